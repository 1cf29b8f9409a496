"""E1.1 Where things can be, and what the spaces of the train are to each other."""

import numpy as np
from tests.rules import rule

from folsom.express.components import AT_BANDIT, IN_BOX, MAX_TRAIN, N_BANDITS, Floor
from folsom.express.places import (
    SPACES,
    bandit_at,
    car_at,
    floor_at,
    is_sheet,
    is_space,
    other_floor,
    sheet_of,
    space_at,
)
from folsom.express.rules.spaces import beside, cars_within, is_on_train, neighbours, whole_train
from folsom.express.state import STATE, State


@rule("E1.1")
def test_every_space_has_a_number_of_its_own() -> None:
    assert len(SPACES) == len(set(SPACES)) == MAX_TRAIN * len(Floor)
    for number, (car, floor) in enumerate(SPACES):
        assert space_at(car, floor) == number
        assert (car_at(number), floor_at(number)) == (car, floor)
        assert is_space(number)
        assert not is_sheet(number)


def test_no_sheet_is_a_space_nor_the_box() -> None:
    sheets = [sheet_of(bandit) for bandit in range(N_BANDITS)]
    assert [bandit_at(sheet) for sheet in sheets] == list(range(N_BANDITS))
    assert all(is_sheet(sheet) and not is_space(sheet) for sheet in sheets)
    assert len(SPACES) <= AT_BANDIT <= max(sheets) < IN_BOX
    assert not is_sheet(IN_BOX)
    assert not is_space(IN_BOX)


@rule("E4.3")
def test_the_other_floor_of_the_other_floor_is_the_same() -> None:
    assert [other_floor(floor) for floor in (Floor.INSIDE, Floor.ROOF)] == [1, 0]


def train_of(n_cars: int) -> State:
    state: State = np.zeros(1, STATE)[0]
    state.caboose = n_cars
    return state


@rule("E4.2")
def test_a_train_ends_at_its_locomotive_and_its_caboose() -> None:
    state = train_of(3)
    assert [car for car in range(-2, 7) if is_on_train(state, car)] == [0, 1, 2, 3]
    assert whole_train(state) == 0b1111
    assert [neighbours(state, car) for car in range(4)] == [0b0010, 0b0101, 0b1010, 0b0100]
    assert [cars_within(state, car, 2) for car in range(4)] == [0b0110, 0b1101, 0b1011, 0b0110]


def test_what_is_beside_some_cars_may_be_beyond_the_train() -> None:
    assert beside(0b0001, 1) == 0b00010
    assert beside(0b1000, 1) == 0b10100
    assert beside(0b0010, 3) == 0b11101
