"""The loot of a position: every token, where it lies, what it is worth and who knows it (E1.3, E4.11).

What is in play was laid out at the set-up (E2.2), and only two events add to it (E7.4, E7.8). Tokens are
numbered as they were laid out: the purses everyone starts with, then those of the cars from the front.
"""

from collections import Counter
from typing import Any, NoReturn

from folsom.core.complaints import FINE
from folsom.core.errors import CannotRead
from folsom.core.events import EVERYONE
from folsom.core.reading import Given, shown
from folsom.express.components import (
    AT_BANDIT,
    DOLLARS_A_UNIT,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_TOKENS,
    NOBODY,
    PURSE_VALUES,
    START_PURSE,
    Floor,
    RoundEvent,
)
from folsom.express.notation import BANDITS, FLOORS, token_kind
from folsom.express.places import SPACES
from folsom.express.position.checks.bandits import n_bandits_playing
from folsom.express.position.checks.complaints import COMPLAINTS, refuse
from folsom.express.position.checks.loot import (
    SECOND_STRONGBOX,
    complaint_of_ransoms,
    complaint_of_token,
    fixed_value,
    is_no_secret,
    laid_out_at,
    owner_of,
)
from folsom.express.position.checks.rounds import is_event_over
from folsom.express.rules.loot import is_purse

Fields = dict[str, Given]

_TOKEN = ("token", "kind", "value", "place", "car", "floor", "bandit", "known_by")
_KINDS = ("purse", "jewel", "strongbox")
_RANGES = ((0, FIRST_JEWEL), (FIRST_JEWEL, FIRST_STRONGBOX), (FIRST_STRONGBOX, FIRST_RANSOM))
_PLACES = ("car", "bandit", "box")
_SUPPLY = Counter(int(value) for value in PURSE_VALUES)


def read_tokens(tokens: Given, bandits: dict[int, Fields], state: Any, n_seats: int) -> None:
    """Fill in the tokens of a record. The bandits' `loot` lists must agree with the tokens' places."""
    places = laid_out(state)
    entries = [entry.fields(*_TOKEN) for entry in tokens.items(MAX_TOKENS)]
    listed = _number_tokens(entries, places, n_bandits_playing(state))
    state.token_place[:] = places
    if is_event_over(state, RoundEvent.TAKE_IT_ALL):
        state.token_place[SECOND_STRONGBOX] = _inside(int(state.marshal_car))
    for token, place in _read_loot_lists(bandits).items():
        state.token_place[token] = place
    for token, fields in listed.items():
        state.token_place[token] = _read_place(fields, int(state.token_place[token]), state)
    _check_loot_lists(bandits, state)
    _check_what_is_in_play(tokens, state)
    _read_values(listed, tokens, state)
    for token in range(MAX_TOKENS):
        state.token_known_by[token] = _read_known_by(token, listed.get(token), state, n_seats)


def laid_out(state: Any) -> list[int]:
    """E2.2, E2.3 Where each token was laid at the set-up."""
    return [laid_out_at(state, token) for token in range(MAX_TOKENS)]


def _inside(car: int) -> int:
    """The space inside a car."""
    return SPACES.index((car, Floor.INSIDE))


def _number_tokens(entries: list[Fields], places: list[int], n_start: int) -> dict[int, Fields]:
    """Tokens by number; those written without one take free numbers of their kind, of a car's first."""
    listed: dict[int, Fields] = {}
    for fields in entries:
        if not fields["token"].is_given:
            continue
        token = fields["token"].whole(0, MAX_TOKENS - 1, "a token")
        if token in listed:
            raise CannotRead(f"{fields['token'].where}: token {token} comes twice")
        if fields["kind"].is_given and fields["kind"].value != token_kind(token):
            fields["kind"].wrong(f"{token_kind(token)!r} for token {token}")
        listed[token] = fields
    for fields in entries:
        if fields["token"].is_given:
            continue
        start, end = _RANGES[fields["kind"].name(_KINDS, "a kind of loot")]
        free = [token for token in range(start, end) if token not in listed]
        if not free:
            fields["kind"].wrong(f"at most {end - start} of them (E1.3); this is one more:")
        wants_box = fields["place"].value == "box"
        free.sort(key=lambda token: ((places[token] == IN_BOX) != wants_box, token < n_start))
        listed[free[0]] = fields
    return listed


def _read_loot_lists(bandits: dict[int, Fields]) -> dict[int, int]:
    """The places of the tokens that bandits are said to have."""
    found: dict[int, int] = {}
    for bandit, fields in bandits.items():
        for item in fields["loot"].items(MAX_TOKENS):
            found[item.whole(0, MAX_TOKENS - 1, "a token")] = AT_BANDIT + bandit
    return found


def _read_place(fields: Fields, usual: int, state: Any) -> int:
    if fields["place"].is_given:
        place = _PLACES[fields["place"].name(_PLACES, "a place")]
    else:
        named = [name for name in _PLACES[:2] if fields[name].is_given]
        if not named:
            return usual
        place = named[0]
    if place != "bandit" and fields["bandit"].is_given:
        fields["bandit"].wrong(f"nothing, since its place is {place!r}")
    if place != "car":
        for name in ("car", "floor"):
            if fields[name].is_given:
                fields[name].wrong(f"nothing, since its place is {place!r}")
    if place == "box":
        return IN_BOX
    if place == "bandit":
        bandit = fields["bandit"].name(BANDITS, "a bandit")
        if state.seat_of[bandit] == NOBODY:
            fields["bandit"].wrong("a bandit that plays")
        return AT_BANDIT + bandit
    car = fields["car"].whole(0, int(state.caboose), "a car")
    floor = fields["floor"].name(FLOORS, "a floor") if fields["floor"].is_given else Floor.INSIDE
    return SPACES.index((car, floor))


def _check_loot_lists(bandits: dict[int, Fields], state: Any) -> None:
    """A bandit's `loot` lists all its tokens, and no others."""
    for bandit, fields in bandits.items():
        loot = fields["loot"]
        if not loot.is_given:
            continue
        named = [item.value for item in loot.items(MAX_TOKENS)]
        for token in range(MAX_TOKENS):
            is_here = state.token_place[token] == AT_BANDIT + bandit
            if token in named and not is_here:
                loot.wrong(f"tokens of that bandit; token {token} is elsewhere:")
            if is_here and token not in named:
                loot.wrong(f"all tokens of that bandit; token {token} is missing in")


def _check_what_is_in_play(tokens: Given, state: Any) -> None:
    """E2.2, E7.4, E7.8 What was laid out stays in play; events bring the second strongbox and ransoms."""
    for token in range(FIRST_RANSOM):
        number = complaint_of_token(state, token)
        if number != FINE:
            name = COMPLAINTS[number - 1].name
            refuse(name, tokens.where, token=token, kind=token_kind(token))
    number = complaint_of_ransoms(state)
    if number != FINE:
        name = COMPLAINTS[number - 1].name
        refuse(name, tokens.where, first=FIRST_RANSOM, last=MAX_TOKENS - 1)


def _read_values(listed: dict[int, Fields], tokens: Given, state: Any) -> None:
    """E1.3 Purses share a supply of values; those everyone starts with and ransoms are $250 (E2.2, E7.8).

    Where only their owners know that, somebody may hold them for others: then they share the supply.
    """
    supply = _SUPPLY.copy()
    waiting = []
    for token in range(MAX_TOKENS):
        given = listed[token]["value"] if token in listed else Given(None, "value")
        dollars = given.whole(0, 1000, "dollars") if given.is_given else 0
        supply[START_PURSE] += token >= FIRST_RANSOM
        fixed = fixed_value(state, token)
        if fixed:
            if given.is_given and dollars != fixed * DOLLARS_A_UNIT:
                given.wrong(f"{fixed * DOLLARS_A_UNIT} (E1.3, E2.2)")
        elif given.is_given:
            if dollars % DOLLARS_A_UNIT or dollars // DOLLARS_A_UNIT not in _SUPPLY:
                given.wrong("a purse's value: 250, 300, 350, 400, 450 or 500 (E1.3)")
            fixed = dollars // DOLLARS_A_UNIT
        else:
            waiting.append(token)
            continue
        state.token_value[token] = fixed
        supply[fixed] -= is_purse(token)
    for value, n in supply.items():
        if n < 0:
            dollars = value * DOLLARS_A_UNIT
            refuse("purse-values", tokens.where, most=_SUPPLY[value], dollars=dollars)
    for token, value in zip(waiting, sorted(supply.elements()), strict=True):
        state.token_value[token] = value


def _read_known_by(token: int, fields: Fields | None, state: Any, n_seats: int) -> int:
    """E4.11 Everyone knows jewels and strongboxes; the owner of a purse knows it; all is told at the end."""
    owner, is_public = owner_of(state, token), is_no_secret(state, token)
    given = fields["known_by"] if fields else Given(None, "known_by")
    if not given.is_given:
        return EVERYONE if is_public else (1 << owner if owner != NOBODY else 0)
    if is_public:
        if given.value != "everyone":
            _refuse_known(given, "'everyone', for it is no secret")
        return EVERYONE
    if isinstance(given.value, str):
        _refuse_known(given, "a list of seats: it is a secret of those who have owned it")
    mask = 0
    for seat in given.items(n_seats):
        mask |= 1 << seat.whole(0, n_seats - 1, "a seat")
    if owner != NOBODY and not mask >> owner & 1:
        _refuse_known(given, f"its owner, seat {owner}, among those who know it")
    if mask and state.token_place[token] == IN_BOX:
        _refuse_known(given, "nobody: it never left the box")
    return mask


def _refuse_known(given: Given, known: str) -> NoReturn:
    refuse("purse-known", given.where, known=known, found=shown(given.value))


def check_is_laid_out(tokens: Given, state: Any, n_seats: int) -> None:
    """E2.2 Before the first round loot lies where it was laid, and only owners know their purses."""
    for token, place in enumerate(laid_out(state)):
        knows = _read_known_by(token, None, state, n_seats)
        if state.token_place[token] != place or state.token_known_by[token] != knows:
            raise CannotRead(
                f"{tokens.where}: token {token} is not as it was laid out, but the game has not begun (E2.2)"
            )
