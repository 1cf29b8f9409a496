"""All answers as one flat, stable list of actions: a stretch for each kind of decision.

`flat_action` numbers an option of a decision; `asking_of_action` and `option_of_action` go back. Taking a
secret choice back is for people and has no action.
"""

import numpy as np

from folsom.core.bits import lowest
from folsom.core.encoding import Row
from folsom.express.components import N_OPTIONS, Ask
from folsom.express.questions import QUESTIONS
from folsom.express.rules.legal import offered
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, widen

OPTIONS_OF = {question.ask: question.options for question in QUESTIONS.values()}
"""Every number an option of a decision can have, in the order of the flat actions."""

_FLAT = [(asking, option) for asking, options in OPTIONS_OF.items() for option in options]
ACTION_COUNT = len(_FLAT)

_ASKING_OF = np.array([asking for asking, _ in _FLAT], np.int8)
_OPTION_OF = np.array([option for _, option in _FLAT], np.int8)
_FLAT_OF = np.full((len(Ask), N_OPTIONS), -1, np.int16)
_FLAT_OF[_ASKING_OF, _OPTION_OF] = np.arange(ACTION_COUNT)


@small_kernel
def flat_action(asking: int, option: int) -> int:
    """The flat number of an option of a kind of decision."""
    return widen(_FLAT_OF[asking, option])


@small_kernel
def asking_of_action(action: int) -> int:
    """The kind of decision an action answers."""
    return widen(_ASKING_OF[action])


@small_kernel
def option_of_action(action: int) -> int:
    """The option an action stands for."""
    return widen(_OPTION_OF[action])


@small_kernel
def asking_of(state: State) -> int:
    """The kind of decision that is open."""
    return widen(state.asking)


@kernel
def is_offered(state: State, seat: int, action: int) -> bool:
    """Whether a seat is asked and may answer with that action."""
    if action < 0 or action >= ACTION_COUNT or widen(state.asked) >> seat & 1 == 0:
        return False
    if asking_of_action(action) != widen(state.asking):
        return False
    return offered(state, seat) >> option_of_action(action) & 1 != 0


@kernel
def action_mask(state: State, seat: int, row: Row) -> None:
    """Write 1 for every action a seat may take now and 0 for all others; all 0 if it is not asked."""
    for action in range(ACTION_COUNT):
        row[action] = 0
    if widen(state.asked) >> seat & 1 == 0:
        return
    asking = widen(state.asking)
    mask = offered(state, seat)
    while mask != 0:
        row[flat_action(asking, lowest(mask))] = 1
        mask &= mask - 1
