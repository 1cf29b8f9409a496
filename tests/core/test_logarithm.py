"""The logarithm that is the same everywhere."""

import math

import numpy as np
import pytest

from folsom.core.logarithm import log
from folsom.kernel import as_written


@pytest.mark.parametrize("x", [1.0, 2.0, 3.0, 10.0, 1_000.0, 123_457.0, 2.0**24, 0.5, 1.5])
def test_it_is_the_logarithm_to_the_last_bit_of_a_short_number(x: float) -> None:
    assert log(x) == np.float32(math.log(x))


def test_compiled_and_plain_agree_to_the_last_bit() -> None:
    numbers = [float(n * n + 1) for n in range(2_000)]
    assert [log(n) for n in numbers] == [as_written(log)(n) for n in numbers]
