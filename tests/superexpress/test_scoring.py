"""S5 The end."""

from tests.rules import rule
from tests.superexpress.drawing import end_round, kinds, play_round, revealed, train


@rule("S5.1")
def test_the_last_bandit_aboard_wins_at_once_whatever_the_loot() -> None:
    game = train(
        """
        roof   |    |    |
        inside |    | 0> | 1<
        """,
        loot={1: [356, 389]},
    )
    happened = play_round(game, {0: "shoot flip move", 1: "flip move shoot"})
    assert "car-uncoupled" not in kinds(happened)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.shares == (1.0, 0.0, 0.0)


@rule("S5.1")
def test_the_last_bandit_after_an_uncoupling_wins() -> None:
    game = train("""
        roof   | 1> |    |
        inside |    | 0< |
    """)
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@rule("S5.1 ruling")
def test_the_game_goes_on_while_a_fallen_bandits_next_card_is_a_horse() -> None:
    game = train(
        """
        roof   |    |    |
        inside |    | 0> | 1<
        """,
        horse=True,
    )
    happened = play_round(game, {0: "shoot flip change-floor", 1: "horse flip change-floor"})
    assert revealed(happened)[:3] == [(0, "shoot"), (1, "horse"), (0, "flip")]
    assert not game.is_over


@rule("S5.1 ruling")
def test_the_game_ends_when_a_fallen_bandits_next_card_is_no_horse() -> None:
    game = train(
        """
        roof   |    |    |
        inside |    | 0> | 1<
        """,
        horse=True,
    )
    happened = play_round(game, {0: "shoot flip change-floor", 1: "flip horse change-floor"})
    assert revealed(happened) == [(0, "shoot")]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@rule("S5.1 ruling")
def test_with_nobody_else_aboard_the_rider_returns_and_wins() -> None:
    game = train(
        """
        roof   |    |
        inside | 0< | 1>
        """,
        horse=True,
    )
    happened = play_round(game, {0: "change-floor move flip", 1: "move horse flip"})
    assert revealed(happened) == [
        (0, "change-floor"),
        (1, "move"),
        (0, "move"),
        (1, "horse"),
    ]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@rule("S5.1 ruling")
def test_two_fallen_riders_both_come_back() -> None:
    game = train(
        """
        roof   |    |
        inside | 0< | 1>
        """,
        horse=True,
    )
    happened = play_round(game, {0: "move horse flip", 1: "move horse flip"})
    assert kinds(happened).count("rode-in") == 2
    # Both are on the locomotive when its only car leaves; the rearmost has the card, and wins.
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@rule("S5.2")
def test_on_the_locomotive_most_loot_cards_win() -> None:
    game = train(
        """
        roof   |    | 0>
        inside |    | 1< 2>
        """,
        loot={1: [301, 312], 2: [389]},
        cars=[323],
    )
    end_round(game)
    assert game.view().loot[0].values == (323,)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert [result.place for result in game.outcome.results] == [3, 1, 2]


@rule("S5.2")
def test_with_as_many_cards_the_highest_single_card_wins() -> None:
    game = train(
        """
        roof   |    | 0>
        inside |    | 1< 2>
        """,
        loot={0: [367], 1: [301, 389], 2: [356, 378]},
        cars=[323],
    )
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert [result.parts["best_card"] for result in game.outcome.results] == [367, 389, 378]


@rule("S5.3")
def test_bandits_that_leave_together_are_compared_by_their_loot() -> None:
    game = train(
        """
        roof   | 0> |
        inside | 1< |
        """,
        loot={0: [301], 1: [312], 2: [323, 345, 356]},
    )
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    # Seat 2 had left before, so its loot does not help it.
    assert [result.place for result in game.outcome.results] == [2, 1, 3]


@rule("S5.3")
def test_who_is_still_tied_shares_the_victory() -> None:
    game = train(
        """
        roof   | 0> |
        inside | 1< |
        """,
        seats=4,
        left={2: 2, 3: 1},
    )
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
    assert game.outcome.shares == (0.5, 0.5, 0.0, 0.0)
    assert [result.place for result in game.outcome.results] == [1, 1, 3, 4]
