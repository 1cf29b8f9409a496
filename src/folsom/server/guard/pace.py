"""How fast one person and one address may command, through whichever door."""

from typing import Protocol

from folsom.server.guard.limits import Buckets, Rate
from folsom.server.metrics import REFUSED
from folsom.server.protocol.commands import Answer, AnyCommand, Say
from folsom.server.protocol.errors import too_fast
from folsom.server.tables.permission import Caller

BURST = 10
"""How many seconds' worth of messages may come at once."""
MAX_KEYS = 40_000


class Speeds(Protocol):
    """What is set, as `folsom.server.config` explains it."""

    @property
    def messages_per_second(self) -> int: ...
    @property
    def commands_per_minute(self) -> int: ...
    @property
    def chat_per_minute(self) -> int: ...
    @property
    def changes_per_minute(self) -> int: ...


class Pace:
    """A bucket for every key and every address; talk and changes have smaller ones than answers."""

    def __init__(self, speeds: Speeds) -> None:
        rate = speeds.messages_per_second
        self.of_frames = Rate(60 * rate, BURST * rate)
        """What each connection keeps to, whatever it sends."""
        self._addresses = Buckets(speeds.commands_per_minute)
        self._commands = Buckets(60 * rate, MAX_KEYS, BURST * rate)
        self._chat = Buckets(speeds.chat_per_minute, MAX_KEYS)
        self._changes = Buckets(speeds.changes_per_minute, MAX_KEYS)

    def count(self, caller: Caller) -> None:
        """Anything that is commanded, also a repeat."""
        _take(self._addresses, caller.address, "commands", "too many commands from this address")
        for key in caller.keys:
            _take(self._commands, key, "commands", "too many commands")

    def count_new(self, command: AnyCommand, caller: Caller) -> None:
        """A command that was not carried out before."""
        if isinstance(command, Answer):
            return
        if not isinstance(command, Say):
            self.count_change(caller)
            return
        # A spectator may show any key, or none.
        for whose in {caller.address} if command.seat is None else caller.keys:
            _take(self._chat, whose, "chat", "too much talk")

    def count_change(self, caller: Caller) -> None:
        """Names, links, take-backs, pauses: what is done now and then."""
        for key in caller.keys:
            _take(self._changes, key, "changes", "too many changes")


def _take(buckets: Buckets, whose: str, limit: str, sentence: str) -> None:
    if not buckets.take(whose):
        REFUSED.labels(limit).inc()
        raise too_fast(sentence, buckets.wait(whose))
