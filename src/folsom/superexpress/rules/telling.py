"""How the kernels report what happens. Nothing that happens in this game is secret."""

from folsom.core.events import EVERYONE, NOTHING_SECRET, record
from folsom.core.state import EventRows
from folsom.kernel import kernel, widen
from folsom.superexpress.rules.lines import line_of
from folsom.superexpress.state import State


@kernel
def tell(events: EventRows, kind: int, seat: int, number: int) -> None:
    """An event with a seat and at most one number."""
    record(events, kind, seat, number, 0, 0, 0, NOTHING_SECRET, EVERYONE)


@kernel
def tell_place(state: State, events: EventRows, kind: int, bandit: int, from_car: int) -> None:
    """Where a bandit stands now, and which car it came from."""
    if events.capacity == 0:
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
