"""How long versions of the source compile on a machine that has nothing yet, each in turn.

    python benchmarks/first_compile.py OTHER/src src --rounds 2

takes source folders, and for each use of each game starts a process with an empty cache of its own. It prints
their processor time, and the ratio of the last folder to the first.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

USES = (
    ("folsom.cli.compiling", "batch"),
    ("folsom.server.compiling", "rules"),
    ("folsom.server.compiling", "bots"),
    ("folsom.server.compiling", "search"),
)
"""A simulation; the rules with what is sent; the bots that do not think; what only those that think need."""

GAMES = ("express", "superexpress")


def main() -> None:
    """Measure every use in turn, and print as each is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=2)
    arguments = parser.parse_args()
    sources: list[Path] = arguments.source
    for game in GAMES:
        for program, use in USES:
            taken: dict[Path, list[float]] = {source: [] for source in sources}
            for _ in range(arguments.rounds):
                for source in sources:
                    taken[source].append(compile_once(source.resolve(), program, game, use))
            columns = "   ".join(
                " ".join(f"{seconds:5.1f}" for seconds in each) for each in taken.values()
            )
            ratio = sum(taken[sources[-1]]) / sum(taken[sources[0]])
            print(f"{game:12} {use:6}  {columns}   ratio {ratio:.2f}", flush=True)


def compile_once(source: Path, program: str, game: str, use: str) -> float:
    """Seconds of processor time that a version takes to compile one use of a game from nothing."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPATH": str(source), "FOLSOM_CACHE_DIR": cache}
        command = [sys.executable, "-m", program, game, use]
        process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        if status != 0:
            sys.exit(f"{source}: {' '.join(command)} failed")
        return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
