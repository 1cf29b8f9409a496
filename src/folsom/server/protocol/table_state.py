"""What a table is, and what its people see there, as it is sent."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from folsom.server.protocol.terms import (
    AskedDecision,
    BanditId,
    Commitment,
    GameDecision,
    GameEvents,
    GameOptions,
    GameView,
    Level,
    Milliseconds,
    Number,
    Phase,
    SeatNumber,
    Seconds,
    TableId,
)


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
