"""All that is known of a table, and what can be asked of it."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import UNSET

from folsom.core import bits
from folsom.core.fairness import Proof
from folsom.core.transcript import Transcript
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.messages import Said
from folsom.server.protocol.table_state import Settings, TableState, You
from folsom.server.protocol.terms import KEPT_DAYS, Phase
from folsom.server.tables import clocks, entries
from folsom.server.tables.entries import AnyEntry, SeatTime
from folsom.server.tables.games import AnyGame
from folsom.server.tables.seat import Seat
from folsom.server.tables.who_sees import SeenSoFar

MAX_CHAT = 50
NO_SETTINGS = Settings("", 2)


@dataclass(slots=True, eq=False)
class TableFacts:
    """What the log says up to `number`, its last entry. Asking changes nothing.

    A server keeps thousands: what most tables never need takes no room.
    """

    id: str
    secret: bytes
    kept_days: int = KEPT_DAYS
    number: int = -1
    at: int = 0
    created: int = 0
    settings: Settings = NO_SETTINGS
    rules_version: int = 0
    commitment: str = ""
    seats: list[Seat] = field(default_factory=list)
    host_keys: set[str] = field(default_factory=set)
    start_called: bool = False
    n_starts: int = 0
    n_broken_starts: int = 0
    is_begun: bool = False
    game: AnyGame | None = None
    is_over: bool = False
    carried_seed: str = ""
    """Where the game was begun in somebody's browser: the seed that it drew."""
    broken: str | None = None
    owner: str | None = None
    epoch: int = 0
    times: list[SeatTime] = field(default_factory=list)
    last_answer_at: int = 0
    wants_pause: set[int] = field(default_factory=set)
    is_paused: bool = False
    rematch: str | None = None
    rematch_wanted: frozenset[int] = frozenset()
    rematch_declined: frozenset[int] = frozenset()
    rematch_bandits: Literal["same", "new"] | None = None
    links: dict[str, entries.LinkMade] = field(default_factory=dict)
    hands_of: dict[str, int] = field(default_factory=dict)
    """The seats that each key has opened since the game began, also those that were left since, as bits."""
    chat: list[Said] = field(default_factory=list)
    """The last that was said."""
    n_said: dict[int, int] = field(default_factory=dict)
    n_taken_back: dict[int, int] = field(default_factory=dict)
    hint_steps: dict[int, int] = field(default_factory=dict)
    """How many steps of a hint each seat has asked for, of the decision that is before it."""
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    seen: SeenSoFar = field(default_factory=SeenSoFar)
    _options: dict[str, Any] = field(default_factory=dict)
    _answers: list[tuple[int, int]] = field(default_factory=list)
    _told_outcome: dict[str, Any] | None = None

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.broken:
            return "broken"
        if not self.is_begun:
            return "revealing" if self.start_called else "gathering"
        if self.is_over:
            return "over"
        if self.game is None:
            return "stopped"
        return "paused" if self.is_paused else "playing"

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return [] if self.game is None or self.broken else bits.members(self.game.asked_mask())

    @property
    def outcome(self) -> object:
        """The result: as the game tells it, or as it was told then, under rules that are not known any more."""
        return self._told_outcome if self.game is None else self.game.outcome

    def seats_of(self, keys: Iterable[str]) -> list[int]:
        """The seats that any of these keys open."""
        presented = set(keys)
        return [seat.number for seat in self.seats if not presented.isdisjoint(seat.keys)]

    def knows(self, keys: frozenset[str]) -> bool:
        """Whether any of these keys is its host's or opens a seat."""
        return self.is_host(keys) or bool(self.seats_of(keys))

    def opens(self, keys: frozenset[str], seat: int) -> bool:
        """Whether any of these keys opens that seat."""
        return seat < len(self.seats) and not keys.isdisjoint(self.seats[seat].keys)

    def is_host(self, keys: Iterable[str]) -> bool:
        """Whether any of these keys is the host's."""
        return not self.host_keys.isdisjoint(keys)

    def you(self, keys: Iterable[str]) -> You:
        """What these keys are worth."""
        presented = set(keys)
        hands = sorted(self.hands_seen(presented))
        return You(self.seats_of(presented), self.is_host(presented), hands)

    def hands_seen(self, keys: Iterable[str]) -> set[int]:
        """The seats whose hands any of these keys has shown in this game."""
        return {seat for key in keys for seat in bits.members(self.hands_of.get(key, 0))}

    @property
    def has_hints(self) -> bool:
        """Whether hints may be asked for: as the host has it, else where one person plays alone."""
        if self.settings.hints is not UNSET:
            return self.settings.hints
        others = [seat for seat in self.seats if seat.kind != "bot" or seat.is_free]
        return len(others) == 1 and others[0].kind == "person"

    def persons(self) -> list[int]:
        """The seats of people who play for themselves now."""
        return [
            seat.number for seat in self.seats if seat.kind == "person" and not seat.bot_plays_on
        ]

    def unrevealed(self) -> list[int]:
        """The seats whose persons have yet to tell their nonces."""
        return [seat.number for seat in self.seats if seat.kind == "person" and not seat.nonce]

    def timed(self) -> list[int]:
        """The seats whose clocks run: people's, also while a bot plays on, and those that people left."""
        return [seat.number for seat in self.seats if seat.kind == "person" or seat.is_free]

    def proof(self) -> Proof:
        """The server's secret and everyone's nonce: the seed follows. Bots add nothing."""
        nonces = tuple(_read_nonce(seat) for seat in self.seats)
        # Where no start was called, an old server took nonces that nobody had committed to.
        return Proof(
            self.secret, nonces, self.id if self.start_called else "", self.n_broken_starts
        )

    @property
    def seed(self) -> bytes:
        """What the game was dealt from: drawn by all together, or by the browser that it came from."""
        return bytes.fromhex(self.carried_seed) if self.carried_seed else self.proof().seed

    def transcript(self) -> Transcript:
        """The game as far as it went; under rules that are not known here every answer names its seat."""
        proof = None if self.carried_seed else self.proof()
        if self.game is not None:
            return self.game.transcript(proof)
        options = {"seats": self.settings.n_seats, **self._options}
        game, version = self.settings.game, self.rules_version
        return Transcript(game, version, self.seed, options, tuple(self._answers), proof)

    def shown(self) -> TableState:
        """The table as everyone sees it. The secret is told when the game is over, and not before."""
        hosts = [seat.number for seat in self.seats if not seat.keys.isdisjoint(self.host_keys)]
        return TableState(
            self.id,
            self.phase,
            self.settings,
            [seat.shown() for seat in self.seats],
            hosts[0] if hosts else None,
            self.asked,
            sorted(self.wants_pause),
            self.commitment,
            self.secret.hex() if self.is_over and not self.broken else None,
            self.rematch,
            self.created,
            self.rules_version,
            None if self.is_over else self.kept_days or None,
            self.n_starts,
            self.n_broken_starts,
            sorted(self.rematch_wanted),
            sorted(self.rematch_declined),
            self.has_hints or UNSET,
            bool(self.carried_seed) or UNSET,
        )

    def number_for(self, viewers: Collection[int], number: int | None = None) -> int:
        """The number of an entry (the last) as these seats count: without what they may not notice.

        Otherwise the numbers would tell how many cards somebody has put aside while others still choose.
        """
        return self.seen.number_for(viewers, self.number if number is None else number)

    def answer_for(self, viewers: Collection[int]) -> int:
        """The number of the next answer, counted likewise."""
        number = 0 if self.game is None else self.game.number
        return number - self.seen.n_hidden_from(viewers)

    def place_of(self, entry: AnyEntry) -> tuple[int, int]:
        """Where a new entry would stand in the log: its number, and its epoch, which each lease raises by one."""
        return self.number + 1, self.epoch + isinstance(entry, entries.Leased)

    def running(self, times: list[SeatTime], now: int) -> list[SeatTime]:
        """These clocks with the right ones running from now on."""
        if not times or self.game is None:
            return times
        return clocks.run(self.settings.clock, times, self.asked, self.timed(), now)


def _read_nonce(seat: Seat) -> bytes:
    """What a seat adds to the seed; old servers took nonces that cannot be read."""
    try:
        return bytes.fromhex(seat.nonce)
    except ValueError:
        raise Refusal(
            "seat/nonce-unreadable",
            f"the nonce of seat {seat.number} cannot be read; stand up there, and sit down again",
        ) from None
