"""The common pile of a position: what was played and drawn, in the order of the round's goes (E3.2, E3.3)."""

from typing import NamedTuple

from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    COVERING,
    FACE_DOWN,
    GHOST,
    MAX_PILE,
    N_ACTIONS,
    NOBODY,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Step,
    Turn,
)
from folsom.express.notation import ACTIONS, BANDITS
from folsom.express.position.checks.cards import seat_of_pile
from folsom.express.position.frame import ACTION_ASKED
from folsom.express.position.teams import PositionTeams

_ENTRY = ("card", "turn", "face_down", "cover", "before_reshuffle")


class Go(NamedTuple):
    """One go of the round: its turn, whether it is the seat's first or second there, and whose it is."""

    turn: int
    number: int
    seat: int


class PositionPile(PositionTeams):
    """Reads who drew, then the pile: each card belongs to a go that its seat has had."""

    goes_had: list[Go]
    """All goes of this round so far, in order."""

    def _read_goes(self) -> None:
        """E3.2 Which goes there have been; in each of them the seat drew or played a card."""
        state = self.state
        goes = [
            Go(turn, go % self._goes(turn), self._seat_of_go(turn, go))
            for turn in range(self.n_turns)
            for go in range(self.n_seats * self._goes(turn))
        ]
        n_had = len(goes)
        if self.step < Step.SCHEME:
            n_had = 0
        elif self.step == Step.SCHEME:
            n_had = sum(go.turn < state.turn for go in goes) + int(state.go)
            n_had += self.asking == Ask.COVER
        self.goes_had = goes[:n_had]
        for entry in self.given["drew"].items(MAX_PILE):
            fields = entry.fields("turn", "go", "seat")
            turn = fields["turn"].whole(0, self.n_turns - 1, "a turn")
            number = fields["go"].whole(0, self._goes(turn) - 1) if fields["go"].is_given else 0
            seat = fields["seat"].whole(0, self.n_seats - 1, "a seat")
            if Go(turn, number, seat) not in self.goes_had:
                entry.wrong("a go that this seat has had already (E3.2)")
            state.drew_in_go[self._number_of_go(turn, number)] |= 1 << seat

    def _number_of_go(self, turn: int, number: int) -> int:
        """A seat's goes, counted through the whole round."""
        return sum(map(self._goes, range(turn))) + number

    def _has_drawn(self, go: Go) -> bool:
        drew = int(self.state.drew_in_go[self._number_of_go(go.turn, go.number)])
        return bool(drew >> go.seat & 1)

    def _read_pile(self) -> None:
        state = self.state
        entries = [entry.fields(*_ENTRY) for entry in self.given["pile"].items(MAX_PILE)]
        if entries and self.step in (Step.ROUND, Step.DEAL, Step.OVER):
            self.given["pile"].wrong("an empty pile before a round and after the game")
        cards = [self._read_pile_card(entry["card"]) for entry in entries]
        entries, cards = self._add_card_being_resolved(entries, cards)
        next_go = 0
        for i, (entry, (bandit, action)) in enumerate(zip(entries, cards, strict=True)):
            state.pile_card[i] = bandit * N_ACTIONS + action
            is_cover = entry["cover"].flag() if entry["cover"].is_given else False
            if is_cover:
                turn = self._turn_of_cover(i, entry)
            else:
                found = self._find_go(i, entry["turn"], int(state.seat_of[bandit]), next_go)
                turn, next_go = self.goes_had[found].turn, found + 1
            is_hidden = self._read_face_down(i, entry["face_down"], turn, is_cover)
            is_old = self._read_before_reshuffle(i, entry["before_reshuffle"], is_hidden)
            state.pile_note[i] = (
                turn << TURN_SHIFT
                | FACE_DOWN * is_hidden
                | COVERING * is_cover
                | BEFORE_RESHUFFLE * is_old
            )
            state.n_pile = i + 1
        self._read_resolved()

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
        return [Given({}, "position.pile").fields(*_ENTRY), *entries], [card, *cards]

    def _find_go(self, i: int, turn: Given, seat: int, start: int) -> int:
        """E3.2, E3.3 The next go in which this seat can have played the card."""
        wanted = turn.whole(0, self.n_turns - 1, "a turn") if turn.is_given else None
        for k, go in enumerate(self.goes_had[start:], start):
            if go.seat == seat and wanted in (None, go.turn) and not self._has_drawn(go):
                return k
        where = "" if wanted is None else f" in turn {wanted}"
        raise CannotRead(
            f"position.pile[{i}]: seat {seat} cannot have played that many cards{where}, in this order:"
            " a card a go, and none where it drew (E3.2, E3.3)"
        )

    def _turn_of_cover(self, i: int, entry: dict[str, Given]) -> int:
        """E9.4 A cover lies on a face-up Shoot of the team's other bandit, played on a standard turn."""
        state = self.state
        if not state.cover:
            entry["cover"].wrong("false, since nobody can cover in this game (E9.4)")
        bandit, action = divmod(int(state.pile_card[i]), N_ACTIONS)
        before, note = int(state.pile_card[i - 1]), int(state.pile_note[i - 1])
        turn = note >> TURN_SHIFT
        is_right = (
            i > 0
            and before % N_ACTIONS == Action.SHOOT
            and before // N_ACTIONS != bandit
            and state.seat_of[before // N_ACTIONS] == state.seat_of[bandit]
            and action != Action.MARSHAL
            and note == turn << TURN_SHIFT
            and TURNS_OF[self.round_card, turn] == Turn.STANDARD
        )
        if not is_right:
            entry["cover"].wrong(
                "false: a cover lies on a face-up Shoot of the team's other bandit that covers nothing"
                " itself, on a standard turn, and is no Marshal (E9.4)"
            )
        if entry["turn"].is_given:
            entry["turn"].whole(turn, turn, "the turn of the card it covers,")
        return turn

    def _read_face_down(self, i: int, given: Given, turn: int, is_cover: bool) -> bool:
        """E3.3, E3.6 Cards lie face down in a tunnel, and where Ghost's side hides its first."""
        state = self.state
        is_tunnel = bool(TURNS_OF[self.round_card, turn] == Turn.TUNNEL)
        is_hidden = given.flag() if given.is_given else is_tunnel
        if is_tunnel and not is_hidden:
            given.wrong("true, since it was played in a tunnel (E3.3)")
        is_ghosts = turn == 0 and self._seat_of_pile(i) == state.seat_of[GHOST] and not is_cover
        if is_hidden and not is_tunnel and not (state.powers and is_ghosts):
            given.wrong("false: only tunnels hide cards, and Ghost his first (E3.3, E3.6)")
        return is_hidden

    def _read_before_reshuffle(self, i: int, given: Given, is_hidden: bool) -> bool:
        """E8.4 Hidden cards can lie there from before the discard pile was shuffled, the older ones first."""
        state = self.state
        is_old = given.flag() if given.is_given else False
        if is_old and not (state.expert and is_hidden):
            given.wrong("false: it is noted of face-down cards in the expert variant (E8.4)")
        for k in range(i):
            is_newer = int(state.pile_note[k]) & (FACE_DOWN | BEFORE_RESHUFFLE) == FACE_DOWN
            if is_old and is_newer and self._seat_of_pile(k) == self._seat_of_pile(i):
                given.wrong(f"false: card {k} below it came after the reshuffle (E8.4)")
        return is_old

    def _read_resolved(self) -> None:
        """E4.1 How many cards of the pile are resolved: none before Stealin', all after it."""
        state, given = self.state, self.given["resolved"]
        n_pile = int(state.n_pile)
        is_stealin = self.step == Step.RESOLVE and self.asking != Ask.KEEP
        is_event = self.step in (Step.EVENT, Step.EVENT_EACH)
        if is_event:
            state.n_resolved = n_pile
        if given.is_given:
            least = n_pile if is_event else 0
            state.n_resolved = given.whole(least, n_pile if is_stealin or is_event else 0)

    def _seat_of_pile(self, i: int) -> int:
        return seat_of_pile(self.state, i)

    def _card_of_pile(self, i: int) -> int:
        bandit, action = divmod(int(self.state.pile_card[i]), N_ACTIONS)
        is_second = self.teams[self._seat_of_pile(i)][0] != bandit
        return N_ACTIONS * is_second + action
