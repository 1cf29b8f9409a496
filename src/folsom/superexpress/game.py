"""Colt Super Express as Python sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np

from folsom.core import bits
from folsom.core.decision import TAKE_BACK, Answer, Decision, Option, Outcome
from folsom.core.errors import BadTranscript
from folsom.core.game import Game, replay_answers
from folsom.core.randomness import read_seed, write_seed
from folsom.core.state import NO_EVENTS, EventRows, Records, new_event_buffer
from folsom.core.transcript import Transcript, read_transcript
from folsom.superexpress.flow import apply, begin, take_back
from folsom.superexpress.forms import Event, decode_events, option_form
from folsom.superexpress.legal import can_take_back
from folsom.superexpress.legal import options as option_mask
from folsom.superexpress.notation import PLAN
from folsom.superexpress.options import Options, make_template, read_options
from folsom.superexpress.playout import apply_answers
from folsom.superexpress.position import read_position, write_position
from folsom.superexpress.possible import redraw
from folsom.superexpress.scoring import outcome
from folsom.superexpress.state import State, new_records, state_of
from folsom.superexpress.view import View, make_view

NAME = "superexpress"
RULES_VERSION = 1
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
        return int(option_mask(self.state, seat))

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
        write_seed(state_of(source), seed)
        other = self.copy()
        # Answers and seed would tell what is hidden.
        other.seed = None
        other.answers = []
        other._firsts = []
        other._rows = new_event_buffer()
        redraw(other.state, SPECTATOR if seat is None else seat, state_of(source))
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self.records)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state) if self.is_over else None

    def options_as_json(self) -> dict[str, Any]:
        return self.options.as_json()

    def _apply(self, seat: int, option: int, events: EventRows) -> None:
        if option == TAKE_BACK:
            take_back(self.state, seat, events)
        else:
            apply(self.state, seat, option, events)

    def _decode(self, rows: EventRows, viewers: int) -> list[Event]:
        return decode_events(rows, self.records["bandit_of"][0].tolist())


def new(seats: int = 5, seed: str | bytes | int | None = None, **options: Any) -> SuperExpressGame:
    """Set up a game. The options are those of `Options`; without a seed a fresh one is drawn."""
    return new_from(read_options({"seats": seats, **options}), read_seed(seed))


def new_from(options: Options, seed: bytes) -> SuperExpressGame:
    """Set up a game from checked options and a seed of 32 bytes."""
    rows = new_event_buffer()
    return SuperExpressGame(_start(options, seed, rows), options, seed, rows)


def _start(options: Options, seed: bytes, rows: EventRows) -> Records:
    records = make_template(options)
    write_seed(state_of(records), seed)
    begin(state_of(records), rows)
    return records


def load(position: object) -> SuperExpressGame:
    """A game from a position, which may have been written by hand."""
    records, options = read_position(position)
    return SuperExpressGame(records, options, None, new_event_buffer())


def replay(transcript: str | Transcript) -> SuperExpressGame:
    """Play a transcript again, checking every answer."""
    read = read_transcript(transcript) if isinstance(transcript, str) else transcript
    if read.game != NAME:
        raise BadTranscript(f"expected a transcript of {NAME!r}, this is one of {read.game!r}")
    if read.rules_version != RULES_VERSION:
        raise BadTranscript(
            f"the transcript was written under rules version {read.rules_version} of {NAME};"
            f" this program plays version {RULES_VERSION}"
        )
    game = new_from(read_options(read.options), read.seed)
    replay_answers(game, read.answers)
    return game


def rebuild(
    options: Mapping[str, Any] | Options, seed: bytes, answers: Sequence[tuple[int, int]]
) -> SuperExpressGame:
    """The game after answers that are known to be legal, in one compiled call."""
    checked = options if isinstance(options, Options) else read_options(options)
    records = _start(checked, seed, NO_EVENTS)
    game = SuperExpressGame(records, checked, seed, new_event_buffer())
    listed = np.array(answers, np.int64).reshape(-1, 2)
    firsts = np.zeros(len(listed), np.int64)
    apply_answers(records, 0, listed[:, 0].copy(), listed[:, 1].copy(), firsts, NO_EVENTS)
    restored = [Answer(seat, option) for seat, option in listed.tolist()]
    game.restore_answers(restored, firsts.tolist())
    return game
