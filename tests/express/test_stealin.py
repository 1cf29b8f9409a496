"""E4.1 Stealin': the pile is resolved in the order it was played."""

from tests.express.drawing import (
    asked,
    choose,
    deck_of,
    happened,
    loot_of,
    picture,
    picture_of,
    train,
)
from tests.rules import rule


@rule("E4.1")
def test_cards_are_resolved_in_the_order_they_were_played() -> None:
    game = train(
        """
          |  |  |
        M |  |  | B C D j
        """,
        pile="B rob, C rob, D change-floor, B change-floor, (C move)",
    )
    assert loot_of(game, "B") == "j"
    assert loot_of(game, "C") == ""
    resolved = [e.card for e in game.happened_in_full() if e.event == "card-resolved"]
    assert resolved == [
        "belle rob",
        "cheyenne rob",
        "doc change-floor",
        "belle change-floor",
        "cheyenne move",
    ]


@rule("E4.1")
def test_an_action_must_be_carried_out_if_it_can_be() -> None:
    game = train(
        """
          |  |   |
        M |  | B | C D
        """,
        pile="B shoot",
        powers=False,
    )
    assert game.decision is not None
    assert [option.form.do for option in game.decision.options] == ["shoot", "shoot"]


@rule("E4.1")
def test_an_action_that_cannot_be_carried_out_does_nothing() -> None:
    game = train(
        """
          |   |  |
        M | B |  | C D
        """,
        pile="B shoot, B rob, B punch",
    )
    reasons = [e.reason for e in game.happened_in_full() if e.event == "no-effect"]
    assert reasons == ["no-target", "no-loot", "no-target"]
    assert picture_of(game) == picture(
        """
          |   |  |
        M | B |  | C D
        """
    )


@rule("E4.1")
def test_face_down_cards_are_turned_up_when_their_turn_comes() -> None:
    game = train(
        """
          |   |  |
        M | B |  | C D
        """,
        pile="B move, (C change-floor), (D move)",
    )
    assert [card.card for card in game.view(0).pile] == ["belle move", None, None]
    choose(game, "move 2")
    resolved = [e for e in game.happened(0) if e.event == "card-resolved"]
    assert [e.card for e in resolved] == ["cheyenne change-floor", "doc move"]
    assert [e.face_down for e in resolved] == [True, True]


@rule("E4.1")
def test_resolved_cards_go_back_to_their_owners() -> None:
    game = train(
        """
          |   |  |
        M | B |  | C D
        """,
        pile="C change-floor, B move",
    )
    assert asked(game) == "B move"
    assert len(deck_of(game, "C")) == len(deck_of(game, "B")) == 10


@rule("E4.1")
def test_forced_steps_ask_nobody_and_are_told_as_events() -> None:
    game = train(
        """
          |
        M | B C D
        """,
        pile="B change-floor, C move, D marshal, B rob, D punch",
        card="braking",
    )
    assert happened(game)[:9] == [
        "card-resolved",
        "bandit-climbed",
        "card-resolved",
        "bandit-moved",
        "neutral-bullet",
        "bandit-fled",
        "card-resolved",
        "marshal-moved",
        "neutral-bullet",
    ]
    assert asked(game).endswith("scheme")


@rule("E4.1")
def test_an_empty_pile_ends_stealin_at_once() -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="",
    )
    assert happened(game)[0] == "round-ended"
