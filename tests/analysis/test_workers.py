"""Work for many cores gives what one core gives, takes no more than is wanted, and ends."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

from folsom.analysis.workers import AHEAD, in_order


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers: int) -> None:
    with in_order(abs, range(-9, 0), workers) as found:
        assert list(found) == list(range(9, 0, -1))


@pytest.mark.parametrize("workers", [1, 2])
def test_no_more_is_taken_than_is_wanted(workers: int) -> None:
    taken = []

    def endless() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    with in_order(abs, endless(), workers) as found:
        assert list(islice(found, 3)) == [0, 1, 2]
    assert len(taken) <= 3 + AHEAD * workers + 1


def test_an_error_comes_out() -> None:
    with pytest.raises(ValueError, match="invalid literal"), in_order(int, "12x", 2) as found:
        list(found)
