"""E6, E7 The end of a round and the events."""

import pytest
from tests.express.drawing import (
    all_cards_of,
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


@rule("E6.1")
def test_the_event_resolves_after_stealin() -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="B change-floor",
        card="swivel-arm",
    )
    assert where(game, "B") == "roof 2"
    order = happened(game)
    assert (
        order.index("bandit-climbed") < order.index("event-started") < order.index("bandit-moved")
    )
    assert order.index("bandit-moved") < order.index("round-ended")


@rule("E6.1")
def test_bullets_received_are_shuffled_into_the_deck() -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="B shoot, B shoot",
        powers=False,
    )
    choose(game, "shoot cheyenne", "shoot cheyenne")
    assert game.view().round == 2
    assert len(all_cards_of(game, 1)) == 12
    assert len(hand_of(game, "C")) == 6
    assert bullets_of(game, "C") == ["bullet belle"] * 2
    found = set()
    for seed in range(20):
        game = train(
            """
          |   |
        M | B | C D
        """,
            pile="B shoot",
            powers=False,
            seed=seed,
        )
        choose(game, "shoot cheyenne")
        found.add("bullet belle" in hand_of(game, "C"))
    assert found == {True, False}


@rule("E6.1")
def test_the_player_to_the_left_becomes_first_player() -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="",
        first="C",
    )
    assert asked(game) == "D scheme"
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="",
        first="D",
    )
    assert asked(game) == "B scheme"


@rule("E6.1", "E2.5")
def test_with_events_switched_off_nothing_happens_at_the_end_of_a_round() -> None:
    game = train(
        """
          | B |
        M |   | C D
        """,
        pile="",
        card="swivel-arm",
        events=False,
    )
    assert where(game, "B") == "roof 1"
    assert "event-started" not in happened(game)


@rule("E7.1")
def test_the_angry_marshal_shoots_those_on_his_roof_and_moves_toward_the_caboose() -> None:
    game = train(
        """
         | B C |  |
         | M   |  | D
        """,
        pile="",
        card="angry-marshal",
    )
    assert bullets_of(game, "B") == bullets_of(game, "C") == ["bullet neutral"]
    assert game.view().marshal == 2
    assert [where(game, letter) for letter in "BC"] == ["roof 1", "roof 1"]


@rule("E7.1", "E4.8")
def test_the_angry_marshal_meets_whoever_is_inside_the_next_car() -> None:
    game = train(
        """
         | B |   |
         | M | C | D
        """,
        pile="",
        card="angry-marshal",
    )
    assert picture_of(game) == picture(
        """
         | B | C |
         |   | M | D
        """
    )
    assert bullets_of(game, "C") == ["bullet neutral"]


@rule("E7.1")
def test_in_the_caboose_the_angry_marshal_stays() -> None:
    game = train(
        """
          |   | B
        D | C | M
        """,
        pile="",
        card="angry-marshal",
    )
    assert game.view().marshal == 2
    assert bullets_of(game, "B") == ["bullet neutral"]


@rule("E7.1", "E4.9")
def test_the_angry_marshals_shots_and_his_walk_are_two_happenings() -> None:
    drawing = " | B C |  |  \n  | M | D | "
    game = train(drawing, pile="", card="angry-marshal", neutral=2)
    assert [bullets_of(game, b) for b in "BCD"] == [["bullet neutral"], ["bullet neutral"], []]
    assert where(game, "D") == "roof 2"
    game = train(drawing, pile="", card="angry-marshal", neutral=1)
    assert [bullets_of(game, b) for b in "BCD"] == [[], [], ["bullet neutral"]]
    game = train(drawing, pile="", card="angry-marshal", neutral=1, edition="2014")
    assert [bullets_of(game, b) for b in "BCD"] == [[], [], []]
    assert where(game, "D") == "roof 2"
    assert game.view().neutral_bullets == 0


@rule("E7.1")
def test_with_nobody_on_his_roof_the_angry_marshal_only_walks() -> None:
    game = train(
        """
         |   |  |
         | M |  | B C D
        """,
        pile="",
        card="angry-marshal",
    )
    assert "neutral-bullet" not in happened(game)
    assert "bullets-short" not in happened(game)
    assert game.view().marshal == 2


@rule("E7.2")
def test_the_swivel_arm_sweeps_every_bandit_on_a_roof_to_the_cabooses_roof() -> None:
    game = train(
        """
        B | C |   | G
          | M | D |
        """,
        pile="",
        card="swivel-arm",
    )
    assert picture_of(game) == picture(
        """
         |   |   | B C G
         | M | D |
        """
    )


@rule("E7.2")
def test_loot_on_the_roofs_is_not_swept_along() -> None:
    game = train(
        """
        B $250 | C j |   |
               | M   | D |
        """,
        pile="",
        card="swivel-arm",
    )
    assert picture_of(game) == picture(
        """
        $250 | j |   | B C
             | M | D |
        """
    )


@rule("E7.3")
def test_braking_moves_every_bandit_on_a_roof_one_car_toward_the_locomotive() -> None:
    game = train(
        """
        B | C |   | G
          | M | D |
        """,
        pile="",
        card="braking",
    )
    assert picture_of(game) == picture(
        """
        B C |   | G |
            | M | D |
        """
    )


@rule("E7.4")
def test_the_second_strongbox_is_put_inside_the_marshals_car() -> None:
    game = train(
        """
        B |   | D
        s | C | M
        """,
        pile="",
        card="take-it-all",
    )
    assert picture_of(game) == picture(
        """
        B |   | D
        s | C | M s
        """
    )
    assert "strongbox-placed" in happened(game)


@rule("E7.5")
def test_the_passengers_shoot_every_bandit_inside_the_locomotive_too() -> None:
    game = train(
        """
          |   | D
        B | C | M
        """,
        pile="",
        card="passengers-rebellion",
    )
    assert [bullets_of(game, b) for b in "BCD"] == [["bullet neutral"], ["bullet neutral"], []]
    assert [where(game, b) for b in "BCD"] == ["inside 0", "inside 1", "roof 2"]


@rule("E7.5", "E4.9")
def test_the_passengers_rebellion_is_one_happening() -> None:
    game = train(
        """
          |   | D
        B | C | M
        """,
        pile="",
        card="passengers-rebellion",
        neutral=1,
    )
    assert [bullets_of(game, b) for b in "BCD"] == [[], [], []]
    assert game.view().neutral_bullets == 1


@rule("E7.5")
def test_with_nobody_inside_the_passengers_keep_quiet() -> None:
    game = train(
        """
        B C |  | D
            |  | M
        """,
        pile="",
        card="passengers-rebellion",
        neutral=0,
    )
    assert "bullets-short" not in happened(game)


PICKPOCKETS = """
C $250 |       |
M      | B $300 $500 j | D $400
"""


@rule("E7.6")
def test_a_bandit_alone_in_its_space_may_take_one_purse_lying_there() -> None:
    game = train(PICKPOCKETS, pile="", card="pickpocketing")
    assert asked(game) == "B pickpocket"
    assert choices(game) == ["pass", "take $300", "take $500"]
    assert [t.value for t in game.view(0).tokens if t.car == 1] == [None, None, 500]
    choose(game, "take $500")
    assert loot_of(game, "B") == "$500"
    assert next(t.value for t in game.view(0).tokens if t.bandit == "belle") == 500
    assert next(t.value for t in game.view(1).tokens if t.bandit == "belle") is None


@rule("E7.6")
def test_pickpocketing_goes_in_order_from_the_first_player() -> None:
    game = train(PICKPOCKETS, pile="", card="pickpocketing", first="C")
    order = []
    for _ in range(3):
        order.append(asked(game))
        choose(game, "pass")
    assert order == ["C pickpocket", "D pickpocket", "B pickpocket"]
    assert loot_of(game, "B") == loot_of(game, "C") == loot_of(game, "D") == ""


@rule("E7.6")
def test_whoever_shares_a_space_picks_no_pockets() -> None:
    game = train(
        """
        B C $250 |   |
        M        | D |
        """,
        pile="",
        card="pickpocketing",
    )
    assert "pickpocket" not in asked(game)


@rule("E7.6")
def test_without_a_purse_in_its_space_a_bandit_is_not_asked() -> None:
    game = train(
        """
        C | $250  |
        M | B j s | D $400
        """,
        pile="",
        card="pickpocketing",
    )
    assert asked(game) == "D pickpocket"
    choose(game, "take $400")
    assert "pickpocket" not in asked(game)


@rule("E7.6")
def test_a_team_mate_in_the_space_counts_as_another_bandit() -> None:
    drawing = " C $250 | D |  \n M | B T $300 |  $400"
    game = train(drawing, pile="", card="pickpocketing", seats="BT CD", round=5)
    assert asked(game) == "C pickpocket"
    choose(game, "pass")
    assert game.is_over


@rule("E7.6")
def test_both_bandits_of_a_team_may_pick_pockets() -> None:
    drawing = " C $250 | D |  T $350 \n M | B $300 |  $400"
    game = train(drawing, pile="", card="pickpocketing", seats="BT CD", first="C", round=5)
    choose(game, "take $250", "take $300", "take $350")
    assert [loot_of(game, b) for b in "CBT"] == ["$250", "$300", "$350"]
    assert game.is_over


REVENGE = """
 | B C | D
 | M   |
"""


@rule("E7.7")
def test_each_bandit_on_the_marshals_roof_drops_its_least_valuable_purse_there() -> None:
    held = {"B": "$250 $400 j", "C": "$500 $300 s", "D": "$250"}
    game = train(REVENGE, pile="", card="marshals-revenge", loot=held)
    assert [loot_of(game, b) for b in "BCD"] == ["$400 j", "$500 s", "$250"]
    assert picture_of(game) == picture(
        """
         | B C $250 $300 | D
         | M             |
        """
    )


@rule("E7.7")
def test_no_purse_no_loss() -> None:
    held = {"B": "j s", "D": "$250"}
    game = train(REVENGE, pile="", card="marshals-revenge", loot=held)
    assert [loot_of(game, b) for b in "BCD"] == ["j s", "", "$250"]
    assert "loot-dropped" not in happened(game)


@rule("E7.7")
def test_2014_sv_takes_the_most_valuable_purse() -> None:
    held = {"B": "$250 $400 j", "C": "$500 $300 s"}
    game = train(REVENGE, pile="", card="marshals-revenge", loot=held, edition="2014-sv")
    assert [loot_of(game, b) for b in "BC"] == ["$250 j", "$300 s"]
    assert picture_of(game) == picture(
        """
         | B C $400 $500 | D
         | M             |
        """
    )


@rule("E7.7")
def test_which_purse_the_marshal_takes_is_a_switch() -> None:
    held = {"B": "$250 $400"}
    game = train(REVENGE, pile="", card="marshals-revenge", loot=held, revenge_takes_most=True)
    assert loot_of(game, "B") == "$250"


@rule("E7.7 ruling")
def test_in_2014_the_purse_is_dropped_on_the_roof_too() -> None:
    game = train(REVENGE, pile="", card="marshals-revenge", loot={"B": "$250 $400"}, edition="2014")
    assert picture_of(game) == picture(
        """
         | B C $250 | D
         | M        |
        """
    )


@rule("E7.7 ruling")
def test_among_purses_of_equal_value_the_owner_chooses_if_it_matters_who_knows_them() -> None:
    game = train(
        REVENGE,
        pile="",
        card="marshals-revenge",
        loot={"B": "$250 $250 $400"},
        known={1: "C"},
    )
    assert asked(game) == "B revenge"
    assert game.decision is not None
    assert [option.form.token for option in game.decision.options] == [0, 1]
    game.play(1)
    tokens = {t.token: t.place for t in game.view().tokens}
    assert (tokens[0], tokens[1]) == ("bandit", "car")


@rule("E7.7 ruling")
def test_purses_of_equal_value_that_the_same_players_know_are_no_choice() -> None:
    game = train(REVENGE, pile="", card="marshals-revenge", loot={"B": "$250 $250 $400"})
    assert "revenge" not in asked(game)
    assert loot_of(game, "B") == "$250 $400"


@rule("E7.7")
def test_the_revenge_goes_round_from_the_first_player() -> None:
    game = train(
        REVENGE,
        pile="",
        card="marshals-revenge",
        loot={"B": "$250 $250", "C": "$300 $300"},
        known={1: "D", 3: "D"},
        first="C",
    )
    order = [asked(game)]
    choose(game, "drop $300")
    order.append(asked(game))
    assert order == ["C revenge", "B revenge"]


@rule("E7.8")
def test_each_bandit_in_or_on_the_locomotive_takes_a_250_dollar_purse() -> None:
    game = train(
        """
        B |   |
        C | D | M
        """,
        pile="",
        card="hostage-conductor",
    )
    assert [loot_of(game, b) for b in "BCD"] == ["$250", "$250", ""]
    assert happened(game).count("ransom-paid") == 2


@rule("E7.8 ruling")
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
def test_the_ransom_is_a_purse_and_the_supply_never_runs_out(edition: str) -> None:
    game = train(
        """
        B C J |  |
        D G T |  | M
        """,
        pile="",
        card="hostage-conductor",
        edition=edition,
        round=5,
    )
    assert [loot_of(game, b) for b in "BCJDGT"] == ["$250"] * 6
    kinds = {t.kind for t in game.view().tokens if t.place == "bandit"}
    assert kinds == {"purse"}


@rule("E7.8", "E4.11 ruling")
def test_everyone_knows_a_ransom_purse() -> None:
    game = train(
        """
        B |   |
        C | D | M
        """,
        pile="",
        card="hostage-conductor",
    )
    assert [t.value for t in game.view().tokens if t.place == "bandit"] == [250, 250]
    game = train(
        """
        B |   |
        C | D | M
        """,
        pile="",
        card="hostage-conductor",
        known_start_purses=False,
    )
    assert [t.value for t in game.view(0).tokens if t.place == "bandit"] == [250, None]


@rule("E6.1")
def test_after_round_five_the_game_is_over() -> None:
    game = train(
        """
          |   |
        M | B | C D
        """,
        pile="",
        round=5,
    )
    assert game.is_over
    assert happened(game)[-1] == "game-ended"
    assert "first-player" not in happened(game)


@rule("E6.1", "E3.7")
def test_all_own_cards_are_in_deck_and_hand_when_a_new_round_begins() -> None:
    game = train(
        """
          |   |  |
        M | B |  | C D
        """,
        pile="B rob, C rob, D rob",
    )
    assert [len(deck_of(game, b)) + len(hand_of(game, b)) for b in "BCD"] == [10, 10, 10]
    assert game.view().pile == ()
