"""Tables, files, pictures, the page and the command."""

import csv
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from folsom.arena import Plan, Variant, run
from folsom.arena.report import game_rows, tables, write_csv, write_html, write_parquet
from folsom.cli.arena import arena
from folsom.core.errors import FolsomError

PLAN = Plan(("outlaw", "random"), (Variant("superexpress", {"seats": 3}),), deals=3)


def test_all_games_come_out_as_csv_and_parquet(tmp_path: Path) -> None:
    results = run(PLAN, workers=1)
    write_csv(tmp_path / "games.csv", PLAN, results)
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == PLAN.n_games * 3
    assert {row["bot"] for row in rows} == {"outlaw", "random"}
    write_parquet(tmp_path / "games.parquet", PLAN, results)
    import pyarrow.parquet

    assert pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist() == game_rows(
        PLAN, results
    )


def test_the_page_needs_nothing_beside_it(tmp_path: Path) -> None:
    results = run(PLAN, workers=1)
    write_html(tmp_path / "page.html", PLAN, results)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("data:image/svg+xml;base64,") == 4
    assert "http" not in page.replace("data:image", "")
    for title in ("Elo", "Head to head", "Victories by bandit", "Victories by seat"):
        assert f"<h2>{title}</h2>" in page


def test_tables_name_every_bot() -> None:
    results = run(PLAN, workers=1)
    for _, heads, rows in tables(PLAN, results):
        assert all(len(row) == len(heads) for row in rows)
        assert any("outlaw" in row for row in rows)


@pytest.fixture
def command() -> typer.Typer:
    app = typer.Typer()
    app.command()(arena)
    return app


def test_the_command_plays_and_reports(command: typer.Typer, tmp_path: Path) -> None:
    arguments = ["outlaw", "tenderfoot", "--game", "superexpress", "-n", "3", "-o", "horse=true"]
    arguments += ["--deals", "2", "-j", "1", "-q", "--results", str(tmp_path / "results.jsonl")]
    arguments += ["--csv", str(tmp_path / "games.csv"), "--report", str(tmp_path / "page.html")]
    arguments += ["--pictures", str(tmp_path / "pictures")]
    outcome = CliRunner().invoke(command, arguments)
    assert outcome.exit_code == 0, outcome.output
    assert "Head to head" in outcome.output
    assert len(list((tmp_path / "pictures").iterdir())) == 4
    assert (tmp_path / "page.html").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["outlaw"],
        ["outlaw", "sheriff"],
        ["outlaw", "random", "--game", "chess"],
        ["outlaw", "random", "-o", "expert"],
        ["outlaw", "random", "-o", "wheels=4"],
        ["outlaw", "random", "-n", "9"],
        ["outlaw", "random", "--ratings", "fide"],
        ["outlaw", "random", "--variants", "no-such-file.json"],
    ],
)
def test_what_the_command_cannot_do_it_says_in_a_sentence(
    command: typer.Typer, arguments: list[str]
) -> None:
    outcome = CliRunner().invoke(command, [*arguments, "-q", "-j", "1", "--deals", "1"])
    assert isinstance(outcome.exception, FolsomError)
    assert str(outcome.exception)
