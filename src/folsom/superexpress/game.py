"""Colt Super Express as Python sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from folsom.core import bits
from folsom.core.compiled_game import CompiledGame
from folsom.core.decision import Decision, Option
from folsom.core.parts import PlayoutPart, ScoringPart, SightPart
from folsom.core.randomness import read_seed
from folsom.core.state import Events, Records, new_event_buffer
from folsom.core.transcript import Transcript
from folsom.superexpress import playout
from folsom.superexpress.notation import PLAN
from folsom.superexpress.options import (
    KNOWN_VERSIONS,
    NAME,
    RULES_VERSION,
    Options,
    make_template,
    read_options,
)
from folsom.superexpress.position.reader import read_position
from folsom.superexpress.position.writer import write_position
from folsom.superexpress.possible import redraw
from folsom.superexpress.rules import scoring
from folsom.superexpress.rules.legal import can_take_back
from folsom.superexpress.seen.as_json import sight
from folsom.superexpress.seen.events import HAPPENINGS, Event, decode_events
from folsom.superexpress.seen.forms import option_form
from folsom.superexpress.seen.view import View, make_view
from folsom.superexpress.state import State, state_of


class SuperExpressGame(CompiledGame[Options, View, Event]):
    """A game of Colt Super Express."""

    name = NAME
    rules_version = RULES_VERSION
    known_versions = KNOWN_VERSIONS
    happenings = HAPPENINGS
    _scoring: ClassVar[ScoringPart] = scoring
    _playout: ClassVar[PlayoutPart] = playout
    _sight: ClassVar[SightPart] = sight

    @property
    def state(self) -> State:
        """The record, as the kernels take it."""
        return state_of(self.records)

    def can_take_back(self, seat: int) -> bool:
        return bool(can_take_back(self.state, seat))

    def decision_of(self, seat: int) -> Decision:
        numbers = bits.members(self.option_mask(seat))
        return Decision(seat, PLAN, None, tuple(Option(n, option_form(n)) for n in numbers))

    def view(self, seat: int | None = None) -> View:
        return make_view(self.records, seat)

    def position(self) -> dict[str, Any]:
        return write_position(self.records)

    @classmethod
    def _checked(cls, options: Mapping[str, Any] | Options) -> Options:
        return options if isinstance(options, Options) else read_options(options)

    @classmethod
    def _template(cls, options: Options, rules_version: int) -> Records:
        return make_template(options)

    def _redraw(self, seat: int, source: Records) -> None:
        redraw(self.state, seat, state_of(source))

    def _decode(self, events: Events, viewers: int) -> list[Event]:
        return decode_events(events, self.records["bandit_of"][0].tolist())


def new(seats: int = 5, seed: str | bytes | int | None = None, **options: Any) -> SuperExpressGame:
    """Set up a game. The options are those of `Options`; without a seed a fresh one is drawn."""
    return new_from(read_options({"seats": seats, **options}), read_seed(seed))


def new_from(options: Options, seed: bytes) -> SuperExpressGame:
    """Set up a game from checked options and a seed of 32 bytes."""
    return rebuild(options, seed, [])


def load(position: object) -> SuperExpressGame:
    """A game from a position, which may have been written by hand."""
    records, options = read_position(position)
    return SuperExpressGame(records, options, None, new_event_buffer())


def replay(transcript: str | Transcript) -> SuperExpressGame:
    """Play a transcript again, checking every answer."""
    return SuperExpressGame.replayed(transcript)


def rebuild(
    options: Mapping[str, Any] | Options,
    seed: bytes,
    answers: Sequence[tuple[int | None, int]],
    rules_version: int = RULES_VERSION,
) -> SuperExpressGame:
    """The game after some answers, each checked, in one compiled call; by the rules it was begun under."""
    return SuperExpressGame.rebuilt(options, seed, answers, rules_version)
