"""How long a new user waits for the first hand: a wheel is installed, the home directory is empty.

    python benchmarks/first_table.py dist/folsom-*-cp311-*.whl --game express --times 5

The clock runs from the command `folsom serve` to the first hand at a table with bots. What the wheel needs is
taken from the environment that this runs in, so nothing is fetched.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1])]

from tests.wheels import Installed, deal_first_hand  # noqa: E402

from folsom import GAMES  # noqa: E402


class Wait(NamedTuple):
    """Seconds from the command until something is there."""

    page: float
    hand: float
    processor: float
    """What the server had worked for that hand, on all cores: this depends less on what else the machine does."""


def measure(installed: Installed, game: str) -> Wait:
    """Start a server, make a table, wait for the first hand."""
    start = time.monotonic()
    with installed.serve() as server:
        page = time.monotonic() - start
        asyncio.run(deal_first_hand(server.url, game))
        hand = time.monotonic() - start
        return Wait(page, hand, processor_seconds(server.process))


def processor_seconds(process: int) -> float:
    """How long a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure some times, each with a home directory of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--times", type=int, default=5)
    chosen = parser.parse_args()
    size = chosen.wheel.stat().st_size / 1e6
    print(f"{chosen.wheel.name}: {size:.1f} MB; load {os.getloadavg()[0]:.1f}")
    for _ in range(chosen.times):
        with tempfile.TemporaryDirectory() as folder:
            installed = Installed(chosen.wheel, Path(folder))
            wait = measure(installed, chosen.game)
            n_compiled = len(installed.compiled())
        print(
            f"{chosen.game}: page after {wait.page:.1f} s, hand after {wait.hand:.1f} s, "
            f"processor {wait.processor:.1f} s, {n_compiled} files compiled, load {os.getloadavg()[0]:.1f}"
        )


if __name__ == "__main__":
    main()
