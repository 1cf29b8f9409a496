"""E2 Set-up."""

from collections import Counter
from typing import Any

import pytest
from tests.express.drawing import token_word
from tests.rules import rule

from folsom import express
from folsom.express import ExpressGame
from folsom.express.components import FIRST_STATION, MAX_TOKENS, N_BANDITS, N_PER_DECK, N_PURSES

SEEDS = range(40)


def round_cards(game: ExpressGame) -> list[int]:
    return [int(card) for card in game.records[0].round_card]


@rule("E2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_player_takes_a_different_bandit_and_there_are_as_many_cars(seats: int) -> None:
    view = express.new(seats=seats, seed=7).view()
    assert len({b.bandit for b in view.bandits}) == seats
    assert sorted(b.seat for b in view.bandits) == list(range(seats))
    assert len(view.cars) == seats + 1
    assert view.cars[0].card == "locomotive"
    assert len({car.card for car in view.cars}) == seats + 1


@rule("E2.1")
def test_bandits_are_dealt_at_random() -> None:
    dealt = Counter(
        express.new(seats=3, seed=seed).view().players[0].bandits for seed in range(120)
    )
    assert len(dealt) == N_BANDITS


@rule("E2.1")
def test_bandits_may_be_chosen() -> None:
    game = express.new(seats=3, seed=1, bandits=["tuco", "belle", "doc"])
    assert [p.bandits for p in game.view().players] == [("tuco",), ("belle",), ("doc",)]


@rule("E2.1")
def test_the_host_may_choose_and_order_the_cars() -> None:
    game = express.new(seats=3, seed=1, cars=["3J", "1P", "4P1J"])
    assert [car.card for car in game.view().cars] == ["locomotive", "3J", "1P", "4P1J"]
    inside = Counter((t.car, t.kind) for t in game.view().tokens if t.place == "car")
    assert inside == {
        (0, "strongbox"): 1,
        (1, "jewel"): 3,
        (2, "purse"): 1,
        (3, "purse"): 4,
        (3, "jewel"): 1,
    }


@rule("E2.1")
def test_cars_are_drawn_and_ordered_at_random() -> None:
    trains = {tuple(c.card for c in express.new(seats=3, seed=s).view().cars) for s in SEEDS}
    assert len(trains) > 20
    assert {name for train in trains for name in train} == {
        "locomotive",
        "1P",
        "3J",
        "4P1J",
        "3P",
        "3P1J",
        "1P1J",
    }


@rule("E2.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_bandit_starts_with_a_250_dollar_purse(seats: int) -> None:
    view = express.new(seats=seats, seed=2).view()
    held = [(t.bandit, t.value) for t in view.tokens if t.place == "bandit"]
    assert sorted(held) == sorted((b.bandit, 250) for b in view.bandits)


@rule("E2.2")
def test_the_cars_are_filled_with_purses_at_random_lying_face_down() -> None:
    values: Counter[str] = Counter()
    for seed in SEEDS:
        game = express.new(seats=6, seed=seed)
        lying = [t for t in game.view().tokens if t.place == "car" and t.kind == "purse"]
        assert len(lying) == 12
        assert {t.value for t in lying} == {None}
        assert {t.floor for t in lying} == {"inside"}
        values[token_word(game, lying[0].token)] += 1
    assert set(values) == {"$250", "$300", "$350", "$400", "$450", "$500"}


@rule("E2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_purses_are_there_and_what_is_left_over_is_out_of_the_game(seats: int) -> None:
    game = express.new(seats=seats, seed=9)
    assert Counter(token_word(game, token) for token in range(N_PURSES)) == {
        "$250": 8,
        "$300": 2,
        "$350": 2,
        "$400": 2,
        "$450": 2,
        "$500": 2,
    }
    shown = {t.token for t in game.view().tokens}
    boxed = [t for t in range(MAX_TOKENS) if game.records[0].token_place[t] == 31]
    assert shown.isdisjoint(set(boxed) - {25})


@rule("E2.3")
def test_marshal_and_a_strongbox_start_inside_the_locomotive() -> None:
    view = express.new(seed=2).view()
    assert view.marshal == 0
    assert [(t.car, t.floor) for t in view.tokens if t.token == 24] == [(0, "inside")]


@rule("E2.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_advanced_game_has_four_ordinary_round_cards_and_a_station_last(seats: int) -> None:
    first = N_PER_DECK if seats > 4 else 0
    stations = set()
    for seed in SEEDS:
        cards = round_cards(express.new(seats=seats, seed=seed))
        assert len(set(cards)) == 5
        assert set(cards[:4]) <= set(range(first, first + N_PER_DECK))
        stations.add(cards[4])
    assert stations == {FIRST_STATION, FIRST_STATION + 1, FIRST_STATION + 2}


@rule("E2.4")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_basic_game_has_five_ordinary_round_cards_without_events_or_powers(seats: int) -> None:
    first = N_PER_DECK if seats > 4 else 0
    seen = set()
    for seed in SEEDS:
        game = express.new(seats=seats, seed=seed, powers=False, events=False)
        cards = round_cards(game)
        assert len(set(cards)) == 5
        seen |= set(cards)
    assert seen == set(range(first, first + N_PER_DECK))


@rule("E2.4")
def test_2014_sv_shuffles_the_station_among_the_other_four() -> None:
    at = Counter(
        next(i for i, card in enumerate(round_cards(game)) if card >= FIRST_STATION)
        for game in (express.new(seats=4, seed=s, edition="2014-sv") for s in range(100))
    )
    assert set(at) == {0, 1, 2, 3, 4}


@rule("E2.4")
def test_where_the_station_comes_is_a_switch() -> None:
    for seed in range(10):
        game = express.new(seats=4, seed=seed, edition="2014-sv", station_last=True)
        assert round_cards(game)[4] >= FIRST_STATION
    games = [express.new(seats=4, seed=s, station_last=False) for s in range(20)]
    assert any(round_cards(game)[4] < FIRST_STATION for game in games)


@rule("E2.4 ruling")
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
@pytest.mark.parametrize("powers", [True, False])
def test_with_events_switched_off_there_is_no_station_in_any_edition(
    edition: str, powers: bool
) -> None:
    for seed in range(10):
        game = express.new(seats=4, seed=seed, edition=edition, events=False, powers=powers)
        assert max(round_cards(game)) < N_PER_DECK


@rule("E2.5")
def test_the_advanced_game_is_the_default() -> None:
    settings = express.new(seed=1).view().settings
    assert (settings.powers, settings.events, settings.expert) == (True, True, False)


@rule("E2.5")
def test_powers_and_events_are_separate_switches() -> None:
    settings = express.new(seed=1, powers=False).view().settings
    assert (settings.powers, settings.events) == (False, True)
    settings = express.new(seed=1, events=False).view().settings
    assert (settings.powers, settings.events) == (True, False)


@rule("E2.5", "E1.2")
def test_without_events_the_second_strongbox_is_not_shown() -> None:
    tokens = express.new(seed=1, events=False).view().tokens
    assert [t.token for t in tokens if t.kind == "strongbox"] == [24]


@rule("E2.6")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = Counter(express.new(seats=5, seed=seed).view().first_player for seed in range(100))
    assert set(firsts) == {0, 1, 2, 3, 4}


@rule("E2.6")
def test_the_first_player_may_be_named() -> None:
    assert express.new(seed=1, first_player=2).view().first_player == 2


@rule("E2.6")
@pytest.mark.parametrize("seats", [3, 6])
def test_going_round_bandits_start_inside_the_caboose_and_the_car_next_to_it(seats: int) -> None:
    view = express.new(seats=seats, seed=4, first_player=1).view()
    by_seat = {b.seat: (b.floor, b.car) for b in view.bandits}
    order = [by_seat[(1 + k) % seats] for k in range(seats)]
    assert order == [("inside", seats - k % 2) for k in range(seats)]


@rule("E2.7")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "2014"},
        {"expert": True},
        {"expert": True, "edition": "2014"},
        {"expert": True, "edition": "2014-sv"},
        {"seats": 2, "edition": "2014"},
        {"seats": 2, "expert": True},
    ],
    ids=str,
)
def test_every_deck_is_shuffled_before_the_first_draw(options: dict[str, Any]) -> None:
    decks = set()
    for seed in SEEDS:
        game = express.new(**options, seed=seed)
        while game.decision is not None and not game.records[0].n_hand_of[0]:
            game.play(game.decision.options[0])
        record = game.records[0]
        decks.add(tuple(record.cards_of[0, : record.n_deck_of[0] + record.n_hand_of[0]]))
    assert len(decks) > 35
