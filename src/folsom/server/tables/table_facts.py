"""All that is known of a table, and what can be asked of it."""

from collections import Counter, deque
from collections.abc import Collection, Iterable
from typing import Any, Literal

from folsom.core import bits
from folsom.core.fairness import Proof
from folsom.core.transcript import Transcript
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.messages import KEPT_DAYS, Phase, Said, Settings, TableState, You
from folsom.server.tables import clocks, entries
from folsom.server.tables.entries import AnyEntry, SeatTime
from folsom.server.tables.games import AnyGame
from folsom.server.tables.seat import Seat
from folsom.server.tables.who_sees import SeenSoFar

MAX_CHAT = 50


class TableFacts:
    """What the log says up to `number`, its last entry. Asking changes nothing."""

    def __init__(self, table: str, secret: bytes, kept_days: int = KEPT_DAYS) -> None:
        self.id = table
        self.kept_days = kept_days
        self.secret = secret
        self.number = -1
        self.at = 0
        self.created = 0
        self.settings = Settings("", 2)
        self.rules_version = 0
        self.commitment = ""
        self.seats: list[Seat] = []
        self.host_keys: set[str] = set()
        self.start_called = False
        self.n_starts = 0
        self.n_broken_starts = 0
        self.is_begun = False
        self.game: AnyGame | None = None
        self.is_over = False
        self._options: dict[str, Any] = {}
        self._answers: list[tuple[int, int]] = []
        self._told_outcome: dict[str, Any] | None = None
        self.broken: str | None = None
        self.owner: str | None = None
        self.epoch = 0
        self.times: list[SeatTime] = []
        self.last_answer_at = 0
        self.wants_pause: set[int] = set()
        self.is_paused = False
        self.rematch: str | None = None
        self.rematch_wanted: set[int] = set()
        self.rematch_declined: set[int] = set()
        self.rematch_bandits: Literal["same", "new"] | None = None
        self.links: dict[str, entries.LinkMade] = {}
        self.hands_of: dict[str, set[int]] = {}
        """The seats that each key has opened since the game began, also those that were left since."""
        self.chat: deque[Said] = deque(maxlen=MAX_CHAT)
        self.n_said: Counter[int] = Counter()
        self.n_taken_back: Counter[int] = Counter()
        self.commands: dict[tuple[str, str], int] = {}
        self.seen = SeenSoFar()

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
        return {seat for key in keys for seat in self.hands_of.get(key, ())}

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

    def transcript(self) -> Transcript:
        """The game as far as it went; under rules that are not known here every answer names its seat."""
        if self.game is not None:
            return self.game.transcript(self.proof())
        proof = self.proof()
        options = {"seats": self.settings.n_seats, **self._options}
        game, version = self.settings.game, self.rules_version
        return Transcript(game, version, proof.seed, options, tuple(self._answers), proof)

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
