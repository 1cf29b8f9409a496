"""Who may connect: so many in all, so many from one address."""

from folsom.server.guard.descriptors import connections_for
from folsom.server.guard.limits import Counts, source_of
from folsom.server.guard.proxies import Proxies
from folsom.server.logs import Seldom
from folsom.server.metrics import REFUSED

SHARE = 4
"""One address has at most this part of all connections, however few there are."""


class Gate:
    """Counts the connections that have not become sockets yet. Those of our proxies are counted as one visitor's
    only by the requests they pass on."""

    def __init__(self, max_of_one: int, proxies: Proxies, n_files: int | None) -> None:
        self._proxies = proxies
        self.max_open = None if n_files is None else connections_for(n_files)
        self.max_of_one = max_of_one
        if self.max_open is not None:
            self.max_of_one = min(self.max_of_one, max(1, self.max_open // SHARE))
        self._counts = Counts()
        self._full = Seldom("connections refused: this process may not open more; see `ulimit -n`")
        self._crowd = Seldom("connections refused: one address has too many open")

    def enter(self, address: str, n_open: int) -> bool:
        """Whether one more may be opened from that address, while so many are open in all."""
        if self.max_open is not None and n_open >= self.max_open:
            REFUSED.labels("connections").inc()
            self._full.say(limit=self.max_open)
            return False
        if address in self._proxies:
            return True
        source = source_of(address)
        if self._counts.of(source) >= self.max_of_one:
            REFUSED.labels("connections").inc()
            self._crowd.say(limit=self.max_of_one)
            return False
        self._counts.add(source)
        return True

    def leave(self, address: str) -> None:
        """One that had entered is closed, or has become a socket."""
        if address not in self._proxies:
            self._counts.remove(source_of(address))
