"""Colt Express as a module."""

from folsom.bots.express.policy import choose
from folsom.bots.express.quick_rules_of_thumb import N_NOTES
from folsom.bots.express.search import (
    TRUST,
    judge,
    search,
    settle,
    write_net_settings,
    write_priors,
    write_settings,
)
from folsom.core.state import EventRows
from folsom.express.components import CAR_NAMES, N_ROUND_CARDS, N_TURNS_OF, TURNS_OF, Step, Turn
from folsom.express.notation import ACTIONS, ASKS, BANDITS, FLOORS, ROUND_CARDS
from folsom.express.options import RULES_VERSION
from folsom.express.playout import play_answers, simulate
from folsom.express.position.checks import COMPLAINTS, complaint_of, is_round_revealed
from folsom.express.position.frame import PHASE_OF_STEP
from folsom.express.possible import redraw
from folsom.express.questions import QUESTIONS
from folsom.express.rules.flow import run
from folsom.express.rules.legal import can_take_back, options
from folsom.express.seen.as_json.outcome import write_outcome
from folsom.express.seen.as_json.sight import ROOM, write_sights
from folsom.express.state import STATE, State
from folsom.kernel import kernel
from folsom.page.areas import areas_of
from folsom.page.express_choices import CHOICES, N_CHOICES, write_choices
from folsom.page.express_preview import begin_ahead, go_ahead, write_ahead
from folsom.page.functions import INTERFACE_VERSION, Kernels, make_functions
from folsom.page.positions import about_positions, position_functions

__all__ = ["AREAS", "CHOICES", "FUNCTIONS", "INTERFACE_VERSION", "POSITIONS", "RULES_VERSION"]


def goes_of(card: int) -> list[int]:
    """E3.3 How many goes in a row everyone has in each turn of a round card."""
    turns = TURNS_OF[card, : N_TURNS_OF[card]]
    return [2 if turn == Turn.SPEEDING_UP else 1 for turn in turns]


AREAS = areas_of(STATE, N_CHOICES, N_NOTES, ROOM)
_GAME_FUNCTIONS = make_functions(
    Kernels(
        write_choices=write_choices,
        play_answers=play_answers,
        options=options,
        can_take_back=can_take_back,
        write_sights=write_sights,
        write_outcome=write_outcome,
        begin_ahead=begin_ahead,
        go_ahead=go_ahead,
        write_ahead=write_ahead,
        redraw=redraw,
        choose=choose,
        search=search,
        write_settings=write_settings,
        write_net_settings=write_net_settings,
        write_priors=write_priors,
        settle=settle,
        judge=judge,
        trust=TRUST,
        simulate=simulate,
        rules_version=RULES_VERSION,
    ),
    AREAS,
)


@kernel
def run_on(state: State, events: EventRows) -> None:
    """From a position on to its first decision."""
    state.is_revealed = is_round_revealed(state)
    run(state, events)


FUNCTIONS = [*_GAME_FUNCTIONS, *position_functions(write_choices, complaint_of, run_on)]
POSITIONS = about_positions(
    STATE,
    {
        "bandits": BANDITS,
        "cars": CAR_NAMES,
        "rounds": ROUND_CARDS,
        "goes": [goes_of(card) for card in range(N_ROUND_CARDS)],
        "actions": ACTIONS,
        "floors": FLOORS,
        "asks": ASKS,
        "phases": [PHASE_OF_STEP.get(step, "") for step in Step],
        "questions": [[QUESTIONS[ask].phase, QUESTIONS[ask].step] for ask in QUESTIONS],
    },
    COMPLAINTS,
)
