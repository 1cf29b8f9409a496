"""Possible states: all that a seat may not know is drawn anew, each consistent state equally likely.

What is kept is exactly what the view shows, counting included. Cards are told apart as the objects they are
(two Move cards are two), so that each way they could lie counts the same.
"""

from folsom.core.bits import count, has, lowest
from folsom.core.randomness import below, redraw_key
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    FACE_DOWN,
    FIRST_STATION,
    MAX_TOKENS,
    N_ACTION_CARDS,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    N_PER_DECK,
    N_ROUNDS,
    N_STATIONS,
    NOTHING,
    Ask,
)
from folsom.express.rules.cards import (
    hand_mask,
    pile_card_of_seat,
    pile_seat,
    reverse_part,
    set_aside,
)
from folsom.express.rules.counting import fits_limits
from folsom.express.rules.legal import options
from folsom.express.rules.loot import is_purse
from folsom.express.rules.round_events import purses_for_revenge
from folsom.express.rules.schemin import ACTION_CARDS
from folsom.express.state import State, bandit_on_card, is_bullet
from folsom.kernel import kernel, widen

MAX_TRIES = 10_000
# While cards are dealt anew, those surely held carry this mark: an equal card drawn later is another card.
SURE = 32


@kernel
def redraw(state: State, viewer: int, source: State) -> None:
    """Draw anew whatever the viewer (a seat, or -1 for spectators) may not know."""
    redraw_key(state, source)
    redraw_purses(state, viewer, source)
    redraw_round_cards(state, source)
    for seat in range(widen(state.n_seats)):
        if seat == viewer:
            n_hidden = widen(state.n_deck_of[seat]) - widen(state.n_known_top_of[seat])
            shuffle_part(state, seat, 0, n_hidden, source)
        else:
            redraw_seat(state, seat, source)
    if count(widen(state.asked)) == 1:
        # What was offered before the redraw would tell what was hidden.
        state.offered = options(state, lowest(widen(state.asked)))


@kernel
def settle(state: State, viewer: int) -> None:
    """Lay whatever the viewer may not know in one order, so that states which look alike to it are alike.

    What is laid so need not fit the counting: it is there to be drawn from (`redraw`).
    """
    settle_purses(state, viewer)
    for seat in range(widen(state.n_seats)):
        if seat == viewer:
            n_hidden = widen(state.n_deck_of[seat]) - widen(state.n_known_top_of[seat])
            sort_part(state, seat, 0, n_hidden, 0, 0)
        else:
            settle_seat(state, seat)


@kernel
def settle_purses(state: State, viewer: int) -> None:
    """E4.11 The purses the viewer has not owned, the poorest first."""
    bit = 7 if viewer < 0 else viewer
    for i in range(MAX_TOKENS):
        if is_purse(i) and not has(widen(state.token_known_by[i]), bit):
            for j in range(i + 1, MAX_TOKENS):
                if is_purse(j) and not has(widen(state.token_known_by[j]), bit):
                    low = min(widen(state.token_value[i]), widen(state.token_value[j]))
                    high = max(widen(state.token_value[i]), widen(state.token_value[j]))
                    state.token_value[i], state.token_value[j] = low, high


@kernel
def settle_seat(state: State, seat: int) -> None:
    """Another seat's cards: bullets lie deep in the deck, so that the cards face down in the pile are actions."""
    state.n_hand_of[seat] += state.n_aside_of[seat]
    state.n_aside_of[seat] = 0
    n_hidden = lay_hidden_behind_hand(state, seat)
    start = widen(state.n_deck_of[seat])
    end = start + widen(state.n_hand_of[seat]) + n_hidden
    n_sure = gather_sure(state, seat, start, end)
    n_top = widen(state.n_known_top_of[seat])
    sort_part(state, seat, 0, end - n_sure, start - n_top, n_top)
    unmark(state, seat, n_hidden)
    sort_part(state, seat, start, end, 0, 0)
    put_hidden_back(state, seat, n_hidden)


@kernel
def sort_part(state: State, seat: int, start: int, end: int, gap: int, n_gap: int) -> None:
    """Sort a stretch of a seat's row, bullets first; `n_gap` cards from `gap` on stay where they are."""
    for i in range(start, end):
        if i < gap or i >= gap + n_gap:
            for j in range(i + 1, end):
                is_out = j < gap or j >= gap + n_gap
                if is_out and state.cards_of[seat, j] > state.cards_of[seat, i]:
                    swap(state, seat, i, j)


@kernel
def redraw_purses(state: State, viewer: int, source: State) -> None:
    """E4.11 The values of purses the viewer has not owned are shuffled among them, box included."""
    bit = 7 if viewer < 0 else viewer
    for _ in range(MAX_TRIES):
        unknown = 0
        for token in range(MAX_TOKENS):
            if is_purse(token) and not has(widen(state.token_known_by[token]), bit):
                unknown |= 1 << token
        for i in range(MAX_TOKENS - 1, 0, -1):
            if has(unknown, i):
                skip = below(source, count(unknown & ((1 << (i + 1)) - 1)))
                j = 0
                while skip > 0 or not has(unknown, j):
                    skip -= has(unknown, j)
                    j += 1
                value = state.token_value[i]
                state.token_value[i] = state.token_value[j]
                state.token_value[j] = value
        if fits_what_was_dropped(state) and fits_what_is_dropped(state):
            return


@kernel
def fits_what_is_dropped(state: State) -> bool:
    """E7.7 Whoever is being asked which purse to drop has several to choose from."""
    if state.asking != Ask.REVENGE:
        return True
    return count(purses_for_revenge(state, widen(state.acting_bandit))) > 1


@kernel
def fits_what_was_dropped(state: State) -> bool:
    """E7.7 Everyone saw how a purse dropped for the Marshal's Revenge compares with those kept."""
    for bandit in range(N_BANDITS):
        dropped = widen(state.dropped_of[bandit])
        if dropped != NOTHING:
            kept = widen(state.dropped_against_of[bandit])
            for token in range(MAX_TOKENS):
                if has(kept, token):
                    more = widen(state.token_value[token]) - widen(state.token_value[dropped])
                    if (more > 0 and state.revenge_takes_most != 0) or (
                        more < 0 and state.revenge_takes_most == 0
                    ):
                        return False
    return True


@kernel
def redraw_round_cards(state: State, source: State) -> None:
    """E2.4 The round cards not yet revealed: any that were not used, and a station where one is due."""
    if state.round_card[0] == NOTHING:
        return
    shown = widen(state.round_number) + widen(state.is_revealed)
    first = N_PER_DECK if state.n_seats > 4 else 0
    used = 0
    is_station_due = state.events != 0
    for i in range(shown):
        card = widen(state.round_card[i])
        used |= 1 << card
        if card >= FIRST_STATION:
            is_station_due = False
    station_at = NOTHING
    if is_station_due and shown < N_ROUNDS:
        station_at = N_ROUNDS - 1
        if state.station_last == 0:
            station_at = shown + below(source, N_ROUNDS - shown)
    for i in range(shown, N_ROUNDS):
        start, n = (FIRST_STATION, N_STATIONS) if i == station_at else (first, N_PER_DECK)
        free = ((1 << n) - 1) << start & ~used
        skip = below(source, count(free))
        card = start
        while skip > 0 or not has(free, card):
            skip -= has(free, card)
            card += 1
        state.round_card[i] = card
        used |= 1 << card


@kernel
def redraw_seat(state: State, seat: int, source: State) -> None:
    """Another seat's hand, deck, face-down cards and secret choice, as far as counting does not tell them."""
    # What is set aside belongs to the hand until it is shown.
    state.n_hand_of[seat] += state.n_aside_of[seat]
    state.n_aside_of[seat] = 0
    n_hidden = lay_hidden_behind_hand(state, seat)
    for _ in range(MAX_TRIES):
        deal_hidden(state, seat, n_hidden, source)
        fits = fits_counting(state, seat)
        unmark(state, seat, n_hidden)
        if fits and has_real_choice(state, seat):
            break
    put_hidden_back(state, seat, n_hidden)
    redraw_choice(state, seat, source)


@kernel
def is_hidden_in_pile(state: State, i: int, seat: int) -> bool:
    """Whether the i-th card of the pile lies face down and is this seat's."""
    return widen(state.pile_note[i]) & FACE_DOWN != 0 and pile_seat(state, i) == seat


@kernel
def lay_hidden_behind_hand(state: State, seat: int) -> int:
    """Make the row read deck, hand, face-down cards of the pile, discard pile. Returns how many those are."""
    end_of_hand = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
    n_discard = widen(state.n_discard_of[seat])
    n_hidden = 0
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        if is_hidden_in_pile(state, i, seat):
            state.cards_of[seat, end_of_hand + n_discard + n_hidden] = pile_card_of_seat(state, i)
            n_hidden += 1
    rotate(state, seat, end_of_hand, n_discard, n_hidden)
    return n_hidden


@kernel
def put_hidden_back(state: State, seat: int, n_hidden: int) -> None:
    """The face-down cards go back to the pile, and the row reads deck, hand, discard pile again."""
    k = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
    rotate_start = k
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        if is_hidden_in_pile(state, i, seat):
            # No deal may have fitted a position made up by hand; even then a bullet never lies in the pile.
            card = min(widen(state.cards_of[seat, k]), N_ACTION_CARDS - 1)
            if state.two_bandits == 0:
                card %= N_ACTIONS
            state.pile_card[i] = bandit_on_card(state, seat, card) * N_ACTIONS + card % N_ACTIONS
            k += 1
    rotate(state, seat, rotate_start, n_hidden, widen(state.n_discard_of[seat]))


@kernel
def rotate(state: State, seat: int, start: int, n_first: int, n_second: int) -> None:
    """Swap two neighbouring stretches of a row, each keeping its order."""
    reverse_part(state, seat, start, start + n_first)
    reverse_part(state, seat, start + n_first, start + n_first + n_second)
    reverse_part(state, seat, start, start + n_first + n_second)


@kernel
def shuffle_part(state: State, seat: int, start: int, end: int, source: State) -> None:
    """Shuffle a stretch of a seat's row."""
    for i in range(end - 1, start, -1):
        swap(state, seat, i, start + below(source, i + 1 - start))


@kernel
def swap(state: State, seat: int, i: int, j: int) -> None:
    """Two cards of a seat's row change places."""
    card = state.cards_of[seat, i]
    state.cards_of[seat, i] = state.cards_of[seat, j]
    state.cards_of[seat, j] = card


@kernel
def deal_hidden(state: State, seat: int, n_hidden: int, source: State) -> None:
    """Deal the hidden cards anew over deck, hand and pile; what is surely held stays out of the deck."""
    n_top = widen(state.n_known_top_of[seat])
    start_of_hand = widen(state.n_deck_of[seat])
    n_deck = start_of_hand - n_top
    end = start_of_hand + widen(state.n_hand_of[seat]) + n_hidden
    n_sure = gather_sure(state, seat, start_of_hand, end)
    for i in range(end - n_top - n_sure - 1, 0, -1):
        j = below(source, i + 1)
        swap(state, seat, i if i < n_deck else i + n_top, j if j < n_deck else j + n_top)
    shuffle_part(state, seat, start_of_hand, end, source)


@kernel
def gather_sure(state: State, seat: int, start: int, end: int) -> int:
    """Bring the cards surely held to the end of those held, marked. Returns how many they are."""
    n = 0
    for card in range(N_CARD_KINDS):
        wanted = widen(state.surely_held_of[seat, card])
        i = end - n - 1
        while wanted > 0 and i >= start:
            if state.cards_of[seat, i] == card:
                swap(state, seat, i, end - n - 1)
                state.cards_of[seat, end - n - 1] = card + SURE
                n += 1
                wanted -= 1
            i -= 1
    return n


@kernel
def unmark(state: State, seat: int, n_hidden: int) -> None:
    """Take the marks off the cards held."""
    start = widen(state.n_deck_of[seat])
    for i in range(start, start + widen(state.n_hand_of[seat]) + n_hidden):
        state.cards_of[seat, i] = widen(state.cards_of[seat, i]) % SURE


@kernel
def fits_counting(state: State, seat: int) -> bool:
    """Whether a deal fits: only actions face down, old ones from what was held, sure actions in hand.

    E8.1 The actions everyone is sure of are particular cards (those kept), the rest of the hand is any.
    """
    start = widen(state.n_deck_of[seat])
    end_of_hand = start + widen(state.n_hand_of[seat])
    for i in range(start, start + widen(state.sure_actions_of[seat])):
        if is_bullet(widen(state.cards_of[seat, i]) % SURE):
            return False
    k = end_of_hand
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        if is_hidden_in_pile(state, i, seat):
            is_old = widen(state.pile_note[i]) & BEFORE_RESHUFFLE != 0
            if is_bullet(widen(state.cards_of[seat, k]) % SURE):
                return False
            if is_old and not was_held(state, seat, widen(state.cards_of[seat, k])):
                return False
            k += 1
    return fits_limits(state, seat)


@kernel
def was_held(state: State, seat: int, card: int) -> bool:
    """E8.4 Whether a card can have been held when the discard pile was last shuffled.

    It was, if everyone is still sure of it. Otherwise an equal one has been seen since, and it is either.
    """
    if card >= SURE:
        return True
    is_sure_of_another = state.surely_held_of[seat, card] > 0
    return not is_sure_of_another and has(widen(state.held_at_reshuffle_of[seat]), card)


@kernel
def has_real_choice(state: State, seat: int) -> bool:
    """Everyone sees who is being waited for; whoever is asked has at least two options."""
    if not has(widen(state.asked), seat):
        return True
    if state.asking == Ask.KEEP:
        return state.keep_actions_only == 0 or hand_mask(state, seat) & ACTION_CARDS != 0
    return count(options(state, seat)) > 1


@kernel
def redraw_choice(state: State, seat: int, source: State) -> None:
    """A seat that has chosen in secret has chosen anything; one that is still choosing starts anew."""
    is_choosing = has(widen(state.asked), seat)
    if is_choosing:
        state.may_take_back = widen(state.may_take_back) & ~(1 << seat)
    match widen(state.asking):
        case Ask.PLACE:
            state.choice_of[seat] = NOTHING
            if not is_choosing:
                state.choice_of[seat] = state.bandit_of[seat, below(source, 2)]
        case Ask.PICK:
            state.choice_of[seat] = NOTHING
            n_deck = widen(state.n_deck_of[seat])
            if not is_choosing and n_deck > 0:
                state.choice_of[seat] = state.cards_of[seat, below(source, n_deck)]
        case Ask.KEEP:
            redraw_keeps(state, seat, is_choosing, source)
    if not had_choice(state, seat):
        state.may_take_back = widen(state.may_take_back) & ~(1 << seat)


@kernel
def had_choice(state: State, seat: int) -> bool:
    """Whether what a seat now has left it a secret choice, which could be taken back."""
    match widen(state.asking):
        case Ask.PICK:
            return count(options(state, seat)) > 1
        case Ask.KEEP:
            start = widen(state.n_deck_of[seat])
            end = start + widen(state.n_hand_of[seat]) + widen(state.n_aside_of[seat])
            for i in range(start, end):
                if state.keep_actions_only == 0 or not is_bullet(widen(state.cards_of[seat, i])):
                    return True
            return False
    return True


@kernel
def redraw_keeps(state: State, seat: int, is_choosing: bool, source: State) -> None:
    """E8.1 Each card may have been set aside or kept; 2014 sets all bullets aside."""
    start = widen(state.n_deck_of[seat])
    for i in range(start + widen(state.n_hand_of[seat]) - 1, start - 1, -1):
        card = widen(state.cards_of[seat, i])
        must_go = state.keep_actions_only != 0 and is_bullet(card)
        if must_go or (not is_choosing and below(source, 2) == 0):
            set_aside(state, seat, card)
