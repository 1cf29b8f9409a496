"""S2 Set-up. Settings and the random key are in the record; what is not set is drawn here."""

from folsom.core.randomness import below
from folsom.core.state import EventRows, Ints
from folsom.kernel import kernel, widen
from folsom.superexpress.components import (
    LOCOMOTIVE,
    N_BANDITS,
    N_CAR_CARDS,
    NOBODY,
    NOTHING,
    Facing,
    Floor,
    Status,
)
from folsom.superexpress.rules.lines import step_to
from folsom.superexpress.rules.telling import tell_game_started
from folsom.superexpress.state import State


@kernel
def start(state: State, events: EventRows) -> None:
    """S2 Lay out the train and place the bandits."""
    if state.bandit_of[0] == NOBODY:
        deal_bandits(state)
    if state.first_player == NOBODY:
        state.first_player = below(state, widen(state.n_seats))
    couple_cars(state)
    place_bandits(state)
    tell_game_started(events, widen(state.first_player))


@kernel
def draw_different(state: State, drawn: Ints, first: int, n: int, n_kinds: int) -> None:
    """Write n different numbers below n_kinds into a row, each order equally likely."""
    for i in range(n_kinds):
        drawn[first + i] = i
    for i in range(n):
        j = i + below(state, n_kinds - i)
        number = drawn[first + j]
        drawn[first + j] = drawn[first + i]
        drawn[first + i] = number
    for i in range(n, n_kinds):
        drawn[first + i] = NOTHING


@kernel
def deal_bandits(state: State) -> None:
    """S1.1 Everyone gets a different figure, at random."""
    draw_different(state, state.bandit_of, 0, widen(state.n_seats), N_BANDITS)


@kernel
def couple_cars(state: State) -> None:
    """S2.1 As many cars as players and one more, drawn blind.

    Ruling: the front of a card tells nothing about the loot on its back; each is drawn by itself.
    """
    state.caboose = widen(state.n_seats) + 1
    state.car_card[LOCOMOTIVE] = NOTHING
    state.loot_of_car[LOCOMOTIVE] = NOTHING
    draw_different(state, state.car_card, 1, widen(state.caboose), N_CAR_CARDS)
    draw_different(state, state.loot_of_car, 1, widen(state.caboose), N_CAR_CARDS)
    for loot in range(N_CAR_CARDS):
        state.owner_of_loot[loot] = NOBODY


@kernel
def place_bandits(state: State) -> None:
    """S2.1, S2.2 One in each car from the second-to-last on; the rear half looks forward."""
    n_seats = widen(state.n_seats)
    state.n_aboard = n_seats
    for i in range(n_seats):
        bandit = (widen(state.first_player) + i) % n_seats
        is_in_rear_half = i < (n_seats + 1) // 2
        state.status_of[bandit] = Status.ABOARD
        state.facing_of[bandit] = Facing.LOCOMOTIVE if is_in_rear_half else Facing.CABOOSE
        step_to(state, bandit, n_seats - i, Floor.INSIDE, True)
