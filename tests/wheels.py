"""Wheels as others get them: built from the sources alone, installed into an environment of their own, served."""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.dockerfile import context_of
from tests.server.player import Guest

from folsom import GAMES

ROOT = Path(__file__).parent.parent


def build_wheel(folder: Path, **environment: str) -> Path:
    """A wheel from a copy of the sources, with a page, notices and modules where those would be."""
    for path in context_of(ROOT):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    client = folder / "src" / "folsom" / "web_dist"
    client.mkdir()
    (client / "index.html").write_text("<title>Folsom</title>")
    (client / "notices.txt").write_text("what the client contains")
    modules = folder / "src" / "folsom" / "modules"
    modules.mkdir()
    for game in GAMES:
        (modules / f"{game}.wasm").write_bytes(b"\0asm")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    command += ["--disable-pip-version-check", "--no-build-isolation", "--wheel-dir", "dist", "."]
    built = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def shared_folder(factory: pytest.TempPathFactory, name: str) -> Path:
    """One folder for all workers of a test run."""
    base = factory.getbasetemp()
    return (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name


def build_wheel_once(folder: Path, **environment: str) -> Path:
    """The same for whoever asks, built by the first: others wait meanwhile."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built = list(folder.glob("sources/dist/*.whl"))
        return built[0] if built else build_wheel(folder / "sources", **environment)


class Served(NamedTuple):
    """A server that runs."""

    url: str
    process: int


class Installed:
    """An environment with one wheel; what that needs is found in the environment of the tests."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.python = folder / "bin" / "python"
        self.home = folder / "home"
        self.home.mkdir()
        (packages,) = folder.glob("lib/python*/site-packages")
        (packages / "others.pth").write_text(sysconfig.get_path("purelib"))
        self.package = packages / "folsom"
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        command += ["--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
        subprocess.run(command, check=True)

    @property
    def environment(self) -> dict[str, str]:
        """A user's first: nothing is set, and the home directory is empty."""
        return {"HOME": str(self.home), "PATH": os.environ["PATH"]}

    def run(self, script: str, **environment: str) -> str:
        """What a script prints."""
        done = subprocess.run(
            [self.python, "-c", script],
            env=self.environment | environment,
            cwd=self.home,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def serve(self, first: str = "", **environment: str) -> Iterator["Served"]:
        """`folsom serve`, listening. `first` is done in its process before anything else."""
        script = f"{first}\nimport sys\nfrom folsom.cli import main\nsys.argv[0] = 'folsom'\nmain()"
        server = subprocess.Popen(
            [self.python, "-c", script, "serve", "--port", "0"],
            env=self.environment | environment,
            cwd=self.home,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with server:
            try:
                assert server.stdout is not None
                url = server.stdout.readline().removeprefix("Folsom is at ").strip()
                yield Served(url, server.pid)
            finally:
                server.terminate()

    def compiled(self) -> list[Path]:
        """All code that was compiled since it was installed."""
        return list(self.home.rglob("*.nb[ic]"))


async def deal_first_hand(url: str, game: str, n_seats: int = 4) -> Any:
    """A table of a game with bots is made, joined and started; the first hand that its host sees."""
    host = Guest(url)
    table = await host.create(n_seats, bots=tuple(range(1, n_seats)), game=game)
    await host.join(table)
    watch = await host.watch(table)
    await host.start(table)
    while not watch.now.get("sights"):
        await watch.receive()
    return watch.now["sights"][0]["view"]["hand"]
