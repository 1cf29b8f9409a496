"""A table, made from its log entry by entry. Nothing here reads a clock, draws lots or opens a socket."""

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Literal

from folsom.core import bits
from folsom.core.transcript import Proof
from folsom.server import clocks, entries
from folsom.server.entries import AnyEntry, SeatTime
from folsom.server.games import AnyGame, check_rules_version, new_game, rebuild_game
from folsom.server.messages import Phase, Said, SeatState, Settings, TableState, You

MAX_CHAT = 50


@dataclass(slots=True)
class Seat:
    """A place at the table, who sits there, and which keys open it."""

    number: int
    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: str = ""
    bandit: str | None = None
    level: str | None = None
    bot_plays_on: bool = False
    is_free: bool = False
    nonce: str = ""
    keys: set[str] = field(default_factory=set)

    @property
    def is_bots(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.bot_plays_on

    @property
    def is_ready(self) -> bool:
        """Whether the seat does not keep the game from starting."""
        return self.kind == "bot" or (self.kind == "person" and bool(self.nonce))

    def shown(self) -> SeatState:
        """The seat as everyone sees it."""
        return SeatState(
            self.number,
            self.kind,
            self.name,
            self.avatar,
            self.bandit,
            self.level,
            self.bot_plays_on,
            self.is_free,
            self.is_ready,
        )


class Table:
    """What the log says up to `number`, its last entry."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.id = table
        self._secret = secret
        self.number = -1
        self.at = 0
        self.created = 0
        self.settings = Settings("", 2)
        self.rules_version = 0
        self.commitment = ""
        self.seats: list[Seat] = []
        self.host_keys: set[str] = set()
        self.game: AnyGame | None = None
        self.is_over = False
        self.broken: str | None = None
        self.owner: str | None = None
        self.epoch = 0
        self.times: list[SeatTime] = []
        self.last_answer_at = 0
        self.wants_pause: set[int] = set()
        self.is_paused = False
        self.rematch: str | None = None
        self.links: dict[str, entries.LinkMade] = {}
        self.hands_of: dict[str, set[int]] = {}
        """The seats that each key has opened since the game began, also those that were left since."""
        self.chat: deque[Said] = deque(maxlen=MAX_CHAT)
        self.commands: dict[tuple[str, str], int] = {}
        self.quiet: list[tuple[int, int]] = []

    # ------------------------------------------------------------------ asking

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.broken:
            return "broken"
        if self.game is None:
            return "gathering"
        if self.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return [] if self.game is None or self.broken else bits.members(self.game.asked_mask())

    def seats_of(self, keys: Iterable[str]) -> list[int]:
        """The seats that any of these keys open."""
        presented = set(keys)
        return [seat.number for seat in self.seats if not presented.isdisjoint(seat.keys)]

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

    def timed(self) -> list[int]:
        """The seats whose clocks run: people's, also while a bot plays on, and those that people left."""
        return [seat.number for seat in self.seats if seat.kind == "person" or seat.is_free]

    def proof(self) -> Proof:
        """The server's secret and everyone's nonce: the seed follows. Bots add nothing."""
        return Proof(self._secret, tuple(bytes.fromhex(seat.nonce) for seat in self.seats))

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
            self._secret.hex() if self.is_over and not self.broken else None,
            self.rematch,
            self.created,
        )

    def number_for(self, viewers: Collection[int], number: int | None = None) -> int:
        """The number of an entry (the last) as these seats count: without what they may not notice.

        Otherwise the numbers would tell how many cards somebody has put aside while others still choose.
        """
        last = self.number if number is None else number
        if not self.quiet:
            return last
        return last - sum(n <= last and seat not in viewers for n, seat in self.quiet)

    def answer_for(self, viewers: Collection[int]) -> int:
        """The number of the next answer, counted likewise."""
        number = 0 if self.game is None else self.game.number
        return number - sum(seat not in viewers for _, seat in self.quiet) if self.quiet else number

    def running(self, times: list[SeatTime], now: int) -> list[SeatTime]:
        """These clocks with the right ones running from now on."""
        if not times or self.game is None:
            return times
        return clocks.run(self.settings.clock, times, self.asked, self.timed(), now)

    # ------------------------------------------------------------------ following the log

    def replay(self, log: Iterable[tuple[int, int, AnyEntry]]) -> None:
        """Follow a whole log (number, epoch, entry) quickly: the answers are trusted and played at once."""
        answers: list[tuple[int, int]] = []
        try:
            for number, epoch, entry in log:
                if isinstance(entry, entries.Answered):
                    answers.append((entry.seat, entry.option))
                    self._note(number, epoch, entry)
                    self._note_answer(entry)
                else:
                    self._follow(number, epoch, entry)
            if self.game is not None:
                self.game = rebuild_game(self.game, answers)
                self.is_over = self.game.is_over
        except Exception as error:
            self.broken = f"{type(error).__name__}: {error}"
            raise

    def follow(
        self, number: int, epoch: int, entry: AnyEntry, played: AnyGame | None = None
    ) -> None:
        """Follow one more entry. `played` is the game after it, where the caller has played it already."""
        try:
            if isinstance(entry, entries.Answered):
                assert self.game is not None
                self._note(number, epoch, entry)
                self._note_answer(entry)
                if played is None:
                    self.game.answer(entry.option, entry.seat)
                else:
                    self.game = played
                self.is_over = self.game.is_over
            else:
                self._follow(number, epoch, entry)
        except Exception as error:
            self.broken = f"{type(error).__name__}: {error}"
            raise

    def _note(self, number: int, epoch: int, entry: AnyEntry) -> None:
        """What every entry has."""
        assert number == self.number + 1, f"log of {self.id}: {number} follows {self.number}"
        self.number, self.at, self.epoch = number, entry.at, epoch
        if entry.command:
            self.commands[entry.actor, entry.command] = number

    def _note_answer(self, entry: entries.Answered) -> None:
        self.last_answer_at = entry.at
        self.times = entry.times or self.times
        if entry.quiet:
            self.quiet.append((self.number, entry.seat))

    def _follow(self, number: int, epoch: int, entry: AnyEntry) -> None:
        """Everything but answers."""
        self._note(number, epoch, entry)
        match entry:
            case entries.Created():
                self._create(entry)
            case entries.SettingsChanged(settings=settings):
                self._set_seats(settings)
            case entries.Seated():
                seat = self.seats[entry.seat]
                seat.kind, seat.level, seat.bot_plays_on = "person", None, False
                seat.name, seat.avatar, seat.bandit = entry.name, entry.avatar, entry.bandit
                seat.keys = set(entry.keys)
                # A seat that is taken over in mid-game adds nothing to a seed that is made already.
                seat.nonce = entry.nonce if self.game is None else seat.nonce
                seat.is_free = False
                self._times_of_change(entry.times)
                self._note_hands()
            case entries.SeatChanged():
                seat = self.seats[entry.seat]
                seat.name, seat.avatar, seat.bandit = entry.name, entry.avatar, entry.bandit
            case entries.NonceGiven():
                self.seats[entry.seat].nonce = entry.nonce
            case entries.BotSeated():
                self.seats[entry.seat] = Seat(entry.seat, "bot", level=entry.level)
            case entries.SeatEmptied():
                self._leave(entry.seat)
                self.seats[entry.seat] = Seat(entry.seat)
            case entries.Started():
                self._start(entry)
                self._note_hands()
            case entries.Spoke():
                name = self.seats[entry.seat].name
                self.chat.append(Said(number, entry.at, entry.seat, name, entry.text))
            case entries.HandedOver():
                if entry.why == "left":
                    self._leave(entry.seat)
                    self.seats[entry.seat] = Seat(
                        entry.seat, "bot", nonce=self.seats[entry.seat].nonce, is_free=True
                    )
                self.seats[entry.seat].level = entry.level
                self.seats[entry.seat].bot_plays_on = entry.why != "left"
                self.wants_pause.discard(entry.seat)
                self._times_of_change(entry.times)
            case entries.GivenBack():
                self.seats[entry.seat].bot_plays_on = False
                self.seats[entry.seat].level = None
                self._times_of_change(entry.times)
            case entries.PauseWanted():
                self.wants_pause.add(entry.seat)
                self.is_paused = set(self.persons()) <= self.wants_pause
                self._times_of_change(entry.times)
            case entries.PauseDropped():
                self.wants_pause = set() if self.is_paused else self.wants_pause - {entry.seat}
                self.is_paused = False
                self._times_of_change(entry.times)
            case entries.Leased():
                self.owner = entry.server or None
            case entries.LinkMade():
                self.links = {
                    token: link for token, link in self.links.items() if link.expires > entry.at
                }
                self.links[entry.token] = entry
            case entries.DeviceOpened():
                self._open_device(entry)
                self._note_hands()
            case entries.Rematched():
                self.rematch = entry.table

    def _create(self, entry: entries.Created) -> None:
        self.created = entry.at
        self.commitment = entry.commitment
        self.rules_version = entry.rules_version
        self.host_keys = set(entry.keys)
        self._set_seats(entry.settings)
        for bot in entry.bots:
            self.seats[bot.seat] = Seat(bot.seat, "bot", level=bot.level)

    def _set_seats(self, settings: Settings) -> None:
        self.settings = settings
        self.seats = self.seats[: settings.n_seats]
        self.seats += [Seat(number) for number in range(len(self.seats), settings.n_seats)]

    def _start(self, entry: entries.Started) -> None:
        check_rules_version(self.settings.game, self.rules_version)
        self.game = new_game(self.settings, entry.options, self.proof().seed)
        self.owner = entry.server
        self.last_answer_at = entry.at
        self.times = entry.times

    def _times_of_change(self, times: list[SeatTime]) -> None:
        self.times = times or self.times

    def _note_hands(self) -> None:
        """Whoever can open a seat in a game has seen its hand."""
        if self.game is not None:
            for seat in self.seats:
                for key in seat.keys:
                    self.hands_of.setdefault(key, set()).add(seat.number)

    def _leave(self, seat: int) -> None:
        """A person goes for good; a host's powers pass to the first person who stays."""
        gone = self.seats[seat].keys
        self.links = {token: link for token, link in self.links.items() if link.actor not in gone}
        elsewhere: set[str] = set().union(
            *(other.keys for other in self.seats if other.number != seat)
        )
        if gone & self.host_keys and not (elsewhere & self.host_keys):
            heirs = [other.keys for other in self.seats if other.number != seat and other.keys]
            self.host_keys = set(heirs[0]) if heirs else self.host_keys

    def _open_device(self, entry: entries.DeviceOpened) -> None:
        maker = self.links.pop(entry.token).actor
        for seat in self.seats:
            if maker in seat.keys:
                seat.keys.add(entry.key)
        if maker in self.host_keys:
            self.host_keys.add(entry.key)
