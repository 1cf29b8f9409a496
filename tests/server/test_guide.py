"""The guide's program sits down at a table of a running server and plays a game to its end."""

import asyncio
import re
import sys
from pathlib import Path

import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bots.md"

pytestmark = pytest.mark.anyio


async def test_the_guides_program_plays_a_whole_game(
    one_server: GameServer, tmp_path: Path
) -> None:
    found = re.search(r"```python\n(# sit_down.py.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "sit_down.py").write_text(found[1], "utf-8")
    host = Guest(one_server.url)
    table = await host.create(n_seats=3, bots=(1, 2), game="superexpress")
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(tmp_path / "sit_down.py"), one_server.url, table,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    while not all(
        seat["is_ready"]
        for seat in (await host.ask("GET", f"/api/tables/{table}"))["table"]["seats"]
    ):
        await asyncio.sleep(0.05)
    await host.start(table)
    said, _ = await asyncio.wait_for(program.communicate(), 300)
    assert program.returncode == 0, said.decode()
    assert "'place':" in said.decode()
