"""The command line takes a game that a page has saved: web/tests/unit/localTable.test.ts writes this file."""

from pathlib import Path

import pytest

from folsom.cli.app import run

SAVED = Path(__file__).parents[2] / "web/tests/fixtures/local_game.txt"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_command_line_takes_what_a_page_has_saved(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not run([command, str(SAVED)])
    told = capsys.readouterr().out
    assert "Mei" in told
    if command == "verify":
        assert "no proof in the file: it was not played on a server" in told
