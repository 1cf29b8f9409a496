"""A position's frame: what is played, by whom, on which train, and where in the game it is."""

from typing import Any

from folsom.core.errors import BadOptions, CannotRead
from folsom.core.randomness import N_WORDS, read_seed, renew_block, write_seed
from folsom.core.reading import Given
from folsom.express.components import (
    CAR_NAMES,
    EVENT_OF,
    FIRST_STATION,
    MAX_SEATS,
    N_CAR_CARDS,
    N_PER_DECK,
    N_ROUNDS,
    N_TURNS_OF,
    NOTHING,
    ROUND_CARD_NAMES,
    Ask,
    RoundEvent,
    Step,
)
from folsom.express.notation import (
    ASKS,
    Team,
    round_card_number,
)
from folsom.express.options import RULES_VERSION, Options, make_template, n_cars, read_options
from folsom.express.position.checks.pile import goes_in_a_row, seat_of_go
from folsom.express.position.checks.rounds import is_round_revealed
from folsom.express.questions import QUESTIONS

PHASE_OF_STEP = {
    Step.ROUND: "round",
    Step.SCHEME: "schemin",
    Step.RESOLVE: "stealin",
    Step.EVENT: "event",
    Step.OVER: "over",
}
_STEP_OF_PHASE = {phase: step for step, phase in PHASE_OF_STEP.items()}
PHASES = tuple(
    dict.fromkeys((*(each.phase for each in QUESTIONS.values()), *PHASE_OF_STEP.values()))
)
ACTION_ASKED = {each.ask: each.action for each in QUESTIONS.values() if each.action is not None}
EVENTS_OF_EACH = (RoundEvent.PICKPOCKETING, RoundEvent.MARSHALS_REVENGE)
AFTER_A_PUNCH = (Ask.KNOCK, Ask.POCKET, Ask.PUSH)
_MAX_COUNTER = (1 << 32) - 1

_FIELDS = (
    *("game", "rules_version", "options", "phase", "first_player", "pairs", "seats", "round"),
    *("turn", "go", "rounds", "cars", "marshal", "neutral_bullets", "bandits", "tokens"),
    *("pile", "resolved", "drew", "pending", "random"),
)
SEAT = (
    *("seat", "bandits", "hand", "deck", "aside", "discard"),
    *("friendly_hits", "known", "choice"),
)


class PositionFrame:
    """The parts that everything else depends on."""

    def __init__(self, position: object) -> None:
        self.given = Given(position, "position").fields(*_FIELDS)
        self.options = self._read_options()
        self.records = make_template(self.options)
        # A record's fields are read and written by name, as the kernels do.
        self.state: Any = self.records[0]
        self.state.choice_of[:] = NOTHING
        self.n_seats = self.options.seats
        self.asking, self.step = self._read_phase()
        self.seats: list[dict[str, Given]] = []
        self.teams: list[Team] = []
        self.cards: list[dict[str, list[int]]] = []

    def _read_options(self) -> Options:
        if self.given["game"].is_given and self.given["game"].value != "express":
            self.given["game"].wrong("'express'")
        if self.given["rules_version"].is_given:
            # What changed since version 1 is done before a game's first position (E2.7).
            self.given["rules_version"].whole(1, RULES_VERSION, "a rules version")
        options = self.given["options"]
        if not isinstance(options.value, dict | None):
            options.wrong("an object")
        n_seats = len(self.given["seats"].items(MAX_SEATS))
        usual = {"seats": n_seats} if n_seats else {}
        try:
            return read_options(usual if options.value is None else options.value)
        except (BadOptions, TypeError) as error:
            raise CannotRead(f"position.options: {error}") from None

    def _read_phase(self) -> tuple[Ask, Step]:
        """What is asked, and the step that goes with it, or the step the phase begins with."""
        phase, pending = self.given["phase"], self.given["pending"]
        if phase.is_given:
            phase.name(PHASES, "a phase")
        if pending.is_given:
            kind = self._pending_fields()["kind"]
            asking = Ask(kind.name(ASKS, "a kind of decision"))
            if asking == Ask.NOTHING:
                kind.wrong(f"a kind of decision ({', '.join(ASKS[1:])})")
            question = QUESTIONS[asking]
            if phase.is_given and phase.value != question.phase:
                phase.wrong(f"{question.phase!r}, since {ASKS[asking]!r} is pending")
            return asking, question.step
        if phase.value not in _STEP_OF_PHASE:
            phase.wrong(f"one of {', '.join(_STEP_OF_PHASE)} where nothing is pending")
        return Ask.NOTHING, _STEP_OF_PHASE[phase.value]

    def _pending_fields(self) -> dict[str, Given]:
        return self.given["pending"].fields(
            "kind", "seats", "bandit", "target", "token", "may_take_back"
        )

    def _read_random(self) -> None:
        random = self.given["random"]
        if not random.is_given:
            write_seed(self.records, read_seed(None))
            return
        fields = random.fields("key", "counter", "used")
        key = fields["key"].value
        write_seed(self.records, read_seed(key if isinstance(key, str) else ""))
        counter = fields["counter"].whole(0, _MAX_COUNTER) if fields["counter"].is_given else 0
        used = fields["used"].whole(0, N_WORDS) if fields["used"].is_given else N_WORDS
        if counter == 0:
            if used != N_WORDS:
                fields["used"].wrong(f"{N_WORDS}, since the counter is 0")
            return
        self.state.random_counter, self.state.random_used = counter, used
        renew_block(self.state)

    def _read_round(self) -> None:
        """Which round it is, and who is first in it: the seats take turns (E6.1)."""
        state, given = self.state, self.given["round"]
        state.round_number = (given.whole(1, N_ROUNDS) if given.is_given else 1) - 1
        if self.step == Step.OVER and state.round_number != N_ROUNDS - 1:
            given.wrong("5, since the game is over")
        if self.asking in (Ask.TEAM, Ask.PLACE) and state.round_number != 0:
            given.wrong("1, since bandits are placed before the first round")
        first, began = self.given["first_player"], self.options.first_player
        usual = 0 if began is None else (began + int(state.round_number)) % self.n_seats
        state.first_player = first.whole(0, self.n_seats - 1, "a seat") if first.is_given else usual
        if began is not None and state.first_player != usual:
            first.wrong(f"{usual} in this round, since the options say who began (E6.1)")

    def _read_board(self) -> None:
        marshal, state = self.given["marshal"], self.state
        self._read_cars()
        state.marshal_car = marshal.whole(0, int(state.caboose), "a car") if marshal.is_given else 0
        self._read_round_cards()
        state.is_revealed = is_round_revealed(state)
        self.round_card = int(state.round_card[int(state.round_number)])
        self.n_turns = int(N_TURNS_OF[self.round_card])
        self._read_turn()

    def _read_cars(self) -> None:
        cars = self.given["cars"].items(N_CAR_CARDS)
        wanted = n_cars(self.options)
        if cars and len(cars) != wanted:
            self.given["cars"].wrong(f"{wanted} cars behind the locomotive (E2.1)")
        car_card = self.state.car_card
        for car, name in enumerate(cars, start=1):
            card = name.name(CAR_NAMES, "a car")
            if car_card[car] not in (NOTHING, card):
                name.wrong("the car that the options name")
            if card in car_card[1:car]:
                raise CannotRead(f"{name.where}: there is one car {CAR_NAMES[card]!r} (E1.2)")
            car_card[car] = card
        free = iter([card for card in range(N_CAR_CARDS) if card not in car_card[1:]])
        for car in range(1, wanted + 1):
            if car_card[car] == NOTHING:
                car_card[car] = next(free)

    def _read_round_cards(self) -> None:
        rounds = self.given["rounds"].items(N_ROUNDS)
        if rounds and len(rounds) != N_ROUNDS:
            self.given["rounds"].wrong("five round cards")
        has_events = bool(self.state.events)
        names = [ROUND_CARD_NAMES[name.name(ROUND_CARD_NAMES, "a round card")] for name in rounds]
        if not names:
            names = [*ROUND_CARD_NAMES[:4], ROUND_CARD_NAMES[N_PER_DECK if has_events else 4]]
        cards = [round_card_number(name, self.n_seats) for name in names]
        if len(set(cards)) != N_ROUNDS:
            self.given["rounds"].wrong("five different round cards")
        self._check_station([card >= FIRST_STATION for card in cards])
        self.state.round_card[:] = cards

    def _check_station(self, is_station: list[bool]) -> None:
        """E2.4 With events one of the five is a station, the last where the edition says so."""
        rounds = self.given["rounds"]
        if not self.state.events:
            if any(is_station):
                rounds.wrong("no station where events are off (E2.4)")
        elif sum(is_station) != 1:
            rounds.wrong("exactly one station (E2.4)")
        elif self.state.station_last and not is_station[-1]:
            rounds.wrong("the station as the last of the five (E2.4)")

    def _goes(self, turn: int) -> int:
        """How many goes in a row everyone has in a turn (E3.3)."""
        return goes_in_a_row(self.state, turn)

    def _read_turn(self) -> None:
        """The turn and the go; whose go it is in Schemin' may be told by the seat that is asked."""
        turn, go, state = self.given["turn"], self.given["go"], self.state
        if self.step == Step.SCHEME:
            state.turn = turn.whole(0, self.n_turns - 1, "a turn") if turn.is_given else 0
            n_goes = self.n_seats * self._goes(int(state.turn))
            if go.is_given:
                state.go = go.whole(0, n_goes - 1)
            elif self.asking != Ask.NOTHING:
                asked = self._asked_seats()
                goes = [g for g in range(n_goes) if [self._seat_of_go(int(state.turn), g)] == asked]
                state.go = goes[0] if goes else 0
            return
        usual = 0 if self.step in (Step.ROUND, Step.DEAL) else self.n_turns
        state.turn = turn.whole(usual, usual, "a turn") if turn.is_given else usual
        if self.step != Step.EVENT_EACH:
            self._read_go(self._go_outside_schemin())

    def _go_outside_schemin(self) -> int:
        """What the go was left at by the last choice that counts goes."""
        if self.asking == Ask.PLACE and self.state.chooses_team:
            return self.n_seats
        is_event_each = self.state.events and EVENT_OF[self.round_card] in EVENTS_OF_EACH
        return 2 * self.n_seats if self.step == Step.OVER and is_event_each else 0

    def _read_go(self, usual: int) -> None:
        """The go, where only one is possible."""
        go = self.given["go"]
        self.state.go = go.whole(usual, usual, "a go") if go.is_given else usual

    def _seat_of_go(self, turn: int, go: int) -> int:
        """E3.3 Whose go it is in a turn."""
        return seat_of_go(self.state, turn, go)

    def _asked_seats(self) -> list[int]:
        seats = self._pending_fields()["seats"].items(self.n_seats)
        return sorted({seat.whole(0, self.n_seats - 1, "a seat") for seat in seats})

    def _ask(self, usual: list[int]) -> None:
        """Ask these seats; a position that names others is wrong."""
        fields = self._pending_fields()
        if fields["seats"].is_given and self._asked_seats() != usual:
            fields["seats"].wrong(f"{usual}")
        self.state.asked = sum(1 << seat for seat in usual)
