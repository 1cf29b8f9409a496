"""E4.1 Stealin': the cards of the pile, resolved in the order they were played."""

from folsom.core.state import EventRows
from folsom.express.components import (
    FACE_DOWN,
    N_ACTIONS,
    NOBODY,
    Action,
    Ask,
    Reason,
    Step,
)
from folsom.express.rules.cards import pile_card_of_seat, put_on_deck, put_on_discard_pile
from folsom.express.rules.counting import everyone_saw_leave
from folsom.express.rules.movement import climb
from folsom.express.rules.telling import tell_card_resolved, tell_no_effect
from folsom.express.state import State, ask
from folsom.kernel import kernel, widen


@kernel
def resolve_next_card(state: State, events: EventRows) -> None:
    """E4.1 Turn up the next card, give it back to its owner, and do what it says."""
    if state.n_resolved >= state.n_pile:
        state.acting_bandit = NOBODY
        state.step = Step.EVENT
        return
    i = widen(state.n_resolved)
    card = widen(state.pile_card[i])
    bandit, action = divmod(card, N_ACTIONS)
    tell_card_resolved(events, bandit, card, i, widen(state.pile_note[i]) & FACE_DOWN)
    give_back(state, i, widen(state.seat_of[bandit]))
    state.n_resolved += 1
    state.acting_bandit = bandit
    act(state, bandit, action, events)


@kernel
def give_back(state: State, i: int, seat: int) -> None:
    """E4.1 A resolved card goes back to its owner; E8.2 to the own discard pile in the expert variant."""
    card = pile_card_of_seat(state, i)
    if state.expert != 0:
        if widen(state.pile_note[i]) & FACE_DOWN:
            everyone_saw_leave(state, seat, card)
        put_on_discard_pile(state, seat, card)
    else:
        put_on_deck(state, seat, card)


@kernel
def act(state: State, bandit: int, action: int, events: EventRows) -> None:
    """E4.1 What the card says: climb at once, or ask where, whom or what."""
    seat = widen(state.seat_of[bandit])
    match action:
        case Action.MOVE:
            ask(state, Ask.MOVE, seat)
        case Action.CHANGE_FLOOR:
            climb(state, bandit, events)
        case Action.SHOOT:
            if state.bullets_left_of[bandit] == 0:
                do_nothing(state, Reason.NO_BULLETS, events)
            else:
                ask(state, Ask.SHOOT, seat)
        case Action.ROB:
            ask(state, Ask.ROB, seat)
        case Action.PUNCH:
            ask(state, Ask.PUNCH, seat)
        case Action.MARSHAL:
            ask(state, Ask.MARSHAL, seat)


@kernel
def do_nothing(state: State, reason: int, events: EventRows) -> None:
    """E4.1 An action must be carried out if it can be; if it cannot, it does nothing."""
    card = widen(state.pile_card[widen(state.n_resolved) - 1])
    tell_no_effect(events, card // N_ACTIONS, card, reason)
