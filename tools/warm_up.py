"""Compiles all kernels that the tests use, both games side by side, so that no two test workers do it twice."""

import subprocess
import sys

from folsom import GAMES
from folsom.cli.compiling import BATCH, BOTS, POLICIES, SEARCH, TABLE, prepare

if __name__ == "__main__":
    if len(sys.argv) > 1:
        prepare(sys.argv[1], TABLE, BATCH, BOTS, SEARCH, POLICIES)
    else:
        workers = [subprocess.Popen([sys.executable, __file__, game]) for game in GAMES]
        sys.exit(max(worker.wait() for worker in workers))
