"""Play a plan: on this machine's cores, or on a Ray cluster. The same seeds give the same games on either."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from folsom.arena.cluster import on_ray
from folsom.arena.plan import Plan, Task
from folsom.arena.processes import on_processes
from folsom.arena.results import Result, ResultsFile
from folsom.arena.sitting import get_ready, is_policy, make_bot, play_tasks

Progress = Callable[[list[Result]], None]
"""Called with the games that have just been finished."""

QUICK_CHUNK = 256


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
        with closing(_played(plan, chunks(plan, done), workers, ray)) as played:
            for results in played:
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
) -> Generator[list[Result]]:
    if ray is not None:
        return on_ray(plan, work, ray)
    n = workers or os.cpu_count() or 1
    if n == 1:
        return (play_tasks(plan, tasks) for tasks in work)
    return on_processes(plan, work, n)
