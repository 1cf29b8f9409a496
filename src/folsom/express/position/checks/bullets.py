"""E1.4, E1.5, E4.4 Where the bullets are."""

from typing import Any

from folsom.core.complaints import FINE, complain
from folsom.express.components import (
    FIRST_BULLET,
    N_BANDITS,
    N_BULLETS,
    N_NEUTRAL_BULLETS,
    NEUTRAL_BULLET,
    NOBODY,
)
from folsom.express.position.checks.bandits import n_bandits_playing
from folsom.express.position.checks.cards import n_of_card
from folsom.express.position.checks.complaints import BULLETS_LEFT, OWN_BULLET, TOO_MANY_BULLETS
from folsom.express.state import State, is_playing
from folsom.kernel import kernel, small_kernel, widen


@kernel
def n_fired(state: State, card: int) -> int:
    """How many of a bullet are among the cards of all seats."""
    n = 0
    for seat in range(widen(state.n_seats)):
        n += n_of_card(state, seat, card)
    return n


@small_kernel
def most_bullets(card: int) -> int:
    """E1.4, E1.5 How many of a bullet there are."""
    return N_NEUTRAL_BULLETS if card == NEUTRAL_BULLET else N_BULLETS


@kernel
def n_own_bullets(state: State, seat: int) -> int:
    """E9.1 How many bullets of its own team a seat has."""
    n = 0
    for slot in range(2):
        bandit = widen(state.bandit_of[seat, slot])
        if bandit != NOBODY:
            n += n_of_card(state, seat, FIRST_BULLET + bandit)
    return n


@kernel
def can_have_own_bullets(state: State, seat: int) -> bool:
    """E4.4, E9.5 A bandit alone cannot hit itself."""
    return state.bandit_of[seat, 1] != NOBODY


@kernel
def have_bullets_left_the_game(state: State) -> bool:
    """E4.9 Whether the pile of neutral bullets can have run short and left the game."""
    n_left = N_NEUTRAL_BULLETS - n_fired(state, NEUTRAL_BULLET)
    return state.short_bullets_leave != 0 and n_left < n_bandits_playing(state)


@kernel
def complaint_of_bullets(state: State, about: Any) -> int:
    """E1.4, E1.5, E4.4 Each bullet is in a cylinder, in the pile or among somebody's cards."""
    for bandit in range(N_BANDITS + 1):
        card = FIRST_BULLET + bandit
        n = n_fired(state, card)
        most = most_bullets(card)
        is_neutral = card == NEUTRAL_BULLET
        if not is_neutral and not is_playing(state, bandit):
            most = 0
        if n > most:
            return complain(about, TOO_MANY_BULLETS, bandit, most, n, 0)
        if is_neutral:
            is_gone = state.neutral_bullets == 0 and have_bullets_left_the_game(state)
            if not is_gone and state.neutral_bullets != most - n:
                return complain(about, BULLETS_LEFT, bandit, most - n, 0, 0)
        elif is_playing(state, bandit) and state.bullets_left_of[bandit] != most - n:
            return complain(about, BULLETS_LEFT, bandit, most - n, 0, 0)
    for seat in range(widen(state.n_seats)):
        if n_own_bullets(state, seat) > 0 and not can_have_own_bullets(state, seat):
            return complain(about, OWN_BULLET, widen(state.bandit_of[seat, 0]), 0, 0, 0)
    return FINE
