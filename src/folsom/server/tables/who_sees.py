"""Who may see an entry, and what each has seen so far: a part of a secret choice is noticed by nobody else."""

from collections.abc import Collection
from dataclasses import dataclass, field

from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import AnyGame

SILENT = (entries.Leased, entries.LinkMade, entries.DeviceOpened, entries.Forgotten)
"""Entries that nobody at the table needs to hear of."""


def is_seen_by(entry: AnyEntry, viewers: Collection[int]) -> bool:
    """Whether somebody with these seats hears of an entry."""
    if isinstance(entry, entries.Answered):
        return not entry.quiet or entry.seat in viewers
    if isinstance(entry, entries.Exchanged):
        return entry.seat in viewers
    return not isinstance(entry, SILENT)


@dataclass(slots=True)
class SeenSoFar:
    """The last moment of each seat, and of everybody: its number, when it was, and the game as it was then.

    Whoever was not told of the last answers is shown the game from before them, so that nothing of them can be
    noticed: not from numbers or moments, and not from what happened last.
    """

    at: int = 0
    game: AnyGame | None = None
    quiet: list[tuple[int, int]] = field(default_factory=list)
    """The numbers of the answers that only one seat was told of, and the seat."""
    exchanged: list[tuple[int, int]] = field(default_factory=list)
    """The same of what was answered instead: these are no answers more."""
    own_at: dict[int, int] = field(default_factory=dict)
    own_game: dict[int, AnyGame] = field(default_factory=dict)

    def note(self, number: int, entry: AnyEntry) -> None:
        """One more entry."""
        if isinstance(entry, entries.Answered) and entry.quiet:
            self.quiet.append((number, entry.seat))
            self.own_at[entry.seat] = entry.at
        elif isinstance(entry, entries.Exchanged):
            self.exchanged.append((number, entry.seat))
            self.own_at[entry.seat] = entry.at
        elif is_seen_by(entry, ()):
            self.at = entry.at

    def show(self, game: AnyGame, only_to: int | None = None) -> None:
        """The game after an answer that everyone, or only one seat, was told of."""
        if only_to is None:
            self.game = game
            self.own_game.clear()
        else:
            self.own_game[only_to] = game

    def number_for(self, viewers: Collection[int], number: int) -> int:
        """The number of an entry as these seats count."""
        if not self.quiet and not self.exchanged:
            return number
        unseen = (*self.quiet, *self.exchanged)
        return number - sum(n <= number and seat not in viewers for n, seat in unseen)

    def n_hidden_from(self, viewers: Collection[int]) -> int:
        """How many answers these seats were not told of."""
        return sum(seat not in viewers for _, seat in self.quiet) if self.quiet else 0

    def at_for(self, viewers: Collection[int]) -> int:
        """When these seats were last told anything."""
        return max(self.at, *(self.own_at.get(seat, 0) for seat in viewers), 0)

    def game_for(self, viewers: Collection[int]) -> AnyGame | None:
        """The game as these seats know it: after the last answer they were told of."""
        own = [self.own_game[seat] for seat in viewers if seat in self.own_game]
        return max(own, key=lambda game: game.number) if own else self.game
