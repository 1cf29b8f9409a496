"""Every kernel has a twin that other kernels call: code to be linked into its callers, and nothing else.

What Python calls is optimised with all that it calls, made native and given a door from Python. Done for every
kernel, that takes more than half of the time.
"""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any


@cache
def _targets() -> Any:
    """Numba's own target twice, for what is called and for what is linked; what one makes the other knows."""
    from numba.core import codegen
    from numba.core.registry import cpu_target

    numbas: Any = codegen

    class CalledCode(numbas.JITCodeLibrary):  # type: ignore[misc]
        """Code that Python calls. Nobody else calls what is linked into it: it may go into its one caller."""

        def _optimize_final_module(self) -> None:
            for function in self._final_module.functions:
                if function.linkage.name == "linkonce_odr":
                    function.linkage = "internal"
            super()._optimize_final_module()

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

    class CalledCodegen(numbas.JITCPUCodegen):  # type: ignore[misc]
        """Makes what Python calls."""

        _library_class = CalledCode

    class LinkedCodegen(numbas.JITCPUCodegen):  # type: ignore[misc]
        """Makes what is linked."""

        _library_class = LinkedCode

        def set_env(self, env_name: str, env: Any) -> None:
            """What the code is linked into has an environment."""

    def target(maker: Any) -> Any:
        usual: Any = cpu_target.target_context
        return SimpleNamespace(
            typing_context=cpu_target.typing_context,
            target_context=usual.subtarget(_internal_codegen=maker),
            options=cpu_target.options,
        )

    return SimpleNamespace(
        called=target(CalledCodegen("folsom.called")), linked=target(LinkedCodegen("folsom.linked"))
    )


def _make_for(target: Any, compiled: Any) -> None:
    """Let what Numba's decorator returned be made for that target, before anything is compiled with it."""
    compiled.targetctx = target.target_context
    compiled._compiler.targetdescr = target


def _as_twin(compiled: Any) -> Any:
    """Make what Numba's decorator returned a twin, before anything is compiled with it."""
    _make_for(_targets().linked, compiled)
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

    _make_for(_targets().called, compiled)
    compiled.twin = twin
    compiled.get_call_template = get_call_template
    compiled.get_overload = lambda signature: twin().get_overload(signature)
