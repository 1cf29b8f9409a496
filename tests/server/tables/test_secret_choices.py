"""While somebody chooses in secret, nothing that anybody else can ask or hear changes by a byte.

That a choice is made (a plan is locked, a card is taken) everyone sees, as at a real table. How it came about
and what it is, nobody does: neither its parts, nor what was taken back, nor when.
"""

import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.in_process import Wire, begin, inside, sit, start_table, talk_to
from tests.server.player import new_id

from folsom.core.decision import TAKE_BACK
from folsom.core.errors import FolsomError, NotAllowed
from folsom.games import game_module
from folsom.server import wall_clock
from folsom.server.config import Config
from folsom.server.context import Context
from folsom.server.live import past
from folsom.server.live.bots_and_clocks import BotsAndClocks
from folsom.server.live.broadcast import Broadcast, encode, welcome
from folsom.server.protocol import commands, messages
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.table_state import BotSeat, ClockSettings, Settings, You
from folsom.server.tables import entries
from folsom.server.tables.clocks import first_times
from folsom.server.tables.decide import decide
from folsom.server.tables.entries import AnyEntry, decode_entry, encode_entry
from folsom.server.tables.game_commands import play
from folsom.server.tables.keys import hash_of, new_key
from folsom.server.tables.permission import Caller
from folsom.server.tables.table import Table
from folsom.server.websocket.client import Socket

pytestmark = pytest.mark.anyio

PLENTY = 10**6
CLOCK = ClockSettings(per_decision=3600, per_game=36000, increment=5)
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("express", 3, {"expert": True}),
    ("express", 3, {"two_bandits": True, "expert": True}),
    ("superexpress", 4, {}),
]
N_CHECKS = 8


class Onlooker:
    """Somebody who sits at the table, or watches, and asks for everything there is."""

    def __init__(self, room: "Room", seat: int | None) -> None:
        self.room = room
        self.seat = seat
        self.key = new_key()
        self.wire = Wire()

    async def watch(self) -> None:
        """A socket that stays open."""
        self.wire, _ = await self._say_hello(None)

    async def asks(self, chooser: int) -> dict[str, list[bytes]]:
        """Every answer that this onlooker can get just now, and all it was sent by itself."""
        found = {path: [await self._get(path)] for path in self._paths()}
        for order in self._vain_orders(chooser):
            found[f"{order}"] = [await self._order(order)]
        found["an illegal answer"] = [await self._order(await self._illegal(chooser))]
        for last in await self._lasts():
            found[f"hello, last {last}"] = await self._hello(last)
        you = self.room.table.you({hash_of(self.key)})
        welcomes = [
            encode(welcome(table, you, [], self.room.now))
            for table in (self.room.table, await self.room.rebuilt())
        ]
        assert welcomes[0] == welcomes[1]
        return {**found, "hand over": self.would_hand_over(chooser), "sent": list(self.wire.sent)}

    def would_hand_over(self, chooser: int) -> list[bytes]:
        """What becomes of the wish that a bot takes over from who keeps all waiting, as time goes by."""
        found = []
        for waited in (0, 59_500, 60_500, 120_000):
            caller = Caller(frozenset({hash_of(self.key)}), self.room.now + waited, "server")
            wish = commands.HandOver("id", chooser)
            try:
                plan = decide(self.room.table, wish, caller, ("outlaw",))
                found.append(encode_entry(plan.entry))
            except FolsomError as error:
                found.append(f"{error.code} {error}".encode())
        return found

    def _paths(self) -> list[str]:
        here = f"/api/tables/{self.room.id}"
        seat = "" if self.seat is None else f"seat={self.seat}&"
        ends = ("transcript", "game", "replay", "review", "invitation.svg")
        return [
            "/api/tables",
            "/api/games",
            here,
            f"{here}/view?{seat}",
            f"{here}/view?{seat}after=0",
            f"{here}/preview?{seat}",
            *(f"{here}/{end}" for end in ends),
        ]

    def _vain_orders(self, chooser: int) -> list[dict[str, Any]]:
        """Orders that are refused, each with its sentence."""
        order = {"id": "vain", "seat": chooser, "number": 0}
        mine = {**order, "seat": chooser if self.seat is None else self.seat}
        return [
            {"type": "answer", "option": 0, **order},
            {"type": "answer", "option": 62, **mine},
            {"type": "take-back", **order},
            {"type": "take-back", **mine},
            {"type": "give-back", "id": "vain", "seat": chooser},
            {"type": "start", "id": "vain"},
        ]

    async def _illegal(self, chooser: int) -> dict[str, Any]:
        """An answer to the right decision that nobody offered."""
        seat = chooser if self.seat is None else self.seat
        number = self.room.table.answer_for([] if self.seat is None else [self.seat])
        return {"type": "answer", "id": "vain", "seat": seat, "number": number, "option": 62}

    async def _lasts(self) -> list[int | None]:
        seat = "" if self.seat is None else f"seat={self.seat}"
        body = await self._get(f"/api/tables/{self.room.id}/view?{seat}")
        number = json.loads(body[body.index(b"{") :])["number"]
        return [None, 0, number - 5, number - 1, number, number + 1]

    async def _get(self, path: str) -> bytes:
        answer = await self.room.client.get(path, headers=self._headers)
        return self._written(answer)

    async def _order(self, order: dict[str, Any]) -> bytes:
        path = f"/api/tables/{self.room.id}/commands"
        answer = await self.room.client.post(path, json=order, headers=self._headers)
        assert answer.status_code in (403, 409, 422), answer.text
        return self._written(answer)

    async def _hello(self, last: int | None) -> list[bytes]:
        wire, socket = await self._say_hello(last)
        socket.gone()
        return wire.sent

    async def _say_hello(self, last: int | None) -> tuple[Wire, Socket]:
        wire, keys = Wire(), frozenset({hash_of(self.key)})
        socket = Socket(wire, self.room.context, self.room.id, "", keys)  # type: ignore[arg-type]
        hello = {"type": "hello", "version": messages.VERSION, "last": last}
        await socket.take(json.dumps(hello).encode())
        return wire, socket

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    def _written(self, answer: httpx.Response) -> bytes:
        head = f"{answer.status_code} {sorted(answer.headers.items())}"
        return head.encode() + answer.content


class Room:
    """A server without a port and with a clock of its own, and one table in it. Bots move when told to."""

    def __init__(self, context: Context, client: httpx.AsyncClient) -> None:
        self.context = context
        self.client = client
        self.now = 1_000_000
        self.id = ""
        self.onlookers: list[Onlooker] = []

    @property
    def table(self) -> Table:
        return self.context.tables.by_id[self.id].table

    async def begin(self, settings: Settings, bots: tuple[int, ...]) -> None:
        seats = [Onlooker(self, seat) for seat in range(settings.n_seats)]
        wish = CreateTable(settings, [BotSeat(seat, "tenderfoot") for seat in bots])
        self.id = await self.context.commands.create_table(wish, seats[0].key)
        persons = [one for one in seats if one.seat not in bots]
        sitting = [await sit(self.context, self.id, one.key, one.seat) for one in persons]
        await begin(self.context, self.id, seats[0].key, sitting)
        self.onlookers = [*persons, Onlooker(self, None)]
        for one in self.onlookers:
            await one.watch()

    def caller(self, key: str) -> Caller:
        return Caller(frozenset({hash_of(key)}), self.now, self.context.server)

    def is_quiet(self, seat: int, option: int) -> bool:
        """Whether nobody else will be told of an answer."""
        entry = play(self.table, seat, option, (self.now, "", "")).entry
        return isinstance(entry, entries.Answered) and entry.quiet

    async def rebuilt(self) -> Table:
        """The table as another server finds it in the log."""
        other = Table(self.id, self.table.secret)
        rows = await self.context.reader.log(self.id)
        other.replay((row.number, row.epoch, decode_entry(row.payload)) for row in rows)
        return other

    async def answer(self, seat: int, option: int) -> None:
        """As the seat's person would, or as its bot does."""
        sitting = [one for one in self.onlookers if one.seat == seat]
        if not sitting:
            stamp = (self.now, "", "")
            await self.context.changes.change(
                self.id, lambda table: play(table, seat, option, stamp, by_bot=True)
            )
            return
        number = self.table.answer_for([seat])
        wish: commands.AnyCommand = commands.Answer(new_id(), seat, number, option)
        if option == TAKE_BACK:
            wish = commands.TakeBack(new_id(), seat, number)
        await self.context.commands.carry_out(self.id, wish, self.caller(sitting[0].key))


@asynccontextmanager
async def room_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    config = Config(
        database_url=f"sqlite:///{folder / 'tables.db'}",
        warm_up=False,
        previews_per_minute=PLENTY,
        messages_per_second=PLENTY,
        commands_per_minute=PLENTY,
        changes_per_minute=PLENTY,
    )
    monkeypatch.setattr(BotsAndClocks, "wake", lambda self, live: None)
    context = Context(config)
    await context.open()
    try:
        async with talk_to(context) as client:
            room = Room(context, client)
            clock = SimpleNamespace(time_ns=lambda: room.now * 1_000_000)
            monkeypatch.setattr(wall_clock, "time", clock)
            yield room
    finally:
        await context.close()


def choices(table: Table, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Seats and options at random until the game is over, now and then with a choice taken back."""
    while not table.is_over:
        game = table.game
        assert game is not None
        regretful = [seat for seat in range(game.n_seats) if game.can_take_back(seat)]
        if regretful and rng.random() < 0.3:
            yield rng.choice(regretful), TAKE_BACK
        else:
            decision = rng.choice(game.decisions)
            yield decision.seat, rng.choice(decision.numbers)


@pytest.mark.parametrize("clock", [ClockSettings(), CLOCK], ids=["no clock", "clock"])
@pytest.mark.parametrize(("game", "n_seats", "options"), VARIANTS)
async def test_every_byte_to_everybody_else_stays_while_somebody_chooses_in_secret(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    n_seats: int,
    options: dict[str, Any],
    clock: ClockSettings,
) -> None:
    monkeypatch.setattr(past, "N_HISTORY", 6)
    rng = random.Random(3)
    n_by_bot = n_by_person = n_taken_back = 0
    async with room_in(tmp_path, monkeypatch) as room:
        await room.begin(Settings(game, n_seats, options, clock, open=True), bots=(n_seats - 1,))
        room.now += 60_000
        for seat, option in choices(room.table, rng):
            room.now += 700
            is_quiet = room.is_quiet(seat, option)
            others = [one for one in room.onlookers if one.seat != seat]
            before = [await one.asks(seat) for one in others] if is_quiet else []
            await room.answer(seat, option)
            if not is_quiet:
                continue
            for one, asked in zip(others, before, strict=True):
                after = await one.asks(seat)
                changed = {what for what in {*asked, *after} if asked.get(what) != after.get(what)}
                assert not changed, f"seen by {one.seat} while {seat} chose in secret"
            n_by_bot += seat == n_seats - 1
            n_by_person += seat != n_seats - 1
            n_taken_back += option == TAKE_BACK
            if n_by_bot + n_by_person >= N_CHECKS and n_by_bot and n_by_person:
                break
    assert n_by_bot
    assert n_by_person
    assert game != "superexpress" or n_taken_back


# ------------------------------------------------------------------ two stories that differ in secret


class Story:
    """A table made from a log, without a server."""

    def __init__(self, game: str, n_seats: int, options: dict[str, Any], seed: int) -> None:
        module = game_module(game)
        self.table = Table("a" * 16, seed.to_bytes(32, "big"))
        self.log: list[AnyEntry] = []
        settings = Settings(game, n_seats, options, CLOCK)
        self.write(entries.Created(1, settings=settings, rules_version=module.RULES_VERSION))
        for seat in range(n_seats):
            self.write(entries.Seated(1, seat=seat, name="Ann", keys=[f"{seat}"]))
        self.write(entries.Started(2, options=options, times=first_times(CLOCK, n_seats)))

    def write(self, entry: AnyEntry) -> None:
        self.log.append(entry)
        self.table.follow(self.table.number + 1, 0, entry)

    def copy(self) -> "Story":
        other = object.__new__(Story)
        other.table, other.log = Table(self.table.id, self.table.secret), []
        for entry in self.log:
            other.write(entry)
        return other

    def answer(self, seat: int, option: int, at: int) -> entries.Answered:
        entry = play(self.table, seat, option, (at, "", "")).entry
        assert isinstance(entry, entries.Answered)
        self.write(entry)
        return entry

    def choose_in_secret(self, seat: int, rng: random.Random, at: int) -> list[bytes]:
        """The seat makes its choice in its own time and way, done at `at`; what each of the others was told."""
        seats = range(len(self.table.seats))
        others: list[tuple[int, ...]] = [(), *((other,) for other in seats if other != seat)]
        while True:
            game = self.table.game
            assert game is not None
            option = rng.choice(game.decision_of(seat).numbers)
            if game.can_take_back(seat) and rng.random() < 0.3:
                option = TAKE_BACK
            trial = play(self.table, seat, option, (at, "", "")).entry
            assert isinstance(trial, entries.Answered)
            moment = self.table.at + rng.randrange(3) if trial.quiet else at
            entry = self.answer(seat, option, moment)
            broadcast = Broadcast(self.table, entry, others)
            if not entry.quiet:
                break
            assert all(broadcast.is_silent_for(viewers) for viewers in others)
        yous = [You(list(viewers), False) for viewers in others]
        return [
            *(broadcast.bytes_for(viewers) for viewers in others),
            *(encode(welcome(self.table, you, [], at + 5)) for you in yous),
        ]


async def test_a_refused_answer_names_no_number_that_its_sender_may_not_count(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as context, talk_to(context) as client:
        table, key = await start_table(context, 2, ())
        live = await context.tables.get(table)
        assert live.table.game is not None
        illegal = commands.Answer("vain", 0, live.table.answer_for([0, 1]), 62)
        with pytest.raises(NotAllowed, match=r"\(seat 0, answer number \d+\)$") as refused:
            live.table.game.copy().answer(62, 0)
        headers = {"authorization": f"Bearer {key}"}
        body = json.loads(encode(illegal))
        over_http = await client.post(f"/api/tables/{table}/answers", json=body, headers=headers)
        onlooker = Wire()
        socket = Socket(onlooker, context, table, "", frozenset({hash_of(key)}))  # type: ignore[arg-type]
        await socket.take(encode(commands.Hello(messages.VERSION)))
        await socket.take(encode(illegal))
        socket.gone()
    for answer in (over_http.json(), json.loads(onlooker.sent[-1])):
        assert answer["sentence"] == str(refused.value).partition(" (")[0]
        assert answer["sentence"] == refused.value.sentence


@pytest.mark.parametrize(("game", "n_seats", "options"), VARIANTS)
def test_two_stories_that_differ_in_a_secret_choice_read_the_same_to_the_others(
    game: str, n_seats: int, options: dict[str, Any]
) -> None:
    n_compared = n_different = 0
    rng = random.Random(11)
    story = Story(game, n_seats, options, 5)
    while not story.table.is_over and n_compared < 12:
        assert story.table.game is not None
        asked = story.table.asked
        at = story.table.at + 20_000
        if len(asked) == 1:
            decision = story.table.game.decision_of(asked[0])
            story.answer(asked[0], rng.choice(decision.numbers), at)
            continue
        seat = rng.choice(asked)
        one, other = story.copy(), story.copy()
        told = [world.choose_in_secret(seat, rng, at) for world in (one, other)]
        assert told[0] == told[1]
        n_compared += 1
        n_different += one.log[len(story.log) :] != other.log[len(story.log) :]
        story = one
    assert n_compared >= 2
    assert n_different >= 2
