"""What a seat may know as a row of numbers, and its cards as flat actions."""

from typing import Any

import pytest
from tests.contract import new, walk
from tests.superexpress.drawing import end_round, train

from folsom.superexpress import encoding
from folsom.superexpress.components import LOOT
from folsom.superexpress.notation import BANDITS, CAR_CARDS, CARDS, FACINGS, FLOORS
from folsom.superexpress.seen.view import View
from tests import encodings

VARIANTS: dict[str, dict[str, Any]] = {
    "base-3": {"seats": 3},
    "base-7": {"seats": 7},
    "reflex-5": {"seats": 5, "reflex": True},
    "horse-4": {"seats": 4, "horse": True},
    "both-6": {"seats": 6, "reflex": True, "horse": True},
}


def test_the_table_of_features_and_actions_is_sound() -> None:
    encodings.check_table(encoding)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_an_observation_shows_what_a_seat_may_know_and_nothing_else(
    options: dict[str, Any],
) -> None:
    for seed in range(4):
        encodings.check_game(encoding, "superexpress", options, seed)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_an_observation_can_be_told_from_the_view_alone(options: dict[str, Any]) -> None:
    game = new("superexpress", options, seed=2)
    for luck in walk(game, 2):
        seat = luck.randrange(game.n_seats)
        row = encodings.observation(encoding, game, seat)
        told = {
            name: row[start : start + length].tolist() for name, start, length in encoding.FEATURES
        }
        assert told == retell(game.view(seat))


def test_loot_that_was_lost_has_no_owner() -> None:
    game = train("""
        roof   | 1> |    |
        inside | 0> |    |
    """)
    end_round(game)
    row = encodings.observation(encoding, game, 0)
    start = next(start for name, start, _ in encoding.FEATURES if name == "loot_owner")
    assert row[start : start + 8].tolist() == [0, 8, 0, 0, 0, 0, 0, 0]


def filled(n: int, numbers: list[int]) -> list[int]:
    """Numbers with zeros behind them."""
    return numbers + [0] * (n - len(numbers))


def retell(view: View) -> dict[str, list[int]]:
    """The observation told a second time, from a seat's view alone."""
    n, me = view.n_seats, view.seat
    assert me is not None
    owners = {value: (loot.seat - me) % n + 1 for loot in view.loot for value in loot.values}
    owners |= dict.fromkeys(view.lost, 8)
    bandits = [view.bandits[(me + k) % n] for k in range(n)]
    plans = [view.plans[(me + k) % n] for k in range(n)]
    asked = {a.seat for a in view.asked}
    seats = {
        "seat_bandit": [BANDITS.index(b.bandit) + 1 for b in bandits],
        "seat_aboard": [int(b.aboard) for b in bandits],
        "seat_car": [0 if b.car is None else b.car + 1 for b in bandits],
        "seat_floor": [0 if b.floor is None else FLOORS.index(b.floor) for b in bandits],
        "seat_line": [0 if b.line is None else b.line + 1 for b in bandits],
        "seat_facing": [0 if b.facing is None else FACINGS.index(b.facing) + 1 for b in bandits],
        "seat_stunned": [int(b.stunned) for b in bandits],
        "seat_asked": [int(b.seat in asked) for b in bandits],
        "seat_locked": [int(p.locked) for p in plans],
    }
    return {
        "settings": [int(view.settings.reflex), int(view.settings.horse)],
        "n_seats": [n],
        "phase": [int(view.phase == "over")],
        "round": [view.round],
        "first_player": [(view.first_player - me) % n + 1],
        "cars": filled(8, [CAR_CARDS.index(car.card) + 1 for car in view.cars[1:]]),
        "loot_owner": [owners.get(value, 0) for value in LOOT],
        **{name: filled(7, numbers) for name, numbers in seats.items()},
        "plan": filled(3, [CARDS.index(card) + 1 for card in plans[0].cards if card]),
        "hand": [int(card in (view.hand or ())) for card in CARDS],
    }
