"""Means with their confidence intervals."""

from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964
# Student's 97.5% quantile for few degrees of freedom; beyond the table the normal one plus its correction.
_STUDENT_95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of independent observations with half the width of its 95% confidence interval."""

    mean: float
    margin: float
    n: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


def student_95(freedom: int) -> float:
    """How many standard errors a 95% interval reaches."""
    if freedom < 1:
        return float("inf")
    if freedom <= len(_STUDENT_95):
        return _STUDENT_95[freedom - 1]
    return NORMAL_95 + 2.4 / freedom


def mean_with_margin(mean: float, scatter: float, n: int, weight: float) -> Mean:
    """A mean of n observations that weigh so much together; `scatter` is the sum of their squared deviations."""
    if n < 2:
        return Mean(mean, float("inf"), n)
    error = sqrt(scatter * n / (n - 1)) / weight
    return Mean(mean, student_95(n - 1) * error, n)


def mean_of_sums(total: float, squares: float, n: int) -> Mean:
    """The mean of n observations, from their sum and the sum of their squares."""
    mean = total / n
    return mean_with_margin(mean, max(0.0, squares - n * mean * mean), n, n)
