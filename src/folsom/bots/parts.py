"""What each game gives its bots: the one place that finds it. It is imported when it is first asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from folsom.bots.judge_kernels import Judge
from folsom.bots.net_kernels import AnswerFor, DrawSaid, JudgeFor, WriteInputs, WritePriors
from folsom.bots.policy_kernels import Choose, PlayGames
from folsom.bots.search_kernels import ChooseQuickly, Notes, Search
from folsom.bots.tree import Reals
from folsom.core.decision import Decision
from folsom.core.encoding import Described
from folsom.core.errors import CannotRead
from folsom.core.parts import Part
from folsom.core.state import Records
from folsom.games import parts_of, read_game

if TYPE_CHECKING:
    from folsom.bots.bot import Observation
    from folsom.bots.preview import Ahead


class PolicyPart(Part, Protocol):
    """The bots that do not search."""

    choose: Choose
    play_games: PlayGames


class SearchPart(Part, Protocol):
    """The search without a net and with one, the judge, and what they work on."""

    STATE: np.dtype[np.void]
    TRUST: int
    SHARE_A_VALUE: float
    search: Search
    net_search: Search
    judge: Judge
    write_priors: WritePriors
    judge_for: JudgeFor
    answer_for: AnswerFor
    draw_said: DrawSaid

    @property
    def choose_quickly(self) -> ChooseQuickly: ...
    def settle(self, state: Any, viewer: int, /) -> None: ...
    def new_notes(self) -> Notes: ...
    def write_settings(self, state: Any, settings: Reals, /) -> None: ...
    def write_net_settings(self, state: Any, settings: Reals, /) -> None: ...
    def values_at_end(self, state: Any, settings: Reals, values: Reals, /) -> None: ...


class InputsPart(Part, Protocol):
    """What a net hears of a position."""

    ACTION_COUNT: int
    FIRST_GRADE: int
    GRADES: int
    N_INPUTS: int
    TABLE: tuple[Described, ...]

    @property
    def write_inputs(self) -> WriteInputs: ...


class ImaginePart(Part, Protocol):
    """A possible state from a view; some state, the same for the same view, to draw the unknown from."""

    def any_state(self, view: Any, decision: Decision | None = None) -> Records: ...
    def imagine(self, view: Any, decision: Decision, seed: bytes | None) -> "Observation": ...


class PreviewPart(Part, Protocol):
    """A plan played ahead."""

    def preview(self, view: Any, cards: Sequence[str]) -> "list[Ahead]": ...


@dataclass(frozen=True, slots=True)
class BotParts:
    """The modules of a game that its bots are made of."""

    imagine: ImaginePart
    inputs: InputsPart
    policy: PolicyPart
    preview: PreviewPart
    search: SearchPart


def _express() -> BotParts:
    from folsom.bots.express import imagine, inputs, policy, preview, search

    return BotParts(imagine, inputs, policy, preview, search)


def _superexpress() -> BotParts:
    from folsom.bots.superexpress import imagine, inputs, policy, preview, search

    return BotParts(imagine, inputs, policy, preview, search)


_PARTS: dict[str, Callable[[], BotParts]] = {"express": _express, "superexpress": _superexpress}


@cache
def bot_parts_of(game: str) -> BotParts:
    """What a game gives its bots."""
    if read_game(game) not in _PARTS:
        raise CannotRead(f"there are no bots for {game!r}")
    return _PARTS[game]()


def compiled_modules(game: str) -> tuple[str, ...]:
    """The modules from which all that is compiled of a game and its bots can be reached."""
    rules, bots = parts_of(game), bot_parts_of(game)
    parts = (
        rules.game,
        rules.playout,
        bots.imagine,
        bots.inputs,
        bots.policy,
        bots.preview,
        bots.search,
    )
    return tuple(part.__name__ for part in parts)
