"""What games have in common whose state is a record and whose rules are kernels."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import numpy as np

from folsom.core.choices import as_json
from folsom.core.decision import Answer, Outcome, SeatResult
from folsom.core.errors import BadTranscript, GameOver, NotAllowed, NotYourTurn
from folsom.core.game import Event, Game, Options, View, WrittenSight, check_known
from folsom.core.parts import PlayoutPart, ScoringPart, SightPart
from folsom.core.randomness import write_seed
from folsom.core.state import Records, kept_events, new_event_buffer
from folsom.core.transcript import Transcript, read_transcript
from folsom.kernel import IS_COMPILED

SPECTATOR = -1
"""The seat of somebody who has none, as kernels take it."""


class CompiledGame(Game[Options, View, Event]):
    """A game over kernels: what they do not tell is here."""

    known_versions: ClassVar[tuple[int, ...]]
    happenings: ClassVar[tuple[str, ...]]
    """The kinds of events by their numbers."""
    _scoring: ClassVar[ScoringPart]
    """Who has won, and what everybody has."""
    _playout: ClassVar[PlayoutPart]
    """The kernels that play."""
    _sight: ClassVar[SightPart]
    """The kernels that write what is sent."""

    # What each game tells about itself.

    @classmethod
    @abstractmethod
    def _checked(cls, options: Mapping[str, Any] | Options) -> Options:
        """Options that are checked, if they were not yet."""

    @classmethod
    @abstractmethod
    def _template(cls, options: Options, rules_version: int) -> Records:
        """The record that a game of these options begins with, by the rules of that version."""

    @abstractmethod
    def _redraw(self, seat: int, source: Records) -> None:
        """Draw anew all that a seat, or a spectator, does not know."""

    # What follows from it.

    @classmethod
    def rebuilt(
        cls,
        options: Mapping[str, Any] | Options,
        seed: bytes,
        answers: Sequence[tuple[int | None, int]],
        rules_version: int,
    ) -> Self:
        """The game after some answers, each checked, in one compiled call; by the rules it was begun under."""
        checked = cls._checked(options)
        check_known(cls.name, rules_version, cls.known_versions)
        records = cls._template(checked, rules_version)
        write_seed(records, seed)
        game = cls(records, checked, seed, new_event_buffer())
        game.rules_version = rules_version
        game._play_from_start(answers)
        return game

    @classmethod
    def replayed(cls, transcript: str | Transcript) -> Self:
        """The game of a transcript, every answer checked."""
        read = read_transcript(transcript) if isinstance(transcript, str) else transcript
        if read.game != cls.name:
            raise BadTranscript(
                f"expected a transcript of {cls.name!r}, this is one of {read.game!r}"
            )
        read.check_rules(cls.rules_version)
        return cls.rebuilt(read.options, read.seed, read.answers, cls.rules_version)

    @property
    def n_seats(self) -> int:
        return int(self.records["n_seats"][0])

    def asked_mask(self) -> int:
        return int(self.records["asked"][0])

    def option_mask(self, seat: int) -> int:
        return int(self._playout.options_of(self.records, seat))

    def sights_as_json(self, seats: Sequence[int | None]) -> list[WrittenSight] | None:
        return (
            self._sight.sights_as_json(self.records, self._events, seats) if IS_COMPILED else None
        )

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        state, scoring = self.records[0], self._scoring
        results = tuple(
            SeatResult(
                seat,
                int(scoring.place_of(state, seat)),
                int(scoring.dollars_of(state, seat)),
                {
                    name: int(scoring.result_part(state, seat, part))
                    for part, name in enumerate(scoring.RESULT_PARTS)
                },
            )
            for seat in range(self.n_seats)
        )
        return Outcome(tuple(each.seat for each in results if each.place == 1), results)

    def options_as_json(self) -> dict[str, Any]:
        return as_json(self.options)

    @property
    def kinds_happened(self) -> list[str]:
        return [self.happenings[kind] for kind in self._events[:, 0].tolist()]

    def possible(self, seat: int | None, seed: bytes) -> Self:
        # A whole record, of which only the generator is used: kernels are compiled for one kind of record.
        source = np.zeros(1, self.records.dtype)
        write_seed(source, seed)
        other = self.copy()
        # Answers, events and seed would tell what is hidden.
        other.seed = None
        other.answers = []
        other._firsts = []
        other._events = kept_events(new_event_buffer())
        other._redraw(SPECTATOR if seat is None else seat, source)
        return other

    def _apply(self, seat: int, option: int, events: Records) -> None:
        firsts = np.zeros(1, np.int64)
        self._playout.play_answers(
            self.records, False, np.array([seat]), np.array([option]), firsts, events
        )

    def _play_from_start(self, answers: Sequence[tuple[int | None, int]]) -> None:
        """Set the game up and play all answers in one compiled call; say which of them cannot be played."""
        n = len(answers)
        seats = np.array([-1 if seat is None else seat for seat, _ in answers], np.int64)
        chosen = np.array([option for _, option in answers], np.int64)
        firsts = np.zeros(n, np.int64)
        events = new_event_buffer()
        n_played = self._playout.play_answers(self.records, True, seats, chosen, firsts, events)
        self._events = kept_events(events)
        self.answers = list(map(Answer, seats[:n_played].tolist(), chosen[:n_played].tolist()))
        self._firsts = (seats == firsts)[:n_played].tolist()
        if n_played < n:
            seat, option = answers[n_played]
            try:
                self.answer(option, seat)
            except (NotAllowed, NotYourTurn, GameOver) as error:
                raise BadTranscript(f"answer number {n_played} cannot be played: {error}") from None
