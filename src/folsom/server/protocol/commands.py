"""What a client sends: its greeting, and the commands that change a table."""

from typing import Literal

from msgspec import Struct

from folsom.server.protocol.table_state import Settings
from folsom.server.protocol.terms import (
    Avatar,
    BanditId,
    Chat,
    CommandId,
    Commitment,
    Key,
    Level,
    Name,
    Nonce,
    Number,
    OptionNumber,
    Phrase,
    SeatNumber,
)


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client may send; unknown fields are refused."""


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
