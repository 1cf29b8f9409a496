"""Databases, Redis servers and game servers that tests start for themselves on loopback."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.server.forked import fork_server

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0
STOP_SECONDS = 120.0
"""A database writes everything down before it stops, and machines that test are busy."""


def free_port() -> int:
    """A port nobody listens on, below those that the system gives to outgoing connections: none of these
    takes it while its server is down."""
    while True:
        port = 15_000 + secrets.randbelow(15_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def wait_for_port(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until somebody listens, or the process has died."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise RuntimeError(f"nothing listens on port {port}")


def _install(package: str) -> None:
    """Install a Debian package where that is possible (the script says no where it is not)."""
    script = ROOT / "tools" / "system-packages"
    if script.exists():
        subprocess.run([str(script), package], check=False, capture_output=True)


def postgres_binaries() -> Path:
    """Where PostgreSQL's programs are; skips where they are not and cannot be installed."""
    for attempt in range(2):
        for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
        if shutil.which("initdb"):
            return Path(str(shutil.which("initdb"))).parent
        if attempt == 0:
            _install("postgresql")
    pytest.skip("PostgreSQL is not installed, and installing it needs root")


def redis_binary() -> str:
    """The program of Redis or Valkey; skips where it is not and cannot be installed."""
    for attempt in range(2):
        found = shutil.which("valkey-server") or shutil.which("redis-server")
        if found:
            return found
        if attempt == 0:
            _install("redis-server")
    pytest.skip("neither Valkey nor Redis is installed, and installing one needs root")


def _database_user() -> str | None:
    """PostgreSQL refuses to run as root: then its own user does."""
    return "postgres" if os.geteuid() == 0 else None


@dataclass
class Postgres:
    """A database server of the tests' own."""

    folder: Path
    binaries: Path
    port: int = field(default_factory=free_port)
    n_databases: int = 0
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        """Start it on its port."""
        arguments = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        arguments += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        self.process = subprocess.Popen(
            [str(self.binaries / "postgres"), *arguments],
            user=_database_user(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
        )
        wait_for_port(self.port, self.process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: by default quickly, breaking off what runs."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(STOP_SECONDS)

    def new_database(self) -> str:
        """A fresh database's address."""
        self.n_databases += 1
        name = f"folsom{self.n_databases}"
        deadline = time.monotonic() + START_SECONDS
        while True:
            made = subprocess.run(
                [
                    str(self.binaries / "createdb"),
                    "-h",
                    "127.0.0.1",
                    "-p",
                    str(self.port),
                    "-U",
                    "folsom",
                    name,
                ],
                capture_output=True,
                check=False,
                cwd=self.folder,
            )
            if made.returncode == 0:
                return f"postgresql://folsom@127.0.0.1:{self.port}/{name}"
            if time.monotonic() > deadline:
                raise RuntimeError(made.stderr.decode())


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, in a folder of its own.

    Not in pytest's: every run of pytest that begins closes those of the runs beside it to other users, and
    PostgreSQL, which is one, could not start again.
    """
    binaries = postgres_binaries()
    user = _database_user()
    with TemporaryDirectory(prefix="folsom-postgres-") as name:
        folder = Path(name)
        if user:
            shutil.chown(folder, user)
        subprocess.run(
            [
                str(binaries / "initdb"),
                "-D",
                str(folder / "data"),
                "-U",
                "folsom",
                "-A",
                "trust",
                "--no-sync",
            ],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        server = Postgres(folder, binaries)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A running Redis or Valkey; gives its address."""
    port = free_port()
    process = subprocess.Popen(
        [
            redis_binary(),
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ],
        cwd=folder,
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for_port(port, process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(10)


@dataclass
class GameServer:
    """One server in a process of its own."""

    database_url: str
    redis_url: str = ""
    port: int = field(default_factory=free_port)
    settings: dict[str, str] = field(default_factory=dict)
    log: Path = Path(os.devnull)
    process: ForkServerProcess | None = None
    _ready: Connection | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start it, without waiting."""
        settings = {
            "FOLSOM_DATABASE_URL": self.database_url,
            "FOLSOM_REDIS_URL": self.redis_url,
            "FOLSOM_CREATES_PER_MINUTE": "100000",
            "FOLSOM_JOINS_PER_MINUTE": "1000000",
            "FOLSOM_REPLAYS_PER_MINUTE": "100000",
            "FOLSOM_WARM_UP": "false",
            **self.settings,
        }
        self.process, self._ready = fork_server(settings, self.port, str(self.log))

    def ready(self) -> None:
        """Wait until it says where it is."""
        assert self._ready is not None
        try:
            if not self._ready.poll(START_SECONDS):
                raise RuntimeError("the server takes too long to start")
            assert self._ready.recv() == self.url
        except EOFError:
            text = self.log.read_text()
            raise RuntimeError(f"the server did not start: {text[-3000:]}") from None

    def start(self) -> None:
        """Start it and wait."""
        self.begin()
        self.ready()

    def kill(self) -> None:
        """`kill -9`."""
        if self.process is not None:
            self.process.kill()
            self._join()

    def stop(self) -> None:
        """A graceful end."""
        if self.process is not None:
            self.process.terminate()
            self._join()

    def _join(self) -> None:
        assert self.process is not None
        assert self._ready is not None
        self.process.join(START_SECONDS)
        assert self.process.exitcode is not None, "the server does not end"
        self.process.close()
        self._ready.close()
        self.process = None
