"""The one place that knows Numba: `@kernel` compiles a rule, or leaves it plain Python.

With `FOLSOM_JIT=0`, or where Numba is missing, every kernel is the ordinary function it was written as.
"""

import os
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from folsom.kernel_cache import kept_by_sources, name_by_parts, use_what_is_ready
from folsom.kernel_twins import let_kernels_call_twin

P = ParamSpec("P")
R = TypeVar("R")

WANTS_JIT = os.environ.get("FOLSOM_JIT", "1") != "0"


def _compiler(**how: bool | str) -> Callable[[Callable[P, R]], Callable[P, R]] | None:
    if not WANTS_JIT:
        return None
    try:
        import numba
    except ImportError:
        return None
    # Nothing is allocated, so no reference counting; no C callbacks, so no wrappers for them. What is not said
    # here Numba takes from whoever is being compiled, and all that a small kernel calls would be copied into it.
    options = {"no_cfunc_wrapper": True, "_nrt": False, "forceinline": False, **how}
    options |= {"cache": True, "nogil": True, "error_model": "numpy"}

    def decorate(function: Callable[P, R], **more: bool) -> Any:
        with kept_by_sources():
            compiled = numba.njit(**options, **more)(function)  # type: ignore[call-overload]
        name_by_parts(compiled)
        use_what_is_ready(compiled)
        return compiled

    def compile_later(function: Callable[P, R]) -> Callable[P, R]:
        compiled: Callable[P, R] = decorate(function)
        let_kernels_call_twin(compiled, lambda: decorate(function, no_cpython_wrapper=True))
        return compiled

    return compile_later


_COMPILE = _compiler()
_COMPILE_INTO_CALLERS = _compiler(forceinline=True)
_COMPILE_ONLY_IN_CALLERS = _compiler(inline="always")
IS_COMPILED = _COMPILE is not None

widen: Callable[[int], int] = np.int64 if IS_COMPILED else int  # type: ignore[assignment]
"""A narrow field as an ordinary integer. Numba's `int` leaves an int8 as it is, and every function would be
compiled once for each width it is called with; plain Python's int8 would overflow."""


def _count_ones() -> Callable[[int], int]:
    if not IS_COMPILED:
        return lambda number: (int(number) & (1 << 64) - 1).bit_count()
    from numba import int64
    from numba.extending import intrinsic

    def in_one(_typing: Any, _number: Any) -> Any:
        return int64(int64), lambda _context, builder, _signature, values: builder.ctpop(values[0])

    found: Any = intrinsic(in_one)
    return cast("Callable[[int], int]", found)


ones: Callable[[int], int] = _count_ones()
"""How many of a number's 64 bits are set. For kernels: one instruction, on a card and in a page too."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule. Kernels allocate nothing and raise nothing, so CUDA can call them too."""
    return function if _COMPILE is None else _COMPILE(function)


def as_written(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel before it was compiled, for whoever wants it compiled otherwise."""
    plain: Callable[P, R] = getattr(function, "py_func", function)
    return plain


def small_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule so small and so often asked that it is worth copying into every caller."""
    return function if _COMPILE_INTO_CALLERS is None else _COMPILE_INTO_CALLERS(function)


def spliced_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile what holds a whole game as a part of its caller alone: as a layer of its own it costs seconds."""
    return function if _COMPILE_ONLY_IN_CALLERS is None else _COMPILE_ONLY_IN_CALLERS(function)
