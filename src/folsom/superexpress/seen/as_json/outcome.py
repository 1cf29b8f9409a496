"""How a game ended, as JSON, to the byte as its structure."""

from folsom.core.as_json import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Text,
    Words,
    next_item,
    put,
    put_digits,
    put_key,
    put_key_number,
    put_members,
)
from folsom.kernel import kernel, widen
from folsom.superexpress.rules.scoring import (
    RESULT_PARTS,
    dollars_of,
    place_of,
    result_part,
    winners,
)
from folsom.superexpress.seen.as_json.words import OUTCOME, PARTS, RESULT, spell
from folsom.superexpress.state import State

N_RESULT_PARTS = len(RESULT_PARTS)


@kernel
def put_result(words: Words, n: int, state: State, seat: int) -> int:
    """How one seat ended."""
    n = put_key_number(words, n, RESULT.seat, seat)
    n = put_key_number(words, n, RESULT.place, place_of(state, seat))
    n = put_digits(words, put_key(words, n, RESULT.points), dollars_of(state, seat))
    n = put_key(words, n, RESULT.parts)
    for part in range(N_RESULT_PARTS):
        n = put_digits(words, put(words, n, PARTS + part), result_part(state, seat, part))
    return put(words, put(words, n, END), END)


@kernel
def write_outcome(state: State, words: Words, text: Text) -> int:
    """The result, or null while the game goes on. Returns how many letters it has."""
    if state.asked != 0:
        return spell(words, put(words, 0, NULL), text, 0)
    n_seats = widen(state.n_seats)
    n = put_members(words, put_key(words, 0, OUTCOME.winners), winners(state), n_seats)
    n = first = put(words, put_key(words, n, OUTCOME.results), OPEN)
    for seat in range(n_seats):
        n = put_result(words, next_item(words, n, first), state, seat)
    return spell(words, put(words, put(words, n, CLOSE), END), text, 0)
