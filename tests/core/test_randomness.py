"""The generator inside a record."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from folsom.core.errors import CannotRead
from folsom.core.randomness import (
    below,
    new_seed,
    next_word,
    read_seed,
    seed_from_word,
    write_seed,
)
from folsom.express.state import STATE

# ChaCha with 12 rounds, key and nonce all zero: the first block of the key stream.
FIRST_BLOCK = (
    "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
    "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be"
)


def source(seed: bytes = bytes(32)) -> Any:
    records = np.zeros(1, STATE)
    write_seed(records, seed)
    return records[0]


def test_the_key_stream_is_chacha12() -> None:
    state = source()
    words = [int(next_word(state)) for _ in range(16)]
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == FIRST_BLOCK


def test_blocks_differ_and_seeds_differ() -> None:
    state, other = source(), source(bytes([1]) * 32)
    blocks = [tuple(int(next_word(state)) for _ in range(16)) for _ in range(3)]
    assert len(set(blocks)) == 3
    assert int(next_word(other)) != blocks[0][0]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 18])
def test_numbers_below_are_equally_likely(n: int) -> None:
    state = source()
    found = Counter(int(below(state, n)) for _ in range(100 * n))
    assert set(found) == set(range(n))
    if n > 1:
        assert chisquare(list(found.values())).pvalue > 1e-4


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    # Of 2**32 words, nearly half must be thrown away for this bound.
    n = 2**31 + 1
    state, words = source(), source()
    drawn = [int(below(state, n)) for _ in range(20)]
    assert all(0 <= number < n for number in drawn)
    used = 0
    for number in drawn:
        while True:
            product = int(next_word(words)) * n
            used += 1
            if product % 2**32 >= (2**32 - n) % n:
                break
        assert product >> 32 == number
    assert used > len(drawn)


def test_a_simulations_games_are_told_apart_by_their_numbers() -> None:
    first = []
    for high, low in ((0, 0), (0, 1), (1, 0), (0, 1 << 40)):
        state = source()
        seed_from_word(state, high, low)
        first.append(int(next_word(state)))
    assert len(set(first)) == 4


def test_seeds_are_read_from_digits_bytes_and_numbers() -> None:
    assert read_seed("0f" * 32) == bytes([15]) * 32
    assert read_seed(bytes(32)) == bytes(32)
    assert read_seed(258) == bytes(30) + b"\x01\x02"
    assert len(read_seed(None)) == 32
    assert new_seed() != new_seed()


@pytest.mark.parametrize(
    "seed", ["", "0" * 63, "g" * 64, " " * 64, "0x" + "0" * 62, b"short", -1, 1 << 256, True, 1.5]
)
def test_anything_else_is_no_seed(seed: Any) -> None:
    with pytest.raises(CannotRead, match="a seed is 64 hex digits"):
        read_seed(seed)
