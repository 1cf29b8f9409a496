"""Transcripts: written, read, and refused."""

import hashlib
from dataclasses import replace

import pytest

from folsom.core.decision import TAKE_BACK
from folsom.core.errors import BadTranscript
from folsom.core.fairness import Proof
from folsom.core.transcript import MAX_CHARACTERS, Transcript, read_transcript

PROOF = Proof(b"secret", (b"one", b"two"))
WHOLE = Transcript(
    "express", 1, bytes(range(32)), {"seats": 3}, ((None, 12), (2, 7), (1, TAKE_BACK)) * 20, PROOF
)


def with_sum(body: str) -> str:
    """A text with a checksum that fits."""
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_a_transcript_reads_back_the_same() -> None:
    assert read_transcript(WHOLE.write()) == WHOLE
    assert read_transcript(replace(WHOLE, proof=None, answers=()).write()).answers == ()
    assert read_transcript(WHOLE.write().replace("\n", "\r\n")) == WHOLE


def test_a_transcript_is_a_small_readable_text() -> None:
    lines = WHOLE.write().split("\n")
    assert lines[:5] == [
        "folsom express 1",
        f"seed {bytes(range(32)).hex()}",
        'options {"seats":3}',
        f"secret {b'secret'.hex()}",
        f"nonce {b'one'.hex()}",
    ]
    assert lines[6].startswith("answers 12 2:7 1:- 12 2:7 1:-")
    assert max(map(len, lines)) < 120


FAIR = Proof(b"secret", (b"n" * 32, b""), "abcdefghijklmnop", 2)


def test_a_proof_of_committed_nonces_reads_back_the_same() -> None:
    whole = replace(WHOLE, proof=FAIR)
    assert read_transcript(whole.write()) == whole
    assert "table abcdefghijklmnop\n" in whole.write()
    assert "broken-starts 2\n" in whole.write()
    expected = hashlib.sha256(b"folsom nonce" + b"abcdefghijklmnop" + b"n" * 32).hexdigest()
    assert FAIR.commitments == (expected, "")
    assert PROOF.commitments == ("", "")


def test_a_proof_commits_to_the_secret_and_makes_the_seed() -> None:
    assert PROOF.commitment == hashlib.sha256(b"secret").digest()
    assert len(PROOF.seed) == 32
    assert PROOF.seed != Proof(b"secret", (b"onet", b"wo")).seed
    assert PROOF.seed != Proof(b"secret", (b"two", b"one")).seed


HEAD = "folsom express 1\n"
SEED = f"seed {'00' * 32}\n"
OPTIONS = "options {}\n"
TABLE = f"table {'a' * 16}\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with 'folsom GAME VERSION'"),
        ("folsom express one\n", "begins with 'folsom GAME VERSION'"),
        ("folsom express ²\n", "begins with 'folsom GAME VERSION'"),
        (HEAD + SEED + OPTIONS, "no 'sum' line"),
        (HEAD + SEED + OPTIONS + "sum 0123456789abcdef\n", "checksum does not fit"),
        (with_sum(HEAD + SEED + OPTIONS + "colour red\n"), "line 4: expected one of"),
        (with_sum(HEAD + OPTIONS), "one 'seed' line"),
        (with_sum(HEAD + SEED + SEED + OPTIONS), "one 'seed' line"),
        (with_sum(HEAD + "seed 12\n" + OPTIONS), "a seed is 64 hex digits"),
        (with_sum(HEAD + SEED + "options {\n"), "cannot be read"),
        (with_sum(HEAD + SEED + "options []\n"), "are an object, not"),
        (with_sum(HEAD + SEED + "options " + "[" * 5000 + "\n"), "cannot be read"),
        (with_sum(HEAD + SEED + OPTIONS + "secret xyz\n"), "cannot be read"),
        (with_sum(HEAD + SEED + OPTIONS + "secret ab\nsecret ab\n"), "at most one 'secret'"),
        (with_sum(HEAD + SEED + OPTIONS + "secret ab\ntable AB\n"), "a table's id has 16"),
        (with_sum(HEAD + SEED + OPTIONS + f"secret ab\n{TABLE}nonce abab\n"), "has 64 hex"),
        (with_sum(HEAD + SEED + OPTIONS + "secret ab\nnonce abc\n"), "cannot be read"),
        (with_sum(HEAD + SEED + OPTIONS + "secret ab\nbroken-starts x\n"), "has a number"),
        (with_sum(HEAD + SEED + OPTIONS + "answers 1 b\n"), "an answer is a number"),
        (with_sum(HEAD + SEED + OPTIONS + "answers 99999\n"), "an answer is a number"),
        (with_sum(HEAD + SEED + OPTIONS + "answers x:1\n"), "an answer is a number"),
        (with_sum(HEAD + SEED + OPTIONS + "answers ²:1\n"), "an answer is a number"),
        (with_sum(HEAD + SEED + OPTIONS + f"answers {1 << 70}:1\n"), "an answer is a number"),
        (" " * (MAX_CHARACTERS + 1), "at most"),
    ],
)
def test_what_is_no_transcript_is_refused_in_a_clear_sentence(text: str, words: str) -> None:
    with pytest.raises(BadTranscript, match=words):
        read_transcript(text)
