"""Game servers as forks of one process that has imported everything: a start costs no second of imports.

A fork is a process of its own: `kill -9` ends it as it would any server.
"""

import multiprocessing
import os
import resource
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tests.server.serve_lots import add_lots, end_with_parent

PRELOAD = ["__main__", "tests.server.forked", "folsom.server.run", "folsom.express"]
PRELOAD += ["folsom.superexpress", "alembic.command", "redis.asyncio", "uvloop"]
PRELOAD += [f"sqlalchemy.dialects.{name}" for name in ("sqlite.aiosqlite", "postgresql.asyncpg")]

add_lots()


def fork_server(
    settings: dict[str, str], port: int, log: str
) -> tuple[ForkServerProcess, Connection]:
    """Start a server; on the connection comes its address once it listens.

    The setting `N_FILES` is its `ulimit -n`, soft and hard.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOAD)
    # Plain Python: what is tested here is the server, and nobody waits for a compiler.
    before = os.environ.get("FOLSOM_JIT")
    os.environ["FOLSOM_JIT"] = "0"
    try:
        forkserver.ensure_running()
    finally:
        os.environ.pop("FOLSOM_JIT")
        if before is not None:
            os.environ["FOLSOM_JIT"] = before
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(settings, port, log, sender), daemon=True)
    process.start()
    sender.close()
    return process, receiver


def _serve(settings: dict[str, str], port: int, log: str, sender: Connection) -> None:
    from folsom.server.config import read_config
    from folsom.server.run import run_server

    end_with_parent()
    if "N_FILES" in settings:
        soft, hard = map(int, settings["N_FILES"].split(","))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    with Path(log).open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    config = read_config({"port": port, "log_level": "warning"}, environment=settings)
    run_server(config, sender.send)
