"""How rules are compiled."""

from pathlib import Path

import pytest

from folsom.kernel import kernel, small_kernel


@pytest.mark.compiled
def test_what_a_small_kernel_calls_is_not_copied_into_it_unless_small_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLSOM_CACHE_DIR", str(tmp_path))

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
        (text,) = called.twin().inspect_llvm().values()  # type: ignore[attr-defined]
        assert ("alwaysinline" in text) == is_copied
