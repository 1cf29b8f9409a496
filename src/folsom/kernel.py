"""The one place that knows Numba: `@kernel` compiles a rule, or leaves it plain Python.

With `FOLSOM_JIT=0`, or where Numba is missing, every kernel is the ordinary function it was written as.
Compiled code is kept in a cache directory named after a hash of all rule sources, because Numba's own
cache does not notice a change in another file.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

WANTS_JIT = os.environ.get("FOLSOM_JIT", "1") != "0"


def cache_home() -> Path:
    """Where compiled kernels are kept: `FOLSOM_CACHE_DIR`, or the user's cache directory."""
    chosen = os.environ.get("FOLSOM_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "folsom"


def sources_hash() -> str:
    """A hash of every file that holds kernels, and of what changes how they are compiled."""
    package = Path(__file__).parent
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for folder in ("", "core", "express", "superexpress", "bots", "env"):
        for path in sorted((package / folder).glob("*.py")):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _compiler(**how: bool) -> Callable[[Callable[P, R]], Callable[P, R]] | None:
    if not WANTS_JIT:
        return None
    try:
        import numba
    except ImportError:
        return None
    if "NUMBA_CACHE_DIR" not in os.environ:
        numba.config.CACHE_DIR = str(cache_home() / sources_hash())  # type: ignore[attr-defined]
    # Nothing is allocated, so no reference counting; no C callbacks, so no wrappers for them.
    options = {"no_cfunc_wrapper": True, "_nrt": False, **how}
    compiler: Callable[[Callable[P, R]], Callable[P, R]] = numba.njit(
        cache=True, nogil=True, error_model="numpy", **options
    )  # type: ignore[call-overload]
    return compiler


_COMPILE = _compiler()
_COMPILE_INTO_CALLERS = _compiler(forceinline=True)
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
