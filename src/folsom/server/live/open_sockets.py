"""The sockets of this server, however many tables they watch."""

from typing import Protocol

from folsom.server.guard.limits import Counts
from folsom.server.metrics import SOCKETS
from folsom.server.protocol.messages import Closing


class OpenSocket(Protocol):
    """A client's socket, as the server sees it."""

    def close(self, closing: Closing) -> None:
        """Say why, and hang up."""

    def ask_if_there(self, now: float) -> None:
        """Called now and then."""


class OpenSockets:
    """All of them, and how many each address has."""

    def __init__(self) -> None:
        self.counts = Counts()
        self._sockets: set[OpenSocket] = set()

    def add(self, socket: OpenSocket, address: str) -> None:
        """One more client."""
        self._sockets.add(socket)
        self.counts.add(address)
        SOCKETS.inc()

    def remove(self, socket: OpenSocket, address: str) -> None:
        """One client less."""
        self._sockets.discard(socket)
        self.counts.remove(address)
        SOCKETS.dec()

    def ask_if_there(self, now: float) -> None:
        """Look who is still there."""
        for socket in tuple(self._sockets):
            socket.ask_if_there(now)

    def close_all(self, closing: Closing) -> None:
        """Everyone must go elsewhere."""
        for socket in tuple(self._sockets):
            socket.close(closing)
