"""The first use of a game compiles its rules; this says so, and makes the wait visible.

    python -m folsom.cli.compiling express table

compiles what one use of a game needs for this machine, and notes that in the cache.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence

from folsom.games import game_module
from folsom.words.catalogues import ENGLISH

TABLE = "table"
BATCH = "batch"
BOTS = "bots"
SEARCH = "search"
ANALYSIS = "analysis"
POLICIES = "policies"
"""A game played step by step; many at random in one call; bots that are asked, quick ones and those that
think; many games of quick bots in one call."""


def prepare(game: str, *uses: str, language: str = ENGLISH) -> None:
    """Compile what these uses need, with a progress line, unless that was done before."""
    from folsom import kernel

    if not kernel.IS_COMPILED:
        return
    missing = [use for use in uses if not _is_noted(game, use)]
    if not missing:
        return
    from rich.console import Console

    from folsom.cli.language import printable
    from folsom.words.speech import speak

    console = Console(stderr=True)
    start = time.monotonic()

    speech = speak(language)

    def say(name: str, **words: str | int) -> str:
        return printable(speech.say(name, words), console.encoding)

    notice = say("terminal-compiling", game=speech.say(game))
    if console.is_terminal:
        with console.status(notice):
            _compile_apart(game, missing)
    else:
        print(notice, file=sys.stderr, flush=True)
        _compile_apart(game, missing)
    seconds = round(time.monotonic() - start)
    print(say("terminal-compiled", seconds=seconds), file=sys.stderr, flush=True)


def uses_of(levels: Sequence[str]) -> tuple[str, ...]:
    """What is used where bots of these levels are asked."""
    from folsom.bots import read_level

    thinks = [read_level(level).thinking is not None for level in levels]
    return (TABLE, *([BOTS] if not all(thinks) else []), *([SEARCH] if any(thinks) else []))


def _is_noted(game: str, use: str) -> bool:
    from folsom import kernel_cache
    from folsom.bots.parts import compiled_modules

    return kernel_cache.is_noted(f"{game}.{use}", *compiled_modules(game))


def _compile_apart(game: str, uses: list[str]) -> None:
    """In a process of its own: the compiler cannot be interrupted, but a process can be ended at any moment."""
    from folsom import kernel_cache

    command = [sys.executable, "-m", "folsom.cli.compiling", game, *uses]
    # Where this process looks for it.
    home = {**os.environ, "FOLSOM_CACHE_DIR": str(kernel_cache.writable_home())}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        command, env=home, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    ) as compiler:
        try:
            compiler.wait()
        except BaseException:
            compiler.kill()
            raise
    for use in uses:
        if not _is_noted(game, use):
            # It could not be compiled there: then here, where the error is seen.
            _USES[use](game)


def _use_table(game: str) -> None:
    """Call what a table calls: play, load, possible states."""
    module = game_module(game)
    started = module.new()
    while started.decision is not None:
        started.play(started.decision.options[0])
    assert started.outcome is not None
    again = module.new()
    module.load(again.possible(0, bytes(32)).position())
    for seat in range(again.n_seats):
        again.can_take_back(seat)


def _use_batch(game: str) -> None:
    """Play a game as batches do."""
    from folsom.cli.batches import play_batch

    play_batch(game, game_module(game).Options(), first=0, n_games=1)


def _use_bots(game: str) -> None:
    """Ask the bots that do not think, as the terminal and the arena do."""
    from folsom.bots.policy import POLICIES as QUICK

    _ask(game, list(QUICK))


def _use_search(game: str) -> None:
    """Ask the bots that think."""
    from folsom.bots import levels_offered, read_level

    levels = [level for level in levels_offered(game) if read_level(level).thinking is not None]
    _ask(game, [f"{level}:2" for level in levels])


def _ask(game: str, levels: Sequence[str]) -> None:
    from folsom import bots

    fresh = game_module(game).new(seed=0)
    decision = fresh.decisions[0]
    seat = decision.seat
    for level in levels:
        bots.make(level, game, 0).choose(fresh.view(seat), decision)
        bots.make(level, game, 0).answer(bots.observe(fresh, seat, bytes(32)))


def _use_analysis(game: str) -> None:
    """Judge a position as a graph does."""
    from folsom.analysis import chances

    chances(game_module(game).new(seed=0), None, playouts=1)


def _use_policies(game: str) -> None:
    """Play a game between quick bots as the arena does."""
    from folsom.arena.plan import Plan, Variant
    from folsom.arena.sitting import play_policies

    plan = Plan(("outlaw", "tenderfoot"), (Variant(game),), deals=1)
    play_policies(plan, [next(plan.tasks())])


_USES = {
    TABLE: _use_table,
    BATCH: _use_batch,
    BOTS: _use_bots,
    SEARCH: _use_search,
    ANALYSIS: _use_analysis,
    POLICIES: _use_policies,
}


def main(game: str, *uses: str) -> None:
    """Compile by using it, and note that."""
    from folsom import kernel_cache
    from folsom.bots.parts import compiled_modules

    for use in uses:
        _USES[use](game)
        kernel_cache.note(f"{game}.{use}", *compiled_modules(game))


if __name__ == "__main__":
    main(*sys.argv[1:])
