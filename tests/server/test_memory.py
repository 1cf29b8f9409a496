"""Memory that goes back once everything is loaded, in a process of its own; garbage."""

import gc
import subprocess
import sys
import weakref

import pytest

from folsom.server.memory import Tidy

CODE = """
import re
from pathlib import Path
import numba
from folsom.server.memory import settle

def compiler_pages():
    text = Path("/proc/self/smaps").read_text()
    return sum(int(n) for n in re.findall(r"r-xp [^\\n]*llvmlite.*?Rss: +(\\d+)", text, re.DOTALL))

assert numba.njit(lambda x: x + 1)(1) == 2
before = compiler_pages()
settle()
after = compiler_pages()
assert before > 10_000 and after < before / 4, (before, after)
assert numba.njit(lambda x: x * 3)(2) == 6
"""


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for its pages")
def test_the_compiler_leaves_memory_and_still_compiles_when_it_is_needed_after_all() -> None:
    subprocess.run([sys.executable, "-c", CODE], check=True)


class Ring:
    """Something that only a search for garbage can find."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_looked_for_after_many_tables_have_gone_and_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gc.disable()
    try:
        tidy = Tidy()
        found = weakref.ref(Ring())
        tidy.tables_gone(Tidy.MANY - 1)
        assert found() is not None
        tidy.tables_gone(1)
        assert found() is None
        later = weakref.ref(Ring())
        tidy.tables_gone(0)
        assert later() is not None
        monkeypatch.setattr(Tidy, "SECONDS", 0.0)
        tidy.tables_gone(0)
        assert later() is None
    finally:
        gc.enable()
