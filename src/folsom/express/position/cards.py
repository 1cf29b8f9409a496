"""The cards of every seat of a position: all its action cards are somewhere, and no hand is too large."""

from collections import Counter

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    DRAW_SIZE,
    MAX_CARDS,
    N_ACTION_CARDS,
    Ask,
    Step,
)
from folsom.express.notation import Team, card_name, read_card
from folsom.express.position.checks.cards import (
    least_drawn,
    most_held,
    n_cards_held,
    n_dealt,
    n_drawn_there,
    n_draws,
    n_of_card,
    n_owned,
    n_played,
)
from folsom.express.position.checks.complaints import refuse
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
        row = [card for name in _PARTS for card in parts[name]]
        if used.total() > MAX_CARDS:
            refuse("too-many-cards", f"position.seats[{seat}]", most=MAX_CARDS)
        state.cards_of[seat, : len(row)] = row
        for name in _PARTS:
            state[f"n_{name}_of"][seat] = len(parts[name])
        self._check_own_cards(seat)
        return parts

    def _own_cards(self) -> Counter[int]:
        """E1.4, E9.1 The action cards of a seat."""
        return Counter({card: n_owned(self.state, card) for card in range(N_ACTION_CARDS)})

    def _check_own_cards(self, seat: int) -> None:
        """E1.4, E9.1 A seat has all its action cards, each as often as it exists."""
        for card in range(N_ACTION_CARDS):
            n, there = n_of_card(self.state, seat, card), n_owned(self.state, card)
            if n != there:
                name = card_name(self.teams[seat], card)
                refuse("own-cards", f"position.seats[{seat}]", there=there, card=name, found=n)

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
        """E3.1, E3.2 A hand has what was dealt and drawn, less what was played."""
        state, most, n_held = (
            self.state,
            most_held(self.state, seat),
            n_cards_held(self.state, seat),
        )
        if n_held > max(most, 0):
            refuse(
                "hand-too-large",
                f"position.seats[{seat}].hand",
                most=most,
                found=n_held,
                dealt=n_dealt(state, seat),
                draws=n_draws(state, seat),
                size=DRAW_SIZE,
                played=n_played(state, seat),
            )

    def _check_draws(self, seat: int) -> None:
        """E3.2, E3.5 Each draw took three cards, or the last there were; they are held or were played."""
        draws, least = n_draws(self.state, seat), least_drawn(self.state, seat)
        there = n_drawn_there(self.state, seat)
        if draws and there < least:
            refuse(
                "drawn-cards-missing",
                "position.drew",
                seat=seat,
                draws=draws,
                least=least,
                found=there,
            )
