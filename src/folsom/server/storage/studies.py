"""Studies in the store: written whole, under a number that only grows. The same on SQLite and PostgreSQL."""

from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.storage.schema import studies, study_guests

REMOVED_AT_ONCE = 100
MAX_GUESTS = 24
"""So many are told of each other."""


class Kept(NamedTuple):
    """A study as stored: the hash of its editing key, how often it was changed and when, and itself as JSON."""

    editor: str
    number: int
    touched: int
    body: bytes


class Guest(NamedTuple):
    """Somebody at a study, and at which of its nodes."""

    guest: str
    name: str
    node: int


class StudyStore:
    """Reads and writes studies."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def create(self, study: str, editor: str, now: int, body: bytes) -> None:
        """A new study, whose number is 1."""
        row = {"id": study, "editor": editor, "number": 1, "touched": now, "body": body}
        async with self._engine.begin() as connection:
            await connection.execute(sa.insert(studies), row)

    async def read(self, study: str) -> Kept | None:
        """A study, if there is one of that name."""
        query = sa.select(
            studies.c.editor, studies.c.number, studies.c.touched, studies.c.body
        ).where(studies.c.id == study)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Kept(row.editor, row.number, row.touched, bytes(row.body))

    async def number(self, study: str) -> int | None:
        """How often a study was changed, which is less to read."""
        query = sa.select(studies.c.number).where(studies.c.id == study)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def change(self, study: str, number: int, now: int, body: bytes) -> bool:
        """Put another body in the place of the one with that number. False if somebody was first."""
        change = (
            sa.update(studies)
            .where(studies.c.id == study, studies.c.number == number)
            .values(number=number + 1, touched=now, body=body)
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def touch(self, study: str, now: int) -> None:
        """Somebody reads it: it is kept so much longer."""
        change = sa.update(studies).where(studies.c.id == study).values(touched=now)
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def remove(self, study: str) -> None:
        """It is no longer kept."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(studies).where(studies.c.id == study))
            await connection.execute(sa.delete(study_guests).where(study_guests.c.study == study))

    async def welcome(self, study: str, guest: Guest, now: int) -> None:
        """Somebody is there, or has gone to another node."""
        row = {"study": study, **guest._asdict(), "seen": now}
        is_it = (study_guests.c.study == study) & (study_guests.c.guest == guest.guest)
        # What was said later stands, whichever is written first.
        with suppress(IntegrityError):
            async with self._engine.begin() as connection:
                is_earlier = study_guests.c.seen <= now
                change = sa.update(study_guests).where(is_it, is_earlier).values(row)
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(sa.insert(study_guests), row)

    async def guests(self, study: str, since: int) -> list[Guest]:
        """Who was seen there since."""
        query = (
            sa.select(study_guests.c.guest, study_guests.c.name, study_guests.c.node)
            .where(study_guests.c.study == study, study_guests.c.seen >= since)
            .order_by(study_guests.c.guest)
            .limit(MAX_GUESTS)
        )
        async with self._engine.connect() as connection:
            return [Guest(*row) for row in await connection.execute(query)]

    async def see_off(self, study: str, guest: str, seen: int) -> None:
        """Somebody has left, unless seen again since."""
        is_it = (study_guests.c.study == study) & (study_guests.c.guest == guest)
        async with self._engine.begin() as connection:
            gone = sa.delete(study_guests).where(is_it, study_guests.c.seen == seen)
            await connection.execute(gone)

    async def remove_untouched(self, before: int) -> int:
        """Remove some that nobody has read or changed since. Returns how many."""
        old = sa.select(studies.c.id).where(studies.c.touched < before).limit(REMOVED_AT_ONCE)
        async with self._engine.begin() as connection:
            names = [row[0] for row in await connection.execute(old)]
            gone = sa.delete(studies).where(studies.c.id.in_(names), studies.c.touched < before)
            return (await connection.execute(gone)).rowcount if names else 0

    async def forget_guests(self, before: int) -> None:
        """Remove those who have not been seen since."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(study_guests).where(study_guests.c.seen < before))
