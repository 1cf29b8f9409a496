"""E3.2, E3.3, E4.1 What can lie in the common pile: a card a go, in the order of the round's goes."""

from typing import Any

from folsom.core.complaints import FINE, complain
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    COVERING,
    FACE_DOWN,
    GHOST,
    N_ACTIONS,
    N_TURNS_OF,
    NOTHING,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Step,
    Turn,
)
from folsom.express.position.checks.cards import seat_of_pile
from folsom.express.position.checks.complaints import (
    PILE_COVER,
    PILE_HIDDEN,
    PILE_ORDER,
    PILE_RESOLVED,
)
from folsom.express.state import State, seat_in_order
from folsom.kernel import kernel, small_kernel, widen

ANY_TURN = -1


@small_kernel
def card_of_round(state: State) -> int:
    """The round card that is played."""
    return widen(state.round_card[widen(state.round_number)])


@kernel
def n_turns(state: State) -> int:
    """How many turns this round has."""
    return widen(N_TURNS_OF[card_of_round(state)])


@kernel
def turn_kind(state: State, turn: int) -> int:
    """The kind of a turn of this round."""
    return widen(TURNS_OF[card_of_round(state), turn])


@kernel
def goes_in_a_row(state: State, turn: int) -> int:
    """E3.3 How many goes in a row everyone has in a turn."""
    return 2 if turn_kind(state, turn) == Turn.SPEEDING_UP else 1


@kernel
def seat_of_go(state: State, turn: int, go: int) -> int:
    """E3.3 Whose go it is in a turn."""
    match turn_kind(state, turn):
        case Turn.SPEEDING_UP:
            return seat_in_order(state, go // 2)
        case Turn.SWITCHING:
            return seat_in_order(state, widen(state.n_seats) - go)
    return seat_in_order(state, go)


@kernel
def n_goes_had(state: State, turn: int) -> int:
    """E3.2 How many goes of a turn there have been; in each of them the seat drew or played a card."""
    if state.step < Step.SCHEME or (state.step == Step.SCHEME and turn > state.turn):
        return 0
    if state.step > Step.SCHEME or turn < state.turn:
        return widen(state.n_seats) * goes_in_a_row(state, turn)
    return widen(state.go) + (1 if state.asking == Ask.COVER else 0)


@kernel
def number_of_go(state: State, turn: int, number: int) -> int:
    """A seat's goes, counted through the whole round."""
    for before in range(turn):
        number += goes_in_a_row(state, before)
    return number


@kernel
def has_drawn(state: State, turn: int, go: int, seat: int) -> bool:
    """Whether a seat drew in a go of a turn."""
    number = number_of_go(state, turn, go % goes_in_a_row(state, turn))
    return widen(state.drew_in_go[number]) >> seat & 1 != 0


@kernel
def has_had_go(state: State, turn: int, number: int, seat: int) -> bool:
    """E3.2 Whether a seat has had its first (0) or second (1) go in a turn."""
    found = False
    for go in range(n_goes_had(state, turn)):
        if seat_of_go(state, turn, go) == seat and go % goes_in_a_row(state, turn) == number:
            found = True
    return found


@kernel
def next_go_of(state: State, seat: int, turn: int, start: int) -> int:
    """E3.2, E3.3 The first go from one on, of all so far, in which a seat can have played a card, or NOTHING."""
    place = 0
    for each in range(n_turns(state)):
        for go in range(n_goes_had(state, each)):
            is_it = turn in (ANY_TURN, each) and seat_of_go(state, each, go) == seat
            if place >= start and is_it and not has_drawn(state, each, go, seat):
                return place
            place += 1
    return NOTHING


@kernel
def turn_of_place(state: State, place: int) -> int:
    """In which turn a go was, of all so far."""
    turn = 0
    while place >= n_goes_had(state, turn):
        place -= n_goes_had(state, turn)
        turn += 1
    return turn


@small_kernel
def turn_of_pile(state: State, i: int) -> int:
    """In which turn a card of the pile was played."""
    return widen(state.pile_note[i]) >> TURN_SHIFT


@kernel
def can_cover(state: State, i: int) -> bool:
    """E9.4 A cover lies on a face-up Shoot of the team's other bandit, played on a standard turn."""
    if i == 0 or state.cover == 0:
        return False
    bandit, action = widen(state.pile_card[i]) // N_ACTIONS, widen(state.pile_card[i]) % N_ACTIONS
    before, turn = widen(state.pile_card[i - 1]), turn_of_pile(state, i - 1)
    is_shot = before % N_ACTIONS == Action.SHOOT and before // N_ACTIONS != bandit
    is_team = seat_of_pile(state, i - 1) == seat_of_pile(state, i)
    is_open = (
        state.pile_note[i - 1] == turn << TURN_SHIFT and turn_kind(state, turn) == Turn.STANDARD
    )
    return is_shot and is_team and is_open and action != Action.MARSHAL


@kernel
def is_in_tunnel(state: State, i: int) -> bool:
    """E3.3 Whether a card of the pile was played in a tunnel: it lies face down."""
    return turn_kind(state, turn_of_pile(state, i)) == Turn.TUNNEL


@kernel
def can_be_hidden(state: State, i: int) -> bool:
    """E3.3, E3.6 Cards lie face down in a tunnel, and where Ghost's side hides its first."""
    is_first = turn_of_pile(state, i) == 0 and widen(state.pile_note[i]) & COVERING == 0
    is_ghosts = state.powers != 0 and seat_of_pile(state, i) == state.seat_of[GHOST]
    return is_in_tunnel(state, i) or (is_first and is_ghosts)


@kernel
def newer_below(state: State, i: int) -> int:
    """E8.4 A hidden card of the same seat below this one that came after the reshuffle, or NOTHING."""
    for k in range(i):
        is_newer = widen(state.pile_note[k]) & (FACE_DOWN | BEFORE_RESHUFFLE) == FACE_DOWN
        if is_newer and seat_of_pile(state, k) == seat_of_pile(state, i):
            return k
    return NOTHING


@kernel
def is_hidden_rightly(state: State, i: int) -> bool:
    """E3.3, E3.6, E8.4 Whether what is noted of a card's face can be."""
    note = widen(state.pile_note[i])
    if note & FACE_DOWN == 0:
        return note & BEFORE_RESHUFFLE == 0 and not is_in_tunnel(state, i)
    is_old = note & BEFORE_RESHUFFLE != 0
    can_be_old = state.expert != 0 and newer_below(state, i) == NOTHING
    return can_be_hidden(state, i) and (can_be_old or not is_old)


@kernel
def least_resolved(state: State) -> int:
    """E4.1 At least so many cards of the pile are resolved: all of them at the event."""
    is_event = state.step in (Step.EVENT, Step.EVENT_EACH)
    return widen(state.n_pile) if is_event else 0


@kernel
def most_resolved(state: State) -> int:
    """E4.1 At most so many: none before Stealin', nor when cards are kept after it."""
    is_stealin = state.step == Step.RESOLVE and state.asking != Ask.KEEP
    return widen(state.n_pile) if is_stealin else least_resolved(state)


@kernel
def complaint_of_draws(state: State, about: Any) -> int:
    """E3.2 Nobody has drawn in a go that is still to come."""
    for turn in range(n_turns(state)):
        for number in range(goes_in_a_row(state, turn)):
            drew = widen(state.drew_in_go[number_of_go(state, turn, number)])
            for seat in range(widen(state.n_seats)):
                if drew >> seat & 1 != 0 and not has_had_go(state, turn, number, seat):
                    return complain(about, PILE_ORDER, seat, 0, 0, 0)
    return FINE


@kernel
def complaint_of_pile(state: State, about: Any) -> int:
    """E3.2, E3.3, E4.1 Each card belongs to a go that its seat has had, in their order."""
    number, place = complaint_of_draws(state, about), 0
    if number != FINE:
        return number
    for i in range(widen(state.n_pile)):
        seat, turn = seat_of_pile(state, i), turn_of_pile(state, i)
        if turn < 0 or turn >= n_turns(state) or state.step == Step.OVER:
            return complain(about, PILE_ORDER, seat, 0, 0, 0)
        if widen(state.pile_note[i]) & COVERING != 0:
            if not can_cover(state, i) or turn != turn_of_pile(state, i - 1):
                return complain(about, PILE_COVER, seat, 0, 0, 0)
        else:
            found = next_go_of(state, seat, turn, place)
            if found == NOTHING:
                return complain(about, PILE_ORDER, seat, 0, 0, 0)
            place = found + 1
        if not is_hidden_rightly(state, i):
            return complain(about, PILE_HIDDEN, seat, 0, 0, 0)
    least, most = least_resolved(state), most_resolved(state)
    if state.n_resolved < least or state.n_resolved > most:
        return complain(about, PILE_RESOLVED, least, most, 0, 0)
    return FINE
