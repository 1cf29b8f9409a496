"""S4 The cards, one by one."""

import pytest
from tests.rules import rule
from tests.superexpress.drawing import kinds, looks_like, reveal, train


@rule("S4.1")
def test_order_and_facing_in_one_space_decide_who_sees_whom() -> None:
    picture = """
        roof   |   |            |
        inside |   | 0> 1< 2> 3< |
    """
    hits = {}
    for seat in range(4):
        shot = [
            event for event in reveal(train(picture), seat, "shoot") if event.event == "bandit-shot"
        ]
        hits[seat] = shot[0].target if shot else None
    # Seats 0 to 3 lead Belle, Cheyenne, Django and Doc.
    assert hits == {0: "cheyenne", 1: "belle", 2: "doc", 3: "django"}


@rule("S4.1")
def test_a_stunned_bandit_keeps_its_place_in_line() -> None:
    game = train("""
        roof   |              |
        inside | 0> 1<* 2>    |
    """)
    reveal(game, 1, "flip")
    assert looks_like(
        game,
        """
        roof   |              |
        inside | 0> 1< 2>     |
        """,
    )


@rule("S4.2")
def test_flip_turns_on_the_spot() -> None:
    game = train("""
        roof   |          |
        inside | 0> 1> 2< |
    """)
    reveal(game, 1, "flip")
    assert looks_like(
        game,
        """
        roof   |          |
        inside | 0> 1< 2< |
        """,
    )
    reveal(game, 1, "flip")
    assert looks_like(
        game,
        """
        roof   |          |
        inside | 0> 1> 2< |
        """,
    )


@rule("S4.3")
def test_changing_floor_towards_the_locomotive_ends_rearmost() -> None:
    game = train("""
        roof   |    | 1> 2< |
        inside |    | 0>    |
    """)
    reveal(game, 0, "change-floor")
    assert looks_like(
        game,
        """
        roof   |    | 0> 1> 2< |
        inside |    |          |
        """,
    )


@rule("S4.3")
def test_changing_floor_towards_the_caboose_ends_foremost() -> None:
    game = train("""
        roof   |    | 0<    |
        inside |    | 1> 2< |
    """)
    reveal(game, 0, "change-floor")
    assert looks_like(
        game,
        """
        roof   |    |          |
        inside |    | 1> 2< 0< |
        """,
    )


@rule("S4.4")
def test_moving_forward_ends_rearmost_in_the_next_car() -> None:
    game = train("""
        roof   |       |    |
        inside | 0> 3< | 1< | 2<
    """)
    reveal(game, 0, "move")
    assert looks_like(
        game,
        """
        roof   |    |       |
        inside | 3< | 0> 1< | 2<
        """,
    )


@rule("S4.4")
def test_moving_back_ends_foremost_in_the_next_car() -> None:
    game = train("""
        roof   | 1> | 2> 0< |
        inside |    |       |
    """)
    reveal(game, 0, "move")
    assert looks_like(
        game,
        """
        roof   | 1> 0< | 2> |
        inside |       |    |
        """,
    )


@rule("S4.4")
@pytest.mark.parametrize(("seat", "end"), [(0, "rear"), (1, "front")])
def test_moving_off_either_end_of_the_train_is_the_end_of_it(seat: int, end: str) -> None:
    game = train("""
        roof   |    |    |
        inside | 0< | 2> | 1>
    """)
    happened = reveal(game, seat, "move")
    assert kinds(happened) == ["card-revealed", "fell-off"]
    assert happened[-1].end == end
    assert not game.view().bandits[seat].aboard


@rule("S4.5")
def test_a_shot_pushes_the_first_bandit_ahead_one_car_and_stuns_it() -> None:
    game = train("""
        roof   |    |    |    |    |
        inside | 0> |    | 1< | 2> |
    """)
    happened = reveal(game, 0, "shoot")
    assert kinds(happened) == ["card-revealed", "bandit-shot", "bandit-pushed", "bandit-stunned"]
    assert looks_like(
        game,
        """
        roof   |    |    |    |        |
        inside | 0> |    |    | 1<* 2> |
        """,
    )


@rule("S4.5")
def test_a_shot_backwards_pushes_backwards_and_the_target_ends_foremost() -> None:
    game = train("""
        roof   |    |       |
        inside | 2> | 1> 0< |
    """)
    reveal(game, 0, "shoot")
    assert looks_like(
        game,
        """
        roof   |        |    |
        inside | 2> 1>* | 0< |
        """,
    )


@rule("S4.5")
def test_the_own_space_comes_first() -> None:
    game = train("""
        roof   |          |    |
        inside | 2< 0> 1> | 3< |
    """)
    reveal(game, 0, "shoot")
    assert looks_like(
        game,
        """
        roof   |       |        |
        inside | 2< 0> | 1>* 3< |
        """,
    )


@rule("S4.5")
def test_a_bandit_shot_off_the_train_is_out() -> None:
    game = train("""
        roof   |    | 0> | 1<
        inside | 2> |    |
    """)
    happened = reveal(game, 0, "shoot")
    assert kinds(happened) == ["card-revealed", "bandit-shot", "fell-off"]
    assert looks_like(
        game,
        """
        roof   |    | 0> |
        inside | 2> |    |
        """,
    )


@rule("S4.5")
def test_stunned_bandits_are_not_hit_and_do_not_block() -> None:
    game = train("""
        roof   |            |    |    |
        inside | 0> 1<*     | 2> |    |
    """)
    reveal(game, 0, "shoot")
    assert looks_like(
        game,
        """
        roof   |            |    |     |
        inside | 0> 1<*     |    | 2>* |
        """,
    )


@rule("S4.5")
def test_with_nobody_in_sight_nothing_happens() -> None:
    picture = """
        roof   |    | 1> |
        inside | 2> | 0> |
    """
    game = train(picture)
    assert kinds(reveal(game, 0, "shoot")) == ["card-revealed", "missed"]
    assert looks_like(game, picture)


@rule("S4.6")
@pytest.mark.parametrize("card", ["flip", "change-floor", "move", "shoot"])
def test_any_card_only_stands_a_stunned_bandit_up(card: str) -> None:
    game = train("""
        roof   |    |     |
        inside | 1> | 0<* | 2<
    """)
    assert kinds(reveal(game, 0, card)) == ["card-revealed", "stood-up"]
    assert looks_like(
        game,
        """
        roof   |    |    |
        inside | 1> | 0< | 2<
        """,
    )


@rule("S4.7")
def test_reflex_stands_a_stunned_bandit_up_and_shoots() -> None:
    game = train(
        """
        roof   |    |     |
        inside | 1> | 0<* | 2<
        """,
        reflex=True,
    )
    happened = reveal(game, 0, "reflex")
    assert kinds(happened) == ["card-revealed", "stood-up", "bandit-shot", "fell-off"]
    assert looks_like(
        game,
        """
        roof   |    |    |
        inside |    | 0< | 2<
        """,
    )


@rule("S4.7")
def test_reflex_lays_a_standing_bandit_down() -> None:
    game = train(
        """
        roof   |    |    |
        inside | 1> | 0< | 2<
        """,
        reflex=True,
    )
    assert kinds(reveal(game, 0, "reflex")) == ["card-revealed", "bandit-stunned"]
    assert looks_like(
        game,
        """
        roof   |    |     |
        inside | 1> | 0<* | 2<
        """,
    )


@rule("S4.8")
def test_a_horse_takes_its_rider_to_the_front_of_the_locomotive() -> None:
    game = train(
        """
        roof   | 0< |    |
        inside | 1> |    | 2> 3<
        """,
        horse=True,
    )
    assert kinds(reveal(game, 0, "horse")) == ["card-revealed", "rode-in"]
    assert looks_like(
        game,
        """
        roof   |    |    |
        inside | 1> |    | 2> 3< 0>
        """,
    )


@rule("S4.8")
def test_a_horse_also_serves_a_bandit_in_the_locomotive() -> None:
    game = train(
        """
        roof   |    |
        inside | 1> | 0< 2<
        """,
        horse=True,
    )
    reveal(game, 0, "horse")
    assert looks_like(
        game,
        """
        roof   |    |
        inside | 1> | 2< 0>
        """,
    )


@rule("S4.8 ruling")
def test_a_horse_only_wakes_a_stunned_bandit() -> None:
    game = train(
        """
        roof   | 0<* |    |
        inside | 1>  |    | 2>
        """,
        horse=True,
    )
    assert kinds(reveal(game, 0, "horse")) == ["card-revealed", "stood-up"]
    assert looks_like(
        game,
        """
        roof   | 0< |    |
        inside | 1> |    | 2>
        """,
    )
