"""S3.2 Shootin': the planned cards, one a bandit and pass."""

from folsom.core.state import EventRows
from folsom.kernel import kernel, widen
from folsom.superexpress.components import PLAN_SIZE, Card, Status
from folsom.superexpress.rules.cards import (
    change_floor,
    flip,
    horse,
    move,
    reflex,
    shoot,
    stand_up,
)
from folsom.superexpress.rules.scoring import is_decided
from folsom.superexpress.rules.telling import (
    tell_card_revealed,
    tell_no_effect,
    tell_pass_started,
    tell_shootin_started,
)
from folsom.superexpress.state import State


@kernel
def shootin(state: State, events: EventRows) -> bool:
    """S3.2 Three passes from the first player clockwise. Says whether the game ended (S5.1)."""
    tell_shootin_started(events)
    n_seats = widen(state.n_seats)
    for number in range(PLAN_SIZE):
        tell_pass_started(events, number)
        bandit = widen(state.first_player)
        for _ in range(n_seats):
            if state.status_of[bandit] != Status.OUT:
                reveal_card(state, bandit, events)
                if is_decided(state):
                    return True
            bandit = bandit + 1 if bandit + 1 < n_seats else 0
    return False


@kernel
def reveal_card(state: State, bandit: int, events: EventRows) -> None:
    """S3.2 The bandit's next card is turned over and does what it says to that bandit."""
    card = widen(state.plan[bandit, widen(state.n_revealed[bandit])])
    state.n_revealed[bandit] += 1
    tell_card_revealed(events, bandit, card)
    if state.status_of[bandit] == Status.FALLEN:
        reveal_after_fall(state, bandit, card, events)
    elif state.is_stunned[bandit]:
        reveal_when_stunned(state, bandit, card, events)
    else:
        play_card(state, bandit, card, events)


@kernel
def reveal_after_fall(state: State, bandit: int, card: int, events: EventRows) -> None:
    """S4.8 A Horse brings the bandit back; with any other card it is out."""
    if card == Card.HORSE:
        horse(state, bandit, events)
    else:
        state.status_of[bandit] = Status.OUT
        tell_no_effect(events, bandit, card)


@kernel
def reveal_when_stunned(state: State, bandit: int, card: int, events: EventRows) -> None:
    """S4.6 Any card only stands the bandit up; a Reflex also shoots (S4.7)."""
    stand_up(state, bandit, events)
    if card == Card.REFLEX:
        shoot(state, bandit, events)


@kernel
def play_card(state: State, bandit: int, card: int, events: EventRows) -> None:
    """S4.2 to S4.8 What the card does to a bandit that stands."""
    match card:
        case Card.FLIP:
            flip(state, bandit, events)
        case Card.CHANGE_FLOOR:
            change_floor(state, bandit, events)
        case Card.MOVE:
            move(state, bandit, events)
        case Card.SHOOT:
            shoot(state, bandit, events)
        case Card.REFLEX:
            reflex(state, bandit, events)
        case Card.HORSE:
            horse(state, bandit, events)
