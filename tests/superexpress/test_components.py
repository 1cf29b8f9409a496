"""S1 What lies in the box."""

import pytest
from tests.rules import rule

from folsom.superexpress import new


@rule("S1.1")
def test_seven_bandits_can_play_and_none_comes_twice() -> None:
    names = {bandit.bandit for bandit in new(seats=7, seed=1).view().bandits}
    assert names == {"belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"}


@rule("S1.1")
def test_the_eight_car_cards_carry_eight_different_loots() -> None:
    cars = new(seats=7, seed=1).position()["cars"]
    assert sorted(car["loot"] for car in cars) == [301, 312, 323, 345, 356, 367, 378, 389]
    assert sorted(car["card"] for car in cars) == list("ABCDEFGH")


@rule("S1.1")
def test_the_locomotive_is_a_car_without_loot() -> None:
    game = new(seats=3, seed=1)
    assert game.view().cars[0].card == "locomotive"
    assert len(game.position()["cars"]) == len(game.view().cars) - 1


@rule("S1.2")
@pytest.mark.parametrize(
    ("reflex", "horse", "more"),
    [
        (False, False, ()),
        (True, False, ("reflex",)),
        (False, True, ("horse",)),
        (True, True, ("reflex", "horse")),
    ],
)
def test_everyone_has_four_cards_and_one_of_each_expansion(
    reflex: bool, horse: bool, more: tuple[str, ...]
) -> None:
    game = new(seats=3, seed=1, reflex=reflex, horse=horse)
    for seat in range(3):
        assert game.view(seat).hand == ("flip", "change-floor", "move", "shoot", *more)
