"""All that some seats see of a game, as JSON, written in one compiled call."""

from collections.abc import Sequence

from folsom.core.as_json import Room, written_sights
from folsom.core.game import WrittenSight
from folsom.core.state import Events, Records
from folsom.core.written import make_write_sights
from folsom.express.seen.as_json.decision import put_decision
from folsom.express.seen.as_json.events import LETTERS_AN_EVENT, WORDS_AN_EVENT, put_events
from folsom.express.seen.as_json.view import MAX_LETTERS, MAX_WORDS, put_view
from folsom.express.seen.as_json.words import spell
from folsom.express.state import State
from folsom.kernel import small_kernel, widen


@small_kernel
def may_take_back(state: State) -> int:
    """Who may take a secret choice back, as bits."""
    return widen(state.may_take_back)


write_sights = make_write_sights(put_events, put_view, put_decision, may_take_back, spell)
ROOM = Room(MAX_WORDS, MAX_LETTERS, WORDS_AN_EVENT, LETTERS_AN_EVENT)


def sights_as_json(
    records: Records, events: Events, seats: Sequence[int | None]
) -> list[WrittenSight]:
    """What these seats, or spectators, see now and are asked."""
    return written_sights(write_sights, ROOM, records, events, seats)
