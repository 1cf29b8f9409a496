"""Events as JSON, put together by kernels from the same table as their structures, to the byte."""

from typing import Any

import numpy as np

from folsom.core.events import HIDDEN
from folsom.core.state import Events
from folsom.express.components import DOLLARS_A_UNIT, N_ACTIONS, N_BANDITS, Happening
from folsom.express.notation import ASKS, BANDITS, EVENTS, FLOORS, HOWS, REASONS, ROUND_CARDS, TURNS
from folsom.express.seen.as_json.words import (
    ASK,
    BANDIT,
    CARD,
    CLOSE,
    END,
    EVENT,
    EVENT_FIELDS,
    EVENT_KEYS,
    FALSE,
    FLOOR,
    HAPPENING,
    HOW,
    NULL,
    NUMBER,
    OPEN,
    PAIR,
    REASON,
    ROUND_CARD,
    TURN,
    Words,
    card_word,
    next_item,
    put,
)
from folsom.express.seen.events import CARDS, FLAGS, FORMS, NUMBERS, Source
from folsom.express.state import State
from folsom.kernel import kernel, widen

N_FIELDS = len(EVENT_FIELDS)
NO_FIELD = -1

_FIRST_WORD: dict[tuple[Any, ...], int] = {
    NUMBERS: NUMBER,
    FLAGS: FALSE,
    CARDS: CARD,
    BANDITS: BANDIT,
    FLOORS: FLOOR,
    TURNS: TURN,
    EVENTS: EVENT,
    ASKS: ASK,
    REASONS: REASON,
    HOWS: HOW,
    ROUND_CARDS: ROUND_CARD,
}


def _table() -> tuple[np.ndarray, np.ndarray]:
    """For each kind of event and field: where it comes from, and the first of the words it chooses among."""
    sources = np.full((len(Happening) + 1, N_FIELDS), NO_FIELD, np.int8)
    firsts = np.zeros((len(Happening) + 1, N_FIELDS), np.int16)
    for kind, form in FORMS.items():
        for name, (names, source) in form.items():
            field = EVENT_FIELDS.index(name)
            sources[kind, field] = source
            firsts[kind, field] = _FIRST_WORD[names]
    return sources, firsts


SOURCES, FIRSTS = _table()
WORDS_AN_EVENT = 2 * N_FIELDS + 2
LETTERS_AN_EVENT = 1_024


@kernel
def word_for(state: State, rows: Events, i: int, first: int, source: int, secret: int) -> int:
    """The word of a field of event i."""
    seat, a, b, d = widen(rows[i, 1]), widen(rows[i, 2]), widen(rows[i, 3]), widen(rows[i, 5])
    if source == Source.NEXT_A:
        return first + a + 1
    if source == Source.FLOOR_IN_D:
        return first + d % 2
    if source == Source.HOW_IN_D:
        return first + d // 2
    if source == Source.ACTION_CARD:
        return first + a * N_ACTIONS + b
    if source == Source.OWN_CARD:
        return card_word(state, seat, a)
    if source == Source.PAIR:
        return PAIR + a * N_BANDITS + b
    if source == Source.SECRET_CARD:
        return card_word(state, seat, secret) if secret >= 0 else NULL
    if source == Source.SECRET_VALUE:
        return first + secret * DOLLARS_A_UNIT if secret >= 0 else NULL
    if source == Source.BANDIT_IF_SEEN:
        return first + a if secret >= 0 or b == 0 else NULL
    return first + widen(rows[i, source])


@kernel
def put_events(words: Words, state: State, rows: Events, viewers: int) -> int:
    """What happened, as seen by any of the seats in `viewers`."""
    n = first = put(words, 0, OPEN)
    for i in range(rows.shape[0]):
        kind = widen(rows[i, 0])
        secret = widen(rows[i, 6]) if widen(rows[i, 7]) & viewers else HIDDEN
        n = put(words, next_item(words, n, first), EVENT_KEYS)
        n = put(words, n, HAPPENING + kind)
        for field in range(1, N_FIELDS):
            source = widen(SOURCES[kind, field])
            word = NULL
            if source != NO_FIELD:
                word = word_for(state, rows, i, widen(FIRSTS[kind, field]), source, secret)
            n = put(words, put(words, n, EVENT_KEYS + field), word)
        n = put(words, n, END)
    return put(words, n, CLOSE)
