"""Pauses of what runs beside everything else: each ends at once when the server closes."""

import asyncio
import contextlib


async def rest(closing: asyncio.Event, seconds: float) -> bool:
    """Wait that long. False if the server closes meanwhile."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closing.wait(), seconds)
    return not closing.is_set()
