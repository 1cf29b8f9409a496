"""The loot of a position: every token, where it lies, what it is worth and who knows it (E1.3, E4.11)."""

from collections import Counter
from typing import Any

from folsom.core.errors import CannotRead
from folsom.core.events import EVERYONE
from folsom.core.reading import Given
from folsom.express.components import (
    AT_BANDIT,
    DOLLARS_A_UNIT,
    EVENT_OF,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    JEWEL,
    MAX_TOKENS,
    N_BANDITS,
    N_ROUNDS,
    NOBODY,
    PURSE_VALUES,
    START_PURSE,
    STRONGBOX,
    Floor,
    RoundEvent,
    Step,
)
from folsom.express.loot import is_purse
from folsom.express.notation import BANDITS, FLOORS, token_kind

_TOKEN = ("token", "kind", "value", "place", "car", "floor", "bandit", "known_by")
_KINDS = ("purse", "jewel", "strongbox")
_PLACES = ("car", "bandit", "box")
_SUPPLY = Counter(int(value) for value in PURSE_VALUES)


def read_tokens(tokens: Given, bandits: Given, state: Any, n_seats: int) -> None:
    """Fill in the tokens of a record. The bandits' `loot` lists must agree with the tokens' places."""
    listed = _number_tokens([entry.fields(*_TOKEN) for entry in tokens.items(MAX_TOKENS)])
    state.token_place[:] = IN_BOX
    for token, fields in listed.items():
        state.token_place[token] = _read_place(fields, state)
    _read_loot_lists(bandits, listed, state)
    _read_values(listed, tokens, state)
    for token in range(MAX_TOKENS):
        state.token_known_by[token] = _read_known_by(token, listed.get(token), state, n_seats)
    _check_ransoms(tokens, state)
    _read_dropped(bandits, state)


def _number_tokens(entries: list[dict[str, Given]]) -> dict[int, dict[str, Given]]:
    """Tokens by number; those written without one take the first free numbers of their kind."""
    listed: dict[int, dict[str, Given]] = {}
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
        kind = fields["kind"].name(_KINDS, "a kind of loot")
        start, end = (
            (0, FIRST_JEWEL),
            (FIRST_JEWEL, FIRST_STRONGBOX),
            (FIRST_STRONGBOX, FIRST_RANSOM),
        )[kind]
        free = [token for token in range(start, end) if token not in listed]
        if not free:
            fields["kind"].wrong(f"at most {end - start} of them (E1.3); this is one more:")
        listed[free[0]] = fields
    return listed


def _read_place(fields: dict[str, Given], state: Any) -> int:
    if fields["place"].is_given:
        place = _PLACES[fields["place"].name(_PLACES, "a place")]
    else:
        place = next((name for name in _PLACES[:2] if fields[name].is_given), "box")
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
    return 2 * car + int(floor)


def _read_loot_lists(bandits: Given, listed: dict[int, dict[str, Given]], state: Any) -> None:
    for entry in bandits.items(N_BANDITS):
        fields = entry.value if isinstance(entry.value, dict) else {}
        loot = Given(fields.get("loot"), f"{entry.where}.loot")
        if not loot.is_given:
            continue
        place = AT_BANDIT + BANDITS.index(fields["bandit"])
        named = [item.whole(0, MAX_TOKENS - 1, "a token") for item in loot.items(MAX_TOKENS)]
        for token in named:
            if token not in listed and state.token_place[token] == IN_BOX:
                state.token_place[token] = place
            if state.token_place[token] != place:
                loot.wrong(f"tokens of that bandit; token {token} is elsewhere:")
        for token in range(MAX_TOKENS):
            if state.token_place[token] == place and token not in named:
                loot.wrong(f"all tokens of that bandit; token {token} is missing in")


def _read_values(listed: dict[int, dict[str, Given]], tokens: Given, state: Any) -> None:
    """E1.3 Purses share a supply of values, with a further $250 for each ransom (E7.8)."""
    supply = _SUPPLY.copy()
    waiting = []
    for token in range(MAX_TOKENS):
        given = listed[token]["value"] if token in listed else Given(None, "value")
        dollars = given.whole(0, 1000, "dollars") if given.is_given else 0
        fixed = 0
        if FIRST_JEWEL <= token < FIRST_STRONGBOX:
            fixed = JEWEL
        elif FIRST_STRONGBOX <= token < FIRST_RANSOM:
            fixed = STRONGBOX
        elif token >= FIRST_RANSOM:
            if state.token_place[token] == IN_BOX:
                fixed = START_PURSE
            else:
                supply[START_PURSE] += 1
        if fixed:
            if given.is_given and dollars != fixed * DOLLARS_A_UNIT:
                given.wrong(f"{fixed * DOLLARS_A_UNIT} (E1.3)")
            state.token_value[token] = fixed
        elif given.is_given:
            if dollars % DOLLARS_A_UNIT or dollars // DOLLARS_A_UNIT not in _SUPPLY:
                given.wrong("a purse's value: 250, 300, 350, 400, 450 or 500 (E1.3)")
            state.token_value[token] = dollars // DOLLARS_A_UNIT
            supply[dollars // DOLLARS_A_UNIT] -= 1
        else:
            waiting.append(token)
    for value, n in supply.items():
        if n < 0:
            raise CannotRead(
                f"{tokens.where}: there are only {_SUPPLY[value]} purses of ${value * DOLLARS_A_UNIT} (E1.3)"
            )
    rest = sorted(supply.elements())
    for token, value in zip(waiting, rest):
        state.token_value[token] = value


def _read_known_by(token: int, fields: dict[str, Given] | None, state: Any, n_seats: int) -> int:
    """E4.11 Everyone knows jewels and strongboxes; the owner of a purse knows it."""
    place = int(state.token_place[token])
    is_public = not is_purse(token) or (token >= FIRST_RANSOM and place == IN_BOX)
    owner = int(state.seat_of[place - AT_BANDIT]) if AT_BANDIT <= place < IN_BOX else NOBODY
    given = fields["known_by"] if fields else Given(None, "known_by")
    if not given.is_given:
        return EVERYONE if is_public else (1 << owner if owner != NOBODY else 0)
    if given.value == "everyone":
        return EVERYONE
    if is_public:
        given.wrong("'everyone', for it is no secret (E4.11)")
    if isinstance(given.value, str):
        given.wrong("a list of seats, or 'everyone'")
    mask = 0
    for seat in given.items(n_seats):
        mask |= 1 << seat.whole(0, n_seats - 1, "a seat")
    if owner != NOBODY and not mask >> owner & 1:
        given.wrong(f"its owner, seat {owner}, among those who know it (E4.11)")
    return mask


def _check_ransoms(tokens: Given, state: Any) -> None:
    """E7.8 Ransom purses come into play when the Hostage Conductor's round ends, never before."""
    is_out = any(state.token_place[token] != IN_BOX for token in range(FIRST_RANSOM, MAX_TOKENS))
    over = int(state.round_number) + (state.step in (Step.OVER, Step.END_ROUND))
    is_paid = any(
        EVENT_OF[int(state.round_card[i])] == RoundEvent.HOSTAGE_CONDUCTOR
        for i in range(min(over, N_ROUNDS))
    )
    if is_out and not is_paid:
        raise CannotRead(
            f"{tokens.where}: tokens {FIRST_RANSOM} to {MAX_TOKENS - 1} are ransoms, which are paid"
            " after the Hostage Conductor's round (E7.8)"
        )


def _read_dropped(bandits: Given, state: Any) -> None:
    """E7.7 How a purse dropped for the Marshal's Revenge compares with those kept, which everyone saw."""
    for entry in bandits.items(N_BANDITS):
        fields = entry.value if isinstance(entry.value, dict) else {}
        dropped = Given(fields.get("dropped"), f"{entry.where}.dropped")
        if not dropped.is_given:
            continue
        parts = dropped.fields("token", "against")
        bandit = BANDITS.index(fields["bandit"])
        token = parts["token"].whole(0, MAX_TOKENS - 1, "a token")
        against = [
            item.whole(0, MAX_TOKENS - 1, "a token") for item in parts["against"].items(MAX_TOKENS)
        ]
        for other in against:
            more = int(state.token_value[other]) - int(state.token_value[token])
            if more * (-1 if state.revenge_takes_most else 1) < 0:
                dropped.wrong("a purse that was the least (2014-sv: most) valuable (E7.7)")
        if not all(is_purse(other) for other in (token, *against)):
            dropped.wrong("purses")
        state.dropped_of[bandit] = token
        state.dropped_against_of[bandit] = sum(1 << other for other in set(against))
