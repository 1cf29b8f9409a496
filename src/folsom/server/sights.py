"""Messages as each seat may see them, made from a table right after an entry of its log.

The same entry gives the same bytes on every server and at every time, so any of them can send what a
client missed.
"""

from collections.abc import Collection

import msgspec
from msgspec import Raw

from folsom.server import clocks, entries
from folsom.server.entries import AnyEntry
from folsom.server.games import AnyGame
from folsom.server.messages import (
    VERSION,
    Closing,
    Moment,
    Said,
    SeatClock,
    Seen,
    ServerMessage,
    Sight,
    TableChanged,
    TableState,
    Update,
    Welcome,
    You,
)
from folsom.server.table import Table

Viewers = tuple[int, ...]
"""The seats of a client; none for spectators."""

NULL = Raw(b"null")
SILENT = (entries.Leased, entries.LinkMade, entries.DeviceOpened)
"""Entries that nobody at the table needs to hear of."""

RESTARTING = Closing("server/restarting", "connect again: another server, or this one, goes on")

encode = msgspec.json.Encoder().encode


def raw(thing: object) -> Raw:
    """Something of a game as JSON, ready to be put into a message."""
    return Raw(encode(thing))


def sight(table: Table, seat: int | None) -> Sight:
    """What a seat sees at a table now."""
    assert table.game is not None
    return sight_of(table.game, seat)


def sight_of(game: AnyGame, seat: int | None) -> Sight:
    """What a seat sees of a game now."""
    is_asked = seat is not None and bool(game.asked_mask() >> seat & 1)
    return Sight(
        seat,
        events_of(game, seat),
        view_of(game, seat),
        raw(game.decision_of(seat)) if is_asked and seat is not None else NULL,
        seat is not None and game.can_take_back(seat),
    )


def events_of(game: AnyGame, seat: int | None) -> Raw:
    """What just happened, as a seat may see it, as JSON."""
    quickly = game.happened_as_json(seat)
    return raw(game.happened(seat)) if quickly is None else Raw(quickly)


def view_of(game: AnyGame, seat: int | None) -> Raw:
    """A seat's view as JSON."""
    quickly = game.view_as_json(seat)
    return raw(game.view(seat)) if quickly is None else Raw(quickly)


class Broadcast:
    """The message of one entry for all who watch; what several of them share is made once."""

    def __init__(self, table: Table, entry: AnyEntry) -> None:
        self._table = table
        self._entry = entry
        self._sights: dict[int | None, Sight] = {}
        self._encoded: dict[Viewers, bytes] = {}
        self._common: tuple[list[int], list[SeatClock], Raw] | None = None

    def is_silent_for(self, viewers: Viewers) -> bool:
        """Whether a client with these seats is told nothing."""
        entry = self._entry
        if isinstance(entry, entries.Answered):
            return entry.quiet and entry.seat not in viewers
        return isinstance(entry, SILENT)

    def bytes_for(self, viewers: Viewers) -> bytes:
        """The message for a client with these seats."""
        found = self._encoded.get(viewers)
        if found is None:
            found = self._encoded[viewers] = encode(self.message_for(viewers))
        return found

    def message_for(self, viewers: Viewers) -> ServerMessage:
        """The same, not yet encoded."""
        table, entry = self._table, self._entry
        match entry:
            case entries.Answered():
                changed = table.shown() if table.is_over else msgspec.UNSET
                return self._update(viewers, entry.seat, entry.by_bot, changed)
            case entries.Started():
                return self._update(viewers, None, False, table.shown())
            case entries.Spoke():
                return said_to(table, table.chat[-1], viewers)
        seat = getattr(entry, "seat", None)
        change = str(type(entry).__struct_config__.tag)
        times = clocks.shown(table.times, table.at)
        number = table.number_for(viewers)
        return TableChanged(number, table.at, change, seat, table.shown(), times)

    def _update(
        self,
        viewers: Viewers,
        seat: int | None,
        by_bot: bool,
        changed: TableState | msgspec.UnsetType,
    ) -> ServerMessage:
        table = self._table
        game = table.game
        assert game is not None
        if self._common is None:
            times = clocks.shown(table.times, table.at)
            self._common = (table.asked, times, raw(game.outcome) if table.is_over else NULL)
        asked, times, outcome = self._common
        sights = self._sights_of(viewers)
        number, at, answer = table.number_for(viewers), table.at, table.answer_for(viewers)
        return Update(number, at, seat, by_bot, answer, asked, sights, times, outcome, changed)

    def _sights_of(self, viewers: Viewers) -> list[Sight]:
        sights = []
        for seat in viewers or (None,):
            if seat not in self._sights:
                self._sights[seat] = sight(self._table, seat)
            sights.append(self._sights[seat])
        return sights


def welcome(
    table: Table, you: You, history: list[Moment], now: int, sights: list[Sight] | None = None
) -> Welcome:
    """Everything, for a client that begins."""
    game = table.game
    if sights is None:
        sights = [] if game is None else [sight(table, seat) for seat in you.seats or (None,)]
    return Welcome(
        VERSION,
        table.number_for(you.seats),
        now,
        now,
        table.shown(),
        you,
        table.answer_for(you.seats),
        sights,
        clocks.shown(table.times, now),
        NULL if game is None else raw(game.outcome),
        history,
        [said_to(table, said, you.seats) for said in table.chat],
    )


def said_to(table: Table, said: Said, viewers: Collection[int]) -> Said:
    """What somebody said, with the number these seats count."""
    return msgspec.structs.replace(said, number=table.number_for(viewers, said.number))


def moment(table: Table, entry: AnyEntry, viewers: Viewers, all_seeing: bool = False) -> Moment:
    """An answer of the past (or the set-up), right after it was followed."""
    game = table.game
    assert game is not None
    if all_seeing:
        seen = [Seen(None, raw(game.happened_in_full()))]
    else:
        seen = [Seen(seat, raw(game.happened(seat))) for seat in viewers or (None,)]
    number = table.number if all_seeing else table.number_for(viewers)
    if isinstance(entry, entries.Answered):
        return Moment(number, table.at, entry.seat, entry.by_bot, seen)
    return Moment(number, table.at, None, False, seen)
