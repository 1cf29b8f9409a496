"""How often an address may ask for what costs the server something, through HTTP."""

from typing import Literal, Protocol

from folsom.server.guard.limits import Buckets
from folsom.server.metrics import REFUSED
from folsom.server.protocol.errors import too_fast

Limited = Literal["creates", "joins", "replays", "previews", "studies", "changes"]

CHANGERS = 10
"""How many people at one address may change studies as fast as one key may change a table."""


class PerMinute(Protocol):
    """What is set, as `folsom.server.config` explains it."""

    @property
    def creates_per_minute(self) -> int: ...
    @property
    def joins_per_minute(self) -> int: ...
    @property
    def replays_per_minute(self) -> int: ...
    @property
    def previews_per_minute(self) -> int: ...
    @property
    def studies_per_minute(self) -> int: ...
    @property
    def changes_per_minute(self) -> int: ...


class AddressLimits:
    """A bucket for every address and every kind of request that is counted."""

    def __init__(self, settings: PerMinute) -> None:
        self._buckets: dict[Limited, Buckets] = {
            "creates": Buckets(settings.creates_per_minute),
            "joins": Buckets(settings.joins_per_minute),
            "replays": Buckets(settings.replays_per_minute),
            "previews": Buckets(settings.previews_per_minute),
            "studies": Buckets(settings.studies_per_minute),
            "changes": Buckets(CHANGERS * settings.changes_per_minute),
        }

    def take(self, limit: Limited, address: str) -> None:
        """Count one request, or refuse it."""
        buckets = self._buckets[limit]
        if not buckets.take(address):
            REFUSED.labels(limit).inc()
            raise too_fast("too many requests from this address", buckets.wait(address))
