"""Colt Express as Python sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from folsom.core.compiled_game import CompiledGame
from folsom.core.decision import Decision
from folsom.core.parts import PlayoutPart, ScoringPart, SightPart
from folsom.core.randomness import read_seed
from folsom.core.state import Events, Records, new_event_buffer
from folsom.core.transcript import Transcript
from folsom.express import playout
from folsom.express.options import (
    KNOWN_VERSIONS,
    NAME,
    RULES_VERSION,
    Options,
    make_template,
    read_options,
)
from folsom.express.position.reader import read_position
from folsom.express.position.writer import write_position
from folsom.express.possible import redraw
from folsom.express.rules import scoring
from folsom.express.rules.flow import run
from folsom.express.seen.as_json import sight
from folsom.express.seen.events import HAPPENINGS, Event, decode_events
from folsom.express.seen.view import decision_for, make_view
from folsom.express.seen.view_types import View


class ExpressGame(CompiledGame[Options, View, Event]):
    """A game of Colt Express."""

    name = NAME
    rules_version = RULES_VERSION
    known_versions = KNOWN_VERSIONS
    happenings = HAPPENINGS
    _scoring: ClassVar[ScoringPart] = scoring
    _playout: ClassVar[PlayoutPart] = playout
    _sight: ClassVar[SightPart] = sight

    def can_take_back(self, seat: int) -> bool:
        return bool(int(self.records["may_take_back"][0]) >> seat & 1)

    def decision_of(self, seat: int) -> Decision:
        return decision_for(self.records, seat, self.option_mask(seat))

    def view(self, seat: int | None = None) -> View:
        return make_view(self.records, seat)

    def position(self) -> dict[str, Any]:
        return write_position(self.records, self.options)

    @classmethod
    def _checked(cls, options: Mapping[str, Any] | Options) -> Options:
        return options if isinstance(options, Options) else read_options(options)

    @classmethod
    def _template(cls, options: Options, rules_version: int) -> Records:
        records = make_template(options)
        # Version 2 shuffles the decks of experts at the set-up (E2.7); nothing else has changed since version 1.
        if rules_version < 2:
            records["is_unshuffled"] = records["expert"]
        return records

    def _redraw(self, seat: int, source: Records) -> None:
        redraw(self.records[0], seat, source[0])

    def _decode(self, events: Events, viewers: int) -> list[Event]:
        return decode_events(events, viewers, self.records["bandit_of"][0].tolist())


def new(seats: int = 4, seed: str | bytes | int | None = None, **options: Any) -> ExpressGame:
    """Set up a game. The options are those of `Options`; without a seed a fresh one is drawn."""
    return new_from(read_options({"seats": seats, **options}), read_seed(seed))


def new_from(options: Options, seed: bytes) -> ExpressGame:
    """Set up a game from checked options and a seed of 32 bytes."""
    return rebuild(options, seed, [])


def load(position: object) -> ExpressGame:
    """A game from a position, run on to its first decision."""
    records, options = read_position(position)
    rows = new_event_buffer()
    run(records[0], rows[0])
    return ExpressGame(records, options, None, rows)


def replay(transcript: str | Transcript) -> ExpressGame:
    """Play a transcript again, checking every answer."""
    return ExpressGame.replayed(transcript)


def rebuild(
    options: Mapping[str, Any] | Options,
    seed: bytes,
    answers: Sequence[tuple[int | None, int]],
    rules_version: int = RULES_VERSION,
) -> ExpressGame:
    """The game after some answers, each checked, in one compiled call; by the rules it was begun under."""
    return ExpressGame.rebuilt(options, seed, answers, rules_version)
