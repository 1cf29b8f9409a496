"""Whole games told at tables, every message to every viewer as digests: what the wire carried, kept.

`python -m tests.server.frames_told` writes them anew: do so only when the messages are meant to change.
"""

import gzip
import json
import random
import sys
from hashlib import sha256
from pathlib import Path

from tests.server.story import COMMITMENT, HOST, LEVELS, NONCE
from tools.golden import SETTINGS

from folsom.server.live.broadcast import Broadcast, Viewers, as_moment, encode, welcome
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import Join
from folsom.server.protocol.table_state import Settings
from folsom.server.tables import entries
from folsom.server.tables.decide import decide
from folsom.server.tables.entries import AnyEntry, encode_entry
from folsom.server.tables.games import check_settings
from folsom.server.tables.permission import Caller
from folsom.server.tables.plan import Plan
from folsom.server.tables.seat_commands import join
from folsom.server.tables.table import Table

KEPT = Path(__file__).parent / "frames.json.gz"
SECRET = bytes(range(32))


class Telling:
    """A table played by seeded people; the digest of every message, in order."""

    def __init__(self, game: str, name: str) -> None:
        self.options = dict(SETTINGS[game][name])
        self.n_seats = int(self.options.pop("seats"))
        self.table = Table("a" * 16, SECRET)
        self.now = 1_000
        self.luck = random.Random(f"{game} {name}")
        self.digests: list[str] = []
        self.log = sha256()
        settings = Settings(game, self.n_seats, self.options)
        version = check_settings(settings)
        self._write(entries.Created(0, settings=settings, keys=[HOST], rules_version=version))

    @property
    def viewers(self) -> list[Viewers]:
        """A spectator, each seat alone, and two seats on one screen."""
        return [(), *((seat,) for seat in range(self.n_seats)), (0, 1)]

    def _keep(self, message: bytes) -> None:
        self.digests.append(sha256(message).hexdigest()[:8])

    def _write(self, entry: AnyEntry, plan: Plan | None = None) -> None:
        self.log.update(encode_entry(entry))
        self.table.follow(self.table.number + 1, 0, entry, plan.played if plan else None)
        broadcast = Broadcast(self.table, entry, self.viewers)
        for viewers in self.viewers:
            if not broadcast.is_silent_for(viewers):
                self._keep(broadcast.bytes_for(viewers))
        if isinstance(entry, entries.Answered):
            self._keep(encode(as_moment(self.table, entry, (), all_seeing=True)))

    def _caller(self, key: str) -> Caller:
        self.now += self.luck.randrange(100, 5_000)
        return Caller(frozenset({key}), self.now, "server")

    def _order(self, command: commands.AnyCommand, key: str) -> None:
        plan = decide(self.table, command, self._caller(key), LEVELS)
        self._write(plan.entry, plan)

    def _welcome(self) -> None:
        for seat in (None, *range(self.n_seats)):
            you = self.table.you(set() if seat is None else {self._key(seat)})
            self._keep(encode(welcome(self.table, you, [], self.now)))

    def _key(self, seat: int) -> str:
        return f"friend-{seat}" if seat else HOST

    def play(self) -> list[str]:
        """From the first who sits down to the result."""
        for seat in range(self.n_seats):
            wish = Join(id=f"j{seat}", name=f"Player {seat}", nonce_commitment=COMMITMENT)
            self._write(
                join(self.table, wish, self._key(seat), self._caller(self._key(seat))).entry
            )
        self._welcome()
        self._order(commands.Start("start"), HOST)
        for seat in range(self.n_seats):
            self._order(commands.RevealNonce(f"r{seat}", seat, NONCE), self._key(seat))
        while not self.table.is_over:
            game = self.table.game
            assert game is not None
            seat = self.luck.choice(self.table.asked)
            option = self.luck.choice(game.decision_of(seat).numbers)
            number = self.table.answer_for((seat,))
            command = commands.Answer(f"a{self.table.number}", seat, number, option)
            self._order(command, self._key(seat))
            if self.luck.random() < 0.04:
                self._welcome()
        self._welcome()
        return [*self.digests, self.log.hexdigest()[:16]]


def names() -> list[str]:
    """Every variant of both games."""
    return [f"{game}/{name}" for game, variants in SETTINGS.items() for name in variants]


def tell(name: str) -> list[str]:
    """A variant's game, message by message."""
    game, _, variant = name.partition("/")
    return Telling(game, variant).play()


def kept() -> dict[str, list[str]]:
    """What was told when it was last written down."""
    found: dict[str, list[str]] = json.loads(gzip.decompress(KEPT.read_bytes()))
    return found


if __name__ == "__main__":
    told = {name: tell(name) for name in names()}
    KEPT.write_bytes(gzip.compress(json.dumps(told).encode(), mtime=0))
    sys.stdout.write(f"{sum(map(len, told.values()))} digests of {len(told)} games\n")
