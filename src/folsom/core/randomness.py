"""An unpredictable, counter-based generator inside the record: ChaCha with twelve rounds.

The same seed gives the same game on every back end, and nobody can tell a shuffle from those he has seen.
Arithmetic is done in 64-bit integers and cut to 32 bits, which reads the same with the JIT on and off.
"""

import secrets

import numpy as np
import numpy.typing as npt

from folsom.core.errors import CannotRead
from folsom.core.state import RandomState, Records
from folsom.kernel import kernel, small_kernel

Key = npt.NDArray[np.uint32]
SEED_BYTES = 32
N_ROUNDS = 12
N_WORDS = 16
WORD = 0xFFFFFFFF


@small_kernel
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@kernel
def next_block(state: RandomState) -> None:
    """Fill the block with the next sixteen words of the key stream."""
    key = state.random_key
    # The mask also makes signed numbers of the unsigned words, which must not meet signed ones in a sum.
    k0, k1, k2, k3 = int(key[0]) & WORD, int(key[1]) & WORD, int(key[2]) & WORD, int(key[3]) & WORD
    k4, k5, k6, k7 = int(key[4]) & WORD, int(key[5]) & WORD, int(key[6]) & WORD, int(key[7]) & WORD
    counter = int(state.random_counter) & WORD
    c0, c1, c2, c3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = counter, 0, 0, 0
    for _ in range(N_ROUNDS // 2):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    block = state.random_block
    block[0], block[1] = (x0 + c0) & WORD, (x1 + c1) & WORD
    block[2], block[3] = (x2 + c2) & WORD, (x3 + c3) & WORD
    block[4], block[5] = (x4 + k0) & WORD, (x5 + k1) & WORD
    block[6], block[7] = (x6 + k2) & WORD, (x7 + k3) & WORD
    block[8], block[9] = (x8 + k4) & WORD, (x9 + k5) & WORD
    block[10], block[11] = (x10 + k6) & WORD, (x11 + k7) & WORD
    block[12], block[13], block[14], block[15] = (x12 + counter) & WORD, x13, x14, x15
    state.random_counter = (counter + 1) & WORD
    state.random_used = 0


@small_kernel
def next_word(state: RandomState) -> int:
    """The next 32 random bits."""
    if state.random_used >= N_WORDS:
        next_block(state)
    word = int(state.random_block[int(state.random_used)]) & WORD
    state.random_used += 1
    return word


@small_kernel
def below(state: RandomState, n: int) -> int:
    """A number from 0 to n - 1, each exactly equally likely (Lemire's method with rejection)."""
    product = next_word(state) * n
    if (product & WORD) < n:
        threshold = ((1 << 32) - n) % n
        while (product & WORD) < threshold:
            product = next_word(state) * n
    return product >> 32


@kernel
def start_stream(state: RandomState) -> None:
    """Begin the key stream anew after the key was written."""
    state.random_counter = 0
    state.random_used = N_WORDS


@kernel
def write_key(state: RandomState, key: Key) -> None:
    """Take a seed's eight words for the key, and begin its stream."""
    for i in range(8):
        state.random_key[i] = key[i]
    start_stream(state)


@kernel
def redraw_key(state: RandomState, source: RandomState) -> None:
    """Take a new key from another generator: what this one will deal is unknown to everybody."""
    for i in range(8):
        state.random_key[i] = next_word(source)
    for i in range(N_WORDS):
        state.random_block[i] = 0
    start_stream(state)


@kernel
def renew_block(state: RandomState) -> None:
    """Make the block again of a key stream of which only key, counter and words used are known."""
    used = state.random_used
    if state.random_counter != 0:
        state.random_counter -= 1
        next_block(state)
        state.random_used = used


@kernel
def seed_from_word(state: RandomState, high: int, low: int) -> None:
    """A key for simulations, where a number of 64 bits tells the games apart and secrecy does not matter."""
    for i in range(8):
        state.random_key[i] = 0
    state.random_key[0] = low & WORD
    state.random_key[1] = (low >> 32) & WORD
    state.random_key[2] = high & WORD
    start_stream(state)


def new_seed() -> bytes:
    """A fresh seed of 256 bits from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def read_seed(seed: str | bytes | int | None) -> bytes:
    """A seed from 64 hex digits, 32 bytes or a small number; a fresh one from None."""
    match seed:
        case None:
            return new_seed()
        case bytes() if len(seed) == SEED_BYTES:
            return seed
        case bool():
            pass
        case int() if 0 <= seed < 1 << 256:
            return seed.to_bytes(SEED_BYTES, "big")
        case str() if len(seed) == 2 * SEED_BYTES:
            try:
                return bytes.fromhex(seed) if seed.isalnum() else _unreadable(seed)
            except ValueError:
                pass
    return _unreadable(seed)


def _unreadable(seed: object) -> bytes:
    raise CannotRead(f"a seed is 64 hex digits (256 bits), not {seed!r}")


def write_seed(records: Records, seed: bytes) -> None:
    """Put a seed of 32 bytes into the first of some records."""
    records["random_key"][0] = np.frombuffer(seed, "<u4")
    records["random_counter"][0] = 0
    records["random_used"][0] = N_WORDS
