"""What results prove."""

import math

import pytest

from folsom.arena import Plan, Result, Variant, matchups, rate, rates, run
from folsom.arena.statistics import mean_by_deal
from folsom.core.errors import BadOptions
from folsom.core.intervals import mean_of_sums

FOUR = Variant("express", {"seats": 4})


def won(seating: tuple[int, ...], winner: int, deal: int) -> Result:
    """A game that one seat won; the others follow in order."""
    n = len(seating)
    places = tuple(1 + (seat - winner) % n for seat in range(n))
    shares = tuple(float(place == 1) for place in places)
    return Result(0, deal, seating, shares, (0,) * n, places, ("doc",) * n, 10, 0.1)


def test_games_of_one_deal_count_as_one_observation() -> None:
    once = mean_by_deal([((0, 0), 1.0, 1.0), ((0, 1), 0.0, 1.0), ((0, 2), 1.0, 1.0)])
    often = mean_by_deal(
        [((0, deal), value, 1.0) for deal, value in enumerate((1.0, 0.0, 1.0)) for _ in range(50)]
    )
    assert once.mean == pytest.approx(often.mean)
    assert once.margin == pytest.approx(often.margin)
    assert once.n == 3
    assert once.low < once.mean < once.high


def test_one_deal_proves_nothing() -> None:
    assert math.isinf(mean_by_deal([((0, 0), 1.0, 1.0)]).margin)


def test_the_interval_of_deals_is_that_of_any_observations() -> None:
    values = [0.2, 0.5, 0.9, 0.4]
    found = mean_by_deal([((0, i), v, 1.0) for i, v in enumerate(values)])
    same = mean_of_sums(sum(values), sum(v * v for v in values), len(values))
    assert found.mean == pytest.approx(same.mean)
    assert found.margin == pytest.approx(same.margin)


def test_a_matchup_adds_up_the_shares_of_a_bots_seats() -> None:
    plan = Plan(("outlaw", "random"), (FOUR,), deals=2)
    results = [won((0, 1, 0, 1), 0, 0), won((1, 0, 1, 0), 0, 0), won((0, 1, 0, 1), 2, 1)]
    (found,) = matchups(plan, results)
    assert (found.bot, found.against, found.par, found.games) == ("outlaw", "random", 0.5, 3)
    assert found.share.mean == pytest.approx(2 / 3)


def test_one_against_the_rest_names_the_one() -> None:
    plan = Plan(("outlaw", "random"), (FOUR,), deals=1, mix="one-against-rest")
    results = [won((1, 0, 0, 0), 0, 0), won((0, 1, 1, 1), 1, 0)]
    found = {m.bot: m for m in matchups(plan, results)}
    assert found["random"].share.mean == 1.0
    assert found["outlaw"].share.mean == 0.0
    assert found["outlaw"].par == 0.25


def test_rates_are_told_by_bandit_seat_and_variant() -> None:
    plan = Plan(("outlaw", "random"), (FOUR,), deals=1)
    results = [won((0, 1, 0, 1), 0, 0)]
    assert [r.value for r in rates(plan, results, "bandit")] == ["doc", "doc"]
    assert {r.value for r in rates(plan, results, "seat")} == {"0", "1", "2", "3"}
    assert {r.par for r in rates(plan, results, "variant")} == {0.25}


@pytest.mark.parametrize("kind", ["elo", "openskill"])
def test_the_better_bot_rates_higher_with_error_bars(kind: str) -> None:
    plan = Plan(("random", "tenderfoot", "outlaw"), (FOUR,), deals=20)
    ratings = rate(plan, run(plan, workers=1), kind)
    assert ratings[0].bot == "outlaw"
    assert all(r.low < r.rating < r.high for r in ratings)
    assert ratings[0].low > ratings[1].rating


def test_elo_of_equals_is_equal_and_ratings_of_nothing_are_none() -> None:
    plan = Plan(("outlaw", "random"), (FOUR,), deals=2)
    results = [won((0, 1, 0, 1), seat, deal) for deal in range(2) for seat in range(4)]
    ratings = rate(plan, results)
    assert ratings[0].rating == pytest.approx(ratings[1].rating, abs=30)
    assert rate(plan, []) == []
    with pytest.raises(BadOptions):
        rate(plan, results, "fide")
