"""The log of a finished game in one small record: nothing that is still shown or proved is lost."""

import random
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.earlier import recorded

from folsom.core.fairness import commitment_of
from folsom.server.protocol.table_state import Settings
from folsom.server.storage.packing import FORMAT, TICK, WORDS, pack, unpack, without_passing_things
from folsom.server.tables import entries
from folsom.server.tables.entries import (
    Answered,
    AnyEntry,
    Forgotten,
    Row,
    SeatTime,
    decode_entry,
    encode_entry,
)

MAX_BYTES = 1_500
HASH = "5e" * 32
TABLE = "a" * 16


def rows_of(log: Sequence[AnyEntry], epoch: int = 0) -> list[Row]:
    return [Row(number, epoch, encode_entry(entry)) for number, entry in enumerate(log)]


def log_of(rows: Sequence[Row]) -> list[AnyEntry]:
    return [decode_entry(row.payload) for row in rows]


def created(at: int = 1_000) -> entries.Created:
    return entries.Created(at, settings=Settings("lots", 2), keys=[HASH], rules_version=1)


@pytest.mark.parametrize(
    "story",
    [s for s in recorded()["stories"] if s["table"]["phase"] == "over"],
    ids=lambda s: s["name"],
)
def test_a_real_game_is_small_and_comes_back_whole(story: dict[str, object]) -> None:
    rows = [
        Row(line["number"], line["epoch"], line["payload"].encode())
        for line in recorded()["entries"]
        if line["table_id"] == story["id"]
    ]
    outcome = story["views"][0]["outcome"]  # type: ignore[index]
    record = pack(TABLE, rows, outcome)
    assert len(record) < MAX_BYTES
    back = unpack(TABLE, record)
    began = log_of(rows)[0].at
    assert log_of(back) == [
        msgspec.structs.replace(entry, at=began + (entry.at - began) // TICK * TICK)
        for entry in without_passing_things(log_of(rows), outcome)
    ]
    assert [row.number for row in back] == list(range(len(rows)))
    assert pack(TABLE, back) == record
    answers = [entry for entry in log_of(rows) if isinstance(entry, Answered)]
    kept = [entry for entry in log_of(back) if isinstance(entry, Answered)]
    assert [(e.seat, e.option, e.quiet) for e in kept] == [
        (e.seat, e.option, e.quiet) for e in answers
    ]
    assert kept[-1].outcome == outcome


def test_what_proves_the_game_and_who_sat_where_is_kept_as_it_was() -> None:
    seated = entries.Seated(
        1_100, HASH, "join", seat=1, name="李 👩‍🚀", nonce="ab" * 16, keys=[HASH]
    )
    log: list[AnyEntry] = [
        created(),
        seated,
        entries.NonceGiven(1_200, HASH, "x", seat=1, nonce="cd" * 32),
    ]
    back = log_of(unpack(TABLE, pack(TABLE, rows_of(log))))
    assert back == [
        created(),
        entries.Seated(1_100, seat=1, name="李 👩‍🚀", nonce="ab" * 16, keys=[HASH]),
        entries.NonceGiven(1_200, seat=1, nonce="cd" * 32),
    ]


def test_commitments_follow_from_the_nonces_and_those_that_do_not_are_kept() -> None:
    nonce, other = "ab" * 32, "cd" * 32
    follows = commitment_of(TABLE, bytes.fromhex(nonce))
    log: list[AnyEntry] = [
        created(),
        entries.Seated(1_100, seat=0, name="\x03a", commitment=other, keys=[HASH]),
        entries.NonceCommitted(1_200, seat=0, commitment=follows),
        entries.Seated(1_300, seat=1, name="Bob", commitment=follows, keys=["ef" * 32]),
        entries.NonceRevealed(1_400, seat=0, nonce=nonce),
        entries.Started(1_500, seat=1, nonce=nonce),
    ]
    record = pack(TABLE, rows_of(log))
    assert log_of(unpack(TABLE, record)) == log
    assert bytes.fromhex(follows) not in record
    assert bytes.fromhex(other) in record


def test_what_was_said_is_not_kept_but_its_number_is() -> None:
    said = entries.Spoke(2_000, HASH, "say", seat=0, text="a secret of ours")
    log: list[AnyEntry] = [
        created(),
        said,
        entries.Leased(2_500, server="one"),
        entries.Rematched(3_000, table="b"),
    ]
    record = pack(TABLE, rows_of(log, epoch=4))
    back = unpack(TABLE, record)
    assert log_of(back)[1:3] == [Forgotten(2_000), Forgotten(2_500)]
    assert isinstance(log_of(back)[3], entries.Rematched)
    assert {row.epoch for row in back} == {4}
    assert b"a secret of ours" not in b"".join(row.payload for row in back)


def test_another_device_still_opens_the_seat_and_links_that_nobody_opened_are_gone() -> None:
    made = entries.LinkMade(2_000, HASH, "a", token="one", expires=9_000)
    unused = entries.LinkMade(2_100, HASH, "b", token="two", expires=9_000)
    opened = entries.DeviceOpened(2_200, token="one", key="other")
    back = log_of(unpack(TABLE, pack(TABLE, rows_of([created(), made, unused, opened]))))
    assert back[1] == entries.LinkMade(2_000, HASH, token="one", expires=9_000)
    assert isinstance(back[2], Forgotten)
    assert back[3] == opened


def test_of_the_clocks_the_last_stand_is_kept() -> None:
    times = [SeatTime(60_000, -1, 0), SeatTime(30_000, -1, 5)]
    started = entries.Started(1_500, times=times)
    log: list[AnyEntry] = [
        created(),
        started,
        Answered(2_000, seat=1, option=3, times=times[::-1]),
        Answered(3_000),
    ]
    back = log_of(unpack(TABLE, pack(TABLE, rows_of(log))))
    assert [getattr(entry, "times", None) for entry in back] == [None, [], times[::-1], []]


answers = st.builds(
    Answered,
    at=st.integers(0, 2**34).map(TICK.__mul__),
    seat=st.integers(0, 6),
    option=st.integers(-1, 62),
    by_bot=st.booleans(),
    quiet=st.booleans(),
)


@given(st.lists(answers, max_size=60), st.integers(0, 9))
def test_any_answers_come_back(given_answers: list[Answered], epoch: int) -> None:
    given_answers.sort(key=lambda entry: entry.at)
    log: list[AnyEntry] = [created(0), *given_answers]
    assert log_of(unpack(TABLE, pack(TABLE, rows_of(log, epoch)))) == log


def test_a_format_that_is_not_known_is_refused() -> None:
    record = pack(TABLE, rows_of([created()]))
    assert record[:1] == FORMAT
    with pytest.raises(ValueError, match="not b'9'"):
        unpack(TABLE, b"9" + record[1:])


def test_the_words_of_the_format_are_never_changed() -> None:
    import hashlib

    # Every record of this format was made with these: a change needs another format beside this one.
    assert (FORMAT, hashlib.sha256(WORDS).hexdigest()[:16]) == (b"1", "8817853d306d6364")


def test_names_and_nonces_that_cannot_be_shortened_still_fit() -> None:
    luck = random.Random(1)

    def noise(n: int) -> str:
        return luck.randbytes(n).hex()

    log: list[AnyEntry] = [
        entries.Created(
            1_790_000_000_000,
            settings=Settings("express", 6),
            keys=[noise(32)],
            commitment=noise(32),
        )
    ]
    log += [
        entries.Seated(log[0].at + i, seat=i, name=noise(12), nonce=noise(16), keys=[noise(32)])
        for i in range(6)
    ]
    at = log[-1].at
    log.append(entries.Started(at, options={}, server=noise(8)))
    for _ in range(160):
        at += int(1000 * luck.lognormvariate(1.5, 1))
        log.append(Answered(at, seat=luck.randrange(6), option=luck.randrange(20)))
    assert len(pack(TABLE, rows_of(log))) < MAX_BYTES
