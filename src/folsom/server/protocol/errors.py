"""What the server refuses, each with a stable code beside its sentence."""

from math import ceil

from folsom.core.errors import FolsomError


class Refusal(FolsomError):
    """A command or request that is not carried out."""

    def __init__(
        self, code: str, sentence: str, status: int = 409, retry_after: int | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.status = status
        self.retry_after = retry_after


class StoreDown(FolsomError):
    """The store did not answer in time: whether an entry was written is not known. Repeating is harmless."""

    code = "server/store-down"


def not_found() -> Refusal:
    """The same for a table that is not there and for one that may not be seen."""
    return Refusal("table/unknown", "there is no such table", 404)


def not_yours(seat: int) -> Refusal:
    """The key opens other seats, or none."""
    return Refusal("seat/not-yours", f"your key does not open seat {seat}", 403)


def not_host() -> Refusal:
    """Only the host may do that."""
    return Refusal("table/not-host", "only the host of the table may do that", 403)


def too_fast(sentence: str, wait: float) -> Refusal:
    """A limit is spent; after so many seconds one more is allowed."""
    seconds = max(1, ceil(wait))
    return Refusal("client/too-fast", f"{sentence}; wait {seconds} s", 429, seconds)
