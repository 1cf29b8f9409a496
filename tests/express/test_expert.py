"""E8 The expert variant."""

from typing import Any

import pytest
from tests.express.drawing import (
    asked,
    choices,
    choose,
    deck_of,
    discard_of,
    hand_of,
    happened,
    train,
)
from tests.rules import rule

TRAIN = """
  |  |
M |  | B C D
"""
# The fourth and last turn of this card: after it everyone chooses what to keep.
LAST: dict[str, Any] = {"card": "braking", "turn": 3, "expert": True, "events": False}


@rule("E8.1")
def test_after_schemin_all_choose_at_the_same_time_what_they_keep() -> None:
    game = train(TRAIN, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    assert asked(game) == "B keep, C keep, D keep"
    assert game.view().phase == "keep"


@rule("E8.1")
def test_cards_not_kept_go_to_the_own_face_up_discard_pile() -> None:
    game = train(TRAIN, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "discard belle move", "discard belle punch", "done", by="B")
    assert discard_of(game, "B") == []
    choose(game, "done", by="C")
    choose(game, "done", by="D")
    assert discard_of(game, "B")[:1] == ["belle move"]
    assert "belle punch" in game.view(1).players[0].discard


@rule("E8.1")
def test_what_is_discarded_shows_only_when_everyone_has_chosen() -> None:
    game = train(TRAIN, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "discard belle move", by="B")
    assert (game.view(0).aside, game.view(1).aside) == (("belle move",), ())
    assert game.view(1).players[0].hand == 5
    assert game.happened(1) == []
    choose(game, "done", by="B")
    assert [e.event for e in game.happened(1)] == ["chose"]
    assert game.view(1).players[0].has_chosen


@rule("E8.1")
def test_a_choice_can_be_taken_back_until_the_last_has_chosen() -> None:
    game = train(TRAIN, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    before = hand_of(game, "B")
    choose(game, "discard belle move", "discard belle punch", "done", by="B")
    assert game.can_take_back(0)
    game.take_back(0)
    assert hand_of(game, "B") == before
    assert asked(game) == "B keep, C keep, D keep"
    assert not game.can_take_back(0)


@rule("E8.1")
def test_a_card_set_aside_can_be_taken_back_before_one_is_done() -> None:
    game = train(TRAIN, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    before = hand_of(game, "B")
    choose(game, "discard belle move", by="B")
    game.take_back(0)
    assert hand_of(game, "B") == before
    assert happened(game) == []


@rule("E8.1")
def test_whoever_discards_the_last_card_is_done() -> None:
    game = train(TRAIN, hands={"B": "move, rob"}, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "discard belle move", by="B")
    assert asked(game) == "C keep, D keep"


@rule("E8.1")
def test_2016_lets_bullets_be_kept() -> None:
    game = train(TRAIN, hands={"B": "move, rob, bullet-neutral"}, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    assert choices(game) == ["discard belle move", "discard bullet neutral", "done"]
    for letter in "BCD":
        choose(game, "done", by=letter)
    assert "bullet neutral" in hand_of(game, "B")


@rule("E8.1 ruling")
def test_2014_keeps_only_action_cards_and_discards_everything_else() -> None:
    game = train(TRAIN, hands={"B": "move, rob, bullet-neutral"}, edition="2014", **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    assert choices(game, "B") == ["discard belle move", "done"]
    for letter in "BCD":
        choose(game, "done", by=letter)
    assert "bullet neutral" in discard_of(game, "B")
    assert "belle move" in hand_of(game, "B")


@rule("E8.1")
def test_in_2014_a_hand_of_bullets_leaves_nothing_to_choose() -> None:
    game = train(TRAIN, hands={"B": "rob, bullet-neutral"}, decks={"B": ""}, edition="2014", **LAST)
    choose(game, "play cheyenne rob", "play doc rob")
    assert asked(game) == "C keep, D keep"
    assert game.view(1).players[0].hand == 1
    choose(game, "discard cheyenne move", by="C")
    game.take_back(1)
    choose(game, "done", by="C")
    choose(game, "done", by="D")
    discarded = [e.card for e in game.happened(1) if e.event == "card-discarded"]
    assert discarded == ["bullet neutral"]


@rule("E8.1")
def test_in_2014_a_bullet_stays_aside_when_a_choice_is_taken_back() -> None:
    game = train(TRAIN, hands={"B": "move, rob, bullet-neutral, bullet-C"}, edition="2014", **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "discard belle move", by="B")
    game.take_back(0)
    assert hand_of(game, "B") == ["belle move"]
    assert game.view(0).aside == ("bullet cheyenne", "bullet neutral")


@rule("E8.1")
def test_when_nobody_has_anything_to_keep_nobody_is_asked() -> None:
    hands = dict.fromkeys("BCD", "rob, bullet-neutral")
    decks = dict.fromkeys("BCD", "")
    game = train(TRAIN, hands=hands, decks=decks, edition="2014", **LAST)
    assert "card-discarded" in happened(game)
    assert "keep" not in asked(game)


@rule("E8.1")
def test_2014_sv_discards_bullets_at_the_start_of_schemin_without_replacement() -> None:
    game = train(
        TRAIN,
        pile="",
        decks={"B": "rob, rob, move, move, punch, bullet-C, shoot, bullet-neutral"},
        expert=True,
        edition="2014-sv",
        powers=False,
    )
    assert hand_of(game, "B") == ["belle move", "belle move", "belle punch", "belle shoot"]
    assert discard_of(game, "B") == ["bullet cheyenne", "bullet neutral"]
    assert deck_of(game, "B") == ["belle rob", "belle rob"]


@rule("E8.1")
def test_in_2014_sv_bullets_drawn_later_may_be_kept_at_the_end() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob"},
        decks={"B": "rob, move, bullet-C"},
        edition="2014-sv",
        **LAST,
    )
    choose(game, "draw", "play cheyenne rob", "play doc rob")
    assert "discard bullet cheyenne" in choices(game, "B")
    for letter in "BCD":
        choose(game, "done", by=letter)
    hand = game.view(0).hand
    assert hand is not None
    # The next round begins: what was kept is discarded now.
    assert "bullet cheyenne" not in hand
    assert "bullet cheyenne" in discard_of(game, "B")


@rule("E8.1")
def test_bullets_are_only_dropped_first_where_experts_play() -> None:
    game = train(TRAIN, pile="", decks={"B": "move, bullet-neutral"}, edition="2014-sv")
    assert hand_of(game, "B") == ["belle move", "bullet neutral"]


@rule("E8.1")
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
def test_after_round_five_nothing_is_asked(edition: str) -> None:
    game = train(TRAIN, round=5, edition=edition, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    assert game.is_over


@rule("E8.2")
def test_a_resolved_action_card_goes_to_the_own_discard_pile() -> None:
    game = train(
        """
          |  |     |
        M |  | B C | D
        """,
        pile="B change-floor, B move",
        expert=True,
    )
    assert asked(game) == "B move"
    assert discard_of(game, "B") == ["belle change-floor", "belle move"]
    assert game.view(1).players[0].discard == ("belle move", "belle change-floor")


@rule("E8.2")
def test_a_bullet_goes_on_top_of_the_deck_where_everyone_saw_it_go() -> None:
    game = train(
        """
          |  |   |
        M |  | B | C D
        """,
        pile="B shoot, B shoot, B move",
        expert=True,
        powers=False,
    )
    choose(game, "shoot cheyenne", "shoot cheyenne")
    assert deck_of(game, "C")[-2:] == ["bullet belle", "bullet belle"]
    assert game.view(2).players[1].known_on_deck == ("bullet belle", "bullet belle")


@rule("E8.3")
def test_a_round_begins_without_a_shuffle_and_hands_are_filled_to_six() -> None:
    deck = "change-floor, change-floor, shoot, shoot, rob, punch"
    game = train(TRAIN, pile="", hands={"B": "move, marshal"}, decks={"B": deck}, expert=True)
    assert "deck-shuffled" not in happened(game)
    assert hand_of(game, "B") == [
        "belle marshal",
        "belle move",
        "belle punch",
        "belle rob",
        "belle shoot",
        "belle shoot",
    ]
    assert [len(hand_of(game, letter)) for letter in "BCD"] == [6, 6, 7]


@rule("E8.3")
def test_an_expert_draws_the_bullets_lying_on_top() -> None:
    deck = "change-floor, rob, rob, punch, move, bullet-C, bullet-neutral"
    game = train(TRAIN, pile="", decks={"B": deck}, expert=True)
    assert {"bullet cheyenne", "bullet neutral"} <= set(hand_of(game, "B"))


@rule("E8.3")
def test_a_full_hand_draws_nothing() -> None:
    hand = "move, move, rob, rob, punch, marshal, shoot"
    game = train(TRAIN, pile="", hands={"B": hand}, expert=True)
    assert len(hand_of(game, "B")) == 7


@rule("E8.4")
def test_to_draw_from_an_empty_deck_the_discard_pile_is_shuffled_into_a_new_one() -> None:
    game = train(
        TRAIN,
        hands={"B": "move"},
        decks={"B": "rob"},
        discards={"B": "punch, shoot, shoot, marshal"},
        expert=True,
    )
    choose(game, "draw")
    assert len(hand_of(game, "B")) == 4
    assert {"belle move", "belle rob"} <= set(hand_of(game, "B"))
    assert len(deck_of(game, "B")) == 2
    assert discard_of(game, "B") == []
    shuffles = [e for e in game.happened_in_full() if e.event == "deck-shuffled"]
    assert [(e.seat, e.from_discard) for e in shuffles] == [(0, True)]


@rule("E8.4")
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
def test_the_discard_pile_is_shuffled_only_when_a_draw_is_due(edition: str) -> None:
    game = train(
        TRAIN,
        hands={"B": "move"},
        decks={"B": "rob, rob, marshal"},
        discards={"B": "punch, shoot, shoot"},
        expert=True,
        edition=edition,
    )
    choose(game, "draw")
    assert deck_of(game, "B") == []
    assert discard_of(game, "B") == ["belle punch", "belle shoot", "belle shoot"]


@rule("E8.4")
def test_a_reshuffle_may_fall_into_the_deal() -> None:
    game = train(
        TRAIN,
        pile="",
        decks={"B": "rob, rob"},
        discards={"B": "punch, shoot, shoot, marshal, move, move, change-floor, change-floor"},
        expert=True,
    )
    assert len(hand_of(game, "B")) == 6
    assert len(deck_of(game, "B")) == 4
    assert game.view(1).players[0].surely_held == ("belle rob", "belle rob")


@rule("E8.4")
def test_with_too_few_cards_in_all_a_hand_stays_small() -> None:
    game = train(TRAIN, pile="", decks={"B": "rob"}, discards={"B": "punch, shoot"}, expert=True)
    assert hand_of(game, "B") == ["belle punch", "belle rob", "belle shoot"]


@rule("E8.1")
def test_an_order_of_discarding_is_free() -> None:
    game = train(TRAIN, **LAST)
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "done", by="D")
    choose(game, "discard cheyenne move", by="C")
    choose(game, "discard belle move", by="B")
    choose(game, "done", by="C")
    choose(game, "done", by="B")
    assert "keep" not in asked(game)
