"""Colt Express as Python sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np

from folsom.core import bits
from folsom.core.decision import Decision, Outcome, SeatResult
from folsom.core.errors import BadTranscript
from folsom.core.game import Game, WrittenSight, check_known
from folsom.core.randomness import read_seed, write_seed
from folsom.core.state import (
    Events,
    Records,
    kept_events,
    new_event_buffer,
)
from folsom.core.transcript import Transcript, read_transcript
from folsom.express.components import Step
from folsom.express.options import (
    KNOWN_VERSIONS,
    NAME,
    RULES_VERSION,
    Options,
    make_template,
    read_options,
)
from folsom.express.playout import options_of, play_answers
from folsom.express.position.reader import read_position
from folsom.express.position.writer import write_position
from folsom.express.possible import redraw
from folsom.express.rules.flow import run
from folsom.express.rules.scoring import (
    bullets_fired,
    bullets_received,
    dollars_of,
    is_gunslinger,
    loot_value,
    rank_value,
    winners,
)
from folsom.express.seen.as_json.sight import sights_as_json
from folsom.express.seen.events import Event, decode_events
from folsom.express.seen.view import decision_for, make_view
from folsom.express.seen.view_types import View
from folsom.express.state import STATE
from folsom.kernel import IS_COMPILED


class ExpressGame(Game[Options, View, Event]):
    """A game of Colt Express."""

    name = NAME
    rules_version = RULES_VERSION

    @property
    def n_seats(self) -> int:
        return int(self.records["n_seats"][0])

    def asked_mask(self) -> int:
        return int(self.records["asked"][0])

    def option_mask(self, seat: int) -> int:
        return int(options_of(self.records, seat))

    def can_take_back(self, seat: int) -> bool:
        return bool(int(self.records["may_take_back"][0]) >> seat & 1)

    def decision_of(self, seat: int) -> Decision:
        return decision_for(self.records, seat, self.option_mask(seat))

    def view(self, seat: int | None = None) -> View:
        return make_view(self.records, seat)

    def sights_as_json(self, seats: Sequence[int | None]) -> list[WrittenSight] | None:
        return sights_as_json(self.records, self._events, seats) if IS_COMPILED else None

    def possible(self, seat: int | None, seed: bytes) -> Self:
        # A whole record, of which only the generator is used: kernels are compiled for one kind of record.
        source = np.zeros(1, STATE)
        write_seed(source, seed)
        other = self.copy()
        # Answers, events and seed would tell what is hidden.
        other.seed = None
        other.answers = []
        other._firsts = []
        other._events = kept_events(new_event_buffer())
        redraw(other.records[0], -1 if seat is None else seat, source[0])
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self.records, self.options)

    @property
    def outcome(self) -> Outcome | None:
        if self.records["step"][0] != Step.OVER:
            return None
        state = self.records[0]
        seats = range(self.n_seats)
        ranks = [int(rank_value(state, seat)) for seat in seats]
        results = tuple(
            SeatResult(
                seat,
                1 + sum(rank > ranks[seat] for rank in ranks),
                int(dollars_of(state, seat)),
                {
                    "loot": int(loot_value(state, seat)),
                    "gunslinger": int(is_gunslinger(state, seat)),
                    "bullets_fired": int(bullets_fired(state, seat)),
                    "bullets_received": int(bullets_received(state, seat)),
                },
            )
            for seat in seats
        )
        return Outcome(tuple(bits.members(int(winners(state)))), results)

    def options_as_json(self) -> dict[str, Any]:
        return self.options.as_json()

    def _apply(self, seat: int, option: int, events: Records) -> None:
        firsts = np.zeros(1, np.int64)
        play_answers(self.records, False, np.array([seat]), np.array([option]), firsts, events)

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
) -> ExpressGame:
    """The game after some answers, each checked, in one compiled call; by the rules it was begun under."""
    checked = options if isinstance(options, Options) else read_options(options)
    check_known(NAME, rules_version, KNOWN_VERSIONS)
    records = make_template(checked)
    # Version 2 shuffles the decks of experts at the set-up (E2.7); nothing else has changed since version 1.
    if rules_version < 2:
        records["is_unshuffled"] = records["expert"]
    write_seed(records, seed)
    game = ExpressGame(records, checked, seed, new_event_buffer())
    game.rules_version = rules_version
    game.replay(play_answers, answers)
    return game
