"""Compiles all kernels that the tests use, both games side by side, so that no two test workers do it twice."""

import subprocess
import sys
from importlib.util import find_spec

from folsom import GAMES
from folsom.cli.compiling import BATCH, TABLE, prepare


def warm_up(game: str) -> None:
    """Compile one game's kernels by using them."""
    prepare(game, TABLE)
    prepare(game, BATCH)
    if find_spec("folsom.bots"):
        from folsom.bots import make
        from folsom.core.registry import game_module

        for level in ("tenderfoot", "outlaw", "sharpshooter:10"):
            table = game_module(game).new(seed=1)
            seat = table.decision.seat
            make(level, game, 1).choose(table.view(seat), table.decision)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        warm_up(sys.argv[1])
    else:
        workers = [subprocess.Popen([sys.executable, __file__, game]) for game in GAMES]
        sys.exit(max(worker.wait() for worker in workers))
