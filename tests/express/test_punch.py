"""E4.6 Punch."""

from tests.express.drawing import (
    asked,
    bullets_of,
    choices,
    choose,
    happened,
    loot_of,
    picture,
    picture_of,
    train,
    where,
)
from tests.rules import rule


@rule("E4.6")
def test_a_punch_hits_another_bandit_in_the_same_space() -> None:
    game = train(
        """
          | T | G     |
        M | C | D B J |
        """,
        pile="D punch",
        powers=False,
    )
    assert choices(game) == ["punch belle", "punch django"]


@rule("E4.6", "E4.1")
def test_with_nobody_else_there_a_punch_does_nothing() -> None:
    game = train(
        """
          | B |
        M | C | D
        """,
        pile="D punch",
    )
    event = next(e for e in game.happened_in_full() if e.event == "no-effect")
    assert (event.card, event.reason) == ("doc punch", "no-target")


@rule("E4.6")
def test_the_puncher_chooses_which_token_falls_in_the_space_of_the_punch() -> None:
    game = train(
        """
          |   |     |
        M | B | D T |
        """,
        pile="D punch",
        loot={"T": "$250 $400 j"},
    )
    assert asked(game) == "D knock"
    assert choices(game) == ["knock $250", "knock $400", "knock j"]
    choose(game, "knock j", "push 3")
    assert picture_of(game) == picture(
        """
          |   |     |
        M | B | D j | T
        """
    )
    assert loot_of(game, "T") == "$250 $400"


@rule("E4.6")
def test_the_puncher_does_not_see_the_purses_it_chooses_from() -> None:
    game = train(
        """
          |   |     |
        M | B | D T |
        """,
        pile="D punch",
        loot={"T": "$250 $400 j"},
    )
    held = [t.value for t in game.view(1).tokens if t.bandit == "tuco"]
    assert held == [None, None, 500]


@rule("E4.6")
def test_loot_falls_on_the_roof_when_the_punch_was_on_the_roof() -> None:
    game = train(
        """
          |   | D T |
        M | B |     |
        """,
        pile="D punch",
        loot={"T": "$250"},
    )
    choose(game, "push 1")
    assert picture_of(game) == picture(
        """
          | T | D $250 |
        M | B |        |
        """
    )


@rule("E4.6")
def test_the_loot_falls_before_the_push() -> None:
    game = train(
        """
          |   |     |
        M | B | D T |
        """,
        pile="D punch",
        loot={"T": "$250 s"},
    )
    choose(game, "knock s")
    assert picture_of(game) == picture(
        """
          |   |       |
        M | B | D T s |
        """
    )
    assert asked(game) == "D push"


@rule("E4.6")
def test_the_punched_bandit_is_moved_one_car_forward_or_back_on_the_same_floor() -> None:
    game = train(
        """
          |   |  | D T |  |
        M | B |  |     |  |
        """,
        pile="D punch",
    )
    assert choices(game) == ["push 2", "push 4"]
    choose(game, "push 4")
    assert where(game, "T") == "roof 4"


@rule("E4.6")
def test_at_an_end_of_the_train_there_is_one_direction() -> None:
    game = train(
        """
          |   |
        M | B | D T
        """,
        pile="D punch, B change-floor",
    )
    assert where(game, "T") == "inside 1"
    game = train(
        """
        D T |   |
        M   | B |
        """,
        pile="D punch, B change-floor",
    )
    assert where(game, "T") == "roof 1"


@rule("E4.6")
def test_the_push_happens_also_without_loot() -> None:
    game = train(
        """
          |   |     |
        M | B | D T |
        """,
        pile="D punch",
    )
    assert asked(game) == "D push"
    choose(game, "push 3")
    assert where(game, "T") == "inside 3"
    assert "loot-fell" not in happened(game)


@rule("E4.6", "E4.8")
def test_a_bandit_pushed_into_the_marshals_car_takes_a_bullet_and_flees_to_the_roof() -> None:
    game = train(
        """
         |   |     |
         | M | D T | B
        """,
        pile="D punch",
    )
    choose(game, "push 1")
    assert where(game, "T") == "roof 1"
    assert bullets_of(game, "T") == ["bullet neutral"]


@rule("E4.6")
def test_a_punch_asks_whom_then_what_then_where() -> None:
    game = train(
        """
          |  |       |
        M |  | D T B |
        """,
        pile="D punch",
        loot={"T": "$250 j"},
        powers=False,
    )
    kinds = []
    for answer in ("punch tuco", "knock j", "push 1"):
        assert game.decision is not None
        kinds.append(game.decision.kind)
        choose(game, answer)
    assert kinds == ["punch", "knock", "push"]


@rule("E4.6")
def test_equal_jewels_of_the_punched_bandit_are_one_choice() -> None:
    game = train(
        """
          |   |     |
        M | B | D T |
        """,
        pile="D punch",
        loot={"T": "j j"},
    )
    assert asked(game) == "D push"
    assert loot_of(game, "T") == "j"


@rule("E4.6", "E4.11")
def test_whoever_punches_sees_which_card_it_is_about() -> None:
    game = train(
        """
          |   |     |
        M | B | D T |
        """,
        pile="D punch",
        loot={"T": "$250 j"},
    )
    assert game.decision is not None
    assert game.decision.about == game.view().resolving
    assert game.view().resolving is not None
    assert (game.decision.about.card, game.decision.about.target) == ("doc punch", "tuco")
