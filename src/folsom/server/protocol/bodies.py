"""What goes over plain HTTP, besides commands; `tools/typescript.py` makes the client's types from it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from folsom.server.protocol.table_state import (
    BotSeat,
    ClockSettings,
    Moment,
    SeatClock,
    SeatState,
    Settings,
    Sight,
    TableState,
    You,
)
from folsom.server.protocol.terms import (
    AskedDecision,
    Avatar,
    BanditId,
    CommandId,
    Commitment,
    GameDecision,
    GameOptions,
    GameOutcome,
    Key,
    Milliseconds,
    Name,
    Number,
    OptionNumber,
    Phase,
    SeatNumber,
    TableId,
    Token,
)

Carrier = Literal["cookie", "header"]
"""How a new key is handed out: an HttpOnly cookie, or in the answer, to be sent as a bearer token."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. The creator is the host; he joins after he has seen the server's commitment."""

    settings: Settings
    bots: list[BotSeat] = []
    carrier: Carrier = "cookie"


class CarriedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the device on which a game was begun."""

    seat: SeatNumber
    name: Name


class CarriedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/carried: a game begun in a browser goes on here, at its start or between two rounds.
    The caller holds the seats of `people`; bots play the others until somebody takes them. `answers` are (seat,
    option), an option of -1 takes a choice back; all are played again by the rules."""

    settings: Settings
    rules_version: Number
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    answers: Annotated[
        list[tuple[SeatNumber, Annotated[int, Meta(ge=-1, le=62)]]], Meta(max_length=2_000)
    ]
    people: Annotated[list[CarriedPerson], Meta(min_length=1, max_length=7)]
    carrier: Carrier = "cookie"


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join. Without `seat`, the first empty one. Who joins again holds both seats.
    `nonce_commitment` may come later as a command; a seat that is taken over in mid-game needs none."""

    id: CommandId
    name: Name
    nonce_commitment: Commitment | None = None
    seat: SeatNumber | None = None
    avatar: Avatar = ""
    bandit: BanditId | None = None
    carrier: Carrier = "cookie"


class TableAnswer(Struct, frozen=True):
    """The answer to creating, joining and fetching a table. `key` only if the carrier was `header`."""

    table: TableState
    you: You
    number: Number
    seat: int | None = None
    key: Key | None = None


class OpenTable(Struct, frozen=True):
    """A line in the list of open tables."""

    id: TableId
    settings: Settings
    names: list[str]
    n_empty: int
    phase: Phase
    created: Milliseconds


class SeatView(Struct, frozen=True):
    """GET /api/tables/{id}/view: what a held seat (or a spectator) sees now, and when (`at`) it was last told
    anything."""

    number: Number
    at: Milliseconds
    answer: Number
    phase: str
    sight: Sight | None
    clocks: list[SeatClock]
    outcome: GameOutcome


class DeviceLink(Struct, frozen=True):
    """POST /api/tables/{id}/links: good once, for a few minutes, to open the seats on another device."""

    token: Token
    path: str
    svg: str
    expires: Milliseconds


class OpenDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/devices: use such a link."""

    token: Token
    carrier: Carrier = "cookie"


class ReplayProof(Struct, frozen=True):
    """How the seed was made. `commitment` and `nonce_commitments` (by seat; empty for bots) follow from `secret`
    and `nonces`: compare them with what was shown before the start. `table` is empty for games from before nonces
    were committed to. `broken_starts`: how often a start was broken off after somebody had told his nonce."""

    table: str
    commitment: str
    secret: str
    nonces: list[str]
    nonce_commitments: list[str]
    broken_starts: int
    seed: str


class FinishedGame(Struct, frozen=True):
    """GET /api/tables/{id}/game, after the end: everything, nothing hidden, as seen by all."""

    table: TableState
    transcript: str
    proof: ReplayProof | None
    moments: list[Moment]
    outcome: GameOutcome


class ReplayWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays: a transcript's text."""

    transcript: str


class ReplayStep(Struct, frozen=True):
    """The set-up (`seat` is null), or one answer: who, which option (-1: a choice taken back) of which decision,
    and what is seen then. `sights` has everything that anybody knew under no seat, and each seat's own."""

    seat: int | None
    option: int | None
    decision: GameDecision
    sights: list[Sight]


class ReplayFile(Struct, frozen=True):
    """A game step by step. Names and pictures of the seats are known for a server's own tables only.
    `imagined_from`: the first step that was never played, if bots went on from another choice."""

    game: str
    rules_version: int
    options: GameOptions
    seats: list[SeatState]
    steps: list[ReplayStep]
    outcome: GameOutcome
    proof: ReplayProof | None
    transcript: str
    imagined_from: int | None = None


class WhatIfWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays/what-if: a finished game, and another option for the answer of a step."""

    transcript: str
    step: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    option: OptionNumber


class JudgedOption(Struct, frozen=True):
    """What the search thinks of an option: the seat's share of the victory with it, and the standard error."""

    option: int
    share: float
    error: float


class JudgedDecision(Struct, frozen=True):
    """An answer of a finished game, searched again with what its seat knew then; `step` as replays count."""

    step: int
    seat: int
    round: int
    chosen: JudgedOption
    best: JudgedOption


class TurningPoint(JudgedDecision, frozen=True):
    """One of the answers that gave away most of the victory."""

    decision: AskedDecision


class GameReview(Struct, frozen=True):
    """GET /api/tables/{id}/review, POST /api/replays/review: every decision; the turning points, dearest first."""

    decisions: list[JudgedDecision]
    turning_points: list[TurningPoint]


class SeatPreview(Struct, frozen=True):
    """GET /api/tables/{id}/preview: the plan that a seat (or a spectator) can see, played ahead as if nothing
    hidden interfered: the train now, then card by card. Empty while there is no plan. `number`: as in `view`."""

    number: Number
    sights: list[Sight]


Thought = Literal[
    "marshal", "loot", "shoot", "punch", "place", "draw", "cards", "facing", "reflex", "horse"
]
"""What the best option is about."""


class SeatHint(Struct, frozen=True):
    """GET /api/tables/{id}/hint: what a seat has asked for by `ask-hint`, of the decision before it, made from
    what it knows and nothing else. `step` 1 has the `thought`, and how surely one option is the best (`lead`);
    from 2 on the two best options are `lit`; 3 has the chances of all of them, the best first."""

    step: Literal[1, 2, 3]
    thought: Thought
    lead: Literal["none", "little", "clear"]
    lit: list[int] | UnsetType = UNSET
    chances: list[JudgedOption] | UnsetType = UNSET


class OptionOffer(Struct, frozen=True):
    """An option as a form shows it. A `switch` is on or off; a `rule` may also be null, as the edition has it; a
    `choice` is one of `choices`. Fine print may be folded away. `seats_on` and `seats_off`: with how many players
    it can be on, or off, in the editions in which that depends on them (a game without editions has one, "")."""

    name: str
    kind: Literal["switch", "rule", "choice"]
    default: bool | int | str | None
    is_fine_print: bool
    choices: list[int | str] = []
    seats_on: dict[str, list[int]] = {}
    seats_off: dict[str, list[int]] = {}


class GameOffer(Struct, frozen=True):
    """GET /api/games: a game, with how many it is played, its options (all as JSON schema, and those that a form
    can show), the usual clocks, the bots that play it, and the bandits one can be. On a machine's first start the
    rules are compiled for a minute or two: until `is_ready`, tables of the game wait to be created."""

    game: str
    rules_version: int
    seats: list[int]
    options: dict[str, Any]
    form: list[OptionOffer]
    clocks: dict[str, ClockSettings]
    levels: list[str]
    is_ready: bool
    bandits: list[BanditId] = []


class Problem(Struct, frozen=True):
    """Every refusal over HTTP: a stable code and a sentence."""

    code: str
    sentence: str
