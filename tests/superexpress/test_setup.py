"""S2 Set-up."""

import pytest
from tests.rules import rule
from tests.superexpress.drawing import looks_like

from folsom.superexpress import new


@rule("S2.1", "S2.2")
def test_four_bandits_stand_between_the_caboose_and_the_locomotive() -> None:
    assert looks_like(
        new(seats=4, first_player=2, seed=1),
        """
        roof   |    |    |    |    |    |
        inside |    | 2> | 3> | 0< | 1< |
        """,
    )


@rule("S2.1")
@pytest.mark.parametrize("seats", range(3, 8))
def test_there_is_one_car_more_than_players(seats: int) -> None:
    game = new(seats=seats, seed=1, first_player=0)
    assert len(game.view().cars) == 1 + seats + 1
    cars = [bandit.car for bandit in game.view().bandits]
    assert cars == list(range(seats, 0, -1))
    assert all(bandit.floor == "inside" for bandit in game.view().bandits)


@rule("S2.1")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = {new(seats=5, seed=seed).view().first_player for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}


@rule("S2.1")
def test_the_cars_are_drawn_blind() -> None:
    trains = [new(seats=3, seed=seed).position()["cars"] for seed in range(60)]
    assert {car["card"] for cars in trains for car in cars} == set("ABCDEFGH")
    assert len({car["loot"] for cars in trains for car in cars}) == 8
    # The front of a card does not tell what is on its back.
    assert len({(car["card"], car["loot"]) for cars in trains for car in cars}) > 40


@rule("S2.2")
@pytest.mark.parametrize(("seats", "forward"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_the_rear_half_rounded_up_faces_the_locomotive(seats: int, forward: int) -> None:
    bandits = new(seats=seats, seed=1, first_player=0).view().bandits
    facing = [bandit.facing for bandit in bandits]
    assert facing == ["locomotive"] * forward + ["caboose"] * (seats - forward)


def test_bandits_can_be_chosen() -> None:
    game = new(seats=3, seed=1, bandits=["mei", "doc", "belle"])
    assert [bandit.bandit for bandit in game.view().bandits] == ["mei", "doc", "belle"]


def test_bandits_are_dealt_at_random_otherwise() -> None:
    dealt = {new(seats=3, seed=seed).view().bandits[0].bandit for seed in range(80)}
    assert len(dealt) == 7
