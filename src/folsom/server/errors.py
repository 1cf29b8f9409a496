"""What the server refuses, each with a stable code beside its sentence."""

from folsom.core.errors import FolsomError


class Refusal(FolsomError):
    """A command or request that is not carried out."""

    def __init__(self, code: str, sentence: str, status: int = 409) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status


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
