"""One seat against bots, as Gymnasium wants it."""

from typing import Any

import numpy as np
import pytest
from tests.env.support import TABLES, random_action

from folsom.core.decision import Decision
from folsom.core.errors import BadOptions, NotAllowed

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from folsom.env import SeatEnv  # noqa: E402


class First:
    """Answers with the first option, and notes who was asked."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choose(self, view: Any, decision: Decision) -> int:
        assert view.seat == decision.seat
        self.asked.add(decision.seat)
        return decision.options[0].number


def play(env: SeatEnv, seed: int) -> float:
    """A whole game; the reward at its end."""
    luck = np.random.default_rng(seed)
    observation, told = env.reset(seed=seed)
    while True:
        assert env.observation_space.contains(observation)
        action = random_action(told["action_mask"], luck)
        observation, reward, is_over, is_cut, told = env.step(action)
        assert not is_cut
        assert told["was_legal"]
        if is_over:
            assert not told["action_mask"].any()
            return float(reward)


@pytest.mark.parametrize("name", ["folsom/Express-v0", "folsom/SuperExpress-v0"])
def test_gymnasiums_own_test_passes(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_seat_plays_against_random_opponents(game: str, options: dict[str, Any]) -> None:
    env = SeatEnv(game, seat=1, **options)
    rewards = [play(env, seed) for seed in range(2)]
    assert set(rewards) <= {0.0, 0.5, 1.0} | {float(np.float32(1 / n)) for n in range(3, 8)}
    assert rewards == [play(env, seed) for seed in range(2)]


def test_opponents_may_be_anybody_who_chooses() -> None:
    bot = First()
    env = SeatEnv("express", seat=2, opponents=[bot, "random", bot], seats=4)
    assert play(env, 1) == play(env, 1)
    assert bot.asked == {3, 1}
    play(SeatEnv("superexpress", opponents=bot, reward="money"), 1)


def test_opponents_may_be_bots_by_level() -> None:
    pytest.importorskip("folsom.bots")
    env = SeatEnv("express", opponents="outlaw")
    assert play(env, 1) == play(env, 1)


def test_the_seat_may_change_from_game_to_game() -> None:
    env = SeatEnv("superexpress", seat=None)
    env.reset(seed=1)
    seats = {env.seat}
    for _ in range(30):
        env.reset()
        seats.add(env.seat)
    assert seats == set(range(5))


def test_an_action_that_is_not_offered_is_replaced_forfeits_or_is_refused() -> None:
    env = SeatEnv("superexpress")
    env.reset(seed=1)
    *_, told = env.step(5)
    assert not told["was_legal"]
    env = SeatEnv("superexpress", on_illegal="forfeit")
    env.reset(seed=1)
    _, reward, is_over, _, _ = env.step(5)
    assert (reward, is_over) == (-1.0, True)
    env = SeatEnv("superexpress", on_illegal="raise")
    env.reset(seed=1)
    with pytest.raises(NotAllowed, match="mask allows"):
        env.step(5)


def test_a_game_that_is_over_takes_no_step() -> None:
    env = SeatEnv("superexpress")
    play(env, 1)
    with pytest.raises(NotAllowed, match="reset"):
        env.step(0)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadOptions, match="'seat'"):
        SeatEnv(seat=4)
    with pytest.raises(BadOptions, match="'on_illegal'"):
        SeatEnv(on_illegal="shrug")
    with pytest.raises(BadOptions, match="3 opponents"):
        SeatEnv(opponents=["random"])


def test_the_seat_can_be_looked_at() -> None:
    env = SeatEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "seat=0" in env.render()
    assert SeatEnv().render() is None
