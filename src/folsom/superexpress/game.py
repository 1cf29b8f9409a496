"""Colt Super Express as Python sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np

from folsom.core import bits
from folsom.core.decision import Decision, Option, Outcome
from folsom.core.errors import BadTranscript
from folsom.core.game import Game, check_known
from folsom.core.randomness import read_seed, write_seed
from folsom.core.state import Events, Records, kept_events, new_event_buffer
from folsom.core.transcript import Transcript, read_transcript
from folsom.superexpress.notation import PLAN
from folsom.superexpress.options import (
    KNOWN_VERSIONS,
    NAME,
    RULES_VERSION,
    Options,
    make_template,
    read_options,
)
from folsom.superexpress.playout import options_of, play_answers
from folsom.superexpress.position.reader import read_position
from folsom.superexpress.position.writer import write_position
from folsom.superexpress.possible import redraw
from folsom.superexpress.rules.legal import can_take_back
from folsom.superexpress.rules.scoring import outcome
from folsom.superexpress.seen.events import Event, decode_events
from folsom.superexpress.seen.forms import option_form
from folsom.superexpress.seen.view import View, make_view
from folsom.superexpress.state import State, new_records, state_of

SPECTATOR = -1


class SuperExpressGame(Game[Options, View, Event]):
    """A game of Colt Super Express."""

    name = NAME
    rules_version = RULES_VERSION

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
        return int(options_of(self.records, seat))

    def can_take_back(self, seat: int) -> bool:
        return bool(can_take_back(self.state, seat))

    def decision_of(self, seat: int) -> Decision:
        numbers = bits.members(self.option_mask(seat))
        return Decision(seat, PLAN, None, tuple(Option(n, option_form(n)) for n in numbers))

    def view(self, seat: int | None = None) -> View:
        return make_view(self.records, seat)

    def possible(self, seat: int | None, seed: bytes) -> Self:
        # A whole record: Numba would take ours for a kind of one that holds a generator only.
        source = new_records()
        write_seed(source, seed)
        other = self.copy()
        # Answers and seed would tell what is hidden.
        other.seed = None
        other.answers = []
        other._firsts = []
        other._events = kept_events(new_event_buffer())
        redraw(other.state, SPECTATOR if seat is None else seat, state_of(source))
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self.records)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state) if self.is_over else None

    def options_as_json(self) -> dict[str, Any]:
        return self.options.as_json()

    def _apply(self, seat: int, option: int, events: Records) -> None:
        firsts = np.zeros(1, np.int64)
        play_answers(self.records, False, np.array([seat]), np.array([option]), firsts, events)

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
    read = read_transcript(transcript) if isinstance(transcript, str) else transcript
    if read.game != NAME:
        raise BadTranscript(f"expected a transcript of {NAME!r}, this is one of {read.game!r}")
    read.check_rules(RULES_VERSION)
    return rebuild(read.options, read.seed, read.answers)


def rebuild(
    options: Mapping[str, Any] | Options,
    seed: bytes,
    answers: Sequence[tuple[int | None, int]],
    rules_version: int = RULES_VERSION,
) -> SuperExpressGame:
    """The game after some answers, each checked, in one compiled call; by the rules it was begun under."""
    checked = options if isinstance(options, Options) else read_options(options)
    check_known(NAME, rules_version, KNOWN_VERSIONS)
    records = make_template(checked)
    write_seed(records, seed)
    game = SuperExpressGame(records, checked, seed, new_event_buffer())
    game.replay(play_answers, answers)
    return game
