"""Announcements between servers over Redis or Valkey: "table G is at number N". Losing one is harmless."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import structlog

CHANNEL = "folsom:hints"
"""As servers of earlier versions call it: they run beside this one while a site is brought up to date."""
RETRY_SECONDS = 0.5

log = structlog.get_logger()

Hear = Callable[[list[str]], None]
"""What to do with the words of another server."""


class Announcements(Protocol):
    """How a server tells others what they may want to look up in the store, and hears them."""

    def at(self, table: str, number: int) -> None:
        """A table has come to this number."""

    def announce(self, *words: str) -> None:
        """Anything else."""

    async def listen(self, hear: Hear) -> None:
        """Hear others until cancelled."""

    async def close(self) -> None:
        """Let go of the connection."""


class NoAnnouncements:
    """A server on its own, or servers that only compare notes with the store now and then."""

    def at(self, table: str, number: int) -> None:
        """Nobody hears."""

    def announce(self, *words: str) -> None:
        """Nobody hears."""

    async def listen(self, hear: Hear) -> None:
        """Nothing comes."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing to close."""


class RedisAnnouncements:
    """By publish and subscribe. Announcing never waits and never fails: what cannot be sent is dropped."""

    def __init__(self, url: str, server: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=None, health_check_interval=5
        )
        self._server = server
        self._outgoing: dict[str, list[str]] = {}
        self._sender: asyncio.Task[None] | None = None
        self.is_connected = False
        self._is_closed = False

    def at(self, table: str, number: int) -> None:
        """A table has come to this number; a newer announcement replaces one that has not gone out yet."""
        self._outgoing[table] = ["at", table, str(number)]
        self._send()

    def announce(self, *words: str) -> None:
        """Anything else."""
        self._outgoing[" ".join(words[:2])] = list(words)
        self._send()

    def _send(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        from redis.exceptions import RedisError

        while self._outgoing:
            outgoing, self._outgoing = self._outgoing, {}
            lines = "\n".join(" ".join(words) for words in outgoing.values())
            with contextlib.suppress(RedisError, OSError, asyncio.TimeoutError):
                await asyncio.wait_for(self._redis.publish(CHANNEL, f"{self._server}\n{lines}"), 2)

    async def listen(self, hear: Hear) -> None:
        """Hear others until cancelled, coming back after every loss."""
        from redis.exceptions import RedisError

        while not self._is_closed:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_connected = True
                    async for message in channel.listen():
                        self._heard(message["data"], hear)
            except (TimeoutError, RedisError, OSError) as error:
                if self.is_connected:
                    log.warning("announcements lost", error=type(error).__name__)
            self.is_connected = False
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, message: bytes, hear: Hear) -> None:
        """A message that nobody understands is passed over: the next one may be a server's."""
        try:
            server, *lines = message.decode().split("\n")
            if server != self._server:
                for line in lines:
                    hear(line.split(" "))
        except Exception as error:
            log.warning(
                "announcement not understood", error=type(error).__name__, n_bytes=len(message)
            )

    async def close(self) -> None:
        """Send what is left, and let go."""
        self._is_closed = True
        if self._sender is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._sender, 1)
        await self._redis.aclose()
