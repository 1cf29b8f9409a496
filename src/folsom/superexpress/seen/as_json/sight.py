"""All that some seats see of a game, as JSON, written in one compiled call.

A server writes it for everyone at a table after every answer. The text is that of the structures, to the byte;
tests compare them in games of every variant.
"""

from collections.abc import Sequence

from folsom.core.as_json import (
    N_PARTS,
    NULL,
    Numbers,
    Room,
    Text,
    Words,
    put,
    written_sights,
)
from folsom.core.bits import has
from folsom.core.game import WrittenSight
from folsom.core.state import Events, Records
from folsom.kernel import kernel, widen
from folsom.superexpress.rules.legal import can_take_back
from folsom.superexpress.seen.as_json.events import LETTERS_AN_EVENT, WORDS_AN_EVENT, put_events
from folsom.superexpress.seen.as_json.view import MAX_LETTERS, MAX_WORDS, put_decision, put_view
from folsom.superexpress.seen.as_json.words import spell

ROOM = Room(MAX_WORDS, MAX_LETTERS, WORDS_AN_EVENT, LETTERS_AN_EVENT)


@kernel
def write_sights(
    table: Records, rows: Events, seats: Numbers, words: Words, text: Text, ends: Numbers
) -> int:
    """The parts of each seat's sight (below 0: spectators), one after the other; `ends` says where each ends.

    Returns the seats that may plan anew, as bits.
    """
    state = table[0]
    n, back = 0, 0
    for seat in range(widen(state.n_seats)):
        if can_take_back(state, seat):
            back |= 1 << seat
    for i in range(seats.shape[0]):
        seat = widen(seats[i])
        n = spell(words, put_events(words, state, rows), text, n)
        ends[N_PARTS * i] = n
        n = spell(words, put_view(words, state, seat), text, n)
        ends[N_PARTS * i + 1] = n
        is_asked = seat >= 0 and has(widen(state.asked), seat)
        n_words = put_decision(words, state, seat) if is_asked else put(words, 0, NULL)
        n = spell(words, n_words, text, n)
        ends[N_PARTS * i + 2] = n
    return back


def sights_as_json(
    records: Records, events: Events, seats: Sequence[int | None]
) -> list[WrittenSight]:
    """What these seats, or spectators, see now and are asked."""
    return written_sights(write_sights, ROOM, records, events, seats)
