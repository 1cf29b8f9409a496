"""Every message from the server to a client; what clients send is in `commands`, and how both talk here.

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

from msgspec import UNSET, Struct, UnsetType

from folsom.server.protocol.table_state import Moment, SeatClock, Sight, TableState, You
from folsom.server.protocol.terms import GameOutcome, Milliseconds, Number, Phrase

VERSION = 2
MAX_MESSAGE_BYTES = 8_192


class FromServer(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


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
