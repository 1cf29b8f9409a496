"""How fast the environments are: random play on one thread.

python benchmarks/environments.py [--game express] [--seconds 5] [--batch 4096]

The PettingZoo loop is the one of its documentation: `last`, choose, `step`, and `reset` when all agents are
done. A random action is chosen from the mask with NumPy and Python, or by one compiled call. Time is given by
the clock and by the processor: on a busy machine the clock also counts what others do.
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from folsom.core.chooser import new_chooser
from folsom.env import AecEnv, VectorEnv
from folsom.env.kernels import choose, choose_batch

Choose = Callable[[Any], int]


def choose_with_numpy(mask: Any) -> int:
    """A random action of a mask."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(random.random() * len(allowed))])


def compiled_choice() -> Choose:
    """A function that chooses a random action of a mask in one compiled call."""
    chooser = new_chooser(1)
    return lambda mask: choose(mask, chooser)


def play_aec(env: AecEnv, choose: Choose, seconds: float) -> int:
    """Random games for a while; how many decisions were taken."""
    n = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        env.reset()
        while True:
            observation, _, is_over, _, _ = env.last()
            if is_over:
                break
            assert observation is not None
            env.step(choose(observation["action_mask"]))
            n += 1
        while env.agents:
            env.step(None)
    return n


def play_vector(env: VectorEnv, seconds: float) -> int:
    """Random games side by side for a while; how many decisions were taken."""
    n = 0
    told = env.reset(seed=1)
    actions = np.zeros(env.n_games, np.int64)
    chooser = new_chooser(1)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        choose_batch(told.masks, chooser, actions)
        told = env.step(actions)
        n += env.n_games
    return n


def measure(name: str, play: Callable[[float], int], seconds: float) -> None:
    """Play a little to compile, then measure."""
    play(0.2)
    clock, processor = time.perf_counter(), time.process_time()
    n = play(seconds)
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    print(f"{name:40} {n / clock:12,.0f} a second {n / processor:12,.0f} a processor second")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="express")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--batch", type=int, default=4096)
    chosen = parser.parse_args()
    game, options = chosen.game, {"seats": chosen.seats}
    print(f"{game}, {chosen.seats} seats, decisions; load {os.getloadavg()[0]:.1f}")
    aec = AecEnv(game, **options)
    bare = AecEnv(game, copy=False, **options)
    vector = VectorEnv(chosen.batch, game, **options)
    cases: list[tuple[str, Callable[[float], int]]] = [
        ("PettingZoo, NumPy choice", lambda s: play_aec(aec, choose_with_numpy, s)),
        ("PettingZoo, compiled choice", lambda s: play_aec(aec, compiled_choice(), s)),
        (
            "PettingZoo, no copies, compiled choice",
            lambda s: play_aec(bare, compiled_choice(), s),
        ),
        (f"vectorised, {chosen.batch} games", lambda s: play_vector(vector, s)),
    ]
    for name, play in cases:
        measure(name, play, chosen.seconds)


if __name__ == "__main__":
    main()
