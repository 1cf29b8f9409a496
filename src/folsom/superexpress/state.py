"""The whole game in one flat record.

A bandit is numbered by the seat that leads it; `bandit_of[seat]` says which figure it is. Loot is
numbered by its place in `components.LOOT`. Car 0 is the locomotive.
"""

from typing import cast

import numpy as np

from folsom.core.choices import flag_reader
from folsom.core.state import RANDOM_FIELDS, IntGrid, Ints, RandomState, Records, record_dtype
from folsom.superexpress.choices import SWITCHES, Variants
from folsom.superexpress.components import (
    MAX_SEATS,
    MAX_TRAIN,
    N_CAR_CARDS,
    PLAN_SIZE,
)

LOST = -2
"""Loot of a car that left when nobody was there to take it (S3.3)."""


class State(RandomState, Variants[int]):
    """The fields of the record, for mypy. Rules ask for switches and never change them."""

    n_seats: int
    bandit_of: Ints
    asked: int
    """The seats that have not stacked all their cards, as bits; 0 when the game is over."""
    round_number: int
    first_player: int
    caboose: int
    """The last car that is still coupled; 0 when only the locomotive is left."""
    car_card: Ints
    loot_of_car: Ints
    owner_of_loot: Ints
    status_of: Ints
    car_of: Ints
    floor_of: Ints
    spot_of: Ints
    """S4.1 Grows from the rear of the train to its front (`lines.py`)."""
    n_steps: int
    facing_of: Ints
    is_stunned: Ints
    left_at: Ints
    """The happening at which a bandit left the train; bandits left behind together share it."""
    n_departures: int
    n_aboard: int
    hand_of: Ints
    """The cards a seat has not stacked, as bits."""
    plan: IntGrid
    """The stacks, the card on top first."""
    n_planned: Ints
    n_revealed: Ints


STATE = record_dtype(
    [
        *RANDOM_FIELDS,
        ("n_seats", np.int8),
        *[(switch.name, np.int8) for switch in SWITCHES],
        ("bandit_of", np.int8, (MAX_SEATS,)),
        ("asked", np.int8),
        ("round_number", np.int8),
        ("first_player", np.int8),
        ("caboose", np.int8),
        ("car_card", np.int8, (MAX_TRAIN,)),
        ("loot_of_car", np.int8, (MAX_TRAIN,)),
        ("owner_of_loot", np.int8, (N_CAR_CARDS,)),
        ("status_of", np.int8, (MAX_SEATS,)),
        ("car_of", np.int8, (MAX_SEATS,)),
        ("floor_of", np.int8, (MAX_SEATS,)),
        ("spot_of", np.int16, (MAX_SEATS,)),
        ("n_steps", np.int16),
        ("facing_of", np.int8, (MAX_SEATS,)),
        ("is_stunned", np.int8, (MAX_SEATS,)),
        ("left_at", np.int16, (MAX_SEATS,)),
        ("n_departures", np.int16),
        ("n_aboard", np.int8),
        ("hand_of", np.int8, (MAX_SEATS,)),
        ("plan", np.int8, (MAX_SEATS, PLAN_SIZE)),
        ("n_planned", np.int8, (MAX_SEATS,)),
        ("n_revealed", np.int8, (MAX_SEATS,)),
    ]
)


flag = flag_reader(SWITCHES, __name__)


def new_records(n: int = 1) -> Records:
    """Records, all zero."""
    return np.zeros(n, STATE)


def state_of(records: Records) -> State:
    """The first record, as the kernels take it."""
    return cast(State, records[0])
