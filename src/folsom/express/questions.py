"""What a seat can be asked: one declaration for each kind of decision, and how its options read.

The rules say when it is asked, what is offered (`legal.options`) and what follows (`flow.answer`). Flat actions,
readable options, views, positions and bots take the rest from here.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from folsom.core.structure import structure
from folsom.express.components import (
    DRAW,
    MAX_TOKENS,
    MAX_TRAIN,
    N_ACTION_CARDS,
    N_BANDITS,
    N_CARD_KINDS,
    PASS,
    PLAY_FACE_DOWN,
    TAKE,
    Action,
    Ask,
    BanditName,
    Step,
)
from folsom.express.names import FloorName
from folsom.express.notation import BANDITS, FLOORS, Team, card_name
from folsom.kernel import small_kernel


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
class Around:
    """What an option's form may depend on besides its number: whose it is, and what is going on."""

    team: Team
    partner: int
    floor: int
    token: int
    is_tunnel: bool

    def card(self, option: int) -> str:
        """A card of the seat that is asked."""
        return card_name(self.team, option)


@structure
class Question:
    """A kind of decision: when it comes, the numbers its options can have, and how they read.

    `action` is the card being resolved. What is secret all choose at the same time, and can take back.
    """

    ask: Ask
    phase: str
    step: Step
    options: tuple[int, ...]
    form: Callable[[int, Around], OptionForm]
    action: Action | None = None
    is_secret: bool = False


def _play(option: int, around: Around) -> OptionForm:
    if option == DRAW:
        return Draw()
    if option == PASS:
        return Pass()
    is_hidden = option >= PLAY_FACE_DOWN
    card = option - PLAY_FACE_DOWN if is_hidden else option
    return Play(around.card(card), is_hidden or around.is_tunnel)


_A_BANDIT = tuple(range(N_BANDITS))
_A_CAR = tuple(range(MAX_TRAIN))
_A_TOKEN = tuple(range(MAX_TOKENS))
_A_CARD = tuple(range(N_CARD_KINDS))
_AN_ACTION = tuple(range(N_ACTION_CARDS))
_HIDDEN = tuple(PLAY_FACE_DOWN + card for card in _AN_ACTION)

# fmt: off
_DECLARED = (
    Question(Ask.TEAM, "teams", Step.TEAMS, _A_BANDIT,
             lambda option, around: TakeTeam((BANDITS[option], BANDITS[around.partner]))),
    Question(Ask.PLACE, "place", Step.ROUND, _A_BANDIT,
             lambda option, _: Place(BANDITS[option]), is_secret=True),
    Question(Ask.PICK, "pick", Step.DEAL, _A_CARD,
             lambda option, around: Pick(around.card(option)), is_secret=True),
    Question(Ask.SCHEME, "schemin", Step.SCHEME, (*_AN_ACTION, *_HIDDEN, DRAW), _play),
    Question(Ask.COVER, "schemin", Step.SCHEME, (*_AN_ACTION, PASS), _play),
    Question(Ask.KEEP, "keep", Step.RESOLVE, (*_A_CARD, PASS),
             lambda option, around: Done() if option == PASS else Discard(around.card(option)), is_secret=True),
    Question(Ask.MOVE, "stealin", Step.RESOLVE, _A_CAR,
             lambda option, around: Move(option, FLOORS[around.floor]), Action.MOVE),
    Question(Ask.SHOOT, "stealin", Step.RESOLVE, _A_BANDIT,
             lambda option, _: Shoot(BANDITS[option]), Action.SHOOT),
    Question(Ask.ROB, "stealin", Step.RESOLVE, _A_TOKEN,
             lambda option, _: Rob(option), Action.ROB),
    Question(Ask.PUNCH, "stealin", Step.RESOLVE, _A_BANDIT,
             lambda option, _: Punch(BANDITS[option]), Action.PUNCH),
    Question(Ask.KNOCK, "stealin", Step.RESOLVE, _A_TOKEN,
             lambda option, _: Knock(option), Action.PUNCH),
    Question(Ask.POCKET, "stealin", Step.RESOLVE, (PASS, TAKE),
             lambda option, around: Take(around.token) if option == TAKE else Leave(), Action.PUNCH),
    Question(Ask.PUSH, "stealin", Step.RESOLVE, _A_CAR,
             lambda option, _: Push(option), Action.PUNCH),
    Question(Ask.MARSHAL, "stealin", Step.RESOLVE, _A_CAR,
             lambda option, _: MoveMarshal(option), Action.MARSHAL),
    Question(Ask.PICKPOCKET, "event", Step.EVENT_EACH, (*_A_TOKEN, PASS),
             lambda option, _: Pass() if option == PASS else Take(option)),
    Question(Ask.REVENGE, "event", Step.EVENT_EACH, _A_TOKEN,
             lambda option, _: Drop(option)),
)
# fmt: on

QUESTIONS = {question.ask: question for question in _DECLARED}
"""Every kind of decision; flat actions are numbered in this order."""

SECRETS = tuple(int(question.ask) for question in _DECLARED if question.is_secret)


@small_kernel
def is_secret(asking: int) -> bool:
    """E8.1, E9.2, E9.3 Decisions that all take at the same time."""
    return asking in SECRETS


@lru_cache(1_024)
def option_form(
    asking: int, option: int, team: Team, partner: int, floor: int, token: int, is_tunnel: bool
) -> OptionForm:
    """What an option's number means for the seat that is asked."""
    return QUESTIONS[Ask(asking)].form(option, Around(team, partner, floor, token, is_tunnel))
