"""Both games as OpenSpiel plays them."""

import random
from typing import Any

import numpy as np
import pytest

from folsom.core.errors import NotAllowed

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.observation import make_observation  # noqa: E402

import folsom.env.open_spiel  # noqa: E402, F401

GAMES: list[Any] = [
    ("python_colt_express", {}),
    ("python_colt_express", {"players": 2}),
    ("python_colt_express", {"players": 3, "expert": 1, "edition": "2014-sv", "reward": "money"}),
    ("python_colt_super_express", {}),
    ("python_colt_super_express", {"players": 3, "horse": True, "reflex": True}),
]


def dealt(name: str, parameters: dict[str, Any]) -> Any:
    """A state after nature has drawn the seed."""
    state = pyspiel.load_game(name, parameters).new_initial_state()
    for byte in range(8):
        assert state.is_chance_node()
        assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(byte)
    return state


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_openspiels_own_test_passes(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_the_observation_tensor_is_the_encoding(name: str, parameters: dict[str, Any]) -> None:
    state = dealt(name, parameters)
    game = state.get_game()
    observer = make_observation(game)
    player = state.current_player()
    observer.set_from(state, player)
    assert observer.dict["n_seats"] == game.num_players()
    assert observer.tensor.tolist() == state.observation_tensor(player)
    assert observer.string_from(state, player) == state.observation_string(player)


def test_a_secret_choice_is_in_nobody_elses_information_state() -> None:
    state = dealt("python_colt_super_express", {"players": 3})
    states = [state.child(action) for action in state.legal_actions()]
    for player in (1, 2):
        assert len({s.information_state_string(player) for s in states}) == 1
    assert len({s.information_state_string(0) for s in states}) == len(states)


def test_an_information_state_remembers_all_that_was_seen() -> None:
    state = dealt("python_colt_express", {"players": 3})
    luck = random.Random(1)
    told = [""] * 3
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        for player in range(3):
            seen = state.information_state_string(player).rpartition("\n")[0]
            assert seen.startswith(told[player])
            told[player] = seen
    assert sum(state.returns()) == pytest.approx(1)


def test_a_copy_goes_its_own_way() -> None:
    state = dealt("python_colt_super_express", {})
    other = state.clone()
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_names_and_teams_can_be_given() -> None:
    state = dealt(
        "python_colt_express",
        {"players": 2, "bandits": "ghost+tuco/doc+django", "cars": "3P/1P/3J", "first_player": 1},
    )
    seen = state.observation_string(0)
    assert "bandits=('ghost', 'tuco')" in seen
    assert "first_player=1" in seen


def test_an_action_that_is_not_offered_is_refused() -> None:
    state = dealt("python_colt_super_express", {})
    with pytest.raises((NotAllowed, Exception), match="expected one of"):
        state.apply_action(5)
    assert np.array_equal(state.legal_actions(), [0, 1, 2, 3])
