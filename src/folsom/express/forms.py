"""Options and events in readable form: small frozen structures, one for each kind."""

from functools import lru_cache
from typing import Literal

from folsom.core.events import HIDDEN
from folsom.core.state import Events
from folsom.core.structure import structure
from folsom.express.components import (
    DOLLARS_A_UNIT,
    DRAW,
    PASS,
    PLAY_FACE_DOWN,
    TAKE,
    Ask,
    Happening,
)
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    EVENTS,
    FLOORS,
    HAPPENINGS,
    HOWS,
    REASONS,
    TURNS,
    Team,
    card_name,
    round_card_name,
)


@structure
class TakeTeam:
    """E9.2 Take this pair of bandits."""

    bandits: tuple[str, str]
    do: Literal["team"] = "team"


@structure
class Place:
    """E9.2 Let this bandit start in the caboose."""

    bandit: str
    do: Literal["place"] = "place"


@structure
class Pick:
    """E9.3 Take this card from the deck."""

    card: str
    do: Literal["pick"] = "pick"


@structure
class Play:
    """E3.2 Play this card on the common pile."""

    card: str
    face_down: bool
    do: Literal["play"] = "play"


@structure
class Draw:
    """E3.2 Draw three cards."""

    do: Literal["draw"] = "draw"


@structure
class Pass:
    """Do not use the chance (Cover, Pickpocketing)."""

    do: Literal["pass"] = "pass"


@structure
class Discard:
    """E8.1 Discard this card rather than keep it."""

    card: str
    do: Literal["discard"] = "discard"


@structure
class Done:
    """E8.1 Keep what is left in the hand."""

    do: Literal["done"] = "done"


@structure
class Move:
    """E4.2 Go to this car."""

    car: int
    floor: str
    do: Literal["move"] = "move"


@structure
class Shoot:
    """E4.4 Shoot this bandit."""

    target: str
    do: Literal["shoot"] = "shoot"


@structure
class Rob:
    """E4.5 Take this token."""

    token: int
    do: Literal["rob"] = "rob"


@structure
class Punch:
    """E4.6 Punch this bandit."""

    target: str
    do: Literal["punch"] = "punch"


@structure
class Knock:
    """E4.6 Let the punched bandit lose this token."""

    token: int
    do: Literal["knock"] = "knock"


@structure
class Take:
    """E5.2 Take the purse. E7.6 Take this purse."""

    token: int
    do: Literal["take"] = "take"


@structure
class Leave:
    """E5.2 Let the purse fall."""

    do: Literal["leave"] = "leave"


@structure
class Push:
    """E4.6 Push the punched bandit to this car."""

    car: int
    do: Literal["push"] = "push"


@structure
class MoveMarshal:
    """E4.7 Move the Marshal to this car."""

    car: int
    do: Literal["marshal"] = "marshal"


@structure
class Drop:
    """E7.7 Drop this purse."""

    token: int
    do: Literal["drop"] = "drop"


OptionForm = (
    TakeTeam
    | Place
    | Pick
    | Play
    | Draw
    | Pass
    | Discard
    | Done
    | Move
    | Shoot
    | Rob
    | Punch
    | Knock
    | Take
    | Leave
    | Push
    | MoveMarshal
    | Drop
)


@structure
class About:
    """The card being resolved: whose it is, and what was chosen for it so far."""

    bandit: str
    card: str
    target: str | None
    token: int | None


@lru_cache(1_024)
def option_form(
    asking: int, option: int, team: Team, partner: int, floor: int, token: int
) -> OptionForm:
    """What an option's number means for the seat that is asked."""
    match asking:
        case Ask.TEAM:
            return TakeTeam((BANDITS[option], BANDITS[partner]))
        case Ask.PLACE:
            return Place(BANDITS[option])
        case Ask.PICK:
            return Pick(card_name(team, option))
        case Ask.SCHEME | Ask.COVER:
            if option == DRAW:
                return Draw()
            if option == PASS:
                return Pass()
            is_face_down = option >= PLAY_FACE_DOWN
            card = option - PLAY_FACE_DOWN if is_face_down else option
            return Play(card_name(team, card), is_face_down)
        case Ask.KEEP:
            return Done() if option == PASS else Discard(card_name(team, option))
        case Ask.MOVE:
            return Move(option, FLOORS[floor])
        case Ask.SHOOT:
            return Shoot(BANDITS[option])
        case Ask.ROB:
            return Rob(option)
        case Ask.PUNCH:
            return Punch(BANDITS[option])
        case Ask.KNOCK:
            return Knock(option)
        case Ask.POCKET:
            return Take(token) if option == TAKE else Leave()
        case Ask.PUSH:
            return Push(option)
        case Ask.MARSHAL:
            return MoveMarshal(option)
        case Ask.PICKPOCKET:
            return Pass() if option == PASS else Take(option)
        case _:
            return Drop(option)


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


def decode_event(row: list[int], viewers: int, teams: list[list[int]]) -> Event:
    """One row of the event buffer, as seen by any of the seats in `viewers`."""
    kind, seat, a, b, c, d, secret, who = row
    return _event(kind, seat, a, b, c, d, secret if who & viewers else HIDDEN, *teams[seat])


@lru_cache(4_096)
def _event(
    kind: int, seat: int, a: int, b: int, c: int, d: int, secret: int, first: int, second: int
) -> Event:
    """An event of `seat`, whose bandits are `first` and `second`."""
    name = HAPPENINGS[kind]
    team = first, second
    card = card_name(team, secret) if secret >= 0 and kind in _CARD_EVENTS else None
    value = secret * DOLLARS_A_UNIT if secret >= 0 else None
    match kind:
        case (
            Happening.GAME_STARTED | Happening.FIRST_PLAYER | Happening.CHOSE | Happening.TOOK_BACK
        ):
            return Event(name, seat=seat)
        case Happening.TEAM_TAKEN:
            return Event(name, seat=seat, bandits=(BANDITS[a], BANDITS[b]))
        case Happening.BANDIT_PLACED | Happening.BANDIT_CLIMBED:
            return Event(name, seat=seat, bandit=BANDITS[a], car=b, floor=FLOORS[c])
        case Happening.ROUND_STARTED:
            return Event(name, round=a + 1, card=round_card_name(b))
        case Happening.DECK_SHUFFLED:
            return Event(name, seat=seat, from_discard=bool(a))
        case Happening.CARD_PICKED | Happening.CARD_DRAWN:
            return Event(name, seat=seat, card=card)
        case Happening.TURN_STARTED:
            return Event(name, turn=a, kind=TURNS[b])
        case Happening.CARD_PLAYED:
            hidden = BANDITS[a] if card or not b else None
            return Event(
                name, seat=seat, bandit=hidden, card=card, face_down=bool(b), cover=bool(c)
            )
        case Happening.DREW_INSTEAD | Happening.HAND_RETURNED:
            return Event(name, seat=seat, n=a)
        case Happening.PASSED:
            return Event(name, seat=seat, kind=ASKS[a])
        case Happening.CARD_DISCARDED:
            return Event(name, seat=seat, card=card_name(team, a))
        case Happening.CARD_RESOLVED:
            return Event(
                name,
                seat=seat,
                bandit=BANDITS[a],
                card=_action_card(a, b),
                index=c,
                face_down=bool(d),
            )
        case Happening.NO_EFFECT:
            return Event(
                name, seat=seat, bandit=BANDITS[a], card=_action_card(a, b), reason=REASONS[c]
            )
        case Happening.BANDIT_MOVED:
            return Event(
                name,
                seat=seat,
                bandit=BANDITS[a],
                from_car=b,
                to_car=c,
                floor=FLOORS[d % 2],
                how=HOWS[d // 2],
            )
        case Happening.BANDIT_FLED:
            return Event(name, seat=seat, bandit=BANDITS[a], car=b)
        case Happening.BANDIT_SHOT:
            return Event(name, seat=seat, bandit=BANDITS[a], target=BANDITS[b], left=c)
        case Happening.LOOT_ROBBED | Happening.LOOT_FELL:
            return Event(
                name, seat=seat, bandit=BANDITS[a], token=b, car=c, floor=FLOORS[d], value=value
            )
        case Happening.BANDIT_PUNCHED:
            return Event(name, seat=seat, bandit=BANDITS[a], target=BANDITS[b])
        case Happening.LOOT_POCKETED:
            return Event(
                name, seat=seat, bandit=BANDITS[a], target=BANDITS[b], token=c, value=value
            )
        case Happening.MARSHAL_MOVED:
            return Event(name, from_car=a, to_car=b)
        case Happening.NEUTRAL_BULLET:
            return Event(name, seat=seat, bandit=BANDITS[a], left=b)
        case Happening.BULLETS_SHORT:
            return Event(name, n=a, left=b)
        case Happening.EVENT_STARTED:
            return Event(name, kind=EVENTS[a])
        case Happening.STRONGBOX_PLACED:
            return Event(name, token=a, car=b)
        case Happening.LOOT_PICKPOCKETED:
            return Event(name, seat=seat, bandit=BANDITS[a], token=b, value=value)
        case Happening.LOOT_DROPPED:
            return Event(name, seat=seat, bandit=BANDITS[a], token=b, car=c)
        case Happening.RANSOM_PAID:
            return Event(name, seat=seat, bandit=BANDITS[a], token=b)
        case Happening.ROUND_ENDED:
            return Event(name, round=a + 1)
        case _:
            return Event(name)


_CARD_EVENTS = (Happening.CARD_PICKED, Happening.CARD_DRAWN, Happening.CARD_PLAYED)


def _action_card(bandit: int, action: int) -> str:
    return f"{BANDITS[bandit]} {ACTIONS[action]}"


def decode_events(events: Events, viewers: int, teams: list[list[int]]) -> list[Event]:
    """Some events, as seen by any of the seats in `viewers`."""
    return [decode_event(row, viewers, teams) for row in events.tolist()]
