"""The first start on a machine compiles the rules, in processes of their own, while pages are served already.

    python -m folsom.server.compiling express

compiles one game for this machine and notes that in the cache. A server then loads it in a moment.
"""

import asyncio
import hashlib
import os
import sys
from pathlib import Path
from typing import Any

import structlog

from folsom.core.registry import game_module
from folsom.server.bot_seats import levels_of, make_bot
from folsom.server.games import AnyGame

log = structlog.get_logger()


async def get_ready(game: str) -> None:
    """Compile a game if this machine has not done so before, then load it. Holds up no event loop."""
    if await asyncio.to_thread(_must_compile, game):
        log.warning("compiling the rules, once; tables begin in a minute or two", game=game)
        await _compile_apart(game)
        log.warning("compiled", game=game)
    try:
        await asyncio.to_thread(warm_up, game)
    except Exception:
        log.exception("the rules could not be loaded beforehand", game=game)


async def _compile_apart(game: str) -> None:
    """In a process of its own: games are compiled side by side, and this one goes on serving."""
    compiler = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "folsom.server.compiling",
        game,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        if await compiler.wait() != 0:
            log.warning("compiling apart failed; it is done in this process", game=game)
    except asyncio.CancelledError:
        compiler.kill()
        await compiler.wait()
        raise


def _note_of(game: str) -> Path:
    """The file that says that a game is compiled, in this form, on this machine, from this place.

    Numba finds what it has compiled by the path of its source: another copy of the rules has to be compiled again.
    """
    from folsom import kernel

    made_from = (
        f"folsom.{game}.position",
        f"folsom.bots.{game}_policy",
        f"folsom.bots.{game}_search",
    )
    place = hashlib.sha256(kernel.__file__.encode()).hexdigest()[:16]
    folder = kernel.cache_home() / kernel.sources_hash(*made_from)
    return folder / f"{game}.{place}.server.compiled"


def _must_compile(game: str) -> bool:
    from folsom import kernel

    return kernel.IS_COMPILED and not _note_of(game).exists()


def warm_up(game: str) -> None:
    """Call all that a table of this game calls, its bots too: compiled or loaded, it is there afterwards."""
    from folsom.bots.preview import preview

    module = game_module(game)
    played: AnyGame = module.new()
    for level in levels_of(game):
        _ask_bot(level, played)
    view = played.view(0)
    preview(view, view.hand[:1])
    while played.decision is not None:
        played.play(played.decision.options[0])
        _look_at(played)
    module.rebuild(played.options, played.seed, [(a.seat, a.option) for a in played.answers])


def _look_at(game: AnyGame) -> Any:
    """Everything that is asked of a game for a message."""
    for seat in (None, 0):
        game.view(seat)
        game.happened(seat)
    return game.sights_as_json((None, 0)), game.outcome, game.asked_mask()


def _ask_bot(level: str, game: AnyGame) -> None:
    from folsom.bots import read_level

    name = level if read_level(level).thinking is None else f"{level}:2"
    decision = game.decision
    assert decision is not None
    make_bot(name, game.name, 0).choose(game.view(decision.seat), decision)


def main(game: str) -> None:
    """Compile one game, politely, and note it."""
    os.nice(5)
    warm_up(game)
    note = _note_of(game)
    note.parent.mkdir(parents=True, exist_ok=True)
    note.touch()


if __name__ == "__main__":
    main(sys.argv[1])
