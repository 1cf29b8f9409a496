"""A seat of a table."""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import UNSET

from folsom.server.protocol.table_state import SeatState


@dataclass(slots=True)
class Seat:
    """A place at the table, who sits there, and which keys open it."""

    number: int
    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: str = ""
    bandit: str | None = None
    level: str | None = None
    bot_plays_on: bool = False
    is_free: bool = False
    commitment: str = ""
    nonce: str = ""
    keys: set[str] = field(default_factory=set)
    n_hints: int = 0

    @property
    def is_bots(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.bot_plays_on

    @property
    def is_ready(self) -> bool:
        """Whether the seat does not keep the host from calling the start."""
        return self.kind == "bot" or (self.kind == "person" and bool(self.commitment))

    @property
    def has_revealed(self) -> bool:
        """Whether the nonce is told that the seat had committed to."""
        return bool(self.commitment and self.nonce)

    def shown(self) -> SeatState:
        """The seat as everyone sees it."""
        return SeatState(
            self.number,
            self.kind,
            self.name,
            self.avatar,
            self.bandit,
            self.level,
            self.bot_plays_on,
            self.is_free,
            self.is_ready,
            self.commitment or None,
            self.has_revealed,
            self.n_hints or UNSET,
        )
