"""`folsom puzzles`: adds to a file, and says what it holds."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from folsom.analysis.puzzles import read_collection, write_collection
from folsom.cli.app import run

pytestmark = pytest.mark.compiled

SHIPPED = Path(__file__).parents[2] / "web" / "src" / "generated" / "puzzles-superexpress.json"


def test_days_that_are_there_are_kept_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = shutil.copy(SHIPPED, tmp_path)
    assert run(["puzzles", str(kept), "--game", "superexpress", "--days", "2"]) == 0
    assert Path(kept).read_text() == SHIPPED.read_text()
    assert f"{len(read_collection(SHIPPED).puzzles)} days, 2026-11-16 to" in capsys.readouterr().out


def test_it_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "few.json"
    kept = read_collection(SHIPPED)
    kept.puzzles = kept.puzzles[:1]
    kept.scanned = kept.puzzles[0].seed
    write_collection(kept, path)
    command = ["puzzles", str(path), "--game", "superexpress", "--days", "2", "--workers", "1"]
    assert run(command) == 0
    more = read_collection(path)
    assert more.puzzles[0] == kept.puzzles[0]
    assert len(more.puzzles) == 2
    assert more.puzzles[1].seed == more.scanned > kept.scanned
    assert "2 days" in capsys.readouterr().out


def test_it_ends_when_its_time_is_over(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    assert run(["puzzles", str(path), "--game", "superexpress", "--minutes", "0"]) == 0
    assert not path.exists()
    command = ["puzzles", str(path), "--game", "superexpress", "--minutes", "0.02"]
    assert run([*command, "--workers", "2"]) == 0
    assert read_collection(path).scanned in range(1, 20)


def test_puzzles_of_another_game_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = shutil.copy(SHIPPED, tmp_path)
    assert run(["puzzles", str(kept), "--game", "express"]) == 2
    assert "holds puzzles of superexpress, not of express" in capsys.readouterr().err


def test_those_that_are_there_are_judged_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.json"
    kept = read_collection(SHIPPED)
    (puzzle,) = kept.puzzles = kept.puzzles[:1]
    assert any(worse.reason == "less" for worse in puzzle.why)
    # As if its plays had been worth a third less when it was made.
    why = tuple(
        replace(worse, seen=worse.seen // 3, best=worse.best // 3)
        if worse.reason == "less"
        else worse
        for worse in puzzle.why
    )
    kept.puzzles = [replace(puzzle, shares=tuple(2 * n // 3 for n in puzzle.shares), why=why)]
    write_collection(kept, path)
    command = ["puzzles", str(path), "--game", "superexpress", "--again", "--workers", "1"]
    assert run(command) == 0
    assert read_collection(path).puzzles == [puzzle]
    assert "1 of 1 puzzles have new chances" in capsys.readouterr().out
