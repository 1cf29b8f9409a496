"""Means with their confidence intervals."""

import math

import pytest

from folsom.core.intervals import mean_of_sums, student_95


def test_one_observation_proves_nothing() -> None:
    assert math.isinf(mean_of_sums(1.0, 1.0, 1).margin)
    assert math.isinf(student_95(0))
    assert student_95(10) > student_95(100) > student_95(10_000) > 1.95


def test_the_interval_is_student_s() -> None:
    values = [0.2, 0.5, 0.9, 0.4]
    found = mean_of_sums(sum(values), sum(v * v for v in values), 4)
    mean = sum(values) / 4
    deviation = math.sqrt(sum((v - mean) ** 2 for v in values) / 3)
    assert found.mean == pytest.approx(mean)
    assert found.n == 4
    assert found.margin == pytest.approx(3.182 * deviation / 2)
    assert (found.low, found.high) == (found.mean - found.margin, found.mean + found.margin)


def test_equal_observations_leave_no_doubt() -> None:
    assert mean_of_sums(3 * 0.1, 3 * 0.1**2, 3).margin == pytest.approx(0.0, abs=1e-8)
