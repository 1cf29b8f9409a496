"""Sets of small integers as the bits of one number: options, targets, seats."""

from folsom.kernel import kernel


@kernel
def count(mask: int) -> int:
    """How many are in the set."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@kernel
def lowest(mask: int) -> int:
    """The smallest in a set that is not empty."""
    n = 0
    if mask & 0xFFFFFFFF == 0:
        n += 32
        mask >>= 32
    if mask & 0xFFFF == 0:
        n += 16
        mask >>= 16
    if mask & 0xFF == 0:
        n += 8
        mask >>= 8
    while mask & 1 == 0:
        n += 1
        mask >>= 1
    return n


@kernel
def nth(mask: int, n: int) -> int:
    """The n-th smallest, counted from 0, in a set that holds more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@kernel
def has(mask: int, member: int) -> bool:
    """Whether the set holds that number."""
    return (mask >> member) & 1 != 0


@kernel
def is_single(mask: int) -> bool:
    """Whether exactly one is in the set."""
    return mask != 0 and mask & (mask - 1) == 0


def members(mask: int) -> list[int]:
    """The set as a list, smallest first."""
    return [i for i in range(64) if mask >> i & 1]
