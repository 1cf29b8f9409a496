"""What a new table's log begins with when somebody sets it up; `rematch.py` has that of a rematch."""

from folsom.core.fairness import Proof
from folsom.server.protocol.bodies import CreateTable
from folsom.server.protocol.errors import Refusal
from folsom.server.tables import entries
from folsom.server.tables.bot_levels import levels_of
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.games import check_settings


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
            commitment=Proof(secret, ()).commitment.hex(),
            rules_version=version,
        )
    ]
