"""Where a token can be: in a space of the train, on a bandit's sheet, or in the box.

One number says which. Only this module knows how the numbers of the spaces are made; Python code finds them in
`SPACES`, kernels ask the functions.
"""

from folsom.express.components import AT_BANDIT, MAX_TRAIN, N_BANDITS, Floor
from folsom.kernel import small_kernel

SPACES = tuple((car, int(floor)) for car in range(MAX_TRAIN) for floor in Floor)
"""E1.1 Every space as (car, floor), by its number: inside before roof, from the locomotive on."""

assert len(SPACES) <= AT_BANDIT


@small_kernel
def space_at(car: int, floor: int) -> int:
    """The number of a space."""
    return 2 * car + floor


@small_kernel
def car_at(space: int) -> int:
    """The car of a space."""
    return space >> 1


@small_kernel
def floor_at(space: int) -> int:
    """The floor of a space."""
    return space & 1


@small_kernel
def other_floor(floor: int) -> int:
    """Up from inside, down from the roof."""
    return 1 - floor


@small_kernel
def is_space(place: int) -> bool:
    """Whether what is there lies in or on the train."""
    return place < AT_BANDIT


@small_kernel
def sheet_of(bandit: int) -> int:
    """The place of what a bandit has."""
    return AT_BANDIT + bandit


@small_kernel
def is_sheet(place: int) -> bool:
    """Whether some bandit has what is there."""
    return AT_BANDIT <= place < AT_BANDIT + N_BANDITS


@small_kernel
def bandit_at(sheet: int) -> int:
    """The bandit that has what is there."""
    return sheet - AT_BANDIT
