"""What a bot is, and what it is given.

A bot answers a decision with the number of one of its options:

    class Bot:
        def choose(self, view, decision) -> int: ...

`view` is what its seat may know and nothing else. Bots that search need whole states to play on
from. They are given an `Observation`: a state in which everything the seat may not know has been
drawn anew at random, and from which they may draw again as often as they like. Both forms hold the
same knowledge: the view is made from the re-drawn state, and `folsom.bots.imagine` makes such a state
from a view, so a bot can be called either way.
"""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any

from folsom.core import bits
from folsom.core.decision import Decision
from folsom.core.errors import NotYourTurn
from folsom.core.game import Game
from folsom.core.randomness import new_seed
from folsom.core.state import Records


class Observation:
    """A decision as its seat may see it: nothing in here depends on what is hidden from the seat.

    records: one record, a possible state; all that the seat may not know was drawn anew
    view, decision: the typed forms, made from that record when they are asked for
    """

    def __init__(self, possible: Game[Any, Any, Any], seat: int) -> None:
        """`possible` must come from `Game.possible`; `observe` sees to it."""
        self.seat = seat
        self._game = possible

    @property
    def game(self) -> str:
        """Which game is played."""
        return self._game.name

    @property
    def records(self) -> Records:
        """A possible state, as the kernels take it."""
        return self._game.records

    @cached_property
    def view(self) -> Any:
        """What the seat may know."""
        return self._game.view(self.seat)

    @cached_property
    def decision(self) -> Decision:
        """What the seat is asked."""
        return self._game.decision_of(self.seat)

    @cached_property
    def options(self) -> tuple[int, ...]:
        """The numbers of the options, which is less work than the whole decision."""
        return tuple(bits.members(self._game.option_mask(self.seat)))


def observe(game: Game[Any, Any, Any], seat: int, seed: bytes | None = None) -> Observation:
    """What a bot in that seat is given: a possible game, without the list of answers and the seed."""
    if not bits.has(game.asked_mask(), seat):
        raise NotYourTurn(
            f"seat {seat!r} is not asked now; asked: {bits.members(game.asked_mask())}"
        )
    return Observation(game.possible(seat, new_seed() if seed is None else seed), seat)


class Bot(ABC):
    """Somebody who answers decisions. `name` is shown at the table and in the arena's reports."""

    name = "a bot"

    @abstractmethod
    def choose(self, view: Any, decision: Decision) -> int:
        """Answer a decision, knowing what the seat may know."""

    def answer(self, observation: Observation) -> int:
        """The same for whoever has an observation; bots that search take it as it is."""
        return self.choose(observation.view, observation.decision)

    def close(self) -> None:
        """The bot is no longer needed."""
        return None
