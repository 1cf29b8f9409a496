"""A small third game for the server's tests: secret bids at the same time, then one open decision.

Each round every seat secretly bids a card of its hand; the highest bidder then keeps or gives away a
coin whose worth only he sees. It is plain Python behind the same `Game` class as the real games.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

from folsom.core.choices import Switch, choice, declares, options
from folsom.core.decision import TAKE_BACK, Answer, Decision, Option, Outcome, SeatResult
from folsom.core.errors import BadOptions
from folsom.core.events import EVERYONE, record
from folsom.core.game import Game, check_known
from folsom.core.randomness import read_seed
from folsom.core.state import Events, Records, new_event_buffer
from folsom.core.transcript import Transcript

NAME = "lots"
RULES_VERSION = 1
KNOWN_VERSIONS = (1,)
BANDIT_NAMES = ("doc", "belle", "tuco")
FAILS_AT = 7
"""With the option `fails`, bidding this card raises: a fault in a game's code."""


@declares("table")
class Chosen:
    """What can be chosen for a table."""

    seats: int = choice(3, "", "2 to 4")
    rounds: int = choice(3, "", "1 to 6", enum=list(range(1, 7)))
    fails: bool = Switch(default=False, rule="", says="bidding a 7 breaks the game's code")  # type: ignore[assignment]
    bandits: tuple[str, ...] | None = choice(None, "", "one for each seat")


@options
class Options(Chosen):
    """How the lots are drawn."""


@dataclass(frozen=True, slots=True)
class Bid:
    do: str
    card: int


@dataclass(frozen=True, slots=True)
class Coin:
    do: str


@dataclass(frozen=True, slots=True)
class LotsView:
    game: str
    seat: int | None
    round: int
    phase: str
    hand: list[int] | None
    n_cards: list[int]
    bids: list[int | None]
    points: list[int]
    coin: int | None


@dataclass(frozen=True, slots=True)
class LotsEvent:
    event: str
    seat: int
    worth: int | None


class State:
    """All there is, in a form that copies itself as a record would."""

    def __init__(self, options: Options, seed: bytes) -> None:
        rng = random.Random(seed)
        n = options.seats
        self.round = 0
        self.hands = [sorted(rng.sample(range(1, 20), options.rounds + 2)) for _ in range(n)]
        self.coins = [rng.randrange(1, 50) for _ in range(options.rounds)]
        self.bids: list[int | None] = [None] * n
        self.points = [0] * n
        self.chooser: int | None = None

    def copy(self) -> "State":
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.hands = [list(hand) for hand in self.hands]
        other.coins, other.bids = list(self.coins), list(self.bids)
        other.points = list(self.points)
        return other


class Lots(Game[Options, LotsView, LotsEvent]):
    name = NAME
    rules_version = RULES_VERSION

    @property
    def state(self) -> State:
        return self.records  # type: ignore[return-value]

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.records = self.state.copy()  # type: ignore[assignment]
        other.answers, other._firsts = self.answers.copy(), self._firsts.copy()
        other._told_of, other._told, other._secrets = None, {}, frozenset()
        return other

    @property
    def n_seats(self) -> int:
        return self.options.seats

    def asked_mask(self) -> int:
        state = self.state
        if state.round >= self.options.rounds:
            return 0
        if state.chooser is not None:
            return 1 << state.chooser
        return sum(1 << seat for seat, bid in enumerate(state.bids) if bid is None)

    def option_mask(self, seat: int) -> int:
        if self.state.chooser is not None:
            return 0b11
        return sum(1 << card for card in self.state.hands[seat])

    def can_take_back(self, seat: int) -> bool:
        state = self.state
        return not self.is_over and state.chooser is None and state.bids[seat] is not None

    def decision_of(self, seat: int) -> Decision:
        if self.state.chooser is not None:
            return Decision(seat, "coin", None, (Option(0, Coin("keep")), Option(1, Coin("give"))))
        options = tuple(Option(card, Bid("bid", card)) for card in self.state.hands[seat])
        return Decision(seat, "bid", None, options)

    def view(self, seat: int | None = None) -> LotsView:
        state = self.state
        open_bids = state.chooser is not None
        sees_coin = seat is not None and seat == state.chooser
        return LotsView(
            NAME,
            seat,
            state.round,
            "over" if self.is_over else "coin" if open_bids else "bid",
            None if seat is None else list(state.hands[seat]),
            [len(hand) for hand in state.hands],
            [bid if open_bids or i == seat else None for i, bid in enumerate(state.bids)],
            list(state.points),
            state.coins[state.round] if sees_coin else None,
        )

    def possible(self, seat: int | None, seed: bytes) -> Self:
        other = self.copy()
        rng = random.Random(seed)
        state = other.state
        for i, hand in enumerate(state.hands):
            if i != seat:
                state.hands[i] = sorted(rng.sample(range(1, 20), len(hand)))
                if state.chooser is None and state.bids[i] is not None:
                    state.bids[i] = rng.randrange(1, 20)
        for i in range(state.round, len(state.coins)):
            if not (seat == state.chooser and i == state.round):
                state.coins[i] = rng.randrange(1, 50)
        return other

    def position(self) -> dict[str, Any]:
        return dict(self.state.__dict__)

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        points = self.state.points
        best = max(points)
        results = tuple(
            SeatResult(seat, 1 + sum(p > mine for p in points), mine, {"coins": mine})
            for seat, mine in enumerate(points)
        )
        return Outcome(tuple(i for i, p in enumerate(points) if p == best), results)

    def options_as_json(self) -> dict[str, Any]:
        return {k: v for k, v in asdict(self.options).items() if v is not None}

    def _apply(self, seat: int, option: int, events: Records) -> None:
        state = self.state
        if option == TAKE_BACK:
            bid = state.bids[seat]
            assert bid is not None
            state.hands[seat] = sorted([*state.hands[seat], bid])
            state.bids[seat] = None
            _record(events, 1, seat, -1, 0)
        elif state.chooser is None:
            if self.options.fails and option == FAILS_AT:
                raise RuntimeError("a fault in the game's code")
            state.hands[seat].remove(option)
            state.bids[seat] = option
            _record(events, 2, seat, option, 1 << seat)
            bids = [bid for bid in state.bids if bid is not None]
            if len(bids) == self.n_seats:
                state.chooser = bids.index(max(bids))
                _record(events, 3, state.chooser, state.coins[state.round], 1 << state.chooser)
        else:
            worth = state.coins[state.round]
            if option == 0:
                state.points[seat] += worth
            else:
                state.points[(seat + 1) % self.n_seats] += worth
            _record(events, 4 + option, seat, worth, EVERYONE)
            state.round, state.chooser = state.round + 1, None
            state.bids = [None] * self.n_seats

    def _decode(self, rows: Events, viewers: int) -> list[LotsEvent]:
        names = ("game-started", "took-back", "chose", "won-the-bid", "kept", "gave")
        events = []
        for kind, seat, _, _, _, _, worth, may_see in rows.tolist():
            events.append(LotsEvent(names[kind], seat, worth if viewers & may_see else None))
        return events


def _record(events: Records, kind: int, seat: int, secret: int, viewers: int) -> None:
    record(events[0], kind, seat, 0, 0, 0, 0, secret, viewers)


def read_options(given: Mapping[str, Any]) -> Options:
    values = dict(given)
    unknown = set(values) - {"seats", "rounds", "fails", "bandits"}
    if unknown:
        raise BadOptions(f"unknown option {sorted(unknown)[0]!r}")
    if values.get("bandits") is not None:
        values["bandits"] = tuple(values["bandits"])
    options = Options(**values)
    if not 2 <= options.seats <= 4 or not isinstance(options.rounds, int):
        raise BadOptions(f"lots takes 2 to 4 players, not {options.seats!r}")
    if not 1 <= options.rounds <= 6:
        raise BadOptions(f"lots takes 1 to 6 rounds, not {options.rounds!r}")
    return options


def new(seats: int = 3, seed: str | bytes | int | None = None, **given: Any) -> Lots:
    options = read_options({"seats": seats, **given})
    key = read_seed(seed)
    rows = new_event_buffer()
    _record(rows, 0, 0, -1, 0)
    return Lots(State(options, key), options, key, rows)  # type: ignore[arg-type]


def rebuild(
    options: Options | dict[str, Any],
    seed: bytes,
    answers: Sequence[tuple[int | None, int]],
    rules_version: int = RULES_VERSION,
) -> Lots:
    game = new(seed=seed, **(asdict(options) if isinstance(options, Options) else options))
    check_known(NAME, rules_version, KNOWN_VERSIONS)
    game.rules_version = rules_version
    for seat, option in answers:
        game.play(option, seat)
    return game


def load(position: dict[str, Any]) -> Lots:
    raise NotImplementedError


def replay(transcript: Transcript) -> Lots:
    game = new(seed=transcript.seed, **transcript.options)
    for seat, option in transcript.answers:
        game.play(option, seat)
    return game


__all__ = [
    "KNOWN_VERSIONS",
    "NAME",
    "RULES_VERSION",
    "Answer",
    "Lots",
    "Options",
    "load",
    "new",
    "rebuild",
    "replay",
]
