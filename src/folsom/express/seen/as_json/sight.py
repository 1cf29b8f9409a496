"""All that some seats see of a game, as JSON, written in one compiled call.

A server writes it for everyone at a table after every answer. The text is that of the structures, to the byte;
tests compare them in games of every variant.
"""

import threading
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from folsom.core.bits import has
from folsom.core.events import PUBLIC_BIT
from folsom.core.game import WrittenSight
from folsom.core.state import Events, Records
from folsom.express.seen.as_json.decision import put_decision
from folsom.express.seen.as_json.events import LETTERS_AN_EVENT, WORDS_AN_EVENT, put_events
from folsom.express.seen.as_json.view import MAX_LETTERS, MAX_WORDS, put_view
from folsom.express.seen.as_json.words import NULL, Text, Words, put, spell
from folsom.kernel import kernel, widen

Numbers = npt.NDArray[np.int64]
N_PARTS = 3
"""Events, view and decision."""


@kernel
def write_sights(
    table: Records, rows: Events, seats: Numbers, words: Words, text: Text, ends: Numbers
) -> int:
    """The parts of each seat's sight (-1: spectators), one after the other; `ends` says where each ends."""
    state = table[0]
    n = 0
    for i in range(seats.shape[0]):
        seat = widen(seats[i])
        viewer = PUBLIC_BIT if seat < 0 else seat
        n = spell(words, put_events(words, state, rows, 1 << viewer), text, n)
        ends[N_PARTS * i] = n
        n = spell(words, put_view(words, state, seat), text, n)
        ends[N_PARTS * i + 1] = n
        is_asked = seat >= 0 and has(widen(state.asked), seat)
        n_words = put_decision(words, state, seat) if is_asked else put(words, 0, NULL)
        n = spell(words, n_words, text, n)
        ends[N_PARTS * i + 2] = n
    return widen(state.may_take_back)


class Pages(threading.local):
    """Room to write in, kept by each thread: fresh memory costs more than the writing."""

    def __init__(self) -> None:
        self.words: Words = np.empty(0, np.int16)
        self.text: Text = np.empty(0, np.int64)

    def make_room(self, n_words: int, n_letters: int) -> None:
        """For so much at least."""
        if len(self.words) < n_words:
            self.words = np.empty(n_words, np.int16)
        if 8 * len(self.text) < n_letters:
            self.text = np.empty(n_letters // 8 + 1, np.int64)


_pages = Pages()


def sights_as_json(
    records: Records, events: Events, seats: Sequence[int | None]
) -> list[WrittenSight]:
    """What these seats, or spectators, see now and are asked."""
    n_events = len(events) + 1
    pages = _pages
    pages.make_room(
        MAX_WORDS + n_events * WORDS_AN_EVENT,
        len(seats) * (2 * MAX_LETTERS + n_events * LETTERS_AN_EVENT),
    )
    wanted = np.array([-1 if seat is None else seat for seat in seats])
    ends = np.zeros(N_PARTS * len(seats), np.int64)
    back = write_sights(records, events, wanted, pages.words, pages.text, ends)
    cuts = [0, *ends.tolist()]
    text = pages.text.view(np.uint8)[: cuts[-1]].tobytes()
    parts = iter([text[start:end] for start, end in pairwise(cuts)])
    return [
        WrittenSight(
            next(parts), next(parts), next(parts), seat is not None and bool(back >> seat & 1)
        )
        for seat in seats
    ]
