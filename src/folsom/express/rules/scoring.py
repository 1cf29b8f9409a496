"""E10 The end: loot, Gunslinger, and who wins."""

from folsom.core.ranking import make_ranking
from folsom.express.components import (
    DOLLARS_A_UNIT,
    GUNSLINGER_DOLLARS,
    MAX_TOKENS,
    N_BANDITS,
    N_BULLETS,
)
from folsom.express.rules.loot import loot_of
from folsom.express.state import State
from folsom.kernel import kernel, widen

RESULT_PARTS = ("loot", "gunslinger", "bullets_fired", "bullets_received")
"""What is told of every seat besides its place and its dollars."""


@kernel
def loot_value(state: State, seat: int) -> int:
    """E10.1 What a seat's bandits hold, in dollars."""
    dollars = 0
    for bandit in range(N_BANDITS):
        if state.seat_of[bandit] == seat:
            tokens = loot_of(state, bandit)
            for token in range(MAX_TOKENS):
                if tokens >> token & 1:
                    dollars += DOLLARS_A_UNIT * widen(state.token_value[token])
    return dollars


@kernel
def bullets_fired(state: State, seat: int) -> int:
    """E10.1, E9.5 Bullets that count for Gunslinger: those fired, less those that hit the own team."""
    fired = -widen(state.friendly_hits_of[seat])
    for bandit in range(N_BANDITS):
        if state.seat_of[bandit] == seat:
            fired += N_BULLETS - widen(state.bullets_left_of[bandit])
    return fired


@kernel
def is_gunslinger(state: State, seat: int) -> bool:
    """E10.1 Everyone tied for most bullets fired is Gunslinger; nobody in the 2014 game of two (E9.6)."""
    if state.gunslinger == 0:
        return False
    for other in range(widen(state.n_seats)):
        if bullets_fired(state, other) > bullets_fired(state, seat):
            return False
    return True


@kernel
def dollars_of(state: State, seat: int) -> int:
    """E10.1 Loot and prize."""
    dollars = loot_value(state, seat)
    if is_gunslinger(state, seat):
        dollars += GUNSLINGER_DOLLARS
    return dollars


@kernel
def bullets_received(state: State, seat: int) -> int:
    """E10.2 All bullets received, from players and neutral, friendly ones included."""
    received = 0
    for bandit in range(N_BANDITS):
        if state.seat_of[bandit] == seat:
            received += widen(state.bullets_received_of[bandit])
    return received


@kernel
def rank_value(state: State, seat: int) -> int:
    """E10.2 One number that orders the seats: dollars first, then fewest bullets received."""
    return 128 * dollars_of(state, seat) - bullets_received(state, seat)


winners, place_of = make_ranking(rank_value)


@kernel
def result_part(state: State, seat: int, part: int) -> int:
    """The parts of a result, in their order."""
    match part:
        case 0:
            return loot_value(state, seat)
        case 1:
            return int(is_gunslinger(state, seat))
        case 2:
            return bullets_fired(state, seat)
    return bullets_received(state, seat)
