"""How the kernels report what happens. Nothing that happens in this game is secret."""

from folsom.core.events import EVERYONE, NOTHING_SECRET, record
from folsom.core.state import EventRows
from folsom.kernel import inlined, widen
from folsom.superexpress.lines import line_of
from folsom.superexpress.state import State


@inlined
def tell(events: EventRows, kind: int, seat: int, a: int, b: int) -> None:
    """An event with up to two numbers."""
    record(events, kind, seat, a, b, 0, 0, NOTHING_SECRET, EVERYONE)


@inlined
def tell_place(state: State, events: EventRows, kind: int, bandit: int, from_car: int) -> None:
    """Where a bandit stands now, and which car it came from."""
    if events.shape[0] == 0:
        return
    record(
        events,
        kind,
        bandit,
        from_car,
        widen(state.car_of[bandit]),
        widen(state.floor_of[bandit]),
        line_of(state, bandit),
        NOTHING_SECRET,
        EVERYONE,
    )
