"""What happens, as it is told: one declaration for each kind of event. Nothing that happens here is secret.

A declaration's name is `tell_` and the kind, its parameters are the fields in the order they are called with. The
recorder that a rule calls, the structure that Python reads and the client's types follow from it; words and
drawings are checked against it. A bandit is numbered by the seat that leads it.
"""

from typing import Annotated

from folsom.core.events import NUMBER, Also, Kind, Number, Value, declaring, named
from folsom.superexpress.notation import BANDITS, CARDS, ENDS, FACINGS, FLOORS

KINDS: dict[str, Kind] = {}
"""Every kind of event by its name."""

BANDIT_OF_SEAT = Value("bandit of the seat", named("bandit", BANDITS).type, BANDITS)

Seat = Annotated[int, NUMBER]
Actor = Annotated[int, BANDIT_OF_SEAT, Also("seat", NUMBER)]
Target = Annotated[int, BANDIT_OF_SEAT]
Car = Annotated[int, NUMBER]
Floor = Annotated[int, named("floor", FLOORS)]
Card = Annotated[int, named("card", CARDS)]
Facing = Annotated[int, named("facing", FACINGS)]
End = Annotated[int, named("end", ENDS)]

event = declaring(KINDS)


@event
def tell_game_started(seat: Seat) -> None:
    """The train leaves; that seat is first player."""


@event
def tell_round_started(round: Number) -> None:
    """S3.1 A round begins; the first is 1."""


@event
def tell_chose(seat: Seat) -> None:
    """S3.1 A seat has stacked all its cards."""


@event
def tell_took_back(seat: Seat) -> None:
    """S3.1 A seat takes its stack up again."""


@event
def tell_shootin_started() -> None:
    """S3.2 All have planned; the cards are revealed."""


@event
def tell_pass_started(number: Number) -> None:
    """S3.2 One card of everybody's is revealed; the first pass is 0."""


@event
def tell_card_revealed(bandit: Actor, card: Card) -> None:
    """S3.2 A bandit's next card is turned over."""


@event
def tell_turned(bandit: Actor, facing: Facing) -> None:
    """S4.2 A bandit turns on the spot."""


@event
def tell_bandit_climbed(bandit: Actor, car: Car, floor: Floor, line: Number) -> None:
    """S4.3 A bandit changes floor and takes that place in line."""


@event
def tell_bandit_moved(
    bandit: Actor, from_car: Car, to_car: Car, floor: Floor, line: Number
) -> None:
    """S4.4 A bandit goes one car the way it faces."""


@event
def tell_bandit_shot(bandit: Actor, target: Target) -> None:
    """S4.5 A bandit shoots another."""


@event
def tell_bandit_pushed(
    bandit: Actor, from_car: Car, to_car: Car, floor: Floor, line: Number
) -> None:
    """S4.5 A bandit that was shot is pushed one car away."""


@event
def tell_bandit_stunned(bandit: Actor) -> None:
    """S4.6 A bandit lies stunned."""


@event
def tell_stood_up(bandit: Actor) -> None:
    """S4.6 A bandit stands again."""


@event
def tell_missed(bandit: Actor) -> None:
    """S4.5 A bandit shoots and there is nobody ahead."""


@event
def tell_fell_off(bandit: Actor, end: End) -> None:
    """S4.4, S4.5 A bandit leaves the train at an end of it."""


@event
def tell_rode_in(bandit: Actor, line: Number) -> None:
    """S4.8 A bandit rides to the locomotive and takes that place in line."""


@event
def tell_no_effect(bandit: Actor, card: Card) -> None:
    """S4.8 A fallen bandit's card does nothing."""


@event
def tell_car_uncoupled(car: Car) -> None:
    """S3.3 The last car leaves."""


@event
def tell_left_behind(bandit: Actor, car: Car) -> None:
    """S3.3 A bandit leaves with the last car."""


@event
def tell_loot_taken(bandit: Actor, value: Number) -> None:
    """S3.3 A bandit takes the loot of the car that left."""


@event
def tell_loot_lost(value: Number) -> None:
    """S3.3 Nobody is there to take that loot."""


@event
def tell_first_player(seat: Seat) -> None:
    """S3.4 That seat is first player from now on."""


@event
def tell_game_ended() -> None:
    """S5 The game is over."""
