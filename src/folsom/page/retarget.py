"""Numba's own LLVM code for a machine that Numba does not know.

Numba is told not to optimise, so that nothing is decided yet by how large a pointer is on the machine that builds,
and is kept from what only a running program needs: that saves half of the time.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numba
import numpy as np
from numba.core import types as numba_types
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.extending import intrinsic
from numba.np import arrayobj as numba_arrays

types: Any = numba_types
arrayobj: Any = numba_arrays

HOW = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}

Shape = tuple[int, ...]
Parameter = tuple[str, Any, Shape] | tuple[str]
"""A row: its name, the type of its values and its shape; or the name of a number."""


@contextmanager
def _without_native_code() -> Iterator[None]:
    """Compile, but make nothing that could be called here, and keep nothing."""
    with (
        patch.object(JITCodeLibrary, "_finalize_specific", lambda library: None),
        patch.object(CPUContext, "create_cpython_wrapper", lambda *given, **named: None),
        # Numba tells functions apart by these, so every one has its own.
        patch.object(CPUContext, "get_executable", lambda *given, **named: [].append),
        patch.object(CompileResultCacheImpl, "check_cachable", lambda *given: False),
    ):
        yield


@intrinsic(prefer_literal=True)
def _row_at(typing: Any, pointer: Any, shape: Any) -> Any:
    """The array at a pointer. Numba's own `carray` counts references, and here nothing is counted."""
    sizes = [size.literal_value for size in shape]
    array = types.Array(pointer.dtype, len(sizes), "C")

    def make(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        number = context.get_value_type(types.intp)
        n_bytes = context.get_abi_sizeof(context.get_data_type(pointer.dtype))
        steps = [n_bytes * int(np.prod(sizes[i + 1 :], dtype=int)) for i in range(len(sizes))]
        made = arrayobj.make_array(array)(context, builder)
        arrayobj.populate_array(
            made,
            data=builder.bitcast(given[0], made.data.type),
            shape=[number(size) for size in sizes],
            strides=[number(step) for step in steps],
            itemsize=number(n_bytes),
            meminfo=None,
        )
        return made._getvalue()

    return array(pointer, shape), make


def _over_pointers(
    name: str, kernel: Callable[..., Any], parameters: Sequence[Parameter]
) -> tuple[Any, list[Any]]:
    """A function that takes pointers and numbers of 32 bits, and the types of these."""
    takes: list[Any] = []
    given = []
    for parameter in parameters:
        if len(parameter) == 1:
            takes.append(types.int32)
            given.append(f"int64({parameter[0]})")
        else:
            takes.append(types.CPointer(numba.from_dtype(np.dtype(parameter[1]))))
            given.append(f"row_at({parameter[0]}, {parameter[2]!r})")
    names = ", ".join(parameter[0] for parameter in parameters)
    scope: dict[str, Any] = {
        "__name__": __name__,
        "kernel": kernel,
        "row_at": _row_at,
        "int64": np.int64,
        "int32": np.int32,
    }
    exec(f"def flat_{name}({names}): return int32(kernel({', '.join(given)}))", scope)
    return numba.njit(**HOW)(scope[f"flat_{name}"]), takes  # type: ignore[call-overload]


def llvm_code(functions: dict[str, tuple[Callable[..., Any], Sequence[Parameter]]]) -> str:
    """The LLVM code of kernels over rows, in one piece; in it each is called `flat_` and its name."""
    config: Any = numba.config
    if int(config.OPT):
        raise RuntimeError("Numba must be told not to optimise: NUMBA_OPT=0")
    calls: list[str] = []
    names: list[str] = []
    takes: list[Any] = []
    scope: dict[str, Any] = {"__name__": __name__}
    for name, (kernel, parameters) in functions.items():
        scope[f"flat_{name}"], types_of = _over_pointers(name, kernel, parameters)
        own = [f"{name}_{i}" for i in range(len(types_of))]
        calls.append(f"    flat_{name}({', '.join(own)})")
        names += own
        takes += types_of
    # One function that calls them all brings them into one piece.
    exec(f"def everything({', '.join(names)}):\n" + "\n".join(calls), scope)
    with _without_native_code(), global_compiler_lock:
        everything: Any = numba.njit(tuple(takes), **HOW)(scope["everything"])  # type: ignore[call-overload]
        (compiled,) = everything.overloads.values()
        compiled.library.finalize()
    return str(compiled.library.get_llvm_str())
