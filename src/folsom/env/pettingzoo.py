"""PettingZoo: every seat is an agent, one after another (`AecEnv`) or all at once (`ParallelEnv`).

Seats that decide at the same time, in secret, answer one after another in the AEC environment, lowest seat
first; what they chose is in nobody else's observation. In the parallel environment they answer in the same
step. A seat that is not asked has an empty mask there, and its action is not looked at.
"""

from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.errors import NotAllowed
from folsom.core.structure import write_in_full
from folsom.env.answers import REFUSED, SILENT
from folsom.env.optional import missing
from folsom.env.table import Table

try:
    from gymnasium import spaces
    from pettingzoo.utils import env as base
except ModuleNotFoundError as error:
    raise missing("PettingZoo", __name__) from error

Observation = dict[str, npt.NDArray[np.int8]]
Action = int


def make_spaces(table: Table) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    """What an agent sees and may do; the same for all."""
    n_actions = table.kernels.encoding.ACTION_COUNT
    highest = table.kernels.encoding.HIGHEST
    seen = spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(n_actions)


class AtTable:
    """What both have: agents by seat, what each sees and may do, and the table as text."""

    table: Table
    render_mode: str | None

    def _sit_down(self, table: Table, render_mode: str | None) -> None:
        """Let everyone take a seat."""
        self.render_mode = render_mode
        self.table = table
        self.possible_agents = [f"seat_{seat}" for seat in range(table.n_seats)]
        self.agents: list[str] = []
        seen, actions = make_spaces(table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What spectators may know, as text, where the render mode is "ansi"."""
        return write_in_full(self.table.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        return None


class AecEnv(AtTable, base.AECEnv):  # type: ignore[misc]
    """One agent at a time. `copy=False` hands out the same two arrays again and again, which is faster."""

    def __init__(
        self,
        game: str = "express",
        reward: str = "share",
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        super().__init__()
        table = Table(game, options, reward)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self._sit_down(table, render_mode)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._copy = copy
        self._shown = ""
        self._is_over = True
        self._seen: Observation = {"observation": table.observation, "action_mask": table.mask}
        # Bound once: these are used in every step.
        self._kernel = table.kernels.step
        self._records = table.records
        self._observation = table.observation
        self._mask = table.mask

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options` is part of PettingZoo's interface and not used."""
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._is_over = False
        self._shown = self.agent_selection = self.possible_agents[self.table.start(seed)]

    def step(self, action: Action | None) -> None:
        if self._is_over:
            self._was_dead_step(action)
            return
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        seat = self._kernel(self._records, number, SILENT, self._observation, self._mask)
        if seat >= 0:
            self._shown = self.agent_selection = self.possible_agents[seat]
        elif seat == REFUSED:
            raise NotAllowed(
                f"expected an action that {self.agent_selection}'s mask allows, got {action!r}"
            )
        else:
            self._end()

    def _end(self) -> None:
        """Everybody is rewarded, and leaves in seat order."""
        self._is_over = True
        self._shown = ""
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Observation:
        if agent != self._shown:
            self.table.show(self._seat_of[agent])
            self._shown = agent
        if self._copy:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        return self._seen


class ParallelEnv(AtTable, base.ParallelEnv):  # type: ignore[misc]
    """All agents at once: those that are asked answer, the others wait."""

    def __init__(
        self,
        game: str = "express",
        reward: str = "share",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"]}
        self._sit_down(Table(game, options, reward), render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game. `options` is part of PettingZoo's interface and not used."""
        self.agents = self.possible_agents.copy()
        self.table.start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Action | None]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        asked = table.asked()
        self._check(asked, actions)
        for seat in asked:
            action = index(actions[self.possible_agents[seat]])  # type: ignore[arg-type]
            table.kernels.answer(table.records, seat, action, SILENT)
        is_over = not table.asked()
        rewards = table.rewards() if is_over else [0.0] * table.n_seats
        agents = self.agents
        observations = self._observations()
        if is_over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=bool(agents))),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _check(self, asked: list[int], actions: dict[str, Action | None]) -> None:
        """All who are asked must answer with an action that their mask allows, or nothing happens."""
        may_answer = self.table.kernels.may_answer
        for seat in asked:
            agent = self.possible_agents[seat]
            action = actions.get(agent)
            try:
                is_offered = may_answer(self.table.records, seat, index(action))  # type: ignore[arg-type]
            except TypeError:
                is_offered = False
            if not is_offered:
                raise NotAllowed(f"expected an action that {agent}'s mask allows, got {action!r}")

    def _observations(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent in self.agents:
                self.table.show(seat)
                seen[agent] = {
                    "observation": self.table.observation.copy(),
                    "action_mask": self.table.mask.copy(),
                }
        return seen
