"""E4.8 Who stands where nobody stays."""

from typing import Any

from folsom.core.complaints import FINE, complain
from folsom.express.components import N_BANDITS, Floor
from folsom.express.position.checks.complaints import INSIDE_WITH_MARSHAL
from folsom.express.state import State, is_playing
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def is_with_marshal(state: State, bandit: int) -> bool:
    """E4.8 Whether a bandit is inside the Marshal's car."""
    is_inside = state.floor_of[bandit] == Floor.INSIDE
    return is_inside and state.car_of[bandit] == state.marshal_car


@kernel
def n_bandits_playing(state: State) -> int:
    """E2.2 So many purses were set aside, one for each bandit."""
    n = 0
    for bandit in range(N_BANDITS):
        n += is_playing(state, bandit)
    return n


@kernel
def complaint_of_bandits(state: State, about: Any) -> int:
    """E4.8 Nobody stays inside the Marshal's car."""
    for bandit in range(N_BANDITS):
        if is_playing(state, bandit) and is_with_marshal(state, bandit):
            return complain(about, INSIDE_WITH_MARSHAL, bandit, widen(state.marshal_car), 0, 0)
    return FINE
