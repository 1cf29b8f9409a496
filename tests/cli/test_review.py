"""`folsom review`: lines of chances and the turning points, in the reader's language."""

from pathlib import Path

import pytest
from tests.cli.games import finished

from folsom import GAMES
from folsom.analysis import Chance
from folsom.cli.app import run
from folsom.cli.review import BLOCKS, sparkline
from folsom.games import game_module

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", GAMES)
def test_a_review_draws_a_line_a_seat_and_names_what_cost_most(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    played = game_module(game).replay(finished(game, saved))
    assert played.outcome is not None
    assert run(["review", str(saved), "--playouts", "30", "--language", "en"]) == 0
    chances, turning = capsys.readouterr().out.split("\n\n")
    heading, *lines = chances.splitlines()
    assert heading == "Chance to win, as each knew it"
    assert len(lines) == played.n_seats
    won = {seat for seat, line in enumerate(lines) if not line.endswith("   0%")}
    assert won == set(played.outcome.winners)
    assert turning.startswith("Turning points\n")
    assert "%" in turning or "No single choice stood out" in turning


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seat", "1"], "Gewinnchance nach dem, was "),
        (["--open"], "Gewinnchance, wenn alles offen liegt"),
    ],
)
def test_a_review_says_whose_knowledge_it_goes_by(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    finished("superexpress", saved)
    assert run(["review", str(saved), "--playouts", "5", "--language", "de", *words]) == 0
    told = capsys.readouterr().out
    assert says in told
    assert "   0\u00a0%" in told
    assert "0%" not in told


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seat", "9"], "seats are 0 to"),
        (["--seat", "1", "--open"], "choose one"),
        (["--language", "tlh"], "the languages are"),
    ],
)
def test_what_cannot_be_reviewed_so_is_refused(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.txt"
    finished("superexpress", saved)
    assert run(["review", str(saved), *words]) == 2
    assert says in " ".join(capsys.readouterr().err.split())


def test_a_long_line_is_thinned_out_and_keeps_its_ends() -> None:
    line = [Chance(share, 0.0) for share in (0.0, *[0.5] * 98, 1.0)]
    drawn = sparkline(line, 20, BLOCKS)
    assert len(drawn) == 20
    assert drawn == "▁" + "▅" * 18 + "█"
    assert sparkline(line[:1], 20, BLOCKS) == "▁"
