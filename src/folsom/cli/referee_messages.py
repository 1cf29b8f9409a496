"""What the referee takes and replies, one JSON object a line. The reference is generated from here."""

from typing import Any, Literal

import msgspec

from folsom.core.decision import Decision, Outcome

Seed = str | int | None


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What every request has: `do` says what is wanted."""


class New(Request, tag="new"):
    """Set up a game. `seed` is 64 hex digits or a number; without it a fresh one is drawn."""

    game: str
    options: dict[str, Any] = {}
    seed: Seed = None


class Load(Request, tag="load"):
    """Go on from a position, which may have been written by hand."""

    position: dict[str, Any]


class Answer(Request, tag="answer"):
    """Answer the open decision with the number of an option.

    `seat` is needed where several seats are asked and it is not the first of them. `number`, if given,
    must be the number of this answer.
    """

    option: int
    seat: int | None = None
    number: int | None = None


class TakeBack(Request, tag="take_back"):
    """Take back a seat's secret choice while others are still choosing."""

    seat: int


class View(Request, tag="view"):
    """What a seat may know; `null` asks for the spectators' view."""

    seat: int | None = None


class Position(Request, tag="position"):
    """Everything, hidden things included, as `load` takes it."""


class Determinize(Request, tag="determinize"):
    """A random position that fits all a seat (or, with `null`, a spectator) knows, each equally likely."""

    seat: int | None = None
    seed: Seed = None


class OutcomeRequest(Request, tag="outcome"):
    """How the game ended; `null` while it is played."""


class TranscriptRequest(Request, tag="transcript"):
    """The game as a small text file. Only for a game that `new` began."""


AnyRequest = (
    New
    | Load
    | Answer
    | TakeBack
    | View
    | Position
    | Determinize
    | OutcomeRequest
    | TranscriptRequest
)
REQUESTS = (
    New,
    Load,
    Answer,
    TakeBack,
    View,
    Position,
    Determinize,
    OutcomeRequest,
    TranscriptRequest,
)


class Reply(msgspec.Struct, tag_field="reply", kw_only=True):
    """What every reply has: `reply` says which kind it is, `ok` whether the request was carried out."""


class StateReply(Reply, tag="state"):
    """To `new`, `load`, `answer` and `take_back`: who is asked what now, and what happened.

    `decisions` are all open decisions, `decision` the first of them (`null` when the game is over). Nothing
    is hidden in `events`; `visible_to` of an event lists the seats that see all of it, or says `everyone`.
    """

    game: str
    seats: int
    number: int
    over: bool
    decision: Decision | None
    decisions: tuple[Decision, ...]
    events: list[dict[str, Any]]
    ok: Literal[True] = True


class ViewReply(Reply, tag="view"):
    """To `view`."""

    seat: int | None
    view: Any
    ok: Literal[True] = True


class PositionReply(Reply, tag="position"):
    """To `position`, and to `determinize`, which keeps the game: `load` the position to play it."""

    position: dict[str, Any]
    ok: Literal[True] = True


class OutcomeReply(Reply, tag="outcome"):
    """To `outcome`: the winners, and everyone's place and points."""

    over: bool
    outcome: Outcome | None
    ok: Literal[True] = True


class TranscriptReply(Reply, tag="transcript"):
    """To `transcript`."""

    transcript: str
    ok: Literal[True] = True


class ErrorReply(Reply, tag="error"):
    """To whatever could not be carried out: a stable code and a sentence. The game stands as it was."""

    code: str
    sentence: str
    ok: Literal[False] = False


REPLIES = (StateReply, ViewReply, PositionReply, OutcomeReply, TranscriptReply, ErrorReply)

NO_GAME = "request/no-game"
TOO_LONG = "input/too-long"
UNREADABLE = "input/unreadable"
CODES = {
    UNREADABLE: "the line is no JSON object of the form asked for, or a value in it is wrong",
    TOO_LONG: "the line is longer than 1 MiB",
    NO_GAME: "there is no game yet: `new` or `load` comes first",
    "options/invalid": "a game cannot be set up like that",
    "action/illegal": "the answer is not among the options",
    "action/not-your-turn": "that seat is not asked anything now",
    "action/out-of-date": "the answer was meant for another decision",
    "game/over": "the game has ended",
    "transcript/invalid": "a loaded game has no transcript",
}
