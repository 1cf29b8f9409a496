"""Work for many cores: the same results in the same order as on one."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Semaphore
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")

AHEAD = 2
"""How many pieces of work are given out for every worker: nobody waits for the slowest one."""


@contextmanager
def in_order(
    work: Callable[[Given], Found], given: Iterable[Given], workers: int
) -> Iterator[Iterator[Found]]:
    """What the work makes of all that is given, taken as it is needed; beyond one worker each has a process."""
    if workers == 1:
        yield map(work, given)
        return
    room = Semaphore(AHEAD * workers)
    is_wanted = True

    def wanted() -> Iterator[Given]:
        for each in given:
            room.acquire()
            if not is_wanted:
                return
            yield each

    def found() -> Iterator[Found]:
        for each in pool.imap(work, wanted()):
            room.release()
            yield each

    with multiprocessing.get_context("spawn").Pool(workers, _leave_interrupts) as pool:
        try:
            yield found()
        finally:
            # The pool cannot end while it waits for work.
            is_wanted = False
            room.release()


def _leave_interrupts() -> None:
    """A Ctrl-C is for the one who gave the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
