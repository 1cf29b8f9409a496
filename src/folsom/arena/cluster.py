"""Playing on a Ray cluster. What a machine that dies was playing is played again on another."""

import logging
import os
import socket
from collections.abc import Generator, Iterable
from typing import Any

from folsom import __version__
from folsom.arena.plan import Plan, Task
from folsom.arena.processes import WAITING_A_WORKER, WorkerDied
from folsom.arena.results import Result
from folsom.arena.sitting import play_tasks
from folsom.core.errors import BadOptions, FolsomError

KNOCK_SECONDS = 10.0


def on_ray(plan: Plan, work: Iterable[list[Task]], address: str) -> Generator[list[Result]]:
    """A few chunks wait for each core of the cluster at that address, or of one on this machine for ""."""
    if not address:
        _keep_to_this_machine()
    try:
        import ray
        from ray import exceptions
    except ImportError:
        raise BadOptions("Ray is not installed: pip install 'folsom[ray]'") from None
    was_connected = ray.is_initialized()
    if not was_connected:
        _connect(address)
    play: Any = ray.remote(_play)
    most = WAITING_A_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    try:
        for tasks in work:
            waiting.append(play.remote(__version__, plan, tasks))
            if len(waiting) >= most:
                finished, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(finished)
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(finished)
    except exceptions.RayTaskError as error:
        if isinstance(error.cause, FolsomError):
            raise error.cause from None
        raise
    except exceptions.RayError as error:
        raise WorkerDied(f"the cluster gave up a game: {_first_line(error)}") from None
    finally:
        # What is still being played for this run ends with it.
        if was_connected:
            for task in waiting:
                ray.cancel(task, force=True)
        else:
            ray.shutdown()


def _keep_to_this_machine() -> None:
    """A cluster that is started here tells nobody of it, and lets nobody in: Ray would, from the whole network."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Read when Ray is imported. Whatever its name, this is what has Ray listen on the loopback address only.
    os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")


def _connect(address: str) -> None:
    import ray

    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address:
            _reach(address)
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", include_dashboard=False, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        where = f"at {address!r}" if address else "on this machine"
        raise BadOptions(f"no Ray cluster answers {where}: {_first_line(error)}") from None


def _reach(address: str) -> None:
    """Knock before Ray does: it would wait for minutes."""
    host, mark, port = address.rpartition("://")[2].rpartition(":")
    if not mark or not port.isdigit():
        raise ValueError("an address is written HOST:PORT")
    socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def _play(version: str, plan: Plan, tasks: list[Task]) -> list[Result]:
    """Play on a machine of the cluster, if it has the same rules and bots."""
    if version != __version__:
        raise BadOptions(f"a machine of the cluster has Folsom {__version__}, not {version}")
    return play_tasks(plan, tasks)
