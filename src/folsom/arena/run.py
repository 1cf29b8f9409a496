"""Play a plan: on this machine's cores, or on a Ray cluster. The same seeds give the same games on either."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from folsom.arena.plan import Plan, Task
from folsom.arena.results import Result, ResultsFile
from folsom.arena.sitting import get_ready, is_policy, make_bot, play_tasks
from folsom.core.errors import BadOptions

Progress = Callable[[list[Result]], None]
"""Called with the games that have just been finished."""

QUICK_CHUNK = 256
WAITING_A_WORKER = 3


def chunks(plan: Plan, done: set[str]) -> Iterator[list[Task]]:
    """The games still to be played, bundled: many where whole games are one call, else one by one."""
    bundle: list[Task] = []
    bundled: dict[int, list[Task]] = {}
    for task in plan.tasks():
        if task.key in done:
            continue
        if all(is_policy(plan.bots[bot]) for bot in task.seating):
            bundle = bundled.setdefault(task.variant, [])
            bundle.append(task)
            if len(bundle) == QUICK_CHUNK:
                yield bundled.pop(task.variant)
        else:
            yield [task]
    yield from bundled.values()


def run(
    plan: Plan,
    path: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> list[Result]:
    """Play all games of a plan that the results file does not hold yet; returns all results.

    path: the results file; a stopped run goes on from it
    workers: processes; None for all cores, 1 for none besides this one
    ray: the address of a Ray cluster, or "" for one on this machine
    """
    plan.check()
    for variant in plan.variants:
        for name in plan.bots:
            make_bot(name, variant.game, 0, plan.time_limit).close()
        if not all(map(is_policy, plan.bots)):
            # Before several processes would all compile the same.
            get_ready(variant.game, plan.bots)
    kept: list[Result] = []
    file = ResultsFile(path, plan) if path is not None else None
    try:
        if file is not None:
            kept = file.results
        done = {result.task.key for result in kept}
        for results in _played(plan, chunks(plan, done), workers, ray):
            if file is not None:
                file.add(results)
            else:
                kept.extend(results)
            if progress is not None:
                progress(results)
    finally:
        if file is not None:
            file.close()
    order = {task.key: i for i, task in enumerate(plan.tasks())}
    return sorted(kept, key=lambda result: order[result.task.key])


def _played(
    plan: Plan, work: Iterable[list[Task]], workers: int | None, ray: str | None
) -> Iterator[list[Result]]:
    if ray is not None:
        return _on_ray(plan, work, ray)
    n = workers or os.cpu_count() or 1
    if n == 1:
        return (play_tasks(plan, tasks) for tasks in work)
    return _on_processes(plan, work, n)


def _on_processes(plan: Plan, work: Iterable[list[Task]], n: int) -> Iterator[list[Result]]:
    """A few chunks wait for each worker, so that a long plan is never all in memory."""
    with ProcessPoolExecutor(n, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[list[Result]]] = set()
        try:
            for tasks in work:
                waiting.add(pool.submit(play_tasks, plan, tasks))
                if len(waiting) >= WAITING_A_WORKER * n:
                    finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in finished:
                        yield future.result()
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def _on_ray(plan: Plan, work: Iterable[list[Task]], address: str) -> Iterator[list[Result]]:
    try:
        import ray
    except ImportError:
        raise BadOptions("Ray is not installed: pip install 'folsom[ray]'") from None
    if not ray.is_initialized():
        ray.init(address=address or None, log_to_driver=False)
    remote: Any = ray.remote(play_tasks)
    most = WAITING_A_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for tasks in work:
        waiting.append(remote.remote(plan, tasks))
        if len(waiting) >= most:
            finished, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(finished)
    while waiting:
        finished, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(finished)
