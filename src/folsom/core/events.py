"""Events as kernels write them: rows of eight small integers, each with who may see its secret part.

Row layout: kind, seat, a, b, c, d, secret, viewers. All may see the first six. `secret` is for the seats in
the bit mask `viewers` only (bit `PUBLIC_BIT` stands for spectators; `EVERYONE` has all bits). Fields that
hold such masks are signed: Numba turns a sum of signed and unsigned integers into a float.
"""

from folsom.core.state import EventRows
from folsom.kernel import kernel, widen

PUBLIC_BIT = 7
EVERYONE = -1
NOTHING_SECRET = -1
HIDDEN = -2


@kernel
def record(
    events: EventRows, kind: int, seat: int, a: int, b: int, c: int, d: int, secret: int, viewers: int
) -> None:
    """Write one event, unless the caller does not want any (an empty buffer)."""
    if events.shape[0] == 0:
        return
    n = widen(events[0, 0]) + 1
    if n >= events.shape[0]:
        return
    events[0, 0] = n
    events[n, 0] = kind
    events[n, 1] = seat
    events[n, 2] = a
    events[n, 3] = b
    events[n, 4] = c
    events[n, 5] = d
    events[n, 6] = secret
    events[n, 7] = viewers
