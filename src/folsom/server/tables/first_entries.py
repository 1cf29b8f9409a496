"""What a new table's log begins with: somebody set it up, or the same people play once more."""

from folsom.core.fairness import Proof
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.messages import BotSeat
from folsom.server.tables import entries
from folsom.server.tables.bot_levels import levels_of
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import check_settings
from folsom.server.tables.table import Table


def of_new_table(wish: CreateTable, key: str, secret: bytes, now: int) -> list[AnyEntry]:
    """A table as somebody wishes it; the hash of the key is its host's."""
    version = check_settings(wish.settings)
    levels = levels_of(wish.settings.game)
    for bot in wish.bots:
        if bot.seat >= wish.settings.n_seats or bot.level not in levels:
            raise Refusal("bot/unknown", f"seat {bot.seat} cannot be a bot {bot.level!r}", 422)
    return [
        entries.Created(
            now,
            settings=wish.settings,
            bots=list({bot.seat: bot for bot in wish.bots}.values()),
            keys=[key],
            commitment=_commitment(secret),
            rules_version=version,
        )
    ]


def of_rematch(table: Table, secret: bytes, now: int) -> list[AnyEntry]:
    """The same people on the same seats, by the newest rules."""
    created = entries.Created(
        now,
        settings=table.settings,
        bots=[BotSeat(s.number, s.level or "") for s in table.seats if s.kind == "bot"],
        keys=sorted(table.host_keys),
        commitment=_commitment(secret),
        rules_version=check_settings(table.settings),
    )
    seated = [
        entries.Seated(
            now,
            seat=seat.number,
            name=seat.name,
            avatar=seat.avatar,
            bandit=seat.bandit,
            keys=sorted(seat.keys),
        )
        for seat in table.seats
        if seat.kind == "person"
    ]
    return [created, *seated]


def _commitment(secret: bytes) -> str:
    """What is shown of the secret before anyone sits down."""
    return Proof(secret, ()).commitment.hex()
