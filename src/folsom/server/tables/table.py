"""A table, made from its log entry by entry. Nothing here reads a clock, draws lots or opens a socket."""

from collections import Counter, deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.core.fairness import Proof
from folsom.core.transcript import Transcript
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.messages import (
    KEPT_DAYS,
    Phase,
    Said,
    SeatState,
    Settings,
    TableState,
    You,
)
from folsom.server.tables import clocks, entries
from folsom.server.tables.entries import AnyEntry, SeatTime
from folsom.server.tables.games import AnyGame, knows_rules, new_game, rebuild_game
from folsom.server.tables.who_sees import SeenSoFar

MAX_CHAT = 50
BREAK_OFF_A_START = (
    entries.Seated,
    entries.NonceCommitted,
    entries.BotSeated,
    entries.SeatEmptied,
    entries.SettingsChanged,
)
"""Whatever the deal depends on is fixed when the start is called; if it changes, the start is off."""


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
    commitment: str = ""
    nonce: str = ""
    keys: set[str] = field(default_factory=set)

    @property
    def is_bots(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.bot_plays_on

    @property
    def is_ready(self) -> bool:
        """Whether the seat does not keep the host from calling the start."""
        return self.kind == "bot" or (self.kind == "person" and bool(self.commitment))

    @property
    def has_revealed(self) -> bool:
        """Whether the nonce is told that the seat had committed to."""
        return bool(self.commitment and self.nonce)

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
            self.commitment or None,
            self.has_revealed,
        )


class Table:
    """What the log says up to `number`, its last entry."""

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
        self.links: dict[str, entries.LinkMade] = {}
        self.hands_of: dict[str, set[int]] = {}
        """The seats that each key has opened since the game began, also those that were left since."""
        self.chat: deque[Said] = deque(maxlen=MAX_CHAT)
        self.n_said: Counter[int] = Counter()
        self.n_taken_back: Counter[int] = Counter()
        self.commands: dict[tuple[str, str], int] = {}
        self.seen = SeenSoFar()

    # ------------------------------------------------------------------ asking

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

    # ------------------------------------------------------------------ following the log

    def replay(self, log: Iterable[tuple[int, int, AnyEntry]]) -> None:
        """Follow a whole log (number, epoch, entry) quickly: the answers are trusted and played at once."""
        answers: list[entries.Answered] = []
        try:
            for number, epoch, entry in log:
                if isinstance(entry, entries.Answered):
                    answers.append(entry)
                    self._note(number, epoch, entry)
                    self._note_answer(entry)
                else:
                    self._follow(number, epoch, entry)
            if self.game is not None:
                self._rebuild(self.game, answers)
            else:
                self._answers = [(entry.seat, entry.option) for entry in answers]
        except Exception as error:
            self.broken = f"{type(error).__name__}: {error}"
            raise

    def follow(
        self, number: int, epoch: int, entry: AnyEntry, played: AnyGame | None = None
    ) -> None:
        """Follow one more entry. `played` is the game after it, where the caller has played it already."""
        try:
            if isinstance(entry, entries.Answered):
                self._note(number, epoch, entry)
                self._note_answer(entry)
                if self.game is None:
                    self._answers.append((entry.seat, entry.option))
                else:
                    self._play(self.game, entry, played)
            else:
                self._follow(number, epoch, entry)
        except Exception as error:
            self.broken = f"{type(error).__name__}: {error}"
            raise

    def _rebuild(self, fresh: AnyGame, answers: list[entries.Answered]) -> None:
        """All answers at once, up to the last one that everyone was told of; then the others one by one."""
        n_told = len(answers)
        while n_told and answers[n_told - 1].quiet:
            n_told -= 1
        self.game = rebuild_game(fresh, [(entry.seat, entry.option) for entry in answers[:n_told]])
        self.seen.show(self.game)
        for entry in answers[n_told:]:
            self._play(self.game, entry)
        self.is_over = self.game.is_over

    def _play(
        self, before: AnyGame, entry: entries.Answered, played: AnyGame | None = None
    ) -> None:
        if played is None:
            # After a quiet answer the others go on looking at the game as it was.
            played = before.copy() if entry.quiet else before
            played.answer(entry.option, entry.seat)
        self.game = played
        self.seen.show(self.game, only_to=entry.seat if entry.quiet else None)
        self.is_over = self.game.is_over

    def _note(self, number: int, epoch: int, entry: AnyEntry) -> None:
        """What every entry has."""
        assert number == self.number + 1, f"log of {self.id}: {number} follows {self.number}"
        self.number, self.at, self.epoch = number, entry.at, epoch
        self.seen.note(number, entry)
        if entry.command:
            self.commands[entry.actor, entry.command] = number

    def _note_answer(self, entry: entries.Answered) -> None:
        self.n_taken_back[entry.seat] += entry.option == TAKE_BACK
        self.times = entry.times or self.times
        if not entry.quiet:
            self.last_answer_at = entry.at
        if entry.outcome is not None:
            self._told_outcome, self.is_over = entry.outcome, True

    def _follow(self, number: int, epoch: int, entry: AnyEntry) -> None:
        """Everything but answers."""
        self._note(number, epoch, entry)
        if isinstance(entry, BREAK_OFF_A_START):
            self._break_off_start()
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
                if not self.is_begun:
                    seat.commitment, seat.nonce = entry.commitment, entry.nonce
                seat.is_free = False
                self._times_of_change(entry.times)
                self._note_hands()
            case entries.SeatChanged():
                seat = self.seats[entry.seat]
                seat.name, seat.avatar, seat.bandit = entry.name, entry.avatar, entry.bandit
            case entries.NonceCommitted():
                self.seats[entry.seat].commitment = entry.commitment
                self.seats[entry.seat].nonce = ""
            case entries.StartCalled():
                self.start_called = True
                self.n_starts += 1
            case entries.NonceGiven() | entries.NonceRevealed():
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
                self.n_said[entry.seat] += 1
                self.chat.append(Said(number, entry.at, entry.seat, name, entry.text))
            case entries.HandedOver():
                if entry.why == "left":
                    self._leave(entry.seat)
                    left = self.seats[entry.seat]
                    self.seats[entry.seat] = Seat(
                        left.number,
                        "bot",
                        is_free=True,
                        commitment=left.commitment,
                        nonce=left.nonce,
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

    def _break_off_start(self) -> None:
        """Who is to play, or how, has changed while nonces were being told: those that are told count no more."""
        if not self.start_called or self.is_begun:
            return
        self.start_called = False
        told = [seat for seat in self.seats if seat.has_revealed]
        self.n_broken_starts += bool(told)
        for seat in told:
            seat.commitment = seat.nonce = ""

    def _start(self, entry: entries.Started) -> None:
        self.is_begun = True
        self._options = entry.options
        if isinstance(entry, entries.StartedAnew):
            self.rules_version = entry.rules_version
        if entry.seat is not None:
            self.seats[entry.seat].nonce = entry.nonce
        game, version = self.settings.game, self.rules_version
        if knows_rules(game, version):
            self.game = new_game(self.settings, entry.options, self.proof().seed, version)
            self.seen.show(self.game)
        self.owner = entry.server
        self.last_answer_at = entry.at
        self.times = entry.times

    def _times_of_change(self, times: list[SeatTime]) -> None:
        self.times = times or self.times

    def _note_hands(self) -> None:
        """Whoever can open a seat in a game has seen its hand."""
        if self.is_begun:
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


def _read_nonce(seat: Seat) -> bytes:
    """What a seat adds to the seed; old servers took nonces that cannot be read."""
    try:
        return bytes.fromhex(seat.nonce)
    except ValueError:
        raise Refusal(
            "seat/nonce-unreadable",
            f"the nonce of seat {seat.number} cannot be read; stand up there, and sit down again",
        ) from None
