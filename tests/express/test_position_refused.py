"""Positions that are written wrongly: each is refused with a sentence that says what and where."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.express.positions import changed, short
from tests.express.small_positions import (
    Position,
    covering,
    deck_of,
    dropped,
    hidden,
    hit,
    hit_team,
    keeping,
    limited,
    picking,
    pickpocketing,
    placing,
    punched,
    scheming,
    team_position,
    teams,
)

from folsom import express
from folsom.core.errors import CannotRead
from folsom.express.notation import ACTIONS


def looted() -> Position:
    """Doc has one purse, which is listed twice over."""
    position = short() | {
        "tokens": [{"token": 1, "bandit": "doc"}, {"token": 0, "bandit": "belle"}]
    }
    position["bandits"][0]["loot"] = [1]
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


def empty_cylinder() -> Position:
    """Doc has fired all his bullets at Belle."""
    deck = deck_of("belle", *["bullet doc"] * 6)
    return shooting() | {"seats": [{}, {"deck": deck}, {}]}


def one_kind_left() -> Position:
    """Seat 0 had to pick the one card that its deck has left; the others are in its discard pile."""
    position = picking() | {"round": 2}
    position["options"]["expert"] = True
    rest = [f"{b} {a}" for b in ("doc", "tuco") for a in ("shoot", "rob", "punch", "change-floor")]
    discard = [*rest, "tuco move", "doc marshal"]
    position["seats"][0] = {"deck": ["doc move"], "discard": discard, "choice": "doc move"}
    return position


def ghost_and_django() -> list[str]:
    """All cards of that team."""
    cards = [f"{bandit} {action}" for bandit in ("ghost", "django") for action in ACTIONS]
    return [card for card in cards if card != "django marshal"]


def nothing_left() -> dict[str, Any]:
    """A seat with all its cards in its discard pile."""
    seat = one_kind_left()["seats"][0]
    return {"deck": [], "discard": [*seat["discard"], *seat["deck"]]}


def free_teams() -> Position:
    return {"options": {"seats": 2, "edition": "2014"}, "phase": "round", "seats": [{}, {}]}


def crowded() -> Position:
    """More cards than anybody can have, none of them too often by itself."""
    position = team_position() | {"phase": "stealin", "pile": []}
    bullets = [f"bullet {name}" for name in ("doc", "tuco", "ghost", "django") for _ in range(6)]
    deck = [*bullets, *["bullet neutral"] * 13]
    own = hit_team()["seats"][0]["deck"][2:]
    position["seats"] = [{"deck": [*deck, *own], "hand": deck}, {}]
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
    (short, "seats", [{}] * 9, "at most 6 entries"),
    (short, "seats", [{}] * 4, "at most 3 entries"),
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
    (short, "pile", [{"card": "doc move", "cover": True}], "where one can cover"),
    (short, "pile", [{"card": "doc move", "turn": 0}, {"card": "doc rob", "turn": 0}], "that many cards"),
    (short, "pile", [{"card": "doc punch"}, {"card": "doc punch"}], "there are 1 of 'doc punch'"),
    (short, "pile", [{"card": "doc move", "before_reshuffle": True}], "face-down cards in the expert"),
    (short, "resolved", 2, "from 0 to 1"),
    (short, "seats", [{"discard": ["doc move"]}, {}, {}], "expert variant has discard"),
    (short, "seats", [{"aside": ["doc move"]}, {}, {}], "only while 'keep' is pending"),
    (short, "seats", [{"hand": ["belle move"]}, {}, {}], "expected a card of doc"),
    (short, "seats", [{"hand": [7]}, {}, {}], "expected a card of doc"),
    (scheming, "seats.0.hand", ["doc move", "doc rob", "bullet ghost"], "does not play"),
    (scheming, "seats.0.hand", ["bullet belle"] * 7, "there are 6 of 'bullet belle'"),
    (hit, "seats.1.deck", deck_of("belle", *["bullet neutral"] * 14), "there are 13"),
    (hit_team, "seats.0.friendly_hits", 2, "expected 1: the bullets of the own team"),
    (hidden, "seats.0.known.on_top", 11, "from 0 to 7"),
    (keeping, "seats.0.known.sure_actions", 3, "action cards in hand"),
    (hidden, "seats.0.known.surely_held", ["doc punch"], "cards in hand or face down"),
    (short, "neutral_bullets", 14, "expected 13: 13 less those"),
    (short, "bandits.0", {"bandit": "ghost", "car": 1}, "a bandit that plays"),
    (short, "bandits.0.bandit", "belle", "comes twice"),
    (short, "bandits.0.car", 4, "a car from 0 to 3"),
    (short, "bandits.0.floor", "cellar", "a floor"),
    (short, "bandits.0", {"bandit": "doc", "car": 0}, "the Marshal's car"),
    (short, "bandits.0.bullets_left", 7, "expected 6: 6 less those"),
    (short, "bandits.0.bullets_received", -1, "expected 0: the bullets among"),
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
    (short, "tokens", [{"token": 3, "known_by": [5]}], "a seat"),
    (short, "tokens", [{"token": 3, "known_by": "doc"}], "a list of seats"),
    (short, "tokens", [{"token": 18, "known_by": [0]}], "no secret"),
    (short, "tokens", [{"token": 3, "bandit": "doc", "known_by": [1]}], "its owner"),
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
    (keeping, "options.expert", False, "hands are held in Schemin' only"),
    (keeping, "seats.1.hand", ["bullet tuco"], "bullets are never kept"),
    (keeping, "seats.1.hand", [], "cards in hand"),
    (keeping, "seats.1.choice", "belle move", "has not chosen"),
    (keeping, "round", 5, "before round 5"),
    (keeping, "resolved", 1, "from 0 to 0"),
    (keeping, "pending.seats", [], "still choosing"),
    (picking, "seats.0.choice", "doc marshal marshal", "expected a card"),
    (picking, "seats.0.choice", "bullet ghost", "that seat's deck"),
    (one_kind_left, "pending.may_take_back", [0], "a seat that has chosen"),
    (one_kind_left, "seats.1", {"deck": [], "hand": ghost_and_django()}, "a card to pick"),
    (scheming, "pile.0.face_down", 3, "true or false"),
    (one_kind_left, "seats.0", nothing_left(), "an empty deck is made anew"),
    (picking, "seats.1.choice", "ghost move", "has not chosen"),
    (picking, "pending.may_take_back", [1], "a seat that has chosen"),
    (picking, "options.edition", "2014", "2016 game of two bandits"),
    (picking, "pile", [{"card": "doc move"}], "cannot have played that many cards"),
    (placing, "seats.1.choice", "doc", "a bandit of that seat"),
    (placing, "round", 2, "before the first round"),
    (placing, "bandits", [{"bandit": "doc", "car": 2}], "not placed yet"),
    (covering, "pile.0.card", "doc move", "face-up Shoot"),
    (covering, "pile", [{"card": "doc shoot"}, *TWO_COVERS], "covers nothing itself"),
    (short, "bandits.0.bullets_left", "six", "expected 6: 6 less"),
    (empty_cylinder, "pending.bandit", "doc", "a bullet left"),
    (with_cars, "options.cars", ["3J", "1P", "3P"], "that the options name"),
    (nobody, "pending", {"kind": "place"}, "two bandits a player"),
    (pickpocketing, "pending.bandit", "ghost", "a bandit that plays"),
    (looted, "bandits.0.loot", [0, 1], "token 0 is elsewhere"),
    (looted, "bandits.0.loot", [], "token 1 is missing"),
    (over, "round", 4, "since the game is over"),
    (free_teams, "seats.0.bandits", ["django", "ghost"], "the bandits that the options name"),
    (crowded, "pile", [], "more than 60 cards"),
    (pickpocketing, "rounds.4", "marshals-revenge", "this round's event"),
    (pickpocketing, "resolved", 1, "from 0 to 0"),
    (hidden, "seats.0.known.held_at_reshuffle", [], "from before the reshuffle"),
    (hidden, "pile.0.turn", 3, "that many cards in turn 3"),
    (hidden, "seats.0.known.limits", [{"round": 2, "taken": 0, "besides": []}], "two bandits"),
    (limited, "seats.0.known.limits.0.round", 1, "a round from 2"),
    (limited, "seats.0.known.limits.0.taken", 15, "to 14"),
    (limited, "seats.0.known.limits.0.besides", ["ghost move"], "a card of|this seat has received"),
    (limited, "seats.0.known.limits.0.besides", ["bullet neutral"] * 13, "this seat has received"),
    (dropped, "bandits.0.dropped.against", [18], "purses"),
    (dropped, "tokens.1.value", 250, "the least"),
    (teams, "pairs", [["ghost", "tuco"]], "three pairs"),
    (teams, "pairs", [["ghost", "tuco"], ["doc", "tuco"], ["belle", "django"]], "in no other pair"),
    (teams, "pairs", [["ghost", "ghost"], ["doc", "cheyenne"], ["belle", "django"]], "Ghost, Doc or Belle with"),
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
