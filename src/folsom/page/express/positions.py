"""What a page must know of Colt Express to put a position together, and how a game runs on from one."""

from folsom.core.state import EventRows
from folsom.express.components import CAR_NAMES, N_ROUND_CARDS, N_TURNS_OF, TURNS_OF, Step, Turn
from folsom.express.notation import ACTIONS, ASKS, BANDITS, FLOORS, ROUND_CARDS
from folsom.express.position.checks.complaints import COMPLAINTS
from folsom.express.position.checks.everything import complaint_of
from folsom.express.position.checks.rounds import is_round_revealed
from folsom.express.position.frame import PHASE_OF_STEP
from folsom.express.questions import QUESTIONS
from folsom.express.rules.flow import run
from folsom.express.state import State
from folsom.kernel import kernel

__all__ = ["COMPLAINTS", "NAMES", "complaint_of", "run_on"]


@kernel
def run_on(state: State, events: EventRows) -> None:
    """From a position on to its first decision."""
    state.is_revealed = is_round_revealed(state)
    run(state, events)


def goes_of(card: int) -> list[int]:
    """E3.3 How many goes in a row everyone has in each turn of a round card."""
    turns = TURNS_OF[card, : N_TURNS_OF[card]]
    return [2 if turn == Turn.SPEEDING_UP else 1 for turn in turns]


NAMES = {
    "bandits": BANDITS,
    "cars": CAR_NAMES,
    "rounds": ROUND_CARDS,
    "goes": [goes_of(card) for card in range(N_ROUND_CARDS)],
    "actions": ACTIONS,
    "floors": FLOORS,
    "asks": ASKS,
    "phases": [PHASE_OF_STEP.get(step, "") for step in Step],
    "questions": [[QUESTIONS[ask].phase, QUESTIONS[ask].step] for ask in QUESTIONS],
}
