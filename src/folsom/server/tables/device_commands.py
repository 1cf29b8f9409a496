"""One-time links that open somebody's seats on another device."""

from folsom.server.protocol.errors import Refusal
from folsom.server.tables import entries
from folsom.server.tables.permission import Caller, entry_time
from folsom.server.tables.plan import Plan
from folsom.server.tables.table import Table

MAX_OPEN_LINKS = 10


def make_link(table: Table, token: str, expires: int, caller: Caller) -> Plan:
    """A link (the hash of its token) that opens the caller's seats until it expires."""
    opening = sorted(key for seat in table.seats for key in seat.keys if key in caller.keys)
    if not opening:
        raise Refusal("seat/none", "your key opens no seat at this table", 403)
    links = table.links.values()
    if sum(x.actor in opening and x.expires > caller.now for x in links) >= MAX_OPEN_LINKS:
        raise Refusal("link/too-many", f"{MAX_OPEN_LINKS} links are open; use one of them")
    at = entry_time(table, caller)
    return Plan(entries.LinkMade(at, opening[0], token=token, expires=expires))


def open_device(table: Table, token: str, key: str, caller: Caller) -> Plan:
    """Use such a link: once. From then on the key (its hash) opens the same seats."""
    link = table.links.get(token)
    if link is None or link.expires < caller.now:
        raise Refusal("link/used", "this link was used already or is too old", 403)
    return Plan(entries.DeviceOpened(entry_time(table, caller), token=link.token, key=key))
