"""Whole games of every variant over real sockets: what a seat may not know never changes its bytes.

After every answer the game is rebuilt from the log, everything that a seat may not know is drawn anew, and
the message to that seat is made from the other game: its bytes must be those that were sent.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest, Watch

from folsom.games import game_module
from folsom.server.live.broadcast import Broadcast, encode, sights_now, sights_of, welcome
from folsom.server.protocol.table_state import ClockSettings, Settings, You
from folsom.server.storage.store import Reader, open_engine
from folsom.server.tables import entries
from folsom.server.tables.clocks import first_times
from folsom.server.tables.entries import decode_entry
from folsom.server.tables.game_commands import play
from folsom.server.tables.table import Table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("lots", 3, {}),
    ("express", 4, {}),
    ("express", 3, {"expert": True}),
    ("express", 6, {"powers": False, "events": False}),
    ("express", 2, {}),
    ("express", 4, {"edition": "2014"}),
    ("express", 3, {"two_bandits": True}),
    ("superexpress", 4, {}),
    ("superexpress", 5, {"reflex": True, "horse": True}),
]
N_REDRAWS = 2


@pytest.mark.parametrize(
    ("game", "n_seats", "options"),
    [pytest.param(*v, id="-".join(map(str, (v[0], v[1], *v[2])))) for v in VARIANTS],
)
async def test_bytes_to_a_seat_do_not_depend_on_what_it_may_not_know(
    one_server: GameServer, game: str, n_seats: int, options: dict[str, Any]
) -> None:
    host = Guest(one_server.url)
    table = await host.create(n_seats, game=game, options=options)
    guests = [host, *(Guest(one_server.url) for _ in range(n_seats - 1))]
    for i, guest in enumerate(guests):
        await guest.join(table, f"Guest {i}")
    watches = [await guest.watch(table) for guest in guests]
    spectator = await Guest(one_server.url).watch(table)
    await host.start(table)
    players = [watch.play_on(i) for i, watch in enumerate(watches)]
    await asyncio.gather(*players, spectator.play_on())
    engine = open_engine(one_server.database_url)
    try:
        await check_bytes(Reader(engine), table, {**dict(enumerate(watches)), None: spectator})
    finally:
        await engine.dispose()


async def check_bytes(reader: Reader, table: str, watches: dict[int | None, Watch]) -> None:
    row = await reader.table(table)
    assert row is not None
    replayed = Table(table, row.secret)
    rng = random.Random(7)
    n_compared = 0
    rows = await reader.log(table)
    for line in rows:
        entry = decode_entry(line.payload)
        replayed.follow(line.number, line.epoch, entry)
        if not isinstance(entry, entries.Answered | entries.Started):
            continue
        true_game = replayed.game
        assert true_game is not None
        for seat, watch in watches.items():
            viewers = () if seat is None else (seat,)
            broadcast = Broadcast(replayed, entry, [viewers])
            if broadcast.is_silent_for(viewers):
                continue
            sent = text_of(watch, replayed.number_for(viewers))
            assert broadcast.bytes_for(viewers) == sent
            if replayed.is_over:
                continue
            (true,) = sights_now(true_game, [seat])
            assert encode(true) in sent
            for _ in range(N_REDRAWS):
                (other,) = sights_of(true_game.possible(seat, rng.randbytes(32)), [seat])
                # The events of the last answer belong to it, not to the position after it.
                for name in ("view", "decision", "can_take_back"):
                    assert encode(getattr(other, name)) == encode(getattr(true, name)), name
                n_compared += 1
    assert n_compared > 0
    for seat, watch in watches.items():
        viewers = () if seat is None else (seat,)
        n_told = sum(message["type"] == "update" for message in watch.got)
        n_answers = sum(isinstance(decode_entry(r.payload), entries.Answered) for r in rows)
        n_hidden = replayed.seen.n_hidden_from(viewers)
        assert n_told == 1 + n_answers - n_hidden


def text_of(watch: Watch, number: int) -> bytes:
    found = [
        text
        for message, text in zip(watch.got, watch.texts, strict=True)
        if message["type"] == "update" and message["number"] == number
    ]
    assert len(found) == 1
    return found[0].encode()


async def test_the_seed_is_in_nothing_that_is_sent_before_the_end(
    one_server: GameServer, tmp_path: Path
) -> None:
    host = Guest(one_server.url)
    table = await host.create(2, bots=(1,))
    await host.join(table)
    watch = await host.watch(table)
    await host.start(table)
    await watch.play_on()
    engine = open_engine(one_server.database_url)
    row = await Reader(engine).table(table)
    await engine.dispose()
    assert row is not None
    *before, last = watch.texts[: watch.got.index(watch.now) + 1]
    assert row.secret.hex() in last
    assert not [text for text in before if row.secret.hex() in text]


def secret_choice(n_aside: int) -> list[bytes]:
    """What seat 1 is sent while seat 0 puts so many cards aside, and then is done, in the expert game."""
    game = game_module("express")
    table = Table("a" * 16, bytes(32))
    settings = Settings("express", 2, {"expert": True}, ClockSettings(per_game=600, increment=5))
    log: list[entries.AnyEntry] = [
        entries.Created(1, settings=settings, rules_version=game.RULES_VERSION),
        *(entries.Seated(1, seat=i, name="Ann", nonce="ab" * 16, keys=[f"{i}"]) for i in (0, 1)),
        entries.Started(1, options={"expert": True}, times=first_times(settings.clock, 2)),
    ]
    for number, entry in enumerate(log):
        table.follow(number, 0, entry)
    sent: list[bytes] = []

    def answer(seat: int, option: int, at: int) -> None:
        plan = play(table, seat, option, (at, "", ""))
        table.follow(table.number + 1, 0, plan.entry, plan.played)
        broadcast = Broadcast(table, plan.entry, [(1,)])
        if not broadcast.is_silent_for((1,)):
            sent.append(broadcast.bytes_for((1,)))

    def options(seat: int) -> dict[str, list[int]]:
        assert table.game is not None
        found: dict[str, list[int]] = {}
        for option in table.game.decision_of(seat).options:
            found.setdefault(option.form.do, []).append(option.number)
        return found

    assert table.game is not None
    while table.game.decisions[0].kind != "keep":
        seat = table.game.decisions[0].seat
        offered = options(seat)
        answer(seat, offered.get("draw", next(iter(offered.values())))[0], 2)
    for _ in range(n_aside):
        answer(0, options(0)["discard"][0], 3)
    answer(0, options(0)["done"][0], 4)
    sent.append(encode(welcome(table, You([1], False), [], 5)))
    return sent


async def test_how_many_cards_somebody_puts_aside_is_not_to_be_seen_from_numbers_or_clocks() -> (
    None
):
    assert secret_choice(0) == secret_choice(1) == secret_choice(2)


async def test_a_client_that_comes_back_amid_secret_choices_gets_the_rest(
    one_server: GameServer,
) -> None:
    host = Guest(one_server.url)
    table = await host.create(3, game="superexpress")
    guests = [host, Guest(one_server.url), Guest(one_server.url)]
    for i, guest in enumerate(guests):
        await guest.join(table, f"Guest {i}")
    watches = [await guest.watch(table) for guest in guests]
    await host.start(table)
    await asyncio.gather(*(watch.play_on(i) for i, watch in enumerate(watches)))
    updates = [text for text in watches[1].texts if json.loads(text)["type"] == "update"]
    for n_missed in range(1, len(updates), 3):
        last = json.loads(updates[-1 - n_missed])["number"]
        again = await guests[1].watch(table, last=last)
        assert again.got[0]["type"] == "resumed"
        while not again.is_over:
            await again.receive()
        assert again.texts[1:][:n_missed] == updates[-n_missed:]
