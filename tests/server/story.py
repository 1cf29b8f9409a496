"""A table and its log, told command by command, without a server."""

from typing import Any

import pytest

from folsom.core.errors import FolsomError
from folsom.core.fairness import commitment_of
from folsom.server.protocol import commands
from folsom.server.protocol.bodies import Join
from folsom.server.protocol.table_state import BotSeat, ClockSettings, Settings
from folsom.server.tables import entries
from folsom.server.tables.decide import decide
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.permission import Caller
from folsom.server.tables.plan import Plan
from folsom.server.tables.seat_commands import join
from folsom.server.tables.table import Table

LEVELS = ("tenderfoot", "outlaw")
TABLE = "a" * 16
NONCE = "00112233445566778899aabbccddeeff" * 2
COMMITMENT = commitment_of(TABLE, bytes.fromhex(NONCE))
HOST, FRIEND = "host-hash", "friend-hash"


class Story:
    """A table and its log, told command by command."""

    def __init__(
        self, n_seats: int = 2, bots: tuple[int, ...] = (), clock: ClockSettings | None = None
    ):
        self.table = Table("a" * 16, b"secret")
        self.log: list[tuple[int, int, AnyEntry]] = []
        self.now = 1_000
        settings = Settings("lots", n_seats, clock=clock or ClockSettings())
        seats = [BotSeat(seat, "tenderfoot") for seat in bots]
        self.write(entries.Created(0, settings=settings, bots=seats, keys=[HOST], rules_version=1))

    def write(self, entry: AnyEntry, plan: Plan | None = None) -> None:
        self.log.append((len(self.log), self.table.epoch, entry))
        self.table.follow(*self.log[-1], plan.played if plan else None)

    def caller(self, *keys: str) -> Caller:
        self.now += 100
        return Caller(frozenset(keys), self.now, "server")

    def sit(self, key: str, **wish: Any) -> None:
        fields = {"id": f"join-{key}-{len(self.log)}", "name": "Ann", **wish}
        fields.setdefault("nonce_commitment", COMMITMENT)
        plan = join(self.table, Join(**fields), key, self.caller(key))
        self.write(plan.entry)

    def begin(self) -> None:
        """The host calls the start, and everyone tells the nonce."""
        self.order(commands.Start)
        for seat in self.table.unrevealed():
            (key,) = self.table.seats[seat].keys
            self.order(commands.RevealNonce, seat, NONCE, by=key)

    def order(self, kind: type, *fields: Any, by: str = HOST) -> Plan:
        command = kind(f"id-{len(self.log)}", *fields)
        plan = decide(self.table, command, self.caller(by), LEVELS)
        self.write(plan.entry, plan)
        return plan

    def refuse(self, kind: type, *fields: Any, by: str = HOST) -> str:
        command = kind("refused", *fields)
        with pytest.raises(FolsomError) as refusal:
            decide(self.table, command, self.caller(by), LEVELS)
        return refusal.value.code

    def started(self) -> "Story":
        self.sit(HOST)
        if self.table.settings.n_seats > 1 and self.table.seats[1].kind == "empty":
            self.sit(FRIEND)
        self.begin()
        return self

    def answer_first(self, seat: int, by: str) -> None:
        game = self.table.game
        assert game is not None
        option = game.decision_of(seat).numbers[0]
        self.order(commands.Answer, seat, game.number, option, by=by)
