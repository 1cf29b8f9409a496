"""E1.2, E1.3 What there is of loot, and what it is worth."""

from typing import Any

import numpy as np

from folsom.core.complaints import FINE, complain
from folsom.core.events import EVERYONE
from folsom.express.components import (
    AT_BANDIT,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    JEWEL,
    JEWELS_IN,
    LOCOMOTIVE,
    MAX_TOKENS,
    N_BANDITS,
    NOBODY,
    PURSE_VALUES,
    PURSES_IN,
    START_PURSE,
    STRONGBOX,
    Floor,
    RoundEvent,
    Step,
)
from folsom.express.places import space_at
from folsom.express.position.checks.bandits import n_bandits_playing
from folsom.express.position.checks.complaints import (
    LOOT_MISSING,
    LOOT_TOO_MUCH,
    PURSE_KNOWN,
    PURSE_VALUES_WRONG,
    RANSOM_TOO_EARLY,
    STRONGBOX_MISSING,
    STRONGBOX_TOO_EARLY,
    TOO_MANY_RANSOMS,
)
from folsom.express.position.checks.rounds import is_event_over
from folsom.express.rules.loot import is_purse
from folsom.express.state import State, is_playing
from folsom.kernel import kernel, widen

SECOND_STRONGBOX = FIRST_STRONGBOX + 1
MAX_UNITS = 21
SUPPLY = np.bincount(PURSE_VALUES, minlength=MAX_UNITS).astype(np.int8)
"""E1.3 How many purses there are of each value."""


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
def owner_of(state: State, token: int) -> int:
    """The seat that has a token, or NOBODY."""
    place = widen(state.token_place[token])
    return widen(state.seat_of[place - AT_BANDIT]) if AT_BANDIT <= place < IN_BOX else NOBODY


@kernel
def is_no_secret(state: State, token: int) -> bool:
    """E4.11 Everyone knows jewels and strongboxes, ransoms not yet paid, and at the end whatever is owned."""
    is_unpaid = token >= FIRST_RANSOM and state.token_place[token] == IN_BOX
    is_told = state.step == Step.OVER and owner_of(state, token) != NOBODY
    return not is_purse(token) or is_known_to_all(state, token) or is_unpaid or is_told


@kernel
def is_known_rightly(state: State, token: int) -> bool:
    """E4.11 The owner of a purse knows it, and those who have owned it may; nobody knows one in the box."""
    known, owner = widen(state.token_known_by[token]), owner_of(state, token)
    if is_no_secret(state, token):
        return known == EVERYONE
    does_owner_know = owner == NOBODY or known >> owner & 1 != 0
    is_in_box = state.token_place[token] == IN_BOX
    return known != EVERYONE and does_owner_know and (known == 0 or not is_in_box)


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
    for token in range(MAX_TOKENS):
        if not is_known_rightly(state, token):
            return complain(about, PURSE_KNOWN, token, 0, 0, 0)
    return FINE
