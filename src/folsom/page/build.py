"""Builds the modules: `python -m folsom.page.build FOLDER` (or `make wasm`).

A module is kept under a hash of all that it is made from; what was built before is copied.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from folsom import kernel_cache
from folsom.games import game_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from folsom.page.compile import Outer
    from folsom.page.module import Module

STACK_BYTES = 1 << 17
FIRST_BYTES, MOST_BYTES = 1 << 24, 1 << 28
MEMORY, HEAP = "memory", "__heap_base"
MAX_GZIP = {"express": 130_000, "superexpress": 60_000}
CLEAN = {"NUMBA_OPT": "0", "FOLSOM_JIT": "1", **kernel_cache.ANY_PROCESSOR}
"""The environment in which a module is compiled."""


def key_of(game: str) -> str:
    """A hash of all that a module is made from."""
    from folsom.page.module import module_of

    sources = kernel_cache.sources_hash(
        *module_of(game).sources, "folsom.page.build", "folsom.page.compile"
    )
    made_with = f"{kernel_cache.toolchain()} {metadata.version('ziglang')}"
    return hashlib.sha256(f"{sources} {made_with}".encode()).hexdigest()[:16]


def build(folder: Path, kept: Path, games: tuple[str, ...]) -> None:
    """Put the modules of these games into a folder, side by side where they are not kept yet."""
    os.environ.pop("NUMBA_BOUNDSCHECK", None)
    at = {game: kept / f"{game}-{key_of(game)}" for game in games}
    work = [
        subprocess.Popen(
            [sys.executable, "-m", "folsom.page.build", "--one", game, str(place)],
            env=_clean(place),
        )
        for game, place in at.items()
        if not place.is_dir()
    ]
    codes = [each.wait() for each in work]
    if any(codes):
        sys.exit("the modules could not be built")
    folder.mkdir(parents=True, exist_ok=True)
    for place in at.values():
        for file in place.iterdir():
            copy = folder / file.name
            if not copy.is_file() or copy.read_bytes() != file.read_bytes():
                draft = copy.with_name(f"{copy.name}.{os.getpid()}")
                shutil.copyfile(file, draft)
                draft.replace(copy)


def _clean(place: Path) -> dict[str, str]:
    """Code from a cache has no text, so there is nothing in this one."""
    return {**os.environ, **CLEAN, "FOLSOM_CACHE_DIR": str(place.with_suffix(".cache"))}


def build_one(game: str, place: Path) -> None:
    """Compile, link and check one module, and put it there with what describes it."""
    from folsom.page.compile import CannotBuild, compile_object, outer
    from folsom.page.module import module_of

    whole = module_of(game)
    outers = [outer(kernel, whole.areas) for kernel in whole.functions]
    draft = place.with_suffix(f".{os.getpid()}")
    draft.mkdir(parents=True)
    (draft / "object").write_bytes(compile_object(outers))
    module = draft / f"{game}.wasm"
    link(draft / "object", module, [each.name for each in outers])
    (draft / "object").unlink()
    made = module.read_bytes()
    if imports_of(made):
        raise CannotBuild(f"the module of {game} imports {', '.join(imports_of(made))}")
    packed = gzip.compress(made, 9, mtime=0)
    (draft / f"{game}.wasm.gz").write_bytes(packed)
    n_packed = len(packed)
    if n_packed > MAX_GZIP[game]:
        raise CannotBuild(
            f"the module of {game} has {n_packed} bytes packed, above {MAX_GZIP[game]}"
        )
    describe(game, whole, outers, draft)
    shutil.rmtree(place.with_suffix(".cache"), ignore_errors=True)
    draft.replace(place)
    print(f"{game}.wasm: {len(made):,} bytes, {n_packed:,} packed")  # noqa: T201


def describe(game: str, whole: "Module", outers: "Sequence[Outer]", place: Path) -> None:
    """Write what a program must know to use a module: docs/reference/wasm.md tells it."""
    about = {
        "game": game,
        "digest": hashlib.sha256((place / f"{game}.wasm").read_bytes()).hexdigest(),
        "interface": whole.interface,
        "rules": whole.rules,
        "areas": {area.name: area.n_bytes for area in whole.areas},
        "functions": {
            each.name: [*(area.name for area in each.areas), *each.numbers] for each in outers
        },
        "choices": whole.choices,
        "record": whole.areas[0].rows[0].n_bytes,
        "rows": {
            area.name: dict(zip((row.name for row in area.rows), area.offsets, strict=True))
            for area in whole.areas
        },
        "positions": whole.positions,
    }
    (place / f"{game}.json").write_text(json.dumps(about, indent=1) + "\n")


def link(made: Path, module: Path, names: list[str]) -> None:
    """Make a module of an object file. What it lacks is an error, not an import."""
    how = ("--no-entry", "--strip-all", "--gc-sections", "--stack-first")
    sizes = (
        f"stack-size={STACK_BYTES}",
        f"--initial-memory={FIRST_BYTES}",
        f"--max-memory={MOST_BYTES}",
    )
    exports = [f"--export={name}" for name in (*names, HEAP)]
    command = [sys.executable, "-m", "ziglang", "wasm-ld", *how, "-z", *sizes, *exports]
    subprocess.run([*command, str(made), "-o", str(module)], check=True)


def imports_of(module: bytes) -> list[str]:
    """What a module wants from outside: the names in its section of imports."""
    at = 8
    while at < len(module):
        section = module[at]
        size, at = _number(module, at + 1)
        if section == 2:
            return _import_names(module, at)
        at += size
    return []


def _import_names(module: bytes, at: int) -> list[str]:
    n, at = _number(module, at)
    parts = []
    if n:
        for _ in range(2):
            size, at = _number(module, at)
            parts.append(module[at : at + size].decode())
            at += size
    return [".".join(parts), *["…"] * (n > 1)] if parts else []


def _number(module: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes them, seven bits at a time; and where it ends."""
    value = shift = 0
    while True:
        byte = module[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def main(arguments: list[str]) -> None:
    """`FOLDER [CACHE]` builds all games' modules; `--one GAME PLACE` is how it builds each."""
    if arguments and arguments[0] == "--one":
        build_one(arguments[1], Path(arguments[2]))
    elif arguments:
        build(Path(arguments[0]), Path((*arguments, ".cache/wasm")[1]), tuple(game_names()))
    else:
        sys.exit("expected a folder")


if __name__ == "__main__":
    main(sys.argv[1:])
