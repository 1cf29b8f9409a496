"""Carrying out commands: once each, however often they come."""

import time

from folsom.core.errors import FolsomError
from folsom.core.fairness import Proof
from folsom.server.live.context import Context
from folsom.server.live.hall import now_ms
from folsom.server.metrics import COMMAND_SECONDS, DONE, NOT_DONE, REPEATED
from folsom.server.protocol.bodies import CreateTable, Join
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.messages import AnyCommand, BotSeat, Rematch
from folsom.server.tables import entries
from folsom.server.tables.bot_levels import levels_of
from folsom.server.tables.decide import decide, done_before
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import check_settings
from folsom.server.tables.keys import hash_of, new_secret, new_table_id, rematch_id
from folsom.server.tables.permission import Caller, Plan, moment
from folsom.server.tables.seat_commands import join
from folsom.server.tables.table import Table

LINK_SECONDS = 600
MAX_OPEN_LINKS = 10


class AlreadyDone(FolsomError):
    """The command has written its entry before."""

    def __init__(self, number: int) -> None:
        super().__init__("done before")
        self.number = number


async def carry_out(context: Context, table: str, command: AnyCommand, caller: Caller) -> int:
    """Do what a command says. Returns the number of its entry; a repeat returns the same number."""
    began = time.perf_counter()
    context.pace.count(caller)
    live = await context.hall.get(table)
    if done_before(live.table, caller, command.id) is None:
        context.pace.count_new(command, caller)
    live.called_from(caller.address, caller.keys)
    levels = levels_of(live.table.settings.game)
    if isinstance(command, Rematch):
        await _make_rematch(context, live.table, command, caller)

    def plan(table: Table) -> Plan:
        number = done_before(table, caller, command.id)
        if number is not None:
            raise AlreadyDone(number)
        return decide(table, command, caller, levels)

    try:
        known, number = await context.hall.change(table, plan)
        DONE.inc()
        COMMAND_SECONDS.observe(time.perf_counter() - began)
    except AlreadyDone as done:
        REPEATED.inc()
        known, number = (await context.hall.get(table)).table, done.number
    except FolsomError:
        NOT_DONE.inc()
        raise
    return known.number_for(known.seats_of(caller.keys), number)


async def create_table(context: Context, wish: CreateTable, key: str) -> str:
    """A new table. Its secret is fixed before anyone sits down. Returns its id."""
    await context.be_warm(wish.settings.game)
    version = check_settings(wish.settings)
    levels = levels_of(wish.settings.game)
    for bot in wish.bots:
        if bot.seat >= wish.settings.n_seats or bot.level not in levels:
            raise Refusal("bot/unknown", f"seat {bot.seat} cannot be a bot {bot.level!r}", 422)
    table, secret = new_table_id(), new_secret()
    bots = list({bot.seat: bot for bot in wish.bots}.values())
    created = entries.Created(
        now_ms(),
        settings=wish.settings,
        bots=bots,
        keys=[hash_of(key)],
        commitment=_commitment(secret),
        rules_version=version,
    )
    row = {"created": created.at, "is_open": wish.settings.open}
    await context.hall.create(table, secret, [created], row)
    return table


async def take_seat(
    context: Context, table: str, wish: Join, key: str, caller: Caller
) -> tuple[int, int]:
    """A person sits down. Returns the seat and the entry's number; a repeat returns the same."""

    def plan(table: Table) -> Plan:
        number = done_before(table, caller, wish.id)
        if number is not None:
            raise AlreadyDone(number)
        return join(table, wish, hash_of(key), caller)

    try:
        _, number = await context.hall.change(table, plan)
    except AlreadyDone as done:
        number = done.number
    rows = await context.reader.log(table, number - 1)
    entry = entries.decode_entry(rows[0].payload)
    assert isinstance(entry, entries.Seated)
    return entry.seat, number


async def make_link(context: Context, table: str, token: str, caller: Caller) -> int:
    """A one-time link for another device of the same person. Returns when it ends."""
    context.pace.count(caller)
    context.pace.count_change(caller)
    expires = caller.now + 1000 * LINK_SECONDS

    def plan(table: Table) -> Plan:
        opening = sorted(key for seat in table.seats for key in seat.keys if key in caller.keys)
        if not opening:
            raise Refusal("seat/none", "your key opens no seat at this table", 403)
        links = table.links.values()
        if sum(x.actor in opening and x.expires > caller.now for x in links) >= MAX_OPEN_LINKS:
            raise Refusal("link/too-many", f"{MAX_OPEN_LINKS} links are open; use one of them")
        at = moment(table, caller)
        return Plan(entries.LinkMade(at, opening[0], token=hash_of(token), expires=expires))

    await context.hall.change(table, plan)
    return expires


async def open_device(context: Context, table: str, token: str, key: str, caller: Caller) -> int:
    """Use such a link: once. Returns the entry's number."""

    def plan(table: Table) -> Plan:
        link = table.links.get(hash_of(token))
        if link is None or link.expires < caller.now:
            raise Refusal("link/used", "this link was used already or is too old", 403)
        at = moment(table, caller)
        return Plan(entries.DeviceOpened(at, token=link.token, key=hash_of(key)))

    _, number = await context.hall.change(table, plan)
    return number


async def _make_rematch(context: Context, table: Table, command: Rematch, caller: Caller) -> None:
    """Set up the table that the rematch will name; a second call finds it there."""
    if done_before(table, caller, command.id) is not None:
        return
    decide(table, command, caller, ())
    secret = new_secret()
    lines: list[AnyEntry] = [
        entries.Created(
            now_ms(),
            settings=table.settings,
            bots=[BotSeat(s.number, s.level or "") for s in table.seats if s.kind == "bot"],
            keys=sorted(table.host_keys),
            commitment=_commitment(secret),
            rules_version=check_settings(table.settings),
        )
    ]
    for seat in table.seats:
        if seat.kind == "person":
            lines.append(
                entries.Seated(
                    lines[0].at,
                    seat=seat.number,
                    name=seat.name,
                    avatar=seat.avatar,
                    bandit=seat.bandit,
                    keys=sorted(seat.keys),
                )
            )
    row = {"created": lines[0].at, "is_open": False}
    await context.hall.create(rematch_id(table.secret), secret, lines, row)


def _commitment(secret: bytes) -> str:
    return Proof(secret, ()).commitment.hex()
