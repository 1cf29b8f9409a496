"""The log of a finished game as one small record, and that record as a log again.

Kept is what a finished table still shows and proves: every entry about settings, seats, seed, start and end as it
was written; of each answer its moment (to a tenth of a second), seat, option and flags. Not kept is what only a
game in play needs: who gave which command (a repeat of it is refused now: the game is over), links that nobody
opened, leases, the clocks but for their last stand; and what was said. The numbers of the entries stay, so that a
client that comes back is told what it missed.
"""

import re
import zlib
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from folsom.core.fairness import commitment_of
from folsom.server.tables import entries
from folsom.server.tables.entries import (
    Answered,
    AnyEntry,
    Forgotten,
    Row,
    decode_entry,
    encode_entry,
)

FORMAT = b"1"
TICK = 100
"""Milliseconds: how exactly the moments are kept."""
KEPT, FORGOTTEN, FIRST_ANSWER = 0, 1, 2
"""What a byte of `kinds` says: kept as it was; not kept; or, from there on, an answer by its seat and flags."""

NEW = {16: 1, 32: 2}
AGAIN, FOLLOWS = 3, 4
FIRST_NUMBER, MAX_NUMBERED = 48, 64
HASH = re.compile(rb'"((?:[0-9a-f]{32}){1,2})"')
MARKED = re.compile(rb"[\x01\x02]|[\x03\x04].", re.DOTALL)
"""How hashes and nonces of 16 or 32 bytes are taken out of the JSON, and put back."""

WORDS = (
    b'"clock":{"per_decision":60,"per_game":1800,"increment":5},"open":true,"bandits":"random"}"op'
    b'tions":{"reflex":true,"horse":true}"options":{"edition":"2014-sv","edition":"2014","edition"'
    b':"2016","expert":true,"two_bandits":true,"powers":false,"events":false},"bots":[{"seat":1,"l'
    b'evel":"outlaw"},{"seat":2,"level":"tenderfoot"},{"seat":3,"level":"sharpshooter"}],{"kind":"'
    b'bot-seated","at":0,"seat":1,"level":"outlaw"},{"kind":"handed-over","at":0,"seat":1,"level":'
    b'"outlaw","why":"left"},{"kind":"given-back","at":0,"seat":1},{"kind":"pause-wanted","at":0,"'
    b'seat":1},{"kind":"pause-dropped","at":0},{"kind":"seat-emptied","at":0},{"kind":"seat-change'
    b'd","at":0},{"kind":"nonce-given","at":0,"seat":1,"nonce":{"kind":"nonce-committed","at":0,"s'
    b'eat":1,"commitment":{"kind":"settings-changed","at":0,"settings":{"game":"superexpress","n_s'
    b'eats":5,"options":{},{"kind":"link-made","at":0,"actor":"","token":"","expires":{"kind":"dev'
    b'ice-opened","at":0,"token":"","key":"{"kind":"started-anew","at":0,"rules_version":"bandits"'
    b':["ghost","doc","belle","tuco","django","cheyenne","mei"],"bandit":"ghost","bandit":"doc"{"s'
    b'eat":2,"place":2,"points":0,"parts":{"aboard":0,"loot_cards":2,"best_card":"parts":{"aboard"'
    b':1,"loot_cards":1,"best_card":0}},{"seat":4,"place":5,"points":500,"parts":{"loot":500,"guns'
    b'linger":0,"bullets_fired":0,"bullets_received":4}},[{"kind":"created","at":0,"settings":{"ga'
    b'me":"superexpress","n_seats":4,"options":{},"clock":{"per_decision":null,"per_game":null,"in'
    b'crement":0},"open":false,"bandits":"chosen"},"keys":["0123456789abcdef"],"commitment":"","ru'
    b'les_version":1}[{"kind":"created","at":0,"settings":{"game":"express","n_seats":4,"options":'
    b'{},"clock":{"per_decision":null,"per_game":null,"increment":0},"open":false,"bandits":"chose'
    b'n"},"keys":[\x02],"commitment":\x02,"rules_version":2},{"kind":"seated","at":0,"name":"","nonce":"'
    b'","keys":[""]},{"kind":"seated","at":0,"seat":1,"name":"","commitment":\x040,"keys":[\x02]},{"kind'
    b'":"seated","at":0,"seat":2,"name":"","commitment":\x042,"keys":[\x02]},{"kind":"seated","at":0,"se'
    b'at":2,"name":"","bandit":"belle","nonce":"","keys":[""]},{"kind":"rematched","at":0,"table":'
    b'""}{"kind":"start-called","at":0},{"kind":"nonce-revealed","at":0,"nonce":\x02},{"kind":"nonce-'
    b'revealed","at":0,"seat":1,"nonce":\x02},{"kind":"nonce-revealed","at":0,"seat":2,"nonce":\x02},{"k'
    b'ind":"started","at":0,"options":{},"server":"","times":[[-1,-1,0],"seat":3,"nonce":\x02},{"kind'
    b'":"answered","at":0,"seat":3,"option":10,"outcome":{"winners":[0],"results":[{"seat":0,"plac'
    b'e":1,"points":1250,"parts":{"loot":250,"gunslinger":1,"bullets_fired":6,"bullets_received":2'
    b'}},{"seat":1,"place":2,"points":750,"parts":{"loot":750,"gunslinger":0,"bullets_fired":1,"bu'
    b'llets_received":3}},{"seat":3,"place":'
)
"""What such records are full of. It is part of the format: another text needs another `FORMAT`."""


class Packed(msgspec.Struct, array_like=True, frozen=True):
    """A log by columns: the entries kept as they were, and of all of them the kind and the time since the last."""

    epoch: int
    began: int
    kept: bytes
    kinds: bytes
    options: bytes
    gaps: bytes


def pack(table: str, rows: Sequence[Row], outcome: object = None) -> bytes:
    """A table's whole log in one record. `outcome`: the result, for a log that was written without it."""
    log = without_passing_things([decode_entry(row.payload) for row in rows], outcome)
    kinds = [_kind_of(entry) for entry in log]
    kept = [replace(entry, at=0) for entry, kind in zip(log, kinds, strict=True) if kind == KEPT]
    options = [
        _option_of(entry) for entry, kind in zip(log, kinds, strict=True) if kind >= FIRST_ANSWER
    ]
    began = log[0].at
    gaps = [later - earlier for earlier, later in pairwise((e.at - began) // TICK for e in log)]
    text, noise = without_noise(table, msgspec.json.encode(kept))
    columns = Packed(
        rows[-1].epoch,
        began,
        text,
        bytes(kinds),
        bytes(option + 1 for option in options),
        b"".join(map(_write_number, gaps)),
    )
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
    small = packer.compress(msgspec.msgpack.encode(columns)) + packer.flush()
    return FORMAT + _write_number(len(noise)) + noise + small


def unpack(table: str, record: bytes) -> list[Row]:
    """The log of a table's record."""
    if record[:1] != FORMAT:
        raise ValueError(f"a packed game has the format {FORMAT!r}, not {record[:1]!r}")
    n_noise = next(_read_numbers(record[1:]))
    start = 1 + len(_write_number(n_noise))
    noise, small = record[start : start + n_noise], record[start + n_noise :]
    unpacked = zlib.decompressobj(-15, WORDS).decompress(small)
    columns = msgspec.msgpack.decode(unpacked, type=Packed)
    kept = iter(msgspec.json.decode(with_noise(table, columns.kept, noise), type=list[AnyEntry]))
    options = iter(columns.options)
    ticks = accumulate(_read_numbers(columns.gaps), initial=0)
    rows = []
    for number, (kind, tick) in enumerate(zip(columns.kinds, ticks, strict=True)):
        entry: AnyEntry
        at = columns.began + TICK * tick
        if kind == KEPT:
            entry = replace(next(kept), at=at)
        elif kind == FORGOTTEN:
            entry = Forgotten(at)
        else:
            entry = _answer_of(kind, at, next(options) - 1)
        rows.append(Row(number, columns.epoch, encode_entry(entry)))
    return rows


def without_noise(table: str, text: bytes) -> tuple[bytes, bytes]:
    """JSON without its hashes and nonces, and these as bytes: nothing makes them smaller, and they spoil the rest.

    In their place stand bytes that JSON never has: one for a new value by its length; or one and a number, for a
    value that comes again, or for the commitment to one, which follows from it.
    """
    found = {bytes.fromhex(match[1].decode()) for match in HASH.finditer(text)}
    follows = {
        commitment: value for value in found if (commitment := _commitment(table, value)) in found
    }
    known: dict[bytes, int] = {}
    # Numbered as they stand in the text.
    for match in HASH.finditer(text):
        value = bytes.fromhex(match[1].decode())
        if value not in follows and len(known) < MAX_NUMBERED:
            known.setdefault(value, len(known))
    told: set[bytes] = set()

    def mark(match: re.Match[bytes]) -> bytes:
        value = bytes.fromhex(match[1].decode())
        if follows.get(value) in known:
            return bytes([FOLLOWS, FIRST_NUMBER + known[follows[value]]])
        if value not in known:
            return match[0]
        if value in told:
            return bytes([AGAIN, FIRST_NUMBER + known[value]])
        told.add(value)
        return bytes([NEW[len(value)]])

    return HASH.sub(mark, text), b"".join(known)


def with_noise(table: str, text: bytes, noise: bytes) -> bytes:
    """The JSON as it was."""
    lengths = [
        length for mark in MARKED.findall(text) for length, new in NEW.items() if mark[0] == new
    ]
    starts = accumulate(lengths, initial=0)
    known = [noise[start : start + length] for start, length in zip(starts, lengths, strict=False)]
    new = iter(known)

    def unmark(match: re.Match[bytes]) -> bytes:
        kind, *number = match[0]
        if kind == FOLLOWS:
            value = _commitment(table, known[number[0] - FIRST_NUMBER])
        else:
            value = known[number[0] - FIRST_NUMBER] if kind == AGAIN else next(new)
        return b'"%s"' % value.hex().encode()

    return MARKED.sub(unmark, text)


def _commitment(table: str, nonce: bytes) -> bytes:
    return bytes.fromhex(commitment_of(table, nonce))


def without_passing_things(log: Sequence[AnyEntry], outcome: object = None) -> list[AnyEntry]:
    """The entries of a finished game less what only a game in play needs."""
    opened = {entry.token for entry in log if isinstance(entry, entries.DeviceOpened)}
    last_timed = max(
        (i for i, entry in enumerate(log) if getattr(entry, "times", None)), default=-1
    )
    last_answer = max((i for i, entry in enumerate(log) if isinstance(entry, Answered)), default=-1)
    left: list[AnyEntry] = []
    for i, entry in enumerate(log):
        changes: dict[str, Any] = {"command": ""}
        match entry:
            case entries.Spoke() | entries.Leased():
                left.append(Forgotten(entry.at))
                continue
            case entries.LinkMade() if entry.token not in opened:
                left.append(Forgotten(entry.at))
                continue
            case entries.LinkMade():
                pass  # whoever made it lends the other device his seats
            case entries.Started():
                changes |= {"actor": "", "server": ""}
            case _:
                changes["actor"] = ""
        if hasattr(entry, "times") and i != last_timed:
            changes["times"] = []
        if i == last_answer and isinstance(entry, Answered) and entry.outcome is None:
            changes["outcome"] = msgspec.to_builtins(outcome)
        left.append(replace(entry, **changes))
    return left


def _kind_of(entry: AnyEntry) -> int:
    """How an entry is written; an answer with more to it than a moment, seat, option and flags is kept whole."""
    if isinstance(entry, Forgotten):
        return FORGOTTEN
    if not isinstance(entry, Answered):
        return KEPT
    kind = FIRST_ANSWER + (entry.seat << 2 | entry.quiet << 1 | entry.by_bot)
    return kind if _answer_of(kind, entry.at, entry.option) == entry else KEPT


def _answer_of(kind: int, at: int, option: int) -> Answered:
    flags = kind - FIRST_ANSWER
    by_bot, quiet = bool(flags & 1), bool(flags & 2)
    return Answered(at, seat=flags >> 2, option=option, by_bot=by_bot, quiet=quiet)


def _option_of(entry: AnyEntry) -> int:
    assert isinstance(entry, Answered)
    return entry.option


def _write_number(number: int) -> bytes:
    """Seven bits a byte, the lowest first."""
    written = bytearray()
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    return bytes([*written, number])


def _read_numbers(written: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in written:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
