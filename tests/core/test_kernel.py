"""How rules are compiled."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folsom.kernel import kernel, small_kernel

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def compile_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLSOM_CACHE_DIR", str(tmp_path))


def llvm_of(called: Callable[..., Any]) -> str:
    """What became of a kernel that Python has called."""
    (text,) = called.inspect_llvm().values()  # type: ignore[attr-defined]
    return str(text)


def test_what_a_small_kernel_calls_is_not_copied_into_it_unless_small_too() -> None:
    @kernel
    def large(n: int) -> int:
        return n + 1

    @small_kernel
    def small(n: int) -> int:
        return n + 2

    @small_kernel
    def caller(n: int) -> int:
        return large(n) * small(n)

    assert caller(3) == 20
    for called, is_copied in ((large, False), (small, True)):
        assert ("alwaysinline" in llvm_of(called.twin())) == is_copied  # type: ignore[attr-defined]


def test_what_has_one_caller_becomes_a_part_of_it() -> None:
    @kernel
    def long(n: int) -> int:
        for i in range(n):
            n ^= n * i % 7 + n * i % 11 + n * i % 13 + n * i % 17 + n * i % 19 + n * i % 23
            n ^= n * i // 7 + n * i // 11 + n * i // 13 + n * i // 17 + n * i // 19 + n * i // 23
        return n

    @kernel
    def caller(n: int) -> int:
        return long(n) + 1

    caller(3)
    assert [line for line in llvm_of(caller).splitlines() if re.match("define.*long", line)] == []
