"""JSON put together from words by kernels: how a game's words are collected, put one after another and spelt.

A text is a row of word numbers first; spelling them goes eight letters at a time. The first words are the same in
every game, so that the kernels that put them are too.
"""

import json
import threading
from collections import namedtuple
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from itertools import pairwise
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from folsom.core.game import WrittenSight
from folsom.core.state import Events, Records
from folsom.kernel import kernel, small_kernel, widen

T = TypeVar("T")
Text = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint16]
Counts = npt.NDArray[np.uint16]
Numbers = npt.NDArray[np.int64]

COMMON = ("null", "false", "true", ",", "[", "]", "}")
NULL, FALSE, TRUE, COMMA, OPEN, CLOSE, END = range(len(COMMON))
NUMBER = len(COMMON)
"""The word of the number 0; the others follow."""

N_PARTS = 3
"""A sight is what happened, the view and the decision."""
SEES_ALL = -2
"""The seat of somebody from whom no event is hidden."""


class Vocabulary:
    """The words of a game, and the letters of each, eight to a number."""

    def __init__(self, highest: int) -> None:
        """With the numbers from 0 to `highest`."""
        self._words: list[bytes] = []
        self.add(*COMMON)
        self.add(*map(str, range(highest + 1)))

    def add(self, *words: str) -> int:
        """Put words into the table that the kernels write from. Returns the number of the first."""
        self._words.extend(word.encode() for word in words)
        return len(self._words) - len(words)

    def quoted(self, words: Sequence[str]) -> int:
        """Words that are texts in JSON."""
        return self.add(*(f'"{word}"' for word in words))

    def keys(self, structure: type[Any]) -> int:
        """What stands before each value of a structure, in order."""
        return self.keys_named([field.name for field in fields(structure)])

    def keys_named(self, names: Sequence[str]) -> int:
        """The same for these names."""
        return self.add(*(f'{"," if i else "{"}"{name}":' for i, name in enumerate(names)))

    def keys_by_name(self, structure: type[T]) -> T:
        """The same by name: `VIEW.hand` is the word before the hand in a view, a constant in kernels.

        Not a structure at all, but to the type checker it is one, so that it refuses a name that there is not.
        """
        names = [field.name for field in fields(structure)]  # type: ignore[arg-type]
        first = self.keys(structure)
        keys: Any = namedtuple(f"KeysOf{structure.__name__}", names)  # type: ignore[misc]
        return cast(T, keys(*range(first, first + len(names))))

    def written(self, *things: Any) -> int:
        """Whole structures as single words."""
        return self.add(*(json.dumps(asdict(thing), separators=(",", ":")) for thing in things))

    def letters(self) -> tuple[Numbers, Counts, Counts]:
        """The pieces of all words, where those of each begin, and how many letters it has.

        All letters are ASCII, so that no piece is negative.
        """
        pieces = [[word[i : i + 8] for i in range(0, len(word), 8)] for word in self._words]
        return (
            np.array([int.from_bytes(piece, "little") for word in pieces for piece in word]),
            np.cumsum([0, *map(len, pieces)]).astype(np.uint16),
            np.array([len(word) for word in self._words], np.uint16),
        )


@small_kernel
def put(words: Words, n: int, word: int) -> int:
    """Put one more word after the first n. Returns how many there are then; so do all that follow."""
    words[n] = word
    return n + 1


@small_kernel
def put_number(words: Words, n: int, value: int) -> int:
    """A number that is not negative."""
    return put(words, n, NUMBER + value)


@kernel
def put_digits(words: Words, n: int, value: int) -> int:
    """A number that may be too large to be a word: digit by digit."""
    power = 1
    while value // power > 9:
        power *= 10
    while power > 0:
        n = put_number(words, n, value // power % 10)
        power //= 10
    return n


@small_kernel
def put_key(words: Words, n: int, key: Any) -> int:
    """What stands before a value: one of the keys by name."""
    return put(words, n, key)


@small_kernel
def put_key_number(words: Words, n: int, key: Any, value: int) -> int:
    """A key and its number; null where there is none."""
    n = put(words, n, key)
    return put(words, n, NULL) if value < 0 else put_number(words, n, value)


@small_kernel
def put_key_word(words: Words, n: int, key: Any, word: int) -> int:
    """A key and its word."""
    return put(words, put(words, n, key), word)


@small_kernel
def put_key_flag(words: Words, n: int, key: Any, flag: bool) -> int:
    """A key and yes or no."""
    return put(words, put(words, n, key), TRUE if flag else FALSE)


@small_kernel
def next_item(words: Words, n: int, first: int) -> int:
    """A comma before every item of a list but its first, which stands at `first`."""
    return n if n == first else put(words, n, COMMA)


@kernel
def put_members(words: Words, n: int, mask: int, size: int) -> int:
    """A set of numbers below `size`."""
    n = first = put(words, n, OPEN)
    for i in range(size):
        if mask >> i & 1:
            n = put_number(words, next_item(words, n, first), i)
    return put(words, n, CLOSE)


@kernel
def spell_from(
    pieces: Numbers,
    first_piece: Counts,
    n_letters: Counts,
    words: Words,
    n_words: int,
    text: Text,
    start: int,
) -> int:
    """Write words as letters, eight at a time, after those there are. Returns how many there are then."""
    n, n_held = start // 8, start % 8
    held = text[n] if n_held > 0 else widen(0)
    for i in range(n_words):
        word = widen(words[i])
        left = widen(n_letters[word])
        for k in range(widen(first_piece[word]), widen(first_piece[word + 1])):
            piece = pieces[k]
            held |= piece << 8 * n_held
            n_free = 8 - n_held
            n_held += min(left, 8)
            left -= 8
            if n_held >= 8:
                text[n] = held
                n += 1
                n_held -= 8
                held = piece >> 8 * n_free if n_free < 8 else widen(0)
    text[n] = held
    return 8 * n + n_held


# ------------------------------------------------------------------ from Python

WriteSights = Callable[[Records, Events, Numbers, Words, Text, Numbers], int]


class Pages(threading.local):
    """Room to write in, kept by each thread: fresh memory costs more than the writing."""

    def __init__(self) -> None:
        self.words: Words = np.empty(0, np.uint16)
        self.text: Text = np.empty(0, np.int64)
        self.letters = memoryview(b"")

    def make_room(self, n_words: int, n_letters: int) -> None:
        """For so much at least."""
        if len(self.words) < n_words:
            self.words = np.empty(n_words, np.uint16)
        if 8 * len(self.text) < n_letters:
            self.text = np.empty(n_letters // 8 + 1, np.int64)
            self.letters = self.text.data.cast("B")


_pages = Pages()


class Room:
    """How much room a game's sights take: words and letters of a view with its decision, and of an event."""

    def __init__(
        self, words: int, letters: int, words_an_event: int, letters_an_event: int
    ) -> None:
        self._view, self._event = (words, letters), (words_an_event, letters_an_event)

    def words(self, n_events: int) -> int:
        """Words of the longest part."""
        return self._view[0] + (n_events + 1) * self._event[0]

    def letters(self, n_events: int) -> int:
        """Letters of a whole sight."""
        return 2 * self._view[1] + (n_events + 1) * self._event[1]


def written_sights(
    write: WriteSights, room: Room, records: Records, events: Events, seats: Sequence[int | None]
) -> list[WrittenSight]:
    """What these seats, or spectators, see now and are asked."""
    n_events = len(events)
    pages = _pages
    pages.make_room(room.words(n_events), len(seats) * room.letters(n_events))
    wanted = np.array([-1 if seat is None else seat for seat in seats])
    ends = np.zeros(N_PARTS * len(seats), np.int64)
    back = write(records, events, wanted, pages.words, pages.text, ends)
    cuts = [0, *ends.tolist()]
    letters = pages.letters
    parts = iter([bytes(letters[start:end]) for start, end in pairwise(cuts)])
    return [
        WrittenSight(
            next(parts), next(parts), next(parts), seat is not None and bool(back >> seat & 1)
        )
        for seat in seats
    ]
