"""The server that a load is put on."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    """The server that is measured."""

    database_url: str
    python: str = sys.executable
    root: Path = ROOT
    port: int = 0
    process: "subprocess.Popen[bytes] | None" = None
    seconds_to_start: float = 0.0

    def start(self) -> None:
        """Start it, and wait for its word."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        many = {
            "FOLSOM_CREATES_PER_MINUTE": "1000000",
            "FOLSOM_JOINS_PER_MINUTE": "1000000",
            "FOLSOM_MAX_SOCKETS_PER_ADDRESS": "100000",
            "FOLSOM_MESSAGES_PER_SECOND": "10000",
            "FOLSOM_COMMANDS_PER_MINUTE": "100000000",
        }
        environment = {**os.environ, **many, "FOLSOM_DATABASE_URL": self.database_url}
        environment["PYTHONPATH"] = f"{self.root / 'src'}{os.pathsep}{self.root}"
        serve = self.root / "tests" / "server" / "serve_lots.py"
        began = time.monotonic()
        self.process = subprocess.Popen(
            [self.python, str(serve), "--port", str(self.port), "--log-level", "warning"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=None if "FOLSOM_SHOW_LOG" in os.environ else subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        assert b"Folsom is at" in self.process.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/") as page:
            page.read()
        self.seconds_to_start = time.monotonic() - began
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        """The rules may have to be compiled, or loaded; neither is what is measured."""
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz"):
                    return
            except urllib.error.HTTPError:
                time.sleep(0.05)

    def cpu_seconds(self) -> float:
        """What it has used so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Its resident bytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """A graceful end."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)
