"""What compiled kernels are kept under."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.processors import ANOTHER_PROCESSOR

from folsom import kernel_cache

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
    monkeypatch.setattr(kernel_cache, "_source", sources.__getitem__)
    kernel_cache._hash_of.cache_clear()
    found = {name: kernel_cache.sources_hash(name) for name in sources}
    kernel_cache._hash_of.cache_clear()
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
    monkeypatch.setattr(kernel_cache, "_source", SOURCES.__getitem__)
    kernel_cache._hash_of.cache_clear()
    together = kernel_cache.sources_hash("folsom.beside", "folsom.near")
    assert together not in hashes(monkeypatch).values()
    assert together != kernel_cache.sources_hash("folsom.beside", "folsom.rule")
    kernel_cache._hash_of.cache_clear()


def test_a_kernel_may_be_written_elsewhere() -> None:
    assert kernel_cache.sources_hash(__name__) != kernel_cache.sources_hash("folsom.kernel")
    assert kernel_cache.sources_hash("folsom.express.rules.punch") != kernel_cache.sources_hash(
        "folsom.express"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is the system's own place")
def test_without_a_choice_the_cache_is_the_same_directory_on_linux_as_ever(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("FOLSOM_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert kernel_cache.cache_home() == tmp_path / "folsom"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert kernel_cache.cache_home() == tmp_path / ".cache" / "folsom"


COUNT_COMPILATIONS = """
from folsom.core.bits import lowest as kernel
kernel(6)
print(sum(kernel.stats.cache_misses.values()), sum(kernel.stats.cache_hits.values()))
"""
NOTHING_CAN_BE_WRITTEN = """
import tempfile
def refuse(**_):
    raise OSError
tempfile.TemporaryFile = refuse
"""
IS_NOTED = """
from folsom import kernel_cache
print(kernel_cache.is_noted("all", "folsom.core.bits"))
"""
NOTE = """
from folsom import kernel_cache
kernel_cache.note("all", "folsom.core.bits")
"""
COMPILED, FOUND = ["1", "0"], ["0", "1"]

PACKAGE = Path(kernel_cache.__file__).parent
FILES = (
    "__init__.py",
    "kernel.py",
    "kernel_cache.py",
    "kernel_twins.py",
    "core/__init__.py",
    "core/bits.py",
)


def copy_package(place: Path) -> Path:
    """The sources of one kernel, at another place."""
    for file in FILES:
        copy = place / "folsom" / file
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PACKAGE / file, copy)
    return place


def run(script: str, package: Path, kept: Path, **environment: str) -> list[str]:
    """What a script prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(package), "FOLSOM_CACHE_DIR": str(kept), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources that bring no compiled code along."""
    return copy_package(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same as a wheel for this platform has them: with code for any processor of its kind."""
    place = copy_package(tmp_path_factory.mktemp("shipped"))
    home = place / "folsom" / "compiled" / kernel_cache.toolchain()
    script = COUNT_COMPILATIONS + NOTE
    assert run(script, place, home, **kernel_cache.ANY_PROCESSOR) == COMPILED
    return place


@pytest.mark.compiled
def test_a_copy_of_the_sources_finds_what_was_compiled(package: Path, tmp_path: Path) -> None:
    elsewhere = copy_package(tmp_path / "elsewhere")
    assert run(COUNT_COMPILATIONS, package, tmp_path / "kept") == COMPILED
    assert run(COUNT_COMPILATIONS, elsewhere, tmp_path / "kept") == FOUND


TWO_GAMES = {
    "one_game.py": """
from folsom.kernel import kernel
@kernel
def worth(x: int) -> int:
    return x + 1
""",
    "other_game.py": """
from folsom.kernel import kernel
@kernel
def worth(x: int) -> int:
    return x + 2
""",
    "for_both.py": """
from folsom.kernel import kernel
def make(worth, factor):
    @kernel
    def once(x: int) -> int:
        return factor * worth(x)
    @kernel
    def twice(x: int) -> int:
        return once(once(x))
    return twice
""",
}
PLAY_BOTH = """
import one_game, other_game
from for_both import make
for kernel in (make(one_game.worth, 1), make(other_game.worth, 1), make(one_game.worth, 10)):
    print(kernel(5), sum(kernel.stats.cache_hits.values()))
"""


@pytest.mark.compiled
def test_kernels_that_one_piece_of_code_makes_for_several_games_are_kept_apart(
    tmp_path: Path,
) -> None:
    place = copy_package(tmp_path / "games")
    for name, text in TWO_GAMES.items():
        (place / name).write_text(text)
    kept = tmp_path / "kept"
    assert run(PLAY_BOTH, place, kept) == ["7", "0", "9", "0", "610", "0"]
    assert run(PLAY_BOTH, place, kept) == ["7", "1", "9", "1", "610", "1"]
    (place / "other_game.py").write_text(TWO_GAMES["other_game.py"].replace("x + 2", "x + 3"))
    assert run(PLAY_BOTH, place, kept) == ["7", "1", "11", "0", "610", "1"]


COUNT_ALL = """
from numba.core import event
compiled = []
class Count(event.Listener):
    def on_start(self, started):
        compiled.append(started.data["dispatcher"].py_func.__name__)
    def on_end(self, ended):
        pass
event.register("numba:compile", Count())
import one_game
from for_both import make
print(make(one_game.worth, FACTOR)(5), *sorted(compiled))
"""


@pytest.mark.compiled
def test_what_kernels_call_is_kept_for_other_kernels(tmp_path: Path) -> None:
    place = copy_package(tmp_path / "games")
    for name, text in TWO_GAMES.items():
        (place / name).write_text(text)
    first, later = (COUNT_ALL.replace("FACTOR", factor) for factor in ("1", "10"))
    assert run(first, place, tmp_path / "kept") == ["7", "once", "twice", "worth"]
    assert run(later, place, tmp_path / "kept") == ["610", "once", "twice"]


@pytest.mark.compiled
def test_where_nothing_can_be_written_kernels_are_compiled_all_the_same(
    package: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert run(COUNT_COMPILATIONS, package, tmp_path / "file") == COMPILED


@pytest.mark.compiled
def test_what_was_compiled_for_one_processor_is_compiled_anew_for_another(
    package: Path, tmp_path: Path
) -> None:
    script = COUNT_COMPILATIONS + IS_NOTED
    assert run(COUNT_COMPILATIONS + NOTE, package, tmp_path) == COMPILED
    assert run(script, package, tmp_path) == [*FOUND, "True"]
    assert run(ANOTHER_PROCESSOR + script, package, tmp_path) == [*COMPILED, "False"]


@pytest.mark.compiled
def test_what_was_compiled_for_any_processor_is_found_on_another(
    package: Path, tmp_path: Path
) -> None:
    script = COUNT_COMPILATIONS + IS_NOTED
    environment = kernel_cache.ANY_PROCESSOR
    assert run(COUNT_COMPILATIONS + NOTE, package, tmp_path, **environment) == COMPILED
    found = run(ANOTHER_PROCESSOR + script, package, tmp_path, **environment)
    assert found == [*FOUND, "True"]


@pytest.mark.compiled
def test_a_cache_that_cannot_be_written_is_read(package: Path, tmp_path: Path) -> None:
    script = NOTHING_CAN_BE_WRITTEN + COUNT_COMPILATIONS + IS_NOTED
    assert run(COUNT_COMPILATIONS + NOTE, package, tmp_path) == COMPILED
    assert run(script, package, tmp_path) == [*FOUND, "True"]


@pytest.mark.compiled
def test_code_that_came_with_the_package_is_used_on_any_processor(
    shipped: Path, tmp_path: Path
) -> None:
    script = COUNT_COMPILATIONS + IS_NOTED
    assert run(script, shipped, tmp_path) == [*FOUND, "True"]
    assert run(ANOTHER_PROCESSOR + script, shipped, tmp_path) == [*FOUND, "True"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("first", "environment"),
    [
        ("import numba; numba.__version__ = '0.0'", {}),
        ("import llvmlite; llvmlite.__version__ = '0.0'", {}),
        ("", {"NUMBA_CPU_NAME": "nehalem"}),
        ("", {"NUMBA_BOUNDSCHECK": "1"}),
    ],
)
def test_code_that_came_with_the_package_but_is_not_what_is_wanted_is_left_alone(
    first: str, environment: dict[str, str], shipped: Path, tmp_path: Path
) -> None:
    script = f"{first}\n{COUNT_COMPILATIONS}{IS_NOTED}"
    assert run(script, shipped, tmp_path, **environment) == [*COMPILED, "False"]
