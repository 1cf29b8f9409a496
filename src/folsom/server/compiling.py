"""The first start on a machine compiles the rules, in processes of their own, while pages are served already.

    python -m folsom.server.compiling express table

compiles one part of a game for this machine and notes that in the cache. A server then loads it in a moment.
"""

import asyncio
import hashlib
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

import structlog

from folsom.core.registry import game_module
from folsom.server.bot_seats import levels_of, make_bot
from folsom.server.games import AnyGame

TABLE, SEARCH = PARTS = "table", "search"
"""What a table needs to begin, and what only bots that think and reviews need: it comes after."""

NOTICES = {
    TABLE: "compiling the rules, once; tables begin in about a minute",
    SEARCH: "compiling the bots that think, once; tables can be played",
}

log = structlog.get_logger()


@cache
def part_for(level: str) -> str:
    """What must be loaded before a bot of a level is asked."""
    from folsom.bots import read_level

    return TABLE if read_level(level).thinking is None else SEARCH


async def get_ready(game: str, part: str) -> None:
    """Compile a part if this machine has not done so before, then load it. Holds up no event loop."""
    if await asyncio.to_thread(_must_compile, game, part):
        log.warning(NOTICES[part], game=game)
        await _compile_apart(game, part)
        log.warning("compiled", game=game, part=part)
    try:
        await asyncio.to_thread(warm_up, game, part)
    except Exception:
        log.exception("the rules could not be loaded beforehand", game=game, part=part)


async def _compile_apart(game: str, part: str) -> None:
    """In a process of its own: games are compiled side by side, and this one goes on serving."""
    compiler = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "folsom.server.compiling",
        game,
        part,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        if await compiler.wait() != 0:
            log.warning("compiling apart failed; it is done in this process", game=game, part=part)
    except asyncio.CancelledError:
        compiler.kill()
        await compiler.wait()
        raise


def _note_of(game: str, part: str) -> Path:
    """The file that says that a part is compiled, in this form, on this machine, from this place.

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
    return folder / f"{game}.{part}.{place}.server.compiled"


def _must_compile(game: str, part: str) -> bool:
    from folsom import kernel

    return kernel.IS_COMPILED and not _note_of(game, part).exists()


def warm_up(game: str, part: str) -> None:
    """Call all that a part is called for: compiled or loaded, it is there afterwards."""
    module = game_module(game)
    played: AnyGame = module.new()
    for level in levels_of(game):
        if part_for(level) == part:
            _ask_bot(level, played)
    if part == TABLE:
        _play(played)
        module.rebuild(played.options, played.seed, [(a.seat, a.option) for a in played.answers])


def _play(game: AnyGame) -> None:
    """A whole game, and everything that is asked of it on the way."""
    from folsom.bots.preview import preview

    view = game.view(0)
    preview(view, view.hand[:1])
    while game.decision is not None:
        game.play(game.decision.options[0])
        _look_at(game)


def _look_at(game: AnyGame) -> Any:
    """Everything that is asked of a game for a message."""
    for seat in (None, 0):
        game.view(seat)
        game.happened(seat)
    return game.sights_as_json((None, 0)), game.outcome, game.asked_mask()


def _ask_bot(level: str, game: AnyGame) -> None:
    name = level if part_for(level) == TABLE else f"{level}:2"
    decision = game.decision
    assert decision is not None
    make_bot(name, game.name, 0).choose(game.view(decision.seat), decision)


def main(game: str, part: str) -> None:
    """Compile one part of a game, politely, and note it."""
    os.nice(5)
    warm_up(game, part)
    note = _note_of(game, part)
    note.parent.mkdir(parents=True, exist_ok=True)
    note.touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
