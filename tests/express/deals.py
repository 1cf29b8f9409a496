"""Games of Colt Express dealt by the thousand, and every hidden order in them."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from tests.uniform import Order, lot_of, one_each

from folsom.core.state import Records
from folsom.express.choices import EDITIONS
from folsom.express.components import (
    COPIES_OF,
    FIRST_BANDITS,
    FIRST_STATION,
    N_ACTIONS,
    N_BANDITS,
    N_CAR_CARDS,
    N_PER_DECK,
    N_PURSES,
    N_ROUNDS,
    N_STATIONS,
    PURSE_VALUES,
    SECOND_BANDITS,
    Action,
)

KINDS: dict[str, dict[str, Any]] = {
    "basic": {"powers": False, "events": False},
    "advanced": {},
    "expert": {"expert": True},
}
TEAMS: dict[str, dict[str, Any]] = {
    f"teams-{seats}-{kind}": {"seats": seats, "two_bandits": True, **switches}
    for kind, switches in KINDS.items()
    for seats in (2, 3)
} | {f"teams-2-{edition}": {"seats": 2, "edition": edition} for edition in ("2014", "2014-sv")}
DEALS: dict[str, dict[str, Any]] = {
    f"{kind}-{seats}-{edition}": {"seats": seats, "edition": edition, **switches}
    for kind, switches in KINDS.items()
    for edition in EDITIONS
    for seats in (3, 4, 5, 6)
} | TEAMS
"""Every edition and variant for every player count, by name."""


def orders_of(table: Records) -> Iterator[Order]:
    """Every hidden order of games dealt with the same options; nothing but those may have been named by the host.

    Where a card is picked before the draw (E9.3), everyone must have picked the same.
    """
    n_seats, caboose = int(table[0]["n_seats"]), int(table[0]["caboose"])
    yield Order("first player", table["first_player"][:, None], one_each(range(n_seats)))
    if table[0]["chooses_team"]:
        yield Order("partners", table["partner_of"][:, FIRST_BANDITS], one_each(SECOND_BANDITS))
    elif not table[0]["two_bandits"]:
        bandits = table["bandit_of"][:, :n_seats, 0]
        yield Order("bandits", bandits, one_each(range(N_BANDITS)))
    yield Order("cars", table["car_card"][:, 1 : caboose + 1], one_each(range(N_CAR_CARDS)))
    yield purses_of(table)
    yield from round_cards_of(table)
    for seat in range(n_seats):
        yield deck_of(table, seat)


def purses_of(table: Records) -> Order:
    """E2.2 The values of the purses that were not set aside, from the front of the train to the box."""
    n_set_aside = int(table[0]["n_seats"]) * (1 + int(table[0]["two_bandits"]))
    in_order = np.argsort(table["token_place"][:, n_set_aside:N_PURSES], axis=1, kind="stable")
    values = np.take_along_axis(table["token_value"][:, n_set_aside:N_PURSES], in_order, axis=1)
    return Order("purses", values, lot_of(PURSE_VALUES[n_set_aside:]))


def round_cards_of(table: Records) -> Iterator[Order]:
    """E2.4 The round cards: the station, its place (where it is not the last) and the others, each by itself."""
    cards = table["round_card"]
    is_station = cards >= FIRST_STATION
    first = N_PER_DECK if table[0]["n_seats"] > 4 else 0
    n_stations = int(table[0]["events"])
    assert (is_station.sum(axis=1) == n_stations).all()
    others = cards[~is_station].reshape(len(cards), N_ROUNDS - n_stations)
    yield Order("round cards", others, one_each(range(first, first + N_PER_DECK)))
    if n_stations:
        stations = range(FIRST_STATION, FIRST_STATION + N_STATIONS)
        yield Order("station", cards[is_station][:, None], one_each(stations))
        place = is_station.argmax(axis=1)[:, None]
        if table[0]["station_last"]:
            assert (place == N_ROUNDS - 1).all()
        else:
            yield Order("station's place", place, one_each(range(N_ROUNDS)))


def deck_of(table: Records, seat: int) -> Order:
    """E2.7 All cards of a seat in the order in which they lay before the first draw, the lowest first.

    A row of cards reads deck, hand, and what was picked; drawing only shifts the border between the first two.
    """
    if table[0]["two_bandits"]:
        second = set(range(N_ACTIONS, 2 * N_ACTIONS)) - {N_ACTIONS + Action.MARSHAL}
        lot = one_each({*range(N_ACTIONS), *second})
    else:
        lot = {action: int(COPIES_OF[action]) for action in range(N_ACTIONS)}
    n_cards = sum(lot.values())
    assert (table["n_deck_of"][:, seat] + table["n_hand_of"][:, seat] == n_cards).all()
    rows = table["cards_of"][:, seat, :n_cards]
    if table[0]["pick"]:
        picked = int(rows[0, -1])
        assert (rows[:, -1] == picked).all()
        rows, lot = rows[:, :-1], {card: n for card, n in lot.items() if card != picked}
    return Order(f"cards of seat {seat}", rows, lot)
