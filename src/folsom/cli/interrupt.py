"""Ctrl-C: a command ends with a sentence and exit code 130, and leaves nothing running behind it."""

import _thread
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

INTERRUPTED = 130
"""The exit code that shells know for it."""


class Interrupted(Exception):
    """A command was interrupted; the words say what became of its work."""


AGAIN_SECONDS = 0.02


def repeat_lost_interrupts() -> None:
    """Raise a KeyboardInterrupt again that fell where Python only prints exceptions, as in Numba's callbacks."""
    usual = sys.unraisablehook

    def look(unraisable: "sys.UnraisableHookArgs") -> None:
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            # From another thread, and a little later: it must not fall into the same place.
            again = threading.Timer(AGAIN_SECONDS, _thread.interrupt_main)
            again.daemon = True
            again.start()
        else:
            usual(unraisable)

    sys.unraisablehook = look


def wait_for_a_line() -> None:
    """Before `input()` at a terminal: a Ctrl-C that comes just before it waits there would be slept through."""
    if os.name != "posix" or not sys.stdin.isatty():
        return
    heard, told = os.pipe()
    os.set_blocking(told, False)
    # The system writes here when a signal comes, whatever Python is about to do.
    before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    try:
        select.select([sys.stdin, heard], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(heard)
        os.close(told)


@contextmanager
def stop_at_interrupt() -> Iterator[threading.Event]:
    """For work on threads: the first Ctrl-C only sets the event, so that nothing is torn apart halfway."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return

    def stop(number: int, frame: Any) -> None:
        stopped.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """A command that has been interrupted tidies up, which is quick: another Ctrl-C must not tear that apart."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
