"""A running game as Python sees it: the same class for every game, over that game's kernels.

Two doors: `play` checks its caller and is what people, bots and sockets use; the kernels' `apply` trusts
it and is what searches use.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

import numpy as np

from folsom.core import bits
from folsom.core.decision import TAKE_BACK, Answer, Decision, Option, Outcome
from folsom.core.errors import (
    BadTranscript,
    CannotRead,
    GameOver,
    NotAllowed,
    NotYourTurn,
    OutOfDate,
)
from folsom.core.events import EVERYONE, PUBLIC_BIT
from folsom.core.fairness import Proof
from folsom.core.readable import asked_in_words, seats_in_words
from folsom.core.state import Events, Records, copy_records, kept_events, new_event_buffer
from folsom.core.transcript import Transcript

if TYPE_CHECKING:
    from folsom.analysis import Review

Options = TypeVar("Options")
View = TypeVar("View")
Event = TypeVar("Event")


class WrittenSight(NamedTuple):
    """What just happened, the view and the decision (null for one who is not asked) of a seat, as JSON."""

    events: bytes
    view: bytes
    decision: bytes
    can_take_back: bool


ALL_SEEING = EVERYONE
"""A viewer mask for whoever may know everything: replays, referees, tests."""


def check_known(game: str, version: int, known: Sequence[int]) -> None:
    """Refuse to play by rules that the program does not have."""
    if version not in known:
        raise CannotRead(
            f"a game of {game} under rules version {version} cannot be played here; known: {list(known)}"
        )


def viewer_mask(seat: int | None) -> int:
    """The bit of a seat, or the spectators' bit."""
    return 1 << (PUBLIC_BIT if seat is None else seat)


class Game(ABC, Generic[Options, View, Event]):
    """One game. Made by the game package's `new`, `load` or `replay`."""

    name: ClassVar[str]
    rules_version: int
    """By which rules it is played: the newest, or those of the version it was begun under."""

    def __init__(
        self, records: Records, options: Options, seed: bytes | None, events: Records
    ) -> None:
        self.records = records
        self.options = options
        self.seed = seed
        self.answers: list[Answer] = []
        self._firsts: list[bool] = []
        self._events = kept_events(events)
        self._told_of: Events | None = None
        self._told: dict[tuple[bool, ...], list[Event]] = {}
        self._secrets: frozenset[int] = frozenset()

    # What each game tells about itself.

    @property
    @abstractmethod
    def n_seats(self) -> int:
        """How many seats play."""

    @abstractmethod
    def asked_mask(self) -> int:
        """The seats that must answer now, as bits; 0 when the game is over."""

    @abstractmethod
    def option_mask(self, seat: int) -> int:
        """The options of a seat that is asked, as bits."""

    @abstractmethod
    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take a secret choice back because others are still choosing."""

    @abstractmethod
    def decision_of(self, seat: int) -> Decision:
        """What a seat that is asked must decide."""

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or the spectators."""

    @abstractmethod
    def possible(self, seat: int | None, seed: bytes) -> Self:
        """A random game consistent with all that a seat knows, each equally likely."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Everything, hidden things included, in a form that can be written by hand and loaded again."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    @abstractmethod
    def options_as_json(self) -> dict[str, Any]:
        """The options as `new` takes them."""

    @abstractmethod
    def _apply(self, seat: int, option: int, events: Records) -> None:
        """The trusting door: apply an answer that is known to be legal."""

    @abstractmethod
    def _decode(self, events: Events, viewers: int) -> list[Event]:
        """Events in readable form, as seen by any of `viewers`."""

    # What follows from it.

    def __repr__(self) -> str:
        """What everybody may know of it, in one line."""
        seen: Any = self.view(None)
        outcome = self.outcome
        now = f"won by {seats_in_words(outcome.winners)}" if outcome else asked_in_words(seen.asked)
        answers = f"{self.number} answer{'s' if self.number != 1 else ''}"
        return f"<{type(self).__name__} of {self.n_seats} seats, {answers}: {seen.where}; {now}>"

    def _repr_svg_(self) -> str:
        """In a notebook a game shows its train, as spectators see it."""
        seen: Any = self.view(None)
        drawn: str = seen._repr_svg_()
        return drawn

    def review(self, playouts: int | None = None) -> "Review":
        """Every answer so far looked over with the eyes of the seat that gave it, and those that cost most.

        `folsom.analysis` has this, and everybody's chances at every step. More playouts take longer and err less.
        """
        from folsom.analysis import review

        found = review(self) if playouts is None else review(self, playouts, 10 * playouts)
        assert found is not None
        return found

    @property
    def number(self) -> int:
        """How many answers have been given; the next answer has this number."""
        return len(self.answers)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.asked_mask() == 0

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All decisions open now: several when seats choose in secret at the same time."""
        return tuple(self.decision_of(seat) for seat in bits.members(self.asked_mask()))

    @property
    def decision(self) -> Decision | None:
        """The decision open now, the first of several, or None when the game is over."""
        asked = self.asked_mask()
        return self.decision_of(bits.lowest(asked)) if asked else None

    def play(
        self, option: int | Option, seat: int | None = None, number: int | None = None
    ) -> list[Event]:
        """Answer the open decision and run on to the next. Returns all that happened, nothing hidden.

        `seat` defaults to the first asked. `number`, if given, must be the number of this answer.
        """
        self.answer(option, seat, number)
        return self.happened_in_full()

    def answer(
        self, option: int | Option, seat: int | None = None, number: int | None = None
    ) -> None:
        """The same, checked as well, for whoever asks afterwards what happened as a seat may see it."""
        wanted = option.number if isinstance(option, Option) else option
        first = self._check(wanted, seat, number)
        answering = first if seat is None else seat
        events = new_event_buffer()
        self._apply(answering, wanted, events)
        self.answers.append(Answer(answering, wanted))
        self._firsts.append(answering == first)
        self._events = kept_events(events)

    def sights_as_json(self, seats: Sequence[int | None]) -> list[WrittenSight] | None:
        """What some seats see, from a game that writes it faster than structures can be made; None from others."""
        return None

    def take_back(self, seat: int) -> list[Event]:
        """Take back a secret choice while others are still choosing."""
        return self.play(TAKE_BACK, seat)

    def happened(self, seat: int | None = None) -> list[Event]:
        """What the last answer (or the set-up) led to, as a seat or the spectators may see it.

        Those who may see the same are told the same list: a server asks for every seat.
        """
        viewers = viewer_mask(seat)
        if self._told_of is not self._events:
            self._told_of, self._told = self._events, {}
            self._secrets = frozenset(self._events[:, -1].tolist())
        sees = tuple([may_see & viewers != 0 for may_see in self._secrets])
        told = self._told.get(sees)
        if told is None:
            told = self._told[sees] = self._decode(self._events, viewers)
        return told

    @property
    def n_happened(self) -> int:
        """How many things the last answer led to. Everyone hears of each, if not all that is in it."""
        return len(self._events)

    @property
    def kinds_happened(self) -> list[str]:
        """The kinds of what the last answer led to."""
        events: list[Any] = self.happened(None)
        return [event.event for event in events]

    @property
    def has_secret_news(self) -> bool:
        """Whether something of it is not for everyone."""
        return any(may_see != EVERYONE for may_see in self._events[:, -1].tolist())

    def happened_in_full(self) -> list[Event]:
        """What the last answer led to, nothing hidden."""
        return self._decode(self._events, ALL_SEEING)

    def copy(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.records = copy_records(self.records)
        other.answers = self.answers.copy()
        other._firsts = self._firsts.copy()
        # What others were told is not passed on with a copy.
        other._told_of, other._told, other._secrets = None, {}, frozenset()
        return other

    def transcript(self, proof: Proof | None = None) -> Transcript:
        """Seed, options and answers: all that a game played from its start is."""
        if self.seed is None:
            raise BadTranscript(
                "a game that was loaded from a position has no transcript: its start is not known"
            )
        answers = tuple(
            (None if first else answer.seat, answer.option)
            for answer, first in zip(self.answers, self._firsts, strict=True)
        )
        return Transcript(
            self.name, self.rules_version, self.seed, self.options_as_json(), answers, proof
        )

    def _check(self, option: int, seat: int | None, number: int | None) -> int:
        """Everything `play` must be sure of. Returns the first seat asked."""
        asked = self.asked_mask()
        if asked == 0:
            raise GameOver("the game is over: no answer is expected")
        if number is not None and number != self.number:
            raise OutOfDate(f"expected answer number {self.number}, got number {number!r}")
        first = bits.lowest(asked)
        answering = first if seat is None else seat
        if not isinstance(answering, int) or not 0 <= answering < self.n_seats:
            raise NotYourTurn(f"seats are 0 to {self.n_seats - 1}, not {answering!r}")
        if option == TAKE_BACK:
            if not self.can_take_back(answering):
                raise NotAllowed(
                    f"seat {answering} has no choice to take back", f"answer number {self.number}"
                )
            return first
        if not bits.has(asked, answering):
            raise NotYourTurn(f"seat {answering} is not asked now; asked: {bits.members(asked)}")
        offered = self.option_mask(answering)
        if (
            isinstance(option, bool)
            or not isinstance(option, int | np.integer)
            or not 0 <= option < 63
        ):
            raise NotAllowed(f"expected one of the options {bits.members(offered)}, got {option!r}")
        if not bits.has(offered, int(option)):
            kind = self.decision_of(answering).kind
            raise NotAllowed(
                f"expected one of the options {bits.members(offered)} of {kind!r}, got {option!r}",
                f"seat {answering}, answer number {self.number}",
            )
        return first
