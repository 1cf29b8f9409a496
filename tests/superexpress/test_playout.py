"""Whole games in one compiled call."""

import numpy as np

from folsom.core import bits
from folsom.core.chooser import new_chooser
from folsom.core.randomness import seed_from_word
from folsom.core.state import NO_EVENTS, new_event_buffer
from folsom.superexpress import Options
from folsom.superexpress.game import SuperExpressGame
from folsom.superexpress.options import make_template
from folsom.superexpress.playout import is_over, play_out, simulate
from folsom.superexpress.rules.flow import begin
from folsom.superexpress.state import state_of


def test_a_game_is_played_to_its_end() -> None:
    records = make_template(Options(5))
    state = state_of(records)
    seed_from_word(state, 1, 1)
    begin(state, NO_EVENTS)
    assert play_out(state, new_chooser(1), NO_EVENTS) >= 15
    assert is_over(state)


def test_a_simulation_tells_who_won_with_what() -> None:
    options = Options(4, reflex=True, horse=True)
    template = make_template(options)
    n_games = 20
    points, won = np.zeros((n_games, 4), np.int64), np.zeros(n_games, np.int64)
    bandits, table = np.zeros((n_games, 4), np.int64), template.copy()
    chooser = new_chooser(3)
    n = simulate(template, table, 10, n_games, 2, chooser, NO_EVENTS, points, won, bandits)
    assert n > n_games * 12
    last = SuperExpressGame(table, options, None, new_event_buffer()).outcome
    assert last is not None
    assert bits.members(int(won[-1])) == list(last.winners)
    assert points[-1].tolist() == [result.points for result in last.results]
    assert all(len(set(row)) == 4 for row in bandits.tolist())
    assert (won > 0).all()


def test_nothing_is_written_where_nothing_is_wanted() -> None:
    template = make_template(Options(3))
    nothing, none = np.zeros((0, 3), np.int64), np.zeros(0, np.int64)
    table, chooser = template.copy(), new_chooser(3)
    n = simulate(template, table, 1, 3, 1, chooser, NO_EVENTS, nothing, none, nothing)
    assert n >= 9
    assert not none.size
