"""E4.7 to E4.9 The Marshal and his bullets."""

import pytest
from tests.express.drawing import (
    bullets_of,
    choices,
    choose,
    deck_of,
    happened,
    picture,
    picture_of,
    train,
    where,
)
from tests.rules import rule


@rule("E4.7")
def test_the_marshal_moves_one_car_forward_or_back() -> None:
    game = train(
        """
        B |  |   |
        C |  | M | D
        """,
        pile="B marshal",
    )
    assert choices(game) == ["marshal 1", "marshal 3"]
    choose(game, "marshal 1")
    assert game.view().marshal == 1


@rule("E4.7", "E4.1")
def test_at_an_end_of_the_train_the_marshal_has_one_way_and_nobody_is_asked() -> None:
    game = train(
        """
        B |  |
        M |  | D C
        """,
        pile="B marshal, D change-floor",
    )
    assert game.view().marshal == 1
    game = train(
        """
        B |     |
          | D C | M
        """,
        pile="B marshal, B change-floor",
    )
    assert game.view().marshal == 1


@rule("E4.7")
def test_the_marshal_is_never_on_a_roof_and_leaves_roofs_alone() -> None:
    game = train(
        """
          | B C |
        M |     | D
        """,
        pile="D marshal",
    )
    assert picture_of(game) == picture(
        """
         | B C |
         | M   | D
        """
    )
    assert game.view().neutral_bullets == 13


@rule("E4.7")
def test_the_marshal_cannot_be_shot_or_punched() -> None:
    game = train(
        """
         | B C |   |
         | M   | D |
        """,
        pile="D shoot",
    )
    assert "no-effect" in happened(game)
    game = train(
        """
          | B |
        C | M | D
        """,
        pile="B punch",
    )
    assert "no-effect" in happened(game)


@rule("E4.8")
def test_bandits_the_marshal_walks_in_on_take_a_neutral_bullet_and_flee_to_the_roof() -> None:
    game = train(
        """
          |     |
        M | B C | D
        """,
        pile="D marshal, D change-floor",
    )
    assert picture_of(game) == picture(
        """
         | B C | D
         | M   |
        """
    )
    assert bullets_of(game, "B") == bullets_of(game, "C") == ["bullet neutral"]
    assert game.view().neutral_bullets == 11


@rule("E4.8")
def test_a_bandit_walking_in_on_the_marshal_lands_on_the_roof() -> None:
    game = train(
        """
         |   |       |
         | M | C D B |
        """,
        pile="B move",
    )
    choose(game, "move 1")
    assert where(game, "B") == "roof 1"
    assert bullets_of(game, "B") == ["bullet neutral"]


@rule("E4.8")
def test_the_neutral_bullet_goes_on_top_of_the_deck() -> None:
    game = train(
        """
          |   |     |
        M | B | D C |
        """,
        pile="D marshal, D move",
    )
    assert deck_of(game, "B")[-1] == "bullet neutral"


@rule("E4.8")
def test_those_on_the_roof_of_the_marshals_car_do_not_meet_him() -> None:
    game = train(
        """
          | B |
        M | C | D
        """,
        pile="D marshal",
    )
    assert bullets_of(game, "B") == []
    assert bullets_of(game, "C") == ["bullet neutral"]


@rule("E4.8")
def test_a_bandit_received_counts_neutral_bullets_too() -> None:
    game = train(
        """
          |   |
        M | B | D C
        """,
        pile="D marshal",
    )
    assert [b.bullets_received for b in game.view().bandits] == [1, 0, 0]


SHORT = "  |   |  \n M | B C | D ", "D marshal, D change-floor"


@rule("E4.9")
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
def test_if_the_neutral_bullets_cannot_serve_everyone_nobody_gets_one(edition: str) -> None:
    game = train(SHORT[0], pile=SHORT[1], neutral=1, edition=edition)
    assert bullets_of(game, "B") == bullets_of(game, "C") == []
    assert [b.bullets_received for b in game.view().bandits] == [0, 0, 0]
    assert "bullets-short" in happened(game)


@rule("E4.9")
@pytest.mark.parametrize("neutral", [0, 1])
def test_bandits_flee_from_the_marshal_even_when_his_bullets_run_short(neutral: int) -> None:
    game = train(SHORT[0], pile=SHORT[1], neutral=neutral)
    assert picture_of(game) == picture(
        """
         | B C | D
         | M   |
        """
    )


@rule("E4.9")
@pytest.mark.parametrize("edition", ["2014", "2014-sv"])
def test_in_2014_the_rest_of_the_neutral_bullets_then_leaves_the_game(edition: str) -> None:
    game = train(SHORT[0], pile=SHORT[1], neutral=1, edition=edition)
    assert game.view().neutral_bullets == 0


@rule("E4.9 ruling")
def test_in_2016_the_rest_of_the_neutral_bullets_stays() -> None:
    game = train(SHORT[0], pile=SHORT[1], neutral=1)
    assert game.view().neutral_bullets == 1


@rule("E4.9")
@pytest.mark.parametrize(("edition", "leaves", "left"), [("2016", True, 0), ("2014", False, 1)])
def test_what_happens_to_the_rest_is_a_switch(edition: str, leaves: bool, left: int) -> None:
    game = train(SHORT[0], pile=SHORT[1], neutral=1, edition=edition, short_bullets_leave=leaves)
    assert game.view().neutral_bullets == left


@rule("E4.9")
def test_the_last_neutral_bullets_are_given_if_they_serve_everyone() -> None:
    game = train(SHORT[0], pile=SHORT[1], neutral=2)
    assert game.view().neutral_bullets == 0
    assert bullets_of(game, "B") == bullets_of(game, "C") == ["bullet neutral"]


@rule("E4.9")
def test_bandits_hit_one_after_the_other_are_served_one_after_the_other() -> None:
    game = train(
        """
          |   |
        M | B | D C
        """,
        pile="D marshal, C move, D change-floor",
        neutral=1,
    )
    assert bullets_of(game, "B") == ["bullet neutral"]
    assert bullets_of(game, "C") == []
    assert where(game, "C") == "roof 1"
