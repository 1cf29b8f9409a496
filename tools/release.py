"""Makes a release in `dist/` and tries it out: python -m tools.release [--dirty]

Both wheels (make wheels), the source archive, a bill of materials and check sums. Then each is installed into an
environment that holds the pinned requirements and nothing else: its version, a simulated game, a server that says
that it is ready. The source archive must give the very wheel that was built from the sources.
"""

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from tools.sbom import write_bill

from folsom import __version__

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
BUILT = ("PKG-INFO", "src/folsom/modules/", "src/folsom/web_dist/")
"""What a source archive holds besides what is committed."""
READY_SECONDS = 120
ANSWER_SECONDS = 10
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")


def main(arguments: list[str]) -> None:
    """Build, check, and say what there is."""
    check_changelog((ROOT / "CHANGELOG.md").read_text(), __version__)
    if "--dirty" not in arguments:
        check_clean()
    _run("make", "wheels")
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(DIST))
    (DIST / f"folsom-{__version__}.cdx.json").write_text(write_bill())
    pure, compiled, source = find_built(DIST)
    if "--dirty" not in arguments:
        check_source(source)
    with tempfile.TemporaryDirectory() as folder:
        check_same(pure, build_from(source, Path(folder)))
        environment = Environment(Path(folder) / "empty")
        print("the wheel for any machine, as plain Python", flush=True)
        environment.try_out(pure, FOLSOM_JIT="0")
        print("the wheel for this platform, compiled", flush=True)
        environment.try_out(compiled)
    write_sums(DIST)
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size:12,} {path.name}")


def check_changelog(text: str, version: str) -> None:
    """A release has a section of its own."""
    if not re.search(rf"^## \[{re.escape(version)}\]", text, re.MULTILINE):
        sys.exit(f"CHANGELOG.md has no section for {version}")


def check_clean() -> None:
    """What is released is what is committed."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    if changed:
        sys.exit(f"commit first, or say --dirty:\n{changed}")


def check_source(source: Path) -> None:
    """The source archive holds what is committed, and what was built from it."""
    known = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    with tarfile.open(source) as archive:
        names = {each.name.partition("/")[2] for each in archive if each.isfile()}
    strange = {name for name in names - {*known} if not name.startswith(BUILT)}
    if strange:
        sys.exit(f"the source archive holds what nobody committed: {sorted(strange)[:10]}")


def find_built(folder: Path) -> tuple[Path, Path, Path]:
    """The wheel for any machine, the one for this platform, and the source archive."""
    (pure,) = folder.glob("*-none-any.whl")
    (compiled,) = (path for path in folder.glob("*.whl") if path != pure)
    (source,) = folder.glob("*.tar.gz")
    return pure, compiled, source


def build_from(source: Path, folder: Path) -> Path:
    """The wheel that a source archive gives by itself, where there is neither Node.js nor a network."""
    without_node = os.pathsep.join(("/usr/bin", "/bin"))
    _run(
        *(sys.executable, *PIP, "wheel", "--quiet", "--no-deps", "--no-index"),
        *("--no-build-isolation", "--wheel-dir", str(folder), str(source)),
        environment={**os.environ, "PATH": without_node},
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def check_same(first: Path, second: Path) -> None:
    """Two wheels hold the same files."""
    if first.name != second.name or _files(first) != _files(second):
        differ = {name for name, _ in _files(first) ^ _files(second)}
        sys.exit(f"the source archive gives another wheel: {second.name}, {sorted(differ)[:10]}")


def _files(wheel: Path) -> set[tuple[str, int]]:
    with zipfile.ZipFile(wheel) as archive:
        return {(each.filename, each.CRC) for each in archive.infolist()}


def write_sums(folder: Path) -> None:
    """What `sha256sum --check SHA256SUMS` reads."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.name != "SHA256SUMS"
    ]
    (folder / "SHA256SUMS").write_text("".join(lines))


class Environment:
    """An environment with the pinned requirements only, and a home of its own."""

    def __init__(self, folder: Path) -> None:
        _run(sys.executable, "-m", "venv", str(folder))
        self.bin = folder / "bin"
        self.home = folder / "home"
        self.home.mkdir()
        pins = str(ROOT / "requirements" / "run.txt")
        self._pip("install", "--quiet", "--require-hashes", "--requirement", pins)

    def try_out(self, wheel: Path, **environment: str) -> None:
        """Install a wheel, ask for its version, play a game, write a site, serve."""
        self._pip("install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
        self._pip("check")
        told = self._folsom("--version", **environment)
        if told != f"folsom {__version__}\n":
            sys.exit(f"{wheel.name} says that it is {told!r}")
        self._folsom("simulate", "--games", "1", "--seed", "1", **environment)
        # Refused by a wheel without the browser client or a game's module.
        self._folsom("site", f"site of {wheel.stem}", **environment)
        with self._serve(**environment) as url:
            await_ready(url)

    def _pip(self, *arguments: str) -> None:
        _run(str(self.bin / "python"), *PIP, *arguments)

    def _environment(self, environment: dict[str, str]) -> dict[str, str]:
        return {"HOME": str(self.home), "PATH": os.environ["PATH"], **environment}

    def _folsom(self, *arguments: str, **environment: str) -> str:
        return subprocess.run(
            [str(self.bin / "folsom"), *arguments],
            cwd=self.home,
            env=self._environment(environment),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout

    @contextmanager
    def _serve(self, **environment: str) -> Iterator[str]:
        server = subprocess.Popen(
            [str(self.bin / "folsom"), "serve", "--port", "0"],
            cwd=self.home,
            env=self._environment(environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with server:
            try:
                assert server.stdout is not None
                yield server.stdout.readline().removeprefix("Folsom is at ").strip()
            finally:
                server.terminate()


def await_ready(url: str) -> None:
    """A server says that it is ready, in good time. On a busy machine it may be long about each answer."""
    reason: object = "nothing"
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        try:
            with urlopen(f"{url}/readyz", timeout=ANSWER_SECONDS):
                return
        except HTTPError as error:
            reason = error.read().decode()
        except OSError as error:
            reason = error
        time.sleep(0.2)
    sys.exit(f"the server is not ready after {READY_SECONDS} s: {reason}")


def _run(*command: str, environment: dict[str, str] | None = None) -> None:
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
