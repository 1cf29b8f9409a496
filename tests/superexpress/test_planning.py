"""S3.1 Plan."""

import pytest
from tests.rules import rule
from tests.superexpress.drawing import kinds, play_round, revealed, train

from folsom.core.errors import GameOver, NotAllowed, NotYourTurn
from folsom.superexpress import SuperExpressGame, new
from folsom.superexpress.components import Card

STANDOFF = """
    roof   |    | 1< |
    inside | 0> |    | 2<
"""


@rule("S3.1")
def test_the_first_card_planned_is_the_first_revealed() -> None:
    game = train(STANDOFF)
    plans = {0: "flip change-floor move", 1: "change-floor flip shoot", 2: "shoot move flip"}
    happened = play_round(game, plans)
    assert [card for seat, card in revealed(happened) if seat == 0] == [
        "flip",
        "change-floor",
        "move",
    ]


@rule("S3.1")
def test_all_plan_at_the_same_time_in_any_order() -> None:
    game = new(seats=3, seed=1)
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    game.play(Card.FLIP, 2)
    game.play(Card.MOVE, 0)
    game.play(Card.SHOOT, 2)
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    game.play(Card.MOVE, 2)
    assert [decision.seat for decision in game.decisions] == [0, 1]


@rule("S3.1")
def test_a_stunned_bandit_plans_like_the_others() -> None:
    game = train(STANDOFF.replace("1<", "1<*"))
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]


@rule("S3.1")
def test_others_see_only_that_a_stack_is_complete() -> None:
    game = new(seats=3, seed=1)
    before = game.view(0)
    for card in (Card.FLIP, Card.MOVE):
        assert game.play(card, 1) == []
        assert game.view(0) == before
        assert game.view() == new(seats=3, seed=1).view()
    assert game.view(1).plans[1].cards == ("flip", "move")
    assert kinds(game.play(Card.SHOOT, 1)) == ["chose"]
    stack = game.view(0).plans[1]
    assert (stack.locked, stack.n, stack.cards) == (True, 3, (None, None, None))


@rule("S3.1")
def test_a_stack_can_be_taken_back_until_the_last_card_is_planned() -> None:
    game = new(seats=3, seed=1)
    for card in (Card.FLIP, Card.MOVE, Card.SHOOT):
        game.play(card, 1)
    assert kinds(game.take_back(1)) == ["took-back"]
    assert game.view(1).hand == ("flip", "change-floor", "move", "shoot")
    assert game.view(0) == new(seats=3, seed=1).view(0)
    game.play(Card.CHANGE_FLOOR, 1)
    assert game.view(1).plans[1].cards == ("change-floor",)


@rule("S3.1")
def test_taking_an_incomplete_stack_back_is_not_noticed() -> None:
    game = new(seats=3, seed=1)
    game.play(Card.FLIP, 1)
    assert game.take_back(1) == []


@rule("S3.1")
def test_the_same_card_cannot_be_planned_twice() -> None:
    game = new(seats=3, seed=1)
    game.play(Card.FLIP, 0)
    with pytest.raises(NotAllowed, match=r"expected one of the options \[1, 2, 3\] of 'plan', got"):
        game.play(Card.FLIP, 0)


@rule("S3.1")
def test_a_fourth_card_cannot_be_planned() -> None:
    game = new(seats=3, seed=1)
    for card in (Card.FLIP, Card.MOVE, Card.SHOOT):
        game.play(card, 0)
    with pytest.raises(NotYourTurn, match="seat 0 is not asked now"):
        game.play(Card.CHANGE_FLOOR, 0)
    assert game.view(0).plans[0].n == 3


@rule("S3.1")
def test_two_cards_are_not_a_plan() -> None:
    game = new(seats=3, seed=1)
    for seat in (1, 2):
        for card in (Card.FLIP, Card.MOVE, Card.SHOOT):
            game.play(card, seat)
    game.play(Card.FLIP, 0)
    game.play(Card.MOVE, 0)
    assert game.view().phase == "plan"
    assert [decision.seat for decision in game.decisions] == [0]


@rule("S3.1")
def test_who_is_out_of_the_game_does_not_plan() -> None:
    game = train(STANDOFF, seats=4)
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    assert game.view(3).hand == ()
    with pytest.raises(NotYourTurn, match="seat 3 is not asked"):
        game.play(Card.FLIP, 3)
    with pytest.raises(NotAllowed, match="no choice to take back"):
        game.take_back(3)


@pytest.mark.parametrize(
    "option", [Card.REFLEX, Card.HORSE, 6, 62, 63, -2, 1000, True, "0", None, 1.0]
)
def test_what_is_not_offered_is_refused_and_changes_nothing(option: object) -> None:
    game = new(seats=3, seed=1)
    before = game.records.copy()
    with pytest.raises(NotAllowed):
        game.play(option, 0)  # type: ignore[arg-type]
    assert (game.records == before).all()
    assert game.number == 0


def test_nothing_is_planned_once_the_game_is_over() -> None:
    game = train("""
        roof   |    |
        inside | 0> |
    """)
    assert game.is_over
    with pytest.raises(GameOver):
        game.play(Card.FLIP, 0)
    with pytest.raises(GameOver):
        game.take_back(0)


def test_nothing_can_be_taken_back_before_it_is_planned() -> None:
    game: SuperExpressGame = new(seats=3, seed=1)
    with pytest.raises(NotAllowed, match="seat 0 has no choice to take back"):
        game.take_back(0)
