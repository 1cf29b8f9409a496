"""Every message between a client and the server; `tools/typescript.py` makes the client's types from it.

One WebSocket a client and table, JSON text frames, each an object with `type`.

1. The client sends `hello` with the number of the last message it has (or null). It is answered with
   `welcome` (everything), or with `resumed` and just the messages it missed.
2. Messages that tell what happened (`update`, `table`, `said`) carry a `number` that only grows; gaps are
   normal. A client keeps the highest and says it in its next `hello`.
3. Every command carries an `id` the client made up and is answered by `done` or `refused`. Sending it again,
   on any connection to any server, is harmless: what was done once is answered `done` and not done twice.
4. A client needs no rules: `sights[].decision` lists the options of each seat it holds.
5. Each person commits to a nonce on sitting down (`nonce_commitment`) and tells it (`reveal-nonce`) when the host
   has called the start and the table's phase is `revealing`: the game begins with the last of them. A client keeps
   what it saw before it told its own, and compares at the end (docs/concepts.md has the formulas).
6. A part of another seat's secret choice (a card put aside, a card of a plan) is not told, and each client's
   numbers, moments, events and history are counted without it.

All moments are milliseconds since 1970 by the server's clock; `welcome.now` and `pong.now` tell that clock.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

VERSION = 2
MAX_MESSAGE_BYTES = 8_192
KEPT_DAYS = 14
"""How long an unfinished table is kept after its last entry, where nothing else is set."""

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}\Z")]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,24}\Z")]
BanditId = Annotated[str, Meta(pattern=r"^[a-z-]{1,16}\Z")]
Level = Annotated[str, Meta(pattern=r"^[a-z-]{1,16}\Z")]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
Phrase = Literal[
    "howdy", "ready", "one-minute", "good-luck", "hurry", "nice-shot", "mine", "revenge", "sorry", "thanks",
    "good-game", "again", "haha", "whoa", "bravo", "grr", "phew", "hmm",
]  # fmt: skip
"""What can be said with one press, and is read by everyone in his own language: sentences, then mere sounds."""
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionNumber = Annotated[int, Meta(ge=0, le=62)]
Seconds = Annotated[int, Meta(ge=1, le=86_400)]
Milliseconds = int
Phase = Literal["gathering", "revealing", "playing", "paused", "over", "stopped", "broken"]
"""`stopped`: begun under rules that this server does not have; `broken`: the log cannot be followed."""

# What the games define; the generator puts the games' own types in their place.
GameOptions = Annotated[dict[str, Any], Meta(extra={"typescript": "GameOptions"})]
GameView = Annotated[Raw, Meta(extra={"typescript": "GameView"})]
GameEvents = Annotated[Raw, Meta(extra={"typescript": "GameEvent[]"})]
AskedDecision = Annotated[Raw, Meta(extra={"typescript": "GameDecision"})]
GameDecision = Annotated[Raw, Meta(extra={"typescript": "GameDecision | null"})]
GameOutcome = Annotated[Raw, Meta(extra={"typescript": "Outcome | null"})]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client may send; unknown fields are refused."""


class FromServer(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


# ------------------------------------------------------------------ what a table is


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, in seconds: for a decision, for the game, and what each answer adds to the latter. A clock
    runs from the question to the final answer, whoever gives it; only a pause stops it."""

    per_decision: Seconds | None = None
    per_game: Seconds | None = None
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat that a bot plays from the start, with a bandit if somebody chose one for it."""

    seat: SeatNumber
    level: Level
    bandit: BanditId | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. `options` are the game's own (edition, variants), as `GET /api/games` lists them.
    `hints`: whether people may ask for hints; left out: where one person plays alone, and nowhere else."""

    game: Annotated[str, Meta(pattern=r"^[a-z]{1,24}\Z")]
    n_seats: Annotated[int, Meta(ge=2, le=7)]
    options: GameOptions = {}
    clock: ClockSettings = ClockSettings()
    open: bool = False
    bandits: Literal["chosen", "random"] = "chosen"
    hints: bool | UnsetType = UNSET


class SeatState(Struct, frozen=True):
    """A seat as everyone sees it. A bot may play on for a person (`bot_plays_on`); a seat whose person left
    for good in mid-game `is_free` for a newcomer. `is_ready`: the host may call the start as far as this seat is
    concerned. `nonce_commitment`: what its person has committed to; `has_revealed`: the nonce is told. `hints`:
    how many its people have asked for in this game, if any."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    avatar: str
    bandit: BanditId | None
    level: Level | None
    bot_plays_on: bool
    is_free: bool
    is_ready: bool
    nonce_commitment: Commitment | None = None
    has_revealed: bool = False
    hints: Number | UnsetType = UNSET


class TableState(Struct, frozen=True):
    """A table as everyone sees it. `commitment` is the SHA-256 of `secret`, which is told at the end.
    `kept_days`: how long the table is kept if nothing happens any more; null: for good, as finished games are.
    `starts`: how often the start was called; `broken_starts`: how often it was broken off after somebody had told
    his nonce. `rematch_wanted`, `rematch_declined`: what the seats of a finished game have said to another one.
    `hints`: whoever is asked here may ask for hints; left out: nobody may. `carried`: the game was begun in a
    player's browser, which drew the seed and knows it: nothing proves that the deal was fair."""

    id: TableId
    phase: Phase
    settings: Settings
    seats: list[SeatState]
    host: int | None
    asked: list[int]
    wants_pause: list[int]
    commitment: str
    secret: str | None
    rematch: TableId | None
    created: Milliseconds
    rules_version: int
    kept_days: int | None
    starts: Number = 0
    broken_starts: Number = 0
    rematch_wanted: list[int] = []
    rematch_declined: list[int] = []
    hints: bool | UnsetType = UNSET
    carried: bool | UnsetType = UNSET


class You(Struct, frozen=True):
    """What this client holds: its seats (none for a spectator), and whether it may change the table. `has_seen`:
    the seats it holds or held in this game. Who has seen a hand may take no other free seat than its own."""

    seats: list[int]
    is_host: bool
    has_seen: list[int] = []


class SeatClock(Struct, frozen=True):
    """A seat's time left at the moment `at` of the message; it runs on from there while `is_running`."""

    seat: int
    left: Milliseconds
    is_running: bool


class Seen(Struct, frozen=True):
    """What happened as one seat may see it; `seat` is null for spectators."""

    seat: int | None
    events: GameEvents


class Sight(Struct, frozen=True):
    """What one seat sees now: what just happened, the view, and its decision if it is asked. `instead`: the
    decision that it has just answered, where nobody has learned anything of that, with what it may `exchange` it
    for."""

    seat: int | None
    events: GameEvents
    view: GameView
    decision: GameDecision
    can_take_back: bool
    instead: AskedDecision | UnsetType = UNSET


class Moment(Struct, frozen=True):
    """One answer of the past; `seat` is null for the set-up."""

    number: Number
    at: Milliseconds
    seat: int | None
    by_bot: bool
    seen: list[Seen]


# ------------------------------------------------------------------ from the server


class Said(FromServer, frozen=True, tag="said"):
    """Somebody at the table spoke; `seat` is null for a spectator, whose name may be empty. A set `phrase` has no
    text: each client has words for it."""

    number: Number
    at: Milliseconds
    seat: int | None
    name: str
    text: str
    phrase: Phrase | UnsetType = UNSET


class Update(FromServer, frozen=True, tag="update"):
    """An answer was given (or the game began: `seat` is null). `answer`: the next answer's number."""

    number: Number
    at: Milliseconds
    seat: int | None
    by_bot: bool
    answer: Number
    asked: list[int]
    sights: list[Sight]
    clocks: list[SeatClock]
    outcome: GameOutcome
    table: TableState | UnsetType = UNSET


class TableChanged(FromServer, frozen=True, tag="table"):
    """Somebody sat down, left, was relieved by a bot, paused, asked for a hint, spoke of a rematch, or changed the
    settings."""

    number: Number
    at: Milliseconds
    change: str
    seat: int | None
    table: TableState
    clocks: list[SeatClock]


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything a client needs to begin. `history` and `chat` are the most recent, oldest first."""

    version: int
    number: Number
    now: Milliseconds
    at: Milliseconds
    table: TableState
    you: You
    answer: Number
    sights: list[Sight]
    clocks: list[SeatClock]
    outcome: GameOutcome
    history: list[Moment]
    chat: list[Said]


class Resumed(FromServer, frozen=True, tag="resumed"):
    """The client's last number was good: the messages it missed follow, up to `number`."""

    version: int
    number: Number
    now: Milliseconds
    you: You


class Done(FromServer, frozen=True, tag="done"):
    """A command was carried out (now or earlier), durably, as the message with that number."""

    id: str
    number: Number


class Refused(FromServer, frozen=True, tag="refused"):
    """A command was not carried out: a stable code, and a sentence. `id` is null if it had none."""

    id: str | None
    code: str
    sentence: str


class Presence(FromServer, frozen=True, tag="presence"):
    """Which seats have somebody connected. A passing thing: not numbered, not kept."""

    seats: list[int]


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to `ping`."""

    now: Milliseconds


class Closing(FromServer, frozen=True, tag="closing"):
    """The server hangs up: connect again (`server/restarting`, `client/too-slow`) or do not (`seat/left`)."""

    code: str
    sentence: str


ServerMessage = (
    Welcome | Resumed | Update | TableChanged | Said | Done | Refused | Presence | Pong | Closing
)

# ------------------------------------------------------------------ from the client


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on a socket. Browsers are known by their cookie; others may put their key here."""

    version: int
    last: Number | None = None
    key: Key | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


class Command(FromClient, frozen=True):
    """Something to be done once. The id is the client's; a repeat of it is answered and not done again."""

    id: CommandId


class Answer(Command, frozen=True, tag="answer"):
    """A seat answers its decision. `number` is the number of the answer, as the last update said."""

    seat: SeatNumber
    number: Number
    option: OptionNumber


class TakeBack(Command, frozen=True, tag="take-back"):
    """A seat takes back its secret choice while others are still choosing."""

    seat: SeatNumber
    number: Number


class Exchange(Command, frozen=True, tag="exchange"):
    """A seat gives another answer instead of its last one, of which nobody has learned anything: an option of
    `sights[].instead`, until somebody answers. `number` is the number of the next answer."""

    seat: SeatNumber
    number: Number
    option: OptionNumber


class Say(Command, frozen=True, tag="say"):
    """A seat speaks, or a spectator (`seat` is null) under a `name` of his own: either in his own words
    (`text`) or with a set `phrase`."""

    seat: SeatNumber | None = None
    text: Chat | None = None
    phrase: Phrase | None = None
    name: Name | None = None


class Start(Command, frozen=True, tag="start"):
    """The host calls the start; empty seats must have been filled. The game begins when all nonces are told."""


class ChangeSettings(Command, frozen=True, tag="change-settings"):
    """The host changes how the table plays, before the start."""

    settings: Settings


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot on an empty seat, before the start."""

    seat: SeatNumber
    level: Level


class EmptySeat(Command, frozen=True, tag="empty-seat"):
    """The host clears a seat of its bot or person, before the start."""

    seat: SeatNumber


class ChangeSeat(Command, frozen=True, tag="change-seat"):
    """A person changes the name, the picture, or (before the start) the bandit of a seat."""

    seat: SeatNumber
    name: Name
    avatar: Avatar = ""
    bandit: BanditId | None = None


class CommitNonce(Command, frozen=True, tag="commit-nonce"):
    """A person commits to a nonce, before the start: in a rematch, after a start that was broken off, or instead
    of one that this client does not know. While nonces are being told it breaks off the start."""

    seat: SeatNumber
    nonce_commitment: Commitment


class RevealNonce(Command, frozen=True, tag="reveal-nonce"):
    """A person tells the nonce that the seat has committed to; the last one begins the game. `start`: in which
    start, as the table's `starts` counts: what was told in one that was broken off is not taken for the next."""

    seat: SeatNumber
    nonce: Nonce
    start: Number | None = None


class HandOver(Command, frozen=True, tag="hand-over"):
    """A bot plays on for a seat: one's own; any, for the host; for others, one that keeps all waiting."""

    seat: SeatNumber
    level: Level = "outlaw"


class GiveBack(Command, frozen=True, tag="give-back"):
    """A person plays on where a bot played for him."""

    seat: SeatNumber


class Pause(Command, frozen=True, tag="pause"):
    """A seat wants to pause; the game pauses when all persons want it."""

    seat: SeatNumber


class Resume(Command, frozen=True, tag="resume"):
    """A seat wants to play on (or no longer wants to pause)."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: the caller's seats want another game (`yes`), do not (`no`), or begin it with those who want
    it and bots for the others (`now`). It begins when all people want it. `bandits`: the same for everyone, or
    dealt anew; as the first who asked has wished."""

    wish: Literal["yes", "no", "now"] = "yes"
    bandits: Literal["same", "new"] = "same"


class AskHint(Command, frozen=True, tag="ask-hint"):
    """A seat that is asked wants a hint: with the first a thought, with the second two options, with the third all
    chances. Everyone is told that it asked; what it is told stands at `GET /api/tables/{id}/hint`."""

    seat: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """A person gives up the seat on all devices: empty before the start, a bot's afterwards."""

    seat: SeatNumber


AnyCommand = (
    Answer | TakeBack | Exchange | Say | Start | ChangeSettings | SeatBot | EmptySeat | ChangeSeat | CommitNonce
    | RevealNonce | HandOver | GiveBack | Pause | Resume | Rematch | AskHint | Leave
)  # fmt: skip
ClientMessage = Hello | Ping | AnyCommand
