"""Gymnasium: one seat against bots. Importing this module registers `folsom/Express-v0` and
`folsom/SuperExpress-v0` for `gymnasium.make`."""

from collections.abc import Sequence
from operator import index
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from folsom.core import bits
from folsom.core.chooser import Chooser, new_chooser
from folsom.core.errors import BadOptions, NotAllowed
from folsom.core.structure import write_in_full
from folsom.env.answers import SILENT
from folsom.env.optional import missing
from folsom.env.table import Table

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("Gymnasium", __name__) from error

RANDOM = "random"
ON_ILLEGAL = ("random", "forfeit", "raise")
FORFEIT = -1.0
"""The reward of a game lost by an action that the mask does not allow."""

Seen = npt.NDArray[np.int8]


class Opponent(Protocol):
    """Whoever answers a decision, knowing what its seat may know: a bot of `folsom.bots`, or your own."""

    def choose(self, view: Any, decision: Any) -> int: ...


Opponents = str | Opponent | Sequence[str | Opponent]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat; the others are opponents.

    The mask of actions is `info["action_mask"]`, and `action_masks()` gives it to libraries that ask so.

    seat: the seat to play, or None: another one at random in every game
    opponents: "random", a bot level of `folsom.bots`, or whatever has `choose(view, decision)`; one for all,
        or one for each other seat clockwise
    on_illegal: what an action leads to that the mask does not allow: "random", a legal one in its place,
        told in `info["was_legal"]`; "forfeit", the end with a reward of -1; "raise", an error
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (the base class declares it so)

    def __init__(
        self,
        game: str = "express",
        reward: str = "share",
        seat: int | None = 0,
        opponents: Opponents = RANDOM,
        on_illegal: str = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = table = Table(game, options, reward)
        self.render_mode = render_mode
        if seat is not None and seat not in range(table.n_seats):
            raise BadOptions(f"option 'seat' is 0 to {table.n_seats - 1} or None, not {seat!r}")
        if on_illegal not in ON_ILLEGAL:
            raise BadOptions(f"option 'on_illegal' is one of {ON_ILLEGAL}, not {on_illegal!r}")
        highest = table.kernels.encoding.HIGHEST
        self.observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.int8)
        self.action_space = spaces.Discrete(table.kernels.encoding.ACTION_COUNT)
        self.seat = 0 if seat is None else seat
        self._wanted_seat = seat
        self._on_illegal = on_illegal
        self._levels = _one_a_seat(opponents, table.n_seats - 1)
        self._bots: dict[int, Opponent] = {}
        self._chooser: Chooser = new_chooser(0)
        self._game: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game. `options` is part of Gymnasium's interface and not used."""
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.table.n_seats))
        luck = int(self.np_random.integers(1 << 31))
        self.table.start(seed if seed is not None else int(self.np_random.integers(1 << 62)))
        self._chooser = new_chooser(luck)
        self._bots = self._seat_bots(luck)
        self._game = self.table.as_game() if self._bots else None
        self._let_others_answer()
        return self._told(True)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        table = self.table
        if not table.asked():
            raise NotAllowed("the game is over: reset must be called before the next step")
        number = index(action)
        was_legal = bool(table.kernels.answer(table.records, self.seat, number, SILENT))
        if not was_legal:
            if self._on_illegal == "raise":
                raise NotAllowed(f"expected an action that the mask allows, got {action!r}")
            if self._on_illegal == "forfeit":
                seen, told = self._told(False)
                return seen, FORFEIT, True, False, told
            number = int(self.np_random.choice(np.flatnonzero(self.action_masks())))
            table.kernels.answer(table.records, self.seat, number, SILENT)
        is_over = not self._let_others_answer()
        reward = table.rewards()[self.seat] if is_over else 0.0
        seen, told = self._told(was_legal)
        return seen, reward, is_over, False, told

    def action_masks(self) -> Seen:
        """The mask of actions, under the name that MaskablePPO looks for."""
        self.table.show(self.seat)
        return self.table.mask.copy()

    def render(self) -> Any:
        """What the seat may know, as text, where the render mode is "ansi"."""
        return write_in_full(self.table.view(self.seat)) if self.render_mode == "ansi" else None

    def _told(self, was_legal: bool) -> tuple[Seen, dict[str, Any]]:
        mask = self.action_masks()
        return self.table.observation.copy(), {"action_mask": mask, "was_legal": was_legal}

    def _seat_bots(self, luck: int) -> dict[int, Opponent]:
        """The opponents that are not random, by seat."""
        bots: dict[int, Opponent] = {}
        for k, level in enumerate(self._levels, start=1):
            if level == RANDOM:
                continue
            seat = (self.seat + k) % self.table.n_seats
            bots[seat] = (
                make_bot(level, self.table.game, luck + k) if isinstance(level, str) else level
            )
        return bots

    def _let_others_answer(self) -> bool:
        """Others answer until this seat is asked. False when the game is over."""
        table = self.table
        if not self._bots:
            return bool(
                table.kernels.answer_for_others(table.records, self.seat, self._chooser, SILENT)
            )
        game = self._game
        while not game.is_over:
            asked = game.asked_mask()
            if bits.has(asked, self.seat):
                return True
            other = bits.lowest(asked)
            bot = self._bots.get(other)
            if bot is None:
                number = int(self.np_random.choice(bits.members(game.option_mask(other))))
            else:
                number = bot.choose(game.view(other), game.decision_of(other))
            game.play(number, other)
        return False


def _one_a_seat(opponents: Opponents, n: int) -> list[str | Opponent]:
    """The opponents, one for each other seat."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        if len(opponents) != n:
            raise BadOptions(f"expected {n} opponents, one for each other seat, not {opponents!r}")
        return list(opponents)
    return [opponents] * n


def make_bot(level: str, game: str, seed: int) -> Opponent:
    """A bot of `folsom.bots`."""
    from folsom.bots import make

    return make(level, game, seed)


for _name, _game in (("Express", "express"), ("SuperExpress", "superexpress")):
    gymnasium.register(
        f"folsom/{_name}-v0", entry_point="folsom.env.gymnasium:SeatEnv", kwargs={"game": _game}
    )
