"""WebSocket frames (RFC 6455, 5): what comes from a client is checked strictly, what goes to it is plain text."""

from enum import IntEnum

FIN = 0x80
MASKED = 0x80
RESERVED = 0x70
MAX_CONTROL_BYTES = 125


class Opcode(IntEnum):
    """The kinds of frames."""

    CONTINUED = 0x0
    TEXT = 0x1
    BINARY = 0x2
    CLOSE = 0x8
    PING = 0x9
    PONG = 0xA


OPCODES = frozenset(Opcode)
CODES_OF_CLIENTS = (range(1000, 1004), range(1007, 1015), range(3000, 5000))
"""What a client may give as its reason to end (7.4): registered, or of an application's own."""


class CloseCode(IntEnum):
    """Why a connection ends, as the protocol says it (7.4.1)."""

    GOING_AWAY = 1001
    PROTOCOL_ERROR = 1002
    NO_CODE = 1005
    NOT_UTF8 = 1007
    POLICY = 1008
    TOO_BIG = 1009
    FAILED = 1011
    RESTARTING = 1012
    TRY_LATER = 1013


class BadFrame(Exception):
    """The client does not keep to the protocol."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code = code


def frame(opcode: Opcode, payload: bytes) -> bytes:
    """One whole message to a client."""
    size = len(payload)
    if size < 126:
        head = bytes((FIN | opcode, size))
    elif size < 65_536:
        head = bytes((FIN | opcode, 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((FIN | opcode, 127)) + size.to_bytes(8, "big")
    return head + payload


def close_frame(code: int, reason: str = "") -> bytes:
    """The end, with its reason."""
    return frame(Opcode.CLOSE, code.to_bytes(2, "big") + reason.encode()[: MAX_CONTROL_BYTES - 2])


def check_close(payload: bytes) -> None:
    """Refuse a close with half a code, with one that no client may give, or with a reason that is no text."""
    if not payload:
        return
    code = int.from_bytes(payload[:2], "big")
    if len(payload) == 1 or not any(code in codes for codes in CODES_OF_CLIENTS):
        raise BadFrame(CloseCode.PROTOCOL_ERROR)
    if not is_utf8(payload[2:]):
        raise BadFrame(CloseCode.NOT_UTF8)


def is_utf8(text: bytes) -> bool:
    """Whether these bytes are text."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def unmask(payload: bytes, mask: bytes) -> bytes:
    """Undo what a client's mask did: one exclusive or over all bytes at once."""
    size = len(payload)
    repeated = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")


class Frames:
    """Takes apart what a client sends, frame by frame."""

    __slots__ = ("_buffer", "_max_bytes", "_opcode", "_parts")

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._buffer = bytearray()
        self._parts = b""
        self._opcode: int | None = None

    def add(self, data: bytes) -> None:
        """More has come."""
        self._buffer += data

    @property
    def n_waiting(self) -> int:
        """How many bytes have not been taken apart yet."""
        return len(self._buffer)

    def next(self) -> tuple[int, bytes] | None:
        """What the next frame completes: a message, a control frame or (`CONTINUED`) nothing yet.

        None while no frame has come whole.
        """
        found = self._next_frame()
        if found is None:
            return None
        opcode, is_last, payload = found
        if opcode == Opcode.CLOSE:
            check_close(payload)
        if opcode >= Opcode.CLOSE:
            return opcode, payload
        if (opcode == Opcode.CONTINUED) != (self._opcode is not None):
            raise BadFrame(CloseCode.PROTOCOL_ERROR)
        kind = opcode if self._opcode is None else self._opcode
        whole = self._parts + payload
        if len(whole) > self._max_bytes:
            raise BadFrame(CloseCode.TOO_BIG)
        if is_last:
            self._parts, self._opcode = b"", None
            return kind, whole
        self._parts, self._opcode = whole, kind
        return Opcode.CONTINUED, b""

    def _next_frame(self) -> tuple[int, bool, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        opcode, size = buffer[0] & 0x0F, buffer[1] & 0x7F
        is_last = buffer[0] >= FIN
        is_control = opcode >= Opcode.CLOSE
        if opcode not in OPCODES or buffer[0] & RESERVED or not buffer[1] & MASKED:
            raise BadFrame(CloseCode.PROTOCOL_ERROR)
        if is_control and (size > MAX_CONTROL_BYTES or not is_last):
            raise BadFrame(CloseCode.PROTOCOL_ERROR)
        start = 2
        if size > MAX_CONTROL_BYTES:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if size > self._max_bytes:
            raise BadFrame(CloseCode.TOO_BIG)
        end = start + 4 + size
        if len(buffer) < end:
            return None
        payload = unmask(bytes(buffer[start + 4 : end]), bytes(buffer[start : start + 4]))
        del buffer[:end]
        return opcode, is_last, payload
