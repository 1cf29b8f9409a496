"""Chances in a module: those of `folsom.analysis`, and nothing in them of what a seat could not know."""

import random
import struct
from typing import Any

import pytest
from tests.page.in_python import GameModule, module_of
from tests.page.jobs import EVERY, played
from tests.page.test_compositions import put_down

from folsom.analysis import OPEN, Judge
from folsom.core import bits
from folsom.server.tables.games import AnyGame

pytestmark = pytest.mark.compiled
OPEN_EYES = -2
ROW = 5 * 8
SOME = [
    ("express", "advanced-4", 5),
    ("express", "expert-4", 6),
    ("express", "teams-3", 7),
    ("express", "teams-2-2014", 8),
    ("superexpress", "5-seats-reflex-horse", 9),
]


def judged(
    module: GameModule, eyes: int, slices: list[int], seat: int = 0, laid: tuple[int, ...] = ()
) -> bytes:
    """Every seat's row after some slices of playouts."""
    module.write("page", b"".join(option.to_bytes(4, "little") for option in laid))
    n_seats = module.call("begin_judge", eyes, seat, len(laid), 0)
    for n in slices:
        assert module.call("judge_on", n) == n_seats
    return module.read("searcher", n_seats * ROW)


def rows(written: bytes) -> list[tuple[float, ...]]:
    return [struct.unpack_from("<5d", written, at) for at in range(0, len(written), ROW)]


def in_middle(game: str, name: str, seed: int, step: int) -> AnyGame:
    whole = played(game, name, seed)
    return played(game, name, seed, min(step, whole.number - 1))


@pytest.mark.parametrize(("game", "name", "seed"), SOME)
def test_a_module_judges_as_python_does(game: str, name: str, seed: int) -> None:
    module, judge = module_of(game), Judge(game)
    for step in (0, 11, 30):
        table = in_middle(game, name, seed, step)
        put_down(module, table)
        seat = bits.lowest(table.asked_mask())
        lay = table.decision_of(seat).options[-1].number
        for eyes, looking in ((None, -1), (seat, seat), (OPEN, OPEN_EYES)):
            expected: Any = judge.chances(table, eyes, 60)
            found = rows(judged(module, looking, [20, 40]))
            assert [(row[1], row[2]) for row in found] == [(c.share, c.error) for c in expected]
        expected = judge.chances(table, seat, 60, seat, (lay,))
        found = rows(judged(module, seat, [60], seat, (lay,)))
        assert [(row[1], row[2]) for row in found] == [(c.share, c.error) for c in expected]


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in EVERY for name in sorted(EVERY[game])[::4]]
)
def test_what_a_seat_could_not_know_changes_no_byte_of_its_line(game: str, name: str) -> None:
    module, luck = module_of(game), random.Random(3)
    whole = played(game, name, 3)
    differs_when_open = False
    for step in range(0, whole.number, 17):
        table = played(game, name, 3, step)
        put_down(module, table)
        truth = module.read("table", module.about["record"])
        open_line = judged(module, OPEN_EYES, [30])
        for eyes in range(-1, table.n_seats):
            module.write("table", truth)
            own = judged(module, eyes, [30])
            module.write("seed", luck.randbytes(32))
            module.call("possible", eyes)
            assert judged(module, eyes, [30]) == own, (step, eyes)
            differs_when_open |= judged(module, OPEN_EYES, [30]) != open_line
    assert differs_when_open


@pytest.mark.parametrize("game", EVERY)
def test_the_end_is_judged_as_it_came(game: str) -> None:
    module = module_of(game)
    table = played(game, min(EVERY[game]), 2)
    put_down(module, table)
    assert table.outcome is not None
    for eyes in (-1, 0, OPEN_EYES):
        found = rows(judged(module, eyes, [3]))
        won = {seat for seat, row in enumerate(found) if row[1] > 0}
        assert won == set(table.outcome.winners)
        assert all(row[2] == 0 for row in found)
