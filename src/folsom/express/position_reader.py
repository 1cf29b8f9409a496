"""Reads a position that may have been written by hand, and lets nothing through that the rules could not hold.

What may be left out: the cars, round cards and bandits' seats (the first that are free), the Marshal (in the
locomotive), bullets (what the cards of all seats leave over), decks (all own action cards that lie nowhere else),
hands and piles (empty), values of purses (what is left of the supply), tokens (in the box), who knows a purse (its
owner), what was seen earlier (nothing), the random key (a fresh one).
"""

from collections import Counter
from typing import Any

from folsom.core.errors import BadOptions, CannotRead
from folsom.core.events import EVERYONE
from folsom.core.randomness import N_WORDS, next_block, read_seed, start_stream, write_seed
from folsom.core.reading import Given
from folsom.core.state import Records
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    CAR_NAMES,
    COPIES_OF,
    COVERING,
    EVENT_OF,
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_STATION,
    MAX_CARDS,
    MAX_PILE,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_CAR_CARDS,
    N_CARD_KINDS,
    N_NEUTRAL_BULLETS,
    N_ROUNDS,
    N_TURNS_OF,
    NEUTRAL_BULLET,
    NOBODY,
    NOTHING,
    ROUND_CARD_NAMES,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Bandit,
    Floor,
    RoundEvent,
    Step,
    Turn,
)
from folsom.express.legal import options as option_mask
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    FLOORS,
    Team,
    card_name,
    read_card,
    round_card_number,
)
from folsom.express.options import Options, has_two_bandits, make_template, n_cars, read_options
from folsom.express.position_loot import read_tokens

PHASE_OF_ASK = {
    Ask.TEAM: "teams",
    Ask.PLACE: "place",
    Ask.PICK: "pick",
    Ask.SCHEME: "schemin",
    Ask.COVER: "schemin",
    Ask.KEEP: "keep",
    **dict.fromkeys(
        (Ask.MOVE, Ask.SHOOT, Ask.ROB, Ask.PUNCH, Ask.KNOCK, Ask.POCKET, Ask.PUSH, Ask.MARSHAL),
        "stealin",
    ),
    Ask.PICKPOCKET: "event",
    Ask.REVENGE: "event",
}
STEP_OF_ASK = {
    Ask.TEAM: Step.TEAMS,
    Ask.PLACE: Step.ROUND,
    Ask.PICK: Step.DEAL,
    Ask.SCHEME: Step.SCHEME,
    Ask.COVER: Step.SCHEME,
    Ask.KEEP: Step.RESOLVE,
    **{ask: Step.RESOLVE for ask, phase in PHASE_OF_ASK.items() if phase == "stealin"},
    Ask.PICKPOCKET: Step.EVENT_EACH,
    Ask.REVENGE: Step.EVENT_EACH,
}
PHASE_OF_STEP = {
    Step.ROUND: "round",
    Step.SCHEME: "schemin",
    Step.RESOLVE: "stealin",
    Step.EVENT: "event",
    Step.OVER: "over",
}
_STEP_OF_PHASE = {phase: step for step, phase in PHASE_OF_STEP.items()}
PHASES = tuple(dict.fromkeys((*PHASE_OF_ASK.values(), *PHASE_OF_STEP.values())))
_ACTION_ASKED = {
    Ask.MOVE: Action.MOVE,
    Ask.SHOOT: Action.SHOOT,
    Ask.ROB: Action.ROB,
    Ask.PUNCH: Action.PUNCH,
    Ask.KNOCK: Action.PUNCH,
    Ask.POCKET: Action.PUNCH,
    Ask.PUSH: Action.PUNCH,
    Ask.MARSHAL: Action.MARSHAL,
}
_AFTER_A_PUNCH = (Ask.KNOCK, Ask.POCKET, Ask.PUSH)
_MAX_COUNTER = (1 << 32) - 1
_MAX_RECEIVED = N_BANDITS * N_BULLETS + N_NEUTRAL_BULLETS

_FIELDS = (
    "game rules_version options phase first_player pairs seats round turn go rounds cars marshal neutral_bullets"
    " bandits tokens pile resolved drew pending random"
).split()
_SEAT = "seat bandits hand deck aside discard friendly_hits known choice".split()


def read_position(position: object) -> tuple[Records, Options]:
    """A record and its options from a position, every part of it checked."""
    return _PositionReader(position).read()


class _PositionReader:
    """The parts of a position in the order they depend on each other."""

    def __init__(self, position: object) -> None:
        self.given = Given(position, "position").fields(*_FIELDS)
        self.options = self._read_options()
        self.records = make_template(self.options)
        # A record's fields are read and written by name, as the kernels do.
        self.state: Any = self.records[0]
        self.state.choice_of[:] = NOTHING
        self.n_seats = self.options.seats
        self.asking, self.step = self._read_phase()
        self.teams: list[Team] = []
        self.cards: list[dict[str, list[int]]] = []

    def read(self) -> tuple[Records, Options]:
        """All of it."""
        given, state = self.given, self.state
        first = given["first_player"]
        state.first_player = (
            first.whole(0, self.n_seats - 1, "a seat")
            if first.is_given
            else self.options.first_player or 0
        )
        self._read_random()
        state.step, state.asking = self.step, self.asking
        self._read_teams()
        if self.step == Step.TEAMS:
            self._read_team_choice()
        else:
            self._read_board()
            self._read_cards()
            self._read_bandits()
            read_tokens(given["tokens"], given["bandits"], state, self.n_seats)
            self._read_pending()
        self._check_options_offered()
        return self.records, self.options

    def _read_options(self) -> Options:
        if self.given["game"].is_given and self.given["game"].value != "express":
            self.given["game"].wrong("'express'")
        if self.given["rules_version"].is_given:
            self.given["rules_version"].whole(1, 1, "a rules version")
        options = self.given["options"]
        if not options.is_given:
            seats = len(self.given["seats"].items(6))
            return read_options({"seats": seats} if seats else {})
        if not isinstance(options.value, dict):
            options.wrong("an object")
        try:
            return read_options(options.value)
        except (BadOptions, TypeError) as error:
            raise CannotRead(f"position.options: {error}") from None

    def _read_phase(self) -> tuple[Ask, Step]:
        """What is asked, and the step that goes with it; with nothing pending, the step the phase begins with."""
        phase, pending = self.given["phase"], self.given["pending"]
        if phase.is_given:
            phase.name(PHASES, "a phase")
        if pending.is_given:
            kind = self._pending_fields()["kind"]
            asking = Ask(kind.name(ASKS, "a kind of decision"))
            if asking == Ask.NOTHING:
                kind.wrong(f"a kind of decision ({', '.join(ASKS[1:])})")
            if phase.is_given and phase.value != PHASE_OF_ASK[asking]:
                phase.wrong(f"{PHASE_OF_ASK[asking]!r}, since {ASKS[asking]!r} is pending")
            return asking, STEP_OF_ASK[asking]
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
            write_seed(self.state, read_seed(None))
            return
        fields = random.fields("key", "counter", "used")
        key = fields["key"].value
        write_seed(self.state, read_seed(key if isinstance(key, str) else ""))
        counter = fields["counter"].whole(0, _MAX_COUNTER) if fields["counter"].is_given else 0
        used = fields["used"].whole(0, N_WORDS) if fields["used"].is_given else N_WORDS
        start_stream(self.state)
        if counter == 0:
            if used != N_WORDS:
                fields["used"].wrong(f"{N_WORDS}, since the counter is 0")
            return
        self.state.random_counter = counter - 1
        next_block(self.state)
        self.state.random_used = used

    # Who plays.

    def _read_teams(self) -> None:
        state = self.state
        seats = self.given["seats"].items(self.n_seats)
        if seats and len(seats) != self.n_seats:
            raise CannotRead(f"position.seats: expected {self.n_seats} entries, not {len(seats)}")
        self.seats = [seat.fields(*_SEAT) for seat in seats]
        n_slots = 1 + has_two_bandits(self.options)
        seen: set[int] = set()
        for i, seat in enumerate(self.seats):
            if seat["seat"].is_given:
                seat["seat"].whole(i, i, "the seat")
            named = [name.name(BANDITS, "a bandit") for name in seat["bandits"].items(2)]
            if not named:
                continue
            if len(named) != n_slots:
                seat["bandits"].wrong(f"{n_slots} {'bandits' if n_slots == 2 else 'bandit'}")
            for slot, bandit in enumerate(named):
                if state.bandit_of[i, slot] not in (NOBODY, bandit) and self.options.bandits:
                    seat["bandits"].wrong("the bandits that the options name")
                if bandit in seen:
                    raise CannotRead(
                        f"{seat['bandits'].where}: {BANDITS[bandit]!r} is led by two seats (E2.1)"
                    )
                seen.add(bandit)
                state.bandit_of[i, slot] = bandit
        if self.step != Step.TEAMS:
            self._fill_up_teams(n_slots)
        self._read_pairs()
        self.teams = [(int(row[0]), int(row[1])) for row in state.bandit_of]

    def _fill_up_teams(self, n_slots: int) -> None:
        """Seats without a bandit take the first that are free; everyone is counted twice over."""
        bandit_of = self.state.bandit_of
        taken = [int(b) for row in bandit_of for b in row if b != NOBODY]
        if len(set(taken)) != len(taken):
            raise CannotRead("position.seats: a bandit is led by two seats (E2.1)")
        free = iter([bandit for bandit in Bandit if bandit not in taken])
        for seat in range(self.n_seats):
            for slot in range(n_slots):
                if bandit_of[seat, slot] == NOBODY:
                    bandit_of[seat, slot] = next(free)
                self.state.seat_of[int(bandit_of[seat, slot])] = seat

    def _read_pairs(self) -> None:
        """E9.2 The pairs that could be taken, named by Ghost, Doc or Belle."""
        pairs = self.given["pairs"]
        if not self.state.chooses_team:
            if pairs.is_given:
                pairs.wrong("nothing, since nobody chooses a team in this game")
            return
        seen: set[int] = set()
        for pair in pairs.items(3):
            two = [name.name(BANDITS, "a bandit") for name in pair.items(2)]
            if len(two) != 2 or two[0] == two[1] or seen & set(two):
                pair.wrong("two bandits that are in no other pair")
            seen |= set(two)
            self.state.partner_of[two[0]] = two[1]

    def _read_team_choice(self) -> None:
        """E9.2 From the first player on, each takes a pair: whoever has none yet is asked next."""
        state = self.state
        if not state.chooses_team or len(self.given["pairs"].items(3)) != 3:
            self.given["pairs"].wrong(
                "three pairs of bandits, in a game where players take them (E9.2)"
            )
        order = [(int(state.first_player) + k) % self.n_seats for k in range(self.n_seats)]
        has_team = [self.teams[seat][0] != NOBODY for seat in order]
        go = has_team.index(False) if False in has_team else self.n_seats
        if go == self.n_seats or any(has_team[go:]):
            raise CannotRead("position.seats: teams are taken in order from the first player (E9.2)")
        for seat in order[:go]:
            first, second = self.teams[seat]
            if state.partner_of[first] != second:
                raise CannotRead(f"position.seats[{seat}].bandits: expected one of the pairs (E9.2)")
        for part in ("bandits", "tokens", "pile", "rounds", "cars"):
            if self.given[part].is_given:
                self.given[part].wrong("nothing before the teams are taken")
        state.go = go
        self._ask([order[go]])

    # The train.

    def _read_board(self) -> None:
        given, state = self.given, self.state
        self._read_cars()
        caboose = int(state.caboose)
        state.marshal_car = given["marshal"].whole(0, caboose, "a car") if given["marshal"].is_given else 0
        state.round_number = (given["round"].whole(1, N_ROUNDS) if given["round"].is_given else 1) - 1
        if self.step == Step.OVER and (not given["round"].is_given or state.round_number != N_ROUNDS - 1):
            given["round"].wrong("5, since the game is over")
        if self.asking == Ask.PLACE and state.round_number != 0:
            given["round"].wrong("1, since bandits are placed before the first round")
        self._read_round_cards()
        state.is_revealed = self.step > Step.DEAL or (
            self.step == Step.DEAL and bool(state.reveals_first)
        )
        self.round_card = int(state.round_card[int(state.round_number)])
        self.n_turns = int(N_TURNS_OF[self.round_card])
        self._read_turn()
        for entry in given["drew"].items(MAX_PILE):
            fields = entry.fields("turn", "go", "seat")
            turn = fields["turn"].whole(0, self.n_turns - 1, "a turn")
            go = fields["go"].whole(0, self._goes(turn) - 1) if fields["go"].is_given else 0
            seat = fields["seat"].whole(0, self.n_seats - 1, "a seat")
            state.drew_in_go[sum(map(self._goes, range(turn))) + go] |= 1 << seat

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
        has_events = bool(self.state.has_events)
        names = [ROUND_CARD_NAMES[name.name(ROUND_CARD_NAMES, "a round card")] for name in rounds]
        if not names:
            names = [*ROUND_CARD_NAMES[:4], ROUND_CARD_NAMES[7 if has_events else 4]]
        cards = [round_card_number(name, self.n_seats) for name in names]
        if len(set(cards)) != N_ROUNDS:
            self.given["rounds"].wrong("five different round cards")
        n_stations = sum(card >= FIRST_STATION for card in cards)
        if n_stations > int(has_events):
            self.given["rounds"].wrong(
                "at most one station (E2.4)" if has_events else "no station where events are off (E2.4)"
            )
        self.state.round_card[:] = cards

    def _goes(self, turn: int) -> int:
        """How many goes in a row everyone has in a turn (E3.3)."""
        return 2 if TURNS_OF[self.round_card, turn] == Turn.SPEEDING_UP else 1

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
                goes = [g for g in range(n_goes) if [self._seat_of_go(g)] == asked]
                state.go = goes[0] if goes else 0
            return
        is_before = self.step in (Step.ROUND, Step.DEAL)
        usual = 0 if is_before else self.n_turns
        state.turn = turn.whole(usual, usual, "a turn") if turn.is_given else usual
        usual_go = self.n_seats if self.asking == Ask.PLACE and state.chooses_team else 0
        state.go = go.whole(0, 2 * self.n_seats) if go.is_given else usual_go

    def _seat_of_go(self, go: int) -> int:
        """E3.3 Whose go it is in the current turn."""
        match TURNS_OF[self.round_card, int(self.state.turn)]:
            case Turn.SPEEDING_UP:
                k = go // 2
            case Turn.SWITCHING:
                k = self.n_seats - go
            case _:
                k = go
        return (int(self.state.first_player) + k) % self.n_seats

    # Cards.

    def _read_cards(self) -> None:
        self._read_pile()
        seats = self.seats or [
            Given({}, f"position.seats[{i}]").fields(*_SEAT) for i in range(self.n_seats)
        ]
        self.cards = [self._read_seat(seat, fields) for seat, fields in enumerate(seats)]
        fired = Counter(
            card
            for parts in self.cards
            for part in parts.values()
            for card in part
            if card >= FIRST_BULLET
        )
        self.fired = fired
        for card, n in fired.items():
            most = N_NEUTRAL_BULLETS if card == NEUTRAL_BULLET else N_BULLETS
            whose = card_name(self.teams[0], card)
            if card != NEUTRAL_BULLET and self.state.seat_of[card - FIRST_BULLET] == NOBODY:
                raise CannotRead(f"position.seats: {whose!r} is of a bandit that does not play")
            if n > most:
                raise CannotRead(
                    f"position.seats: there are {most} of {whose!r}, not {n} (E1.4, E1.5)"
                )
        neutral = self.given["neutral_bullets"]
        left = N_NEUTRAL_BULLETS - fired[NEUTRAL_BULLET]
        self.state.neutral_bullets = (
            neutral.whole(0, left, "what the cards of all seats leave over,") if neutral.is_given else left
        )
        for seat, fields in enumerate(seats):
            self._read_known(seat, fields)

    def _read_pile(self) -> None:
        state = self.state
        entries = [
            entry.fields("card", "turn", "face_down", "cover", "before_reshuffle")
            for entry in self.given["pile"].items(MAX_PILE)
        ]
        if entries and self.step in (Step.ROUND, Step.DEAL, Step.OVER):
            self.given["pile"].wrong("an empty pile before a round and after the game")
        cards = [self._read_pile_card(entry["card"]) for entry in entries]
        entries, cards = self._add_card_being_resolved(entries, cards)
        played: Counter[tuple[int, int]] = Counter()
        turn = 0
        for i, (entry, (bandit, action)) in enumerate(zip(entries, cards, strict=True)):
            seat = int(state.seat_of[bandit])
            is_cover = entry["cover"].flag() if entry["cover"].is_given else False
            if is_cover and not state.can_cover:
                entry["cover"].wrong("false, since nobody can cover in this game (E9.4)")
            if entry["turn"].is_given:
                turn = entry["turn"].whole(0, self.n_turns - 1, "a turn")
            elif not is_cover:
                while turn < self.n_turns - 1 and played[seat, turn] >= self._goes(turn):
                    turn += 1
            is_tunnel = TURNS_OF[self.round_card, turn] == Turn.TUNNEL
            is_hidden = entry["face_down"].flag() if entry["face_down"].is_given else is_tunnel
            is_old = entry["before_reshuffle"].flag() if entry["before_reshuffle"].is_given else False
            if not is_cover:
                played[seat, turn] += 1
                if played[seat, turn] > self._goes_had(seat, turn):
                    raise CannotRead(
                        f"position.pile[{i}]: seat {seat} cannot have played that many cards in turn {turn} (E3.2)"
                    )
            else:
                played[seat + self.n_seats, turn] += 1
                if played[seat + self.n_seats, turn] > self._goes_had(seat, turn):
                    raise CannotRead(f"position.pile[{i}]: a second Shoot does not chain (E9.4)")
            state.pile_card[i] = bandit * N_ACTIONS + action
            state.pile_note[i] = (
                turn << TURN_SHIFT | FACE_DOWN * is_hidden | COVERING * is_cover | BEFORE_RESHUFFLE * is_old
            )
        state.n_pile = len(cards)
        if self.step in (Step.EVENT, Step.EVENT_EACH):
            state.n_resolved = len(cards)
        resolved = self.given["resolved"]
        if resolved.is_given:
            low, high = {
                Step.RESOLVE: (0, len(cards)),
                Step.EVENT: (len(cards), len(cards)),
                Step.EVENT_EACH: (len(cards), len(cards)),
            }.get(self.step, (0, 0))
            if self.asking == Ask.KEEP:
                high = 0
            state.n_resolved = resolved.whole(low, high)

    def _read_pile_card(self, card: Given) -> tuple[int, int]:
        words = card.value.split(" ") if isinstance(card.value, str) else []
        if len(words) != 2 or words[0] not in BANDITS or words[1] not in ACTIONS:
            card.wrong("an action card such as 'doc move'")
        bandit = BANDITS.index(words[0])
        if self.state.seat_of[bandit] == NOBODY:
            card.wrong("a card of a bandit that plays")
        return bandit, ACTIONS.index(words[1])

    def _add_card_being_resolved(
        self, entries: list[dict[str, Given]], cards: list[tuple[int, int]]
    ) -> tuple[list[dict[str, Given]], list[tuple[int, int]]]:
        """In a short position the card whose decision is pending need not be in the pile."""
        if self.asking not in _ACTION_ASKED or self.given["resolved"].is_given:
            return entries, cards
        bandit = self._pending_fields()["bandit"].name(BANDITS, "a bandit")
        card = (bandit, int(_ACTION_ASKED[self.asking]))
        self.state.n_resolved = 1
        if cards and cards[0] == card:
            return entries, cards
        if self.state.seat_of[bandit] == NOBODY:
            self._pending_fields()["bandit"].wrong("a bandit that plays")
        empty = Given({}, "position.pile").fields(
            "card", "turn", "face_down", "cover", "before_reshuffle"
        )
        return [empty, *entries], [card, *cards]

    def _goes_had(self, seat: int, turn: int) -> int:
        """How many goes a seat has had in a turn of this round so far."""
        if self.step != Step.SCHEME or turn < self.state.turn:
            return self._goes(turn)
        if turn > self.state.turn:
            return 0
        n = int(self.state.go) + (self.asking == Ask.COVER)
        return sum(self._seat_of_go(go) == seat for go in range(n))

    def _read_seat(self, seat: int, given: dict[str, Given]) -> dict[str, list[int]]:
        state, team = self.state, self.teams[seat]
        parts = {
            name: [self._read_card(team, card) for card in given[name].items(MAX_CARDS)]
            for name in ("hand", "deck", "aside", "discard")
        }
        if parts["discard"] and not state.expert:
            given["discard"].wrong("nothing: only the expert variant has discard piles (E8)")
        if parts["aside"] and self.asking != Ask.KEEP:
            given["aside"].wrong("nothing: cards are set aside only while 'keep' is pending (E8.1)")
        unresolved = Counter(
            self._card_of_pile(i)
            for i in range(int(state.n_resolved), int(state.n_pile))
            if self._seat_of_pile(i) == seat
        )
        owned = self._own_cards()
        used = Counter(card for part in parts.values() for card in part) + unresolved
        for card, n in used.items():
            if card < FIRST_BULLET and n > owned[card]:
                raise CannotRead(
                    f"position.seats[{seat}]: there are {owned[card]} of {card_name(team, card)!r}, not {n} (E1.4)"
                )
        if given["deck"].is_given:
            parts["deck"].reverse()
        else:
            parts["deck"] = sorted((owned - used).elements())
        row = [*parts["deck"], *parts["hand"], *parts["aside"], *parts["discard"]]
        if len(row) + sum(unresolved.values()) > MAX_CARDS:
            raise CannotRead(f"position.seats[{seat}]: a seat never has more than {MAX_CARDS} cards")
        state.cards_of[seat, : len(row)] = row
        for name in ("deck", "hand", "aside", "discard"):
            state[f"n_{name}_of"][seat] = len(parts[name])
        hits = given["friendly_hits"]
        state.friendly_hits_of[seat] = hits.whole(0, 2 * N_BULLETS) if hits.is_given else 0
        return parts

    def _read_card(self, team: Team, card: Given) -> int:
        try:
            return read_card(team, card.value if isinstance(card.value, str) else str(card.value)[:40])
        except CannotRead as error:
            raise CannotRead(f"{card.where}: {error}") from None

    def _own_cards(self) -> Counter[int]:
        """E1.4, E9.1 The action cards of a seat."""
        if self.state.two_bandits:
            both = range(2 * N_ACTIONS)
            return Counter({card: 1 for card in both if card != N_ACTIONS + Action.MARSHAL})
        return Counter({action: int(COPIES_OF[action]) for action in range(N_ACTIONS)})

    def _seat_of_pile(self, i: int) -> int:
        return int(self.state.seat_of[int(self.state.pile_card[i]) // N_ACTIONS])

    def _card_of_pile(self, i: int) -> int:
        bandit, action = divmod(int(self.state.pile_card[i]), N_ACTIONS)
        is_second = self.teams[self._seat_of_pile(i)][0] != bandit
        return N_ACTIONS * is_second + action

    def _read_known(self, seat: int, given: dict[str, Given]) -> None:
        """What everyone knows of a seat's cards by counting must be true."""
        state, team, parts = self.state, self.teams[seat], self.cards[seat]
        if not given["known"].is_given:
            if any(
                int(state.pile_note[i]) & BEFORE_RESHUFFLE and self._seat_of_pile(i) == seat
                for i in range(int(state.n_pile))
            ):
                given["known"].wrong("'held_at_reshuffle', since a card lies there from before it")
            return
        fields = given["known"].fields("on_top", "sure_actions", "surely_held", "held_at_reshuffle")
        in_hand = [*parts["hand"], *parts["aside"]]
        hidden = [
            i
            for i in range(int(state.n_resolved), int(state.n_pile))
            if self._seat_of_pile(i) == seat and int(state.pile_note[i]) & FACE_DOWN
        ]
        on_top, sure = fields["on_top"], fields["sure_actions"]
        if on_top.is_given:
            state.n_known_top_of[seat] = on_top.whole(0, len(parts["deck"]))
        if sure.is_given:
            n_actions = sum(card < FIRST_BULLET for card in in_hand)
            state.sure_actions_of[seat] = sure.whole(0, n_actions, "a number of action cards in hand")
        held = Counter([*in_hand, *(self._card_of_pile(i) for i in hidden)])
        claimed = Counter(self._read_card(team, card) for card in fields["surely_held"].items(MAX_CARDS))
        for card, n in claimed.items():
            if n > held[card]:
                fields["surely_held"].wrong("cards in hand or face down in the pile")
            state.surely_held_of[seat, card] = n
        mask = 0
        for card in fields["held_at_reshuffle"].items(N_CARD_KINDS):
            mask |= 1 << self._read_card(team, card)
        state.held_at_reshuffle_of[seat] = mask
        for i in hidden:
            is_old = int(state.pile_note[i]) & BEFORE_RESHUFFLE
            if is_old and not mask >> self._card_of_pile(i) & 1:
                fields["held_at_reshuffle"].wrong("every card that lies in the pile from before it")

    # Bandits.

    def _read_bandits(self) -> None:
        state = self.state
        state.bullets_left_of[:] = N_BULLETS
        state.dropped_of[:] = NOTHING
        for bandit in range(N_BANDITS):
            if state.seat_of[bandit] != NOBODY:
                state.bullets_left_of[bandit] = N_BULLETS - self.fired[FIRST_BULLET + bandit]
        for seat, parts in enumerate(self.cards):
            received = sum(card >= FIRST_BULLET for part in parts.values() for card in part)
            state.bullets_received_of[self.teams[seat][0]] = received
        seen: set[int] = set()
        given_received: set[int] = set()
        for entry in self.given["bandits"].items(N_BANDITS):
            fields = entry.fields(
                "bandit", "car", "floor", "bullets_left", "bullets_received", "loot", "dropped"
            )
            bandit = fields["bandit"].name(BANDITS, "a bandit")
            seat = int(state.seat_of[bandit])
            if seat == NOBODY:
                fields["bandit"].wrong("a bandit that plays")
            if bandit in seen:
                raise CannotRead(f"{entry.where}: {BANDITS[bandit]!r} comes twice")
            seen.add(bandit)
            self._place_bandit(bandit, fields)
            left = fields["bullets_left"]
            if left.is_given:
                state.bullets_left_of[bandit] = left.whole(
                    0, int(state.bullets_left_of[bandit]), "what the cards of all seats leave over,"
                )
            received_given = fields["bullets_received"]
            if received_given.is_given:
                if seat not in given_received:
                    given_received.add(seat)
                    state.bullets_received_of[self.teams[seat][0]] = 0
                state.bullets_received_of[bandit] = received_given.whole(0, _MAX_RECEIVED)
        if self.asking != Ask.PLACE:
            for bandit in range(N_BANDITS):
                if state.seat_of[bandit] != NOBODY and bandit not in seen:
                    raise CannotRead(f"position.bandits: {BANDITS[bandit]!r} is missing")

    def _place_bandit(self, bandit: int, fields: dict[str, Given]) -> None:
        state = self.state
        if self.asking == Ask.PLACE:
            for name in ("car", "floor"):
                if fields[name].value not in (None, 0, "inside"):
                    fields[name].wrong("nothing: the bandits are not placed yet")
            return
        state.car_of[bandit] = fields["car"].whole(0, int(state.caboose), "a car")
        floor = fields["floor"]
        state.floor_of[bandit] = floor.name(FLOORS, "a floor") if floor.is_given else Floor.INSIDE
        if state.floor_of[bandit] == Floor.INSIDE and state.car_of[bandit] == state.marshal_car:
            raise CannotRead(f"{fields['car'].where}: nobody stays inside the Marshal's car (E4.8)")

    # What is asked.

    def _asked_seats(self) -> list[int]:
        seats = self._pending_fields()["seats"].items(self.n_seats)
        return sorted({seat.whole(0, self.n_seats - 1, "a seat") for seat in seats})

    def _ask(self, usual: list[int]) -> None:
        """Ask these seats; a position that names others is wrong."""
        fields = self._pending_fields()
        if fields["seats"].is_given and self._asked_seats() != usual:
            fields["seats"].wrong(f"{usual}")
        self.state.asked = sum(1 << seat for seat in usual)

    def _read_pending(self) -> None:
        state = self.state
        match self.asking:
            case Ask.NOTHING:
                return
            case Ask.SCHEME | Ask.COVER:
                self._ask([self._seat_of_go(int(state.go))])
                if self.asking == Ask.COVER:
                    self._check_cover()
            case Ask.PLACE | Ask.PICK | Ask.KEEP:
                self._read_secret_choice()
            case Ask.PICKPOCKET | Ask.REVENGE:
                self._read_event_choice()
            case _:
                self._read_stealin_choice()
        fields = self._pending_fields()
        if self.asking not in (Ask.PLACE, Ask.PICK, Ask.KEEP):
            if fields["may_take_back"].is_given:
                fields["may_take_back"].wrong("nothing: only secret choices can be taken back")
        if self.asking not in _AFTER_A_PUNCH and fields["target"].is_given:
            fields["target"].wrong("nothing: nobody was punched")
        if self.asking != Ask.POCKET and fields["token"].is_given:
            fields["token"].wrong("nothing: no purse is at stake")

    def _check_cover(self) -> None:
        """E9.4 A Shoot of this seat lies on top, face up, played on this standard turn."""
        state = self.state
        top = int(state.n_pile) - 1
        seat = self._seat_of_go(int(state.go))
        is_right = (
            bool(state.can_cover)
            and TURNS_OF[self.round_card, int(state.turn)] == Turn.STANDARD
            and top >= 0
            and self._seat_of_pile(top) == seat
            and int(state.pile_card[top]) % N_ACTIONS == Action.SHOOT
            and int(state.pile_note[top]) == int(state.turn) << TURN_SHIFT
        )
        if not is_right:
            self.given["pending"].wrong("a face-up Shoot of that seat on top of the pile (E9.4)")

    def _read_secret_choice(self) -> None:
        """E8.1, E9.2, E9.3 Some seats are still choosing; the others have chosen."""
        state = self.state
        fields = self._pending_fields()
        asked = self._asked_seats() if fields["seats"].is_given else list(range(self.n_seats))
        if self.asking == Ask.PLACE and not state.two_bandits:
            self.given["pending"].wrong("two bandits a player, who place them (E9.2)")
        if self.asking == Ask.PICK and not state.picks_card:
            self.given["pending"].wrong("the 2016 game of two bandits a player, who pick cards (E9.3)")
        if self.asking == Ask.KEEP and (not state.expert or state.round_number == N_ROUNDS - 1):
            self.given["pending"].wrong("the expert variant before round 5 (E8.1)")
        for seat in range(self.n_seats):
            self._read_choice(seat, seat in asked)
        state.asked = sum(1 << seat for seat in asked)
        for entry in fields["may_take_back"].items(self.n_seats):
            seat = entry.whole(0, self.n_seats - 1, "a seat")
            if not self.cards[seat]["aside"] if seat in asked else self._has_no_choice(seat):
                entry.wrong("a seat that has chosen")
            state.may_take_back |= 1 << seat
        if not asked:
            fields["seats"].wrong("the seats that are still choosing")

    def _has_no_choice(self, seat: int) -> bool:
        return self.asking == Ask.PICK and self.state.choice_of[seat] == NOTHING

    def _read_choice(self, seat: int, is_asked: bool) -> None:
        state, parts = self.state, self.cards[seat]
        choice = self.seats[seat]["choice"] if self.seats else Given(None, "position.seats")
        if self.asking == Ask.KEEP:
            if is_asked and not parts["hand"]:
                self._pending_fields()["seats"].wrong("seats that have cards in hand")
            if state.keeps_actions_only and any(card >= FIRST_BULLET for card in parts["hand"]):
                raise CannotRead(
                    f"position.seats[{seat}].hand: bullets are never kept here: they are in 'aside' (E8.1)"
                )
        elif is_asked:
            if self.asking == Ask.PICK and not parts["deck"]:
                self._pending_fields()["seats"].wrong("seats that have a card to pick")
        elif self.asking == Ask.PLACE:
            bandit = choice.name(BANDITS, "a bandit")
            if bandit not in self.teams[seat]:
                choice.wrong("a bandit of that seat")
            state.choice_of[seat] = bandit
        elif parts["deck"]:
            card = self._read_card(self.teams[seat], choice)
            if card not in parts["deck"]:
                choice.wrong("a card of that seat's deck")
            state.choice_of[seat] = card
        if choice.is_given and state.choice_of[seat] == NOTHING:
            choice.wrong("nothing, since that seat has not chosen")

    def _read_acting_bandit(self) -> int:
        bandit = self._pending_fields()["bandit"]
        number = bandit.name(BANDITS, "a bandit")
        if self.state.seat_of[number] == NOBODY:
            bandit.wrong("a bandit that plays")
        self.state.acting_bandit = number
        self._ask([int(self.state.seat_of[number])])
        return number

    def _read_event_choice(self) -> None:
        """E7.6, E7.7 In order from the first player, one bandit at a time."""
        state = self.state
        event = RoundEvent.PICKPOCKETING if self.asking == Ask.PICKPOCKET else RoundEvent.MARSHALS_REVENGE
        if not state.has_events or EVENT_OF[self.round_card] != event:
            self.given["pending"].wrong("a decision of this round's event")
        bandit = self._read_acting_bandit()
        seat = int(state.seat_of[bandit])
        k = (seat - int(state.first_player)) % self.n_seats
        state.go = 2 * k + int(self.teams[seat][0] != bandit) + 1

    def _read_stealin_choice(self) -> None:
        state = self.state
        fields = self._pending_fields()
        bandit = self._read_acting_bandit()
        i = int(state.n_resolved) - 1
        wanted = bandit * N_ACTIONS + int(_ACTION_ASKED[self.asking])
        if i < 0 or int(state.pile_card[i]) != wanted:
            self.given["pending"].wrong("a decision about the card of the pile resolved last")
        if self.asking == Ask.SHOOT and state.bullets_left_of[bandit] == 0:
            self.given["pending"].wrong("a bandit with a bullet left")
        if self.asking not in _AFTER_A_PUNCH:
            return
        target = fields["target"].name(BANDITS, "a bandit")
        is_here = (
            state.car_of[target] == state.car_of[bandit]
            and state.floor_of[target] == state.floor_of[bandit]
        )
        if state.seat_of[target] == NOBODY or target == bandit or not is_here:
            fields["target"].wrong("another bandit in the same space (E4.6)")
        state.target_bandit = target
        if self.asking == Ask.POCKET:
            if not state.powers or bandit != Bandit.CHEYENNE:
                fields["bandit"].wrong("Cheyenne, with her power (E5.2)")
            token = fields["token"].whole(0, len(state.token_place) - 1, "a token")
            self._check_purse_of(token, target, fields["token"])
            state.token_at_stake = token

    def _check_purse_of(self, token: int, bandit: int, given: Given) -> None:
        from folsom.express.components import AT_BANDIT
        from folsom.express.loot import is_purse

        if not is_purse(token) or self.state.token_place[token] != AT_BANDIT + bandit:
            given.wrong("a purse of the punched bandit (E5.2)")

    def _check_options_offered(self) -> None:
        """A decision without an option is none."""
        for seat in range(self.n_seats):
            if int(self.state.asked) >> seat & 1 and not option_mask(self.state, seat):
                self.given["pending"].wrong(f"a decision in which seat {seat} has an option")


