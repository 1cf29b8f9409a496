"""What a server needs only while it loads its rules is given back to the system."""

import ctypes
import gc
import re
import sys
from pathlib import Path

MADV_DONTNEED = 4
GARBAGE_AFTER = 20_000
"""How many more objects are made than freed before garbage is looked for. There is hardly any."""
COMPILER_CODE = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) r-xp .*llvmlite", re.MULTILINE)


def settle() -> None:
    """Called once everything is loaded.

    What is there now stays for good: looking through all of it again and again for garbage would hold up every
    table for a tenth of a second. The compiler's code, seventy megabytes, is not called any more; should it be,
    the system reads it from its file again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER)
    if sys.platform == "linux":
        system = ctypes.CDLL(None)
        for begin, end in COMPILER_CODE.findall(Path("/proc/self/maps").read_text()):
            start, stop = int(begin, 16), int(end, 16)
            system.madvise(ctypes.c_void_p(start), ctypes.c_size_t(stop - start), MADV_DONTNEED)
        if hasattr(system, "malloc_trim"):
            system.malloc_trim(0)
