"""The rules are compiled once for a machine, beside the serving of pages."""

import asyncio
from pathlib import Path

import pytest

from folsom.server import compiling

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.mark.parametrize("part", compiling.PARTS)
@pytest.mark.parametrize("game", ["express", "superexpress"])
async def test_a_game_is_compiled_apart_when_this_machine_has_not_done_it(
    game: str, part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = []

    async def compile_apart(game: str, piece: str) -> None:
        compiled.append(piece)
        note = compiling._note_of(game, piece)
        note.parent.mkdir(parents=True, exist_ok=True)
        note.touch()

    monkeypatch.setenv("FOLSOM_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiling, "_compile_apart", compile_apart)
    monkeypatch.setattr(compiling, "_load", lambda game, part: None)
    await compiling.get_ready(game, part)
    await compiling.get_ready(game, part)
    assert compiled == list(compiling.PIECES[part])


async def test_compiling_is_stopped_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    class Compiler:
        async def wait(self) -> int:
            if not ended:
                await asyncio.sleep(60)
            return -9

        def kill(self) -> None:
            ended.append(True)

    async def start(*_: object, **__: object) -> Compiler:
        return Compiler()

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    task = asyncio.create_task(compiling._compile_apart("express", compiling.RULES))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended


@pytest.mark.parametrize("game", ["express", "superexpress"])
@pytest.mark.parametrize("piece", sum(compiling.PIECES.values(), ()))
async def test_a_piece_is_compiled_and_noted(
    game: str, piece: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = compiling._note_of(game, piece)
    note.unlink(missing_ok=True)
    monkeypatch.setattr("os.nice", lambda _: None)
    await asyncio.to_thread(compiling.main, game, piece)
    assert note.exists()
