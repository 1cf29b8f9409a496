"""What a server sends of a game, as JSON, to the byte as its structures: made of the game's own kernels.

Tests compare the text with the structures in games of every variant.
"""

from collections.abc import Callable
from typing import Any

from folsom.core.as_json import (
    CLOSE,
    COMMA,
    END,
    N_PARTS,
    NULL,
    OPEN,
    SEES_ALL,
    Numbers,
    Text,
    Words,
    WriteSights,
    next_item,
    put,
    put_digits,
    put_key,
    put_key_flag,
    put_key_number,
    put_members,
)
from folsom.core.bits import has
from folsom.core.decision import Outcome, SeatResult
from folsom.core.events import EVERYONE, PUBLIC_BIT
from folsom.core.parts import ScoringPart
from folsom.core.state import Events, Records
from folsom.kernel import kernel, widen

Spell = Callable[[Words, int, Text, int], int]
PutEvents = Callable[[Words, Any, Events, int], int]
PutForSeat = Callable[[Words, Any, int], int]
WriteOutcome = Callable[[Any, Words, Text], int]
PutOfTable = Callable[[Words, int, Any], int]


def make_write_sights(
    put_events: PutEvents,
    put_view: PutForSeat,
    put_decision: PutForSeat,
    may_take_back: Callable[[Any], int],
    spell: Spell,
) -> WriteSights:
    """The kernel that writes all that some seats see of a game: for everyone at a table, after every answer."""

    @kernel
    def write_sights(
        table: Records, rows: Events, seats: Numbers, words: Words, text: Text, ends: Numbers
    ) -> int:
        """The parts of each seat's sight, one after the other; `ends` says where each ends.

        -1 is the spectators, -2 somebody from whom no event is hidden. Returns who may take a choice back, as
        bits.
        """
        state = table[0]
        n = 0
        for i in range(seats.shape[0]):
            seat = widen(seats[i])
            viewers = EVERYONE if seat == SEES_ALL else 1 << (PUBLIC_BIT if seat < 0 else seat)
            n = spell(words, put_events(words, state, rows, viewers), text, n)
            ends[N_PARTS * i] = n
            n = spell(words, put_view(words, state, seat), text, n)
            ends[N_PARTS * i + 1] = n
            is_asked = seat >= 0 and has(widen(state.asked), seat)
            n_words = put_decision(words, state, seat) if is_asked else put(words, 0, NULL)
            n = spell(words, n_words, text, n)
            ends[N_PARTS * i + 2] = n
        return may_take_back(state)

    return write_sights


def make_put_settings(
    first_key: int, n_switches: int, flag: Callable[[Any, int], int]
) -> PutOfTable:
    """The kernel that writes what is being played; the switches' keys are in their order."""

    @kernel
    def put_settings(words: Words, n: int, state: Any) -> int:
        for i in range(n_switches):
            n = put_key_flag(words, n, first_key + i, flag(state, i) != 0)
        return put(words, n, END)

    return put_settings


def make_put_cars(locomotive: int, first_car: int, n_car_cards: int) -> PutOfTable:
    """The kernel that writes the train; there is a word for every card in every place."""

    @kernel
    def put_cars(words: Words, n: int, state: Any) -> int:
        n = put(words, put(words, n, OPEN), locomotive)
        for car in range(1, widen(state.caboose) + 1):
            word = first_car + (car - 1) * n_car_cards + widen(state.car_card[car])
            n = put(words, put(words, n, COMMA), word)
        return put(words, n, CLOSE)

    return put_cars


def make_write_outcome(
    scoring: ScoringPart, outcome: Outcome, result: SeatResult, first_part: int, spell: Spell
) -> WriteOutcome:
    """The kernel that writes how a game ended. `outcome` and `result` are their keys (`keys_by_name`)."""
    winners, place_of = scoring.winners, scoring.place_of
    dollars_of, result_part = scoring.dollars_of, scoring.result_part
    n_parts = len(scoring.RESULT_PARTS)
    # Kernels are told apart by the kernels and numbers they are made of.
    winners_key, results_key = _number(outcome.winners), _number(outcome.results)
    seat_key, place_key = _number(result.seat), _number(result.place)
    points_key, parts_key = _number(result.points), _number(result.parts)

    @kernel
    def put_result(words: Words, n: int, state: Any, seat: int) -> int:
        """How one seat ended."""
        n = put_key_number(words, n, seat_key, seat)
        n = put_key_number(words, n, place_key, place_of(state, seat))
        n = put_digits(words, put_key(words, n, points_key), dollars_of(state, seat))
        n = put_key(words, n, parts_key)
        for part in range(n_parts):
            n = put_digits(words, put(words, n, first_part + part), result_part(state, seat, part))
        return put(words, put(words, n, END), END)

    @kernel
    def write_outcome(state: Any, words: Words, text: Text) -> int:
        """The result, or null while the game goes on. Returns how many letters it has."""
        if state.asked != 0:
            return spell(words, put(words, 0, NULL), text, 0)
        n_seats = widen(state.n_seats)
        n = put_members(words, put_key(words, 0, winners_key), winners(state), n_seats)
        n = first = put(words, put_key(words, n, results_key), OPEN)
        for seat in range(n_seats):
            n = put_result(words, next_item(words, n, first), state, seat)
        return spell(words, put(words, put(words, n, CLOSE), END), text, 0)

    return write_outcome


def _number(key: Any) -> int:
    """The word of a key, which the type checker takes for the value behind it."""
    return int(key)
