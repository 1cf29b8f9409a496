"""Where compiled kernels are kept on disk, and how they are found again.

Compiled code is kept under a hash of the sources it is made from and nothing else: Numba's own cache does not
notice a change in another file, and compiles the same sources again when they lie elsewhere.

A wheel made for one platform brings compiled code along, in `compiled/`, for any processor of its kind. What is
found there is used; the rest is compiled for this machine's processor.
"""

import atexit
import hashlib
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from types import FunctionType
from typing import Any

from platformdirs import user_cache_path

ANY_PROCESSOR = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""The environment in which code is compiled that is to run on other machines too."""

SHIPPED = Path(__file__).parent / "compiled"
"""Where a wheel that was made for one platform has its compiled kernels."""

_IMPORT = re.compile(rb"^from (folsom\.[\w.]+) import", re.MULTILINE)


def cache_home() -> Path:
    """Where compiled kernels are kept: `FOLSOM_CACHE_DIR`, or the user's cache directory."""
    chosen = os.environ.get("FOLSOM_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path("folsom", appauthor=False)


@cache
def _source(module: str) -> bytes:
    """A module's text; kernels may be written outside of this package too."""
    first, *rest = module.split(".")
    path = Path(__file__).parent.joinpath(*rest)
    if first != "folsom":
        path = Path(getattr(sys.modules[module], "__file__", None) or path)
    return b"" if path.is_dir() else path.with_suffix(".py").read_bytes()


def sources_hash(module: str, *more: str) -> str:
    """A hash of some modules, of all that they import from this package, and of how they are compiled."""
    return _hash_of((module, *more), os.environ.get("NUMBA_BOUNDSCHECK", ""))


@cache
def _hash_of(modules: tuple[str, ...], bounds_check: str) -> str:
    found = ["folsom.kernel", *modules]
    for source in map(_source, found):
        for name in _IMPORT.findall(source):
            if name.decode() not in found:
                found.append(name.decode())
    digest = hashlib.sha256(bounds_check.encode())
    for name in sorted(found):
        digest.update(name.encode() + b"\n" + _source(name))
    return digest.hexdigest()[:16]


def writable_home() -> Path:
    """The cache, or where nothing can be written, a folder that lives as long as this process."""
    return _writable(cache_home())


@cache
def _writable(home: Path) -> Path:
    try:
        home.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=home).close()
    except OSError:
        folder = tempfile.TemporaryDirectory(prefix="folsom-")
        atexit.register(folder.cleanup)
        return Path(folder.name)
    return home


def made_of(kernel: Any) -> list[tuple[str, str]]:
    """A kernel and, where it was written inside another function, what it was made of there, by module and name.

    That is how the kernels are told apart which one piece of code makes for several games.
    """
    function: FunctionType = getattr(kernel, "py_func", kernel)
    parts = [(function.__module__, function.__qualname__)]
    for cell in getattr(function, "__closure__", None) or ():
        part = cell.cell_contents
        if isinstance(part, int | float):
            parts.append(("", repr(part)))
        else:
            parts += made_of(part)
    return parts


class KeptBySources:
    """Tells Numba where a kernel's code is kept and when it is stale: a copy of the sources finds it too."""

    def __init__(self, function: FunctionType) -> None:
        self._line = function.__code__.co_firstlineno
        modules = {where for where, _ in made_of(function)} - {""}
        self._hash = sources_hash(function.__module__, *sorted(modules - {function.__module__}))
        self._folder = writable_home() / self._hash / function.__module__

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> "KeptBySources":
        """Numba's way to make one."""
        return cls(function)

    def get_cache_path(self) -> str:
        """The folder with the module's kernels."""
        return str(self._folder)

    def ensure_cache_path(self) -> None:
        """Make that folder."""
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        """What the code was made from; other sources have another folder already."""
        return self._hash

    def get_disambiguator(self) -> str:
        """Tells functions of one name apart."""
        return str(self._line)


def toolchain() -> str:
    """The Python and the Numba that compiled code is made with and for."""
    import llvmlite
    import numba

    return (
        f"{sys.implementation.cache_tag}-numba-{numba.__version__}-llvmlite-{llvmlite.__version__}"
    )


def _wants_any_processor() -> bool:
    """Whether nobody has asked for code for one processor only."""
    return all(os.environ.get(name, wanted) == wanted for name, wanted in ANY_PROCESSOR.items())


def _ready_homes() -> list[Path]:
    """Where code lies that is only read: what came with the package, and a cache that cannot be written."""
    homes = [SHIPPED / toolchain()] if _wants_any_processor() else []
    if writable_home() != cache_home():
        homes.append(cache_home())
    return [home for home in homes if home.is_dir()]


def _for_these_processors(codegen: Any) -> list[tuple[str, ...]]:
    """What code may be made for to be used here: this processor, or any of its kind unless somebody has chosen."""
    own: tuple[str, ...] = codegen.magic_tuple()
    common = (own[0], *ANY_PROCESSOR.values())
    return [own, common] if _wants_any_processor() and common != own else [own]


@contextmanager
def kept_by_sources() -> Iterator[None]:
    """Only while a kernel is decorated: what others compile in this process is kept as they wish."""
    from numba import config

    settings: Any = config
    usual = settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_LOCATOR_CLASSES = f"{KeptBySources.__module__}.{KeptBySources.__name__}"
    try:
        yield
    finally:
        settings.CACHE_LOCATOR_CLASSES = usual


def name_by_parts(compiled: Any) -> None:
    """Let Numba know a kernel again that was made of others: to it they are new ones in every process."""
    function: FunctionType = compiled.py_func
    if function.__closure__ is None:
        return
    code = hashlib.sha256(function.__code__.co_code).hexdigest()
    parts = hashlib.sha256(repr(made_of(function)).encode()).hexdigest()

    def key(signature: Any, codegen: Any) -> Any:
        return signature, codegen.magic_tuple(), (code, parts)

    compiled._cache._index_key = key


def use_what_is_ready(compiled: Any) -> None:
    """Let Numba look where code is only read before it looks into its own cache."""
    from numba.core import caching

    files: Any = caching.IndexDataCacheFile
    own = compiled._cache
    stamp = own._impl.locator.get_source_stamp()
    folders = [home / stamp / compiled.__module__ for home in _ready_homes()]
    ready = [
        files(str(folder), own._impl.filename_base, stamp) for folder in folders if folder.is_dir()
    ]
    if not ready:
        return
    find = own._load_overload

    def find_ready(signature: Any, context: Any) -> Any:
        codegen = context.codegen()
        _, _, source = own._index_key(signature, codegen)
        for place, processor in product(ready, _for_these_processors(codegen)):
            code = place.load((signature, processor, source))
            if code is not None:
                return own._impl.rebuild(context, code)
        return find(signature, context)

    own._load_overload = find_ready


def _notes_of(what: str, modules: tuple[str, ...]) -> list[str]:
    """The files that say that all of something is compiled, in this form; the first is for this processor."""
    from numba.core.registry import cpu_target

    made_for = [
        hashlib.sha256(repr((toolchain(), processor)).encode()).hexdigest()[:16]
        for processor in _for_these_processors(cpu_target.target_context.codegen())
    ]
    return [f"{sources_hash(*modules)}/{what}.{name}.compiled" for name in made_for]


def is_noted(what: str, *modules: str) -> bool:
    """Whether it was noted that all of something is compiled, here or where this package was made."""
    own, *common = _notes_of(what, modules)
    ready = product(_ready_homes(), [own, *common])
    return (writable_home() / own).exists() or any((home / name).exists() for home, name in ready)


def note(what: str, *modules: str) -> None:
    """Note that all of something is compiled."""
    path = writable_home() / _notes_of(what, modules)[0]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
