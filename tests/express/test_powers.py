"""E5 The bandits' powers."""

import pytest
from tests.express.drawing import (
    asked,
    bullets_of,
    choices,
    choose,
    deck_of,
    hand_of,
    happened,
    loot_of,
    picture,
    picture_of,
    train,
    where,
)
from tests.rules import rule


@rule("E5.1")
def test_belle_cannot_be_shot_while_there_is_another_target() -> None:
    game = train(
        """
          |     |   |   |
        M | B C | D | T |
        """,
        pile="D shoot",
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]


@rule("E5.1")
def test_belle_is_spared_for_a_target_in_the_other_direction() -> None:
    game = train(
        """
          | B | D |   | C
        M |   |   | T |
        """,
        pile="D shoot, T move",
    )
    assert bullets_of(game, "C") == ["bullet doc"]
    assert bullets_of(game, "B") == []


@rule("E5.1")
def test_belle_is_shot_when_she_is_the_only_target() -> None:
    game = train(
        """
          |   |   |  |
        M | B | D |  | T C
        """,
        pile="D shoot",
    )
    assert bullets_of(game, "B") == ["bullet doc"]


@rule("E5.1", "E5.5")
def test_belle_is_spared_for_a_target_on_tucos_other_floor() -> None:
    game = train(
        """
          |   | C |  |
        M | B | T |  | D
        """,
        pile="T shoot, D change-floor",
    )
    assert bullets_of(game, "C") == ["bullet tuco"]
    assert bullets_of(game, "B") == []


@rule("E5.1", "E5.5")
def test_belle_on_tucos_other_floor_is_spared_for_a_target_next_door() -> None:
    game = train(
        """
          |   | B |  |
        M | C | T |  | D
        """,
        pile="T shoot, D change-floor",
    )
    assert bullets_of(game, "C") == ["bullet tuco"]
    assert bullets_of(game, "B") == []


@rule("E5.1", "E5.5")
def test_belle_on_tucos_other_floor_is_shot_when_nobody_else_is_in_reach() -> None:
    game = train(
        """
          |  | B |  |
        M |  | T |  | D C
        """,
        pile="T shoot",
    )
    assert bullets_of(game, "B") == ["bullet tuco"]


@rule("E5.1")
def test_belle_still_blocks_the_line_of_sight() -> None:
    game = train(
        """
        C | B | D |  |
        M |   |   |  | T
        """,
        pile="D shoot, T change-floor",
    )
    assert bullets_of(game, "B") == ["bullet doc"]
    assert bullets_of(game, "C") == []


@rule("E5.1")
def test_belle_cannot_be_punched_while_another_bandit_is_there() -> None:
    game = train(
        """
          |  |       |
        M |  | B C D | T
        """,
        pile="D punch, T change-floor",
    )
    assert asked(game) == "D push"
    choose(game, "push 1")
    assert where(game, "C") == "inside 1"


@rule("E5.1")
def test_belle_is_punched_when_she_is_alone_with_the_puncher() -> None:
    game = train(
        """
          |   |     |
        M | C | B D | T
        """,
        pile="D punch",
    )
    choose(game, "push 1")
    assert where(game, "B") == "inside 1"


@rule("E5.1")
def test_a_team_mate_counts_as_somebody_else_for_belle() -> None:
    game = train(
        """
          |     |   |
        M | B T | D | C
        """,
        seats="DT BC",
        pile="D shoot",
    )
    assert choices(game) == ["shoot cheyenne", "shoot tuco"]
    game = train(
        """
        C |   |   |
        M | B | D | T
        """,
        seats="DT BC",
        pile="D shoot",
    )
    assert bullets_of(game, "T") == ["bullet doc"]
    assert bullets_of(game, "B") == []
    game = train(
        """
          |       |   |
        M | D T B | C |
        """,
        seats="DT BC",
        pile="D punch",
    )
    choose(game, "push 2")
    assert where(game, "T") == "inside 2"


@rule("E5.1")
def test_belles_own_team_mate_can_be_shot_or_spares_her_too() -> None:
    game = train(
        """
        T |   |   |
        M | C | D | B
        """,
        seats="DT BC",
        pile="D shoot",
    )
    assert bullets_of(game, "C") == ["bullet doc"]
    assert where(game, "B") == "inside 3"


@rule("E5.1", "E2.5")
def test_without_powers_belle_is_a_target_like_any_other() -> None:
    game = train(
        """
          |     |   |   |
        M | B C | D | T |
        """,
        pile="D shoot",
        powers=False,
    )
    assert choices(game) == ["shoot belle", "shoot cheyenne", "shoot tuco"]


@rule("E5.2")
def test_cheyenne_may_take_the_purse_she_punches_loose() -> None:
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="C punch",
        loot={"T": "$300"},
    )
    assert asked(game) == "C pocket"
    assert choices(game) == ["leave", "take $300"]
    choose(game, "take $300")
    assert loot_of(game, "C") == "$300"
    assert loot_of(game, "T") == ""


@rule("E5.2 ruling")
def test_cheyenne_may_let_the_purse_fall() -> None:
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="C punch",
        loot={"T": "$300"},
    )
    choose(game, "leave", "push 3")
    assert picture_of(game) == picture(
        """
          |   |        |
        M | B | C $300 | T
        """
    )
    assert loot_of(game, "C") == ""


@rule("E5.2 ruling")
def test_cheyenne_decides_before_she_sees_the_value_and_before_the_push() -> None:
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="C punch",
        loot={"T": "$300"},
    )
    assert next(t.value for t in game.view(1).tokens if t.token == 0) is None
    assert where(game, "T") == "inside 2"
    choose(game, "take $300")
    assert next(t.value for t in game.view(1).tokens if t.token == 0) == 300
    assert asked(game) == "C push"


@rule("E5.2")
def test_cheyenne_takes_neither_jewels_nor_strongboxes() -> None:
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="C punch",
        loot={"T": "j"},
    )
    assert asked(game) == "C push"
    assert picture_of(game) == picture(
        """
          |   |       |
        M | B | C T j |
        """
    )
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="C punch",
        loot={"T": "s"},
    )
    assert picture_of(game) == picture(
        """
          |   |       |
        M | B | C T s |
        """
    )


@rule("E5.2")
def test_only_cheyenne_takes_purses_by_punching() -> None:
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="T punch",
        loot={"C": "$300"},
    )
    assert asked(game) == "T push"
    assert picture_of(game) == picture(
        """
          |   |          |
        M | B | C T $300 |
        """
    )


@rule("E5.2")
def test_cheyenne_punching_her_team_mate_may_take_the_purse() -> None:
    game = train(
        """
          |     |     |
        M | B D | C T |
        """,
        seats="TC BD",
        pile="C punch",
        loot={"T": "$300"},
    )
    assert choices(game) == ["leave", "take $300"]
    choose(game, "take $300")
    assert loot_of(game, "C") == "$300"


@rule("E5.2", "E2.5")
def test_without_powers_cheyennes_punch_lets_the_purse_fall() -> None:
    game = train(
        """
          |   |     |
        M | B | C T |
        """,
        pile="C punch",
        loot={"T": "$300"},
        powers=False,
    )
    assert asked(game) == "C push"


@rule("E5.3")
def test_a_bandit_django_shoots_is_moved_one_car_away_from_him() -> None:
    game = train(
        """
          |   |   |  |
        M | B | J |  | C
        """,
        pile="J shoot, C change-floor",
    )
    assert where(game, "B") == "roof 0"  # into the Marshal's car, and so up
    game = train(
        """
          |   |  | J |  | B |
        M | C |  |   |  |   |
        """,
        pile="J shoot",
    )
    assert where(game, "B") == "roof 6"


@rule("E5.3")
def test_djangos_shot_keeps_the_floor() -> None:
    game = train(
        """
        C |  |   |   |
        M |  | J | B |
        """,
        pile="J shoot",
    )
    assert where(game, "B") == "inside 4"


@rule("E5.3", "E4.8")
def test_djangos_bullet_goes_on_the_deck_first_and_the_neutral_one_on_top_of_it() -> None:
    game = train(
        """
         |   |   | C |
         | M | B | J |
        """,
        pile="J shoot, J move",
    )
    assert deck_of(game, "B")[-2:] == ["bullet django", "bullet neutral"]
    assert where(game, "B") == "roof 1"
    assert game.view().neutral_bullets == 12


@rule("E5.3")
def test_on_the_roof_django_shoots_past_the_marshal() -> None:
    game = train(
        """
          |   | B | J |
        C | M |   |   |
        """,
        pile="J shoot",
    )
    assert where(game, "B") == "roof 1"
    assert bullets_of(game, "B") == ["bullet django"]


@rule("E5.3")
def test_django_moves_his_own_team_mate_too() -> None:
    game = train(
        """
            |   | T | J |
        C B | M |   |   |
        """,
        seats="JT BC",
        pile="J shoot",
    )
    assert where(game, "T") == "roof 1"


@rule("E5.3", "E2.5")
def test_without_powers_djangos_shot_moves_nobody() -> None:
    game = train(
        """
          |   | B | J |
        C | M |   |   |
        """,
        pile="J shoot",
        powers=False,
    )
    assert where(game, "B") == "roof 2"


@rule("E5.4")
@pytest.mark.parametrize(("powers", "n"), [(True, 7), (False, 6)])
def test_doc_draws_seven_cards_at_the_start_of_a_round(powers: bool, n: int) -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="",
        powers=powers,
    )
    assert game.view().round == 2
    assert [len(hand_of(game, letter)) for letter in "BCD"] == [6, 6, n]


@rule("E5.5")
def test_tuco_may_shoot_through_the_roof_of_his_car() -> None:
    game = train(
        """
          |  | C D |
        M |  | T   | B
        """,
        pile="T shoot",
    )
    assert choices(game) == ["shoot cheyenne", "shoot doc"]
    game = train(
        """
          |   | T   |
        M | B | C D |
        """,
        pile="T shoot",
    )
    assert choices(game) == ["shoot cheyenne", "shoot doc"]


@rule("E5.5")
def test_tuco_still_shoots_as_everybody_does() -> None:
    game = train(
        """
          |  | C |
        M |  | T | D B
        """,
        pile="T shoot",
    )
    assert choices(game) == ["shoot cheyenne", "shoot doc"]


@rule("E5.5")
def test_tuco_shoots_nobody_in_his_own_space() -> None:
    game = train(
        """
          |  |     |  |
        M |  | T C |  | D B
        """,
        pile="T shoot",
    )
    assert "no-effect" in happened(game)


@rule("E5.5")
def test_nobody_but_tuco_shoots_through_the_roof() -> None:
    game = train(
        """
          |  | C |  |
        M |  | D |  | T
        """,
        pile="D shoot",
    )
    assert "no-effect" in happened(game)


@rule("E5.5", "E2.5")
def test_without_powers_tuco_does_not_shoot_through_the_roof() -> None:
    game = train(
        """
          |  | C |  |
        M |  | T |  | D
        """,
        pile="T shoot",
        powers=False,
    )
    assert "no-effect" in happened(game)


@rule("E5.5 ruling")
def test_nobody_is_moved_by_a_shot_through_the_roof() -> None:
    game = train(
        """
          |  | C |  |
        M |  | T |  | J D
        """,
        pile="T shoot",
    )
    assert bullets_of(game, "C") == ["bullet tuco"]
    assert where(game, "C") == "roof 2"
