"""Compiles games for any processor of this kind into a folder, as a wheel for this platform carries them:

python tools/compile_kernels.py FOLDER express superexpress
"""

import os
import subprocess
import sys
from pathlib import Path

from folsom import kernel_cache

WARM_UP = str(Path(__file__).with_name("warm_up.py"))
COMMANDS = (("-m", "folsom.server.compiling"), (WARM_UP,))
"""What a server uses, then what the other commands use besides."""


def compile_kernels(folder: Path, games: tuple[str, ...]) -> None:
    """Compile, the games side by side; a failure ends the program."""
    environment = {**os.environ, **kernel_cache.ANY_PROCESSOR, "FOLSOM_JIT": "1"}
    environment["FOLSOM_CACHE_DIR"] = str(folder / kernel_cache.toolchain())
    environment.pop("NUMBA_BOUNDSCHECK", None)
    for command in COMMANDS:
        work = [
            subprocess.Popen([sys.executable, *command, game], env=environment) for game in games
        ]
        codes = [one.wait() for one in work]
        if any(codes):
            sys.exit(f"these could not be compiled: {', '.join(games)}")


if __name__ == "__main__":
    compile_kernels(Path(sys.argv[1]), tuple(sys.argv[2:]))
