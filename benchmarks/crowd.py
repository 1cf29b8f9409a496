"""A crowd of scripted players that notes all it was promised, and a check of those notes against the logs.

Each client answers when asked, sends commands again until they are answered, and comes back after every
loss, on whichever server is there.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from benchmarks.light_socket import LightSocket, open_socket

from folsom.core.fairness import commitment_of
from folsom.server.live.broadcast import Broadcast
from folsom.server.protocol.messages import VERSION
from folsom.server.storage.store import Reader
from folsom.server.tables import entries
from folsom.server.tables.entries import decode_entry
from folsom.server.tables.table import Table

Ports = Callable[[], list[int]]
"""The servers a client may try now."""

NONCE = bytes(32)
MAX_REPLY_SECONDS = 4.0
N_CREATORS = 16


@dataclass
class Promise:
    """An answer that a server has acknowledged."""

    command: str
    seat: int
    option: int
    number: int


@dataclass
class Client:
    """One scripted player with one seat."""

    table: str
    key: str
    seat: int
    ports: Ports
    rng: random.Random
    think: float = 0.0
    promises: list[Promise] = field(default_factory=list)
    seen: dict[int, bytes] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    n_connections: int = 0
    n_store_down: int = 0
    last: int | None = None
    now: dict[str, Any] = field(default_factory=dict)
    is_over: bool = False
    socket: LightSocket | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _replies: dict[str, dict[str, Any]] = field(default_factory=dict)
    _n_commands: int = 0
    _old: list[bytes] = field(default_factory=list)

    async def play(self) -> None:
        """To the end, whatever happens on the way."""
        while not self.is_over:
            try:
                await self._connect()
                while not self.is_over:
                    if self._decision() is None:
                        await self._wait(30.0)
                    else:
                        await asyncio.sleep(self.think * 2 * self.rng.random())
                        await self._answer()
            except (ConnectionError, OSError, TimeoutError):
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())
        if self.socket is not None:
            self.socket.cut()

    async def _connect(self) -> None:
        port = self.rng.choice(self.ports())
        self.socket = await asyncio.wait_for(open_socket(port, self.table, self.key, self._take), 5)
        self.n_connections += 1
        self._changed.clear()
        number = "null" if self.last is None else str(self.last)
        self.socket.send(b'{"type":"hello","version":%d,"last":%s}' % (VERSION, number.encode()))
        await self._wait(5.0)

    async def _wait(self, seconds: float) -> None:
        """Until something comes, or the connection is gone."""
        assert self.socket is not None
        changed: asyncio.Future[Any] = asyncio.ensure_future(self._changed.wait())
        ends: list[asyncio.Future[Any]] = [changed, self.socket.closed]
        await asyncio.wait(ends, timeout=seconds, return_when="FIRST_COMPLETED")
        if not changed.done():
            changed.cancel()
            raise ConnectionError("lost, or nothing came")
        self._changed.clear()

    def _take(self, text: bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "welcome" | "update":
                self.now = message
                if message["type"] == "update":
                    self._note(message["number"], text)
                self.last = message["number"]
                self.is_over = message["outcome"] is not None
            case "table" | "said":
                self._note(message["number"], text)
                self.last = message["number"]
            case "done" | "refused" if message["id"]:
                self._replies[message["id"]] = message
        self._changed.set()

    def _note(self, number: int, text: bytes) -> None:
        before = self.seen.setdefault(number, text)
        assert before == text, f"number {number} came in two forms"

    def _decision(self) -> dict[str, Any] | None:
        for sight in self.now.get("sights", []):
            if sight["seat"] == self.seat and sight["decision"]:
                found: dict[str, Any] = sight["decision"]
                return found
        return None

    async def _answer(self) -> None:
        """Answer once; doubled, or with an old command sent again after it, every now and then."""
        decision = self._decision()
        if decision is None:
            return  # it was answered already, before the connection was lost
        option = self.rng.choice(decision["options"])["number"]
        self._n_commands += 1
        command = f"c{self.seat}-{self._n_commands}"
        body = {"type": "answer", "id": command, "seat": self.seat}
        text = json.dumps({**body, "number": self.now["answer"], "option": option}).encode()
        while True:
            assert self.socket is not None
            if self.socket.closed.done():
                await self._connect()
            self.socket.send(text)
            if self.rng.random() < 0.2:
                self.socket.send(text)
            if self._old and self.rng.random() < 0.1:
                self.socket.send(self.rng.choice(self._old))
            try:
                reply = await self._reply(command)
                if reply.get("code") != "server/store-down":
                    break
                self.n_store_down += 1
            except (ConnectionError, OSError, TimeoutError):
                # Whether it was done is not known: the same command again, anywhere.
                self.socket.cut()
                await asyncio.sleep(0.05 + 0.1 * self.rng.random())
                while not await self._reconnected():
                    await asyncio.sleep(0.1)
        if reply["type"] == "done":
            self.promises.append(Promise(command, self.seat, option, reply["number"]))
            self._old.append(text)
        else:
            self.refused[reply["code"]] += 1
            if reply["code"] not in ("action/out-of-date", "action/not-your-turn", "game/over"):
                self.refused[reply["sentence"]] += 1

    async def _reconnected(self) -> bool:
        try:
            await self._connect()
        except (ConnectionError, OSError, TimeoutError):
            return False
        return True

    async def _reply(self, command: str) -> dict[str, Any]:
        deadline = asyncio.get_running_loop().time() + MAX_REPLY_SECONDS
        while command not in self._replies:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError
            await self._wait(left)
        return self._replies.pop(command)


async def seat_table(
    http: httpx.AsyncClient, port: int, n_people: int, n_bots: int, settings: dict[str, Any]
) -> tuple[str, list[str]]:
    """A started table; its id and the keys of its people, in seat order."""
    base = f"http://127.0.0.1:{port}/api/tables"
    n_seats = n_people + n_bots
    wish = {
        "settings": {"n_seats": n_seats, **settings},
        "bots": [{"seat": seat, "level": "tenderfoot"} for seat in range(n_people, n_seats)],
        "carrier": "header",
    }
    answered = await http.post(base, json=wish)
    assert answered.status_code == 201, answered.text
    made = answered.json()
    table, keys = made["table"]["id"], []
    for seat in range(n_people):
        head = {"Authorization": f"Bearer {made['key']}"} if seat == 0 else {}
        commitment = commitment_of(table, NONCE)
        body = {"id": f"j{seat}", "name": f"P{seat}", "nonce_commitment": commitment}
        body["carrier"] = "header"
        joined = (await http.post(f"{base}/{table}/join", json=body, headers=head)).json()
        keys.append(joined["key"])
    orders: list[tuple[str, dict[str, Any]]] = [(keys[0], {"type": "start", "id": "s"})]
    for seat, key in enumerate(keys):
        told = {"type": "reveal-nonce", "id": f"n{seat}", "seat": seat, "nonce": NONCE.hex()}
        orders.append((key, told))
    for key, order in orders:
        head = {"Authorization": f"Bearer {key}"}
        done = await http.post(f"{base}/{table}/commands", json=order, headers=head)
        done.raise_for_status()
    return table, keys


async def seat_crowd(
    ports: Ports,
    n_tables: int,
    n_people: int,
    n_bots: int,
    settings: dict[str, Any],
    think: float,
    seed: int = 1,
) -> list[Client]:
    """Many tables with their clients, not yet connected."""
    rng = random.Random(seed)
    clients: list[Client] = []
    limit = asyncio.Semaphore(N_CREATORS)
    async with httpx.AsyncClient(verify=False, timeout=30) as http:

        async def one() -> None:
            async with limit:
                port = rng.choice(ports())
                table, keys = await seat_table(http, port, n_people, n_bots, settings)
            for seat, key in enumerate(keys):
                own = random.Random(rng.random())
                clients.append(Client(table, key, seat, ports, own, think))

        await asyncio.gather(*(one() for _ in range(n_tables)))
    return clients


async def check(clients: list[Client], reader: Reader) -> Counter[str]:
    """Every promise is in the log exactly once, every game is over, and the logs say what was seen."""
    by_table: dict[str, list[Client]] = {}
    for client in clients:
        by_table.setdefault(client.table, []).append(client)
    counts: Counter[str] = Counter()
    for table, at_table in by_table.items():
        row = await reader.table(table)
        assert row is not None
        rows = await reader.log(table)
        assert [r.number for r in rows] == list(range(len(rows))), f"a gap in the log of {table}"
        log = [decode_entry(r.payload) for r in rows]
        written = Counter((e.actor, e.command) for e in log if e.command)
        assert max(written.values()) == 1, f"a command was done twice at {table}"
        for client in at_table:
            for promise in client.promises:
                entry = log[promise.number]
                assert isinstance(entry, entries.Answered), f"a promise is lost at {table}"
                kept = (entry.command, entry.seat, entry.option)
                assert kept == (promise.command, promise.seat, promise.option)
                counts["promises kept"] += 1
        replayed = Table(table, row.secret)
        for line, entry in zip(rows, log, strict=True):
            replayed.follow(line.number, line.epoch, entry)
            broadcast = Broadcast(replayed, entry, [(client.seat,) for client in at_table])
            for client in at_table:
                seen = client.seen.get(line.number)
                if seen is not None:
                    assert seen == broadcast.bytes_for((client.seat,)), "the replay differs"
                    counts["messages replayed"] += 1
            counts["leases taken over"] += isinstance(entry, entries.Leased)
        assert replayed.is_over, f"table {table} did not come to its end"
        counts["tables ended"] += 1
    return counts
