"""A table of a crowd: its sockets, what they wait for, and how long they do."""

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from functools import partial

import msgspec
from benchmarks.crowd import seat_crowd
from benchmarks.light_socket import LightSocket, open_socket

from folsom.server.protocol.messages import VERSION

UPDATE = re.compile(
    rb'\{"type":"update","number":\d+,"at":\d+,"seat":(?:\d+|null),"by_bot":(?:true|false),"answer":(\d+),'
    rb'"asked":\[([\d,]*)\]'
)
"""How an update begins. Reading all of every message would cost the load generator more than the server."""


class Offered(msgspec.Struct):
    number: int


class Asked(msgspec.Struct):
    options: list[Offered]


class Seen(msgspec.Struct):
    decision: Asked | None = None


class Heard(msgspec.Struct):
    """The few fields of a message that the load generator needs."""

    type: str
    answer: int = -1
    sights: list[Seen] = []
    code: str = ""


hear = msgspec.json.Decoder(Heard).decode


@dataclass(slots=True, eq=False)
class Table:
    """One table's sockets and what they wait for."""

    id: str
    keys: list[str]
    rng: random.Random
    sockets: list[LightSocket] = field(default_factory=list)
    answer: int = -1
    asked: list[int] = field(default_factory=list)
    last_of: list[bytes] = field(default_factory=list)
    heard: int = 0
    sent_at: float = 0.0
    told: asyncio.Event = field(default_factory=asyncio.Event)
    latencies: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    n: int = 0

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.asked

    def take(self, seat: int, text: bytes) -> None:
        """A message to one of the sockets."""
        update = UPDATE.match(text)
        if update:
            self._updated(seat, text, int(update[1]), update[2])
        elif not text.startswith((b'{"type":"done"', b'{"type":"presence"')):
            message = hear(text)
            if message.type == "welcome":
                asked = msgspec.json.decode(text)["table"]["asked"]
                self._updated(seat, text, message.answer, ",".join(map(str, asked)).encode())
            else:
                self.refused.append(message.code)
                self.told.set()

    def _updated(self, seat: int, text: bytes, answer: int, asked: bytes) -> None:
        """A seat knows of an answer; the table goes on once all of them do."""
        if answer > self.answer:
            self.answer, self.heard = answer, 0
            self.asked = [int(number) for number in asked.split(b",")] if asked else []
        if answer == self.answer:
            self.last_of[seat] = text
            self.heard += 1
            if self.heard == len(self.keys):
                if self.sent_at:
                    self.latencies.append(time.perf_counter() - self.sent_at)
                self.told.set()

    async def open(self, port: int) -> None:
        """Connect all seats."""
        self.last_of = [b""] * len(self.keys)
        for seat, key in enumerate(self.keys):
            connected = await open_socket(port, self.id, key, partial(self.take, seat))
            connected.send(b'{"type":"hello","version":%d}' % VERSION)
            self.sockets.append(connected)
        await asyncio.wait_for(self.told.wait(), 60)

    def send_answer(self) -> None:
        """Some asked seat answers."""
        self.told.clear()
        seat = self.rng.choice(self.asked)
        decision = hear(self.last_of[seat]).sights[0].decision
        assert decision is not None
        option = self.rng.choice(decision.options).number
        self.n += 1
        body = b'{"type":"answer","id":"%d","seat":%d,"number":%d,"option":%d}'
        self.sent_at = time.perf_counter()
        self.sockets[seat].send(body % (self.n, seat, self.answer, option))


async def seat_tables(port: int, n: int, n_seats: int, game: str) -> list[Table]:
    """Tables with all their sockets open."""
    clients = await seat_crowd(lambda: [port], n, n_seats, 0, {"game": game}, 0.0)
    keys: dict[str, list[str]] = {}
    for client in sorted(clients, key=lambda client: client.seat):
        keys.setdefault(client.table, []).append(client.key)
    tables = [Table(table, own, random.Random(i)) for i, (table, own) in enumerate(keys.items())]
    for begin in range(0, n, 50):
        await asyncio.gather(*(table.open(port) for table in tables[begin : begin + 50]))
    return tables
