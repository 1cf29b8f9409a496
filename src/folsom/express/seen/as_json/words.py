"""JSON put together from words by kernels: the table of words, and how they are put and spelt.

The words come from the same structures and names as everything else that is shown.
"""

import json
from collections import namedtuple
from dataclasses import asdict, fields
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from folsom.core.decision import Decision, Option
from folsom.express.components import (
    CAR_NAMES,
    FIRST_BULLET,
    MAX_DOLLARS,
    MAX_TOKENS,
    MAX_TRAIN,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    N_OPTIONS,
    NOBODY,
    Ask,
    Step,
)
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    EVENTS,
    FLOORS,
    HOWS,
    REASONS,
    ROUND_CARDS,
    TURNS,
    card_name,
)
from folsom.express.questions import QUESTIONS
from folsom.express.seen.events import HAPPENINGS, Event
from folsom.express.seen.forms import About, OptionForm, option_form
from folsom.express.seen.view import PHASES
from folsom.express.seen.view_parts import ROUND_VIEWS
from folsom.express.seen.view_types import (
    AskedView,
    BanditView,
    CarView,
    CountedView,
    DrewView,
    DroppedView,
    LimitView,
    PileView,
    PlayerView,
    Settings,
    TokenView,
    View,
)
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, widen

T = TypeVar("T")
Text = npt.NDArray[np.int64]
Words = npt.NDArray[np.int16]

_words: list[bytes] = []


def _add(*words: str) -> int:
    """Put words into the table that the kernels write from. Returns the number of the first."""
    _words.extend(word.encode() for word in words)
    return len(_words) - len(words)


def _quoted(words: tuple[str, ...]) -> int:
    return _add(*(f'"{word}"' for word in words))


def _keys(structure: type[Any]) -> int:
    """What stands before each value of a structure, in order."""
    names = [field.name for field in fields(structure)]
    return _add(*(f'{"," if i else "{"}"{name}":' for i, name in enumerate(names)))


def _keys_by_name(structure: type[T]) -> T:
    """The same by name: `VIEW.hand` is the word before the hand in a view, a constant in kernels.

    Not a structure at all, but to the type checker it is one, so that it refuses a name that there is not.
    """
    names = [field.name for field in fields(structure)]  # type: ignore[arg-type]
    first = _keys(structure)
    keys: Any = namedtuple(f"KeysOf{structure.__name__}", names)  # type: ignore[misc]
    return cast(T, keys(*range(first, first + len(names))))


def _written(*things: Any) -> int:
    return _add(*(json.dumps(asdict(thing), separators=(",", ":")) for thing in things))


NUMBER = _add(*map(str, range(MAX_DOLLARS + 1)))
NULL, FALSE, TRUE = _add("null"), _add("false"), _add("true")
COMMA, OPEN, CLOSE, END = _add(","), _add("["), _add("]"), _add("}")
BANDIT, FLOOR, ASK, EVENT = _quoted(BANDITS), _quoted(FLOORS), _quoted(ASKS), _quoted(EVENTS)
PHASE = _quoted(tuple(PHASES[step] for step in Step))
KEEP = _quoted(("keep",))
PURSE, JEWEL, STRONGBOX = _quoted(("purse",)), _quoted(("jewel",)), _quoted(("strongbox",))
AT_BOX, AT_PERSON, AT_CAR = _quoted(("box",)), _quoted(("bandit",)), _quoted(("car",))
ROUND = _written(*ROUND_VIEWS)
LOCOMOTIVE = _written(CarView(0, "locomotive"))
CAR = _written(*(CarView(car, name) for car in range(1, MAX_TRAIN) for name in CAR_NAMES))
# Action cards by bandit and action, then bullets by who fired them.
CARD = _quoted(tuple(f"{bandit} {action}" for bandit in BANDITS for action in ACTIONS))
BULLET = _quoted(tuple(card_name((NOBODY, NOBODY), i) for i in range(FIRST_BULLET, N_CARD_KINDS)))

VIEW = _keys_by_name(View)
SETTINGS = _keys(Settings)
BANDIT_VIEW, DROPPED = _keys_by_name(BanditView), _keys_by_name(DroppedView)
TOKEN, PILE, DREW = _keys_by_name(TokenView), _keys_by_name(PileView), _keys_by_name(DrewView)
PLAYER, COUNTED, LIMIT = (
    _keys_by_name(PlayerView),
    _keys_by_name(CountedView),
    _keys_by_name(LimitView),
)
ASKED, ABOUT = _keys_by_name(AskedView), _keys_by_name(About)
GAME = _quoted(("express",))
EVENT_KEYS = _keys(Event)
EVENT_FIELDS = tuple(field.name for field in fields(Event))
HAPPENING, TURN, REASON, HOW = map(_quoted, (HAPPENINGS, TURNS, REASONS, HOWS))
ROUND_CARD = _quoted(ROUND_CARDS)
PAIR = _add(*(f'["{first}","{second}"]' for first in BANDITS for second in BANDITS))
DECISION, OPTION = _keys_by_name(Decision), _keys_by_name(Option)

N_WAYS = {
    Ask.TEAM: N_BANDITS,
    Ask.PICK: N_BANDITS,
    Ask.SCHEME: 2 * N_BANDITS,
    Ask.COVER: N_BANDITS,
    Ask.KEEP: N_BANDITS,
    Ask.MOVE: len(FLOORS),
    Ask.POCKET: MAX_TOKENS,
}
"""On how many things besides its number an option's form can depend: a bandit, a tunnel, a floor, a token."""


def _forms() -> tuple[list[int], list[list[int]]]:
    """Where each question's rows begin, one for every way; and in a row the word of each option."""
    known: dict[OptionForm | None, int] = {None: NULL}
    firsts: list[int] = []
    rows: list[list[int]] = []
    for asking in Ask:
        firsts.append(len(rows))
        for way in range(N_WAYS.get(asking, 1)):
            forms = [_form(asking, option, way) for option in range(N_OPTIONS)]
            for form in forms:
                if form not in known:
                    known[form] = _written(form)
            rows.append([known[form] for form in forms])
    return firsts, rows


def _form(asking: int, option: int, way: int) -> OptionForm | None:
    if asking == Ask.NOTHING or option not in QUESTIONS[Ask(asking)].options:
        return None
    bandit, floor = way % N_BANDITS, way % len(FLOORS)
    return option_form(asking, option, (bandit, bandit), bandit, floor, way, way >= N_BANDITS)


_firsts, _rows = _forms()
FIRST_FORM, FORM = np.array(_firsts), np.array(_rows, np.int16)

# The letters of each word, eight to a number. All are ASCII, so that none of these is negative.
_pieces = [[word[i : i + 8] for i in range(0, len(word), 8)] for word in _words]
PIECES = np.array([int.from_bytes(piece, "little") for word in _pieces for piece in word])
FIRST_PIECE = np.cumsum([0, *map(len, _pieces)])
N_LETTERS = np.array([len(word) for word in _words])


# ------------------------------------------------------------------ writing


@small_kernel
def put(words: Words, n: int, word: int) -> int:
    """Put one more word after the first n. Returns how many there are then; so do all that follow."""
    words[n] = word
    return n + 1


@small_kernel
def put_number(words: Words, n: int, value: int) -> int:
    """A number that is not negative."""
    return put(words, n, NUMBER + value)


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
    return put(words, put(words, n, key), word)


@small_kernel
def put_key_flag(words: Words, n: int, key: Any, flag: bool) -> int:
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


@small_kernel
def card_word(state: State, seat: int, card: int) -> int:
    """A card as its owner holds it."""
    if card >= FIRST_BULLET:
        return BULLET + card - FIRST_BULLET
    bandit = widen(state.bandit_of[seat, card // N_ACTIONS])
    return CARD + bandit * N_ACTIONS + card % N_ACTIONS


@kernel
def put_cards(
    words: Words, n: int, state: State, seat: int, start: int, end: int, lowest: int
) -> int:
    """Some of a seat's cards, in the order of their numbers, which tells nothing."""
    n = first = put(words, n, OPEN)
    for card in range(lowest, N_CARD_KINDS):
        for i in range(start, end):
            if state.cards_of[seat, i] == card:
                n = put(words, next_item(words, n, first), card_word(state, seat, card))
    return put(words, n, CLOSE)


@kernel
def spell(words: Words, n_words: int, text: Text, start: int) -> int:
    """Write words as letters, eight at a time, after those there are. Returns how many there are then."""
    n, n_held = start // 8, start % 8
    held = text[n] if n_held > 0 else widen(0)
    for i in range(n_words):
        left = widen(N_LETTERS[words[i]])
        for k in range(FIRST_PIECE[words[i]], FIRST_PIECE[words[i] + 1]):
            piece = PIECES[k]
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
