"""Positions: loaded as they were written, short when written by hand, refused with a sentence."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.express.invariants import check
from tests.express.positions import (
    VARIANTS,
    changed,
    play_at_random,
    short,
    some_game,
    spoil,
)
from tests.express.small_positions import (
    SMALL,
    Position,
    deck_of,
    hit,
    hit_team,
    pickpocketing,
    punched,
    scheming,
    teams,
)

from folsom import express
from folsom.core.errors import CannotRead
from folsom.express.position.writer import canonical
from folsom.kernel import IS_COMPILED

EXAMPLES = 100 if IS_COMPILED else 25


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 10**9), st.integers(0, 220))
def test_a_position_holds_the_whole_game(variant: str, seed: int, n: int) -> None:
    game = some_game(variant, seed, n)
    position = json.loads(json.dumps(game.position()))
    loaded = express.load(position)
    assert loaded.records.tobytes() == canonical(game.records).tobytes()
    assert loaded.position() == position
    assert loaded.decisions == game.decisions
    assert [loaded.view(seat) for seat in range(3 if game.n_seats > 2 else 2)] == [
        game.view(seat) for seat in range(3 if game.n_seats > 2 else 2)
    ]


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 10**9), st.integers(0, 150))
def test_a_loaded_game_goes_on_exactly_like_the_first(variant: str, seed: int, n: int) -> None:
    game = some_game(variant, seed, n)
    loaded = express.load(game.position())
    play_at_random(game, random.Random(seed), 60)
    play_at_random(loaded, random.Random(seed), 60)
    assert loaded.position() == game.position()
    assert loaded.outcome == game.outcome


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 10**9), st.integers(0, 150))
def test_a_possible_game_is_a_position_too(variant: str, seed: int, n: int) -> None:
    game = some_game(variant, seed, n)
    possible = game.possible(seed % game.n_seats, seed.to_bytes(32, "big"))
    loaded = express.load(possible.position())
    assert loaded.records.tobytes() == canonical(possible.records).tobytes()


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 10**9), st.integers(0, 150))
def test_a_spoilt_position_is_refused_or_can_be_played(variant: str, seed: int, n: int) -> None:
    source = random.Random(seed)
    spoilt = spoil(some_game(variant, seed, n).position(), source)
    try:
        game = express.load(spoilt)
    except CannotRead:
        return
    play_at_random(game, source, 80)
    game.view(0)
    assert express.load(game.position()).position() == game.position()


def test_a_short_position_runs_on_to_the_first_decision() -> None:
    game = express.load(short())
    assert game.decision is not None
    # Powers are on: Belle cannot be chosen while Tuco can (E5.1), so the shot at Tuco is forced.
    assert [e.event for e in game.happened_in_full()][:2] == ["card-resolved", "bandit-shot"]
    assert game.view(None).neutral_bullets == 13


def test_without_powers_the_shooter_is_asked() -> None:
    game = express.load(changed(short(), "options.powers", False))
    assert game.decision is not None
    assert game.decision.kind == "shoot"
    assert {option.form.target for option in game.decision.options} == {"belle", "tuco"}


def test_what_is_left_out_has_sensible_values() -> None:
    position = hit() | {
        "tokens": [
            {"kind": "purse", "value": 500, "bandit": "doc"},
            {"kind": "jewel", "car": 1},
            {"kind": "purse", "place": "box"},
        ]
    }
    written = express.load(position).position()
    assert written["rounds"][0] == "angry-marshal"
    assert written["cars"] == ["1P", "3J", "4P1J"]
    bandits = {bandit["bandit"]: bandit for bandit in written["bandits"]}
    assert bandits["doc"]["bullets_left"] == 5
    assert bandits["belle"]["bullets_received"] == 2
    assert written["neutral_bullets"] == 12 - sum(
        bandit["bullets_received"] for bandit in written["bandits"] if bandit["bandit"] != "belle"
    )
    # Doc has the purse he started with, and the first of a car.
    assert bandits["doc"]["loot"] == [1, 3]
    assert written["tokens"][1]["known_by"] == "everyone"
    assert written["tokens"][3]["known_by"] == [0]
    assert (written["tokens"][18]["car"], written["tokens"][19]["car"]) == (1, 2)
    values = sorted(token["value"] for token in written["tokens"][:18])
    assert values == [250] * 8 + [300] * 2 + [350] * 2 + [400] * 2 + [450] * 2 + [500] * 2


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_loot_that_is_left_out_lies_where_it_is_laid_out(variant: str) -> None:
    position = some_game(variant, 5, 9).position()
    assert position["phase"] == "schemin"
    tokens = position.pop("tokens")
    for bandit in position["bandits"]:
        del bandit["loot"]
    places = [{**token, "value": None} for token in express.load(position).position()["tokens"]]
    assert places == [{**token, "value": None} for token in tokens]


def test_the_second_strongbox_is_with_the_marshal_after_take_it_all() -> None:
    tokens = express.load(pickpocketing()).position()["tokens"]
    assert (tokens[25]["car"], tokens[25]["floor"]) == (0, "inside")


def test_a_deck_is_listed_from_its_top() -> None:
    top = ("punch", "rob", "shoot")
    deck = deck_of("doc", *(f"doc {action}" for action in top), without=("move", *top))
    position = short() | {
        "phase": "schemin",
        "pile": [],
        "options": {"seats": 3, "bandits": ["doc", "belle", "tuco"], "expert": True},
        "seats": [
            {"hand": ["doc move"], "deck": deck},
            {},
            {},
        ],
    }
    game = express.load(position)
    assert game.decision is not None
    draw = next(option for option in game.decision.options if option.form.do == "draw")
    game.play(draw)
    assert set(game.position()["seats"][0]["hand"]) == {
        "doc move", "doc punch", "doc rob", "doc shoot",
    }  # fmt: skip


def test_the_card_being_resolved_need_not_be_in_the_pile() -> None:
    position = short() | {"pile": [], "pending": {"kind": "move", "bandit": "belle"}}
    game = express.load(position)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "move")
    assert game.decision.about.card == "belle move"
    same = short() | {
        "pile": [{"card": "belle move"}],
        "pending": {"kind": "move", "bandit": "belle"},
    }
    assert len(express.load(same).position()["pile"]) == 1


def test_the_seat_that_is_asked_tells_whose_go_it_is() -> None:
    position = short() | {"phase": "schemin", "pile": [], "round": 4, "turn": 1}
    position |= {"rounds": ["braking", "swivel-arm", "bridge", "take-it-all", "pickpocketing"]}
    position |= {"seats": [{"hand": [f"{b} move", f"{b} rob"]} for b in ("doc", "belle", "tuco")]}
    asked = express.load(position | {"pending": {"kind": "scheme", "seats": [2]}})
    assert asked.asked_mask() == 0b100
    speeding = changed(position, "turn", 2) | {"pending": {"kind": "scheme", "seats": [1]}}
    assert express.load(speeding).position()["go"] == 2
    switching = changed(position, "rounds.3", "angry-marshal") | {"turn": 3}
    assert express.load(switching | {"go": 1}).asked_mask() == 0b100
    backwards = express.load(switching | {"pending": {"kind": "scheme", "seats": [2]}})
    assert backwards.position()["go"] == 1


def test_loot_may_be_given_by_the_numbers_of_its_tokens() -> None:
    position = express.load(changed(short(), "bandits.0.loot", [1, 3, 18])).position()
    assert [position["tokens"][token]["bandit"] for token in (3, 18)] == ["doc", "doc"]


def test_a_round_can_begin_and_an_event_can_happen_from_a_position() -> None:
    begun = express.load(short() | {"phase": "round", "pile": []})
    assert begun.view(0).phase == "schemin"
    assert len(begun.view(0).hand or ()) == 7
    swept = express.load(short() | {"phase": "event", "round": 2, "pile": [{"card": "doc shoot"}]})
    assert {event.event for event in swept.happened_in_full()} >= {"event-started", "round-ended"}


def test_a_position_at_the_end_has_an_outcome() -> None:
    over = express.load(short() | {"phase": "over", "round": 5, "pile": []})
    assert over.outcome is not None
    assert over.decision is None


def test_teams_are_taken_in_order() -> None:
    position = {
        "options": {"seats": 2},
        "pairs": [["ghost", "tuco"], ["doc", "cheyenne"], ["belle", "django"]],
        "first_player": 1,
        "seats": [{}, {"bandits": ["doc", "cheyenne"]}],
        "pending": {"kind": "team"},
    }
    game = express.load(position)
    assert game.decision is not None
    assert game.decision.seat == 0
    assert len(game.decision.options) == 2


@pytest.mark.parametrize(
    ("given", "wanted"),
    [({}, (1, 1)), ({"tuco": 2}, (0, 2)), ({"doc": 0}, (0, 2)), ({"doc": 1, "tuco": 1}, (1, 1))],
)
def test_bullets_of_a_team_may_be_told_apart(
    given: dict[str, int], wanted: tuple[int, int]
) -> None:
    position = hit_team()
    for bandit in position["bandits"]:
        if bandit["bandit"] in given:
            bandit["bullets_received"] = given[bandit["bandit"]]
    written = express.load(position).position()
    received = {bandit["bandit"]: bandit["bullets_received"] for bandit in written["bandits"]}
    assert (received["doc"], received["tuco"]) == wanted
    assert written["seats"][0]["friendly_hits"] == 1


def test_cards_left_without_a_turn_were_played_in_the_order_they_lie() -> None:
    pile = [{"card": "tuco move"}, {"card": "doc marshal"}, {"card": "belle move"}]
    position = scheming() | {"turn": 3, "drew": [], "pile": pile}
    assert [card["turn"] for card in express.load(position).position()["pile"]] == [0, 1, 1]


def test_neutral_bullets_that_ran_short_may_have_left_the_game() -> None:
    position = hit()
    position["options"]["edition"] = "2014"
    position["seats"][1]["deck"][:0] = ["bullet neutral"] * 10
    assert express.load(position).view().neutral_bullets == 2
    assert express.load(position | {"neutral_bullets": 0}).view().neutral_bullets == 0


def test_seats_without_a_team_take_pairs() -> None:
    position = teams() | {"phase": "round", "bandits": []}
    del position["pending"], position["pairs"]
    position["bandits"] = [
        {"bandit": name, "car": 2} for name in ("doc", "cheyenne", "ghost", "tuco")
    ]
    written = express.load(position).position()
    assert [seat["bandits"] for seat in written["seats"]] == [
        ["doc", "cheyenne"],
        ["ghost", "tuco"],
    ]
    assert written["pairs"] == [["belle", "django"], ["doc", "cheyenne"], ["ghost", "tuco"]]


def test_the_first_player_follows_from_who_began() -> None:
    position = changed(short(), "options.first_player", 1) | {"round": 3}
    position["options"]["powers"] = False
    assert express.load(position).position()["first_player"] == 0


def test_a_punch_can_go_on_from_the_middle() -> None:
    game = express.load(punched())
    assert game.decision is not None
    assert [option.form.do for option in game.decision.options] == ["leave", "take"] or [
        option.form.do for option in game.decision.options
    ] == ["take", "leave"]
    knock = changed(punched(), "pending", {"kind": "knock", "bandit": "cheyenne", "target": "doc"})
    assert len(express.load(knock).decision.options) == 3  # type: ignore[union-attr]


@pytest.mark.parametrize("make", SMALL)
def test_each_of_the_small_positions_loads_and_is_written_alike(
    make: Callable[[], Position],
) -> None:
    game = express.load(make())
    check(game)
    assert express.load(game.position()).position() == game.position()
    play_at_random(game, random.Random(1), 1000)
    assert game.is_over
