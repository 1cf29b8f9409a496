"""Colt Super Express as a module."""

from folsom.bots.superexpress.policy import choose
from folsom.bots.superexpress.search import (
    N_NOTES,
    TRUST,
    judge,
    search,
    settle,
    write_net_settings,
    write_priors,
    write_settings,
)
from folsom.page.areas import areas_of
from folsom.page.functions import INTERFACE_VERSION, Kernels, make_functions
from folsom.page.positions import about_positions, position_functions
from folsom.page.superexpress_preview import begin_ahead, go_ahead, write_ahead

__all__ = ["AREAS", "CHOICES", "FUNCTIONS", "INTERFACE_VERSION", "POSITIONS", "RULES_VERSION"]
from typing import Any

from folsom.kernel import kernel
from folsom.page.superexpress_choices import CHOICES, N_CHOICES, write_choices
from folsom.superexpress.components import LOOT
from folsom.superexpress.notation import BANDITS, CAR_CARDS, CARDS, FACINGS, FLOORS
from folsom.superexpress.options import RULES_VERSION
from folsom.superexpress.playout import play_answers, simulate
from folsom.superexpress.position.checks import COMPLAINTS, complaint_of
from folsom.superexpress.possible import redraw
from folsom.superexpress.rules.legal import can_take_back, options
from folsom.superexpress.seen.as_json.outcome import write_outcome
from folsom.superexpress.seen.as_json.sight import ROOM, write_sights
from folsom.superexpress.state import STATE, State

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
def stay(state: State, events: Any) -> None:
    """Positions of this game are moments of planning, or of the end: nothing runs by itself."""


FUNCTIONS = [*_GAME_FUNCTIONS, *position_functions(write_choices, complaint_of, stay)]
POSITIONS = about_positions(
    STATE,
    {
        "bandits": BANDITS,
        "cars": CAR_CARDS,
        "cards": CARDS,
        "floors": FLOORS,
        "facings": FACINGS,
        "loot": LOOT,
    },
    COMPLAINTS,
)
