"""E9 Two bandits a player."""

from collections import Counter
from typing import Any

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
    pile_of,
    train,
    where,
)
from tests.rules import rule

from folsom import express
from folsom.express import ExpressGame

TRAIN = """
  |  |     |
M |  | G D | T C
"""
TEAMS: dict[str, Any] = {"seats": "GT DC"}


def hand(*cards: str) -> dict[str, str]:
    return {"GT": ", ".join(cards), "DC": "D move, C move, D rob, C rob, D punch, C punch"}


@rule("E9.1")
@pytest.mark.parametrize(("edition", "seats"), [("2016", 2), ("2016", 3), ("2014", 2)])
def test_each_player_leads_two_bandits_with_six_bullets_each(edition: str, seats: int) -> None:
    game = to_placing(seats=seats, edition=edition, two_bandits=True)
    bandits = game.view().bandits
    assert Counter(b.seat for b in bandits) == dict.fromkeys(range(seats), 2)
    assert {b.bullets_left for b in bandits} == {6}


def to_placing(**options: Any) -> ExpressGame:
    """A game of teams when all are asked where their bandits start."""
    game = express.new(seed=1, **options)
    while game.decision is not None and game.decision.kind == "team":
        game.play(game.decision.options[0])
    return game


@rule("E9.1 ruling")
def test_each_bandit_of_a_team_has_its_own_250_dollars() -> None:
    for edition in ("2016", "2014"):
        game = to_placing(seats=2, edition=edition)
        for bandit in game.view().bandits:
            held = [t.value for t in game.view().tokens if t.bandit == bandit.bandit]
            assert held == [250]


@rule("E9.1")
def test_a_team_has_one_of_each_action_card_of_both_bandits_less_one_marshal() -> None:
    game = to_placing(seats=2, bandits=[["ghost", "tuco"], ["doc", "cheyenne"]])
    cards = all_cards_of(game, 0)
    assert len(cards) == len(set(cards)) == 11
    assert sorted(card.split()[1] for card in cards).count("marshal") == 1
    for action in ("move", "change-floor", "shoot", "rob", "punch"):
        assert {f"ghost {action}", f"tuco {action}"} <= set(cards)


@rule("E9.1")
def test_a_card_moves_the_bandit_it_belongs_to() -> None:
    game = train(TRAIN, pile="T change-floor, G change-floor, D move", **TEAMS)
    assert (where(game, "T"), where(game, "G")) == ("roof 3", "roof 2")


@rule("E9.1")
def test_a_bullet_goes_on_the_players_deck() -> None:
    game = train(TRAIN, pile="C shoot, D move", **TEAMS, powers=False)
    choose(game, "shoot ghost")
    assert deck_of(game, "T")[-1] == "bullet cheyenne"
    assert bullets_of(game, "G") == bullets_of(game, "T")


@rule("E9.1")
def test_friendly_fire_is_legal() -> None:
    game = train(TRAIN, pile="T shoot, D move", **TEAMS)
    assert choices(game) == ["shoot doc", "shoot ghost"]
    choose(game, "shoot ghost")
    assert bullets_of(game, "T") == ["bullet tuco"]
    assert game.view().players[0].friendly_hits == 1


@rule("E9.1")
def test_friendly_punches_are_legal() -> None:
    game = train(
        """
          |  |     |
        M |  | G T | D C
        """,
        pile="T punch",
        loot={"G": "$300 j"},
        **TEAMS,
    )
    choose(game, "knock j", "push 1")
    assert where(game, "G") == "inside 1"
    assert loot_of(game, "G") == "$300"


@rule("E9.2")
@pytest.mark.parametrize(("seats", "cars"), [(2, 3), (3, 4)])
def test_2016_has_three_cars_for_two_players_and_four_for_three(seats: int, cars: int) -> None:
    game = to_placing(seats=seats, two_bandits=True)
    assert len(game.view().cars) == cars + 1


@rule("E9.2")
def test_teams_play_with_the_round_cards_for_two_to_four_players() -> None:
    seen = set()
    for seed in range(30):
        game = express.new(seats=3, two_bandits=True, seed=seed)
        while game.view().round == 0 or game.decision.kind == "pick":  # type: ignore[union-attr]
            game.play(game.decision.options[0])  # type: ignore[union-attr]
        card = game.view().rounds[0]
        assert card is not None
        seen.add((card.card, len(card.turns)))
    assert ("swivel-arm", 4) in seen
    assert ("swivel-arm", 3) not in seen


@rule("E9.2")
def test_ghost_doc_and_belle_each_get_a_random_one_of_tuco_cheyenne_and_django() -> None:
    pairs = set()
    for seed in range(60):
        decision = express.new(seats=2, seed=seed).decision
        assert decision is not None
        teams = [option.form.bandits for option in decision.options]
        assert {team[0] for team in teams} == {"belle", "doc", "ghost"}
        assert {team[1] for team in teams} == {"cheyenne", "django", "tuco"}
        pairs.add(tuple(teams))
    assert len(pairs) == 6


@rule("E9.2 ruling")
def test_from_the_first_player_on_each_takes_a_pair() -> None:
    game = express.new(seats=2, seed=5, first_player=1)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind, len(game.decision.options)) == (1, "team", 3)
    taken = game.decision.options[1]
    game.play(taken)
    assert (game.decision.seat, len(game.decision.options)) == (0, 2)
    assert taken.number not in game.decision.numbers


@rule("E9.2 ruling")
def test_the_last_of_three_players_takes_the_pair_that_is_left_without_being_asked() -> None:
    game = express.new(seats=3, two_bandits=True, seed=5, first_player=2)
    for seat in (2, 0):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == (seat, "team")
        game.play(game.decision.options[0])
    assert happened(game).count("team-taken") == 2
    assert asked(game).count("place") == 3


@rule("E9.2 ruling")
def test_the_host_may_deal_the_pairs() -> None:
    game = express.new(seats=2, seed=5, bandits=[["belle", "ghost"], ["doc", "tuco"]])
    assert asked(game) == "B place, D place"
    assert game.view().players[0].bandits == ("belle", "ghost")


@rule("E9.2")
def test_every_player_secretly_decides_which_bandit_starts_in_the_caboose() -> None:
    game = express.new(seats=2, seed=5, bandits=[["belle", "ghost"], ["doc", "tuco"]])
    assert choices(game, "D") == ["place doc", "place tuco"]
    choose(game, "place tuco", by="D")
    assert [b.car for b in game.view(0).bandits] == [None] * 4
    assert [e.event for e in game.happened(0)] == ["chose"]
    choose(game, "place belle", by="B")
    assert {b.bandit: b.car for b in game.view().bandits} == {
        "belle": 3,
        "ghost": 2,
        "doc": 2,
        "tuco": 3,
    }
    assert happened(game).count("bandit-placed") == 4


@rule("E9.2")
def test_a_placing_can_be_taken_back_until_the_other_has_chosen() -> None:
    game = express.new(seats=2, seed=5, bandits=[["belle", "ghost"], ["doc", "tuco"]])
    choose(game, "place tuco", by="D")
    game.take_back(1)
    assert happened(game) == ["took-back"]
    choose(game, "place doc", by="D")
    choose(game, "place ghost", by="B")
    assert {b.bandit: b.car for b in game.view().bandits}["doc"] == 3


@rule("E9.3")
def test_before_the_shuffle_each_player_picks_a_card_and_then_draws_six() -> None:
    game = train(TRAIN, pile="", **TEAMS, powers=False)
    assert asked(game) == "G pick, D pick"
    assert len(choices(game, "G")) == 11
    choose(game, "pick tuco punch", by="G")
    choose(game, "pick doc rob", by="D")
    assert "tuco punch" in hand_of(game, "G")
    assert "doc rob" in hand_of(game, "D")
    assert [len(hand_of(game, letter)) for letter in "GD"] == [7, 7]
    assert [len(deck_of(game, letter)) for letter in "GD"] == [4, 4]


@rule("E9.3")
def test_the_pick_is_secret() -> None:
    game = train(TRAIN, pile="", **TEAMS)
    choose(game, "pick tuco punch", by="G")
    choose(game, "pick doc rob", by="D")
    picks = [[e.card for e in game.happened(s) if e.event == "card-picked"] for s in (0, 1, None)]
    assert sorted(picks[0], key=str) == [None, "tuco punch"]
    assert sorted(picks[1], key=str) == [None, "doc rob"]
    assert picks[2] == [None, None]


@rule("E9.3")
def test_even_a_bullet_may_be_picked() -> None:
    game = train(TRAIN, pile="", decks={"GT": "G move, T rob, bullet-neutral"}, **TEAMS)
    assert "pick bullet neutral" in choices(game, "G")


@rule("E9.3")
def test_with_doc_a_team_holds_eight_cards() -> None:
    game = train(TRAIN, pile="", **TEAMS)
    choose(game, "pick tuco punch", by="G")
    choose(game, "pick doc rob", by="D")
    assert [len(hand_of(game, letter)) for letter in "GD"] == [7, 8]


@rule("E9.3 ruling")
def test_experts_pick_from_the_deck_shuffle_it_and_fill_up_to_seven() -> None:
    game = train(
        TRAIN,
        pile="",
        hands={"GT": "G move, T move", "DC": "D move"},
        discards={"GT": "G rob"},
        **TEAMS,
        expert=True,
    )
    assert "pick ghost rob" not in choices(game, "G")
    choose(game, "pick tuco punch", by="G")
    choose(game, "pick doc rob", by="D")
    assert [len(hand_of(game, letter)) for letter in "GD"] == [7, 8]
    assert {"ghost move", "tuco move", "tuco punch"} <= set(hand_of(game, "G"))
    shuffles = [e.from_discard for e in game.happened_in_full() if e.event == "deck-shuffled"]
    assert shuffles == [False, False]


@rule("E9.3 ruling")
def test_experts_with_an_empty_deck_reshuffle_before_they_pick() -> None:
    game = train(
        TRAIN,
        pile="",
        hands={"GT": "G move, T move"},
        decks={"GT": ""},
        discards={"GT": "G rob, T rob, G punch"},
        **TEAMS,
        expert=True,
    )
    assert choices(game, "G") == ["pick ghost punch", "pick ghost rob", "pick tuco rob"]
    choose(game, "pick ghost rob", by="G")
    choose(game, "pick doc rob", by="D")
    assert len(hand_of(game, "G")) == 5


@rule("E9.3 ruling")
def test_an_expert_without_any_card_to_pick_is_not_asked() -> None:
    held = "G move, T move, G rob, T rob, G punch, T punch, G shoot"
    game = train(TRAIN, pile="", hands={"GT": held}, decks={"GT": ""}, **TEAMS, expert=True)
    assert asked(game) == "D pick"
    choose(game, "pick doc rob", by="D")
    assert len(hand_of(game, "G")) == 7
    nobody = train(
        TRAIN,
        pile="",
        hands={"GT": held, "DC": "D move"},
        decks={"GT": "", "DC": ""},
        **TEAMS,
        expert=True,
    )
    assert "pick" not in asked(nobody)


@rule("E9.3")
def test_with_one_kind_of_card_in_the_deck_the_pick_is_made_without_asking() -> None:
    game = train(TRAIN, pile="", decks={"GT": "bullet-D, bullet-D"}, **TEAMS)
    assert asked(game) == "D pick"
    choose(game, "pick doc rob", by="D")
    assert hand_of(game, "G") == ["bullet doc", "bullet doc"]


@rule("E9.3")
def test_ghosts_power_covers_the_teams_first_card_whoevers_card_it_is() -> None:
    game = train(TRAIN, hands=hand("G move", "T move"), **TEAMS)
    assert "hide tuco move" in choices(game)
    choose(game, "hide tuco move")
    assert pile_of(game) == ["(T move)"]
    assert game.view(1).pile[0].bandit is None
    assert next(e for e in game.happened(1) if e.event == "card-played").bandit is None


@rule("E9.3")
def test_if_the_team_draws_on_its_first_turn_ghosts_power_is_lost() -> None:
    game = train(TRAIN, hands=hand("G move", "T move"), card="braking", **TEAMS)
    choose(game, "draw", "draw")
    assert asked(game) == "G scheme"
    assert not [choice for choice in choices(game) if choice.startswith("hide")]


@rule("E9.3 ruling")
def test_ghost_and_doc_serve_their_teams_in_2014_as_well() -> None:
    game = train(TRAIN, pile="", **TEAMS, edition="2014")
    assert [len(hand_of(game, letter)) for letter in "GD"] == [6, 7]
    choose(game, "draw")
    assert asked(game) == "G scheme"
    assert [choice for choice in choices(game) if choice.startswith("hide tuco")]


COVER = ("G shoot", "T shoot", "T move", "T rob", "G move", "G marshal")


@rule("E9.4")
def test_after_a_face_up_shoot_one_card_of_the_other_bandit_may_be_played_at_once() -> None:
    game = train(TRAIN, hands=hand(*COVER), **TEAMS)
    choose(game, "play ghost shoot")
    assert asked(game) == "G cover"
    assert choices(game) == ["pass", "play tuco move", "play tuco rob", "play tuco shoot"]
    choose(game, "play tuco rob")
    assert pile_of(game) == ["G shoot", "T rob"]
    assert asked(game) == "D scheme"
    assert [card.cover for card in game.view().pile] == [False, True]


@rule("E9.4")
def test_covering_is_a_chance_not_a_duty() -> None:
    game = train(TRAIN, hands=hand(*COVER), **TEAMS)
    choose(game, "play ghost shoot", "pass")
    assert pile_of(game) == ["G shoot"]
    assert asked(game) == "D scheme"
    assert happened(game)[0] == "passed"


@rule("E9.4")
def test_a_marshal_cannot_cover() -> None:
    game = train(TRAIN, hands=hand("T shoot", "G marshal", "G move"), **TEAMS)
    choose(game, "play tuco shoot")
    assert choices(game) == ["pass", "play ghost move"]


@rule("E9.4")
def test_without_a_card_to_cover_with_nobody_is_asked() -> None:
    game = train(TRAIN, hands=hand("T shoot", "G marshal", "T move", "bullet-D"), **TEAMS)
    choose(game, "play tuco shoot")
    assert asked(game) == "D scheme"


@rule("E9.4")
def test_a_second_shoot_does_not_chain() -> None:
    game = train(TRAIN, hands=hand(*COVER), **TEAMS)
    choose(game, "play ghost shoot", "play tuco shoot")
    assert asked(game) == "D scheme"


@rule("E9.4")
def test_the_covering_card_is_face_up_even_on_ghosts_first_turn() -> None:
    game = train(TRAIN, hands=hand(*COVER), **TEAMS)
    choose(game, "play ghost shoot")
    assert not [choice for choice in choices(game) if choice.startswith("hide")]
    choose(game, "play tuco move")
    assert game.view(1).pile[1].card == "tuco move"


@rule("E9.4")
@pytest.mark.parametrize(
    ("card", "turn", "kind"),
    [("tunnel", 1, "tunnel"), ("angry-marshal", 3, "switching"), ("bridge", 1, "speeding-up")],
)
def test_there_is_no_cover_on_other_turns(card: str, turn: int, kind: str) -> None:
    game = train(TRAIN, hands=hand(*COVER), card=card, turn=turn, **TEAMS)
    assert game.view().rounds[0].turns[turn] == kind  # type: ignore[union-attr]
    choose(game, "play ghost shoot")
    assert not asked(game).endswith("cover")


@rule("E9.4")
def test_there_is_no_cover_after_a_card_hidden_by_ghost() -> None:
    game = train(TRAIN, hands=hand(*COVER), **TEAMS)
    choose(game, "hide ghost shoot")
    assert asked(game) == "D scheme"


@rule("E9.4")
def test_only_a_shoot_can_be_covered() -> None:
    game = train(TRAIN, hands=hand(*COVER), **TEAMS)
    choose(game, "play ghost move")
    assert asked(game) == "D scheme"


@rule("E9.4", "E9.6")
def test_2014_knows_no_cover() -> None:
    game = train(TRAIN, hands=hand(*COVER), edition="2014", **TEAMS)
    choose(game, "play ghost shoot")
    assert asked(game) == "D scheme"


@rule("E9.5")
def test_bullets_that_hit_the_own_team_do_not_count_for_gunslinger() -> None:
    game = train(
        """
          |   |     |
        M | G | D C | T
        """,
        pile="T shoot",
        round=5,
        **TEAMS,
        powers=False,
    )
    choose(game, "shoot cheyenne")
    assert game.outcome is not None
    assert [r.parts["gunslinger"] for r in game.outcome.results] == [1, 0]
    game = train(
        """
          |  |   |
        M |  | G | T D C
        """,
        pile="T shoot, C shoot",
        round=5,
        **TEAMS,
    )
    assert game.outcome is not None
    assert [r.parts["bullets_fired"] for r in game.outcome.results] == [0, 1]
    assert [r.parts["gunslinger"] for r in game.outcome.results] == [0, 1]


@rule("E9.5")
def test_both_bandits_shots_count_together() -> None:
    game = train(
        """
          |  |     |
        M |  | D C | T G
        """,
        pile="T shoot, G shoot, C shoot",
        round=5,
        **TEAMS,
    )
    while not game.is_over:
        choose(game, choices(game)[0])
    assert game.outcome is not None
    assert [r.parts["bullets_fired"] for r in game.outcome.results] == [2, 1]


@rule("E9.6")
@pytest.mark.parametrize("edition", ["2014", "2014-sv"])
def test_2014_plays_two_players_on_four_cars_with_the_expert_variant(edition: str) -> None:
    game = to_placing(seats=2, edition=edition)
    assert len(game.view().cars) == 5
    assert game.view().settings.expert
    assert not game.view().settings.gunslinger
    assert not game.view().settings.pick


@rule("E9.6")
def test_2014_suggests_tuco_and_cheyenne_against_django_and_doc() -> None:
    game = express.new(seats=2, edition="2014", seed=1)
    teams = [player.bandits for player in game.view().players]
    assert teams == [("tuco", "cheyenne"), ("django", "doc")]


@rule("E9.6")
def test_2014_teams_are_free() -> None:
    game = express.new(seats=2, edition="2014", bandits=[["ghost", "belle"], ["doc", "tuco"]])
    assert [player.bandits for player in game.view().players] == [
        ("ghost", "belle"),
        ("doc", "tuco"),
    ]


@rule("E9.6 ruling")
def test_2014_teams_are_placed_in_secret_one_in_each_of_the_two_rear_cars() -> None:
    game = express.new(seats=2, edition="2014", seed=1)
    assert asked(game) == "T place, J place"
    choose(game, "place cheyenne", by="T")
    choose(game, "place django", by="J")
    cars = {b.bandit: b.car for b in game.view().bandits}
    assert cars == {"cheyenne": 4, "tuco": 3, "django": 4, "doc": 3}


@rule("E9.6")
def test_there_is_no_gunslinger_in_the_2014_game_of_two() -> None:
    game = train(
        """
          |  |       |
        M |  | G T D | C
        """,
        pile="C shoot",
        round=5,
        edition="2014",
        **TEAMS,
    )
    choose(game, "shoot tuco")
    assert game.outcome is not None
    assert [r.parts["gunslinger"] for r in game.outcome.results] == [0, 0]
    assert [r.points for r in game.outcome.results] == [0, 0]
