"""Colt Super Express: the own plan played ahead in a record, while everybody else stands still."""

from typing import Any

from folsom.core.state import EventRows
from folsom.kernel import kernel
from folsom.superexpress.components import Status
from folsom.superexpress.rules.shootin import reveal_card
from folsom.superexpress.state import State


@kernel
def go_ahead(table: State, state: State, seat: int, chooser: Any, events: EventRows) -> bool:
    """Play one card, unless the bandit is out."""
    if state.status_of[seat] == Status.OUT:
        return False
    reveal_card(state, seat, events)
    return True
