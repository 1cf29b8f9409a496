"""Every hidden order in games of Colt Super Express that were dealt by the thousand."""

from collections.abc import Iterator
from typing import Any

from tests.uniform import Order, one_each

from folsom.core.state import Records
from folsom.superexpress.components import N_BANDITS, N_CAR_CARDS

DEALS: dict[str, dict[str, Any]] = {
    f"{seats}-seats{'-reflex' * reflex}{'-horse' * horse}": {
        "seats": seats,
        "reflex": reflex,
        "horse": horse,
    }
    for seats in range(3, 8)
    for reflex in (False, True)
    for horse in (False, True)
}
"""Every variant."""


def orders_of(table: Records) -> Iterator[Order]:
    """S2.1 Every hidden order of games dealt with the same options; the host may have named nothing."""
    n_seats = int(table[0]["n_seats"])
    coupled = slice(1, n_seats + 2)
    yield Order("first player", table["first_player"][:, None], one_each(range(n_seats)))
    yield Order("bandits", table["bandit_of"][:, :n_seats], one_each(range(N_BANDITS)))
    yield Order("cars", table["car_card"][:, coupled], one_each(range(N_CAR_CARDS)))
    yield Order("loot", table["loot_of_car"][:, coupled], one_each(range(N_CAR_CARDS)))
