"""People and scripts at a table, as tests need them: over HTTP and a real socket, like any client."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from folsom.core.fairness import NONCE_BYTES, commitment_of
from folsom.server.protocol.messages import VERSION

Message = dict[str, Any]
SECONDS = 60.0
NONCES: dict[str, tuple[str, "Guest"]] = {}
"""What guests have committed to, with the nonce and who keeps it."""
OPEN: list[ClientConnection] = []
"""All sockets that tests have opened; the fixture `tidy` closes them."""


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, body: Message) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body.get("code")


class Guest:
    """One client: a key, and whatever it asks of one server or another."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.key = key

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """An HTTP request; refusals raise."""
        response = await self.raw(method, path, body, **headers)
        is_json = response.headers.get("content-type", "").startswith("application/json")
        content = response.json() if is_json else response.text
        if response.status_code >= 400:
            raise Refused(response.status_code, content if isinstance(content, dict) else {})
        return content

    async def raw(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> httpx.Response:
        """An HTTP request and whatever comes back."""
        if self.key:
            headers.setdefault("Authorization", f"Bearer {self.key}")
        async with httpx.AsyncClient(base_url=self.url, timeout=SECONDS, verify=False) as client:
            content = None if body is None else json.dumps(body)
            return await client.request(method, path, content=content, headers=headers)

    async def create(self, n_seats: int = 2, bots: tuple[int, ...] = (), **settings: Any) -> str:
        """A table; its id."""
        options = settings.pop("options", {})
        wish = {
            "settings": {"game": "lots", "n_seats": n_seats, "options": options, **settings},
            "bots": [{"seat": seat, "level": "tenderfoot"} for seat in bots],
            "carrier": "header",
        }
        made = await self.ask("POST", "/api/tables", wish)
        self.key = made["key"]
        return str(made["table"]["id"])

    def commit(self, table: str, nonce: str | None = None) -> str:
        """The commitment to a nonce that this guest keeps."""
        kept = nonce or new_nonce()
        commitment = commitment_of(table, bytes.fromhex(kept))
        NONCES[commitment] = (kept, self)
        return commitment

    async def join(
        self, table: str, name: str = "Ann", nonce: str | None = None, **wish: Any
    ) -> int:
        """Sit down; the seat."""
        commitment = self.commit(table, nonce)
        body = {"id": new_id(), "name": name, "nonce_commitment": commitment}
        body |= {"carrier": "header", **wish}
        joined = await self.ask("POST", f"/api/tables/{table}/join", body)
        self.key = joined["key"]
        return int(joined["seat"])

    async def order(self, table: str, kind: str, **command: Any) -> Message:
        """A command over HTTP."""
        body = {"type": kind, "id": new_id(), **command}
        answered: Message = await self.ask("POST", f"/api/tables/{table}/commands", body)
        return answered

    async def start(self, table: str) -> None:
        """The host calls the start, and everybody's client tells its nonces."""
        await self.order(table, "start")
        for seat in (await self.ask("GET", f"/api/tables/{table}"))["table"]["seats"]:
            if seat["nonce_commitment"] in NONCES:
                nonce, guest = NONCES[seat["nonce_commitment"]]
                await guest.order(table, "reveal-nonce", seat=seat["seat"], nonce=nonce)

    async def watch(self, table: str, last: int | None = None, **hello: Any) -> "Watch":
        """A socket."""
        return await Watch(self, table).open(last, **hello)


class Watch:
    """A client's socket, and all it was sent."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.got: list[Message] = []
        self.texts: list[str] = []
        self.last: int | None = None
        self.now: Message = {}
        self._socket: ClientConnection | None = None

    async def open(self, last: int | None = None, **hello: Any) -> Self:
        """Connect and say hello; returns with the first answer."""
        headers = {"Authorization": f"Bearer {self.guest.key}"} if self.guest.key else {}
        url = self.guest.url.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        self._socket = await connect(
            url, additional_headers=headers, compression=None, max_size=2**22, open_timeout=SECONDS
        )
        OPEN.append(self._socket)
        await self.send({"type": "hello", "version": VERSION, "last": last, **hello})
        await self.receive()
        return self

    async def send(self, message: object) -> None:
        """Any message at all."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def receive(self) -> Message:
        """The next message."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(decode=True), SECONDS)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.got.append(message)
        self.texts.append(text)
        if message["type"] in ("welcome", "resumed", "update", "table", "said"):
            self.last = max(self.last or 0, message["number"])
        if message["type"] in ("welcome", "update"):
            self.now = message
        return message

    async def until(self, wanted: Callable[[Message], object]) -> Message:
        """Receive until one is as wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def order(self, kind: str, **command: Any) -> Message:
        """A command, and its answer."""
        body = {"type": kind, "id": new_id(), **command}
        await self.send(body)
        return await self.until(
            lambda m: m["type"] in ("done", "refused") and m["id"] == body["id"]
        )

    async def closed(self) -> int:
        """Wait for the server to hang up; the code."""
        try:
            while True:
                await self.receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def close(self) -> None:
        """Hang up."""
        assert self._socket is not None
        await self._socket.close()

    def cut(self) -> None:
        """Lose the connection without a word."""
        assert self._socket is not None
        self._socket.transport.abort()

    def decisions(self) -> list[Message]:
        """What the client's seats are asked now."""
        return [sight["decision"] for sight in self.now.get("sights", []) if sight["decision"]]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, as far as this client knows."""
        return self.now.get("outcome") is not None

    async def answer_one(self, rng: random.Random) -> Message:
        """Answer a decision at random."""
        decision = rng.choice(self.decisions())
        option = rng.choice(decision["options"])["number"]
        number = self.now["answer"]
        return await self.order("answer", seat=decision["seat"], number=number, option=option)

    async def play_on(self, seed: int = 1) -> None:
        """Answer whatever is asked until the end."""
        rng = random.Random(seed)
        while not self.is_over:
            if self.decisions():
                await self.answer_one(rng)
            else:
                await self.receive()


def new_nonce() -> str:
    """What a client adds to the seed."""
    return secrets.token_hex(NONCE_BYTES)


def new_id() -> str:
    """A command's id."""
    return secrets.token_hex(8)


async def play_table(
    urls: list[str], n_seats: int = 3, seed: int = 1, **settings: Any
) -> list[Watch]:
    """A whole game by people on these servers in turn; their sockets, at the end."""
    host = Guest(urls[0])
    table = await host.create(n_seats, **settings)
    guests = [host, *(Guest(urls[i % len(urls)]) for i in range(1, n_seats))]
    for i, guest in enumerate(guests):
        await guest.join(table, f"Guest {i}")
    watches = [await guest.watch(table) for guest in guests]
    await host.start(table)
    await asyncio.gather(*(watch.play_on(seed + i) for i, watch in enumerate(watches)))
    return watches
