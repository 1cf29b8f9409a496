"""The log in English."""

import random

from tests.superexpress.drawing import reveal, train

from folsom.superexpress import Event, narrate, new
from folsom.superexpress.seen.events import KINDS


def test_a_shot_reads_like_a_story() -> None:
    game = train("""
        roof   |    | 0> | 1< |
        inside | 2> |    |    |
    """)
    assert [narrate(event) for event in reveal(game, 0, "shoot")] == [
        "Belle reveals shoot.",
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
        "Doc climbs onto the roof of car 2.",
        "Doc climbs down into the locomotive.",
        "Doc moves to the inside of car 3.",
        "Doc goes over the edge, ahead of the locomotive.",
        "Doc goes over the edge, behind the train.",
    ]


def test_every_kind_of_event_has_a_sentence() -> None:
    for kind in KINDS:
        said = narrate(Event(kind, bandit="doc"))
        assert said.endswith(".")
        assert "{" not in said


def test_a_whole_game_can_be_told() -> None:
    game, luck = new(seats=7, seed=5, reflex=True, horse=True), random.Random(5)
    said = [narrate(event) for event in game.happened()]
    while not game.is_over:
        decision = luck.choice(game.decisions)
        game.play(luck.choice(decision.options), decision.seat)
        said += [narrate(event) for event in game.happened()]
    assert said[-1] == "The game is over."
    assert not any("None" in sentence for sentence in said)
