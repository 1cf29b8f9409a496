"""The cards of every seat of a position: all its action cards are somewhere, and no hand is too large."""

from collections import Counter

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    COPIES_OF,
    DOC,
    DOC_BONUS,
    DRAW_SIZE,
    FIRST_BULLET,
    HAND_SIZE,
    MAX_CARDS,
    N_ACTIONS,
    Action,
    Ask,
    Step,
)
from folsom.express.notation import Team, card_name, read_card
from folsom.express.position.frame import SEAT
from folsom.express.position.pile import PositionPile

_PARTS = ("deck", "hand", "aside", "discard")


class PositionCards(PositionPile):
    """Reads every seat's cards, once the pile tells which of them are missing elsewhere."""

    def _read_cards(self) -> None:
        if not self.seats:
            empty = [Given({}, f"position.seats[{i}]") for i in range(self.n_seats)]
            self.seats = [seat.fields(*SEAT) for seat in empty]
        self.cards = [self._read_seat(seat, fields) for seat, fields in enumerate(self.seats)]
        for seat in range(self.n_seats):
            self._check_parts(seat)
            self._check_hand_size(seat)
            self._check_draws(seat)

    def _read_card(self, team: Team, card: Given) -> int:
        try:
            return read_card(
                team, card.value if isinstance(card.value, str) else str(card.value)[:40]
            )
        except CannotRead as error:
            raise CannotRead(f"{card.where}: {error}") from None

    def _read_seat(self, seat: int, given: dict[str, Given]) -> dict[str, list[int]]:
        state, team = self.state, self.teams[seat]
        parts = {
            name: [self._read_card(team, card) for card in given[name].items(MAX_CARDS)]
            for name in _PARTS
        }
        unresolved = [
            self._card_of_pile(i)
            for i in range(int(state.n_resolved), int(state.n_pile))
            if self._seat_of_pile(i) == seat
        ]
        owned = self._own_cards()
        used = Counter(card for part in parts.values() for card in part) + Counter(unresolved)
        if given["deck"].is_given:
            parts["deck"].reverse()
        else:
            parts["deck"] = sorted((owned - used).elements())
            used += Counter(parts["deck"])
        self._check_own_cards(seat, owned, used)
        row = [card for name in _PARTS for card in parts[name]]
        if used.total() > MAX_CARDS:
            raise CannotRead(
                f"position.seats[{seat}]: a seat never has more than {MAX_CARDS} cards"
            )
        state.cards_of[seat, : len(row)] = row
        for name in _PARTS:
            state[f"n_{name}_of"][seat] = len(parts[name])
        return parts

    def _own_cards(self) -> Counter[int]:
        """E1.4, E9.1 The action cards of a seat."""
        if self.state.two_bandits:
            both = range(2 * N_ACTIONS)
            return Counter({card: 1 for card in both if card != N_ACTIONS + Action.MARSHAL})
        return Counter({action: int(COPIES_OF[action]) for action in range(N_ACTIONS)})

    def _check_own_cards(self, seat: int, owned: Counter[int], used: Counter[int]) -> None:
        """E1.4, E9.1 A seat has all its action cards, each as often as it exists."""
        for card in sorted({*owned, *used}):
            if card < FIRST_BULLET and used[card] != owned[card]:
                raise CannotRead(
                    f"position.seats[{seat}]: there are {owned[card]} of"
                    f" {card_name(self.teams[seat], card)!r}, not {used[card]},"
                    " in hand, deck, discard pile and the common pile together (E1.4, E9.1)"
                )

    def _check_parts(self, seat: int) -> None:
        """E3.7, E8.1 Which kinds of piles there can be now."""
        given, parts, state = self.seats[seat], self.cards[seat], self.state
        is_before_first_deal = self.step < Step.SCHEME and state.round_number == 0
        if parts["discard"] and not state.expert:
            given["discard"].wrong("nothing: only the expert variant has discard piles (E8)")
        if parts["aside"] and self.asking != Ask.KEEP:
            given["aside"].wrong("nothing: cards are set aside only while 'keep' is pending (E8.1)")
        if parts["hand"] and not state.expert and self.step != Step.SCHEME:
            given["hand"].wrong("nothing: hands are held in Schemin' only (E3.1, E3.7)")
        for name in ("hand", "discard"):
            if parts[name] and is_before_first_deal:
                given[name].wrong("nothing before the first hands are dealt (E3.1)")
        if self.asking == Ask.PICK and parts["discard"] and not parts["deck"]:
            given["deck"].wrong("cards: an empty deck is made anew before a card is picked (E9.3)")

    def _check_hand_size(self, seat: int) -> None:
        """E3.1, E3.2 A hand has what was dealt and drawn, less what was played.

        Experts keep cards from round to round (E8.1), so this tells something of their first only.
        """
        if self.state.expert and self.state.round_number > 0:
            return
        parts = self.cards[seat]
        n_held = len(parts["hand"]) + len(parts["aside"])
        most = self._n_dealt(seat) + DRAW_SIZE * self._n_draws(seat) - self._n_played(seat)
        if n_held > max(most, 0):
            raise CannotRead(
                f"position.seats[{seat}].hand: expected at most {most} cards, not {n_held}:"
                f" {self._n_dealt(seat)} dealt, {self._n_draws(seat)} times {DRAW_SIZE} drawn,"
                f" {self._n_played(seat)} played (E3.1, E3.2)"
            )

    def _check_draws(self, seat: int) -> None:
        """E3.2, E3.5 Each draw took three cards, or the last there were; they are held or were played."""
        n_draws, parts, state = self._n_draws(seat), self.cards[seat], self.state
        is_hand_held = self.step == Step.SCHEME or self.asking == Ask.KEEP
        is_all_drawn = not parts["deck"] and not parts["discard"]
        least = DRAW_SIZE * n_draws
        if is_all_drawn or not is_hand_held:
            least -= DRAW_SIZE - 1
        # Once hands are given back and cards resolved, those can be anywhere.
        names = ("hand", "aside") if is_hand_held else _PARTS
        n_cards = sum(len(parts[name]) for name in names) + sum(
            self._seat_of_pile(i) == seat for i in range(int(state.n_resolved), int(state.n_pile))
        )
        if n_draws and n_cards < least:
            raise CannotRead(
                f"position.drew: seat {seat} has drawn {n_draws} times, so at least {least} cards are held"
                f" or were played, not {n_cards} (E3.2, E3.5)"
            )

    def _n_dealt(self, seat: int) -> int:
        """E3.1, E5.4, E9.3 The cards of a first hand: six, one more for Doc, and one that was picked."""
        state = self.state
        has_doc = bool(state.powers) and state.seat_of[DOC] == seat
        return HAND_SIZE + DOC_BONUS * has_doc + bool(state.pick)
