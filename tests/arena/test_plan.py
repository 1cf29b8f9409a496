"""What a tournament plays: paired deals, rotated seats."""

from collections import Counter

import pytest

from folsom.arena import Plan, Variant
from folsom.arena.plan import read_plan, rotations
from folsom.core.errors import BadOptions, CannotRead

FOUR = Variant("express", {"seats": 4})
THREE = Variant("express", {"seats": 3, "expert": True})


@pytest.mark.parametrize("variant", [FOUR, THREE, Variant("superexpress", {"seats": 7})])
def test_head_to_head_each_bot_sits_in_every_seat_equally_often(variant: Variant) -> None:
    plan = Plan(("outlaw", "tenderfoot"), (variant,))
    sat = Counter((seat, bot) for s in plan.seatings(variant) for seat, bot in enumerate(s))
    assert len(sat) == 2 * variant.seats
    assert len(set(sat.values())) == 1


def test_one_against_the_rest_every_bot_meets_every_other_alone_in_every_seat() -> None:
    plan = Plan(("random", "tenderfoot", "outlaw"), (FOUR,), mix="one-against-rest")
    seatings = plan.seatings(FOUR)
    assert len(seatings) == len(set(seatings)) == 6 * 4
    assert (0, 1, 1, 1) in seatings
    assert (1, 1, 0, 1) in seatings


def test_first_against_the_rest_only_the_first_bot_is_alone() -> None:
    plan = Plan(("outlaw", "random", "tenderfoot"), (FOUR,), mix="first-against-rest")
    assert len(plan.seatings(FOUR)) == 2 * 4
    assert all(seating.count(0) == 1 for seating in plan.seatings(FOUR))


def test_a_table_is_turned_round() -> None:
    plan = Plan(
        ("random", "outlaw", "outlaw"), (Variant("superexpress", {"seats": 3}),), mix="table"
    )
    plan.check()
    assert plan.seatings(plan.variants[0]) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert rotations((1, 0, 1, 0)) == [(1, 0, 1, 0), (0, 1, 0, 1)]


def test_all_seatings_of_a_deal_have_its_seed_and_every_bot_its_own() -> None:
    plan = Plan(("outlaw", "tenderfoot"), (FOUR, THREE), deals=3, seed=5)
    tasks = list(plan.tasks())
    assert len(tasks) == plan.n_games == 3 * (2 + 6)
    assert len({task.key for task in tasks}) == len(tasks)
    assert len({plan.deal_seed(t.variant, t.deal) for t in tasks}) == 6
    seeds = [plan.bot_seed(t, seat) for t in tasks for seat in range(len(t.seating))]
    assert len(set(seeds)) == len(seeds)


def test_a_plan_survives_being_written_and_read() -> None:
    plan = Plan(("outlaw", "tenderfoot"), (FOUR, THREE), deals=3, seed=5, on_fault="random")
    assert read_plan(plan.as_json()) == plan
    assert THREE.name == "express 3 expert"


@pytest.mark.parametrize(
    "plan",
    [
        Plan(("outlaw",), (FOUR,)),
        Plan(("outlaw", "outlaw"), (FOUR,)),
        Plan(("outlaw", "random"), ()),
        Plan(("outlaw", "random"), (FOUR,), deals=0),
        Plan(("outlaw", "random"), (FOUR,), mix="swiss"),
        Plan(("outlaw", "random"), (FOUR,), mix="table"),
        Plan(("outlaw", "random"), (FOUR,), on_fault="shrug"),
        Plan(("outlaw", "random"), (FOUR,), time_limit=0),
        Plan(("outlaw", "random"), (Variant("express", {"seats": 9}),)),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(plan: Plan) -> None:
    with pytest.raises(BadOptions):
        plan.check()


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(CannotRead):
        list(Plan(("outlaw", "random"), (Variant("chess", {}),)).tasks())
