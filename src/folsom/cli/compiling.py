"""The first use of a game compiles its rules; this says so, and makes the wait visible."""

import sys
import time

from folsom.core.registry import game_module

TABLE = "table"
BATCH = "batch"


def prepare(game: str, use: str = TABLE) -> None:
    """Compile what a table or a batch of games uses, with a progress line, unless that was done before."""
    from folsom import kernel

    if not kernel.IS_COMPILED:
        return
    what, made_from = f"{game}.{use}", (f"folsom.{game}.game", f"folsom.{game}.position")
    if kernel.is_noted(what, *made_from):
        return
    from rich.console import Console

    console = Console(stderr=True)
    start = time.monotonic()
    notice = f"Compiling the rules of {TITLES[game]} for this machine (once, up to a minute)"
    if console.is_terminal:
        with console.status(f"{notice} …"):
            _USES[use](game)
    else:
        print(f"{notice} …", file=sys.stderr, flush=True)
        _USES[use](game)
    print(f"Compiled in {time.monotonic() - start:.0f} s.", file=sys.stderr, flush=True)
    kernel.note(what, *made_from)


TITLES = {"express": "Colt Express", "superexpress": "Colt Super Express"}


def _use_table(game: str) -> None:
    """Call what a table calls: play, load, possible states."""
    module = game_module(game)
    started = module.new()
    while not started.is_over:
        started.play(started.decision.options[0])
    assert started.outcome is not None
    again = module.new()
    module.load(again.possible(0, bytes(32)).position())
    for seat in range(again.n_seats):
        again.can_take_back(seat)


def _use_batch(game: str) -> None:
    """Play a game as batches do."""
    from folsom.cli.batches import play_batch

    play_batch(game, game_module(game).Options(), first=0, n_games=1, seed=0)


_USES = {TABLE: _use_table, BATCH: _use_batch}
