"""Compiles all kernels that the tests use, in two processes, so that no two test workers do it twice."""

import subprocess
import sys

from folsom.cli.compiling import BATCH, BOTS, POLICIES, SEARCH, TABLE, prepare

SHARES = (
    (("express", TABLE, SEARCH),),
    (("superexpress", TABLE, BATCH, BOTS, SEARCH, POLICIES), ("express", BATCH, BOTS, POLICIES)),
)
"""What each process compiles, one after the other, so that both take as long: Colt Express is most of it. Its
table, on which all else rests, is there by the time the second process comes to the game."""

if __name__ == "__main__":
    if len(sys.argv) > 1:
        for game, *uses in SHARES[int(sys.argv[1])]:
            prepare(game, *uses)
    else:
        workers = [
            subprocess.Popen([sys.executable, __file__, str(share)]) for share in range(len(SHARES))
        ]
        sys.exit(max(worker.wait() for worker in workers))
