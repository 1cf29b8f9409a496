"""What must not become a module is refused."""

import pytest

from folsom.page.build import imports_of
from folsom.page.compile import CannotBuild, check_stack_slots, of_no_machine

HEADER = b"\0asm\1\0\0\0"

REACHED_BY_TYPES = """
define i32 @f(ptr %p) {
  %slot = alloca { ptr, i64 }, align 8
  %end = getelementptr inbounds { ptr, i64 }, ptr %slot, i32 0, i32 1
  %x = getelementptr i8, ptr %p, i64 16
  ret i32 0
}
"""
REACHED_BY_BYTES = REACHED_BY_TYPES.replace(
    "inbounds { ptr, i64 }, ptr %slot, i32 0, i32 1", "inbounds nuw i8, ptr %slot, i64 8"
)
MOVED_BY_BYTES = REACHED_BY_TYPES.replace(
    "  ret", "  call void @llvm.memset.p0.i64(ptr align 8 %slot, i8 0, i64 16, i1 false)\n  ret"
)


def test_a_stack_slot_with_a_pointer_in_it_must_be_reached_by_its_types() -> None:
    check_stack_slots(REACHED_BY_TYPES)
    for wrong in (REACHED_BY_BYTES, MOVED_BY_BYTES):
        with pytest.raises(CannotBuild, match="by bytes: %slot"):
            check_stack_slots(wrong)


def test_slots_of_another_function_do_not_matter() -> None:
    check_stack_slots(
        REACHED_BY_TYPES + REACHED_BY_TYPES.replace("alloca { ptr, i64 }", "alloca [16 x i8]")
    )


def test_imports_are_found_in_a_module() -> None:
    other, wanted = b"\x01\x04\x01\x60\0\0", b"\x02\x0c\x01\x03env\x04logf\0\0"
    assert imports_of(HEADER + other) == []
    assert imports_of(HEADER + other + wanted) == ["env.logf"]
    assert imports_of(HEADER + b"\x02\x01\0") == []


def test_code_says_nothing_of_the_machine_that_built_it() -> None:
    machine = 'target triple = "x86_64"\ntarget datalayout = "e-m:e"\n'
    code = 'attributes #0 = { nounwind "target-cpu"="generic" }\n'
    assert of_no_machine(machine + code) == "attributes #0 = { nounwind  }\n"
