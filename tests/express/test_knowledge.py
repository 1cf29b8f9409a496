"""E4.11 What is known, by whom: views and events."""

import pytest
from tests.express.drawing import choose, train
from tests.rules import rule

from folsom import express
from folsom.express import ExpressGame

VIEWERS = (0, 1, 2, None)


def values(game: ExpressGame, token: int) -> list[int | None]:
    """What a token is worth to each seat and to the spectators."""
    return [next(t.value for t in game.view(v).tokens if t.token == token) for v in VIEWERS]


@rule("E4.11")
def test_whoever_has_owned_a_purse_knows_its_value_for_good() -> None:
    game = train(
        """
          |  |     |
        M |  | B D | C
        """,
        pile="D punch, D rob, C move",
        loot={"B": "$300"},
    )
    assert values(game, 0) == [300, None, None, None]
    choose(game, "push 1")
    assert values(game, 0) == [300, None, 300, None]
    assert [t.known_by for t in game.view().tokens if t.token == 0] == [(0, 2)]


@rule("E4.11")
def test_a_purse_on_a_floor_is_known_to_those_who_owned_it_only() -> None:
    game = train(
        """
          |  |     |
        M |  | B D | C
        """,
        pile="D punch, C move",
        loot={"B": "$300 j"},
    )
    choose(game, "knock $300")
    assert [(t.place, t.car) for t in game.view().tokens if t.token == 0] == [("car", 2)]
    assert values(game, 0) == [300, None, None, None]


@rule("E4.11")
def test_a_purse_on_a_sheet_is_known_to_its_owner_only() -> None:
    game = train(
        """
          |  |     |
        M |  | B D | C
        """,
        pile="C move",
        loot={"B": "$300"},
    )
    assert values(game, 0) == [300, None, None, None]


@rule("E4.11")
def test_jewels_and_strongboxes_are_known_to_all() -> None:
    game = train(
        """
            |  |       |
        M s |  | B D j | C
        """,
        pile="C move",
        loot={"B": "j"},
    )
    assert values(game, 18) == values(game, 19) == [500] * 4
    assert values(game, 24) == [1000] * 4


@rule("E4.11 ruling")
def test_everyone_knows_the_purse_a_bandit_started_with() -> None:
    game = express.new(seats=3, seed=1)
    assert [values(game, token) for token in range(3)] == [[250] * 4] * 3


@rule("E4.11 ruling")
def test_with_a_switch_only_the_owner_knows_its_first_purse() -> None:
    game = express.new(
        seats=3, seed=1, known_start_purses=False, bandits=["belle", "cheyenne", "doc"]
    )
    assert [values(game, token) for token in range(3)] == [
        [250, None, None, None],
        [None, 250, None, None],
        [None, None, 250, None],
    ]


@rule("E4.11", "E4.5")
def test_purses_everyone_knows_to_be_equal_are_one_choice() -> None:
    game = train(
        """
          |  |             |
        M |  | B $250 $250 | D C
        """,
        pile="B rob",
        known={0: "everyone", 1: "everyone"},
    )
    assert [t.place for t in game.view().tokens if t.kind == "purse"] == ["bandit", "car"]


@rule("E4.11", "E4.5")
def test_known_purses_of_different_value_and_jewels_of_equal_value_stay_choices() -> None:
    game = train(
        """
          |  |               |
        M |  | B $500 $250 j | D C
        """,
        pile="B rob",
        known={0: "everyone", 1: "everyone"},
    )
    assert game.decision is not None
    assert [o.form.token for o in game.decision.options] == [0, 1, 18]


@rule("E4.11")
def test_hands_and_decks_are_hidden_but_their_numbers_are_public() -> None:
    game = train(
        """
          |  |
        M |  | B C D
        """,
        hands={"B": "move, rob"},
    )
    assert game.view(0).hand == ("belle move", "belle rob")
    assert (game.view(1).hand, game.view(None).hand) != (game.view(0).hand, game.view(0).hand)
    assert game.view(None).hand is None
    assert game.view(None).deck is None
    assert [p.hand for p in game.view(2).players] == [2, 6, 6]
    assert [p.deck for p in game.view(2).players] == [8, 4, 4]


@rule("E4.11")
def test_a_player_knows_which_cards_are_in_the_own_deck_but_not_their_order() -> None:
    one = train(
        """
          |  |
        M |  | B C D
        """,
        hands={"B": "move"},
        decks={"B": "rob, punch, shoot"},
    )
    two = train(
        """
          |  |
        M |  | B C D
        """,
        hands={"B": "move"},
        decks={"B": "shoot, rob, punch"},
    )
    assert one.view(0) == two.view(0)
    assert one.view(0).deck == ("belle shoot", "belle rob", "belle punch")


@rule("E4.11")
def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    game = train(
        """
          |  |
        M |  | B C D
        """,
        hands={"B": "move"},
        decks={"B": "rob, punch, shoot"},
    )
    choose(game, "draw")
    drawn = [[e.card for e in game.happened(v) if e.event == "card-drawn"] for v in VIEWERS]
    assert drawn == [
        ["belle shoot", "belle punch", "belle rob"],
        [None] * 3,
        [None] * 3,
        [None] * 3,
    ]


@rule("E4.11")
def test_cylinders_bullets_received_and_the_neutral_pile_are_public() -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="C shoot, D move",
    )
    view = game.view(None)
    assert [(b.bullets_left, b.bullets_received) for b in view.bandits] == [(6, 1), (5, 0), (6, 0)]
    assert view.players[0].bullets == ("bullet cheyenne",)


@rule("E4.11", "E8.2")
def test_discard_piles_are_public() -> None:
    game = train(
        """
          |  |
        M |  | B C D
        """,
        discards={"B": "move, bullet-neutral"},
        expert=True,
    )
    assert game.view(None).players[0].discard == ("belle move", "bullet neutral")


@rule("E4.11", "E8.4")
def test_after_a_reshuffle_everyone_can_count_what_a_player_holds() -> None:
    game = train(
        """
          |  |
        M |  | B C D
        """,
        hands={"B": "move, rob"},
        decks={"B": "shoot"},
        discards={"B": "punch, marshal, rob, move"},
        expert=True,
        card="braking",
    )
    choose(game, "draw")
    assert game.view(1).players[0].surely_held == ("belle move", "belle shoot", "belle rob")
    choose(game, "draw", "draw", "play belle rob")
    assert game.view(1).players[0].surely_held == ("belle move", "belle shoot")


@rule("E4.11", "E8.4")
def test_face_down_cards_count_among_those_surely_held() -> None:
    game = train(
        """
          |  |
        M |  | B C D
        """,
        hands={"B": "move, rob"},
        decks={"B": ""},
        discards={"B": "punch, marshal, shoot"},
        expert=True,
        card="tunnel",
        turn=1,
    )
    choose(game, "play belle rob", "draw", "draw", "draw")
    assert game.view(1).players[0].surely_held == ("belle move", "belle rob")


def limits_of_ghost(game: ExpressGame) -> list[tuple[int, int, tuple[str, ...]]]:
    counted = game.view(1).players[0].counted
    assert counted is not None
    return [(limit.round, limit.taken, limit.besides) for limit in counted.limits]


def experts_after_a_pick(picked: str) -> ExpressGame:
    """Two bullets of Cheyenne were seen on Ghost's and Tuco's deck; a neutral one may be anywhere."""
    game = train(
        """
        D |   |   |   |
          | C | G | T | M
        """,
        seats="GT DC",
        pile="C shoot, C shoot",
        hands={"GT": "G move, T move, G rob, T rob, G punch, T punch", "DC": "D move"},
        decks={"GT": "G shoot, T shoot, bullet-neutral"},
        discards={"GT": "G marshal"},
        expert=True,
        powers=False,
        events=False,
    )
    choose(game, f"pick {picked}", by="G")
    choose(game, "pick doc rob", by="D")
    return game


def play_until(game: ExpressGame, kind: str) -> None:
    """Everybody plays cards and keeps those that are left, until this is asked."""
    while game.decision is not None and game.decision.kind != kind:
        options = game.decision.options
        game.play(next((o for o in options if o.form.do in ("play", "done")), options[0]))


@rule("E4.11", "E8.4")
def test_after_a_reshuffle_nothing_limits_what_a_team_holds() -> None:
    game = experts_after_a_pick("bullet cheyenne")
    # Four cards are left on the deck; the second draw of three takes the last and shuffles the discard pile.
    choose(game, "draw", "draw")
    assert limits_of_ghost(game) == [(2, 4, ("bullet neutral",))]
    while game.view().players[0].discard:
        choose(game, "draw")
    assert limits_of_ghost(game) == []


@rule("E4.11", "E9.3")
def test_what_was_seen_on_a_deck_limits_what_a_team_holds_of_it() -> None:
    game = experts_after_a_pick("bullet cheyenne")
    assert limits_of_ghost(game) == [(2, 1, ("bullet neutral",))]
    play_until(game, "keep")
    taken = limits_of_ghost(game)[0][1]
    choose(game, "discard bullet cheyenne", by="G")
    choose(game, "done", by="G")
    play_until(game, "pick")
    # It was not held besides, so it is one of those taken.
    assert limits_of_ghost(game)[0] == (2, taken - 1, ("bullet neutral",))


@rule("E4.11", "E9.3")
def test_a_bullet_that_leaves_may_be_the_one_held_besides() -> None:
    game = experts_after_a_pick("bullet neutral")
    play_until(game, "keep")
    taken = limits_of_ghost(game)[0][1]
    choose(game, "discard bullet neutral", by="G")
    choose(game, "done", by="G")
    play_until(game, "pick")
    assert limits_of_ghost(game)[0] == (2, taken, ())


@rule("E4.11", "E8.3")
def test_bullets_everyone_saw_on_top_of_a_deck_are_seen_drawn() -> None:
    game = train(
        """
          |  |   |
        M |  | B | C D
        """,
        pile="B shoot",
        expert=True,
        powers=False,
        neutral=13,
    )
    choose(game, "shoot cheyenne")
    drawn = [e.card for e in game.happened(0) if e.event == "card-drawn" and e.seat == 1]
    assert drawn == ["bullet belle", *[None] * 5]
    assert game.view(0).players[1].surely_held == ("bullet belle",)


@rule("E4.11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_round_cards_are_seen_when_they_are_revealed(viewer: int | None) -> None:
    game = train(
        """
          |  |
        M |  | B C D
        """,
        card="braking",
        round=2,
        after={1: "tunnel"},
    )
    rounds = game.view(viewer).rounds
    assert [r.card if r else None for r in rounds] == ["tunnel", "braking", None, None, None]
    assert rounds[1] is not None
    assert (rounds[1].event, rounds[1].turns) == ("braking", ("standard",) * 4)


@rule("E4.11", "E5.2")
def test_a_pocketed_purse_is_seen_by_those_who_have_owned_it() -> None:
    game = train(
        """
          |   |     |
        M | B | C D |
        """,
        pile="C punch",
        loot={"D": "$300"},
    )
    choose(game, "take $300")
    seen = [[e.value for e in game.happened(v) if e.event == "loot-pocketed"] for v in VIEWERS]
    assert seen == [[None], [300], [300], [None]]


@rule("E4.11")
def test_a_view_names_what_is_being_resolved() -> None:
    game = train(
        """
          |   |     |
        M | B | C D |
        """,
        pile="C punch",
        loot={"D": "$300"},
    )
    about = game.view(0).resolving
    assert about is not None
    assert (about.bandit, about.card, about.target, about.token) == (
        "cheyenne",
        "cheyenne punch",
        "doc",
        0,
    )
    game = train(
        """
          |        |
        M | B $250 | C D
        """,
        pile="",
        card="pickpocketing",
    )
    about = game.view(0).resolving
    assert about is not None
    assert (about.bandit, about.card) == ("belle", "pickpocketing")


@rule("E9.4")
def test_a_cover_decision_is_about_the_shoot_card() -> None:
    game = train(
        """
          |  |
        M |  | G T D C
        """,
        seats="GT DC",
        hands={"GT": "G shoot, T move"},
    )
    choose(game, "play ghost shoot")
    assert game.decision is not None
    assert game.decision.kind == "cover"
    assert game.decision.about is not None
    assert game.decision.about.card == "ghost shoot"
