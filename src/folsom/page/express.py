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
from folsom.express.options import RULES_VERSION
from folsom.express.playout import play_answers, simulate
from folsom.express.possible import redraw
from folsom.express.rules.legal import can_take_back, options
from folsom.express.seen.as_json.outcome import write_outcome
from folsom.express.seen.as_json.sight import ROOM, write_sights
from folsom.express.state import STATE
from folsom.page.areas import areas_of
from folsom.page.express_choices import CHOICES, N_CHOICES, write_choices
from folsom.page.express_preview import begin_ahead, go_ahead, write_ahead
from folsom.page.functions import INTERFACE_VERSION, Kernels, make_functions

__all__ = ["AREAS", "CHOICES", "FUNCTIONS", "INTERFACE_VERSION", "RULES_VERSION"]

AREAS = areas_of(STATE, N_CHOICES, N_NOTES, ROOM)
FUNCTIONS = make_functions(
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
