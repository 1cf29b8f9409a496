"""Limits that keep one client from spoiling the evening of the others.

An address may be shared by a school or a whole town: limits by address are wide and only hold for things
that need no seat; whoever has a seat is limited by his own connection.
"""

import time
from collections import OrderedDict


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


class Buckets:
    """A bucket for each address; the least recently used are forgotten."""

    def __init__(self, per_minute: int, max_kept: int = 10_000) -> None:
        self._per_minute = per_minute
        self._max_kept = max_kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > self._max_kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


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
