"""E4.4 Shoot."""

from folsom.core.state import EventRows
from folsom.express.components import FIRST_BULLET
from folsom.express.rules.cards import receive_bullet
from folsom.express.rules.powers import knock_back, spare_belle, through_the_roof
from folsom.express.rules.spaces import in_line_of_sight, next_door
from folsom.express.rules.telling import tell_bandit_shot
from folsom.express.state import State, is_on_roof
from folsom.kernel import kernel, widen


@kernel
def can_be_shot(state: State, bandit: int) -> int:
    """E4.4, E5.1, E5.5 Whom a bandit may shoot, as bits."""
    seen = (
        in_line_of_sight(state, bandit) if is_on_roof(state, bandit) else next_door(state, bandit)
    )
    return spare_belle(state, seen | through_the_roof(state, bandit))


@kernel
def shoot(state: State, bandit: int, target: int, events: EventRows) -> None:
    """E4.4 The top bullet of the cylinder goes on top of the target's deck; Django's also moves it (E5.3)."""
    seat, target_seat = widen(state.seat_of[bandit]), widen(state.seat_of[target])
    state.bullets_left_of[bandit] -= 1
    state.bullets_received_of[target] += 1
    if seat == target_seat:
        state.friendly_hits_of[seat] += 1
    receive_bullet(state, target_seat, FIRST_BULLET + bandit)
    tell_bandit_shot(events, bandit, target, widen(state.bullets_left_of[bandit]))
    knock_back(state, bandit, target, events)
