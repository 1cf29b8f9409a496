"""Who leads whom in a position (E2.1), and the pairs that teams are taken from (E9.2)."""

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import FIRST_BANDITS, NOBODY, SECOND_BANDITS, Bandit, Step
from folsom.express.notation import BANDITS
from folsom.express.options import has_two_bandits
from folsom.express.position.frame import SEAT, PositionFrame

_FIRST = tuple(int(bandit) for bandit in FIRST_BANDITS)
_SECOND = tuple(int(bandit) for bandit in SECOND_BANDITS)
_LATER = (
    *("round", "turn", "go", "rounds", "cars", "marshal", "neutral_bullets", "bandits", "tokens"),
    *("pile", "resolved", "drew"),
)


class PositionTeams(PositionFrame):
    """Reads the bandits of all seats, or whose choice of a pair it is."""

    def _read_teams(self) -> None:
        seats = self.given["seats"].items(self.n_seats)
        if seats and len(seats) != self.n_seats:
            raise CannotRead(f"position.seats: expected {self.n_seats} entries, not {len(seats)}")
        self.seats = [seat.fields(*SEAT) for seat in seats]
        seen: set[int] = set()
        for i, seat in enumerate(self.seats):
            if seat["seat"].is_given:
                seat["seat"].whole(i, i, "the seat")
            self._read_team(i, seat["bandits"], seen)
        if self.state.chooses_team:
            self._read_pairs()
        elif self.given["pairs"].is_given:
            self.given["pairs"].wrong("nothing, since nobody chooses a team in this game")
        if self.step != Step.TEAMS:
            self._fill_up_teams()
        self.teams = [(int(row[0]), int(row[1])) for row in self.state.bandit_of]

    def _read_team(self, seat: int, given: Given, seen: set[int]) -> None:
        named = [name.name(BANDITS, "a bandit") for name in given.items(2)]
        n_slots = 1 + has_two_bandits(self.options)
        if named and len(named) != n_slots:
            given.wrong(f"{n_slots} {'bandits' if n_slots == 2 else 'bandit'}")
        row = self.state.bandit_of[seat]
        for slot, bandit in enumerate(named):
            if row[slot] not in (NOBODY, bandit):
                given.wrong("the bandits that the options name")
            if bandit in seen:
                raise CannotRead(f"{given.where}: {BANDITS[bandit]!r} is led by two seats (E2.1)")
            seen.add(bandit)
            row[slot] = bandit

    def _read_pairs(self) -> None:
        """E9.2 The pairs that could be taken: Ghost, Doc and Belle, each with another bandit."""
        partner_of = self.state.partner_of
        pairs = self.given["pairs"]
        for pair in pairs.items(3):
            two = [name.name(BANDITS, "a bandit") for name in pair.items(2)]
            if len(two) != 2 or two[0] not in _FIRST or two[1] not in _SECOND:
                pair.wrong("Ghost, Doc or Belle with Tuco, Cheyenne or Django (E9.2)")
            if partner_of[two[0]] != NOBODY or two[1] in partner_of:
                pair.wrong("two bandits that are in no other pair")
            partner_of[two[0]] = two[1]
        if not pairs.is_given and self.step != Step.TEAMS:
            self._make_pairs()
        if sum(partner != NOBODY for partner in partner_of) != len(_FIRST):
            pairs.wrong("three pairs of bandits (E9.2)")
        for seat, (first, second) in enumerate(self.state.bandit_of):
            if first != NOBODY and partner_of[first] != second:
                raise CannotRead(
                    f"position.seats[{seat}].bandits: expected one of the pairs (E9.2)"
                )

    def _make_pairs(self) -> None:
        """Pairs that were left out: those that seats have taken, and any others."""
        partner_of = self.state.partner_of
        for first, second in self.state.bandit_of:
            if first in _FIRST and second in _SECOND:
                partner_of[first] = second
        free = iter([bandit for bandit in _SECOND if bandit not in partner_of])
        for first in _FIRST:
            if partner_of[first] == NOBODY:
                partner_of[first] = next(free)

    def _fill_up_teams(self) -> None:
        """Seats without a bandit take the first that are free (E2.1), or the first free pair (E9.2)."""
        state = self.state
        bandit_of = state.bandit_of
        taken = [int(bandit) for row in bandit_of for bandit in row if bandit != NOBODY]
        wanted = _FIRST if state.chooses_team else Bandit
        free = iter([int(bandit) for bandit in wanted if bandit not in taken])
        for seat in range(self.n_seats):
            for slot in range(1 + has_two_bandits(self.options)):
                if bandit_of[seat, slot] == NOBODY:
                    is_partner = state.chooses_team and slot == 1
                    bandit_of[seat, slot] = (
                        state.partner_of[bandit_of[seat, 0]] if is_partner else next(free)
                    )
                state.seat_of[int(bandit_of[seat, slot])] = seat

    def _read_team_choice(self) -> None:
        """E9.2 From the first player on, each takes a pair: whoever has none yet is asked next."""
        state = self.state
        if not state.chooses_team:
            self.given["pending"].wrong("a game in which players take pairs of bandits (E9.2)")
        order = [(int(state.first_player) + k) % self.n_seats for k in range(self.n_seats)]
        has_team = [self.teams[seat][0] != NOBODY for seat in order]
        go = has_team.index(False) if False in has_team else self.n_seats
        if go == self.n_seats or any(has_team[go:]):
            raise CannotRead(
                "position.seats: teams are taken in order from the first player (E9.2)"
            )
        self._check_nothing_is_laid_out()
        state.go = go
        self._ask([order[go]])

    def _check_nothing_is_laid_out(self) -> None:
        """E9.2 Teams are taken before there are cars, cards and loot."""
        for part in _LATER:
            if self.given[part].is_given:
                self.given[part].wrong("nothing before the teams are taken")
        for seat in self.seats:
            for part in ("hand", "deck", "aside", "discard", "friendly_hits", "choice"):
                if seat[part].value not in (None, [], 0):
                    seat[part].wrong("nothing before the teams are taken")
            known = seat["known"].value
            if known and any(known.values() if isinstance(known, dict) else [known]):
                seat["known"].wrong("nothing before the teams are taken")
