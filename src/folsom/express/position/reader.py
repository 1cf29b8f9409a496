"""Reads a position that may have been written by hand, and lets nothing through that no game could hold.

What may be left out: the cars, round cards and bandits' seats (the first that are free), the Marshal (in
the locomotive), bullets (what the cards of all seats leave over), decks (all own action cards that lie
nowhere else), hands and piles (empty), tokens (where they are laid out at the set-up), values of purses (what
is left of the supply), who knows a purse (its owner), what was seen earlier (nothing), the random key (a
fresh one).

How things came to be as they are is not asked: bandits, the Marshal and loot may be anywhere, bullets may
have been fired at any time, a hand may be smaller than it was dealt, and goes may have passed in which
somebody neither played nor drew. All that must add up is checked.
"""

from folsom.core import bits
from folsom.core.errors import CannotRead
from folsom.core.reading import Given
from folsom.core.state import Records
from folsom.express.components import (
    AT_BANDIT,
    FIRST_BULLET,
    N_ACTIONS,
    N_ROUNDS,
    NOBODY,
    NOTHING,
    PASS,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Bandit,
    RoundEvent,
    Step,
    Turn,
)
from folsom.express.notation import (
    BANDITS,
)
from folsom.express.options import Options
from folsom.express.position.dropped import (
    check_everyone_dropped,
    event_of_round,
    read_dropped,
    stands_over_marshal,
)
from folsom.express.position.frame import ACTION_ASKED, AFTER_A_PUNCH
from folsom.express.position.known import PositionKnown
from folsom.express.position.loot import check_is_laid_out, read_tokens
from folsom.express.questions import SECRETS
from folsom.express.rules.legal import options as option_mask
from folsom.express.rules.loot import is_purse


def read_position(position: object) -> tuple[Records, Options]:
    """A record and its options from a position, every part of it checked."""
    return PositionReader(position).read()


class PositionReader(PositionKnown):
    """The whole of a position, up to the decision that is pending."""

    def read(self) -> tuple[Records, Options]:
        """All of it."""
        state = self.state
        self._read_random()
        state.step, state.asking = self.step, self.asking
        self._read_round()
        self._read_teams()
        if self.step == Step.TEAMS:
            self._read_team_choice()
        else:
            self._read_board()
            self._read_goes()
            self._read_pile()
            self._read_cards()
            self._read_bullets()
            for seat in range(self.n_seats):
                self._read_known(seat)
            self._read_loot()
            self._read_pending()
            check_everyone_dropped(self.given["bandits"], self.teams, state)
        self._check_pending_fields()
        self._check_options_offered()
        return self.records, self.options

    def _read_loot(self) -> None:
        state, tokens = self.state, self.given["tokens"]
        read_tokens(tokens, self.bandits, state, self.n_seats)
        for bandit, fields in self.bandits.items():
            read_dropped(fields["dropped"], bandit, state)
        if self.asking == Ask.PLACE:
            # Nothing has happened yet.
            check_is_laid_out(tokens, state, self.n_seats)
            if state.marshal_car != 0:
                self.given["marshal"].wrong("0, since the game has not begun (E2.3)")
            if any(self.received):
                raise CannotRead(
                    "position.seats: nobody has a bullet before the game begins (E2.2)"
                )

    def _read_pending(self) -> None:
        state = self.state
        if self.asking == Ask.NOTHING:
            return
        if self.asking in SECRETS:
            self._read_secret_choice()
        elif self.step == Step.SCHEME:
            self._ask([self._seat_of_go(int(state.turn), int(state.go))])
            if self.asking == Ask.COVER:
                self._check_cover()
        elif self.step == Step.EVENT_EACH:
            self._read_event_choice()
        else:
            self._read_stealin_choice()

    def _check_pending_fields(self) -> None:
        """What is said of a decision belongs to it."""
        is_secret = self.asking in SECRETS
        for seat in self.seats:
            if seat["choice"].is_given and not is_secret:
                seat["choice"].wrong("nothing: nobody chooses in secret now")
        if self.asking == Ask.NOTHING:
            return
        fields = self._pending_fields()
        if not is_secret and fields["may_take_back"].is_given:
            fields["may_take_back"].wrong("nothing: only secret choices can be taken back")
        if self.asking < Ask.MOVE and fields["bandit"].is_given:
            fields["bandit"].wrong("nothing: a player is asked, not a bandit")
        if self.asking not in AFTER_A_PUNCH and fields["target"].is_given:
            fields["target"].wrong("nothing: nobody was punched")
        if self.asking != Ask.POCKET and fields["token"].is_given:
            fields["token"].wrong("nothing: no purse is at stake")

    def _check_cover(self) -> None:
        """E9.4 A Shoot of this seat lies on top, face up, played on this standard turn."""
        state = self.state
        top = int(state.n_pile) - 1
        seat = self._seat_of_go(int(state.turn), int(state.go))
        is_right = (
            bool(state.cover)
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
        if self.asking == Ask.PICK and not state.pick:
            self.given["pending"].wrong(
                "the 2016 game of two bandits a player, who pick cards (E9.3)"
            )
        if self.asking == Ask.KEEP and (not state.expert or state.round_number == N_ROUNDS - 1):
            self.given["pending"].wrong("the expert variant before round 5 (E8.1)")
        for seat in range(self.n_seats):
            self._read_choice(seat, seat in asked)
        state.asked = sum(1 << seat for seat in asked)
        for entry in fields["may_take_back"].items(self.n_seats):
            seat = entry.whole(0, self.n_seats - 1, "a seat")
            if not self._has_chosen(seat, seat in asked):
                entry.wrong("a seat that has chosen")
            state.may_take_back |= 1 << seat
        if not asked:
            fields["seats"].wrong("the seats that are still choosing")

    def _has_chosen(self, seat: int, is_asked: bool) -> bool:
        """Whether a seat has answered, though it had a choice, or begun to."""
        if self.asking != Ask.KEEP:
            return not is_asked and bits.count(int(option_mask(self.state, seat))) > 1
        parts, actions_only = self.cards[seat], self.state.keep_actions_only
        is_begun = any(card < FIRST_BULLET or not actions_only for card in parts["aside"])
        return is_begun or (not is_asked and bool(parts["hand"]))

    def _read_choice(self, seat: int, is_asked: bool) -> None:
        state, parts = self.state, self.cards[seat]
        choice = self.seats[seat]["choice"]
        if self.asking == Ask.KEEP:
            if is_asked and not parts["hand"]:
                self._pending_fields()["seats"].wrong("seats that have cards in hand")
            if state.keep_actions_only and any(card >= FIRST_BULLET for card in parts["hand"]):
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
        event = (
            RoundEvent.PICKPOCKETING
            if self.asking == Ask.PICKPOCKET
            else RoundEvent.MARSHALS_REVENGE
        )
        if event_of_round(state) != event:
            self.given["pending"].wrong("a decision of this round's event")
        bandit = self._read_acting_bandit()
        seat = int(state.seat_of[bandit])
        k = (seat - int(state.first_player)) % self.n_seats
        self._read_go(2 * k + int(self.teams[seat][0] != bandit) + 1)
        if self.asking == Ask.PICKPOCKET and option_mask(state, seat) == 1 << PASS:
            self.given["pending"].wrong("a bandit alone in its space, where a purse lies (E7.6)")
        if self.asking == Ask.REVENGE and not stands_over_marshal(bandit, state):
            self.given["pending"].wrong("a bandit on the roof of the Marshal's car (E7.7)")

    def _read_stealin_choice(self) -> None:
        state = self.state
        fields = self._pending_fields()
        bandit = self._read_acting_bandit()
        i = int(state.n_resolved) - 1
        wanted = bandit * N_ACTIONS + int(ACTION_ASKED[self.asking])
        if i < 0 or int(state.pile_card[i]) != wanted:
            self.given["pending"].wrong("a decision about the card of the pile resolved last")
        if self.asking == Ask.SHOOT and state.bullets_left_of[bandit] == 0:
            self.given["pending"].wrong("a bandit with a bullet left")
        if self.asking not in AFTER_A_PUNCH:
            return
        target = fields["target"].name(BANDITS, "a bandit")
        state.asking = Ask.PUNCH
        if not option_mask(state, int(state.seat_of[bandit])) >> target & 1:
            fields["target"].wrong(
                "another bandit in the same space that can be punched (E4.6, E5.1)"
            )
        state.asking = self.asking
        state.target_bandit = target
        if self.asking == Ask.POCKET:
            if not state.powers or bandit != Bandit.CHEYENNE:
                fields["bandit"].wrong("Cheyenne, with her power (E5.2)")
            token = fields["token"].whole(0, len(state.token_place) - 1, "a token")
            self._check_purse_of(token, target, fields["token"])
            state.token_at_stake = token

    def _check_purse_of(self, token: int, bandit: int, given: Given) -> None:
        if not is_purse(token) or self.state.token_place[token] != AT_BANDIT + bandit:
            given.wrong("a purse of the punched bandit (E5.2)")

    def _check_options_offered(self) -> None:
        """A decision without an option is none."""
        for seat in range(self.n_seats):
            if int(self.state.asked) >> seat & 1 and not option_mask(self.state, seat):
                self.given["pending"].wrong(f"a decision in which seat {seat} has an option")
