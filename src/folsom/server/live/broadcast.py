"""Messages as each seat may see them, made from a table right after an entry of its log.

The same entry gives the same bytes on every server and at every time, so any of them can send what a
client missed.
"""

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Raw

from folsom.core import bits
from folsom.server.protocol.messages import (
    VERSION,
    Closing,
    Said,
    ServerMessage,
    TableChanged,
    Update,
    Welcome,
)
from folsom.server.protocol.table_state import Moment, SeatClock, Seen, Sight, TableState, You
from folsom.server.tables import clocks, entries
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import AnyGame
from folsom.server.tables.instead import offered_instead
from folsom.server.tables.table import Table
from folsom.server.tables.who_sees import is_seen_by

Viewers = tuple[int, ...]
"""The seats of a client; none for spectators."""
SPECTATOR = (None,)
"""Whose eyes a client without a seat has."""

NULL = Raw(b"null")
RESTARTING = Closing("server/restarting", "connect again: another server, or this one, goes on")

encode = msgspec.json.Encoder().encode


def raw(thing: object) -> Raw:
    """Something of a game as JSON, ready to be put into a message."""
    return Raw(encode(thing))


def sights_of(game: AnyGame, seats: Sequence[int | None]) -> list[Sight]:
    """What some seats, or spectators, see of a game now."""
    written = game.sights_as_json(seats)
    if written is None:
        return [_sight_of(game, seat) for seat in seats]
    return [
        Sight(seat, Raw(events), Raw(view), Raw(decision), can_take_back)
        for seat, (events, view, decision, can_take_back) in zip(seats, written, strict=True)
    ]


def sights_now(
    game: AnyGame, seats: Sequence[int | None], before: AnyGame | None = None
) -> list[Sight]:
    """The same of a game in play, with what a seat may still do instead of what it did.

    `before` is the game before its last answer, if it is at hand.
    """
    sights = sights_of(game, seats)
    if not game.answers or game.answers[-1].seat not in seats:
        return sights
    seat, instead = game.answers[-1].seat, offered_instead(game, before)
    if instead is None:
        return sights
    return [
        msgspec.structs.replace(sight, instead=raw(instead)) if sight.seat == seat else sight
        for sight in sights
    ]


def _sight_of(game: AnyGame, seat: int | None) -> Sight:
    is_asked = seat is not None and bits.has(game.asked_mask(), seat)
    return Sight(
        seat,
        raw(game.happened(seat)),
        raw(game.view(seat)),
        raw(game.decision_of(seat)) if is_asked and seat is not None else NULL,
        seat is not None and game.can_take_back(seat),
    )


class Broadcast:
    """The message of one entry for all who watch; what several of them share is made once."""

    def __init__(
        self,
        table: Table,
        entry: AnyEntry,
        everyone: Iterable[Viewers],
        before: AnyGame | None = None,
    ) -> None:
        """`before` is the game before an answer, if it is at hand."""
        self._table = table
        self._entry = entry
        self._before = before
        self._everyone = everyone
        self._sights: dict[int | None, Sight] = {}
        self._encoded: dict[Viewers, bytes] = {}
        self._common: tuple[list[int], list[SeatClock], Raw] | None = None

    def is_silent_for(self, viewers: Viewers) -> bool:
        """Whether a client with these seats is told nothing."""
        return not is_seen_by(self._entry, viewers)

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
            case entries.Exchanged():
                return self._update(viewers, entry.seat, False, msgspec.UNSET)
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
        if not self._sights:
            assert self._table.game is not None
            seats = list({seat for held in self._everyone for seat in held or SPECTATOR})
            sights = sights_now(self._table.game, seats, self._before)
            self._sights = dict(zip(seats, sights, strict=True))
        return [self._sights[seat] for seat in viewers or SPECTATOR]


def welcome(
    table: Table, you: You, history: list[Moment], now: int, sights: list[Sight] | None = None
) -> Welcome:
    """Everything, for a client that begins."""
    game = table.seen.game_for(you.seats)
    if sights is None:
        sights = [] if game is None else sights_now(game, you.seats or SPECTATOR)
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
        raw(table.outcome if game is None else game.outcome),
        history,
        [said_to(table, said, you.seats) for said in table.chat],
    )


def said_to(table: Table, said: Said, viewers: Collection[int]) -> Said:
    """What somebody said, with the number these seats count."""
    return msgspec.structs.replace(said, number=table.number_for(viewers, said.number))


def as_moment(table: Table, entry: AnyEntry, viewers: Viewers, all_seeing: bool = False) -> Moment:
    """An answer of the past (or the set-up), right after it was followed."""
    game = table.game
    assert game is not None
    if all_seeing:
        seen = [Seen(None, raw(game.happened_in_full()))]
    else:
        seen = [Seen(seat, raw(game.happened(seat))) for seat in viewers or SPECTATOR]
    number = table.number if all_seeing else table.number_for(viewers)
    if isinstance(entry, entries.Answered | entries.Exchanged):
        by_bot = isinstance(entry, entries.Answered) and entry.by_bot
        return Moment(number, table.at, entry.seat, by_bot, seen)
    return Moment(number, table.at, None, False, seen)
