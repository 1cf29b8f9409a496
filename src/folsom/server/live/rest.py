"""Pauses of what runs beside everything else: each ends at once when the server closes."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from folsom.core.errors import FolsomError
from folsom.server.storage.store import STORE_TROUBLE

log = structlog.get_logger()


async def rest(closing: asyncio.Event, seconds: float) -> bool:
    """Wait that long. False if the server closes meanwhile."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closing.wait(), seconds)
    return not closing.is_set()


async def again_and_again(
    closing: asyncio.Event, pause: Callable[[], float], step: Callable[[], Awaitable[None]]
) -> None:
    """Until the server closes. A step that fails is told in the log, and the next one comes."""
    what = step.__qualname__
    while await rest(closing, pause()):
        try:
            await step()
        except (*STORE_TROUBLE, FolsomError) as error:
            log.warning("store is away", what=what, error=type(error).__name__)
        except Exception:
            log.exception("step failed", what=what)
