"""The one place that knows Numba: `@kernel` compiles a rule, or leaves it plain Python.

With `FOLSOM_JIT=0`, or where Numba is missing, every kernel is the ordinary function it was written as.
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
from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

ANY_PROCESSOR = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""The environment in which code is compiled that is to run on other machines too."""

SHIPPED = Path(__file__).parent / "compiled"
"""Where a wheel that was made for one platform has its compiled kernels."""

_IMPORT = re.compile(rb"^from (folsom\.[\w.]+) import", re.MULTILINE)
WANTS_JIT = os.environ.get("FOLSOM_JIT", "1") != "0"


def cache_home() -> Path:
    """Where compiled kernels are kept: `FOLSOM_CACHE_DIR`, or the user's cache directory."""
    chosen = os.environ.get("FOLSOM_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "folsom"


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


class KeptBySources:
    """Tells Numba where a kernel's code is kept and when it is stale: a copy of the sources finds it too."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._line = function.__code__.co_firstlineno
        self._hash = sources_hash(function.__module__)
        self._folder = writable_home() / self._hash / function.__module__

    @classmethod
    def from_function(cls, function: Callable[..., object], file: str) -> "KeptBySources":
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


def _use_what_is_ready(compiled: Any) -> None:
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


def _share_among_constants(compiled: Any) -> None:
    """Let calls with constants use what is compiled for numbers: else each constant has its own compilation."""
    from numba.core import types

    find = compiled.get_call_template

    def find_for_numbers(args: Iterable[Any], kws: Any) -> Any:
        return find(tuple(map(types.unliteral, args)), kws)

    compiled.get_call_template = find_for_numbers


def _compiler(**how: bool | str) -> Callable[[Callable[P, R]], Callable[P, R]] | None:
    if not WANTS_JIT:
        return None
    try:
        import numba
    except ImportError:
        return None
    # Nothing is allocated, so no reference counting; no C callbacks, so no wrappers for them.
    options = {"no_cfunc_wrapper": True, "_nrt": False, **how}
    compiler: Callable[[Callable[P, R]], Callable[P, R]] = numba.njit(
        cache=True, nogil=True, error_model="numpy", **options
    )  # type: ignore[call-overload]

    def compile_later(function: Callable[P, R]) -> Callable[P, R]:
        config: Any = numba.config
        # Only while this kernel is decorated: what others compile in this process is kept as they wish.
        usual = config.CACHE_LOCATOR_CLASSES
        config.CACHE_LOCATOR_CLASSES = f"{KeptBySources.__module__}.{KeptBySources.__name__}"
        try:
            compiled = compiler(function)
        finally:
            config.CACHE_LOCATOR_CLASSES = usual
        _use_what_is_ready(compiled)
        _share_among_constants(compiled)
        return compiled

    return compile_later


_COMPILE = _compiler()
_COMPILE_INTO_CALLERS = _compiler(forceinline=True)
_COMPILE_ONLY_IN_CALLERS = _compiler(inline="always")
IS_COMPILED = _COMPILE is not None

widen: Callable[[int], int] = np.int64 if IS_COMPILED else int  # type: ignore[assignment]
"""A narrow field as an ordinary integer. Numba's `int` leaves an int8 as it is, and every function would be
compiled once for each width it is called with; plain Python's int8 would overflow."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule. Kernels allocate nothing and raise nothing, so CUDA can call them too."""
    return function if _COMPILE is None else _COMPILE(function)


def small_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule so small and so often asked that it is worth copying into every caller."""
    return function if _COMPILE_INTO_CALLERS is None else _COMPILE_INTO_CALLERS(function)


def spliced_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile what holds a whole game as a part of its caller alone: as a layer of its own it costs seconds."""
    return function if _COMPILE_ONLY_IN_CALLERS is None else _COMPILE_ONLY_IN_CALLERS(function)
