"""E4.5 Rob."""

from tests.express.drawing import choices, choose, happened, loot_of, picture, picture_of, train
from tests.rules import rule


@rule("E4.5")
def test_a_bandit_takes_one_token_of_its_choice_from_its_space() -> None:
    game = train(
        """
        C |   |
        M | D | B $300 j s
        """,
        pile="B rob",
    )
    assert choices(game) == ["rob $300", "rob j", "rob s"]
    choose(game, "rob j")
    assert loot_of(game, "B") == "j"
    assert picture_of(game) == picture(
        """
        C |   |
        M | D | B $300 s
        """
    )


@rule("E4.5")
def test_loot_on_the_other_floor_cannot_be_robbed() -> None:
    game = train(
        """
        C |   | $250
        M | D | B
        """,
        pile="B rob",
    )
    assert "no-effect" in happened(game)
    assert loot_of(game, "B") == ""


@rule("E4.5")
def test_on_a_roof_a_bandit_robs_what_lies_on_that_roof() -> None:
    game = train(
        """
        C |   | B $250 j
        M | D | j s
        """,
        pile="B rob",
    )
    assert choices(game) == ["rob $250", "rob j"]


@rule("E4.5", "E4.1")
def test_without_loot_a_robbery_does_nothing() -> None:
    game = train(
        """
        C |     |
        M | D j | B
        """,
        pile="B rob",
    )
    event = next(e for e in game.happened_in_full() if e.event == "no-effect")
    assert (event.bandit, event.reason) == ("belle", "no-loot")


@rule("E4.5", "E4.1")
def test_a_single_token_is_robbed_without_asking() -> None:
    game = train(
        """
        C |   |
        M | D | B $450
        """,
        pile="B rob, C change-floor",
    )
    assert loot_of(game, "B") == "$450"


@rule("E4.5")
def test_one_chooses_a_purse_not_a_value_so_every_unknown_purse_is_a_choice() -> None:
    game = train(
        """
        C |   |
        M | D | B $250 $250 $500
        """,
        pile="B rob",
    )
    assert game.decision is not None
    assert [option.form.token for option in game.decision.options] == [0, 1, 2]
    assert [t.value for t in game.view(0).tokens if t.place == "car"] == [None, None, None]


@rule("E4.5")
def test_after_the_robbery_only_the_robber_sees_what_the_purse_is_worth() -> None:
    game = train(
        """
        C |   |
        M | D | B $250 $500
        """,
        pile="B rob, B rob",
    )
    choose(game, "rob $500")
    values = [[t.value for t in game.view(seat).tokens if t.token == 1] for seat in (0, 1, 2, None)]
    assert values == [[500], [None], [None], [None]]
    events = [
        [e.value for e in game.happened(seat) if e.event == "loot-robbed"] for seat in (0, 1, None)
    ]
    assert events[0][0] == 500
    assert events[1][0] is events[2][0] is None


@rule("E4.5")
def test_jewels_are_alike_so_two_of_them_are_one_choice() -> None:
    game = train(
        """
        C |   |
        M | D | B j j s
        """,
        pile="B rob",
    )
    assert choices(game) == ["rob j", "rob s"]
    game = train(
        """
        C |   |
        M | D | B j j
        """,
        pile="B rob, C change-floor",
    )
    assert loot_of(game, "B") == "j"


@rule("E4.5", "E4.11")
def test_a_purse_the_robber_knows_is_offered_beside_those_it_does_not_know() -> None:
    game = train(
        """
        C |   |
        M | D | B $250 $500
        """,
        pile="B rob",
        known={0: "B"},
    )
    assert choices(game) == ["rob $250", "rob $500"]
    assert [t.value for t in game.view(0).tokens if t.place == "car"] == [250, None]
