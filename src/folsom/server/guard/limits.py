"""Limits that keep one client from spoiling the evening of the others.

An address may be shared by a school or a whole town: limits by address are wide. Whoever has a seat is limited
by his key and his own connection.
"""

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import islice
from math import inf

IPV6_NETWORK_BITS = 64
"""What one household is given: counting single addresses of it would count nothing."""
LONGEST_WAIT = 60.0
"""What is told to whoever may never: a limit of nothing a minute."""


@lru_cache(maxsize=4_096)
def source_of(address: str) -> str:
    """What limits by address count: an IPv4 address, or the network that an IPv6 address belongs to."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    below = 128 - IPV6_NETWORK_BITS
    return f"{IPv6Address(int(found) >> below << below)}/{IPV6_NETWORK_BITS}"


class Rate:
    """Tokens that come back at a steady rate, up to a burst.

    A bucket of them is one number: when it will be full again. Whoever has none is as good as full.
    """

    __slots__ = ("_lead", "_seconds")

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self._seconds = 60 / per_minute if per_minute else inf
        most = per_minute if burst is None else burst
        self._lead = (most - 1) * self._seconds if per_minute else -inf

    def take(self, full_at: float) -> float | None:
        """Take one from a bucket. Returns when it will be full again; None if it holds none."""
        now = time.monotonic()
        if full_at < now:
            full_at = now
        return None if full_at - now > self._lead else full_at + self._seconds

    def wait(self, full_at: float) -> float:
        """How many seconds it takes until a bucket has one."""
        return min(max(0.0, full_at - time.monotonic() - self._lead), LONGEST_WAIT)


class Buckets:
    """A bucket for each address or key; those that are full again, and the least recently used, are forgotten."""

    def __init__(
        self, per_minute: float, max_kept: int = 10_000, burst: float | None = None
    ) -> None:
        self._rate = Rate(per_minute, burst)
        self._max_kept = max_kept
        self._full_at: dict[str, float] = {}

    def take(self, whose: str) -> bool:
        """Take one from somebody's bucket."""
        # Out and in again: the dictionary keeps the order of use.
        before = self._full_at.pop(whose, 0.0)
        after = self._rate.take(before)
        if not before and len(self._full_at) >= self._max_kept:
            self._forget()
        self._full_at[whose] = before if after is None else after
        return after is not None

    def wait(self, whose: str) -> float:
        """How many seconds it takes until somebody's bucket has one."""
        return self._rate.wait(self._full_at.get(whose, 0.0))

    def _forget(self) -> None:
        """Make room: a full bucket is as good as a new one. If all are in use, the older half goes."""
        now = time.monotonic()
        kept = {whose: full_at for whose, full_at in self._full_at.items() if full_at > now}
        if len(kept) > self._max_kept // 2:
            kept = dict(islice(kept.items(), len(kept) - self._max_kept // 2, None))
        self._full_at = kept


class Counts:
    """How many of something an address has open."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self.total = 0

    def of(self, address: str) -> int:
        """How many an address has."""
        return self._counts.get(address, 0)

    def add(self, address: str) -> None:
        """One more."""
        self.total += 1
        self._counts[address] = self.of(address) + 1

    def remove(self, address: str) -> None:
        """One less."""
        self.total -= 1
        left = self.of(address) - 1
        if left > 0:
            self._counts[address] = left
        else:
            self._counts.pop(address, None)
