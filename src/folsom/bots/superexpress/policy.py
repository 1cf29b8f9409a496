"""Colt Super Express: the bots that do not search, and whole games between them in one compiled call."""

from folsom.bots.policy_kernels import make_choices, make_play_games
from folsom.bots.superexpress.rules_of_thumb import LITTLE, glance, is_sensible, option_value
from folsom.superexpress.playout import bandits_of, is_over
from folsom.superexpress.rules.flow import apply, begin
from folsom.superexpress.rules.legal import first_asked, offered
from folsom.superexpress.rules.scoring import dollars_of, rank_value, winners

_choices = make_choices(offered, glance, option_value, is_sensible, LITTLE)
choose, choose_by_thumb = _choices.choose, _choices.choose_by_thumb
play_games = make_play_games(
    choose, begin, apply, is_over, first_asked, winners, dollars_of, rank_value, bandits_of
)
