"""Who waits for a study to change, on this server."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class StudyChanges:
    """Wakes those who wait; nothing is kept of a study that nobody waits for."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listen(self, study: str) -> Iterator[asyncio.Event]:
        """An event that every change of the study sets."""
        heard = asyncio.Event()
        self._waiting.setdefault(study, set()).add(heard)
        try:
            yield heard
        finally:
            self._waiting[study].discard(heard)
            if not self._waiting[study]:
                del self._waiting[study]

    def tell(self, study: str) -> None:
        """It was changed, or is gone."""
        for heard in self._waiting.get(study, ()):
            heard.set()
