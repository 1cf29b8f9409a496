"""Hints in a module: those of the native search, and nothing in them of what a seat could not know."""

import random
import struct

import pytest
from tests.page.in_python import GameModule, module_of
from tests.page.jobs import EVERY, played
from tests.page.test_compositions import put_down

from folsom.bots import observe
from folsom.bots.search import Hint, Searcher, settled
from folsom.core import bits

pytestmark = pytest.mark.compiled
LOTS = bytes(range(32))
ROW = 5 * 8


def hinted(module: GameModule, seat: int, n_playouts: int) -> bytes:
    """What a new search thinks of every option."""
    module.call("new_searcher", 5)
    module.write("seed", LOTS)
    n = module.call("begin_search", seat, -1)
    module.call("think", n_playouts)
    assert module.call("estimate") == n
    return module.read("searcher", n * ROW)


@pytest.mark.parametrize("game", EVERY)
def test_a_hint_has_the_estimates_of_the_native_search(game: str) -> None:
    module, table = module_of(game), played(game, min(EVERY[game]), 4, 6)
    put_down(module, table)
    seat = bits.lowest(table.asked_mask())
    expected = Hint(observe(settled(table, seat), seat, LOTS), seed=5).think_playouts(40)
    told = list(struct.iter_unpack("<5d", hinted(module, seat, 40)))
    assert told == [(e.option, e.share, e.error, e.value, e.playouts) for e in expected]


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in EVERY for name in sorted(EVERY[game])[::4]]
)
def test_what_a_seat_could_not_know_changes_no_byte_of_its_hint(game: str, name: str) -> None:
    module, luck = module_of(game), random.Random(3)
    whole, is_hidden = played(game, name, 3), False
    for step in range(0, whole.number, 17):
        table = played(game, name, 3, step)
        put_down(module, table)
        truth = module.read("table", module.about["record"])
        for seat in bits.members(table.asked_mask()):
            module.write("table", truth)
            own = hinted(module, seat, 30)
            module.write("seed", luck.randbytes(32))
            module.call("possible", seat)
            is_hidden |= module.read("table", module.about["record"]) != truth
            assert hinted(module, seat, 30) == own, (step, seat)
    assert is_hidden


def test_one_option_alone_is_tried_where_a_review_compares_two() -> None:
    table = played("superexpress", "3-seats", 4, 0)
    module, seat = module_of("superexpress"), 0
    put_down(module, table)
    searcher = Searcher("superexpress", 0)
    observation = observe(settled(table, seat), seat, LOTS)
    searcher.begin(observation.records, seat, among=1 << observation.options[1])
    searcher.play(30)
    module.call("new_searcher", 0)
    module.write("seed", LOTS)
    module.call("begin_search", seat, observation.options[1])
    module.call("think", 30)
    results = module.read("searcher", 5 * 64 * 8, module.about["rows"]["searcher"]["results"])
    assert results == searcher.results.tobytes()
