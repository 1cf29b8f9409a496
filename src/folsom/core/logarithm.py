"""The natural logarithm as a kernel: the same last bit natively, in a page and in plain Python.

Every C library rounds its own a little differently, and WebAssembly has none at all.
"""

import numpy as np

from folsom.kernel import kernel

LN_2 = 0.6931471805599453
ROOT_2 = 1.4142135623730951
MANTISSA, EXPONENT_BITS, EXPONENT_OF_ONE = (1 << 52) - 1, 52, 1023


@kernel
def log(x: float) -> float:
    """The logarithm of a positive number, rounded to 24 bits."""
    bits = np.float64(x).view(np.int64)
    exponent = (bits >> EXPONENT_BITS) - EXPONENT_OF_ONE
    m = np.int64((bits & MANTISSA) | (EXPONENT_OF_ONE << EXPONENT_BITS)).view(np.float64)
    if m > ROOT_2:
        m *= 0.5
        exponent += 1
    # log m = 2 artanh s; what is left out is less than 1e-15.
    s = (m - 1.0) / (m + 1.0)
    q = s * s
    series = 1.0 / 17.0
    series = series * q + 1.0 / 15.0
    series = series * q + 1.0 / 13.0
    series = series * q + 1.0 / 11.0
    series = series * q + 1.0 / 9.0
    series = series * q + 1.0 / 7.0
    series = series * q + 1.0 / 5.0
    series = series * q + 1.0 / 3.0
    series = series * q + 1.0
    return float(np.float32(exponent * LN_2 + 2.0 * s * series))
