"""What every game is made of, as the layers above it see that: a game's modules are checked against these forms.

A state is each game's own record, so here it is `Any`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from folsom.core.encoding import Feature, Rewards, Row
from folsom.core.events import Kind
from folsom.core.game import Game, WrittenSight
from folsom.core.playout import Anybody, OptionsOf, PlayAnswers, PlayNumbered, Simulate
from folsom.core.state import EventRows, Events, Records
from folsom.core.transcript import Transcript

AnyGame = Game[Any, Any, Any]
Answers = Sequence[tuple[int | None, int]]


class Part(Protocol):
    """A module of a game."""

    __name__: str


class Package(Part, Protocol):
    """A game's package, as `folsom.express` is one."""

    NAME: str
    RULES_VERSION: int
    Options: type[Any]
    View: type[Any]
    Event: type[Any]

    @property
    def BANDITS(self) -> tuple[str, ...]:  # noqa: N802
        """The bandits one may lead, in the order of their numbers."""

    @property
    def KNOWN_VERSIONS(self) -> tuple[int, ...]:  # noqa: N802
        """The rules by which games that were begun under them can still be played."""

    @property
    def narrate(self) -> Callable[..., str]:
        """An event as a sentence."""

    def new(
        self, seats: int = ..., seed: str | bytes | int | None = None, **options: Any
    ) -> AnyGame:
        """Set up a game."""

    def new_from(self, options: Any, seed: bytes) -> AnyGame:
        """Set up a game from checked options and a seed of 32 bytes."""

    def load(self, position: Any) -> AnyGame:
        """A game from a position."""

    def replay(self, transcript: str | Transcript) -> AnyGame:
        """Play a transcript again."""

    def rebuild(
        self, options: Any, seed: Any, answers: Answers, rules_version: int = ...
    ) -> AnyGame:
        """The game after some answers, by the rules it was begun under; of one that has a seed."""

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Check options."""


class OptionsPart(Part, Protocol):
    """How options become the record that every game of them begins with."""

    def read_options(self, given: Mapping[str, Any]) -> Any: ...
    def make_template(self, options: Any) -> Records: ...


class NotationPart(Part, Protocol):
    """The names of things."""

    @property
    def BANDITS(self) -> tuple[str, ...]:  # noqa: N802
        """The bandits."""


class StatePart(Part, Protocol):
    """The layout of the record."""

    STATE: np.dtype[np.void]


class FlowPart(Part, Protocol):
    """From decision to decision."""

    def begin(self, state: Any, events: EventRows, /) -> None: ...
    def apply(self, state: Any, seat: int, option: int, events: EventRows, /) -> None: ...
    def take_back(self, state: Any, seat: int, events: EventRows, /) -> None: ...


class LegalPart(Part, Protocol):
    """What may be answered."""

    def first_asked(self, state: Any, /) -> int: ...
    def options(self, state: Any, seat: int, /) -> int: ...
    def offered(self, state: Any, seat: int, /) -> int: ...
    def can_take_back(self, state: Any, seat: int, /) -> bool: ...


class ScoringPart(Part, Protocol):
    """Who has won, and what everybody has."""

    @property
    def RESULT_PARTS(self) -> tuple[str, ...]:  # noqa: N802
        """What is told of every seat besides its place and its dollars."""

    @property
    def winners(self) -> Callable[[Any], int]: ...
    @property
    def place_of(self) -> Callable[[Any, int], int]: ...

    def dollars_of(self, state: Any, seat: int, /) -> int: ...
    def rank_value(self, state: Any, seat: int, /) -> int: ...
    def result_part(self, state: Any, seat: int, part: int, /) -> int: ...


class PlayoutPart(Part, Protocol):
    """Whole games in one compiled call."""

    def is_over(self, state: Any, /) -> bool: ...
    def bandits_of(self, state: Any, seat: int, /) -> int: ...
    def make_play_numbered(self, anybody: Anybody, /) -> PlayNumbered: ...

    @property
    def simulate(self) -> Simulate: ...
    @property
    def play_answers(self) -> PlayAnswers: ...
    @property
    def options_of(self) -> OptionsOf: ...


class SightPart(Part, Protocol):
    """What a server sends of a game."""

    def sights_as_json(
        self, records: Records, events: Events, seats: Sequence[int | None], /
    ) -> list[WrittenSight]: ...


class EncodingPart(Part, Protocol):
    """What a seat sees and may do as rows of small numbers."""

    ACTION_COUNT: int
    OBSERVATION_SIZE: int
    FEATURES: tuple[Feature, ...]
    HIGHEST: Row

    def observe(self, state: Any, seat: int, row: Row, /) -> None: ...
    def action_mask(self, state: Any, seat: int, row: Row, /) -> None: ...
    def is_offered(self, state: Any, seat: int, action: int, /) -> bool: ...
    def asking_of(self, state: Any, /) -> int: ...
    def flat_action(self, asking: int, option: int, /) -> int: ...
    def option_of_action(self, action: int, /) -> int: ...

    @property
    def rewards(self) -> Callable[[Any, int, Rewards], None]: ...


class ViewPart(Part, Protocol):
    """What a seat may know."""

    def make_view(self, records: Records, seat: int | None, /) -> Any: ...


class FormsPart(Part, Protocol):
    """Options as structures."""

    OptionForm: Any


class TellingPart(Part, Protocol):
    """The kinds of events."""

    KINDS: dict[str, Kind]


@dataclass(frozen=True, slots=True)
class GameParts:
    """The modules of a game that others use besides its package."""

    encoding: EncodingPart
    flow: FlowPart
    forms: FormsPart
    game: Part
    legal: LegalPart
    names: Part
    notation: NotationPart
    options: OptionsPart
    playout: PlayoutPart
    scoring: ScoringPart
    state: StatePart
    telling: TellingPart
    view: ViewPart
