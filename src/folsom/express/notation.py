"""Names for numbers: how bandits, cards, tokens and places are written, everywhere."""

from enum import IntEnum
from functools import cache
from typing import Any

from folsom.core.errors import CannotRead
from folsom.express.components import (
    AT_BANDIT,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    N_ACTIONS,
    N_PER_DECK,
    NAME_OF_ROUND_CARD,
    NEUTRAL_BULLET,
    NOBODY,
    ROUND_CARD_NAMES,
    Action,
    Ask,
    Bandit,
    BanditName,
    Floor,
    How,
    Reason,
    RoundEvent,
    Turn,
)
from folsom.express.names import (
    DecisionKind,
    FloorName,
    HowMoved,
    NoEffect,
    RoundCard,
    RoundEventKind,
    TokenKind,
    TokenPlace,
    TurnKind,
)
from folsom.express.places import SPACES


def _slug(name: str) -> str:
    return name.lower().replace("_", "-")


def _names(members: type[IntEnum]) -> tuple[Any, ...]:
    return tuple(_slug(member.name) for member in members)


BANDITS: tuple[BanditName, ...] = _names(Bandit)
ACTIONS: tuple[str, ...] = _names(Action)
FLOORS: tuple[FloorName, ...] = _names(Floor)
TURNS: tuple[TurnKind, ...] = _names(Turn)
EVENTS: tuple[RoundEventKind, ...] = _names(RoundEvent)
ASKS: tuple[DecisionKind, ...] = _names(Ask)
REASONS: tuple[NoEffect, ...] = _names(Reason)
HOWS: tuple[HowMoved, ...] = _names(How)

# A team is (first bandit, second bandit or NOBODY).
Team = tuple[int, int]


@cache
def card_name(team: Team, card: int) -> str:
    """A card as its owner holds it: "doc move", "bullet belle", "bullet neutral"."""
    if card == NEUTRAL_BULLET:
        return "bullet neutral"
    if card >= FIRST_BULLET:
        return f"bullet {BANDITS[card - FIRST_BULLET]}"
    return f"{BANDITS[bandit_on(team, card)]} {ACTIONS[card % N_ACTIONS]}"


def bandit_on(team: Team, card: int) -> int:
    """E9.1 The bandit an action card of this team belongs to."""
    return team[card // N_ACTIONS]


def read_card(team: Team, name: object) -> int:
    """The number of a card of this team."""
    words = name.split(" ") if isinstance(name, str) else []
    if len(words) == 2:
        first, second = words
        if first == "bullet" and second == "neutral":
            return NEUTRAL_BULLET
        if first == "bullet" and second in BANDITS:
            return FIRST_BULLET + BANDITS.index(second)
        for slot, bandit in enumerate(team):
            if bandit != NOBODY and first == BANDITS[bandit] and second in ACTIONS:
                return slot * N_ACTIONS + ACTIONS.index(second)
    names = " or ".join(BANDITS[b] for b in team if b != NOBODY)
    raise CannotRead(
        f"expected a card of {names} such as '{names.split(' ')[0]} move' or 'bullet neutral', not {name!r}"
    )


ROUND_CARDS: tuple[RoundCard, ...] = tuple(ROUND_CARD_NAMES[name] for name in NAME_OF_ROUND_CARD)


def round_card_name(card: int) -> RoundCard:
    """A round card by its event or picture."""
    return ROUND_CARDS[card]


def round_card_number(name: object, n_seats: int) -> int:
    """The round card of that name for a number of players."""
    if name not in ROUND_CARD_NAMES:
        raise CannotRead(f"the round cards are {', '.join(ROUND_CARD_NAMES)}, not {name!r}")
    index = ROUND_CARD_NAMES.index(name)
    return index if index < N_PER_DECK and n_seats <= 4 else index + N_PER_DECK


def token_kind(token: int) -> TokenKind:
    """Purse, jewel or strongbox."""
    if FIRST_JEWEL <= token < FIRST_STRONGBOX:
        return "jewel"
    if FIRST_STRONGBOX <= token < FIRST_RANSOM:
        return "strongbox"
    return "purse"


def place_parts(
    place: int,
) -> tuple[TokenPlace, int | None, FloorName | None, BanditName | None]:
    """A token's place as (kind, car, floor, bandit)."""
    if place == IN_BOX:
        return "box", None, None, None
    if place >= AT_BANDIT:
        return "bandit", None, None, BANDITS[place - AT_BANDIT]
    car, floor = SPACES[place]
    return "car", car, FLOORS[floor], None
