"""Limits that keep one client from spoiling the evening of the others.

An address may be shared by a school or a whole town: limits by address are wide. Whoever has a seat is limited
by his key and his own connection.
"""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

IPV6_NETWORK_BITS = 64
"""What one household is given: counting single addresses of it would count nothing."""


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


class Bucket:
    """Tokens that come back at a steady rate, up to a burst."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken that has not come back."""
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst

    @property
    def wait(self) -> float:
        """How many seconds it takes until there is one."""
        if self._tokens >= 1:
            return 0.0
        return (1 - self._tokens) / self._rate if self._rate else 60.0


class Buckets:
    """A bucket for each address or key; those that are full again, and the least recently used, are forgotten."""

    def __init__(
        self, per_minute: float, max_kept: int = 10_000, burst: float | None = None
    ) -> None:
        self._rate = per_minute / 60
        self._burst = per_minute if burst is None else burst
        self._max_kept = max_kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Take one from somebody's bucket."""
        return self._of(whose).take()

    def wait(self, whose: str) -> float:
        """How many seconds it takes until somebody's bucket has one."""
        return self._of(whose).wait

    def _of(self, whose: str) -> Bucket:
        bucket = self._buckets.get(whose)
        if bucket is None:
            self._forget()
            bucket = self._buckets[whose] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(whose)
        return bucket

    def _forget(self) -> None:
        """Make room for one more; a full bucket is as good as a new one."""
        while self._buckets:
            oldest = next(iter(self._buckets.values()))
            if len(self._buckets) < self._max_kept and not oldest.is_full:
                return
            self._buckets.popitem(last=False)


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
