"""Seeds for tests of chance: always the same, and unlike as well as much alike."""

from hashlib import sha256

from folsom.core.randomness import SEED_BYTES

N_BITS = 8 * SEED_BYTES

Seed = int | str | bytes


def mixed(n: int) -> list[Seed]:
    """Small numbers as people type them, and seeds of 256 bits as servers draw them, by turns."""
    return [i // 2 if i % 2 == 0 else digits(i) for i in range(n)]


def digits(i: int) -> str:
    """The i-th of many unlike seeds, as 64 hex digits."""
    return sha256(i.to_bytes(8, "big")).hexdigest()


def one_bit_off(i: int) -> int:
    """The same with one bit turned over, each bit in turn."""
    return int(digits(i), 16) ^ 1 << i % N_BITS


def of_few_bits(n: int) -> list[Seed]:
    """Seeds that are all zeros but for one bit or two."""
    found: list[Seed] = [1 << i | 1 << j for i in range(N_BITS) for j in range(i + 1)]
    return found[:n]


def numbered(number: int) -> bytes:
    """The seed of a simulation's game of that number (`seed_from_word`)."""
    return number.to_bytes(8, "little") + (1).to_bytes(4, "little") + bytes(SEED_BYTES - 12)
