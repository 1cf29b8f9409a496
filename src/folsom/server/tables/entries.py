"""What is written into a table's log. The log is the truth; everything else is made from it.

`key`, `actor` and `token` are SHA-256 hashes: no secret of a person is ever written.
"""

from typing import Any, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from folsom.server.protocol.table_state import BotSeat, Settings
from folsom.server.protocol.terms import Phrase

SPECTATOR = -1
"""Stands for the seat of one who has none."""


class Row(NamedTuple):
    """One line of a log as stored."""

    number: int
    epoch: int
    payload: bytes


class SeatTime(Struct, frozen=True, array_like=True):
    """A seat's clock in milliseconds: left of the game and of the decision (-1: no limit), running since when
    (0: it stands), and how often it was filled a little after it had run empty."""

    game: int = -1
    decision: int = -1
    since: int = 0
    n_fills: int = 0


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """One line of the log: when, by whose key, by which command."""

    at: int
    actor: str = ""
    command: str = ""


class Created(Entry, frozen=True, tag="created"):
    """A table was set up; its host holds the keys."""

    settings: Settings = msgspec.field(default_factory=lambda: Settings("", 2))
    bots: list[BotSeat] = []
    keys: list[str] = []
    commitment: str = ""
    rules_version: int = 0


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat. In a rematch the commitment is still missing, and the seat may have several keys.
    Old logs have the nonce itself."""

    seat: int = 0
    name: str = ""
    avatar: str = ""
    bandit: str | None = None
    nonce: str = ""
    keys: list[str] = []
    times: list[SeatTime] = []
    commitment: str = ""


class SeatChanged(Entry, frozen=True, tag="seat-changed"):
    """A person goes by another name, picture or bandit."""

    seat: int = 0
    name: str = ""
    avatar: str = ""
    bandit: str | None = None


class NonceGiven(Entry, frozen=True, tag="nonce-given"):
    """A person added to the seed, in old logs: nobody had to commit to a nonce then."""

    seat: int = 0
    nonce: str = ""


class NonceCommitted(Entry, frozen=True, tag="nonce-committed"):
    """A person committed to a nonce."""

    seat: int = 0
    commitment: str = ""


class StartCalled(Entry, frozen=True, tag="start-called"):
    """The host called the start: seats, wishes and settings are fixed, and all nonces are to be told."""


class NonceRevealed(Entry, frozen=True, tag="nonce-revealed"):
    """A person told the nonce; others are still to come."""

    seat: int = 0
    nonce: str = ""


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    """A bot sits from the start."""

    seat: int = 0
    level: str = ""


class SeatEmptied(Entry, frozen=True, tag="seat-emptied"):
    """A person left before the start, or the host cleared the seat."""

    seat: int = 0


class SettingsChanged(Entry, frozen=True, tag="settings-changed"):
    """The host changed how the table plays."""

    settings: Settings = msgspec.field(default_factory=lambda: Settings("", 2))


class Started(Entry, frozen=True, tag="started"):
    """The game began, with all options settled; the server that began it holds the first lease. `seat` told the
    last nonce (in old logs, and at a table of bots alone, nobody did)."""

    options: dict[str, object] = {}
    server: str = ""
    times: list[SeatTime] = []
    seat: int | None = None
    nonce: str = ""


class StartedAnew(Started, frozen=True, tag="started-anew"):
    """The game began under newer rules than the table was set up under.

    A kind of its own: a server that knows the older rules alone stops here and does not play by them.
    """

    rules_version: int = 0


class StartedElsewhere(Started, frozen=True, tag="carried"):
    """The game was begun in somebody's browser, which drew the seed and knows it; it goes on here.

    A kind of its own: a server that does not know it stops here and does not deal other cards.
    """

    seed: str = ""


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered (-1: it took its choice back). `quiet`: no other seat may notice it. The last answer has
    the result, which so stays what it was under whatever rules later servers play."""

    seat: int = 0
    option: int = 0
    by_bot: bool = False
    quiet: bool = False
    times: list[SeatTime] = []
    outcome: dict[str, Any] | None = None


class Exchanged(Entry, frozen=True, tag="exchanged"):
    """A seat gave another answer instead of the last one, of which nobody had learned anything; nor does anybody
    notice this."""

    seat: int = 0
    option: int = 0


class Spoke(Entry, frozen=True, tag="spoke"):
    """A seat spoke, or a spectator under a name of his own: in words, or with a set phrase."""

    seat: int = 0
    text: str = ""
    phrase: Phrase | None = None
    name: str = ""


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """A bot plays on for a person. `left`: the person gave up the seat for good. `pauses`: all others had wanted
    to pause, so the clocks stand now."""

    seat: int = 0
    level: str = ""
    why: Literal["asked", "time", "left"] = "asked"
    times: list[SeatTime] = []
    pauses: bool = False


class GivenBack(Entry, frozen=True, tag="given-back"):
    """A person plays on again."""

    seat: int = 0
    times: list[SeatTime] = []


class PauseWanted(Entry, frozen=True, tag="pause-wanted"):
    """A seat wants to pause; with the last one's wish the clocks stand."""

    seat: int = 0
    times: list[SeatTime] = []


class PauseDropped(Entry, frozen=True, tag="pause-dropped"):
    """A seat wants to play on."""

    seat: int = 0
    times: list[SeatTime] = []


class Leased(Entry, frozen=True, tag="leased"):
    """A server took over the bots and clocks of the table, or none minds it (empty). Its epoch is one more than
    the last."""

    server: str = ""


class LinkMade(Entry, frozen=True, tag="link-made"):
    """Somebody made a one-time link for another device."""

    token: str = ""
    expires: int = 0


class DeviceOpened(Entry, frozen=True, tag="device-opened"):
    """The link was used: another key opens the same seats as the key that made it."""

    token: str = ""
    key: str = ""


class RematchWished(Entry, frozen=True, tag="rematch-wished"):
    """Some seats want to play once more, or do not."""

    seats: list[int] = []
    wants: bool = True
    bandits: Literal["same", "new"] = "same"


class Rematched(Entry, frozen=True, tag="rematched"):
    """These seats go on at another table. Old logs do not say who: all of them did."""

    table: str = ""
    seats: list[int] = []
    bandits: Literal["same", "new"] = "same"


class HintAsked(Entry, frozen=True, tag="hint-asked"):
    """A seat that was asked wanted a hint, or one more step of it."""

    seat: int = 0


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Something was here that is not kept of a finished game: what was said, who minded the table."""


AnyEntry = (
    Created | Seated | SeatChanged | NonceGiven | NonceCommitted | StartCalled | NonceRevealed
    | BotSeated | SeatEmptied | SettingsChanged | Started | StartedAnew | StartedElsewhere
    | Answered | Exchanged | Spoke | HandedOver | GivenBack | PauseWanted | PauseDropped | Leased | LinkMade
    | DeviceOpened | RematchWished | Rematched | HintAsked | Forgotten
)  # fmt: skip

KINDS: tuple[str, ...] = tuple(str(entry.__struct_config__.tag) for entry in get_args(AnyEntry))
"""All kinds of entries by name."""

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
