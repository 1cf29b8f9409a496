"""Sets of small integers as the bits of one number: options, targets, seats."""

from folsom.kernel import ones, small_kernel

FEW = 6


@small_kernel
def count(mask: int) -> int:
    """How many are in the set."""
    return ones(mask)


@small_kernel
def lowest(mask: int) -> int:
    """The smallest in a set that is not empty."""
    return count(~mask & (mask - 1))


@small_kernel
def nth(mask: int, n: int) -> int:
    """The n-th smallest, counted from 0, in a set that holds more than n.

    Few sets are large: the first are passed over without a jump, which a processor would often guess wrong.
    """
    for passed in range(FEW):
        mask = mask & (mask - 1) if passed < n else mask
    for _ in range(FEW, n):
        mask &= mask - 1
    return lowest(mask)


@small_kernel
def bit_if(is_in: bool, member: int) -> int:
    """The set of that number alone, or the empty set: without a jump, as above."""
    return int(is_in) << member


@small_kernel
def has(mask: int, member: int) -> bool:
    """Whether the set holds that number."""
    return (mask >> member) & 1 != 0


@small_kernel
def is_single(mask: int) -> bool:
    """Whether exactly one is in the set."""
    return mask != 0 and mask & (mask - 1) == 0


def members(mask: int) -> list[int]:
    """The set as a list, smallest first."""
    found = []
    mask &= (1 << 64) - 1
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
