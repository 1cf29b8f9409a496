"""E3 Schemin'."""

import pytest
from tests.express.drawing import (
    asked,
    choices,
    choose,
    deck_of,
    hand_of,
    happened,
    pile_of,
    train,
)
from tests.rules import rule

from folsom import express

TRAIN = """
  |  |
M |  | B C D
"""
GHOST = """
  |  |
M |  | B C G
"""
SIX = """
  |  |
M |  | B C J D G T
"""


def order_of_turn(drawing: str, card: str, turn: int, n: int, first: str | None = None) -> str:
    """Who is asked in a turn, one after the other, everybody playing a Rob or a Move."""
    game = train(drawing, card=card, turn=turn, first=first)
    order = []
    for _ in range(n):
        order.append(asked(game).split()[0])
        choose(game, next(c for c in choices(game) if c.startswith("play")))
    return "".join(order)


@rule("E3.1")
def test_a_round_begins_with_a_shuffled_deck_and_six_cards() -> None:
    game = train(TRAIN, pile="", powers=False)
    assert [len(hand_of(game, letter)) for letter in "BCD"] == [6, 6, 6]
    assert [len(deck_of(game, letter)) for letter in "BCD"] == [4, 4, 4]
    assert happened(game).count("deck-shuffled") == 3


@rule("E3.1")
def test_decks_are_shuffled_anew_for_every_game() -> None:
    dealt = {tuple(express.new(seats=3, seed=seed).view(0).hand or ()) for seed in range(20)}
    assert len(dealt) > 10


@rule("E3.1")
@pytest.mark.parametrize(
    ("edition", "is_first"), [("2016", True), ("2014", False), ("2014-sv", False)]
)
def test_2016_reveals_the_round_card_before_drawing(edition: str, is_first: bool) -> None:
    order = happened(train(TRAIN, pile="", edition=edition))
    assert (order.index("round-started") < order.index("card-drawn")) == is_first


@rule("E3.1")
@pytest.mark.parametrize("reveal_first", [True, False])
def test_when_the_round_card_is_revealed_is_a_switch(reveal_first: bool) -> None:
    game = express.new(seats=2, seed=1, reveal_first=reveal_first, bandits=TEAMS)
    game.play(game.decision.options[0])  # type: ignore[union-attr]
    game.play(game.decision.options[0])  # type: ignore[union-attr]
    assert asked(game) == "G pick, B pick"
    assert (game.view().rounds[0] is not None) == reveal_first


TEAMS = [["ghost", "tuco"], ["belle", "doc"]]


@rule("E3.2")
def test_from_the_first_player_clockwise_each_plays_one_card_or_draws_three() -> None:
    game = train(TRAIN, first="C", card="tunnel")
    assert asked(game) == "C scheme"
    choose(game, "play cheyenne rob")
    assert asked(game) == "D scheme"
    choose(game, "draw")
    assert len(hand_of(game, "D")) == 9
    assert asked(game) == "B scheme"
    choose(game, "play belle shoot")
    assert asked(game) == "C scheme"
    assert pile_of(game) == ["C rob", "B shoot"]


@rule("E3.2")
def test_there_is_one_turn_for_each_icon() -> None:
    assert order_of_turn(TRAIN, "braking", 0, 12) == "BCD" * 4


@rule("E3.2")
def test_a_card_played_leaves_the_hand_for_the_common_pile() -> None:
    game = train(TRAIN, hands={"B": "move, move, rob"})
    choose(game, "play belle move")
    assert hand_of(game, "B") == ["belle move", "belle rob"]
    assert pile_of(game) == ["B move"]


@rule("E3.2", "E4.1")
def test_equal_cards_in_hand_are_one_choice() -> None:
    game = train(TRAIN, hands={"B": "move, move, rob, rob"})
    assert choices(game) == ["draw", "play belle move", "play belle rob"]


@rule("E3.3")
def test_on_a_standard_turn_everybody_sees_the_card() -> None:
    game = train(TRAIN, card="tunnel")
    choose(game, "play belle rob")
    assert [game.view(seat).pile[0].card for seat in (0, 1, None)] == ["belle rob"] * 3


@rule("E3.3")
def test_in_a_tunnel_cards_are_played_face_down() -> None:
    game = train(TRAIN, card="tunnel", turn=1)
    assert {o.form.face_down for o in game.decisions[0].options if o.form.do == "play"} == {True}
    choose(game, "play belle rob")
    assert pile_of(game) == ["(B rob)"]
    assert [game.view(seat).pile[0].card for seat in (0, 1, None)] == ["belle rob", None, None]
    cards = [[e.card for e in game.happened(s) if e.event == "card-played"] for s in (0, 1, None)]
    assert cards == [["belle rob"], [None], [None]]


@rule("E3.3")
def test_when_speeding_up_everybody_takes_two_goes_in_a_row() -> None:
    assert order_of_turn(TRAIN, "bridge", 1, 6, first="C") == "CCDDBB"


@rule("E3.3")
def test_when_speeding_up_each_go_may_be_a_card_or_a_draw() -> None:
    game = train(TRAIN, card="bridge", turn=1, hands={"B": "move, rob"})
    choose(game, "draw", "play belle rob")
    assert asked(game) == "C scheme"
    assert pile_of(game) == ["B rob"]
    assert [(d.turn, d.go, d.seat) for d in game.view().drew] == [(1, 0, 0)]
    game = train(TRAIN, card="bridge", turn=1, hands={"B": "move, rob"})
    choose(game, "play belle rob", "draw")
    assert [(d.turn, d.go, d.seat) for d in game.view().drew] == [(1, 1, 0)]
    game = train(TRAIN, card="bridge", turn=1, hands={"B": "move"})
    choose(game, "draw", "draw")
    assert len(hand_of(game, "B")) == 7


@rule("E3.3")
def test_after_speeding_up_the_next_turn_is_an_ordinary_one() -> None:
    game = train(TRAIN, card="bridge", turn=1)
    for _ in range(6):
        choose(game, choices(game)[1])
    choose(game, "draw")
    assert game.view().turn == 2
    assert [(d.turn, d.go, d.seat) for d in game.view().drew][-1] == (2, 0, 0)
    assert asked(game) == "C scheme"


@rule("E3.3")
def test_a_switching_turn_goes_counter_clockwise_from_the_first_player() -> None:
    assert order_of_turn(TRAIN, "angry-marshal", 3, 3, first="C") == "CBD"


@rule("E3.3")
def test_after_a_switching_turn_the_game_runs_clockwise_from_the_first_player_again() -> None:
    # On every printed card switching comes last, so what follows is the next round's first turn.
    game = train(SIX, card="take-it-all", turn=2, first="D", events=False, after={2: "bridge"})
    order = []
    while game.view().round == 1:
        order.append(asked(game))
        choose(game, choices(game)[-1] if game.view().phase == "schemin" else choices(game)[0])
    assert order[:6] == ["D scheme", "J scheme", "C scheme", "B scheme", "T scheme", "G scheme"]
    for letter in "GTBC":
        assert asked(game) == f"{letter} scheme"
        choose(game, "draw")


@rule("E3.4")
def test_bullets_can_never_be_played() -> None:
    game = train(TRAIN, hands={"B": "move, bullet-C, bullet-neutral"})
    assert choices(game) == ["draw", "play belle move"]


@rule("E3.4")
def test_a_hand_of_bullets_can_only_draw_and_so_nobody_is_asked() -> None:
    game = train(TRAIN, hands={"B": "bullet-C, bullet-neutral"})
    assert asked(game) == "C scheme"
    assert len(hand_of(game, "B")) == 5


@rule("E3.5")
def test_with_fewer_than_three_cards_left_one_draws_what_is_left() -> None:
    game = train(TRAIN, decks={"B": "move, rob"})
    choose(game, "draw")
    assert len(hand_of(game, "B")) == 8
    assert deck_of(game, "B") == []
    drew = next(e for e in game.happened_in_full() if e.event == "drew-instead")
    assert drew.n == 2


@rule("E3.5 ruling")
def test_with_an_empty_deck_drawing_is_no_option() -> None:
    game = train(TRAIN, decks={"B": ""}, hands={"B": "move, rob"})
    assert choices(game) == ["play belle move", "play belle rob"]


@rule("E3.5 ruling", "E8.4")
def test_an_expert_with_an_empty_deck_and_an_empty_discard_pile_cannot_draw() -> None:
    game = train(TRAIN, decks={"B": ""}, hands={"B": "move, rob"}, expert=True)
    assert choices(game) == ["play belle move", "play belle rob"]
    game = train(
        TRAIN, decks={"B": ""}, hands={"B": "move, rob"}, discards={"B": "punch"}, expert=True
    )
    assert choices(game) == ["draw", "play belle move", "play belle rob"]


@rule("E3.5 ruling")
def test_nobody_can_be_left_without_a_card_to_play_or_to_draw_but_would_be_passed_over() -> None:
    # Only a position written by hand can be like this: ten cards outlast five turns.
    game = train(TRAIN, decks={"B": ""}, hands={"B": "bullet-neutral"})
    assert asked(game) == "C scheme"
    assert pile_of(game) == []


@rule("E3.5", "E4.1")
def test_a_single_card_and_nothing_to_draw_is_played_without_asking() -> None:
    game = train(TRAIN, decks={"B": ""}, hands={"B": "move, move"})
    assert pile_of(game) == ["B move"]
    assert asked(game) == "C scheme"


@rule("E3.6")
def test_on_the_first_turn_of_a_round_ghost_may_play_face_down() -> None:
    game = train(GHOST, first="G", hands={"G": "move, rob"})
    assert choices(game) == [
        "draw",
        "hide ghost move",
        "hide ghost rob",
        "play ghost move",
        "play ghost rob",
    ]
    choose(game, "hide ghost rob")
    assert pile_of(game) == ["(G rob)"]
    assert [game.view(seat).pile[0].card for seat in (0, 2, None)] == [None, "ghost rob", None]


@rule("E3.6")
def test_hiding_is_ghosts_choice() -> None:
    game = train(GHOST, first="G", hands={"G": "move, rob"})
    choose(game, "play ghost rob")
    assert pile_of(game) == ["G rob"]


@rule("E3.6")
def test_after_the_first_turn_ghost_plays_face_up() -> None:
    game = train(GHOST, first="G", turn=2, card="tunnel", hands={"G": "move, rob"})
    assert choices(game) == ["draw", "play ghost move", "play ghost rob"]


@rule("E3.6")
def test_if_ghost_draws_on_the_first_turn_his_power_is_lost_for_the_round() -> None:
    game = train(GHOST, first="G", card="braking")
    choose(game, "draw", "draw", "draw")
    assert asked(game) == "G scheme"
    assert not [choice for choice in choices(game) if choice.startswith("hide")]


@rule("E3.6")
def test_nobody_but_ghost_may_hide_a_card() -> None:
    game = train(GHOST, first="B")
    assert not [choice for choice in choices(game) if choice.startswith("hide")]


@rule("E3.6", "E2.5")
def test_without_powers_ghost_hides_nothing() -> None:
    game = train(GHOST, first="G", powers=False)
    assert not [choice for choice in choices(game) if choice.startswith("hide")]


@rule("E3.6")
def test_ghost_has_his_power_again_in_the_next_round() -> None:
    game = train(GHOST, pile="", first="C", card="bridge")
    assert asked(game) == "G scheme"
    assert any(choice.startswith("hide") for choice in choices(game))


@rule("E3.7")
def test_when_all_turns_are_done_unplayed_cards_go_back_to_the_own_deck() -> None:
    game = train(
        """
          |  |     |
        M |  | B C | D
        """,
        card="braking",
        turn=3,
        hands={"B": "move, rob"},
    )
    choose(game, "play belle move", "draw", "draw")
    assert asked(game) == "B move"
    assert [hand_of(game, letter) for letter in "BCD"] == [[], [], []]
    assert [len(deck_of(game, letter)) for letter in "BCD"] == [10, 10, 10]
    assert happened(game).count("hand-returned") == 3
