"""Positions: written, read, and refused with a sentence when they are wrong."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from folsom.core.errors import BadTranscript, CannotRead
from folsom.superexpress import load, new
from folsom.superexpress.components import Card

Position = dict[str, Any]


def example() -> Position:
    """A position in the middle of a game of four, one of them out."""
    return {
        "game": "superexpress",
        "reflex": False,
        "horse": True,
        "round": 2,
        "first_player": 1,
        "cars": [{"card": "C", "loot": 345}, {"card": "A", "loot": 301}],
        "bandits": [
            {"bandit": "doc", "car": 2, "floor": "inside", "line": 1, "facing": "locomotive"},
            {"bandit": "mei", "car": 2, "floor": "inside", "line": 0, "facing": "caboose"},
            {"bandit": "tuco", "left": 1, "loot": [389]},
            {"bandit": "belle", "car": 0, "floor": "roof", "facing": "caboose", "plan": ["horse"]},
        ],
    }


def test_a_position_written_by_hand_can_be_played_on() -> None:
    game = load(example())
    assert [decision.seat for decision in game.decisions] == [0, 1, 3]
    assert game.view(3).plans[3].cards == ("horse",)
    assert game.view().loot[2].values == (389,)
    assert game.view().bandits[0].line == 1
    game.play(Card.FLIP, 3)
    with pytest.raises(BadTranscript, match="has no transcript"):
        game.transcript()


def test_a_position_survives_being_written_and_read() -> None:
    position = load(example()).position()
    assert load(json.loads(json.dumps(position))).position() == position


def test_a_finished_position_is_over() -> None:
    position = example()
    position["cars"] = []
    for bandit in position["bandits"]:
        bandit.pop("plan", None)
        if "car" in bandit:
            bandit["car"] = 0
    game = load(position)
    assert game.is_over
    assert game.outcome is not None


def test_who_is_not_aboard_may_be_written_with_an_empty_car() -> None:
    position = example()
    position["bandits"][2]["car"] = None
    assert not load(position).view().bandits[2].aboard


def set_in(*path: str | int) -> Callable[[Position, Any], None]:
    """Replace something deep in a position."""

    def change(position: Position, value: Any) -> None:
        place: Any = position
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


WRONG: list[tuple[Callable[[Position, Any], None], Any, str]] = [
    (set_in("game"), "express", "a position of Colt Super Express, not of 'express'"),
    (set_in("color"), 1, "a position has game, reflex, .*, not 'color'"),
    (set_in("reflex"), "no", "'reflex' of a position is true or false"),
    (set_in("round"), 0, "'round' is a number from 1 to 8, not 0"),
    (set_in("round"), True, "'round' is a number from 1 to 8, not True"),
    (set_in("first_player"), 4, "'first_player' is a number from 0 to 3"),
    (set_in("first_player"), 2, "'first_player' is aboard, but seat 2 is not"),
    (set_in("cars"), 3, "'cars' is a list, not 3"),
    (set_in("cars"), [{"card": "A", "loot": 301}] * 9, "at most 8 cars"),
    (set_in("cars", 0), "C", "car 1 is an object with card, loot, not 'C'"),
    (set_in("cars", 0), {"card": "C"}, "car 1 needs 'loot'"),
    (set_in("cars", 0, "card"), "Z", "'card' of car 1 is one of A, B"),
    (set_in("cars", 0, "card"), "A", "one car card 'A', but it comes twice"),
    (set_in("cars", 0, "loot"), 300, "'loot' of car 1 is one of 301, .*, not 300"),
    (set_in("cars", 0, "loot"), 301, "one loot card of 301, but it comes twice"),
    (set_in("cars", 0, "loot"), 389, "one loot card of 389, but it comes twice"),
    (set_in("lost"), [389], "one loot card of 389, but it comes twice"),
    (set_in("lost"), ["all"], "each of 'lost' is one of 301"),
    (set_in("bandits"), [], "3 to 7 bandits in seat order, not 0"),
    (set_in("bandits"), None, "'bandits' is a list, not None"),
    (set_in("bandits", 0), "doc", "the bandit of seat 0, not aboard, is an object"),
    (set_in("bandits", 0, "bandit"), "django2", "the bandit of seat 0 is one of belle"),
    (set_in("bandits", 0, "bandit"), "mei", "'mei' comes twice"),
    (set_in("bandits", 0, "bandit"), ["mei"], "the bandit of seat 0 is one of belle"),
    (
        set_in("bandits", 0, "car"),
        3,
        "'car' of .* seat 0 is a number from 0 to 2, not 3",
    ),
    (set_in("bandits", 0, "car"), "2", "'car' of the bandit of seat 0 is a number from 0 to 2"),
    (set_in("bandits", 0, "floor"), "cellar", "'floor' of the bandit of seat 0 is one of inside"),
    (set_in("bandits", 0, "facing"), "up", "'facing' of .* is one of locomotive, caboose"),
    (set_in("bandits", 0, "line"), 0, r"from the rear, 0 to 1, each once, not 0, 0 \(S4.1\)"),
    (set_in("bandits", 0, "line"), -1, "'line' of the bandit of seat 0 is a number from 0 to 6"),
    (set_in("bandits", 0, "stunned"), 1, "'stunned' of the bandit of seat 0 is true or false"),
    (set_in("bandits", 0, "power"), 1, "the bandit of seat 0 has bandit, car, .*, not 'power'"),
    (set_in("bandits", 0, "loot"), [389], "one loot card of 389, but it comes twice"),
    (set_in("bandits", 0, "loot"), 389, "'loot' of the bandit of seat 0 is a list"),
    (set_in("bandits", 2, "left"), 0, "'left' of the bandit of seat 2 is a number from 1 to 500"),
    (set_in("bandits", 2, "plan"), ["flip"], "the bandit of seat 2, not aboard, has bandit, left"),
    (
        set_in("bandits", 0, "plan"),
        ["rob"],
        "each of 'plan' of .* seat 0 is one of flip",
    ),
    (set_in("bandits", 0, "plan"), ["reflex"], "that expansion is not played"),
    (set_in("bandits", 0, "plan"), ["flip", "flip"], "'flip' comes twice in 'plan'"),
    (
        set_in("bandits", 0, "plan"),
        ["flip", "move", "shoot", "horse"],
        "at most three",
    ),
    (set_in("bandits", 0, "plan"), "flip", "'plan' of the bandit of seat 0 is a list"),
]


@pytest.mark.parametrize(("change", "value", "sentence"), WRONG)
def test_a_position_that_is_wrong_is_refused(
    change: Callable[[Position, Any], None], value: Any, sentence: str
) -> None:
    position = copy.deepcopy(example())
    change(position, value)
    with pytest.raises(CannotRead, match=sentence):
        load(position)


@pytest.mark.parametrize("rubbish", [None, 3, "position", [], b"\x00"])
def test_what_is_no_position_at_all_is_refused(rubbish: object) -> None:
    with pytest.raises(CannotRead, match="a position is an object"):
        load(rubbish)


def test_somebody_must_still_be_planning() -> None:
    position = example()
    for seat in (0, 1, 3):
        position["bandits"][seat]["plan"] = ["flip", "move", "shoot"]
    with pytest.raises(CannotRead, match="somebody must still be planning"):
        load(position)


def test_nobody_plans_when_the_game_is_over() -> None:
    position = example()
    position["cars"] = []
    for bandit in position["bandits"]:
        if "car" in bandit:
            bandit["car"] = 0
    with pytest.raises(CannotRead, match="is empty: the game is over"):
        load(position)


def test_the_position_of_a_new_game_is_complete() -> None:
    position = new(seats=3, seed=1).position()
    assert set(position) == {
        "game",
        "reflex",
        "horse",
        "round",
        "first_player",
        "cars",
        "bandits",
        "lost",
    }
