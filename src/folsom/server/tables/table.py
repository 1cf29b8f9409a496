"""A table, made from its log entry by entry. Nothing here reads a clock, draws lots or opens a socket."""

from collections.abc import Iterable
from sys import intern

from msgspec import UNSET
from msgspec.structs import replace

from folsom.core.decision import TAKE_BACK
from folsom.server.protocol.messages import Said
from folsom.server.protocol.table_state import Settings
from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry, SeatTime
from folsom.server.tables.games import AnyGame, knows_rules, new_game, rebuild_game
from folsom.server.tables.instead import played_instead
from folsom.server.tables.seat import Seat
from folsom.server.tables.table_facts import MAX_CHAT, TableFacts

BREAK_OFF_A_START = (
    entries.Seated,
    entries.NonceCommitted,
    entries.BotSeated,
    entries.SeatEmptied,
    entries.SettingsChanged,
)
"""Whatever the deal depends on is fixed when the start is called; if it changes, the start is off."""


class Table(TableFacts):
    """Follows the log: the only way in which anything about a table changes."""

    __slots__ = ()

    def replay(self, log: Iterable[tuple[int, int, AnyEntry]]) -> None:
        """Follow a whole log (number, epoch, entry) quickly: the answers are trusted and played at once."""
        answers: list[entries.Answered] = []
        try:
            for number, epoch, entry in log:
                if isinstance(entry, entries.Answered):
                    answers.append(entry)
                    self._note(number, epoch, entry)
                    self._note_answer(entry)
                elif isinstance(entry, entries.Exchanged):
                    self._note(number, epoch, entry)
                    self._note_taken_back(entry.seat)
                    answers[-1] = replace(answers[-1], option=entry.option)
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
            elif isinstance(entry, entries.Exchanged):
                self._note(number, epoch, entry)
                self._note_taken_back(entry.seat)
                self._exchange(entry, played)
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

    def _exchange(self, entry: entries.Exchanged, played: AnyGame | None) -> None:
        if self.game is None:
            self._answers[-1] = (entry.seat, entry.option)
        else:
            self.game = played or played_instead(self.game, entry.option)
            self.seen.show(self.game)

    def _note(self, number: int, epoch: int, entry: AnyEntry) -> None:
        """What every entry has."""
        assert number == self.number + 1, f"log of {self.id}: {number} follows {self.number}"
        self.number, self.at, self.epoch = number, entry.at, epoch
        self.seen.note(number, entry)
        if entry.command:
            self.commands[intern(entry.actor), entry.command] = number

    def _note_answer(self, entry: entries.Answered) -> None:
        self.hint_steps.pop(entry.seat, None)
        if entry.option == TAKE_BACK:
            self._note_taken_back(entry.seat)
        self.times = entry.times or self.times
        if not entry.quiet:
            self.last_answer_at = entry.at
        if entry.outcome is not None:
            self._told_outcome, self.is_over = entry.outcome, True

    def _note_taken_back(self, seat: int) -> None:
        self.n_taken_back[seat] = self.n_taken_back.get(seat, 0) + 1

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
                self._sit_down(entry)
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
                self.n_said[entry.seat] = self.n_said.get(entry.seat, 0) + 1
                self.chat = [*self.chat[1 - MAX_CHAT :], self._said(number, entry)]
            case entries.HandedOver():
                self._hand_over(entry)
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
            case entries.RematchWished():
                self._note_wish(entry)
            case entries.Rematched():
                self.rematch = entry.table
                self.rematch_wanted |= set(entry.seats)
                self.rematch_declined -= set(entry.seats)
            case entries.HintAsked():
                self.seats[entry.seat].n_hints += 1
                self.hint_steps[entry.seat] = self.hint_steps.get(entry.seat, 0) + 1

    def _sit_down(self, entry: entries.Seated) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.level, seat.bot_plays_on = "person", None, False
        seat.name, seat.avatar, seat.bandit = entry.name, entry.avatar, entry.bandit
        seat.keys = set(map(intern, entry.keys))
        # A seat that is taken over in mid-game adds nothing to a seed that is made already.
        if not self.is_begun:
            seat.commitment, seat.nonce = entry.commitment, entry.nonce
        seat.is_free = False

    def _hand_over(self, entry: entries.HandedOver) -> None:
        """A bot plays on; of who left, only what the seed and the count of hints need is kept."""
        if entry.why == "left":
            self._leave(entry.seat)
            left = self.seats[entry.seat]
            self.seats[entry.seat] = Seat(
                left.number,
                "bot",
                is_free=True,
                commitment=left.commitment,
                nonce=left.nonce,
                n_hints=left.n_hints,
            )
        self.seats[entry.seat].level = entry.level
        self.seats[entry.seat].bot_plays_on = entry.why != "left"
        self.wants_pause.discard(entry.seat)
        self.is_paused = self.is_paused or entry.pauses

    def _create(self, entry: entries.Created) -> None:
        self.created = entry.at
        self.commitment = entry.commitment
        self.rules_version = entry.rules_version
        self.host_keys = set(map(intern, entry.keys))
        self._set_seats(entry.settings)
        for bot in entry.bots:
            self.seats[bot.seat] = Seat(bot.seat, "bot", level=bot.level, bandit=bot.bandit)

    def _note_wish(self, entry: entries.RematchWished) -> None:
        """Who wants a rematch, who does not; the first who asks says with which bandits."""
        said = frozenset(entry.seats)
        self.rematch_wanted -= said
        self.rematch_declined -= said
        if entry.wants:
            self.rematch_wanted |= said
            self.rematch_bandits = self.rematch_bandits or entry.bandits
        else:
            self.rematch_declined |= said

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
        if isinstance(entry, entries.StartedElsewhere):
            self.carried_seed = entry.seed
        game, version = self.settings.game, self.rules_version
        if knows_rules(game, version):
            self.game = new_game(self.settings, entry.options, self.seed, version)
            self.seen.show(self.game)
        self.owner = entry.server
        self.last_answer_at = entry.at
        self.times = entry.times

    def _said(self, number: int, entry: entries.Spoke) -> Said:
        seat = None if entry.seat == entries.SPECTATOR else entry.seat
        name = entry.name if seat is None else self.seats[seat].name
        return Said(number, entry.at, seat, name, entry.text, entry.phrase or UNSET)

    def _times_of_change(self, times: list[SeatTime]) -> None:
        self.times = times or self.times

    def _note_hands(self) -> None:
        """Whoever can open a seat in a game has seen its hand."""
        if self.is_begun:
            for seat in self.seats:
                for key in seat.keys:
                    self.hands_of[key] = self.hands_of.get(key, 0) | 1 << seat.number

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
