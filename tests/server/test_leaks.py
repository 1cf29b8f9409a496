"""Whole games of every variant over real sockets: what a seat may not know never changes its bytes.

After every answer the game is rebuilt from the log, everything that a seat may not know is drawn anew, and
the message to that seat is made from the other game: its bytes must be those that were sent.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest, Watch

from folsom.server import entries
from folsom.server.entries import decode_entry
from folsom.server.sights import Broadcast, encode, sight
from folsom.server.store import Reader, open_engine
from folsom.server.table import Table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("lots", 3, {}),
    ("express", 4, {}),
    ("express", 3, {"expert": True}),
    ("express", 6, {"powers": False, "events": False}),
    ("express", 2, {}),
    ("express", 4, {"edition": "2014"}),
    ("superexpress", 4, {}),
    ("superexpress", 5, {"reflex": True, "horse": True}),
]
N_REDRAWS = 2


def is_here(game: str) -> bool:
    from importlib.util import find_spec

    return game == "lots" or find_spec(f"folsom.{game}") is not None


@pytest.mark.parametrize(
    ("game", "n_seats", "options"),
    [
        pytest.param(*v, id="-".join(map(str, (v[0], v[1], *v[2]))))
        for v in VARIANTS
        if is_here(v[0])
    ],
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
    for line in await reader.log(table):
        entry = decode_entry(line.payload)
        replayed.follow(line.number, line.epoch, entry)
        if not isinstance(entry, entries.Answered | entries.Started):
            continue
        true_game = replayed.game
        assert true_game is not None
        for seat, watch in watches.items():
            viewers = () if seat is None else (seat,)
            sent = text_of(watch, line.number)
            assert Broadcast(replayed, entry).bytes_for(viewers) == sent
            if replayed.is_over:
                continue
            told = encode(sight(replayed, seat))
            assert told in sent
            for _ in range(N_REDRAWS):
                replayed.game = true_game.possible(seat, rng.randbytes(32))
                other = sight(replayed, seat)
                replayed.game = true_game
                # The events of the last answer belong to it, not to the position after it.
                true = sight(replayed, seat)
                for name in ("view", "decision", "can_take_back"):
                    assert encode(getattr(other, name)) == encode(getattr(true, name)), name
                n_compared += 1
    assert n_compared > 0


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
