"""What must add up in a position, asked of its record: the reader asks while it reads, a page asks all at once.

How things came to be as they are is not asked. What a record cannot say (a name nobody knows, a token that is
listed twice) is the reader's alone.
"""

from typing import Any, NoReturn

import numpy as np

from folsom.core.complaints import FINE, Complaint, complain, numbers_of, sentence
from folsom.core.errors import CannotRead
from folsom.express.components import (
    AT_BANDIT,
    COPIES_OF,
    DOC,
    DOC_BONUS,
    DRAW_SIZE,
    EVENT_OF,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    HAND_SIZE,
    IN_BOX,
    JEWEL,
    JEWELS_IN,
    LOCOMOTIVE,
    MAX_CARDS,
    MAX_GOES,
    MAX_TOKENS,
    N_ACTION_CARDS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_NEUTRAL_BULLETS,
    NEUTRAL_BULLET,
    NOBODY,
    PURSE_VALUES,
    PURSES_IN,
    START_PURSE,
    STRONGBOX,
    Action,
    Ask,
    Floor,
    RoundEvent,
    Step,
)
from folsom.express.places import space_at
from folsom.express.rules.loot import is_purse
from folsom.express.state import State, is_playing
from folsom.kernel import kernel, small_kernel, widen

COMPLAINTS = (
    Complaint(
        "inside-with-marshal",
        ("bandit", "car"),
        "{where}: nobody stays inside the Marshal's car (E4.8)",
    ),
    Complaint(
        "too-many-cards", ("seat", "most"), "{where}: a seat never has more than {most} cards"
    ),
    Complaint(
        "own-cards",
        ("seat", "card", "there", "found"),
        "{where}: there are {there} of {card!r}, not {found}, in hand, deck, discard pile and the common"
        " pile together (E1.4, E9.1)",
    ),
    Complaint(
        "hand-too-large",
        ("seat", "most", "found"),
        "{where}: expected at most {most} cards, not {found}:"
        " {dealt} dealt, {draws} times {size} drawn, {played} played (E3.1, E3.2)",
    ),
    Complaint(
        "drawn-cards-missing",
        ("seat", "draws", "least", "found"),
        "{where}: seat {seat} has drawn {draws} times, so at least {least} cards are held"
        " or were played, not {found} (E3.2, E3.5)",
    ),
    Complaint(
        "too-many-bullets",
        ("bandit", "most", "found"),
        "{where}: there are {most} of {card!r}, not {found} (E1.4, E1.5)",
    ),
    Complaint(
        "own-bullet", ("bandit",), "{where}: {bandit} cannot have a bullet of its own (E4.4)"
    ),
    Complaint(
        "bullets-left",
        ("bandit", "left"),
        "{where}: expected {left}: {most} less those among the cards of all seats",
    ),
    Complaint(
        "strongbox-missing",
        (),
        "{where}: the second strongbox, token {token}, came into play with Take It All (E7.4)",
    ),
    Complaint(
        "strongbox-too-early",
        (),
        "{where}: the second strongbox, token {token}, stays in the box until Take It All (E7.4)",
    ),
    Complaint(
        "loot-missing",
        ("token",),
        "{where}: the {kind} that is token {token} cannot be in the box:"
        " what was laid out stays in play (E2.2, E2.3)",
    ),
    Complaint(
        "loot-too-much",
        ("token",),
        "{where}: the {kind} that is token {token} stays in the box: cars and"
        " bandits have no more of them (E1.2, E2.2)",
    ),
    Complaint(
        "ransom-too-early",
        (),
        "{where}: tokens {first} to {last} are ransoms, which are paid"
        " after the Hostage Conductor's round (E7.8)",
    ),
    Complaint(
        "too-many-ransoms",
        (),
        "{where}: ransoms are numbered from {first} on, at most one a bandit (E7.8)",
    ),
    Complaint(
        "purse-values",
        ("dollars", "most"),
        "{where}: there are only {most} purses of ${dollars} (E1.3)",
    ),
)
"""What can be wrong with a position that is put together piece by piece."""


def refuse(name: str, where: str, **values: object) -> NoReturn:
    """Say that something of a position cannot be."""
    raise CannotRead(sentence(COMPLAINTS, name, where=where, **values))


_NUMBERS = numbers_of(COMPLAINTS)
INSIDE_WITH_MARSHAL = _NUMBERS["inside-with-marshal"]
TOO_MANY_CARDS, OWN_CARDS = _NUMBERS["too-many-cards"], _NUMBERS["own-cards"]
HAND_TOO_LARGE = _NUMBERS["hand-too-large"]
DRAWN_CARDS_MISSING = _NUMBERS["drawn-cards-missing"]
TOO_MANY_BULLETS, OWN_BULLET = _NUMBERS["too-many-bullets"], _NUMBERS["own-bullet"]
BULLETS_LEFT = _NUMBERS["bullets-left"]
STRONGBOX_MISSING = _NUMBERS["strongbox-missing"]
STRONGBOX_TOO_EARLY = _NUMBERS["strongbox-too-early"]
LOOT_MISSING, LOOT_TOO_MUCH = _NUMBERS["loot-missing"], _NUMBERS["loot-too-much"]
RANSOM_TOO_EARLY, TOO_MANY_RANSOMS = _NUMBERS["ransom-too-early"], _NUMBERS["too-many-ransoms"]
PURSE_VALUES_WRONG = _NUMBERS["purse-values"]

SECOND_STRONGBOX = FIRST_STRONGBOX + 1
MAX_UNITS = 21
SUPPLY = np.bincount(PURSE_VALUES, minlength=MAX_UNITS).astype(np.int8)
"""E1.3 How many purses there are of each value."""


# ------------------------------------------------------------------ bandits


@small_kernel
def is_with_marshal(state: State, bandit: int) -> bool:
    """E4.8 Whether a bandit is inside the Marshal's car."""
    is_inside = state.floor_of[bandit] == Floor.INSIDE
    return is_inside and state.car_of[bandit] == state.marshal_car


@kernel
def n_bandits_playing(state: State) -> int:
    """E2.2 So many purses were set aside, one for each bandit."""
    n = 0
    for bandit in range(N_BANDITS):
        n += is_playing(state, bandit)
    return n


@kernel
def complaint_of_bandits(state: State, about: Any) -> int:
    """E4.8 Nobody stays inside the Marshal's car."""
    for bandit in range(N_BANDITS):
        if is_playing(state, bandit) and is_with_marshal(state, bandit):
            return complain(about, INSIDE_WITH_MARSHAL, bandit, widen(state.marshal_car), 0, 0)
    return FINE


# ------------------------------------------------------------------ cards


@small_kernel
def n_cards_held(state: State, seat: int) -> int:
    """The cards in hand, and those set aside from it."""
    return widen(state.n_hand_of[seat]) + widen(state.n_aside_of[seat])


@small_kernel
def n_cards_of(state: State, seat: int) -> int:
    """All cards of a seat but those in the common pile."""
    rest = widen(state.n_deck_of[seat]) + widen(state.n_discard_of[seat])
    return n_cards_held(state, seat) + rest


@kernel
def seat_of_pile(state: State, i: int) -> int:
    """Whose card lies there in the common pile."""
    return widen(state.seat_of[widen(state.pile_card[i]) // N_ACTIONS])


@kernel
def n_of_card(state: State, seat: int, card: int) -> int:
    """How often a seat has a card, in the common pile too until it is resolved."""
    n = 0
    for i in range(n_cards_of(state, seat)):
        n += state.cards_of[seat, i] == card
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        bandit = widen(state.pile_card[i]) // N_ACTIONS
        is_second = 0 if state.bandit_of[seat, 0] == bandit else N_ACTIONS
        is_it = widen(state.pile_card[i]) % N_ACTIONS + is_second == card
        n += seat_of_pile(state, i) == seat and is_it
    return n


@kernel
def n_unresolved(state: State, seat: int) -> int:
    """How many cards of a seat lie in the common pile, not resolved yet."""
    n = 0
    for i in range(widen(state.n_resolved), widen(state.n_pile)):
        n += seat_of_pile(state, i) == seat
    return n


@kernel
def n_owned(state: State, card: int) -> int:
    """E1.4, E9.1 How many of an action card every seat has."""
    if state.two_bandits:
        return 0 if card == N_ACTIONS + Action.MARSHAL else 1
    return widen(COPIES_OF[card]) if card < N_ACTIONS else 0


@kernel
def n_dealt(state: State, seat: int) -> int:
    """E3.1, E5.4, E9.3 The cards of a first hand: six, one more for Doc, and one that was picked."""
    has_doc = state.powers != 0 and state.seat_of[DOC] == seat
    return HAND_SIZE + (DOC_BONUS if has_doc else 0) + (1 if state.pick else 0)


@kernel
def n_draws(state: State, seat: int) -> int:
    """How often a seat has drawn in this round."""
    n = 0
    for go in range(MAX_GOES):
        n += widen(state.drew_in_go[go]) >> seat & 1
    return n


@kernel
def n_played(state: State, seat: int) -> int:
    """How many cards of the pile are a seat's, covers included."""
    n = 0
    for i in range(widen(state.n_pile)):
        n += seat_of_pile(state, i) == seat
    return n


@kernel
def most_held(state: State, seat: int) -> int:
    """E3.1, E3.2 How many cards a seat can hold: what was dealt and drawn, less what was played.

    Experts keep cards from round to round (E8.1), so this tells something of their first only.
    """
    if state.expert and state.round_number > 0:
        return MAX_CARDS
    return n_dealt(state, seat) + DRAW_SIZE * n_draws(state, seat) - n_played(state, seat)


@small_kernel
def is_hand_held(state: State) -> bool:
    """Whether everyone still has the cards that were drawn in this round, or has played them."""
    return state.step == Step.SCHEME or state.asking == Ask.KEEP


@kernel
def least_drawn(state: State, seat: int) -> int:
    """E3.2, E3.5 Each draw took three cards, or the last there were: so many are held or were played."""
    drawn = DRAW_SIZE * n_draws(state, seat)
    is_all_drawn = state.n_deck_of[seat] == 0 and state.n_discard_of[seat] == 0
    return drawn - (DRAW_SIZE - 1 if is_all_drawn or not is_hand_held(state) else 0)


@kernel
def n_drawn_there(state: State, seat: int) -> int:
    """Among how many cards those drawn are. Once hands are given back and cards resolved, they can be anywhere."""
    held = n_cards_held(state, seat) if is_hand_held(state) else n_cards_of(state, seat)
    return held + n_unresolved(state, seat)


@kernel
def complaint_of_cards(state: State, seat: int, about: Any) -> int:
    """E1.4, E3.1, E3.2 A seat has all its cards, each as often as it exists, and no hand is too large."""
    n_cards = n_cards_of(state, seat)
    if n_cards + n_unresolved(state, seat) > MAX_CARDS:
        return complain(about, TOO_MANY_CARDS, seat, MAX_CARDS, 0, 0)
    for card in range(N_ACTION_CARDS):
        n = n_of_card(state, seat, card)
        if n != n_owned(state, card):
            return complain(about, OWN_CARDS, seat, card, n_owned(state, card), n)
    most, n_held = max(most_held(state, seat), 0), n_cards_held(state, seat)
    if n_held > most:
        return complain(about, HAND_TOO_LARGE, seat, most, n_held, 0)
    draws, least = n_draws(state, seat), least_drawn(state, seat)
    there = n_drawn_there(state, seat)
    if draws > 0 and there < least:
        return complain(about, DRAWN_CARDS_MISSING, seat, draws, least, there)
    return FINE


# ------------------------------------------------------------------ bullets


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


# ------------------------------------------------------------------ loot


@kernel
def laid_out_at(state: State, token: int) -> int:
    """E2.2, E2.3 Where a token was laid at the set-up."""
    if token >= FIRST_STRONGBOX:
        is_first = token == FIRST_STRONGBOX
        return space_at(LOCOMOTIVE, Floor.INSIDE) if is_first else IN_BOX
    is_jewel = token >= FIRST_JEWEL
    rest = token - FIRST_JEWEL if is_jewel else token
    if not is_jewel:
        for bandit in range(N_BANDITS):
            if is_playing(state, bandit):
                if rest == 0:
                    return AT_BANDIT + bandit
                rest -= 1
    for car in range(1, widen(state.caboose) + 1):
        card = widen(state.car_card[car])
        n = widen(JEWELS_IN[card]) if is_jewel else widen(PURSES_IN[card])
        if rest < n:
            return space_at(car, Floor.INSIDE)
        rest -= n
    return IN_BOX


@kernel
def is_event_over(state: State, event: int) -> bool:
    """Whether the round with that event on its card has ended."""
    n_ended = widen(state.round_number) + (1 if state.step == Step.OVER else 0)
    found = False
    for i in range(n_ended):
        if EVENT_OF[state.round_card[i]] == event:
            found = True
    return found and state.events != 0


@kernel
def complaint_of_token(state: State, token: int) -> int:
    """E2.2, E7.4 What was laid out stays in play; nothing else joins it but the second strongbox."""
    is_in_box = state.token_place[token] == IN_BOX
    if token == SECOND_STRONGBOX:
        is_out = is_event_over(state, RoundEvent.TAKE_IT_ALL)
        if is_in_box and is_out:
            return STRONGBOX_MISSING
        return STRONGBOX_TOO_EARLY if not is_in_box and not is_out else FINE
    was_in_box = laid_out_at(state, token) == IN_BOX
    if is_in_box and not was_in_box:
        return LOOT_MISSING
    return LOOT_TOO_MUCH if was_in_box and not is_in_box else FINE


@kernel
def complaint_of_ransoms(state: State) -> int:
    """E7.8 Ransoms are paid when the Hostage Conductor's round ends, at most one a bandit, in order."""
    n_out, is_in_order = 0, True
    for token in range(FIRST_RANSOM, MAX_TOKENS):
        if state.token_place[token] != IN_BOX:
            is_in_order = is_in_order and token == FIRST_RANSOM + n_out
            n_out += 1
    if n_out > 0 and not is_event_over(state, RoundEvent.HOSTAGE_CONDUCTOR):
        return RANSOM_TOO_EARLY
    return FINE if is_in_order and n_out <= n_bandits_playing(state) else TOO_MANY_RANSOMS


@kernel
def is_known_to_all(state: State, token: int) -> bool:
    """E4.11 Whether everyone saw where a purse came from, so that its value is no secret."""
    is_given = token < n_bandits_playing(state) or token >= FIRST_RANSOM
    return is_given and state.known_start_purses != 0


@kernel
def fixed_value(state: State, token: int) -> int:
    """What a token is worth whatever a position says, or 0."""
    if FIRST_JEWEL <= token < FIRST_STRONGBOX:
        return JEWEL
    if FIRST_STRONGBOX <= token < FIRST_RANSOM:
        return STRONGBOX
    is_unpaid = token >= FIRST_RANSOM and state.token_place[token] == IN_BOX
    return START_PURSE if is_unpaid or is_known_to_all(state, token) else 0


@kernel
def n_of_value(state: State, value: int) -> int:
    """How many purses are worth that, ransoms too."""
    n = 0
    for token in range(MAX_TOKENS):
        n += is_purse(token) and state.token_value[token] == value
    return n


@kernel
def most_of_value(value: int) -> int:
    """E1.3, E7.8 How many purses there are of a value; ransoms are $250."""
    return widen(SUPPLY[value]) + (MAX_TOKENS - FIRST_RANSOM if value == START_PURSE else 0)


@kernel
def complaint_of_loot(state: State, about: Any) -> int:
    """E1.2, E1.3 There is as much loot as was laid out, and events brought."""
    for token in range(FIRST_RANSOM):
        number = complaint_of_token(state, token)
        if number != FINE:
            return complain(about, number, token, 0, 0, 0)
    number = complaint_of_ransoms(state)
    if number != FINE:
        return number
    for token in range(MAX_TOKENS):
        value, fixed = widen(state.token_value[token]), fixed_value(state, token)
        is_wrong = value <= 0 or value >= MAX_UNITS or (fixed > 0 and value != fixed)
        if is_wrong or (is_purse(token) and n_of_value(state, value) > most_of_value(value)):
            most = widen(SUPPLY[value]) if 0 < value < MAX_UNITS else 0
            return complain(about, PURSE_VALUES_WRONG, value, most, 0, 0)
    return FINE


# ------------------------------------------------------------------ all of it


@kernel
def is_round_revealed(state: State) -> bool:
    """E3.1 Whether the card of this round lies open."""
    return state.step > Step.DEAL or (state.step == Step.DEAL and state.reveal_first != 0)


@kernel
def complaint_of(state: State, about: Any) -> int:
    """The first thing that does not add up, or 0."""
    number = FINE
    for seat in range(widen(state.n_seats)):
        if number == FINE:
            number = complaint_of_cards(state, seat, about)
    if number == FINE:
        number = complaint_of_bandits(state, about)
    if number == FINE:
        number = complaint_of_bullets(state, about)
    if number == FINE:
        number = complaint_of_loot(state, about)
    return number
