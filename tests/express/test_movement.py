"""E4.2, E4.3, E4.10 Move and Change Floor."""

from tests.express.drawing import (
    bullets_of,
    choices,
    choose,
    happened,
    picture,
    picture_of,
    train,
    where,
)
from tests.rules import rule


@rule("E4.2")
def test_inside_a_bandit_moves_one_car_forward_or_back() -> None:
    game = train(
        """
        C |  |   | D |
        M |  | B |   |
        """,
        pile="B move",
    )
    assert choices(game) == ["move 1", "move 3"]
    choose(game, "move 3")
    assert where(game, "B") == "inside 3"


@rule("E4.2")
def test_on_the_roof_a_bandit_runs_one_to_three_cars_forward_or_back() -> None:
    game = train(
        """
        C |  |  |  | B |  |
        M |  |  |  | D |  |
        """,
        pile="B move",
    )
    assert choices(game) == ["move 1", "move 2", "move 3", "move 5", "move 6"]
    choose(game, "move 1")
    assert where(game, "B") == "roof 1"


@rule("E4.2")
def test_a_run_over_the_roofs_ends_at_the_ends_of_the_train() -> None:
    game = train(
        """
        B C |  |  |   |
        M   |  |  | D |
        """,
        pile="B move",
    )
    assert choices(game) == ["move 1", "move 2", "move 3"]


@rule("E4.2", "E4.1")
def test_a_bandit_inside_the_caboose_has_one_way_to_move_and_nobody_is_asked() -> None:
    game = train(
        """
        D C |  |
        M   |  | B
        """,
        pile="B move, D change-floor",
    )
    assert where(game, "B") == "inside 1"
    assert "bandit-moved" in happened(game)


@rule("E4.2")
def test_a_bandit_never_stays_where_it_is() -> None:
    game = train(
        """
        C | B |  |
        M |   |  | D
        """,
        pile="B move",
    )
    assert "move 1" not in choices(game)


@rule("E4.3")
def test_change_floor_takes_a_bandit_up_to_the_roof() -> None:
    game = train(
        """
        D |   |
        M | B | C
        """,
        pile="B change-floor",
    )
    assert where(game, "B") == "roof 1"


@rule("E4.3")
def test_change_floor_takes_a_bandit_down_inside() -> None:
    game = train(
        """
        D | B |
        M |   | C
        """,
        pile="B change-floor",
    )
    assert where(game, "B") == "inside 1"


@rule("E4.3", "E4.8")
def test_climbing_down_to_the_marshal_a_bandit_is_back_on_the_roof_with_a_bullet() -> None:
    game = train(
        """
          | B |
        D | M | C
        """,
        pile="B change-floor",
    )
    assert picture_of(game) == picture(
        """
          | B |
        D | M | C
        """
    )
    assert game.view().neutral_bullets == 12


@rule("E4.10")
def test_no_push_takes_a_bandit_off_the_train() -> None:
    game = train(
        """
          |  | B C
        M |  | D
        """,
        pile="B punch",
        loot={"C": "j"},
    )
    assert where(game, "C") == "roof 1"
    game = train(
        """
        B C |  |
        M   |  | D
        """,
        pile="B punch",
        loot={"C": "j"},
    )
    assert where(game, "C") == "roof 1"


@rule("E4.10", "E5.3")
def test_djangos_shot_past_the_end_does_not_move_the_bandit() -> None:
    game = train(
        """
          | J | D
        M | C |
        """,
        pile="J shoot",
    )
    assert bullets_of(game, "D") == ["bullet django"]
    assert where(game, "D") == "roof 2"
    assert "bandit-moved" not in happened(game)
    game = train(
        """
        D | J |
        M |   | C
        """,
        pile="J shoot",
    )
    assert bullets_of(game, "D") == ["bullet django"]
    assert where(game, "D") == "roof 0"


@rule("E4.10", "E7.3")
def test_braking_leaves_the_bandits_on_the_locomotive_where_they_are() -> None:
    game = train(
        """
        B |   |
        M | C | D
        """,
        pile="",
        card="braking",
    )
    assert where(game, "B") == "roof 0"
