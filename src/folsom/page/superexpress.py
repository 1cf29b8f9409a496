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
from folsom.page.superexpress_preview import begin_ahead, go_ahead, write_ahead

__all__ = ["AREAS", "CHOICES", "FUNCTIONS", "INTERFACE_VERSION", "RULES_VERSION"]
from folsom.page.superexpress_choices import CHOICES, N_CHOICES, write_choices
from folsom.superexpress.options import RULES_VERSION
from folsom.superexpress.playout import play_answers, simulate
from folsom.superexpress.possible import redraw
from folsom.superexpress.rules.legal import can_take_back, options
from folsom.superexpress.seen.as_json.outcome import write_outcome
from folsom.superexpress.seen.as_json.sight import ROOM, write_sights
from folsom.superexpress.state import STATE

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
