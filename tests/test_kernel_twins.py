"""What kernels call of each other."""

from typing import Any

import pytest

from folsom.kernel import kernel


@kernel
def next_to(number: int) -> int:
    """A kernel that another one calls."""
    return number + 1


@kernel
def two_after(number: int) -> int:
    """A kernel that calls another one, once with a constant."""
    return next_to(next_to(number)) - next_to(0) + 1


@pytest.mark.compiled
def test_native_code_is_made_of_what_python_calls_and_of_nothing_else() -> None:
    inner: Any = next_to
    assert two_after(3) == 5
    assert not inner.overloads
    assert next_to(3) == 4
    assert len(inner.overloads) == 1
