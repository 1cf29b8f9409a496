"""Commands in processes of their own, as a shell starts them: watched, interrupted, and looked after."""

import os
import pty
import re
import secrets
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120.0
"""Far more than anything takes: machines that test are busy."""

MARK = "FOLSOM_TEST_COMMAND"


def processes_with(mark: str) -> list[int]:
    """All processes that carry a command's mark in their environment, whatever group they are in."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


class Command:
    """`folsom WORDS` on a terminal of its own; it leads a group of processes, as a shell's foreground does."""

    def __init__(self, words: list[str], settings: Mapping[str, str]) -> None:
        self._terminal, own = pty.openpty()
        self._manners = termios.tcgetattr(self._terminal)
        self.text = ""
        self.mark = secrets.token_hex(8)
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120", MARK: self.mark, **settings}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "folsom", *words],
            env=environment,
            stdin=own,
            stdout=own,
            stderr=own,
            start_new_session=True,
        )
        os.close(own)

    def until(self, pattern: str) -> re.Match[str]:
        """Wait until the terminal has shown this."""
        end = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self.text)) is None:
            assert time.monotonic() < end, f"never saw {pattern!r} in {self.text[-2000:]!r}"
            assert self._read(1.0), f"ended before {pattern!r}: {self.text[-2000:]!r}"
        return found

    def until_true(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that cannot be seen on the terminal."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"still waiting: {self.text[-2000:]!r}"
            assert self._read(0.02), f"ended too early: {self.text[-2000:]!r}"

    def type(self, text: str) -> None:
        """Type at the terminal."""
        os.write(self._terminal, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C: a terminal signals all processes of its foreground."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Wait for the end. Nothing may be left behind, and the terminal must be as it was."""
        end = time.monotonic() + PATIENCE
        while self._read(1.0):
            assert time.monotonic() < end, f"does not end: {self.text[-2000:]!r}"
        code = self.process.wait(PATIENCE)
        while left := processes_with(self.mark):
            assert time.monotonic() < end, f"left behind: {left}"
            time.sleep(0.01)
        assert "Traceback" not in self.text, self.text[-4000:]
        assert "Exception ignored" not in self.text, self.text[-4000:]
        assert termios.tcgetattr(self._terminal) == self._manners
        cursor = re.findall(r"\x1b\[\?25([hl])", self.text)
        assert not cursor or cursor[-1] == "h", "the cursor is still hidden"
        return code

    def _read(self, seconds: float) -> bool:
        """Take in what was shown; False once nobody can show anything any more."""
        if select.select([self._terminal], [], [], seconds)[0]:
            try:
                shown = os.read(self._terminal, 4_096)
            except OSError:
                # Linux's way to say that the last process has let go of the terminal.
                return False
            self.text += shown.decode(errors="replace")
            return bool(shown)
        return True

    def close(self) -> None:
        """End all that may still run."""
        for pid in processes_with(self.mark):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        os.close(self._terminal)


@contextmanager
def started(*words: str, **settings: str) -> Iterator[Command]:
    """A command, and nothing of it afterwards."""
    command = Command([*words], settings)
    try:
        yield command
    finally:
        command.close()
