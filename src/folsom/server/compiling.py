"""The first start on a machine compiles the rules, in processes of their own, while pages are served already.

    python -m folsom.server.compiling express

compiles everything of a game that a server uses and notes that in the cache (with `rules` behind it, that piece
alone). A server then loads it in a moment.
"""

import asyncio
import os
import pickle
import subprocess
import sys
from functools import cache
from typing import Any

import structlog

from folsom.core.decision import Decision
from folsom.games import game_module, game_names
from folsom.server.tables.bot_levels import levels_of, make_bot
from folsom.server.tables.games import AnyGame

TABLE, SEARCH = PARTS = "table", "search"
"""What a table needs to begin, and what only bots that think and reviews need: it comes after."""

RULES, BOTS, DEAL = "rules", "bots", "deal"
PIECES = {TABLE: (RULES, BOTS), SEARCH: (SEARCH,)}
"""What is compiled side by side."""

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
    missing = await asyncio.to_thread(_not_compiled, game, part)
    if missing:
        log.warning(NOTICES[part], game=game)
        await asyncio.gather(*(_compile_apart(game, piece) for piece in missing))
        log.warning("compiled", game=game, part=part)
    try:
        await asyncio.to_thread(_load, game, part)
    except Exception:
        log.exception("the rules could not be loaded beforehand", game=game, part=part)


async def _compile_apart(game: str, piece: str) -> None:
    """In a process of its own, beside others; this one goes on serving."""
    compiler = await asyncio.create_subprocess_exec(
        *_command(game, piece),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env=_same_cache(),
        start_new_session=True,
    )
    try:
        if await compiler.wait() != 0:
            log.warning("compiling apart failed; it is done in this process", game=game, what=piece)
    except asyncio.CancelledError:
        compiler.kill()
        await compiler.wait()
        raise


def _command(game: str, piece: str) -> tuple[str, ...]:
    return sys.executable, "-m", "folsom.server.compiling", game, piece


def _same_cache() -> dict[str, str]:
    """The environment in which another process keeps what it compiles where this one looks for it."""
    from folsom import kernel_cache

    return {**os.environ, "FOLSOM_CACHE_DIR": str(kernel_cache.writable_home())}


def _not_compiled(game: str, part: str) -> list[str]:
    from folsom import kernel, kernel_cache
    from folsom.bots.parts import compiled_modules

    if not kernel.IS_COMPILED:
        return []
    return [
        piece
        for piece in PIECES[part]
        if not kernel_cache.is_noted(f"{game}.{piece}.server", *compiled_modules(game))
    ]


def _note(game: str, piece: str) -> None:
    from folsom import kernel, kernel_cache
    from folsom.bots.parts import compiled_modules

    if kernel.IS_COMPILED:
        kernel_cache.note(f"{game}.{piece}.server", *compiled_modules(game))


def _load(game: str, part: str) -> None:
    """Call all that a part is called for: compiled or loaded, it is there afterwards."""
    from folsom.bots.preview import preview

    if part == TABLE:
        _play(game)
    else:
        _look_back(game)
    view, decision = _deal(game)
    _ask_bots(part, view, decision)
    preview(view, view.hand[:1])


def _play(game: str) -> None:
    """A whole game, and everything that is asked of it on the way."""
    module = game_module(game)
    played: AnyGame = module.new()
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


def _deal(game: str) -> tuple[Any, Decision]:
    """What the first to be asked sees, and is asked."""
    played: AnyGame = game_module(game).new()
    decision = played.decision
    assert decision is not None
    return played.view(decision.seat), decision


def _deal_plainly(game: str) -> tuple[Any, Decision]:
    """The same from plain Python, for which nothing must be compiled: bots are compiled beside the rules."""
    plain = {**os.environ, "FOLSOM_JIT": "0"}
    dealt = subprocess.run(_command(game, DEAL), env=plain, stdout=subprocess.PIPE, check=True)
    view, decision = pickle.loads(dealt.stdout)
    return view, decision


def _look_back(game: str) -> None:
    """What a review asks of a game, besides what bots that think ask."""
    from folsom.bots.search import settled

    settled(game_module(game).new(), 0)


def _ask_bots(part: str, view: Any, decision: Decision) -> None:
    """Ask a bot of every level that belongs to a part."""
    for level in levels_of(view.game):
        if part_for(level) == part:
            name = level if part == TABLE else f"{level}:2"
            make_bot(name, view.game, 0).choose(view, decision)


def compile_piece(game: str, piece: str) -> None:
    """Compile one piece of a game, politely, the first game first, and note it."""
    os.nice(5 * (1 + game_names().index(game)))
    match piece:
        case "rules":
            _play(game)
        case "bots":
            _ask_bots(TABLE, *_deal_plainly(game))
        case _:
            _look_back(game)
            _ask_bots(SEARCH, *_deal(game))
    _note(game, piece)


def compile_all(game: str) -> None:
    """Compile everything of a game, what can be at the same time side by side, and try it."""
    for part in PARTS:
        compilers = [subprocess.Popen(_command(game, piece)) for piece in PIECES[part]]
        codes = [compiler.wait() for compiler in compilers]
        if any(codes):
            sys.exit(f"{game} could not be compiled")
        _load(game, part)


def main(game: str = "", piece: str = "", *more: str) -> None:
    """Compile a game or a piece of it, or deal its first hand for whoever compiles."""
    if game not in game_names() or piece not in ("", DEAL, *sum(PIECES.values(), ())) or more:
        sys.exit(
            f"expected one of {', '.join(game_names())}, and a piece of it or nothing behind it"
        )
    if piece == DEAL:
        sys.stdout.buffer.write(pickle.dumps(_deal(game)))
    elif piece:
        compile_piece(game, piece)
    else:
        compile_all(game)


if __name__ == "__main__":
    main(*sys.argv[1:])
