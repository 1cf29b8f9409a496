"""What everyone knows of the cards of a position by counting: it must be true."""

from collections import Counter

from folsom.core.reading import Given
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    FACE_DOWN,
    FIRST_BULLET,
    MAX_CARDS,
    MAX_LIMITS,
    N_CARD_KINDS,
    Step,
)
from folsom.express.position.bullets import PositionBullets
from folsom.express.rules.counting import TAKEN, has_limits, one_besides

_KNOWN = ("on_top", "sure_actions", "surely_held", "held_at_reshuffle", "limits")


class PositionKnown(PositionBullets):
    """Reads what is known, once all cards lie where they lie."""

    def _read_known(self, seat: int) -> None:
        """What everyone knows of a seat's cards by counting must be true."""
        state, given, team = self.state, self.seats[seat]["known"], self.teams[seat]
        fields = (given if given.is_given else Given({}, given.where)).fields(*_KNOWN)
        self._check_expert(fields)
        parts = self.cards[seat]
        in_hand = [*parts["hand"], *parts["aside"]]
        state.n_known_top_of[seat] = self._read_on_top(fields["on_top"], parts["deck"])
        state.sure_actions_of[seat] = self._read_sure_actions(fields["sure_actions"], in_hand)
        mask = self._read_held_at_reshuffle(seat, fields["held_at_reshuffle"])
        state.held_at_reshuffle_of[seat] = mask
        held = Counter([*in_hand, *(self._card_of_pile(i) for i in self._face_down(seat))])
        claimed = Counter(
            self._read_card(team, card) for card in fields["surely_held"].items(MAX_CARDS)
        )
        for card, n in claimed.items():
            if n > held[card]:
                fields["surely_held"].wrong("cards in hand or face down in the pile")
            if card < FIRST_BULLET and not mask >> card & 1:
                fields["surely_held"].wrong("of action cards those held at the reshuffle (E8.4)")
            state.surely_held_of[seat, card] = n
        self._read_limits(seat, fields["limits"], Counter(in_hand) - claimed)

    def _check_expert(self, fields: dict[str, Given]) -> None:
        """E3.1, E8 Where decks are shuffled each round there is nothing to count."""
        if not self.state.expert:
            for given in fields.values():
                if given.value not in (None, 0, []):
                    given.wrong("nothing: only the experts' cards can be counted (E8)")

    def _read_on_top(self, given: Given, deck: list[int]) -> int:
        """E8.2 Known on a deck are the bullets that everyone saw go there."""
        n = given.whole(0, len(deck)) if given.is_given else 0
        if any(card < FIRST_BULLET for card in deck[len(deck) - n :]):
            given.wrong("a number of bullets on top of the deck (E8.2)")
        return n

    def _read_sure_actions(self, given: Given, in_hand: list[int]) -> int:
        """E8.1 Where bullets cannot be kept, or are dropped, everyone is sure of the actions left."""
        n_actions = sum(card < FIRST_BULLET for card in in_hand)
        n = given.whole(0, n_actions, "a number of action cards in hand") if given.is_given else 0
        if n and not (self.state.keep_actions_only or self.state.drop_bullets_first):
            given.wrong("0, since bullets can be held as long as one likes (E8.1)")
        return n

    def _face_down(self, seat: int) -> list[int]:
        """The cards of a seat that lie face down in the pile, not resolved yet."""
        state = self.state
        return [
            i
            for i in range(int(state.n_resolved), int(state.n_pile))
            if self._seat_of_pile(i) == seat and int(state.pile_note[i]) & FACE_DOWN
        ]

    def _read_held_at_reshuffle(self, seat: int, given: Given) -> int:
        """E8.4 What was held then is still among the seat's cards."""
        state, team = self.state, self.teams[seat]
        owned = self._own_cards() + self.received[seat]
        mask = 0
        for entry in given.items(N_CARD_KINDS):
            card = self._read_card(team, entry)
            if not owned[card]:
                entry.wrong("a card that this seat has (E8.4)")
            mask |= 1 << card
        for i in range(int(state.n_pile)):
            is_old = int(state.pile_note[i]) & BEFORE_RESHUFFLE and self._seat_of_pile(i) == seat
            if is_old and not mask >> self._card_of_pile(i) & 1:
                given.wrong("every card that lies in the pile from before the reshuffle (E8.4)")
        return mask

    def _read_limits(self, seat: int, given: Given, held: Counter[int]) -> None:
        """E9.3 The bullets seen on the deck before a pick, against those held that nobody is sure of."""
        state = self.state
        entries = given.items(MAX_LIMITS)
        if entries and not has_limits(state):
            given.wrong("nothing: only experts with two bandits pick cards and keep others (E9.3)")
        last_pick = int(state.round_number) + (self.step > Step.DEAL)
        for entry in entries:
            fields = entry.fields("round", "taken", "besides")
            number = fields["round"].whole(2, last_pick, "a round")
            besides = Counter(
                self._read_card(self.teams[seat], card)
                for card in fields["besides"].items(MAX_CARDS)
            )
            if any(n > self.received[seat][card] for card, n in besides.items()):
                fields["besides"].wrong("bullets that this seat has received")
            bullets = Counter({card: n for card, n in held.items() if card >= FIRST_BULLET})
            least = (bullets - besides).total()
            taken = fields["taken"].whole(least, TAKEN - 1, "cards taken since then,")
            state.limit_of[seat, number - 2] = (
                taken + 1 + sum(n * one_besides(card) for card, n in besides.items())
            )
