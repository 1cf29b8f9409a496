"""What everyone knows of the cards of a position by counting: it must be true."""

from collections import Counter

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    FACE_DOWN,
    FIRST_BULLET,
    MAX_CARDS,
    MAX_LIMITS,
    N_ACTIONS,
    N_CARD_KINDS,
)
from folsom.express.counting import TAKEN, has_limits, one_besides
from folsom.express.notation import Team, read_card
from folsom.express.position_frame import PositionFrame


class PositionKnown(PositionFrame):
    """Reads what is known, once all cards lie where they lie."""

    fired: Counter[int]

    def _read_card(self, team: Team, card: Given) -> int:
        try:
            return read_card(
                team, card.value if isinstance(card.value, str) else str(card.value)[:40]
            )
        except CannotRead as error:
            raise CannotRead(f"{card.where}: {error}") from None

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
        fields = given["known"].fields(
            "on_top", "sure_actions", "surely_held", "held_at_reshuffle", "limits"
        )
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
            state.sure_actions_of[seat] = sure.whole(
                0, n_actions, "a number of action cards in hand"
            )
        held = Counter([*in_hand, *(self._card_of_pile(i) for i in hidden)])
        claimed = Counter(
            self._read_card(team, card) for card in fields["surely_held"].items(MAX_CARDS)
        )
        for card, n in claimed.items():
            if n > held[card]:
                fields["surely_held"].wrong("cards in hand or face down in the pile")
            state.surely_held_of[seat, card] = n
        mask = 0
        for entry in fields["held_at_reshuffle"].items(N_CARD_KINDS):
            mask |= 1 << self._read_card(team, entry)
        state.held_at_reshuffle_of[seat] = mask
        for i in hidden:
            is_old = int(state.pile_note[i]) & BEFORE_RESHUFFLE
            if is_old and not mask >> self._card_of_pile(i) & 1:
                fields["held_at_reshuffle"].wrong("every card that lies in the pile from before it")
        self._read_limits(seat, fields["limits"], Counter(in_hand) - claimed)

    def _read_limits(self, seat: int, given: Given, held: Counter[int]) -> None:
        """E9.3 The bullets seen on the deck before a pick, against those held that nobody is sure of."""
        state = self.state
        entries = given.items(MAX_LIMITS)
        if entries and not has_limits(state):
            given.wrong("nothing: only experts with two bandits pick cards and keep others (E9.3)")
        for entry in entries:
            fields = entry.fields("round", "taken", "besides")
            number = fields["round"].whole(2, int(state.round_number) + 1, "a round")
            besides = Counter(
                self._read_card(self.teams[seat], card)
                for card in fields["besides"].items(MAX_CARDS)
            )
            if any(card < FIRST_BULLET or n > self.fired[card] for card, n in besides.items()):
                fields["besides"].wrong("bullets that were fired")
            bullets = Counter({card: n for card, n in held.items() if card >= FIRST_BULLET})
            least = (bullets - besides).total()
            taken = fields["taken"].whole(least, TAKEN - 1, "cards taken since then,")
            state.limit_of[seat, number - 2] = (
                taken + 1 + sum(n * one_besides(card) for card, n in besides.items())
            )
