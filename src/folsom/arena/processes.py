"""Playing on this machine's cores, in processes that end with the arena, whatever ends it."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Any

from folsom.arena.plan import Plan, Task
from folsom.arena.results import Result
from folsom.arena.sitting import play_tasks
from folsom.core.errors import FolsomError

WAITING_A_WORKER = 3
END_SECONDS = 5.0


class WorkerDied(FolsomError):
    """A process that played games is gone."""

    code = "arena/worker-died"


def on_processes(plan: Plan, work: Iterable[list[Task]], n: int) -> Generator[list[Result]]:
    """A few chunks wait for each worker, so that a long plan is never all in memory."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(n, mp_context=context, initializer=_begin_work)
    waiting: set[Future[list[Result]]] = set()
    try:
        for tasks in work:
            with _deaf_children():
                waiting.add(pool.submit(_play, plan, tasks))
            if len(waiting) >= WAITING_A_WORKER * n:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    except BrokenProcessPool:
        raise WorkerDied("a process that played games died, perhaps for want of memory") from None
    finally:
        with _undisturbed():
            if waiting:
                _end(set(multiprocessing.active_children()) - others)
            # Had it not waited at once it never would: its thread could then outlive the end of the program.
            pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Another Ctrl-C does not stop the tidying up, which is quick."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started meanwhile never hear of Ctrl-C, not even at their start: the arena ends them.

    The arena itself hears of it when they are started: one that was left half-way would say so at length.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    with _interrupts_later():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """A mask is this thread's alone: another one may take a Ctrl-C, and this one would be told at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = False

    def note(number: int, frame: Any) -> None:
        nonlocal heard
        heard = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


def _end(workers: Iterable[BaseProcess]) -> None:
    """Let workers take leave of their bots, but not for long."""
    for worker in workers:
        worker.terminate()
    end = time.monotonic() + END_SECONDS
    for worker in workers:
        worker.join(max(0.0, end - time.monotonic()))
        if worker.exitcode is None:
            worker.kill()


class _Ended(BaseException):
    """The arena wants this worker to end."""


def _begin_work() -> None:
    signal.signal(signal.SIGTERM, _stop)
    usual = sys.unraisablehook

    def look(unraisable: "sys.UnraisableHookArgs") -> None:
        if issubclass(unraisable.exc_type, _Ended):
            # It fell where Python only prints exceptions, as in Numba's callbacks.
            os._exit(0)
        usual(unraisable)

    sys.unraisablehook = look


def _stop(number: int, frame: Any) -> None:
    raise _Ended


def _play(plan: Plan, tasks: list[Task]) -> list[Result]:
    """Play in a worker. Whoever is told to end closes its bots on the way out."""
    try:
        return play_tasks(plan, tasks)
    except _Ended:
        os._exit(0)
