"""Bots that do not search: random, Tenderfoot and Outlaw. Their choices are kernels of each game."""

from typing import Any

from folsom.bots.bot import Bot, Observation
from folsom.bots.imagine import imagine
from folsom.bots.parts import bot_parts_of
from folsom.core.chooser import new_chooser
from folsom.core.decision import Decision

POLICIES = {"random": 0, "tenderfoot": 1, "outlaw": 2}


class PolicyBot(Bot):
    """A bot whose answers come from one compiled function over what its seat may know."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        self.name = name
        self._policy = POLICIES[name]
        self._chooser = new_chooser(seed)
        self._choose = bot_parts_of(game).policy.choose

    def choose(self, view: Any, decision: Decision) -> int:
        return self.answer(imagine(view, decision))

    def answer(self, observation: Observation) -> int:
        state = observation.records[0]
        return int(self._choose(state, observation.seat, self._policy, self._chooser))
