"""Events as JSON, put together by kernels from the same table as their structures, to the byte."""

from enum import IntEnum
from typing import Any

import numpy as np

from folsom.core.as_json import CLOSE, END, FALSE, NULL, NUMBER, OPEN, Words, next_item, put
from folsom.core.events import FLAG, SECRET_COLUMN, VIEWERS_COLUMN
from folsom.core.state import Events
from folsom.express.components import DOLLARS_A_UNIT, N_BANDITS
from folsom.express.notation import ASKS, BANDITS, EVENTS, FLOORS, HOWS, REASONS, ROUND_CARDS, TURNS
from folsom.express.rules.telling import (
    BANDIT_ON_CARD,
    DOLLARS,
    KINDS,
    OWN_CARD,
    PILE_CARD,
    SEAT_OF_BANDIT,
    TEAM_OF_SEAT,
)
from folsom.express.seen.as_json.words import (
    ASK,
    BANDIT,
    CARD,
    EVENT,
    EVENT_FIELDS,
    EVENT_KEYS,
    FLOOR,
    HAPPENING,
    HOW,
    PAIR,
    REASON,
    ROUND_CARD,
    TURN,
    card_word,
)
from folsom.express.state import State, bandit_on_card
from folsom.kernel import kernel, widen

N_FIELDS = len(EVENT_FIELDS)
NO_FIELD = -1

_FIRST_WORD: dict[tuple[Any, ...], int] = {
    (): NUMBER,
    FLAG.names: FALSE,
    PILE_CARD.names: CARD,
    BANDITS: BANDIT,
    FLOORS: FLOOR,
    TURNS: TURN,
    EVENTS: EVENT,
    ASKS: ASK,
    REASONS: REASON,
    HOWS: HOW,
    ROUND_CARDS: ROUND_CARD,
}


class Way(IntEnum):
    """How a number is read: as it is, or by what the game makes of it."""

    AS_IT_IS = 0
    SEAT_OF_BANDIT = 1
    OWN_CARD = 2
    BANDIT_ON_CARD = 3
    TEAM_OF_SEAT = 4
    DOLLARS = 5


_WAYS = {
    SEAT_OF_BANDIT: Way.SEAT_OF_BANDIT,
    OWN_CARD: Way.OWN_CARD,
    BANDIT_ON_CARD: Way.BANDIT_ON_CARD,
    TEAM_OF_SEAT: Way.TEAM_OF_SEAT,
    DOLLARS: Way.DOLLARS,
}


def _table() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each kind of event and field: which number it is, how that is read, and the first of its words."""
    shape = len(KINDS) + 1, N_FIELDS
    columns = np.full(shape, NO_FIELD, np.int8)
    ways = np.full(shape, Way.AS_IT_IS, np.int8)
    firsts = np.zeros(shape, np.int16)
    for kind in KINDS.values():
        for field in kind.fields:
            at = kind.number, EVENT_FIELDS.index(field.name)
            columns[at] = field.column
            ways[at] = _WAYS.get(field.value, Way.AS_IT_IS)
            firsts[at] = _FIRST_WORD[field.value.names]
    return columns, ways, firsts


COLUMNS, WAYS, FIRSTS = _table()
WORDS_AN_EVENT = 2 * N_FIELDS + 2
LETTERS_AN_EVENT = 1_024


@kernel
def word_for(state: State, seat: int, number: int, way: int, first: int) -> int:
    """The word of a field: of a number by itself, or by what the game makes of it."""
    match way:
        case Way.SEAT_OF_BANDIT:
            return first + widen(state.seat_of[number])
        case Way.OWN_CARD:
            return card_word(state, seat, number)
        case Way.BANDIT_ON_CARD:
            return first + bandit_on_card(state, seat, number)
        case Way.TEAM_OF_SEAT:
            partner = widen(state.bandit_of[seat, 1])
            return PAIR + widen(state.bandit_of[seat, 0]) * N_BANDITS + partner
        case Way.DOLLARS:
            return first + number * DOLLARS_A_UNIT
    return first + number


@kernel
def put_events(words: Words, state: State, rows: Events, viewers: int) -> int:
    """What happened, as seen by any of the seats in `viewers`."""
    n = first = put(words, 0, OPEN)
    for i in range(rows.shape[0]):
        kind = widen(rows[i, 0])
        is_hidden = widen(rows[i, VIEWERS_COLUMN]) & viewers == 0
        n = put(words, next_item(words, n, first), EVENT_KEYS)
        n = put(words, n, HAPPENING + kind)
        for field in range(1, N_FIELDS):
            column = widen(COLUMNS[kind, field])
            word = NULL
            if column != NO_FIELD and not (is_hidden and column == SECRET_COLUMN):
                way, first_word = widen(WAYS[kind, field]), widen(FIRSTS[kind, field])
                word = word_for(state, widen(rows[i, 1]), widen(rows[i, column]), way, first_word)
            n = put(words, put(words, n, EVENT_KEYS + field), word)
        n = put(words, n, END)
    return put(words, n, CLOSE)
