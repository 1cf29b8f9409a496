"""A Ray cluster on this machine: every node a group of processes of its own, with an address of its own."""

import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.arena.watched import FOLDER, MACHINE
from tests.cli.commands import MARK, PATIENCE, processes_with

ROOT = Path(__file__).parents[2]


class Cluster:
    """Nodes by name, the first one the head. All stay on the loopback device, and let in who knows the token."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.mark = secrets.token_hex(8)
        # Unix sockets lie in it, whose paths must be short.
        self._sessions = tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp")
        self._nodes: dict[str, subprocess.Popen[bytes]] = {}
        self.settings = {
            "FOLSOM_JIT": "0",
            "PYTHONPATH": str(ROOT),
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_USAGE_STATS_ENABLED": "0",
        }

    def start(self, name: str) -> None:
        """Start a node with one core, and wait until it has joined."""
        number = len(self._nodes) + 1
        words = ["--node-ip-address", f"127.0.0.{number + 1}", "--num-cpus", "1"]
        words += ["--object-store-memory", "80000000", "--disable-usage-stats"]
        words += ["--plasma-directory", self._sessions.name]
        if self.address:
            words += ["--address", self.address]
        else:
            words += ["--head", "--port", "0", "--include-dashboard", "false"]
            words += ["--temp-dir", self._sessions.name]
        # A node that does not answer is given up within seconds instead of half a minute.
        health = {"initial_delay_ms": "1000", "period_ms": "1000", "failure_threshold": "5"}
        environment = {
            **os.environ,
            **self.settings,
            **{f"RAY_health_check_{key}": value for key, value in health.items()},
            MARK: self.mark,
            MACHINE: name,
            FOLDER: str(self.folder),
        }
        log = self.folder / f"{name}.log"
        with log.open("wb") as output:
            self._nodes[name] = subprocess.Popen(
                [Path(sys.executable).with_name("ray"), "start", "--block", *words],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while "Ray runtime started" not in (said := log.read_text()):
            assert self._nodes[name].poll() is None, said
            assert time.monotonic() < end, said
            time.sleep(0.05)
        if not self.address:
            end_of_command = re.search(r"--address='([\d.:]+)'", self._when_said(log))
            assert end_of_command is not None, said
            self.address = end_of_command[1]

    @staticmethod
    def _when_said(log: Path) -> str:
        end = time.monotonic() + PATIENCE
        while "--address=" not in (said := log.read_text()):
            assert time.monotonic() < end, said
            time.sleep(0.05)
        return said

    def lose(self, name: str) -> None:
        """The machine is gone from one moment to the next."""
        node = self._nodes.pop(name)
        # Once it has ended by itself and was waited for, its number may be another process's.
        if node.poll() is None:
            os.killpg(node.pid, signal.SIGKILL)
            node.wait()

    def close(self) -> None:
        """End everything that was started, and see to it that nothing is left."""
        for name in list(self._nodes):
            self.lose(name)
        end = time.monotonic() + PATIENCE
        while left := processes_with(self.mark):
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            assert time.monotonic() < end, f"left behind: {left}"
            time.sleep(0.05)
        self._sessions.cleanup()
