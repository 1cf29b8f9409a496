"""The bandits and bullets of a position: each bullet is in a cylinder, in the pile or among somebody's cards."""

from collections import Counter

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    FIRST_BULLET,
    N_BANDITS,
    N_BULLETS,
    N_NEUTRAL_BULLETS,
    NEUTRAL_BULLET,
    NOBODY,
    NOTHING,
    Ask,
    Floor,
)
from folsom.express.notation import BANDITS, FLOORS, card_name
from folsom.express.position.cards import PositionCards
from folsom.express.position.checks.bandits import is_with_marshal
from folsom.express.position.checks.bullets import (
    can_have_own_bullets,
    have_bullets_left_the_game,
    most_bullets,
    n_own_bullets,
)
from folsom.express.position.checks.complaints import refuse

_BANDIT = ("bandit", "car", "floor", "bullets_left", "bullets_received", "loot", "dropped")


class PositionBullets(PositionCards):
    """Reads bandits and bullets, once every seat's cards are known."""

    received: list[Counter[int]]
    """The bullets among each seat's cards."""
    bandits: dict[int, dict[str, Given]]
    """What is said of each bandit."""

    def _read_bullets(self) -> None:
        self.received = [
            Counter(card for part in parts.values() for card in part if card >= FIRST_BULLET)
            for parts in self.cards
        ]
        fired = sum(self.received, Counter[int]())
        for card, n in fired.items():
            self._check_bullet(card, n)
        self._read_neutral_bullets(N_NEUTRAL_BULLETS - fired[NEUTRAL_BULLET])
        self._read_bandits()
        for bandit, fields in self.bandits.items():
            self.state.bullets_left_of[bandit] = fields["bullets_left"].exactly(
                N_BULLETS - fired[FIRST_BULLET + bandit],
                f"{N_BULLETS} less those among the cards of all seats (E1.4)",
            )
        for seat in range(self.n_seats):
            self._read_friendly_hits(seat)
            self._read_received(seat)

    def _check_bullet(self, card: int, n: int) -> None:
        """E1.4, E1.5 So many bullets there are."""
        whose, most = card_name(self.teams[0], card), most_bullets(card)
        if card != NEUTRAL_BULLET and self.state.seat_of[card - FIRST_BULLET] == NOBODY:
            raise CannotRead(f"position.seats: {whose!r} is of a bandit that does not play")
        if n > most:
            refuse("too-many-bullets", "position.seats", most=most, card=whose, found=n)

    def _read_neutral_bullets(self, left: int) -> None:
        """E1.5, E4.9 What no seat has is in the pile, unless the pile ran short and left the game."""
        given = self.given["neutral_bullets"]
        can_have_left = have_bullets_left_the_game(self.state)
        why = f"{N_NEUTRAL_BULLETS} less those among the cards of all seats (E1.5)"
        if can_have_left and given.value == 0:
            self.state.neutral_bullets = given.whole(0, 0)
        else:
            why += ", or 0 once they ran short (E4.9)" if can_have_left else ""
            self.state.neutral_bullets = given.exactly(left, why)

    def _read_bandits(self) -> None:
        state = self.state
        state.bullets_left_of[:] = N_BULLETS
        state.dropped_of[:] = NOTHING
        self.bandits = {}
        for entry in self.given["bandits"].items(N_BANDITS):
            fields = entry.fields(*_BANDIT)
            bandit = fields["bandit"].name(BANDITS, "a bandit")
            if state.seat_of[bandit] == NOBODY:
                fields["bandit"].wrong("a bandit that plays")
            if bandit in self.bandits:
                raise CannotRead(f"{entry.where}: {BANDITS[bandit]!r} comes twice")
            self.bandits[bandit] = fields
            self._place_bandit(bandit, fields)
        for bandit in range(N_BANDITS):
            if state.seat_of[bandit] != NOBODY and bandit not in self.bandits:
                if self.asking != Ask.PLACE:
                    raise CannotRead(f"position.bandits: {BANDITS[bandit]!r} is missing")
                self.bandits[bandit] = Given({}, f"position.bandits: {BANDITS[bandit]}").fields(
                    *_BANDIT
                )

    def _place_bandit(self, bandit: int, fields: dict[str, Given]) -> None:
        state = self.state
        if self.asking == Ask.PLACE:
            fields["car"].exactly(0, "the bandits are not placed yet")
            if fields["floor"].value not in (None, "inside"):
                fields["floor"].wrong("nothing: the bandits are not placed yet")
            return
        state.car_of[bandit] = fields["car"].whole(0, int(state.caboose), "a car")
        floor = fields["floor"]
        state.floor_of[bandit] = floor.name(FLOORS, "a floor") if floor.is_given else Floor.INSIDE
        if is_with_marshal(state, bandit):
            refuse("inside-with-marshal", fields["car"].where)

    def _own_bullets(self, seat: int, bandit: int) -> int:
        """How many bullets of a bandit its own seat has."""
        return self.received[seat][FIRST_BULLET + bandit] if bandit != NOBODY else 0

    def _read_friendly_hits(self, seat: int) -> None:
        """E9.1, E9.5 A bullet of the own team is a friendly hit; a bandit alone cannot hit itself."""
        n = n_own_bullets(self.state, seat)
        if n and not can_have_own_bullets(self.state, seat):
            whose = BANDITS[self.teams[seat][0]]
            refuse("own-bullet", f"position.seats[{seat}]", bandit=whose)
        self.state.friendly_hits_of[seat] = self.seats[seat]["friendly_hits"].exactly(
            n, "the bullets of the own team among that seat's cards (E9.5)"
        )

    def _read_received(self, seat: int) -> None:
        """E10.2 The bullets received are those among the seat's cards; of a team's, each hit one of the two."""
        first, second = self.teams[seat]
        n = self.received[seat].total()
        of_first = self.bandits[first]["bullets_received"]
        state = self.state
        if second == NOBODY:
            state.bullets_received_of[first] = of_first.exactly(
                n, "the bullets among that seat's cards (E10.2)"
            )
            return
        of_second = self.bandits[second]["bullets_received"]
        # Each of the two was hit at least by the other.
        least, most = self._own_bullets(seat, second), n - self._own_bullets(seat, first)
        what = "bullets among that seat's cards that can have hit it,"
        if of_second.is_given and not of_first.is_given:
            received = n - of_second.whole(n - most, n - least, what)
        else:
            received = of_first.whole(least, most, what) if of_first.is_given else most
        state.bullets_received_of[first] = received
        state.bullets_received_of[second] = of_second.exactly(
            n - received, f"the rest of the {n} bullets among that seat's cards (E10.2)"
        )
