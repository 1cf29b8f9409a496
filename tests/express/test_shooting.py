"""E4.4 Shoot."""

from tests.express.drawing import (
    bullets_of,
    choices,
    choose,
    deck_of,
    happened,
    train,
    where,
)
from tests.rules import rule


@rule("E4.4")
def test_a_shot_gives_the_top_bullet_of_the_cylinder_to_the_target() -> None:
    game = train(
        """
          |   |   |   |
        M | C | D | T |
        """,
        pile="D shoot, T move",
    )
    choose(game, "shoot cheyenne")
    assert deck_of(game, "C")[-1] == "bullet doc"
    doc = next(b for b in game.view().bandits if b.bandit == "doc")
    cheyenne = next(b for b in game.view().bandits if b.bandit == "cheyenne")
    assert (doc.bullets_left, cheyenne.bullets_received) == (5, 1)


@rule("E4.4")
def test_a_bullet_goes_on_top_of_the_deck_and_the_next_one_on_top_of_it() -> None:
    game = train(
        """
          |   |     |
        M | C | D T |
        """,
        pile="D shoot, T shoot, T move",
    )
    assert deck_of(game, "C")[-2:] == ["bullet doc", "bullet tuco"]


@rule("E4.4")
def test_without_a_target_nothing_happens_and_nothing_is_spent() -> None:
    game = train(
        """
        C |  |   |  |
        M |  | D |  | T
        """,
        pile="D shoot",
    )
    assert "no-effect" in happened(game)
    assert {b.bullets_left for b in game.view().bandits} == {6}
    event = next(e for e in game.happened_in_full() if e.event == "no-effect")
    assert event.reason == "no-target"


@rule("E4.4")
def test_with_an_empty_cylinder_nothing_happens() -> None:
    game = train(
        """
          |   |   |
        M | C | D | T
        """,
        pile="D shoot",
        cylinders={"D": 0},
    )
    event = next(e for e in game.happened_in_full() if e.event == "no-effect")
    assert event.reason == "no-bullets"
    assert bullets_of(game, "C") == bullets_of(game, "T") == []


@rule("E4.4")
def test_the_last_bullet_can_be_fired() -> None:
    game = train(
        """
          |   |   |
        M | C | D | T
        """,
        pile="D shoot, D shoot",
        cylinders={"D": 1},
    )
    choose(game, "shoot tuco")
    assert bullets_of(game, "T") == ["bullet doc"]
    assert "no-effect" in happened(game)


@rule("E4.4")
def test_inside_only_bandits_inside_an_adjacent_car_can_be_shot() -> None:
    game = train(
        """
          |   | G |   |
        M | C | D | T | J
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]


@rule("E4.4")
def test_the_locomotive_is_an_adjacent_car_too() -> None:
    game = train(
        """
            |   |
        C T | D | M
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]


@rule("E4.4")
def test_a_bandit_never_shoots_one_in_its_own_space() -> None:
    game = train(
        """
          |   |     |
        M | C | D G | T
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]
    game = train(
        """
          |  | D G | C
        M |  |     | T J
        """,
        pile="D shoot",
        powers=False,
    )
    assert bullets_of(game, "C") == ["bullet doc"]


@rule("E4.4")
def test_on_the_roof_the_nearest_bandits_in_each_direction_can_be_shot_at_any_distance() -> None:
    game = train(
        """
        C |  |  | D   |  |  | T
        M |  |  | B J |  |  |
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]


@rule("E4.4")
def test_whoever_stands_nearer_blocks_the_line_of_sight() -> None:
    game = train(
        """
        C | J |  | D |  | T | G
        M |   |  | B |  |   |
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot django", "shoot tuco"]


@rule("E4.4")
def test_any_bandit_on_the_nearest_occupied_roof_may_be_chosen() -> None:
    game = train(
        """
          |   | D |  | T C | G
        M | J | B |  |     |
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]


@rule("E4.4")
def test_bandits_sharing_the_own_roof_block_nothing() -> None:
    game = train(
        """
        C |  | D J G |  | T
        M |  | B     |  |
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]


@rule("E4.4")
def test_a_bandit_on_the_roof_does_not_see_those_inside() -> None:
    game = train(
        """
          |   | D |   |
        M | C | B | T |
        """,
        pile="D shoot",
        powers=False,
    )
    assert "no-effect" in happened(game)


@rule("E4.4", "E4.1")
def test_a_shot_with_one_target_is_fired_without_asking() -> None:
    game = train(
        """
          |   |   |
        M | C | D | T
        """,
        pile="C shoot, T change-floor",
    )
    assert bullets_of(game, "D") == ["bullet cheyenne"]
    assert where(game, "T") == "roof 3"
