"""Positions: loaded as they were written, short when written by hand, refused with a sentence."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.express.positions import (
    VARIANTS,
    changed,
    play_at_random,
    short,
    some_game,
    spoil,
)

from folsom import express
from folsom.core.errors import CannotRead
from folsom.express.position import canonical
from folsom.kernel import IS_COMPILED

Position = dict[str, Any]
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
    position = short() | {
        "tokens": [
            {"kind": "purse", "value": 500, "bandit": "doc"},
            {"kind": "jewel", "car": 1},
            {"kind": "strongbox", "car": 0},
        ],
        "seats": [
            {"hand": ["doc move"]},
            {"deck": ["bullet doc", "bullet neutral", "belle move"]},
            {},
        ],
    }
    written = express.load(position | {"pile": []}).position()
    assert written["rounds"][0] == "angry-marshal"
    assert written["cars"] == ["1P", "3J", "4P1J"]
    bandits = {bandit["bandit"]: bandit for bandit in written["bandits"]}
    assert bandits["doc"]["bullets_left"] == 5
    assert bandits["belle"]["bullets_received"] == 2
    assert bandits["doc"]["loot"] == [0]
    assert written["tokens"][0]["known_by"] == [0]
    assert written["tokens"][18]["known_by"] == "everyone"
    assert written["neutral_bullets"] == 12 - sum(
        bandit["bullets_received"] for bandit in written["bandits"] if bandit["bandit"] != "belle"
    )
    values = sorted(token["value"] for token in written["tokens"][:18])
    assert values == [250] * 8 + [300] * 2 + [350] * 2 + [400] * 2 + [450] * 2 + [500] * 2


def test_a_deck_is_listed_from_its_top() -> None:
    position = short() | {
        "phase": "schemin",
        "pile": [],
        "options": {"seats": 3, "bandits": ["doc", "belle", "tuco"], "expert": True},
        "seats": [
            {"hand": ["doc move"], "deck": ["doc punch", "doc rob", "doc shoot", "doc marshal"]},
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
    position = express.load(changed(short(), "bandits.0.loot", [3, 18])).position()
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


def team_position() -> Position:
    return {
        "options": {"seats": 2, "bandits": [["doc", "tuco"], ["ghost", "django"]], "powers": False},
        "bandits": [
            {"bandit": name, "car": 2, "floor": "roof"}
            for name in ("doc", "tuco", "ghost", "django")
        ],
    }


def test_bullets_of_a_team_may_be_told_apart() -> None:
    position = team_position() | {"phase": "round"}
    position["bandits"][1]["bullets_received"] = 1
    position["seats"] = [{"deck": ["bullet ghost", "doc move"]}, {}]
    received = {
        bandit["bandit"]: bandit["bullets_received"]
        for bandit in express.load(position).position()["bandits"]
    }
    assert (received["doc"], received["tuco"]) == (0, 1)


def punched() -> Position:
    """Cheyenne has punched Doc, who has a purse."""
    position = short()
    position["options"]["bandits"][1] = "cheyenne"
    position["bandits"] = [
        {"bandit": "doc", "car": 2, "floor": "roof"},
        {"bandit": "cheyenne", "car": 2, "floor": "roof"},
        {"bandit": "tuco", "car": 3, "floor": "roof"},
    ]
    position["pile"] = [{"card": "cheyenne punch"}]
    position["tokens"] = [
        {"token": 0, "bandit": "doc"},
        {"token": 1, "bandit": "doc", "value": 500},
        {"token": 18, "bandit": "doc"},
    ]
    position["pending"] = {"kind": "pocket", "bandit": "cheyenne", "target": "doc", "token": 0}
    return position


def test_a_punch_can_go_on_from_the_middle() -> None:
    game = express.load(punched())
    assert game.decision is not None
    assert [option.form.do for option in game.decision.options] == ["leave", "take"] or [
        option.form.do for option in game.decision.options
    ] == ["take", "leave"]
    knock = changed(punched(), "pending", {"kind": "knock", "bandit": "cheyenne", "target": "doc"})
    assert len(express.load(knock).decision.options) == 3  # type: ignore[union-attr]


def keeping() -> Position:
    """Everyone keeps cards in the 2014 expert variant."""
    position = short() | {"phase": "keep", "pile": [], "pending": {"kind": "keep"}}
    position["options"] |= {"expert": True, "edition": "2014"}
    position["seats"] = [
        {"hand": ["doc move", "doc rob"], "aside": ["bullet tuco"], "known": {"sure_actions": 2}},
        {"hand": ["belle move"], "discard": ["belle rob"]},
        {"hand": ["tuco move"], "deck": ["bullet neutral"], "known": {"on_top": 1}},
    ]
    return position


def picking() -> Position:
    """Seat 0 has picked a card, seat 1 has not."""
    position = team_position() | {"pending": {"kind": "pick", "seats": [1], "may_take_back": [0]}}
    return position | {"seats": [{"choice": "doc move"}, {}]}


def placing() -> Position:
    """Seat 1 has placed its bandits, seat 0 has not."""
    position = team_position() | {"pending": {"kind": "place", "seats": [0]}}
    del position["bandits"]
    return position | {"seats": [{}, {"choice": "ghost"}]}


def covering() -> Position:
    """Doc has shot; Tuco may cover him."""
    return team_position() | {
        "rounds": ["braking", "swivel-arm", "bridge", "take-it-all", "pickpocketing"],
        "seats": [{"hand": ["tuco move", "tuco rob"]}, {}],
        "pile": [{"card": "doc shoot"}],
        "pending": {"kind": "cover", "seats": [0]},
    }


def pickpocketing() -> Position:
    """Doc is alone with two purses."""
    position = short() | {"phase": "event", "pile": []}
    position["rounds"] = ["pickpocketing", "swivel-arm", "bridge", "take-it-all", "braking"]
    position["tokens"] = [
        {"token": 0, "car": 2, "floor": "roof"},
        {"token": 1, "car": 2, "floor": "roof"},
    ]
    position["pending"] = {"kind": "pickpocket", "bandit": "doc"}
    return position


def hidden() -> Position:
    """An expert game with a card face down from before a reshuffle."""
    position = short() | {"phase": "schemin", "round": 2, "turn": 2, "first_player": 0}
    position["rounds"] = ["braking", "swivel-arm", "bridge", "take-it-all", "pickpocketing"]
    position["options"] |= {"expert": True}
    position["pile"] = [{"card": "doc shoot", "turn": 1, "before_reshuffle": True}]
    position["seats"] = [
        {
            "hand": ["doc move", "doc rob"],
            "known": {"surely_held": ["doc shoot"], "held_at_reshuffle": ["doc shoot"]},
        },
        {},
        {},
    ]
    return position


def limited() -> Position:
    """Experts with two bandits each, whose deck showed bullets before they picked."""
    game, luck = express.new(seats=2, expert=True, seed=3), random.Random(3)
    while not game.position()["seats"][0]["known"]["limits"]:
        assert game.decision is not None
        game.play(luck.choice(game.decision.options))
    return game.position()


def dropped() -> Position:
    """Doc has dropped a purse for the Marshal's Revenge."""
    position = short()
    position["tokens"] = [{"token": 0, "value": 300}, {"token": 1, "value": 500}]
    position["bandits"][0]["dropped"] = {"token": 0, "against": [1]}
    return position


def teams() -> Position:
    return {
        "options": {"seats": 2},
        "pairs": [["ghost", "tuco"], ["doc", "cheyenne"], ["belle", "django"]],
        "seats": [{"bandits": ["doc", "cheyenne"]}, {}],
        "pending": {"kind": "team"},
    }


@pytest.mark.parametrize(
    "make", [keeping, picking, placing, covering, pickpocketing, hidden, dropped, teams, punched]
)
def test_each_of_the_small_positions_loads_and_is_written_alike(
    make: Callable[[], Position],
) -> None:
    game = express.load(make())
    assert not game.is_over
    assert express.load(game.position()).position() == game.position()


def looted() -> Position:
    """Doc has one purse, which is listed twice over."""
    position = short() | {
        "tokens": [{"token": 0, "bandit": "doc"}, {"token": 1, "bandit": "belle"}]
    }
    position["bandits"][0]["loot"] = [0]
    return position


def nobody() -> Position:
    return {"options": {"seats": 3}}


def with_cars() -> Position:
    return short() | {"cars": ["1P", "3J", "3P"]}


def over() -> Position:
    return short() | {"phase": "over", "pile": []}


def shooting() -> Position:
    position = short() | {"pending": {"kind": "shoot", "bandit": "doc"}}
    position["options"]["powers"] = False
    return position


def free_teams() -> Position:
    return {"options": {"seats": 2, "edition": "2014"}, "phase": "round", "seats": [{}, {}]}


def crowded() -> Position:
    """More cards than anybody can have, none of them too often by itself."""
    position = team_position() | {"phase": "stealin", "pile": []}
    bullets = [f"bullet {name}" for name in ("doc", "tuco", "ghost", "django") for _ in range(6)]
    deck = [*bullets, *["bullet neutral"] * 13]
    position["seats"] = [{"deck": deck, "hand": deck}, {}]
    return position


TWO_COVERS = [{"card": "tuco rob", "cover": True}, {"card": "tuco punch", "cover": True}]
TWICE = [{"token": 3, "bandit": "doc"}, {"token": 3, "bandit": "doc"}]

WRONG: list[tuple[Callable[[], Position], str, Any, str]] = [
    (short, "game", "superexpress", "expected 'express'"),
    (short, "colour", 1, "unknown field 'colour'"),
    (short, "rules_version", 3, "a rules version"),
    (short, "options", 3, "expected an object"),
    (short, "options.seats", 9, "3 to 6 players"),
    (short, "phase", "lunch", "a phase"),
    (short, "phase", "keep", "where nothing is pending"),
    (short, "pending", {"kind": "dance"}, "a kind of decision"),
    (short, "pending", {"kind": "nothing"}, "a kind of decision"),
    (short, "pending", {"kind": "scheme"}, "expected 'schemin'"),
    (short, "pending", [], "an object"),
    (short, "first_player", 3, "a seat from 0 to 2"),
    (short, "first_player", True, "a seat from 0 to 2"),
    (short, "random", {"key": "00"}, "64 hex digits"),
    (short, "random", {"key": "00" * 32, "used": 3}, "since the counter is 0"),
    (short, "random", {"key": "00" * 32, "counter": -1}, "a number from 0"),
    (short, "seats", [{}], "expected 3 entries"),
    (short, "seats", [{}] * 9, "at most 3 entries"),
    (short, "seats", "all", "a list"),
    (short, "seats", [{"seat": 1}, {}, {}], "the seat from 0 to 0"),
    (short, "seats", [{"bandits": ["doc", "ghost"]}, {}, {}], "expected 1 bandit"),
    (short, "seats", [{"bandits": ["ghost"]}, {}, {}], "that the options name"),
    (short, "pairs", [], "nobody chooses a team"),
    (short, "cars", ["1P"], "expected 3 cars"),
    (short, "cars", ["1P", "1P", "3J"], "there is one car"),
    (short, "cars", ["1P", "3J", "9X"], "a car"),
    (short, "marshal", 4, "a car from 0 to 3"),
    (short, "round", 6, "from 1 to 5"),
    (short, "rounds", ["bridge"], "five round cards"),
    (short, "rounds", ["bridge"] * 5, "five different"),
    (short, "rounds", ["bridge", "tunnel", "braking", "pickpocketing", "hostage-conductor"], "one station"),
    (short, "drew", [{"turn": 9, "seat": 0}], "a turn"),
    (short, "turn", 1, "a turn from 4 to 4"),
    (short, "pile", [{"card": "doc dance"}], "an action card"),
    (short, "pile", [{"card": "ghost move"}], "a bandit that plays"),
    (short, "pile", [{"card": "doc move", "cover": True}], "nobody can cover"),
    (short, "pile", [{"card": "doc move", "turn": 0}, {"card": "doc rob", "turn": 0}], "that many cards"),
    (short, "pile", [{"card": "doc punch"}, {"card": "doc punch"}], "there are 1 of 'doc punch'"),
    (short, "pile", [{"card": "doc move", "before_reshuffle": True}], "held_at_reshuffle"),
    (short, "resolved", 2, "from 0 to 1"),
    (short, "seats", [{"discard": ["doc move"]}, {}, {}], "expert variant has discard"),
    (short, "seats", [{"aside": ["doc move"]}, {}, {}], "only while 'keep' is pending"),
    (short, "seats", [{"hand": ["belle move"]}, {}, {}], "expected a card of doc"),
    (short, "seats", [{"hand": [7]}, {}, {}], "expected a card of doc"),
    (short, "seats", [{"hand": ["bullet ghost"]}, {}, {}], "does not play"),
    (short, "seats", [{"hand": ["bullet belle"] * 7}, {}, {}], "there are 6 of 'bullet belle'"),
    (short, "seats", [{"hand": ["bullet neutral"] * 14}, {}, {}], "there are 13"),
    (short, "seats", [{"friendly_hits": 99}, {}, {}], "from 0 to 12"),
    (short, "seats", [{"known": {"on_top": 11}}, {}, {}], "from 0 to 9"),
    (short, "seats", [{"known": {"sure_actions": 1}}, {}, {}], "action cards in hand"),
    (short, "seats", [{"known": {"surely_held": ["doc move"]}}, {}, {}], "cards in hand or face down"),
    (short, "neutral_bullets", 14, "from 0 to 13"),
    (short, "bandits.0", {"bandit": "ghost", "car": 1}, "a bandit that plays"),
    (short, "bandits.0.bandit", "belle", "comes twice"),
    (short, "bandits.0.car", 4, "a car from 0 to 3"),
    (short, "bandits.0.floor", "cellar", "a floor"),
    (short, "bandits.0", {"bandit": "doc", "car": 0}, "the Marshal's car"),
    (short, "bandits.0.bullets_left", 7, "from 0 to 6"),
    (short, "bandits.0.bullets_received", -1, "from 0 to 49"),
    (short, "bandits", [], "'belle' is missing"),
    (short, "bandits.0.loot", [40], "a token"),
    (short, "tokens", TWICE, "token 3 comes twice"),
    (short, "tokens", [{"token": 3, "kind": "jewel"}], "'purse' for token 3"),
    (short, "tokens", [{"kind": "jewel"}] * 7, "at most 6"),
    (short, "tokens", [{"kind": "purse", "value": 500}] * 3, "only 2 purses of \\$500"),
    (short, "tokens", [{"kind": "purse", "value": 260}], "a purse's value"),
    (short, "tokens", [{"kind": "jewel", "value": 250}], "expected 500"),
    (short, "tokens", [{"token": 0, "place": "moon"}], "a place"),
    (short, "tokens", [{"token": 0, "car": 9}], "a car"),
    (short, "tokens", [{"token": 0, "bandit": "ghost"}], "a bandit that plays"),
    (short, "tokens", [{"token": 0, "place": "box", "bandit": "doc"}], "its place is 'box'"),
    (short, "tokens", [{"token": 0, "place": "box", "car": 1}], "its place is 'box'"),
    (short, "tokens", [{"token": 0, "known_by": [5]}], "a seat"),
    (short, "tokens", [{"token": 0, "known_by": "doc"}], "a list of seats"),
    (short, "tokens", [{"token": 18, "known_by": [0]}], "no secret"),
    (short, "tokens", [{"token": 0, "bandit": "doc", "known_by": [1]}], "its owner"),
    (short, "tokens", [{"token": 26, "bandit": "doc"}], "ransoms"),
    (short, "pending", {"kind": "move", "bandit": "ghost"}, "a bandit that plays"),
    (short, "pending", {"kind": "move", "bandit": "doc", "seats": [2]}, "expected \\[0\\]"),
    (short, "pending", {"kind": "rob", "bandit": "doc"}, "has an option"),
    (short, "pending", {"kind": "move", "bandit": "doc", "target": "belle"}, "nobody was punched"),
    (short, "pending", {"kind": "move", "bandit": "doc", "token": 1}, "no purse is at stake"),
    (short, "pending", {"kind": "move", "bandit": "doc", "may_take_back": [0]}, "secret choices"),
    (short, "pending", {"kind": "push", "bandit": "doc", "target": "belle"}, "the same space"),
    (punched, "pending.token", 18, "a purse of the punched"),
    (punched, "pending.token", 5, "a purse of the punched"),
    (punched, "options.powers", False, "Cheyenne, with her power"),
    (punched, "resolved", 0, "resolved last"),
    (keeping, "options.expert", False, "expert variant"),
    (keeping, "seats.1.hand", ["bullet tuco"], "bullets are never kept"),
    (keeping, "seats.1.hand", [], "cards in hand"),
    (keeping, "seats.1.choice", "belle move", "has not chosen"),
    (keeping, "round", 5, "before round 5"),
    (keeping, "resolved", 1, "from 0 to 0"),
    (keeping, "pending.seats", [], "still choosing"),
    (picking, "seats.0.choice", "doc marshal marshal", "expected a card"),
    (picking, "seats.0.choice", "bullet ghost", "that seat's deck"),
    (picking, "seats.1.deck", [], "a card to pick"),
    (picking, "seats.1.choice", "ghost move", "has not chosen"),
    (picking, "pending.may_take_back", [1], "a seat that has chosen"),
    (picking, "options.edition", "2014", "2016 game of two bandits"),
    (picking, "pile", [{"card": "doc move"}], "an empty pile"),
    (placing, "seats.1.choice", "doc", "a bandit of that seat"),
    (placing, "round", 2, "before the first round"),
    (placing, "bandits", [{"bandit": "doc", "car": 2}], "not placed yet"),
    (covering, "pile.0.card", "doc move", "face-up Shoot"),
    (covering, "pile", [{"card": "doc shoot"}, *TWO_COVERS], "chain"),
    (short, "bandits.0.bullets_left", "six", "from 0 to 6"),
    (shooting, "bandits.0.bullets_left", 0, "a bullet left"),
    (with_cars, "options.cars", ["3J", "1P", "3P"], "that the options name"),
    (nobody, "pending", {"kind": "place"}, "two bandits a player"),
    (pickpocketing, "pending.bandit", "ghost", "a bandit that plays"),
    (looted, "bandits.0.loot", [0, 1], "token 1 is elsewhere"),
    (looted, "bandits.0.loot", [], "token 0 is missing"),
    (over, "round", 4, "since the game is over"),
    (free_teams, "seats.0.bandits", ["django", "ghost"], "led by two seats"),
    (crowded, "pile", [], "more than 60 cards"),
    (pickpocketing, "rounds.0", "angry-marshal", "this round's event"),
    (pickpocketing, "resolved", 1, "from 0 to 0"),
    (hidden, "seats.0.known.held_at_reshuffle", [], "from before it"),
    (hidden, "pile.0.turn", 3, "that many cards"),
    (hidden, "seats.0.known.limits", [{"round": 2, "taken": 0, "besides": []}], "two bandits"),
    (limited, "seats.0.known.limits.0.round", 1, "a round from 2"),
    (limited, "seats.0.known.limits.0.taken", 15, "to 14"),
    (limited, "seats.0.known.limits.0.besides", ["doc move"], "bullets that were fired"),
    (limited, "seats.0.known.limits.0.besides", ["bullet neutral"] * 13, "bullets that were fired"),
    (dropped, "bandits.0.dropped.against", [18], "purses"),
    (dropped, "tokens.1.value", 250, "the least"),
    (teams, "pairs", [["ghost", "tuco"]], "three pairs"),
    (teams, "pairs", [["ghost", "ghost"], ["doc", "cheyenne"], ["belle", "django"]], "in no other pair"),
    (teams, "seats", [{}, {"bandits": ["doc", "cheyenne"]}], "in order from the first"),
    (teams, "seats", [{"bandits": ["doc", "tuco"]}, {}], "one of the pairs"),
    (teams, "seats", [{"bandits": ["doc", "cheyenne"]}, {"bandits": ["doc", "tuco"]}], "two seats"),
    (teams, "cars", ["1P", "3P", "3J"], "before the teams are taken"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "path", "value", "says"), WRONG)
def test_a_wrong_position_is_refused_with_a_sentence(
    make: Callable[[], Position], path: str, value: Any, says: str
) -> None:
    position = make()
    if path.startswith("pending"):
        position.pop("phase", None)
    if path == "pending" and isinstance(value, dict) and value.get("kind") == "scheme":
        position["phase"] = "stealin"
    with pytest.raises(CannotRead, match=says):
        express.load(changed(position, path, value))


@pytest.mark.parametrize("rubbish", [None, 3, "doc", [], [[]], {}, {"phase": []}, {"pending": 4}])
def test_rubbish_is_no_position(rubbish: object) -> None:
    with pytest.raises(CannotRead):
        express.load(rubbish)
