"""From kernels over rows to an object file of WebAssembly."""

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm

from folsom.kernel import as_written
from folsom.page.areas import Area, Row
from folsom.page.retarget import Parameter, llvm_code

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last years has."""


class CannotBuild(Exception):
    """A module would not be what is promised."""


@dataclass(frozen=True, slots=True)
class Outer:
    """A function as it is called from outside: offsets of areas, then numbers; and the kernel behind it."""

    name: str
    about: str
    areas: tuple[Area, ...]
    numbers: tuple[str, ...]
    kernel: Callable[..., Any]

    @property
    def parameters(self) -> list[Parameter]:
        """What the kernel takes."""
        rows = {row.name: row for area in self.areas for row in area.rows}
        return [_parameter(name, rows.get(name)) for name in _names(self.kernel)]


def _names(kernel: Callable[..., Any]) -> tuple[str, ...]:
    return tuple(inspect.signature(as_written(kernel)).parameters)


def _parameter(name: str, row: Row | None) -> Parameter:
    return (name,) if row is None else (name, row.dtype, row.shape)


def outer(kernel: Callable[..., Any], areas: Sequence[Area]) -> Outer:
    """How a kernel is called from outside: each area once, in the order in which its rows are first named."""
    owner = {row.name: area for area in areas for row in area.rows}
    names, plain = _names(kernel), as_written(kernel)
    used = tuple(dict.fromkeys(owner[name] for name in names if name in owner))
    numbers = tuple(name for name in names if name not in owner)
    return Outer(plain.__name__, inspect.getdoc(plain) or "", used, numbers, kernel)


def _symbol(code: str, name: str) -> str:
    """What Numba calls the function over pointers."""
    found = re.findall(rf'^define [^@]*@("?_ZN[^"(]*flat_{name}B[^"(]*"?)\(', code, re.MULTILINE)
    if len(found) != 1:
        raise CannotBuild(f"{name} is there {len(found)} times")
    return str(found[0])


def _door(outer: Outer, symbol: str) -> str:
    """The function that is called from outside, in LLVM's own words."""
    takes = [f"ptr %{area.name}" for area in outer.areas] + [f"i32 %{n}" for n in outer.numbers]
    places = {
        row.name: f"ptr %{area.name}, i32 {at}"
        for area in outer.areas
        for row, at in zip(area.rows, area.offsets, strict=True)
    }
    lines, given = [], ["ptr %.result", "ptr %.error"]
    for name, *row in outer.parameters:
        if row:
            lines.append(f"  %.{name} = getelementptr i8, {places[name]}\n")
        given.append(f"ptr %.{name}" if row else f"i32 %{name}")
    return f"""
define i32 @{outer.name}({", ".join(takes)}) {{
  %.result = alloca i32
  %.error = alloca ptr
{"".join(lines)}  %.status = call i32 @{symbol}({", ".join(given)})
  %.value = load i32, ptr %.result
  ret i32 %.value
}}
"""


def compile_object(outers: Sequence[Outer]) -> bytes:
    """An object file with these functions, for WebAssembly."""
    code = of_no_machine(llvm_code({each.name: (each.kernel, each.parameters) for each in outers}))
    check_stack_slots(code)
    doors = "".join(_door(each, _symbol(code, each.name)) for each in outers)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(features=FEATURES, opt=3, reloc="static")
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(head + code + doors)
    _hide_all_but({each.name for each in outers}, module)
    module.verify()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    made: bytes = machine.emit_object(module)
    return made


def _hide_all_but(names: set[str], module: Any) -> None:
    """What is not called from outside may be merged, or left out."""
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"


def of_no_machine(code: str) -> str:
    """The code without what it says of the machine that builds."""
    code = re.sub(r'^target (triple|datalayout) = ".*"\n', "", code, flags=re.MULTILINE)
    return re.sub(
        r'"(target-cpu|target-features|probe-stack|tune-cpu|frame-pointer)"="[^"]*"', "", code
    )


_SLOT = re.compile(r"^\s*(%\S+) = alloca (.*\bptr\b.*)$", re.MULTILINE)
_BY_BYTES = re.compile(r"getelementptr [a-z ]*i8, ptr (%[^\s,)]+)|@llvm\.mem[^\n(]*\(([^\n]*)\)")


def check_stack_slots(code: str) -> None:
    """Refuse code that reaches by bytes into a stack slot with a pointer in it: there the slot is smaller.

    As long as it is reached by the types of its parts, LLVM counts anew for the other machine.
    """
    for function in re.findall(r"^define .*?^\}", code, re.MULTILINE | re.DOTALL):
        slots = dict(_SLOT.findall(function))
        for offset, moved in _BY_BYTES.findall(function):
            for name in re.findall(r"%[^\s,)]+", offset or moved):
                if name in slots:
                    raise CannotBuild(
                        f"a stack slot with a pointer in it is reached by bytes: {name} = {slots[name]}"
                    )
