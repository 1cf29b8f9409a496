"""Processes that play for the arena."""

import signal
import threading
from collections.abc import Iterator

import pytest

from folsom.arena.processes import _deaf_children


@pytest.fixture(autouse=True)
def _hears_interrupts() -> Iterator[None]:
    """Whoever runs the tests in the background has them ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_no_interrupt_falls_between_the_steps_of_starting_a_process() -> None:
    # Another thread than the one that starts processes may take the signal: that of a progress bar, say.
    now, taken, is_whole = threading.Event(), threading.Event(), False

    def take() -> None:
        now.wait(10)
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        taken.set()

    threading.Thread(target=take).start()

    def start_processes() -> None:
        nonlocal is_whole
        with _deaf_children():
            now.set()
            assert taken.wait(10)
            is_whole = True

    with pytest.raises(KeyboardInterrupt):
        start_processes()
    assert is_whole
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
