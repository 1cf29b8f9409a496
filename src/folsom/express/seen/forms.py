"""Options in readable form: small frozen structures, one for each kind."""

from functools import lru_cache
from typing import Literal

from folsom.core.structure import structure
from folsom.express.components import (
    DRAW,
    PASS,
    PLAY_FACE_DOWN,
    TAKE,
    Ask,
)
from folsom.express.names import BanditName, FloorName
from folsom.express.notation import (
    BANDITS,
    FLOORS,
    Team,
    card_name,
)


@structure
class TakeTeam:
    """E9.2 Take this pair of bandits."""

    bandits: tuple[BanditName, BanditName]
    do: Literal["team"] = "team"


@structure
class Place:
    """E9.2 Let this bandit start in the caboose."""

    bandit: BanditName
    do: Literal["place"] = "place"


@structure
class Pick:
    """E9.3 Take this card from the deck."""

    card: str
    do: Literal["pick"] = "pick"


@structure
class Play:
    """E3.2 Play this card on the common pile; face down in a tunnel (E3.3), or because Ghost hides it (E3.6)."""

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
    floor: FloorName
    do: Literal["move"] = "move"


@structure
class Shoot:
    """E4.4 Shoot this bandit."""

    target: BanditName
    do: Literal["shoot"] = "shoot"


@structure
class Rob:
    """E4.5 Take this token."""

    token: int
    do: Literal["rob"] = "rob"


@structure
class Punch:
    """E4.6 Punch this bandit."""

    target: BanditName
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

    bandit: BanditName
    card: str
    target: BanditName | None
    token: int | None


@lru_cache(1_024)
def option_form(
    asking: int, option: int, team: Team, partner: int, floor: int, token: int, is_tunnel: bool
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
            is_hidden = option >= PLAY_FACE_DOWN
            card = option - PLAY_FACE_DOWN if is_hidden else option
            return Play(card_name(team, card), is_hidden or is_tunnel)
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
