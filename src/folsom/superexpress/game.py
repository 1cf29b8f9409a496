"""Colt Super Express as Python sees it: `new`, `load`, `replay`, `rebuild` and the game."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import numpy as np

from folsom.core import bits
from folsom.core.decision import TAKE_BACK, Answer, Decision, Option, Outcome
from folsom.core.errors import BadOptions, BadTranscript
from folsom.core.game import Game, replay_answers
from folsom.core.randomness import read_seed, write_seed
from folsom.core.state import NO_EVENTS, EventRows, Records, new_event_buffer
from folsom.core.transcript import Transcript, read_transcript
from folsom.superexpress import flow, legal, playout, possible, scoring
from folsom.superexpress.forms import Event, decode_events, option_form
from folsom.superexpress.notation import PLAN
from folsom.superexpress.options import Options, make_template, read_options
from folsom.superexpress.position import read_position, write_position
from folsom.superexpress.state import State, new_records, state_of
from folsom.superexpress.view import View, make_view

NAME = "superexpress"
RULES_VERSION = 1
SPECTATOR = -1


class SuperExpress(Game[Options, View, Event]):
    """A game of Colt Super Express."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[int] = RULES_VERSION

    @property
    def state(self) -> State:
        """The record, as the kernels take it."""
        return state_of(self.records)

    @property
    def n_seats(self) -> int:
        return int(self.state.n_seats)

    def asked_mask(self) -> int:
        return int(self.state.asked)

    def option_mask(self, seat: int) -> int:
        return int(legal.options(self.state, seat))

    def can_take_back(self, seat: int) -> bool:
        return bool(legal.can_take_back(self.state, seat))

    def decision_of(self, seat: int) -> Decision:
        numbers = bits.members(self.option_mask(seat))
        return Decision(seat, PLAN, None, tuple(Option(n, option_form(n)) for n in numbers))

    def view(self, seat: int | None = None) -> View:
        return make_view(self.records, seat)

    def possible(self, seat: int | None, seed: bytes) -> Self:
        source = new_records()
        write_seed(state_of(source), seed)
        other = self.copy()
        # Answers and seed would tell what is hidden.
        other.seed = None
        other.answers = []
        other._firsts = []
        other._rows = new_event_buffer()
        possible.redraw(other.state, SPECTATOR if seat is None else seat, state_of(source))
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self.records)

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.state) if self.is_over else None

    def options_as_json(self) -> dict[str, Any]:
        return self.options.as_json()

    def _apply(self, seat: int, option: int, events: EventRows) -> None:
        if option == TAKE_BACK:
            flow.take_back(self.state, seat, events)
        else:
            flow.apply(self.state, seat, option, events)

    def _decode(self, rows: EventRows, viewers: int) -> list[Event]:
        return decode_events(rows, self.records["bandit_of"][0].tolist())


def new(
    options: Options | None = None, *, seed: str | bytes | int | None = None, **settings: Any
) -> SuperExpress:
    """A new game: `new(seats=5, horse=True)`. Without a seed it is a fresh one."""
    if options is not None and settings:
        raise BadOptions("give either an Options object or single options, not both")
    checked = read_options(settings) if options is None else check(options)
    return _begin(checked, read_seed(seed), new_event_buffer())


def check(options: Options) -> Options:
    """Options that may have been made by hand, checked."""
    return read_options({name: getattr(options, name) for name in Options.__slots__})


def _begin(options: Options, seed: bytes, rows: EventRows) -> SuperExpress:
    records = make_template(options)
    write_seed(state_of(records), seed)
    flow.begin(state_of(records), rows)
    return SuperExpress(records, options, seed, rows)


def load(position: object) -> SuperExpress:
    """A game from a position, that may have been written by hand."""
    records, options = read_position(position)
    return SuperExpress(records, options, None, new_event_buffer())


def replay(transcript: Transcript | str) -> SuperExpress:
    """A game from its transcript, every answer checked."""
    told = read_transcript(transcript) if isinstance(transcript, str) else transcript
    if told.game != NAME:
        raise BadTranscript(f"this is a transcript of {told.game!r}, not of {NAME!r}")
    if told.rules_version != RULES_VERSION:
        raise BadTranscript(
            f"the transcript follows version {told.rules_version} of the rules, not {RULES_VERSION}"
        )
    try:
        options = read_options(told.options)
    except BadOptions as error:
        raise BadTranscript(f"the transcript's options are wrong: {error}") from None
    game = _begin(options, told.seed, new_event_buffer())
    replay_answers(game, told.answers)
    return game


def rebuild(
    options: Options, seed: str | bytes | int, answers: Iterable[tuple[int, int]]
) -> SuperExpress:
    """A game from answers that are known to be legal, in one compiled call."""
    given = [Answer(seat, option) for seat, option in answers]
    game = _begin(options, read_seed(seed), new_event_buffer())
    numbers = np.array(given, np.int64).reshape(-1, 2)
    game._firsts = [False] * len(given)
    playout.apply_answers(game.records, 0, numbers[:, 0].copy(), numbers[:, 1].copy(), NO_EVENTS)
    game.answers = given
    return game


__all__ = [
    "NAME",
    "RULES_VERSION",
    "Records",
    "SuperExpress",
    "check",
    "load",
    "new",
    "rebuild",
    "replay",
]
