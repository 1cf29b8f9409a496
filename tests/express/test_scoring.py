"""E10 The end."""

import pytest
from tests.express.drawing import choose, train
from tests.rules import rule

from folsom.core.decision import Outcome
from folsom.express import ExpressGame


def outcome(game: ExpressGame) -> Outcome:
    assert game.outcome is not None
    return game.outcome


FAR = """
  |   |  |
M | B |  | C D
"""


@rule("E10.1")
def test_loot_is_added_up_after_round_five() -> None:
    held = {"B": "$250 $500 j", "C": "s $300", "D": ""}
    game = train(FAR, pile="", round=5, loot=held)
    assert [r.parts["loot"] for r in outcome(game).results] == [1250, 1300, 0]


@rule("E10.1", "E4.11")
def test_the_loot_of_all_is_turned_over_at_the_end_but_not_what_lies_in_the_train() -> None:
    drawing = """
            | $300 |  |
        M   | B    |  | C D
    """
    held = {"B": "$250 $500 j", "C": "s $300", "D": ""}
    for pile, are_known in (("", True), ("B move", False)):
        game = train(drawing, pile=pile, round=5, loot=held)
        assert game.is_over == are_known
        for seat in (None, 0, 1, 2):
            tokens = game.view(seat).tokens
            others = [t for t in tokens if t.bandit == "cheyenne" and t.kind == "purse"]
            assert [token.value for token in others] == [300 if are_known or seat == 1 else None]
            assert [token.value for token in tokens if token.place == "car"] == [None]


@rule("E10.1")
def test_loot_lying_in_the_train_belongs_to_nobody() -> None:
    game = train(
        """
            | j      |  |
        M s | B $500 |  | C D
        """,
        pile="",
        round=5,
    )
    assert [r.parts["loot"] for r in outcome(game).results] == [0, 0, 0]


@rule("E10.1")
def test_whoever_fired_most_bullets_is_gunslinger_and_gets_1000_dollars() -> None:
    game = train(FAR, pile="", round=5, cylinders={"B": 3, "C": 4})
    assert [r.parts["gunslinger"] for r in outcome(game).results] == [1, 0, 0]
    assert [r.points for r in outcome(game).results] == [1000, 0, 0]


@rule("E10.1")
def test_everyone_tied_for_most_bullets_is_gunslinger() -> None:
    game = train(FAR, pile="", round=5, cylinders={"B": 3, "C": 3, "D": 5})
    assert [r.points for r in outcome(game).results] == [1000, 1000, 0]


@rule("E10.1")
def test_if_nobody_fired_everyone_is_gunslinger() -> None:
    game = train(FAR, pile="", round=5)
    assert [r.points for r in outcome(game).results] == [1000, 1000, 1000]


@rule("E10.2")
def test_the_richest_wins() -> None:
    game = train(FAR, pile="", round=5, loot={"B": "$250", "C": "j", "D": "$300"})
    assert outcome(game).winners == (1,)
    assert [r.place for r in outcome(game).results] == [3, 1, 2]
    assert outcome(game).shares == (0.0, 1.0, 0.0)


@rule("E10.2")
def test_the_gunslingers_prize_counts() -> None:
    game = train(FAR, pile="", round=5, loot={"B": "$250", "C": "j"}, cylinders={"B": 5})
    assert outcome(game).winners == (0,)


@rule("E10.2")
def test_a_tie_goes_to_whoever_received_the_fewest_bullets() -> None:
    game = train(
        """
          |  |   |
        M |  | C | D B
        """,
        pile="C shoot, D shoot",
        round=5,
        powers=False,
    )
    choose(game, "shoot belle")
    assert [r.points for r in outcome(game).results] == [0, 1000, 1000]
    assert [r.parts["bullets_received"] for r in outcome(game).results] == [1, 1, 0]
    assert outcome(game).winners == (2,)
    assert [r.place for r in outcome(game).results] == [3, 2, 1]


@rule("E10.2")
def test_neutral_bullets_count_in_a_tie_too() -> None:
    game = train(
        """
          |   | D
        B | C | M
        """,
        pile="",
        card="passengers-rebellion",
        round=5,
    )
    assert [r.parts["bullets_received"] for r in outcome(game).results] == [1, 1, 0]
    assert outcome(game).winners == (2,)


@rule("E10.2")
def test_bullets_matter_only_among_equally_rich() -> None:
    game = train(
        """
          |   | D
        B | C | M
        """,
        pile="",
        card="passengers-rebellion",
        round=5,
        loot={"B": "$250"},
    )
    assert outcome(game).winners == (0,)


@rule("E10.2")
def test_still_tied_the_victory_is_shared() -> None:
    game = train(FAR, pile="", round=5, loot={"B": "$250", "C": "$250"})
    assert outcome(game).winners == (0, 1)
    assert outcome(game).shares == (0.5, 0.5, 0.0)
    assert [r.place for r in outcome(game).results] == [1, 1, 3]


@rule("E10.2")
def test_for_a_team_all_loot_of_both_bandits_counts() -> None:
    held = {"B": "$250", "T": "$300", "C": "j", "D": ""}
    game = train(
        """
          |   |   |
        M | B | T | C D
        """,
        seats="BT CD",
        pile="",
        round=5,
        loot=held,
    )
    assert [r.parts["loot"] for r in outcome(game).results] == [550, 500]


@rule("E10.2")
def test_for_a_team_all_bullets_received_count_friendly_ones_included() -> None:
    game = train(
        """
          |   |   |
        M | B | T | C D
        """,
        seats="BT CD",
        pile="B shoot, C shoot",
        round=5,
    )
    assert [r.parts["bullets_received"] for r in outcome(game).results] == [2, 0]


@rule("E10.2")
def test_before_the_end_there_is_no_outcome() -> None:
    assert train(FAR, pile="", round=4).outcome is None


@rule("E10.1", "E10.2")
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
def test_scoring_is_the_same_in_every_edition_of_the_ordinary_game(edition: str) -> None:
    game = train(FAR, pile="", round=5, loot={"C": "j"}, edition=edition)
    assert [r.points for r in outcome(game).results] == [1000, 1500, 1000]
