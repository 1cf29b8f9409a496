"""E1 What is in the box."""

from collections import Counter

import pytest
from tests.express.drawing import all_cards_of, picture, picture_of, train
from tests.rules import rule

from folsom import express
from folsom.express.components import (
    CAR_NAMES,
    EVENT_OF,
    FIRST_STATION,
    JEWELS_IN,
    N_BULLETS,
    N_NEUTRAL_BULLETS,
    N_PER_DECK,
    N_ROUND_CARDS,
    N_TURNS_OF,
    NAME_OF_ROUND_CARD,
    PURSE_VALUES,
    PURSES_IN,
    ROUND_CARD_NAMES,
    TURNS_OF,
)

TURN_LETTERS = "NTSR"


def printed(card: int) -> str:
    return "".join(TURN_LETTERS[turn] for turn in TURNS_OF[card][: N_TURNS_OF[card]])


@rule("E1.1")
def test_the_locomotive_counts_as_a_car_and_every_car_has_an_inside_and_a_roof() -> None:
    game = train(
        """
        B |   |
        M | C | D
        """,
        pile="C move, D change-floor, C change-floor",
    )
    assert [option.form.car for option in game.decision.options] == [0, 2]  # type: ignore[union-attr]


@rule("E1.1")
def test_the_caboose_is_the_car_farthest_from_the_locomotive() -> None:
    game = train(
        """
        B |   |
        M | C | D
        """,
        pile="",
        card="swivel-arm",
    )
    assert picture_of(game) == picture(
        """
          |   | B
        M | C | D
        """
    )


@rule("E1.2")
def test_six_cars_carry_the_loot_that_is_printed_on_their_floors() -> None:
    floors = {
        name: f"{purses}P{jewels}J"
        for name, purses, jewels in zip(CAR_NAMES, PURSES_IN, JEWELS_IN, strict=True)
    }
    assert floors == {
        "1P": "1P0J",
        "3J": "0P3J",
        "4P1J": "4P1J",
        "3P": "3P0J",
        "3P1J": "3P1J",
        "1P1J": "1P1J",
    }


@rule("E1.2")
def test_one_strongbox_is_in_the_locomotive_and_one_beside_the_train() -> None:
    tokens = [t for t in express.new(seats=6, seed=1).view().tokens if t.kind == "strongbox"]
    assert [(t.place, t.car, t.floor, t.value) for t in tokens] == [
        ("car", 0, "inside", 1000),
        ("box", None, None, 1000),
    ]


@rule("E1.3")
def test_there_are_18_purses_6_jewels_and_2_strongboxes() -> None:
    assert Counter(50 * int(value) for value in PURSE_VALUES) == {
        250: 8,
        300: 2,
        350: 2,
        400: 2,
        450: 2,
        500: 2,
    }
    view = express.new(seats=6, seed=1).view()
    on_the_train = Counter((t.kind, t.value) for t in view.tokens if t.kind != "purse")
    assert on_the_train == {("jewel", 500): 6, ("strongbox", 1000): 2}
    assert sum(t.kind == "purse" for t in view.tokens) == 18


@rule("E1.4")
def test_each_bandit_has_ten_action_cards_and_six_bullets() -> None:
    game = express.new(seats=6, seed=3)
    assert {b.bandit for b in game.view().bandits} == {
        "belle",
        "cheyenne",
        "django",
        "doc",
        "ghost",
        "tuco",
    }
    assert {b.bullets_left for b in game.view().bandits} == {N_BULLETS} == {6}
    for player in game.view().players:
        cards = Counter(card.split()[1] for card in all_cards_of(game, player.seat))
        assert cards == {
            "move": 2,
            "change-floor": 2,
            "shoot": 2,
            "rob": 2,
            "punch": 1,
            "marshal": 1,
        }


@rule("E1.5")
def test_there_are_13_neutral_bullets_and_one_marshal() -> None:
    view = express.new(seed=1).view()
    assert view.neutral_bullets == N_NEUTRAL_BULLETS == 13
    assert view.marshal == 0


@rule("E1.6")
@pytest.mark.parametrize(
    ("name", "few", "many"),
    [
        ("angry-marshal", "NNTR", "NNR"),
        ("swivel-arm", "NTNN", "NTN"),
        ("braking", "NNNN", "NTNN"),
        ("take-it-all", "NTSN", "NSR"),
        ("passengers-rebellion", "NNTNN", "NTNR"),
        ("tunnel", "NTNTN", "NTNT"),
        ("bridge", "NSN", "NS"),
    ],
)
def test_a_round_card_shows_its_turns(name: str, few: str, many: str) -> None:
    number = ROUND_CARD_NAMES.index(name)
    assert (printed(number), printed(number + N_PER_DECK)) == (few, many)
    assert (EVENT_OF[number] == 0) == (name in ("tunnel", "bridge"))
    assert EVENT_OF[number] == EVENT_OF[number + N_PER_DECK]


@rule("E1.6")
def test_three_stations_serve_any_number_of_players() -> None:
    stations = [NAME_OF_ROUND_CARD[card] for card in range(FIRST_STATION, N_ROUND_CARDS)]
    assert [ROUND_CARD_NAMES[name] for name in stations] == [
        "marshals-revenge",
        "pickpocketing",
        "hostage-conductor",
    ]
    assert [printed(card) for card in range(FIRST_STATION, N_ROUND_CARDS)] == ["NNTN"] * 3
