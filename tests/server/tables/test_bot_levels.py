"""Which bots a table is offered."""

from pathlib import Path

import pytest
from tests.bots.nets import write_any_nets

from folsom.bots.levels import LEVELS
from folsom.bots.net import FOLDER_VARIABLE
from folsom.server.tables.bot_levels import Thinker, levels_of, make_bot, thinking_seconds


@pytest.mark.parametrize("game", ["express", "superexpress"])
def test_legend_is_offered_where_there_is_a_net_and_nowhere_else(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, expected in (
        (tmp_path / "empty", LEVELS),
        (tmp_path / "nets", (*LEVELS, "legend")),
    ):
        write_any_nets(tmp_path / "nets")
        monkeypatch.setenv(FOLDER_VARIABLE, str(folder))
        levels_of.cache_clear()
        assert levels_of(game) == expected
    assert thinking_seconds("legend") == thinking_seconds("sharpshooter")
    assert isinstance(make_bot("legend", game, 1), Thinker)
    levels_of.cache_clear()
