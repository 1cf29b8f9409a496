"""Events as kernels write them: rows of eight small integers, each with who may see its secret part.

Row layout: kind, seat, a, b, c, d, secret, viewers. All may see the first six. `secret` is for the seats in
the bit mask `viewers` only (bit `PUBLIC_BIT` stands for spectators; `EVERYONE` has all bits). Fields that
hold such masks are signed: Numba turns a sum of signed and unsigned integers into a float.
"""

from folsom.core.state import EventRows
from folsom.kernel import small_kernel, widen

PUBLIC_BIT = 7
EVERYONE = -1
NOTHING_SECRET = -1
HIDDEN = -2


@small_kernel
def record(
    events: EventRows,
    kind: int,
    seat: int,
    a: int,
    b: int,
    c: int,
    d: int,
    secret: int,
    viewers: int,
) -> None:
    """Write one event, unless the caller does not want any (a buffer without room)."""
    n = widen(events.n_events)
    if n >= events.capacity:
        return
    events.n_events = n + 1
    events.rows[n, 0] = kind
    events.rows[n, 1] = seat
    events.rows[n, 2] = a
    events.rows[n, 3] = b
    events.rows[n, 4] = c
    events.rows[n, 5] = d
    events.rows[n, 6] = secret
    events.rows[n, 7] = viewers
