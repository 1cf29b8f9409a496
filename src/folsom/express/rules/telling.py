"""What happens, as it is told: one declaration for each kind of event.

A declaration's name is `tell_` and the kind, its parameters are the fields in the order they are called with. The
recorder that a rule calls, the structure that Python reads, the JSON and the client's types follow from it; words
and drawings are checked against it. What is `SECRET` only the seats in `known_by` are told.
"""

from typing import Annotated

from folsom.core.events import (
    NUMBER,
    SECRET,
    Also,
    Flag,
    Kind,
    Number,
    Value,
    Viewers,
    declaring,
    named,
)
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    EVENTS,
    FLOORS,
    HOWS,
    REASONS,
    ROUND_CARDS,
    TURNS,
)

KINDS: dict[str, Kind] = {}
"""Every kind of event by its name."""

BANDIT, FLOOR = named("bandit", BANDITS), named("floor", FLOORS)
PILE_CARD = named("card", tuple(f"{bandit} {action}" for bandit in BANDITS for action in ACTIONS))
OWN_CARD = Value("own card", str)
"""A card as the seat holds it."""
DOLLARS = Value("dollars", int)
SEAT_OF_BANDIT = Value("seat of the bandit", int)
BANDIT_ON_CARD = Value("bandit on the card", BANDIT.type, BANDITS)
TEAM_OF_SEAT = Value("team of the seat", tuple.__class_getitem__((BANDIT.type, BANDIT.type)))

Seat = Annotated[int, NUMBER]
Leader = Annotated[int, NUMBER, Also("bandits", TEAM_OF_SEAT)]
Actor = Annotated[int, BANDIT, Also("seat", SEAT_OF_BANDIT)]
Target = Annotated[int, BANDIT]
Car = Annotated[int, NUMBER]
Floor = Annotated[int, FLOOR]
Token = Annotated[int, NUMBER]
Units = Annotated[int, DOLLARS, SECRET]
HandCard = Annotated[int, OWN_CARD, SECRET]
PlayedCard = Annotated[int, OWN_CARD, Also("bandit", BANDIT_ON_CARD), SECRET]
DiscardedCard = Annotated[int, OWN_CARD]
PileCard = Annotated[int, PILE_CARD]
RoundCard = Annotated[int, named("round card", ROUND_CARDS)]
Turn = Annotated[int, named("turn", TURNS)]
Ask = Annotated[int, named("ask", ASKS)]
Reason = Annotated[int, named("reason", REASONS)]
How = Annotated[int, named("how", HOWS)]
RoundEvent = Annotated[int, named("event", EVENTS)]

event = declaring(KINDS)


@event
def tell_game_started(seat: Seat) -> None:
    """The train leaves; that seat is first player."""


@event
def tell_team_taken(seat: Leader) -> None:
    """E9.2 A seat takes a pair of bandits."""


@event
def tell_bandit_placed(bandit: Actor, car: Car, floor: Floor) -> None:
    """E2.6 A bandit starts there."""


@event
def tell_chose(seat: Seat) -> None:
    """E8.1 A seat has made its secret choice."""


@event
def tell_took_back(seat: Seat) -> None:
    """E8.1 A seat has taken its secret choice back."""


@event
def tell_round_started(round: Number, card: RoundCard) -> None:
    """E3.1 A round's card is revealed; the first round is 1."""


@event
def tell_deck_shuffled(seat: Seat, from_discard: Flag) -> None:
    """E3.1, E8.4 A seat shuffles its deck, or its discard pile into a new one."""


@event
def tell_card_picked(seat: Seat, card: HandCard, known_by: Viewers) -> None:
    """E9.3 A seat takes a card of choice from its deck."""


@event
def tell_card_drawn(seat: Seat, card: HandCard, known_by: Viewers) -> None:
    """E3.1 A seat draws a card."""


@event
def tell_turn_started(turn: Number, kind: Turn) -> None:
    """E3.2 A turn of Schemin' begins; the first is 0."""


@event
def tell_card_played(
    seat: Seat, face_down: Flag, cover: Flag, card: PlayedCard, known_by: Viewers
) -> None:
    """E3.2, E9.4 A seat plays a card on the common pile, or covers the one it has just played."""


@event
def tell_drew_instead(seat: Seat, n: Number) -> None:
    """E3.2 A seat has drawn so many cards rather than play one."""


@event
def tell_passed(seat: Seat, kind: Ask) -> None:
    """E7.6, E9.4 A seat does not use its chance."""


@event
def tell_hand_returned(seat: Seat, n: Number) -> None:
    """E3.7 A seat puts so many unplayed cards back on its deck."""


@event
def tell_card_discarded(seat: Seat, card: DiscardedCard) -> None:
    """E8.1 A seat discards a card, face up."""


@event
def tell_card_resolved(bandit: Actor, card: PileCard, index: Number, face_down: Flag) -> None:
    """E4.1 The next card of the pile is resolved; some lay face down until now."""


@event
def tell_no_effect(bandit: Actor, card: PileCard, reason: Reason) -> None:
    """E4.1 A card does nothing."""


@event
def tell_bandit_moved(bandit: Actor, from_car: Car, to_car: Car, floor: Floor, how: How) -> None:
    """E4.2 A bandit comes to another car, by itself or not."""


@event
def tell_bandit_climbed(bandit: Actor, car: Car, floor: Floor) -> None:
    """E4.3 A bandit changes floor, and is now on this one."""


@event
def tell_bandit_fled(bandit: Actor, car: Car) -> None:
    """E4.8 A bandit flees from the Marshal to the roof."""


@event
def tell_bandit_shot(bandit: Actor, target: Target, left: Number) -> None:
    """E4.4 A bandit shoots another, and has so many bullets left."""


@event
def tell_loot_robbed(
    bandit: Actor, token: Token, car: Car, floor: Floor, value: Units, known_by: Viewers
) -> None:
    """E4.5 A bandit takes a token that lay there."""


@event
def tell_bandit_punched(bandit: Actor, target: Target) -> None:
    """E4.6 A bandit punches another."""


@event
def tell_loot_fell(bandit: Actor, token: Token, car: Car, floor: Floor) -> None:
    """E4.6 A punched bandit loses a token, which falls there."""


@event
def tell_loot_pocketed(
    bandit: Actor, target: Target, token: Token, value: Units, known_by: Viewers
) -> None:
    """E5.2 Cheyenne takes the purse of whom she punched."""


@event
def tell_marshal_moved(from_car: Car, to_car: Car) -> None:
    """E4.7 The Marshal goes to a neighbouring car."""


@event
def tell_neutral_bullet(bandit: Actor, left: Number) -> None:
    """E4.9 A bandit takes a neutral bullet, and so many are left."""


@event
def tell_bullets_short(n: Number, left: Number) -> None:
    """E4.9 So many neutral bullets would be needed; there are too few, and nobody is hit."""


@event
def tell_event_started(kind: RoundEvent) -> None:
    """E6.1 The round's event happens."""


@event
def tell_strongbox_placed(token: Token, car: Car) -> None:
    """E7.4 The second strongbox is put into a car."""


@event
def tell_loot_pickpocketed(bandit: Actor, token: Token, value: Units, known_by: Viewers) -> None:
    """E7.6 A bandit alone in its space takes a purse that lay there."""


@event
def tell_loot_dropped(bandit: Actor, token: Token, car: Car) -> None:
    """E7.7 A bandit drops a purse on the roof where it stands."""


@event
def tell_ransom_paid(bandit: Actor, token: Token) -> None:
    """E7.8 A bandit takes a purse from outside the game."""


@event
def tell_round_ended(round: Number) -> None:
    """E6.1 A round is over; the first is 1."""


@event
def tell_first_player(seat: Seat) -> None:
    """E6.1 That seat is first player from now on."""


@event
def tell_game_ended() -> None:
    """E10 The game is over."""
