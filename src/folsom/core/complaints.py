"""Why a position cannot be: a kernel finds the number of a complaint and what it is about, a table the sentence.

A page has the same kernels without Python, and sentences in its own languages: it knows a complaint by name.
"""

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from folsom.core.errors import CannotRead
from folsom.core.structure import structure
from folsom.kernel import kernel

MAX_NUMBERS = 8
FINE = 0
"""There is nothing to complain about."""


@structure
class Complaint:
    """One thing that no game can hold."""

    name: str
    numbers: tuple[str, ...]
    """What the numbers beside it are."""
    sentence: str
    """As `load` says it."""


def described(complaints: Sequence[Complaint]) -> list[dict[str, Any]]:
    """What a program must know to tell them."""
    return [{"name": each.name, "numbers": list(each.numbers)} for each in complaints]


def numbers_of(complaints: Sequence[Complaint]) -> dict[str, int]:
    """The number of each, for the kernels; 0 is none."""
    return {each.name: i for i, each in enumerate(complaints, start=1)}


def new_numbers() -> Any:
    """Room for what a complaint is about."""
    return np.zeros(MAX_NUMBERS, np.int32)


def sentence(complaints: Sequence[Complaint], name: str, **values: object) -> str:
    """A complaint as `load` says it, with these values put in."""
    return next(each for each in complaints if each.name == name).sentence.format(**values)


def refuse(complaints: Sequence[Complaint], number: int, about: Any) -> NoReturn:
    """Say it."""
    complaint = complaints[number - 1]
    named = dict(zip(complaint.numbers, map(int, about), strict=False))
    raise CannotRead(complaint.sentence.format(**named))


@kernel
def complain(about: Any, number: int, first: int, second: int, third: int, fourth: int) -> int:
    """Note what a complaint is about. Returns its number."""
    about[0], about[1], about[2], about[3] = first, second, third, fourth
    return number
