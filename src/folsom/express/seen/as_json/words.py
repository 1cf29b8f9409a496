"""The words that JSON of Colt Express is put together from.

The words come from the same structures and names as everything else that is shown.
"""

from dataclasses import fields

import numpy as np

from folsom.core.as_json import (
    CLOSE,
    NULL,
    OPEN,
    Text,
    Vocabulary,
    Words,
    next_item,
    put,
    spell_from,
)
from folsom.core.decision import Decision, Option, Outcome, SeatResult
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
from folsom.express.rules.scoring import RESULT_PARTS
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

_vocabulary = Vocabulary(MAX_DOLLARS)
_quoted, _keys, _written = _vocabulary.quoted, _vocabulary.keys, _vocabulary.written
_keys_by_name = _vocabulary.keys_by_name

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
PAIR = _vocabulary.add(*(f'["{first}","{second}"]' for first in BANDITS for second in BANDITS))
DECISION, OPTION = _keys_by_name(Decision), _keys_by_name(Option)
OUTCOME, RESULT = _keys_by_name(Outcome), _keys_by_name(SeatResult)
PARTS = _vocabulary.keys_named(RESULT_PARTS)

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

PIECES, FIRST_PIECE, N_LETTERS = _vocabulary.letters()


# ------------------------------------------------------------------ writing


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
    """Write words as letters after those there are. Returns how many there are then."""
    return spell_from(PIECES, FIRST_PIECE, N_LETTERS, words, n_words, text, start)
