"""Every seat as an agent of PettingZoo."""

import warnings
from typing import Any

import numpy as np
import pytest
from tests.env.support import TABLES, random_action

from folsom.core import bits
from folsom.core.errors import BadOptions, CannotRead, NotAllowed
from folsom.games import game_module

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test

from folsom.env import AecEnv, ParallelEnv


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoos_own_test_passes(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Our name is not in its list of games with masks, and the mask of a finished agent is empty.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(AecEnv(game, **options), num_cycles=100)
        api_test(AecEnv(game, reward="money", copy=False, **options), num_cycles=20)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoos_own_parallel_test_passes(game: str, options: dict[str, Any]) -> None:
    parallel_api_test(ParallelEnv(game, **options), num_cycles=400)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_seed_plays_the_game_that_new_makes(game: str, options: dict[str, Any]) -> None:
    env = AecEnv(game, **options)
    env.reset(seed=7)
    same = game_module(game).new(seed=7, **options)
    luck = np.random.default_rng(1)
    encoding = env.table.kernels.encoding
    while not same.is_over:
        seat = bits.lowest(same.asked_mask())
        assert env.agent_selection == f"seat_{seat}"
        observation, reward, is_over, _, _ = env.last()
        assert (reward, is_over) == (0, False)
        action = random_action(observation["action_mask"], luck)
        option = int(encoding.option_of_action(action))
        assert option in bits.members(same.option_mask(seat))
        same.play(option, seat)
        env.step(action)
    assert same.outcome is not None
    assert [env.rewards[agent] for agent in env.agents] == pytest.approx(same.outcome.shares)
    assert all(env.terminations.values())


def test_equal_seeds_lead_to_equal_games_and_the_next_ones_differ() -> None:
    first, second = AecEnv("superexpress"), AecEnv("superexpress")
    for env in (first, second):
        env.reset(seed=3)
    openings = []
    for _ in range(4):
        seen = [env.observe("seat_0")["observation"] for env in (first, second)]
        assert np.array_equal(seen[0], seen[1])
        openings.append(seen[0].tobytes())
        for env in (first, second):
            env.reset()
    assert len(set(openings)) > 1


def test_observations_are_new_arrays_unless_asked_otherwise() -> None:
    env = AecEnv()
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"] is not env.observe("seat_0")["observation"]
    env = AecEnv(copy=False)
    env.reset(seed=1)
    assert env.observe("seat_0") is env.observe("seat_0")


@pytest.mark.parametrize("action", [-1, 10_000, None, "3", 1.5])
def test_an_action_that_is_not_offered_is_refused_and_nothing_happens(action: Any) -> None:
    env = AecEnv()
    env.reset(seed=1)
    before = env.table.records.tobytes()
    with pytest.raises(NotAllowed, match="mask allows"):
        env.step(action)
    assert env.table.records.tobytes() == before
    both = ParallelEnv("superexpress")
    both.reset(seed=1)
    before = both.table.records.tobytes()
    with pytest.raises(NotAllowed, match="seat_4"):
        both.step({**dict.fromkeys(both.agents, 0), "seat_4": action})
    assert both.table.records.tobytes() == before


def test_seats_that_choose_in_secret_answer_in_one_parallel_step() -> None:
    env = ParallelEnv("superexpress", seats=3)
    observations, _ = env.reset(seed=2)
    assert all(seen["action_mask"].any() for seen in observations.values())
    for card in (2, 1, 0):
        observations, *_ = env.step(dict.fromkeys(env.agents, card))
    assert env.table.state.round_number == 2


def test_names_that_do_not_exist_are_refused() -> None:
    with pytest.raises(CannotRead, match="the games are"):
        AecEnv("chess")
    with pytest.raises(BadOptions, match="the rewards are"):
        AecEnv(reward="fame")
    with pytest.raises(BadOptions, match="unknown option"):
        AecEnv(wagons=3)


def test_spectators_can_look_at_the_table() -> None:
    for env in (AecEnv(render_mode="ansi"), ParallelEnv(render_mode="ansi")):
        env.reset(seed=1)
        assert "seat=None" in str(env.render())
        env.close()
    assert AecEnv().render() is None
