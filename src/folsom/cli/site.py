"""`folsom site FOLDER`: the browser client and the games as static files, for any folder of any web host."""

import re
import shutil
from pathlib import Path
from typing import Annotated

import typer

from folsom import GAMES
from folsom.core.errors import CannotRead
from folsom.server.client_files import (
    DIST,
    MODULES,
    PAGE,
    WORKER,
    Module,
    Modules,
    net_file,
    tell_worker,
)

LIST = "folsom-site.txt"
"""Names what was written: the next time that goes first, and nothing else does."""
PACKED = (".br", ".gz")
ROOTED = re.compile(r'(<(?:link|script)\b[^>]*\b(?:href|src)=")/')


def site(
    folder: Annotated[Path, typer.Argument(help="Where to; it is made if it is not there.")],
) -> None:
    """Write the games as a web site that needs no server: play, lessons and replays, for any web host."""
    client, modules = _client(DIST), _modules(MODULES)
    _clear(folder)
    written = _write(folder, client, modules)
    n_bytes = sum((folder / name).stat().st_size for name in written)
    print(f"{len(written)} files, {n_bytes / 1_000_000:.1f} MB: {folder}")
    print(f"to look at it: python -m http.server --directory {folder}")


def _client(folder: Path) -> dict[str, Path]:
    """The files of the built client by name, unpacked: a web host packs them itself."""
    files = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in PACKED
    }
    missing = [name for name in (PAGE, WORKER) if name not in files]
    if missing:
        raise CannotRead(
            "the browser client is not built: run `make web-client`, or take a wheel, which has it"
        )
    return files


def _modules(folder: Path) -> dict[str, Module]:
    """Every game's module."""
    modules = Modules(folder).all()
    missing = [game for game in GAMES if game not in modules]
    if missing:
        raise CannotRead(
            f"the modules of {', '.join(missing)} are not built: run `make wasm`, or take a wheel, which has them"
        )
    return modules


def _clear(folder: Path) -> None:
    """Remove a site that was written here before, and refuse a folder that holds anything else of that kind."""
    try:
        before = (folder / LIST).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        if folder.is_dir() and any(folder.iterdir()):
            raise CannotRead(
                f"{folder} is not empty, and no site of Folsom's: choose another folder"
            ) from None
        before = []
    except OSError as error:
        raise CannotRead(f"{folder} cannot be written to: {error.strerror}") from None
    root = folder.resolve()
    for name in [*before, LIST]:
        file = (folder / name).resolve()
        if root in file.parents:
            file.unlink(missing_ok=True)


def _write(folder: Path, client: dict[str, Path], modules: dict[str, Module]) -> list[str]:
    files = {
        **client,
        **{f"modules/{file.name}": file for m in modules.values() for file in (m.about, m.code)},
        **{f"modules/{net.name}": net for game in modules if (net := net_file(game))},
    }
    try:
        # The list comes first: what is begun can be begun anew.
        folder.mkdir(parents=True, exist_ok=True)
        written = [*files, LIST]
        (folder / LIST).write_text("".join(f"{name}\n" for name in written), encoding="utf-8")
        for name, file in files.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if name == PAGE:
                target.write_text(as_site(file.read_text(encoding="utf-8")), encoding="utf-8")
            elif name == WORKER:
                worker = file.read_text(encoding="utf-8")
                target.write_text(tell_worker(worker, modules, is_site=True), encoding="utf-8")
            else:
                shutil.copyfile(file, target)
    except OSError as error:
        raise CannotRead(f"{folder} cannot be written to: {error.strerror}") from None
    return written


def as_site(page: str) -> str:
    """The page for a folder without a server: it says so, and finds its files beside it."""
    return ROOTED.sub(r"\1./", page.replace("<html ", "<html data-site ", 1))
