"""Positions: written, read, and refused with a sentence when they are wrong."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.superexpress.invariants import check

from folsom.core.errors import BadTranscript, CannotRead
from folsom.superexpress import load, new
from folsom.superexpress.components import Card

Position = dict[str, Any]


def example() -> Position:
    """A position in the middle of a game of four, one of them out: three of five cars have left."""
    return {
        "game": "superexpress",
        "reflex": False,
        "horse": True,
        "round": 4,
        "first_player": 1,
        "cars": [{"card": "C", "loot": 345}, {"card": "A", "loot": 301}],
        "bandits": [
            {"bandit": "doc", "car": 2, "floor": "inside", "line": 1, "facing": "locomotive"}
            | {"loot": [312, 323]},
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


def finished() -> Position:
    """The last car has left, and two are on the locomotive."""
    position = example() | {"round": 5, "cars": []}
    doc, mei, _, belle = position["bandits"]
    del belle["plan"]
    doc |= {"car": 0, "line": 0, "loot": [312, 323, 301]}
    mei |= {"car": 0, "line": 1, "loot": [345]}
    return position


def shot() -> Position:
    """The game ended in the Shootin' of the first round: only Doc is left."""
    return {
        "round": 1,
        "cars": [{"card": "ABCD"[i], "loot": loot} for i, loot in enumerate((301, 312, 323, 345))],
        "bandits": [
            {"bandit": "doc", "car": 2, "floor": "roof", "facing": "locomotive"},
            {"bandit": "mei", "left": 1},
            {"bandit": "tuco", "left": 2},
        ],
    }


def deserted() -> Position:
    """The last two left with the car that was uncoupled at the end of round 2."""
    position = shot() | {"round": 2, "lost": [389]}
    del position["cars"][2:]
    position["bandits"] = [
        {"bandit": "doc", "left": 3, "loot": [378]},
        {"bandit": "mei", "left": 1},
        {"bandit": "tuco", "left": 3},
    ]
    return position


@pytest.mark.parametrize("make", [finished, shot, deserted])
def test_a_finished_position_is_over(make: Callable[[], Position]) -> None:
    game = load(make())
    assert game.is_over
    assert game.outcome is not None
    check(game)
    assert load(game.position()).position() == game.position()


def test_the_round_may_be_left_out_where_the_cars_tell_it() -> None:
    for make in (example, finished, shot):
        position = make()
        wanted = position.pop("round")
        assert load(position).view().round == wanted


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


ALL_ABOARD = [
    {"bandit": name, "car": car, "floor": "inside", "facing": "caboose"}
    for car, name in ((3, "doc"), (2, "mei"), (1, "tuco"))
]

IMPOSSIBLE: list[tuple[Callable[[], Position], dict[str, Any], str]] = [
    (example, {"round": 3}, r"'round' is 4, since 3 cars have left, not 3 \(S3.3\)"),
    (example, {"round": 5}, "'round' is 4, since 3 cars have left, not 5"),
    (
        shot,
        {"bandits": ALL_ABOARD, "cars": shot()["cars"][:3]},
        "'cars' lists 3 of 4 cars, so 1 have left and as many loot cards .* not 0",
    ),
    (
        shot,
        {"bandits": ALL_ABOARD, "cars": [*shot()["cars"], {"card": "E", "loot": 356}]},
        "at most 4 cars for 3 players, not 5",
    ),
    (example, {"bandits.0.loot": [312]}, "as many loot cards are with bandits or 'lost', not 2"),
    (example, {"bandits.0.loot": [312, 323, 356]}, "so 3 have left .* not 4"),
    (
        example,
        {"bandits.0.loot": [312], "lost": [323]},
        "'lost' has 0 cards, since 3 bandits are aboard, not 1: loot is lost only",
    ),
    (
        example,
        {"bandits.0.loot": [], "bandits.2.loot": [389, 312, 323]},
        "taken by a bandit still aboard, but none has any",
    ),
    (shot, {"bandits": ALL_ABOARD, "bandits.0.loot": [389]}, "so 0 have left .* not 1"),
    (shot, {"bandits": ALL_ABOARD, "round": 2}, "'round' is 1, since 0 cars have left, not 2"),
    (
        shot,
        {"bandits": [*ALL_ABOARD[:2], {"bandit": "tuco", "left": 1}]},
        "'bandits' are all aboard in round 1",
    ),
    (shot, {"round": 2}, "'round' is 1, since 0 cars have left"),
    (shot, {"bandits.1.left": 2}, "'left' is the same for bandits that left with the same car"),
    (shot, {"bandits.1.left": 3}, "'left' is at most 2, .* not 3"),
    (
        shot,
        {"bandits.0": {"bandit": "doc", "left": 3}},
        "nobody aboard, but no car has left yet",
    ),
    (finished, {"round": 4}, "'round' is 5"),
    (deserted, {"round": 3}, "'round' is 2"),
    (deserted, {"bandits.0.loot": [378, 389], "lost": []}, "'lost' has 1 cards, since 0 bandits"),
    (deserted, {"bandits.0.left": 4}, "highest for at least two bandits, who left together"),
    (
        deserted,
        {
            "round": 3,
            "lost": [],
            "bandits.0": {"bandit": "doc", "car": 0, "floor": "roof", "facing": "caboose"}
            | {"loot": [378, 389]},
            "bandits.1.left": 3,
        },
        "highest for the one bandit whose fall ended the game, not for 2",
    ),
]


@pytest.mark.parametrize(("make", "changes", "sentence"), IMPOSSIBLE)
def test_what_no_game_can_hold_is_refused(
    make: Callable[[], Position], changes: dict[str, Any], sentence: str
) -> None:
    position = copy.deepcopy(make())
    for path, value in changes.items():
        set_in(*(int(word) if word.isdigit() else word for word in path.split(".")))(
            position, copy.deepcopy(value)
        )
    with pytest.raises(CannotRead, match=sentence):
        load(position)


def test_nobody_plans_when_the_game_is_over() -> None:
    position = finished()
    position["bandits"][0]["plan"] = ["flip"]
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
