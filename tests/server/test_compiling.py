"""The rules are compiled once for a machine, beside the serving of pages."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from folsom import kernel_cache
from folsom.bots.parts import compiled_modules
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
        compiling._note(game, piece)

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
    what = f"{game}.{piece}.server"
    for note in kernel_cache._notes_of(what, compiled_modules(game)):
        (kernel_cache.writable_home() / note).unlink(missing_ok=True)
    part = next(part for part, pieces in compiling.PIECES.items() if piece in pieces)
    assert piece in compiling._not_compiled(game, part)
    monkeypatch.setattr("os.nice", lambda _: None)
    await asyncio.to_thread(compiling.main, game, piece)
    assert piece not in compiling._not_compiled(game, part)


class Compilers:
    """Stands for the processes that compile, and for what is done in this one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: int = 0) -> None:
        self.done: list[tuple[str, str]] = []
        self.wait = lambda: code
        monkeypatch.setattr(subprocess, "Popen", self.start)
        monkeypatch.setattr(compiling, "_load", lambda game, part: self.done.append(("load", part)))

    def start(self, command: tuple[str, ...]) -> "Compilers":
        game, piece = command[-2:]
        self.done.append((game, piece))
        return self


async def test_without_a_piece_everything_of_a_game_is_compiled_and_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compilers = Compilers(monkeypatch)
    compiling.main("express")
    assert compilers.done == [
        ("express", compiling.RULES),
        ("express", compiling.BOTS),
        ("load", compiling.TABLE),
        ("express", compiling.SEARCH),
        ("load", compiling.SEARCH),
    ]


async def test_what_cannot_be_compiled_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    Compilers(monkeypatch, code=1)
    with pytest.raises(SystemExit, match="express could not be compiled"):
        compiling.main("express")


@pytest.mark.parametrize("words", [(), ("chess",), ("express", "all"), ("express", "bots", "x")])
async def test_other_words_are_refused_with_a_sentence(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, match="expected one of express, superexpress"):
        compiling.main(*words)


async def test_compilers_keep_their_code_where_this_process_looks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLSOM_CACHE_DIR", str(tmp_path / "kept"))
    assert compiling._same_cache()["FOLSOM_CACHE_DIR"] == str(tmp_path / "kept")
    (tmp_path / "file").touch()
    monkeypatch.setenv("FOLSOM_CACHE_DIR", str(tmp_path / "file"))
    other = compiling._same_cache()["FOLSOM_CACHE_DIR"]
    assert Path(other).is_dir()
    assert other == str(kernel_cache.writable_home())
