"""Every kernel has a twin that other kernels call: code to be linked into its callers, and nothing else.

What Python calls is optimised with all that it calls, made native and given a door from Python. Done for every
kernel, that takes more than half of the time.
"""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any


@cache
def _only_linked() -> Any:
    """Numba's own target, but for native code: what is made there is known here, and the other way round."""
    from numba.core import codegen
    from numba.core.registry import cpu_target

    numbas: Any = codegen

    class LinkedCode(numbas.JITCodeLibrary):  # type: ignore[misc]
        """Code that is optimised, and made native, only where it is linked into other code."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._verify_declare_only_symbols()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            """Nothing here can be called from outside."""
            return 0

        def serialize_using_object_code(self) -> Any:
            """There is no object code."""
            return self.serialize_using_bitcode()

    class LinkedCodegen(numbas.JITCPUCodegen):  # type: ignore[misc]
        """Makes such code."""

        _library_class = LinkedCode

        def set_env(self, env_name: str, env: Any) -> None:
            """What the code is linked into has an environment."""

    usual: Any = cpu_target.target_context
    return SimpleNamespace(
        typing_context=cpu_target.typing_context,
        target_context=usual.subtarget(_internal_codegen=LinkedCodegen("folsom.linked")),
        options=cpu_target.options,
    )


def _as_twin(compiled: Any) -> Any:
    """Make what Numba's decorator returned a twin, before anything is compiled with it."""
    target = _only_linked()
    compiled.targetctx = target.target_context
    compiled._compiler.targetdescr = target
    key = compiled._cache._index_key

    def key_of_twin(*given: Any) -> Any:
        signature, processor, source = key(*given)
        return signature, processor, (source, "twin")

    compiled._cache._index_key = key_of_twin
    return compiled


def let_kernels_call_twin(compiled: Any, decorate: Callable[[], Any]) -> None:
    """Let kernels that call a kernel call its twin, which is decorated when one first does.

    Calls with constants use what is compiled for numbers: else each constant has its own compilation.
    """

    @cache
    def twin() -> Any:
        return _as_twin(decorate())

    def get_call_template(given: Any, named: Any) -> Any:
        from numba.core import types

        numbers: Any = types
        return twin().get_call_template(tuple(map(numbers.unliteral, given)), named)

    compiled.twin = twin
    compiled.get_call_template = get_call_template
    compiled.get_overload = lambda signature: twin().get_overload(signature)
