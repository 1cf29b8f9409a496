"""Events as JSON, put together by kernels from the same table as their structures, to the byte."""

from typing import Any

import numpy as np

from folsom.core.as_json import CLOSE, END, NULL, NUMBER, OPEN, Words, next_item, put
from folsom.core.state import Events
from folsom.kernel import kernel, widen
from folsom.superexpress.notation import BANDITS, CARDS, ENDS, FACINGS, FLOORS
from folsom.superexpress.rules.telling import BANDIT_OF_SEAT, KINDS
from folsom.superexpress.seen.as_json.words import (
    BANDIT,
    CARD,
    END_OF_TRAIN,
    EVENT_FIELDS,
    EVENT_KEYS,
    FACING,
    FLOOR,
    HAPPENING,
)
from folsom.superexpress.state import State

N_FIELDS = len(EVENT_FIELDS)
NO_FIELD = -1
WORDS_AN_EVENT = 2 * N_FIELDS + 2
LETTERS_AN_EVENT = 512

_FIRST_WORD: dict[tuple[Any, ...], int] = {
    (): NUMBER,
    BANDITS: BANDIT,
    CARDS: CARD,
    FLOORS: FLOOR,
    FACINGS: FACING,
    ENDS: END_OF_TRAIN,
}


def _table() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each kind of event and field: which number it is, whether it is a seat's bandit, and the first word."""
    shape = len(KINDS) + 1, N_FIELDS
    columns = np.full(shape, NO_FIELD, np.int8)
    of_seats = np.zeros(shape, np.int8)
    firsts = np.zeros(shape, np.int16)
    for kind in KINDS.values():
        for field in kind.fields:
            at = kind.number, EVENT_FIELDS.index(field.name)
            columns[at] = field.column
            of_seats[at] = field.value == BANDIT_OF_SEAT
            firsts[at] = _FIRST_WORD[field.value.names]
    return columns, of_seats, firsts


COLUMNS, OF_SEATS, FIRSTS = _table()


@kernel
def put_events(words: Words, state: State, rows: Events, viewers: int) -> int:
    """What happened. Nothing in it is secret: whoever the viewers are, they see the same."""
    n = first = put(words, 0, OPEN)
    for i in range(rows.shape[0]):
        kind = widen(rows[i, 0])
        n = put(words, next_item(words, n, first), EVENT_KEYS)
        n = put(words, n, HAPPENING + kind)
        for field in range(1, N_FIELDS):
            column = widen(COLUMNS[kind, field])
            word = NULL
            if column != NO_FIELD:
                number = widen(rows[i, column])
                if OF_SEATS[kind, field]:
                    number = widen(state.bandit_of[number])
                word = widen(FIRSTS[kind, field]) + number
            n = put(words, put(words, n, EVENT_KEYS + field), word)
        n = put(words, n, END)
    return put(words, n, CLOSE)
