"""The built browser client and the games' modules as files on a disk, whole and fitting together."""

import base64
import gzip
import hashlib
import json
import re
import zlib
from dataclasses import dataclass
from pathlib import Path

import folsom

DIST = Path(folsom.__file__).parent / "web_dist"
MODULES = Path(folsom.__file__).parent / "modules"
"""The games as WebAssembly modules, where they are built: perhaps while a server runs."""
PAGE = "index.html"
WORKER = "sw.js"
BUILT = re.compile(r"^const BUILT = (\{.*\});$", re.MULTILINE)
"""The line of the service worker that says what there is to be kept."""
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
"""A script that stands in the page itself."""


@dataclass(frozen=True, slots=True)
class Module:
    """A game's module as it lies in a folder: what describes it, and its bytes, which fit to that."""

    game: str
    digest: str
    about: Path
    code: Path
    packed: Path | None


Stamp = tuple[int, ...]


class Modules:
    """The modules of a folder, looked at again whenever a file of theirs has changed.

    A module whose bytes are not those that its description tells of is half written, or of another build:
    it is as if it were not there.
    """

    def __init__(self, folder: Path = MODULES) -> None:
        self._folder = folder
        self._known: dict[str, tuple[Stamp, Module | None]] = {}

    def all(self) -> dict[str, Module]:
        """Those that are there, by game."""
        games = sorted(file.stem for file in self._folder.glob("*.json"))
        found = {game: self.of(game) for game in games}
        return {game: module for game, module in found.items() if module is not None}

    def of(self, game: str) -> Module | None:
        """The module of a game, if it is there and whole."""
        files = [self._folder / f"{game}{ending}" for ending in (".json", ".wasm", ".wasm.gz")]
        stamp = _stamps(files)
        known = self._known.get(game)
        if known is None or known[0] != stamp:
            known = self._known[game] = (stamp, _read(game, *files))
        return known[1]


class Pages:
    """The files of a folder and of those in it, looked for again whenever one came or went."""

    def __init__(self, folder: Path = DIST) -> None:
        self._folder = folder
        self._folders: list[Path] = []
        self._stamp: Stamp = ()
        self._known: dict[str, Path] = {}
        self._scripts: tuple[Stamp, list[str]] = ((), [])

    def scripts(self) -> list[str]:
        """The hashes of the scripts in the page itself, as a content policy names them."""
        page = self._folder / PAGE
        if (stamp := _stamp(page)) != self._scripts[0]:
            scripts = SCRIPT.findall(page.read_bytes())
            hashes = [base64.b64encode(hashlib.sha256(script).digest()) for script in scripts]
            self._scripts = (stamp, [f"sha256-{digest.decode()}" for digest in hashes])
        return self._scripts[1]

    def all(self) -> dict[str, Path]:
        """Every file by its path from the folder on, `/assets/…`."""
        if not self._folders or self._stamp != _stamps(self._folders):
            self._folders = [self._folder, *filter(Path.is_dir, self._folder.rglob("*"))]
            # Looked at first: what comes while the files are listed is found the next time.
            self._stamp = _stamps(self._folders)
            self._known = {
                "/" + path.relative_to(self._folder).as_posix(): path
                for path in self._folder.rglob("*")
                if path.is_file()
            }
        return self._known


def _stamps(files: list[Path]) -> Stamp:
    return tuple(part for file in files for part in _stamp(file))


def _stamp(file: Path) -> Stamp:
    try:
        about = file.stat()
    except OSError:
        return (0, 0)
    return (about.st_mtime_ns, about.st_size)


def _read(game: str, about: Path, code: Path, packed: Path) -> Module | None:
    try:
        digest = json.loads(about.read_bytes())["digest"]
        if _digest(code.read_bytes()) != digest:
            return None
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Module(game, digest, about, code, packed if _is_packed(packed, digest) else None)


def _is_packed(file: Path, digest: str) -> bool:
    try:
        return _digest(gzip.decompress(file.read_bytes())) == digest
    except (OSError, EOFError, zlib.error):
        return False


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def net_file(game: str) -> Path | None:
    """The file of a game's net, if there is one that can be used."""
    from folsom.bots.net import has_net, place_of_net

    return place_of_net(game) if game in folsom.GAMES and has_net(game) else None


def tell_worker(worker: str, modules: dict[str, Module], *, is_site: bool = False) -> str:
    """The service worker with the modules that it is to keep: another set of them is another version."""
    found = BUILT.search(worker)
    if found is None:
        return worker
    built = json.loads(found[1])
    built["modules"] = {game: module.digest for game, module in modules.items()}
    built["site"] = is_site
    line = f"const BUILT = {json.dumps(built, separators=(',', ':'))};"
    return worker[: found.start()] + line + worker[found.end() :]
