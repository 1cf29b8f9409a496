"""A position's cards and bandits: pile, hands, decks, bullets."""

from collections import Counter

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    COPIES_OF,
    COVERING,
    FACE_DOWN,
    FIRST_BULLET,
    MAX_CARDS,
    MAX_PILE,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_NEUTRAL_BULLETS,
    NEUTRAL_BULLET,
    NOBODY,
    NOTHING,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Floor,
    Step,
    Turn,
)
from folsom.express.notation import (
    ACTIONS,
    BANDITS,
    FLOORS,
    card_name,
)
from folsom.express.position_frame import ACTION_ASKED, SEAT
from folsom.express.position_known import PositionKnown

_MAX_RECEIVED = N_BANDITS * N_BULLETS + N_NEUTRAL_BULLETS


class PositionCards(PositionKnown):
    """Reads the pile first, whose cards are missing elsewhere, then every seat's, then the bandits."""

    def _read_cards(self) -> None:
        self._read_pile()
        seats = self.seats or [
            Given({}, f"position.seats[{i}]").fields(*SEAT) for i in range(self.n_seats)
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
            neutral.whole(0, left, "what the cards of all seats leave over,")
            if neutral.is_given
            else left
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
            is_old = (
                entry["before_reshuffle"].flag() if entry["before_reshuffle"].is_given else False
            )
            if not is_cover:
                played[seat, turn] += 1
                if played[seat, turn] > self._goes_had(seat, turn):
                    raise CannotRead(
                        f"position.pile[{i}]: seat {seat} cannot have played that many cards"
                        f" in turn {turn} (E3.2)"
                    )
            else:
                played[seat + self.n_seats, turn] += 1
                if played[seat + self.n_seats, turn] > self._goes_had(seat, turn):
                    raise CannotRead(f"position.pile[{i}]: a second Shoot does not chain (E9.4)")
            state.pile_card[i] = bandit * N_ACTIONS + action
            state.pile_note[i] = (
                turn << TURN_SHIFT
                | FACE_DOWN * is_hidden
                | COVERING * is_cover
                | BEFORE_RESHUFFLE * is_old
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
        if self.asking not in ACTION_ASKED or self.given["resolved"].is_given:
            return entries, cards
        bandit = self._pending_fields()["bandit"].name(BANDITS, "a bandit")
        card = (bandit, int(ACTION_ASKED[self.asking]))
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
                    f"position.seats[{seat}]: there are {owned[card]} of"
                    f" {card_name(team, card)!r}, not {n} (E1.4)"
                )
        if given["deck"].is_given:
            parts["deck"].reverse()
        else:
            parts["deck"] = sorted((owned - used).elements())
        row = [*parts["deck"], *parts["hand"], *parts["aside"], *parts["discard"]]
        if len(row) + sum(unresolved.values()) > MAX_CARDS:
            raise CannotRead(
                f"position.seats[{seat}]: a seat never has more than {MAX_CARDS} cards"
            )
        state.cards_of[seat, : len(row)] = row
        for name in ("deck", "hand", "aside", "discard"):
            state[f"n_{name}_of"][seat] = len(parts[name])
        hits = given["friendly_hits"]
        state.friendly_hits_of[seat] = hits.whole(0, 2 * N_BULLETS) if hits.is_given else 0
        return parts

    def _own_cards(self) -> Counter[int]:
        """E1.4, E9.1 The action cards of a seat."""
        if self.state.two_bandits:
            both = range(2 * N_ACTIONS)
            return Counter({card: 1 for card in both if card != N_ACTIONS + Action.MARSHAL})
        return Counter({action: int(COPIES_OF[action]) for action in range(N_ACTIONS)})

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
