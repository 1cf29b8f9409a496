"""The WebSocket protocol case by case, in the order of the well-known conformance suites: an echo on our wire.

A case is what a client sends, what it must get back, and the code of the close that follows. Compression and
messages longer than ours do not apply.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
import uvicorn
from tests.server.websocket.test_connection import KEY, UPGRADE, Noted
from uvicorn.server import ServerState

from folsom.server.protocol.messages import MAX_MESSAGE_BYTES
from folsom.server.websocket.connection import WebSocketConnection
from folsom.server.websocket.frames import CloseCode, Opcode, unmask

pytestmark = pytest.mark.anyio

Frame = tuple[int, bytes]
TEXT, BINARY, PING, PONG, CLOSE = (
    Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE,
)  # fmt: skip
MASK = b"\x37\xfa\x21\x3d"


def raw(first: int, payload: bytes = b"") -> bytes:
    """A masked frame with any first byte at all."""
    size = len(payload)
    said = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + said + MASK + unmask(payload, MASK)


def whole(opcode: int, payload: bytes = b"") -> bytes:
    return raw(0x80 | opcode, payload)


def parts(opcode: int, *payloads: bytes, between: bytes = b"") -> bytes:
    """A message in parts, with something between them."""
    made = [raw(opcode if i == 0 else 0, part) for i, part in enumerate(payloads[:-1])]
    return between.join([*made, raw(0x80 if made else 0x80 | opcode, payloads[-1])])


def close(code: int | None = None, reason: bytes = b"") -> bytes:
    return whole(CLOSE, (b"" if code is None else code.to_bytes(2, "big")) + reason)


class Case(NamedTuple):
    """What is sent, what comes back, and the close (None: the connection stays open)."""

    name: str
    sent: bytes
    got: Sequence[Frame]
    code: int | None = None


NO_CODE, BAD, NOT_UTF8, LONG = -1, CloseCode.PROTOCOL_ERROR, CloseCode.NOT_UTF8, CloseCode.TOO_BIG
"""`NO_CODE`: a close frame without a code."""


def echoed(name: str, payload: bytes, opcode: int = TEXT) -> Case:
    return Case(name, whole(opcode, payload), [(opcode, payload)])


FRAMING = [
    echoed(f"1 {kind.name.lower()} of {size}", b"*" * size, kind)
    for kind in (TEXT, BINARY)
    for size in (0, 1, 125, 126, 127, 128, 8_191, 8_192)
] + [Case("1 without a mask", b"\x81\x02hi", [], BAD)]

PINGS = [
    Case("2.1 ping", whole(PING), [(PONG, b"")]),
    Case("2.2 ping with words", whole(PING, b"there?"), [(PONG, b"there?")]),
    Case("2.3 ping with bytes", whole(PING, b"\0\xff\xfe"), [(PONG, b"\0\xff\xfe")]),
    Case("2.4 ping of 125", whole(PING, b"x" * 125), [(PONG, b"x" * 125)]),
    Case("2.5 ping of 126", whole(PING, b"x" * 126), [], BAD),
    Case("2.7 pong that nobody asked for", whole(PONG), []),
    Case("2.8 the same with words", whole(PONG, b"here"), []),
    Case("2.9 pong and ping", whole(PONG, b"here") + whole(PING, b"a"), [(PONG, b"a")]),
    Case(
        "2.10 ten pings",
        b"".join(whole(PING, b"%d" % i) for i in range(10)),
        [(PONG, b"%d" % i) for i in range(10)],
    ),
]

RESERVED = [
    Case(
        f"3 reserved bits {bits} on {kind}",
        whole(TEXT, b"a") + raw(0x80 | bits << 4 | kind),
        [(TEXT, b"a")],
        BAD,
    )
    for bits in range(1, 8)
    for kind in (TEXT, BINARY, PING, CLOSE)
] + [
    Case(
        f"4 unknown kind {kind}",
        whole(TEXT, b"a") + whole(kind, b"b") + whole(PING),
        [(TEXT, b"a")],
        BAD,
    )
    for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
]

A, B = b"fragment1", b"fragment2"
FRAGMENTS = [
    Case("5.1 ping in parts", parts(PING, A, B), [], BAD),
    Case("5.2 pong in parts", parts(PONG, A, B), [], BAD),
    Case("5.3 text in parts", parts(TEXT, A, B), [(TEXT, A + B)]),
    Case(
        "5.6 a ping between",
        parts(TEXT, A, B, between=whole(PING, b"p")),
        [(PONG, b"p"), (TEXT, A + B)],
    ),
    Case("5.9 nothing to go on with, last", whole(0, A) + whole(TEXT, B), [], BAD),
    Case("5.12 nothing to go on with, more", raw(0, A) + whole(TEXT, B), [], BAD),
    Case(
        "5.15 going on after the end",
        parts(TEXT, A, B) + raw(0, A) + whole(TEXT, B),
        [(TEXT, A + B)],
        BAD,
    ),
    Case("5.18 two beginnings", raw(TEXT, A) + whole(TEXT, B), [], BAD),
    Case(
        "5.19 pings among five parts",
        parts(TEXT, *[A] * 5, between=whole(PING, b"p")),
        [(PONG, b"p")] * 4 + [(TEXT, A * 5)],
    ),
    Case("6.1.2 empty parts", parts(TEXT, b"", b"", b""), [(TEXT, b"")]),
    Case("6.1.3 empty parts around", parts(TEXT, b"", b"middle", b""), [(TEXT, b"middle")]),
]

WORD = "Hello-µ@ßöäüàá-UTF-8!!".encode()
GREEK = "κόσμε".encode()
VALID_TEXTS = [
    WORD, GREEK, b"\x00", b"\xc2\x80", b"\xe0\xa0\x80", b"\xf0\x90\x80\x80", b"\x7f", b"\xdf\xbf",
    b"\xef\xbf\xbf", b"\xed\x9f\xbf", b"\xee\x80\x80", b"\xef\xbf\xbd", b"\xf4\x8f\xbf\xbf", b"\xef\xbf\xbe",
]  # fmt: skip
INVALID_TEXTS = [
    GREEK + b"\xed\xa0\x80edited",  # a surrogate
    GREEK + b"\xf4\x90\x80\x80",  # beyond Unicode
    b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80", b"\xf7\xbf\xbf\xbf",
    b"\x80", b"\xbf", b"\x80\xbf\x80",  # continuations of nothing
    *(bytes((first, 0x20)) for first in (0xC2, 0xDF, 0xE0, 0xEF, 0xF0, 0xF4)),  # cut short, then more
    b"\xc2", b"\xe0\xa0", b"\xf0\x90\x80", GREEK[:-1],  # cut short at the end
    b"\xfe", b"\xff", b"\xfe\xfe\xff\xff",
    b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xc1\xbf", b"\xe0\x9f\xbf",  # longer than needed
    b"\xf0\x8f\xbf\xbf",
    b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xaf\xbf", b"\xed\xbf\xbf", b"\xed\xa0\x80\xed\xb0\x80",
]  # fmt: skip
UTF8 = [
    case
    for text in VALID_TEXTS
    for case in (
        echoed(f"6 valid {text!r}", text),
        Case(
            f"6 valid in bytes {text!r}", parts(TEXT, *(bytes([b]) for b in text)), [(TEXT, text)]
        ),
    )
] + [
    case
    for text in INVALID_TEXTS
    for case in (
        Case(f"6 invalid {text!r}", whole(TEXT, text) + whole(TEXT, b"a"), [], NOT_UTF8),
        Case(f"6 invalid in parts {text!r}", parts(TEXT, text[:1], text[1:]), [], NOT_UTF8),
        echoed(f"6 bytes need not be text {text!r}", text, BINARY),
    )
]

VALID_CODES = (*range(1000, 1004), *range(1007, 1015), 3000, 3999, 4000, 4999)
INVALID_CODES = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)
CLOSES = [
    Case("7.1.1 a message, then the end", whole(TEXT, A) + close(1000), [(TEXT, A)], 1000),
    Case("7.1.2 the end twice", close(1000) * 2, [], 1000),
    Case("7.1.3 a ping after the end", close(1000) + whole(PING), [], 1000),
    Case("7.1.4 a message after the end", close(1000) + whole(TEXT, A), [], 1000),
    Case("7.1.5 the end among parts", raw(TEXT, A) + close(1000) + raw(0x80, B), [], 1000),
    Case("7.3.1 without a code", close(), [], NO_CODE),
    Case("7.3.2 half a code", whole(CLOSE, b"\x03"), [], BAD),
    Case("7.3.4 with a reason", close(1000, b"bye"), [], 1000),
    Case("7.3.5 with the longest reason", close(1000, b"x" * 123), [], 1000),
    Case("7.3.6 with a longer one", close(1000, b"x" * 124), [], BAD),
    Case(
        "7.5.1 with a reason that is no text",
        close(1000, b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80"),
        [],
        NOT_UTF8,
    ),
    *(Case(f"7.7 code {code}", close(code), [], code) for code in VALID_CODES),
    *(Case(f"7.9 code {code}", close(code), [], BAD) for code in INVALID_CODES),
]

HALF = b"x" * (MAX_MESSAGE_BYTES // 2)
LIMITS = [
    Case("9 the longest message in parts", parts(TEXT, HALF, HALF), [(TEXT, HALF * 2)]),
    Case("9 a longer one", whole(TEXT, HALF * 2 + b"x"), [], LONG),
    Case("9 a longer one in parts", parts(TEXT, HALF, HALF, b"x"), [], LONG),
    Case("9 the head alone of a huge one", b"\x81\xff" + (2**40).to_bytes(8, "big"), [], LONG),
]

CASES = FRAMING + PINGS + RESERVED + FRAGMENTS + UTF8 + CLOSES + LIMITS


class Echo:
    """Says again what it hears, once it has thought for a moment."""

    def __init__(self, wire: WebSocketConnection) -> None:
        self.wire = wire
        self.is_gone = False

    async def take(self, message: bytes) -> None:
        await asyncio.sleep(0)
        if message == b"end":
            self.wire.hang_up(CloseCode.GOING_AWAY)
        self.wire.send(message)

    def may_send(self) -> bool:
        return True

    def has_room(self, n_bytes: int) -> bool:
        return True

    def refuse_long(self) -> None:
        pass

    def gone(self) -> None:
        self.is_gone = True


async def converse(cuts: list[bytes]) -> Noted:
    """Send this piece by piece; returns when nothing moves any more."""
    listening: list[Echo] = []

    async def app(scope: Any, receive: object, send: object) -> None:
        listening.append(Echo(scope["connection"]))
        scope["connection"].accept(listening[0])

    config = uvicorn.Config(app)
    config.loaded_app = app
    wire, transport = WebSocketConnection(config, ServerState(), {}), Noted()
    wire.connection_made(transport)
    request = UPGRADE.format(path="/", host="x", key=KEY, version=13)
    wire.data_received(request.encode())
    await settle()
    assert transport.written.pop().startswith(b"HTTP/1.1 101 ")
    for cut in cuts:
        if not transport.is_closing():
            wire.data_received(cut)
        await settle()
    return transport


async def settle() -> None:
    """Let everything run that can."""
    for _ in range(6):
        await asyncio.sleep(0)


def frames_of(written: bytes) -> list[Frame]:
    """What the server sent, which is never masked nor in parts."""
    found = []
    while written:
        first, size = written[0], written[1]
        start = 2
        assert first & 0xF0 == 0x80
        assert size != 127
        if size == 126:
            start, size = 4, int.from_bytes(written[2:4], "big")
        found.append((first & 0x0F, written[start : start + size]))
        written = written[start + size :]
    return found


def in_one(sent: bytes) -> list[bytes]:
    return [sent, b""]


def in_bytes(sent: bytes) -> list[bytes]:
    return [bytes([byte]) for byte in sent] if len(sent) < 1_000 else in_pieces(sent)


def in_pieces(sent: bytes) -> list[bytes]:
    return [sent[i : i + 997] for i in range(0, len(sent), 997)] + [b""]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
async def test_the_wire_answers_as_the_protocol_says(case: Case) -> None:
    for cut in (in_one, in_bytes):
        transport = await converse(cut(case.sent))
        got = frames_of(b"".join(transport.written))
        expected = text_as_we_send_it(case.got)
        if case.code is None:
            assert got == expected
            assert not transport.is_closed
        else:
            *before, (last, payload) = got
            code = b"" if case.code == NO_CODE else case.code.to_bytes(2, "big")
            assert (before, last, payload[:2]) == (expected, CLOSE, code)


async def test_whom_we_let_go_is_not_answered_any_more() -> None:
    transport = await converse([whole(TEXT, b"end"), whole(PING), whole(TEXT, b"a")])
    assert frames_of(b"".join(transport.written)) == [(CLOSE, (1001).to_bytes(2, "big"))]


def text_as_we_send_it(frames: Sequence[Frame]) -> list[Frame]:
    """Our server speaks text only, also to those who send bytes."""
    return [(TEXT if kind == BINARY else kind, payload) for kind, payload in frames]
