"""S3.2 Shootin', and what happens across several cards."""

from tests.rules import rule
from tests.superexpress.drawing import kinds, looks_like, play_round, revealed, train


@rule("S3.2")
def test_cards_are_revealed_in_three_passes_from_the_first_player() -> None:
    game = train(
        """
        roof   |    | 1> | 2< |
        inside | 0> |    |    | 3<
        """,
        first=2,
    )
    happened = play_round(game, dict.fromkeys(range(4), "flip change-floor shoot"))
    assert [seat for seat, _ in revealed(happened)] == [2, 3, 0, 1] * 3
    assert kinds(happened).count("pass-started") == 3


@rule("S3.2")
def test_the_order_does_not_change_when_someone_falls() -> None:
    game = train("""
        roof   |    | 2> 3< |   |
        inside |    | 0>    |   | 1<
    """)
    happened = play_round(
        game,
        {
            0: "shoot flip change-floor",
            1: "move flip shoot",
            2: "flip change-floor move",
            3: "flip change-floor move",
        },
    )
    # The bandit of seat 1 goes over the front at once; its cards stay face down.
    assert [seat for seat, _ in revealed(happened)] == [0, 2, 3] * 3


@rule("S3.2", "S5.1")
def test_cards_stay_face_down_once_the_game_has_ended() -> None:
    game = train("""
        roof   |    |
        inside | 0> | 1<
    """)
    happened = play_round(game, {0: "shoot flip move", 1: "flip move shoot"})
    assert revealed(happened) == [(0, "shoot")]
    assert kinds(happened)[-1] == "game-ended"


@rule("S4.6")
def test_stun_outlasts_the_round() -> None:
    game = train(
        """
        roof   |    |    |    |    |
        inside |    | 0> | 1< |    | 2<
        """,
        first=1,
    )
    play_round(
        game,
        {0: "change-floor move shoot", 1: "change-floor flip move", 2: "flip change-floor shoot"},
    )
    assert game.view().round == 2
    assert looks_like(
        game,
        """
        roof   |    | 0> |    | 1>* 2>
        inside |    |    |    |
        """,
    )


@rule("S4.8")
def test_a_horse_as_the_very_next_card_brings_a_bandit_back_that_was_shot_off() -> None:
    game = train(
        """
        roof   |    |    |    |
        inside | 2> | 0> |    | 1<
        """,
        horse=True,
    )
    happened = play_round(
        game,
        {0: "shoot flip change-floor", 1: "horse flip change-floor", 2: "move flip change-floor"},
    )
    assert kinds(happened).index("fell-off") < kinds(happened).index("rode-in")
    assert looks_like(
        game,
        """
        roof   | 0< 2< |    | 1<
        inside |       |    |
        """,
    )


@rule("S4.8")
def test_a_horse_brings_a_bandit_back_that_moved_off_the_train() -> None:
    game = train(
        """
        roof   |    | 2< | 1>
        inside |    | 0> |
        """,
        horse=True,
    )
    play_round(
        game,
        {0: "flip change-floor shoot", 1: "move horse flip", 2: "change-floor flip move"},
    )
    assert looks_like(
        game,
        """
        roof   | 0< |
        inside |    | 2> 1<
        """,
    )


@rule("S4.8")
def test_a_horse_that_is_not_the_very_next_card_comes_too_late() -> None:
    game = train(
        """
        roof   |    | 2< | 1>
        inside |    | 0> |
        """,
        horse=True,
    )
    happened = play_round(
        game,
        {0: "flip change-floor shoot", 1: "move flip horse", 2: "change-floor flip shoot"},
    )
    assert [card for seat, card in revealed(happened) if seat == 1] == ["move", "flip"]
    assert kinds(happened).count("no-effect") == 1
    assert not game.view().bandits[1].aboard


@rule("S4.8")
def test_a_horse_saves_only_in_the_round_of_the_fall() -> None:
    game = train(
        """
        roof   |    | 2< | 1>
        inside |    | 0> |
        """,
        horse=True,
    )
    play_round(
        game,
        {0: "flip change-floor horse", 1: "flip change-floor move", 2: "change-floor flip horse"},
    )
    # Facing the caboose the bandit of seat 1 only went inside and one car back.
    assert game.view().bandits[1].aboard
    game = train(
        """
        roof   |    | 2< | 1<
        inside |    | 0> |
        """,
        horse=True,
    )
    play_round(
        game,
        {0: "flip change-floor horse", 1: "flip change-floor move", 2: "change-floor flip horse"},
    )
    assert not game.view().bandits[1].aboard
    assert [decision.seat for decision in game.decisions] == [0, 2]
