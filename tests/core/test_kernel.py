"""What compiled kernels are kept under."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from folsom import kernel

SOURCES = {
    "folsom.kernel": b"",
    "folsom.far": b"FAR = 1",
    "folsom.near": b"from folsom.far import FAR\nfrom folsom.near import itself\n",
    "folsom.rule": b"import os\nfrom folsom.near import (\n    near,\n)\n",
    "folsom.beside": b"",
}


def hashes(monkeypatch: pytest.MonkeyPatch, **changed: bytes) -> dict[str, str]:
    """The hash of each module when some of them read otherwise."""
    sources = SOURCES | {f"folsom.{name}": text for name, text in changed.items()}
    monkeypatch.setattr(kernel, "_source", sources.__getitem__)
    kernel._hash_of.cache_clear()
    found = {name: kernel.sources_hash(name) for name in sources}
    kernel._hash_of.cache_clear()
    return found


def test_a_change_in_a_file_changes_what_imports_it_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = hashes(monkeypatch)
    after = hashes(monkeypatch, far=b"FAR = 2")
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"folsom.far", "folsom.near", "folsom.rule"}


def test_checking_every_index_is_compiled_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    without = hashes(monkeypatch)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert not set(without.values()) & set(hashes(monkeypatch).values())


def test_several_modules_have_a_hash_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "_source", SOURCES.__getitem__)
    kernel._hash_of.cache_clear()
    together = kernel.sources_hash("folsom.beside", "folsom.near")
    assert together not in hashes(monkeypatch).values()
    assert together != kernel.sources_hash("folsom.beside", "folsom.rule")
    kernel._hash_of.cache_clear()


def test_a_kernel_may_be_written_elsewhere() -> None:
    assert kernel.sources_hash(__name__) != kernel.sources_hash("folsom.kernel")
    assert kernel.sources_hash("folsom.express.punch") != kernel.sources_hash("folsom.express")


COUNT_COMPILATIONS = """
from folsom.core.bits import {kernel} as kernel
kernel(6)
print(sum(kernel.stats.cache_misses.values()), sum(kernel.stats.cache_hits.values()))
"""


@pytest.mark.compiled
def test_a_copy_of_the_sources_finds_what_was_compiled(tmp_path: Path) -> None:
    package = Path(kernel.__file__).parent
    found = []
    for place in ("here", "elsewhere"):
        for file in ("__init__.py", "kernel.py", "core/__init__.py", "core/bits.py"):
            copy = tmp_path / place / "folsom" / file
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(package / file, copy)
        run = subprocess.run(
            [sys.executable, "-c", COUNT_COMPILATIONS.format(kernel="lowest")],
            env={"PYTHONPATH": str(tmp_path / place), "FOLSOM_CACHE_DIR": str(tmp_path / "kept")},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(run.stdout.split())
    assert found == [["1", "0"], ["0", "1"]]


@pytest.mark.compiled
def test_where_nothing_can_be_written_kernels_are_compiled_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = subprocess.run(
        [sys.executable, "-c", COUNT_COMPILATIONS.format(kernel="lowest")],
        env={"PYTHONPATH": ":".join(sys.path), "FOLSOM_CACHE_DIR": str(tmp_path / "file")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["1", "0"]
