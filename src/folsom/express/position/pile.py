"""The common pile of a position: what was played and drawn, in the order of the round's goes (E3.2, E3.3)."""

from typing import NoReturn

from folsom.core.reading import Given
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    COVERING,
    FACE_DOWN,
    MAX_PILE,
    N_ACTIONS,
    NOBODY,
    NOTHING,
    TURN_SHIFT,
    Step,
)
from folsom.express.notation import ACTIONS, BANDITS
from folsom.express.position.checks.cards import seat_of_pile
from folsom.express.position.checks.complaints import refuse
from folsom.express.position.checks.pile import (
    ANY_TURN,
    can_be_hidden,
    can_cover,
    has_had_go,
    is_in_tunnel,
    least_resolved,
    most_resolved,
    newer_below,
    next_go_of,
    number_of_go,
    turn_of_pile,
    turn_of_place,
)
from folsom.express.position.frame import ACTION_ASKED
from folsom.express.position.teams import PositionTeams

_ENTRY = ("card", "turn", "face_down", "cover", "before_reshuffle")


class PositionPile(PositionTeams):
    """Reads who drew, then the pile: each card belongs to a go that its seat has had."""

    def _read_goes(self) -> None:
        """E3.2 In which goes somebody drew."""
        state = self.state
        for entry in self.given["drew"].items(MAX_PILE):
            fields = entry.fields("turn", "go", "seat")
            turn = fields["turn"].whole(0, self.n_turns - 1, "a turn")
            number = fields["go"].whole(0, self._goes(turn) - 1) if fields["go"].is_given else 0
            seat = fields["seat"].whole(0, self.n_seats - 1, "a seat")
            if not has_had_go(state, turn, number, seat):
                refuse("pile-order", entry.where, seat=seat, done="drawn in a go still to come")
            state.drew_in_go[number_of_go(state, turn, number)] |= 1 << seat

    def _read_pile(self) -> None:
        state = self.state
        entries = [entry.fields(*_ENTRY) for entry in self.given["pile"].items(MAX_PILE)]
        cards = [self._read_pile_card(entry["card"]) for entry in entries]
        entries, cards = self._add_card_being_resolved(entries, cards)
        place = 0
        for i, (entry, (bandit, action)) in enumerate(zip(entries, cards, strict=True)):
            state.pile_card[i] = bandit * N_ACTIONS + action
            if entry["cover"].is_given and entry["cover"].flag():
                state.pile_note[i] = COVERING | self._turn_of_cover(i, entry) << TURN_SHIFT
            else:
                place = self._find_go(i, entry["turn"], place)
                state.pile_note[i] = turn_of_place(state, place) << TURN_SHIFT
                place += 1
            self._read_face_down(i, entry["face_down"])
            self._read_before_reshuffle(i, entry["before_reshuffle"])
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

    def _find_go(self, i: int, turn: Given, start: int) -> int:
        """E3.2, E3.3 The next go in which this seat can have played the card."""
        state, seat = self.state, self._seat_of_pile(i)
        wanted = turn.whole(0, self.n_turns - 1, "a turn") if turn.is_given else ANY_TURN
        found = NOTHING if self.step == Step.OVER else next_go_of(state, seat, wanted, start)
        if found == NOTHING:
            where = "" if wanted == ANY_TURN else f" in turn {wanted}"
            done = f"played that many cards{where}, in this order"
            refuse("pile-order", f"position.pile[{i}]", seat=seat, done=done)
        return int(found)

    def _turn_of_cover(self, i: int, entry: dict[str, Given]) -> int:
        """E9.4 A cover lies on a face-up Shoot of the team's other bandit, played on a standard turn."""
        if not can_cover(self.state, i):
            refuse("pile-cover", entry["cover"].where, found=entry["cover"].value)
        turn = int(turn_of_pile(self.state, i - 1))
        if entry["turn"].is_given:
            entry["turn"].whole(turn, turn, "the turn of the card it covers,")
        return turn

    def _read_face_down(self, i: int, given: Given) -> None:
        """E3.3, E3.6 Cards lie face down in a tunnel, and where Ghost's side hides its first."""
        state = self.state
        is_tunnel = is_in_tunnel(state, i)
        is_hidden = given.flag() if given.is_given else is_tunnel
        if is_tunnel and not is_hidden:
            self._refuse_hidden(given, "true, since it was played in a tunnel")
        if is_hidden and not can_be_hidden(state, i):
            self._refuse_hidden(given, "false: only tunnels hide cards, and Ghost his first")
        state.pile_note[i] |= FACE_DOWN * is_hidden

    def _read_before_reshuffle(self, i: int, given: Given) -> None:
        """E8.4 Hidden cards can lie there from before the discard pile was shuffled, the older ones first."""
        state = self.state
        if not given.is_given or not given.flag():
            return
        if not (state.expert and int(state.pile_note[i]) & FACE_DOWN):
            self._refuse_hidden(
                given, "false: it is noted of face-down cards in the expert variant"
            )
        newer = int(newer_below(state, i))
        if newer != NOTHING:
            self._refuse_hidden(given, f"false: card {newer} below it came after the reshuffle")
        state.pile_note[i] |= BEFORE_RESHUFFLE

    def _refuse_hidden(self, given: Given, rule: str) -> NoReturn:
        refuse("pile-hidden", given.where, rule=rule, found=given.value)

    def _read_resolved(self) -> None:
        """E4.1 How many cards of the pile are resolved: none before Stealin', all after it."""
        state, given = self.state, self.given["resolved"]
        least, most = least_resolved(state), most_resolved(state)
        state.n_resolved = max(int(state.n_resolved), least)
        if given.is_given:
            n = given.whole(0, int(state.n_pile))
            if not least <= n <= most:
                refuse("pile-resolved", given.where, least=least, most=most, found=n)
            state.n_resolved = n

    def _seat_of_pile(self, i: int) -> int:
        return seat_of_pile(self.state, i)

    def _card_of_pile(self, i: int) -> int:
        bandit, action = divmod(int(self.state.pile_card[i]), N_ACTIONS)
        is_second = self.teams[self._seat_of_pile(i)][0] != bandit
        return N_ACTIONS * is_second + action
