"""S3.3, S3.4 The end of a round."""

from tests.rules import rule
from tests.superexpress.drawing import end_round, kinds, looks_like, train

from folsom.superexpress import Event


def taker(happened: list[Event]) -> int | None:
    """Who took the card."""
    return next(event.seat for event in happened if event.event == "loot-taken")


@rule("S3.3")
def test_the_last_car_leaves_with_all_in_and_on_it() -> None:
    game = train("""
        roof   | 1>     |    | 4> |
        inside | 0> 5<* | 2< |    | 3>
    """)
    happened = end_round(game)
    assert kinds(happened)[:4] == ["car-uncoupled", "left-behind", "left-behind", "left-behind"]
    assert looks_like(
        game,
        """
        roof   |    | 4> |
        inside | 2< |    | 3>
        """,
    )


@rule("S3.3")
def test_the_remaining_bandit_farthest_from_the_locomotive_takes_the_card() -> None:
    game = train(
        """
        roof   | 2> |    |    |
        inside |    | 1< | 0> | 3<
        """,
        cars=[301, 312, 389],
    )
    happened = end_round(game)
    assert taker(happened) == 1
    assert game.view().loot[1].values == (389,)
    assert 389 not in [car["loot"] for car in game.position()["cars"]]


@rule("S3.3")
def test_in_the_same_car_the_roof_comes_before_the_inside() -> None:
    game = train("""
        roof   |    | 1>    |
        inside |    | 0> 2< |
    """)
    assert taker(end_round(game)) == 1


@rule("S3.3 ruling")
def test_in_the_same_space_the_rearmost_in_line_takes_the_card() -> None:
    game = train("""
        roof   |    | 2< 0> 1> |
        inside |    |          |
    """)
    assert taker(end_round(game)) == 2


@rule("S3.3 ruling")
def test_the_card_is_taken_before_the_end_is_checked() -> None:
    game = train("""
        roof   | 1> |    |
        inside |    |    | 0>
    """)
    happened = end_round(game)
    assert kinds(happened)[-2:] == ["loot-taken", "game-ended"]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.results[0].points == 312


@rule("S3.3 ruling")
def test_with_nobody_left_the_card_is_lost() -> None:
    game = train("""
        roof   | 1> |    |
        inside | 0> |    |
    """)
    happened = end_round(game)
    assert kinds(happened)[-2:] == ["loot-lost", "game-ended"]
    assert game.view().lost == (312,)
    assert game.view().loot[0].values == ()


@rule("S3.4")
def test_the_first_player_card_goes_left_to_the_next_player_aboard() -> None:
    game = train(
        """
        roof   | 3> |    |    |
        inside |    | 0< | 1> | 5>
        """,
        first=1,
    )
    happened = end_round(game)
    # Seats 2 and 4 had left before, and seat 3 has just been left behind.
    assert [event.seat for event in happened if event.event == "first-player"] == [5]
    assert game.view().first_player == 5
    assert game.view().round == 6
