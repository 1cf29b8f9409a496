"""What a server needs only while it loads its rules is given back; garbage is looked for at good moments."""

import ctypes
import gc
import re
import sys
import time
from pathlib import Path

MADV_DONTNEED = 4
GARBAGE_AFTER = 20_000
"""How many more objects are made than freed before garbage is looked for among them. There is hardly any."""
NEVER = 2**31 - 1
COMPILER_CODE = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) r-xp .*llvmlite", re.MULTILINE)


def settle() -> None:
    """Called once everything is loaded.

    What is there now stays for good: looking through all of it again and again for garbage would hold up every
    table for a tenth of a second. So would looking through all the tables, which is left to `Tidy`. The compiler's
    code, seventy megabytes, is not called any more; should it be, the system reads it from its file again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER, 10, NEVER)
    if sys.platform == "linux":
        system = ctypes.CDLL(None)
        for begin, end in COMPILER_CODE.findall(Path("/proc/self/maps").read_text()):
            start, stop = int(begin, 16), int(end, 16)
            system.madvise(ctypes.c_void_p(start), ctypes.c_size_t(stop - start), MADV_DONTNEED)
        if hasattr(system, "malloc_trim"):
            system.malloc_trim(0)


class Tidy:
    """Looks through everything for garbage: after many tables have gone, and now and then."""

    MANY = 500
    SECONDS = 600.0

    def __init__(self) -> None:
        self._n_gone = 0
        self._at = time.monotonic()

    def tables_gone(self, n: int) -> None:
        """So many tables were let go since the last call."""
        self._n_gone += n
        now = time.monotonic()
        if self._n_gone >= self.MANY or now - self._at >= self.SECONDS:
            gc.collect()
            self._n_gone, self._at = 0, now
