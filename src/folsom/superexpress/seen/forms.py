"""Options and events in readable form: small frozen structures."""

from dataclasses import dataclass
from typing import Literal

from folsom.core.state import Events
from folsom.superexpress.components import Happening
from folsom.superexpress.names import BanditName, CardName, EndOfTrain, FacingName, FloorName
from folsom.superexpress.notation import BANDITS, CARDS, ENDS, FACINGS, FLOORS, HAPPENINGS


@dataclass(frozen=True, slots=True)
class Plan:
    """S3.1 Put this card under the own stack."""

    card: CardName
    do: Literal["plan"] = "plan"


OptionForm = Plan


def option_form(option: int) -> OptionForm:
    """What an option's number means."""
    return Plan(CARDS[option])


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `event` is its kind; only the fields of that kind are set."""

    event: str
    seat: int | None = None
    bandit: BanditName | None = None
    target: BanditName | None = None
    card: CardName | None = None
    car: int | None = None
    from_car: int | None = None
    to_car: int | None = None
    floor: FloorName | None = None
    line: int | None = None
    facing: FacingName | None = None
    end: EndOfTrain | None = None
    value: int | None = None
    round: int | None = None
    number: int | None = None


def decode_event(row: list[int], bandits: list[int]) -> Event:
    """One row of the event buffer. `bandits` are the figures by seat."""
    kind, seat, a, b, c, d = row[:6]
    name = HAPPENINGS[kind]
    match kind:
        case (
            Happening.GAME_STARTED | Happening.CHOSE | Happening.TOOK_BACK | Happening.FIRST_PLAYER
        ):
            return Event(name, seat=seat)
        case Happening.ROUND_STARTED:
            return Event(name, round=a)
        case Happening.PASS_STARTED:
            return Event(name, number=a)
        case Happening.SHOOTIN_STARTED | Happening.GAME_ENDED:
            return Event(name)
        case Happening.CAR_UNCOUPLED:
            return Event(name, car=a)
        case Happening.LOOT_LOST:
            return Event(name, value=a)
    bandit = BANDITS[bandits[seat]]
    match kind:
        case Happening.CARD_REVEALED | Happening.NO_EFFECT:
            return Event(name, seat=seat, bandit=bandit, card=CARDS[a])
        case Happening.TURNED:
            return Event(name, seat=seat, bandit=bandit, facing=FACINGS[a])
        case Happening.BANDIT_CLIMBED:
            return Event(name, seat=seat, bandit=bandit, car=b, floor=FLOORS[c], line=d)
        case Happening.BANDIT_MOVED | Happening.BANDIT_PUSHED:
            return Event(
                name, seat=seat, bandit=bandit, from_car=a, to_car=b, floor=FLOORS[c], line=d
            )
        case Happening.BANDIT_SHOT:
            return Event(name, seat=seat, bandit=bandit, target=BANDITS[bandits[a]])
        case Happening.FELL_OFF:
            return Event(name, seat=seat, bandit=bandit, end=ENDS[a])
        case Happening.RODE_IN:
            return Event(name, seat=seat, bandit=bandit, line=d)
        case Happening.LEFT_BEHIND:
            return Event(name, seat=seat, bandit=bandit, car=a)
        case Happening.LOOT_TAKEN:
            return Event(name, seat=seat, bandit=bandit, value=a)
        case _:
            return Event(name, seat=seat, bandit=bandit)


def decode_events(events: Events, bandits: list[int]) -> list[Event]:
    """Some events. Nothing in them is secret: whoever watches sees the same."""
    return [decode_event(row, bandits) for row in events.tolist()]
