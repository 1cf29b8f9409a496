"""Whole games in one call."""

import numpy as np
import pytest
from tests.express.variants import VARIANTS

from folsom.core.chooser import choose_option, new_chooser
from folsom.core.randomness import seed_from_word
from folsom.core.state import NO_EVENTS
from folsom.express.components import Step
from folsom.express.options import make_template, read_options
from folsom.express.playout import is_over, play_numbered, simulate
from folsom.express.rules.flow import apply, begin
from folsom.express.rules.legal import first_asked, offered, options
from folsom.express.rules.scoring import dollars_of, winners

NAMES = ["advanced-4", "expert-4-2014", "teams-3-expert"]


@pytest.mark.parametrize("name", NAMES)
def test_a_playout_goes_like_one_answer_after_the_other(name: str) -> None:
    template = make_template(read_options(VARIANTS[name]))
    one, two = template.copy(), template.copy()
    chooser = new_chooser(7)
    n = int(play_numbered(one[0], 7, chooser, NO_EVENTS))
    state = two[0]
    seed_from_word(state, 1, 7)
    begin(state, NO_EVENTS)
    chooser = new_chooser(7)
    decisions = 0
    while not is_over(state):
        seat = int(first_asked(state))
        assert int(offered(state, seat)) == int(options(state, seat))
        apply(state, seat, choose_option(chooser, options(state, seat)), NO_EVENTS)
        decisions += 1
    assert decisions == n
    for field in STATE_FIELDS:
        assert np.array_equal(one[0][field], two[0][field]), field


STATE_FIELDS = [
    name
    for name in make_template(read_options({})).dtype.names or ()
    if name not in ("offered", "may_take_back", "choice_of")
]


def test_a_simulation_tells_points_winners_and_bandits() -> None:
    template = make_template(read_options({"seats": 3}))
    points = np.zeros((3, 6), np.int64)
    won, bandits = np.zeros(3, np.int64), np.zeros((3, 6), np.int64)
    table = template.copy()
    n = simulate(template, table, 5, 3, 2, new_chooser(0), NO_EVENTS, points, won, bandits)
    assert n > 100
    state = table[0]
    assert state.step == Step.OVER
    assert [int(dollars_of(state, seat)) for seat in range(3)] == points[2, :3].tolist()
    assert int(winners(state)) == int(won[2])
    assert sorted(int(b) % 8 for b in bandits[2, :3]) == sorted(
        int(b) for b in state.bandit_of[:3, 0]
    )
    nothing = np.zeros((0, 6), np.int64)
    again = template.copy()
    m = simulate(template, again, 9, 1, 1, new_chooser(0), NO_EVENTS, nothing, won, bandits)
    assert 0 < m < n
    assert again[0].token_place.tolist() == state.token_place.tolist()


def test_nothing_is_left_to_play_after_the_end() -> None:
    table = make_template(read_options({"seats": 3}))
    assert play_numbered(table[0], 1, new_chooser(0), NO_EVENTS) > 50
