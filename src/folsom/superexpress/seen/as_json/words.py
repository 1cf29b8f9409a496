"""The words that JSON of Colt Super Express is put together from.

The words come from the same structures and names as everything else that is shown.
"""

from dataclasses import fields

from folsom.core.as_json import Text, Vocabulary, Words, spell_from
from folsom.core.decision import Decision, Option, Outcome, SeatResult
from folsom.kernel import kernel
from folsom.superexpress.components import LOOT, MAX_TRAIN
from folsom.superexpress.notation import (
    BANDITS,
    CAR_CARDS,
    CARDS,
    ENDS,
    FACINGS,
    FLOORS,
    LOCOMOTIVE_CARD,
    PLAN,
)
from folsom.superexpress.rules.scoring import RESULT_PARTS
from folsom.superexpress.rules.telling import KINDS
from folsom.superexpress.seen.events import Event
from folsom.superexpress.seen.forms import option_form
from folsom.superexpress.seen.view import (
    AskedView,
    BanditView,
    CarView,
    LootView,
    PlanView,
    Settings,
    View,
)

_vocabulary = Vocabulary(max(LOOT))
_quoted, _keys, _written = _vocabulary.quoted, _vocabulary.keys, _vocabulary.written
_keys_by_name = _vocabulary.keys_by_name

BANDIT, CARD, FLOOR, FACING, END_OF_TRAIN = map(_quoted, (BANDITS, CARDS, FLOORS, FACINGS, ENDS))
PLANNING, OVER, GAME = _quoted((PLAN,)), _quoted(("over",)), _quoted(("superexpress",))
LOCOMOTIVE = _written(CarView(0, LOCOMOTIVE_CARD))
CAR = _written(*(CarView(car, name) for car in range(1, MAX_TRAIN) for name in CAR_CARDS))
FORM = _written(*(option_form(option) for option in range(len(CARDS))))
HAPPENING = _quoted(("", *KINDS))
EVENT_KEYS = _keys(Event)
EVENT_FIELDS = tuple(field.name for field in fields(Event))

VIEW, SETTINGS, BANDIT_VIEW = _keys_by_name(View), _keys(Settings), _keys_by_name(BanditView)
PLAN_VIEW, LOOT_VIEW = _keys_by_name(PlanView), _keys_by_name(LootView)
ASKED = _keys_by_name(AskedView)
DECISION, OPTION = _keys_by_name(Decision), _keys_by_name(Option)
OUTCOME, RESULT = _keys_by_name(Outcome), _keys_by_name(SeatResult)
PARTS = _vocabulary.keys_named(RESULT_PARTS)

PIECES, FIRST_PIECE, N_LETTERS = _vocabulary.letters()


@kernel
def spell(words: Words, n_words: int, text: Text, start: int) -> int:
    """Write words as letters after those there are. Returns how many there are then."""
    return spell_from(PIECES, FIRST_PIECE, N_LETTERS, words, n_words, text, start)
