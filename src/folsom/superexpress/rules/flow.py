"""From answer to answer: planning, and all that follows once the last card is planned (S3)."""

from folsom.core.state import EventRows
from folsom.kernel import kernel, widen
from folsom.superexpress.components import PLAN_SIZE, Status
from folsom.superexpress.rules.planning import plan_card, start_plan, take_cards_up
from folsom.superexpress.rules.setup import start
from folsom.superexpress.rules.shootin import shootin
from folsom.superexpress.rules.telling import tell_game_ended, tell_round_started, tell_took_back
from folsom.superexpress.rules.uncoupling import pass_first_player, uncouple
from folsom.superexpress.state import State


@kernel
def begin(state: State, events: EventRows) -> None:
    """Set the game up and run to the first decision."""
    start(state, events)
    start_round(state, events)


@kernel
def apply(state: State, seat: int, option: int, events: EventRows) -> None:
    """Apply an answer that is known to be legal and run on to the next decision."""
    plan_card(state, seat, option, events)
    if state.asked == 0:
        if shootin(state, events):
            end_game(state, events)
        else:
            end_round(state, events)


@kernel
def take_back(state: State, seat: int, events: EventRows) -> None:
    """S3.1 The seat takes its stack up again, while others still plan."""
    if state.n_planned[seat] == PLAN_SIZE:
        tell_took_back(events, seat)
    take_cards_up(state, seat)
    state.asked = widen(state.asked) | (1 << seat)


@kernel
def start_round(state: State, events: EventRows) -> None:
    """S3.1 A new round: all who are aboard are asked to plan."""
    state.round_number += 1
    start_plan(state)
    tell_round_started(events, widen(state.round_number))


@kernel
def end_round(state: State, events: EventRows) -> None:
    """S3.3, S3.4 Uncouple, then the end (S5.1, S5.2) or the next round."""
    uncouple(state, events)
    if state.n_aboard <= 1 or state.caboose == 0:
        end_game(state, events)
    else:
        pass_first_player(state, events)
        start_round(state, events)


@kernel
def end_game(state: State, events: EventRows) -> None:
    """S5 The game is over: nobody is asked, and who has fallen stays out."""
    for seat in range(state.n_seats):
        if state.status_of[seat] == Status.FALLEN:
            state.status_of[seat] = Status.OUT
        take_cards_up(state, seat)
    tell_game_ended(events)
