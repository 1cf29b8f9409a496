"""What both games do with a row of choices."""

from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.state import Records
from folsom.kernel import kernel, widen

Bytes = npt.NDArray[np.int8]


def blank_bytes(template: Records) -> Bytes:
    """The bytes of a record in which nothing is chosen.

    What lies between the fields of a constant record is left to chance.
    """
    return np.frombuffer(template.tobytes(), np.int8)


@kernel
def copy_bytes(blank: Bytes, table_bytes: Any) -> None:
    """Make a record blank."""
    for i in range(blank.shape[0]):
        table_bytes[i] = blank[i]


@kernel
def are_switches(choices: Any, first: int, n: int) -> bool:
    """Whether these are on, off or not chosen."""
    for i in range(first, first + n):
        chosen = widen(choices[i])
        if chosen < -1 or chosen > 1:
            return False
    return True


@kernel
def are_different(choices: Any, first: int, n: int, stride: int, most: int) -> bool:
    """Whether these name things below `most`, no two the same."""
    seen = 0
    for i in range(n):
        name = widen(choices[first + i * stride])
        if name < 0 or name >= most or seen >> name & 1:
            return False
        seen |= 1 << name
    return True
