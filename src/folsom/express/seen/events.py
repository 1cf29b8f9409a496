"""Events in readable form: which fields belong to each kind, and which numbers of its row they stand for."""

from enum import IntEnum
from functools import lru_cache
from typing import Any

from folsom.core.events import HIDDEN
from folsom.core.state import Events
from folsom.core.structure import structure
from folsom.express.components import DOLLARS_A_UNIT, MAX_DOLLARS, Happening
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    EVENTS,
    FLOORS,
    HAPPENINGS,
    HOWS,
    REASONS,
    ROUND_CARDS,
    TURNS,
    card_name,
)


@structure
class Event:
    """Something that happened. `event` is its kind; only the fields that belong to the kind are set.

    A hidden card or value is None in what a seat that may not know it gets.
    """

    event: str
    seat: int | None = None
    bandit: str | None = None
    bandits: tuple[str, str] | None = None
    target: str | None = None
    card: str | None = None
    car: int | None = None
    from_car: int | None = None
    to_car: int | None = None
    floor: str | None = None
    how: str | None = None
    token: int | None = None
    value: int | None = None
    round: int | None = None
    turn: int | None = None
    kind: str | None = None
    reason: str | None = None
    face_down: bool | None = None
    cover: bool | None = None
    from_discard: bool | None = None
    index: int | None = None
    n: int | None = None
    left: int | None = None


class Source(IntEnum):
    """Where a field of an event comes from: a number of its row, or more than one."""

    SEAT = 1
    A = 2
    B = 3
    C = 4
    D = 5
    NEXT_A = 6  # a + 1
    FLOOR_IN_D = 7  # the floor, with how it came about above it
    HOW_IN_D = 8
    ACTION_CARD = 9  # of bandit a, action b
    OWN_CARD = 10  # the seat's card a
    PAIR = 11  # bandits a and b
    SECRET_CARD = 12
    SECRET_VALUE = 13
    BANDIT_IF_SEEN = 14  # a, unless it lies face down (b) for the viewer


NUMBERS = tuple(range(MAX_DOLLARS + 1))
FLAGS = (False, True)
CARDS = ()
"""Cards are named by whose they are."""

_SEAT = {"seat": (NUMBERS, Source.SEAT)}
_BANDIT = {**_SEAT, "bandit": (BANDITS, Source.A)}
_AT = {**_BANDIT, "car": (NUMBERS, Source.B), "floor": (FLOORS, Source.C)}
_CARD = {**_SEAT, "card": (CARDS, Source.SECRET_CARD)}
_VALUE = {"value": (NUMBERS, Source.SECRET_VALUE)}
_TAKEN = {
    **_BANDIT,
    "token": (NUMBERS, Source.B),
    "car": (NUMBERS, Source.C),
    "floor": (FLOORS, Source.D),
    **_VALUE,
}

FORMS: dict[Happening, dict[str, tuple[tuple[Any, ...], Source]]] = {
    Happening.GAME_STARTED: _SEAT,
    Happening.TEAM_TAKEN: {**_SEAT, "bandits": (BANDITS, Source.PAIR)},
    Happening.BANDIT_PLACED: _AT,
    Happening.CHOSE: _SEAT,
    Happening.TOOK_BACK: _SEAT,
    Happening.ROUND_STARTED: {
        "round": (NUMBERS, Source.NEXT_A),
        "card": (ROUND_CARDS, Source.B),
    },
    Happening.DECK_SHUFFLED: {**_SEAT, "from_discard": (FLAGS, Source.A)},
    Happening.CARD_PICKED: _CARD,
    Happening.CARD_DRAWN: _CARD,
    Happening.TURN_STARTED: {"turn": (NUMBERS, Source.A), "kind": (TURNS, Source.B)},
    Happening.CARD_PLAYED: {
        **_CARD,
        "bandit": (BANDITS, Source.BANDIT_IF_SEEN),
        "face_down": (FLAGS, Source.B),
        "cover": (FLAGS, Source.C),
    },
    Happening.DREW_INSTEAD: {**_SEAT, "n": (NUMBERS, Source.A)},
    Happening.PASSED: {**_SEAT, "kind": (ASKS, Source.A)},
    Happening.HAND_RETURNED: {**_SEAT, "n": (NUMBERS, Source.A)},
    Happening.CARD_DISCARDED: {**_SEAT, "card": (CARDS, Source.OWN_CARD)},
    Happening.CARD_RESOLVED: {
        **_BANDIT,
        "card": (CARDS, Source.ACTION_CARD),
        "index": (NUMBERS, Source.C),
        "face_down": (FLAGS, Source.D),
    },
    Happening.NO_EFFECT: {
        **_BANDIT,
        "card": (CARDS, Source.ACTION_CARD),
        "reason": (REASONS, Source.C),
    },
    Happening.BANDIT_MOVED: {
        **_BANDIT,
        "from_car": (NUMBERS, Source.B),
        "to_car": (NUMBERS, Source.C),
        "floor": (FLOORS, Source.FLOOR_IN_D),
        "how": (HOWS, Source.HOW_IN_D),
    },
    Happening.BANDIT_CLIMBED: _AT,
    Happening.BANDIT_FLED: {**_BANDIT, "car": (NUMBERS, Source.B)},
    Happening.BANDIT_SHOT: {
        **_BANDIT,
        "target": (BANDITS, Source.B),
        "left": (NUMBERS, Source.C),
    },
    Happening.LOOT_ROBBED: _TAKEN,
    Happening.BANDIT_PUNCHED: {**_BANDIT, "target": (BANDITS, Source.B)},
    Happening.LOOT_FELL: _TAKEN,
    Happening.LOOT_POCKETED: {
        **_BANDIT,
        "target": (BANDITS, Source.B),
        "token": (NUMBERS, Source.C),
        **_VALUE,
    },
    Happening.MARSHAL_MOVED: {"from_car": (NUMBERS, Source.A), "to_car": (NUMBERS, Source.B)},
    Happening.NEUTRAL_BULLET: {**_BANDIT, "left": (NUMBERS, Source.B)},
    Happening.BULLETS_SHORT: {"n": (NUMBERS, Source.A), "left": (NUMBERS, Source.B)},
    Happening.EVENT_STARTED: {"kind": (EVENTS, Source.A)},
    Happening.STRONGBOX_PLACED: {"token": (NUMBERS, Source.A), "car": (NUMBERS, Source.B)},
    Happening.LOOT_PICKPOCKETED: {**_BANDIT, "token": (NUMBERS, Source.B), **_VALUE},
    Happening.LOOT_DROPPED: {
        **_BANDIT,
        "token": (NUMBERS, Source.B),
        "car": (NUMBERS, Source.C),
    },
    Happening.RANSOM_PAID: {**_BANDIT, "token": (NUMBERS, Source.B)},
    Happening.ROUND_ENDED: {"round": (NUMBERS, Source.NEXT_A)},
    Happening.FIRST_PLAYER: _SEAT,
    Happening.GAME_ENDED: {},
}
"""The fields that belong to each kind of event: the names that numbers stand for, and which number it is."""


def decode_event(row: list[int], viewers: int, teams: list[list[int]]) -> Event:
    """One row of the event buffer, as seen by any of the seats in `viewers`."""
    kind, seat, a, b, c, d, secret, who = row
    return _event(kind, seat, a, b, c, d, secret if who & viewers else HIDDEN, *teams[seat])


@lru_cache(4_096)
def _event(
    kind: int, seat: int, a: int, b: int, c: int, d: int, secret: int, first: int, second: int
) -> Event:
    """An event of `seat`, whose bandits are `first` and `second`."""
    row, team = (kind, seat, a, b, c, d), (first, second)
    fields: dict[str, Any] = {}
    for name, (names, source) in FORMS[Happening(kind)].items():
        match source:
            case Source.NEXT_A:
                fields[name] = a + 1
            case Source.FLOOR_IN_D:
                fields[name] = names[d % 2]
            case Source.HOW_IN_D:
                fields[name] = names[d // 2]
            case Source.ACTION_CARD:
                fields[name] = f"{BANDITS[a]} {ACTIONS[b]}"
            case Source.OWN_CARD:
                fields[name] = card_name(team, a)
            case Source.PAIR:
                fields[name] = names[a], names[b]
            case Source.SECRET_CARD:
                fields[name] = card_name(team, secret) if secret >= 0 else None
            case Source.SECRET_VALUE:
                fields[name] = secret * DOLLARS_A_UNIT if secret >= 0 else None
            case Source.BANDIT_IF_SEEN:
                fields[name] = names[a] if secret >= 0 or not b else None
            case _:
                fields[name] = names[row[source]]
    return Event(HAPPENINGS[kind], **fields)


def decode_events(events: Events, viewers: int, teams: list[list[int]]) -> list[Event]:
    """Some events, as seen by any of the seats in `viewers`."""
    return [decode_event(row, viewers, teams) for row in events.tolist()]
