"""S2.1 Every order that the rules hide is any order."""

import numpy as np
import pytest
from tests.rules import rule
from tests.superexpress.deals import DEALS, orders_of
from tests.uniform import Order, assert_uniform, assert_unrelated, one_each

from folsom.core.randomness import below, read_seed
from folsom.core.state import Records
from folsom.kernel import IS_COMPILED
from folsom.superexpress.game import new_from
from folsom.superexpress.options import read_options
from folsom.superexpress.rules import setup
from folsom.superexpress.state import STATE
from tests import seeds

MANY = 3_000 if IS_COMPILED else 20


def deal(name: str, given: list[seeds.Seed]) -> Records:
    """Games as they begin."""
    options = read_options(DEALS[name])
    games = (new_from(options, read_seed(seed)) for seed in given)
    return np.frombuffer(b"".join(game.records.tobytes() for game in games), STATE)


@rule("S2.1")
@pytest.mark.parametrize("name", DEALS)
def test_every_hidden_order_is_any_order(name: str) -> None:
    table = deal(name, seeds.mixed(MANY))
    assert_uniform(list(orders_of(table)))
    seats = np.arange(DEALS[name]["seats"])
    after = (seats - table["first_player"][:, None]) % len(seats)
    cars = table["car_of"][:, seats]
    assert (cars == len(seats) - after).all()
    assert_uniform([Order("where they start", cars[:, :1], one_each(seats + 1))])


@pytest.mark.compiled
@rule("S2.1")
def test_looked_at_closely_too() -> None:
    table = deal("3-seats", seeds.mixed(8 * MANY))
    assert_uniform(list(orders_of(table)))


@pytest.mark.compiled
def test_a_game_tells_nothing_of_one_whose_seed_is_much_alike() -> None:
    next_ones = [deal("7-seats", list(range(i, MANY + i))) for i in (0, 1)]
    one_off = [
        deal("7-seats", [make(i) for i in range(MANY)])
        for make in (seeds.digits, seeds.one_bit_off)
    ]
    for tables in (next_ones, one_off):
        assert_unrelated(*(list(orders_of(table)) for table in tables))


@pytest.mark.skipif(IS_COMPILED, reason="compiled rules cannot be replaced")
def test_a_draw_that_never_gives_the_last_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "below", lambda state, n: below(state, max(n - 1, 1)))
    table = deal("3-seats", seeds.mixed(4 * MANY))
    with pytest.raises(AssertionError):
        assert_uniform(list(orders_of(table)))
