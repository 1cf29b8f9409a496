"""Many games stepped in one call."""

from typing import Any

import numpy as np
import pytest
from tests.env.support import TABLES, random_action

from folsom.core.errors import BadOptions, NotAllowed
from folsom.core.state import new_event_buffer
from folsom.env import VectorEnv
from folsom.env.kernels import kernels_of
from folsom.games import parts_of


def run(env: VectorEnv, n_steps: int) -> list[bytes]:
    """Random play; everything that was told, as bytes."""
    luck = np.random.default_rng(1)
    told = env.reset(seed=5)
    heard = []
    for _ in range(n_steps):
        heard.append(b"".join(part.tobytes() for part in told))
        told = env.step([random_action(mask, luck) for mask in told.masks])
    env.close()
    return heard


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_games_are_rewarded_when_they_end_and_followed_by_new_ones(
    game: str, options: dict[str, Any]
) -> None:
    env = VectorEnv(2, game, **options)
    luck = np.random.default_rng(1)
    told = env.reset(seed=5)
    n_done = 0
    while n_done < 3:
        assert (told.seats >= 0).all()
        assert told.masks.any(axis=1).all()
        assert np.allclose(told.rewards.sum(axis=1), told.dones)
        n_done += int(told.dones.sum())
        told = env.step([random_action(mask, luck) for mask in told.masks])


def test_threads_change_nothing() -> None:
    assert run(VectorEnv(5, "superexpress"), 60) == run(
        VectorEnv(5, "superexpress", n_threads=3), 60
    )


def test_an_action_that_is_not_offered_is_refused_for_the_whole_batch() -> None:
    env = VectorEnv(3, "superexpress")
    with pytest.raises(NotAllowed, match="reset"):
        env.step([0, 0, 0])
    env.reset()
    before = env.records.tobytes()
    with pytest.raises(NotAllowed, match="game 2"):
        env.step([0, 0, 5])
    with pytest.raises(NotAllowed, match="3 actions"):
        env.step([0, 0])
    assert env.records.tobytes() == before


def test_a_batch_has_games_and_threads() -> None:
    with pytest.raises(BadOptions, match="at least one game"):
        VectorEnv(0)
    with pytest.raises(BadOptions, match="threads"):
        VectorEnv(2, n_threads=3)


@pytest.mark.parametrize("game", ["express", "superexpress"])
def test_an_action_that_is_not_offered_leaves_its_game_as_it_was(game: str) -> None:
    kernels, rules = kernels_of(game), parts_of(game).options
    template = rules.make_template(rules.read_options({"seats": 3}))
    n, events = 4, new_event_buffer()
    table, numbers = np.zeros(n, template.dtype), np.arange(n)
    seats, dones = np.zeros(n, np.int64), np.zeros(n, np.int8)
    observations = np.zeros((n, kernels.encoding.OBSERVATION_SIZE), np.int8)
    masks = np.zeros((n, kernels.encoding.ACTION_COUNT), np.int8)
    rewards = np.zeros((n, 3), np.float32)
    kernels.reset_games(template, table, 7, numbers, events, seats, observations, masks, 0, n)
    before = table.tobytes()
    first_offered = masks.argmax(axis=1)
    for actions in (np.full(n, -1), np.full(n, 1 << 40), masks.argmin(axis=1)):
        kernels.step_games(
            template, table, 7, numbers, events, actions, seats,
            observations, masks, 0, rewards, dones, 0, n,
        )  # fmt: skip
        assert (dones < 0).all()
        assert table.tobytes() == before
    kernels.step_games(
        template, table, 7, numbers, events, first_offered, seats,
        observations, masks, 0, rewards, dones, 0, n,
    )  # fmt: skip
    assert (dones == 0).all()
    assert table.tobytes() != before
