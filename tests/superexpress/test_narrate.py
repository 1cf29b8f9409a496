"""The log: every event is a sentence in every language."""

import random

import pytest
from tests.superexpress.drawing import reveal, train
from tools.example_events import examples_of

from folsom.superexpress import Event, narrate, new
from folsom.superexpress.seen.events import KINDS
from folsom.superexpress.seen.narrate import narrate_all
from folsom.words.catalogues import languages


def test_a_shot_reads_like_a_story() -> None:
    game = train("""
        roof   |    | 0> | 1< |
        inside | 2> |    |    |
    """)
    assert [narrate(event) for event in reveal(game, 0, "shoot")] == [
        "Belle reveals Shoot.",
        "Belle shoots Cheyenne.",
        "Cheyenne is thrown to the roof of the locomotive.",
        "Cheyenne lies stunned.",
    ]


def test_climbing_and_falling_read_by_where_they_lead() -> None:
    said = [
        narrate(Event("bandit-climbed", bandit="doc", car=2, floor="roof")),
        narrate(Event("bandit-climbed", bandit="doc", car=0, floor="inside")),
        narrate(Event("bandit-moved", bandit="doc", to_car=3, floor="inside")),
        narrate(Event("fell-off", bandit="doc", end="front")),
        narrate(Event("fell-off", bandit="doc", end="rear")),
    ]
    assert said == [
        "Doc climbs to the roof of car 2.",
        "Doc climbs down into the locomotive.",
        "Doc runs into car 3.",
        "Doc falls off the front of the train.",
        "Doc falls off the rear of the train.",
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_has_words_in_every_language(kind: str) -> None:
    for example in examples_of(KINDS[kind], "superexpress"):
        for language in languages():
            assert narrate(Event(**example), language=language), example


def test_a_view_tells_who_sits_where_and_which_car_was_the_last() -> None:
    view = new(seats=3, seed=5, bandits=["doc", "belle", "mei"]).view(None)
    n_cars = len(view.cars)
    assert narrate(Event("chose", 1), view) == "Belle has chosen."
    assert narrate(Event("chose", 1), view, ["Ann", "Bo", "Cy"]) == "Bo has chosen."
    # The car is not in the view any more when it is told that it goes.
    ran = Event("bandit-moved", bandit="doc", to_car=n_cars, floor="inside")
    gone = Event("car-uncoupled", car=n_cars)
    assert narrate_all([ran, gone], view) == [
        "Doc runs into the caboose.",
        f"The caboose (car {n_cars}) is uncoupled.",
    ]


def test_a_whole_game_can_be_told() -> None:
    game, luck = new(seats=7, seed=5, reflex=True, horse=True), random.Random(5)
    said = [narrate(event) for event in game.happened()]
    while not game.is_over:
        decision = luck.choice(game.decisions)
        game.play(luck.choice(decision.options), decision.seat)
        said += [narrate(event) for event in game.happened()]
    assert said[-1] == "The game is over."
    assert not any("None" in sentence for sentence in said)
