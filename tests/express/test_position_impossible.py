"""Positions that no game can hold: each is refused with a sentence that says what does not add up, and where."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.express.positions import changed, short
from tests.express.small_positions import (
    Position,
    covered,
    covering,
    deck_of,
    dropped,
    hidden,
    hit,
    hit_team,
    keeping,
    limited,
    pickpocketing,
    placing,
    punched,
    ransomed,
    revenge,
    scheming,
    teams,
)

from folsom import express
from folsom.core.errors import CannotRead

STATION_FIRST = ["pickpocketing", "swivel-arm", "tunnel", "take-it-all", "braking"]


def own_purses() -> Position:
    """Only owners know the purses they started with."""
    position = short() | {"tokens": [{"token": 3, "bandit": "doc"}]}
    position["options"]["known_start_purses"] = False
    return position


def speeding() -> Position:
    """Doc has drawn first in the turn of two goes, and played a card next."""
    return scheming() | {
        "round": 3,
        "turn": 2,
        "drew": [{"turn": 1, "go": 0, "seat": 0}],
        "pile": [{"card": "doc change-floor", "turn": 1}],
    }


def begun() -> Position:
    """The options say who began."""
    position = short() | {"round": 3}
    position["options"]["first_player"] = 1
    return position


def ran_short() -> Position:
    """2014: eleven neutral bullets are out, and the other two have left the game."""
    position = hit() | {"neutral_bullets": 0}
    position["options"]["short_bullets_leave"] = True
    position["seats"][1]["deck"][:0] = ["bullet neutral"] * 10
    return position


def hit_team_told() -> Position:
    """Tuco was hit by Doc, and Doc by Ghost."""
    return changed(hit_team(), "bandits.0.bullets_received", 1)


def hidden_twice() -> Position:
    """Doc has hidden two cards in tunnels, with no reshuffle between them."""
    position = hidden() | {"round": 1, "turn": 4}
    position["rounds"][0] = "tunnel"
    position["pile"] = [{"card": "doc shoot", "turn": 1}, {"card": "doc punch", "turn": 3}]
    position["seats"][0]["known"]["held_at_reshuffle"].append("doc punch")
    return position


def dealt() -> Position:
    """The first turn of a round begins."""
    return scheming() | {"turn": 0, "drew": [], "pile": [], "seats": [{}, {}, {}]}


def drawn_often() -> Position:
    """Everyone has had a go in three turns."""
    return scheming() | {"turn": 3, "drew": [], "pile": [], "seats": [{}, {}, {}]}


def resolving() -> Position:
    """A round of five turns is over, and Belle has drawn in four of them."""
    position = short() | {
        "rounds": ["tunnel", *STATION_FIRST[1:2], "bridge", "braking", "pickpocketing"]
    }
    return position | {"drew": [{"turn": turn, "seat": 1} for turn in range(4)]}


def beginning() -> Position:
    """A round is about to begin."""
    return short() | {"phase": "round", "pile": []}


def beginning_expert() -> Position:
    """The first round of experts is about to begin."""
    return changed(beginning(), "options.expert", True)


def taken() -> Position:
    """Both teams are taken."""
    bandits = [{"bandit": name, "car": 2} for name in ("doc", "cheyenne", "ghost", "tuco")]
    position = teams() | {"phase": "round", "bandits": bandits}
    del position["pending"]
    return position


def belle_punched() -> Position:
    """Cheyenne has punched Doc, and Belle stands beside him."""
    position = punched()
    position["options"]["bandits"][2] = "belle"
    position["bandits"][2] = {"bandit": "belle", "car": 2, "floor": "roof"}
    return changed(position, "pending", {"kind": "push", "bandit": "cheyenne", "target": "doc"})


IMPOSSIBLE: list[tuple[Callable[[], Position], str, Any, str]] = [
    # E1.4, E1.5, E9.1 Cards and bullets are conserved.
    (hit, "seats.1.deck", ["bullet doc", "belle move"], "there are 2 of 'belle move', not 1"),
    (hit, "seats.1.deck", deck_of("belle", without=("punch",)), "there are 1 of 'belle punch', not 0"),
    (hit_team, "seats.0.deck", ["tuco marshal"], "there are 1 of 'doc move', not 0"),
    (hit, "bandits.0.bullets_left", 4, r"expected 5: 6 less those among the cards of all seats \(E1.4\), not 4"),
    (hit, "bandits.0.bullets_left", 6, "expected 5: 6 less"),
    (hit, "bandits.0.bullets_left", True, "expected 5: 6 less"),
    (short, "bandits.1.bullets_received", 2, r"expected 0: the bullets among that seat's cards \(E10.2\), not 2"),
    (hit, "bandits.1.bullets_received", 1, "expected 2: the bullets among"),
    (hit, "neutral_bullets", 9, r"expected 12: 13 less those among the cards of all seats \(E1.5\), not 9"),
    (hit, "neutral_bullets", 0, "expected 12: 13 less those"),
    (ran_short, "neutral_bullets", 1, r"expected 2: 13 less .*, or 0 once they ran short \(E4.9\), not 1"),
    (ran_short, "options.short_bullets_leave", False, "expected 2: 13 less"),
    # E4.4, E9.5 Nobody shoots itself; friendly hits are bullets of the own team.
    (short, "seats", [{"friendly_hits": 1}, {}, {}], "expected 0: the bullets of the own team"),
    (hit_team, "seats.0.friendly_hits", 0, "expected 1: the bullets of the own team"),
    (hit, "seats.1.deck", deck_of("belle", "bullet belle"), "belle cannot have a bullet of its own"),
    (hit_team, "bandits.1.bullets_received", 0, "that can have hit it, from 1 to 2, not 0"),
    (hit_team, "bandits.0.bullets_received", 2, "that can have hit it, from 0 to 1, not 2"),
    (hit_team_told, "bandits.1.bullets_received", 2, "expected 1: the rest of the 2 bullets"),
    # E2.4 The station.
    (short, "rounds", STATION_FIRST, r"the station as the last of the five \(E2.4\)"),
    (short, "rounds", [*STATION_FIRST[1:], "bridge"], "exactly one station"),
    (dropped, "options.station_last", True, "the station as the last"),
    (dropped, "options.events", False, "no station where events are off"),
    # E3.1, E3.5, E3.7 Hands.
    (dealt, "seats.0.hand", deck_of("doc"), "at most 7 cards, not 10: 7 dealt, 0 times 3 drawn, 0 played"),
    (dealt, "seats.1.hand", [*deck_of("belle")][:7], "expected at most 6 cards, not 7"),
    (short, "seats", [{"hand": ["doc move"]}, {}, {}], "hands are held in Schemin' only"),
    (beginning, "seats", [{"hand": ["doc move"]}, {}, {}], "hands are held in Schemin' only"),
    (beginning_expert, "seats", [{"hand": ["doc move"]}, {}, {}], "nothing before the first hands"),
    (beginning_expert, "seats", [{"discard": ["doc move"]}, {}, {}], "nothing before the first hands"),
    (drawn_often, "drew", [{"turn": t, "seat": 1} for t in range(2)], "at least 6 cards are held"),
    (resolving, "drew", [{"turn": t, "seat": 1} for t in range(5)], "seat 1 has drawn 5 times"),
    # E3.2, E3.3 Goes.
    (scheming, "drew.0.turn", 1, r"position.drew\[0\]: seat 0 cannot have drawn in a go still to come"),
    (scheming, "drew.0.turn", 3, "cannot have drawn in a go still to come"),
    (scheming, "drew.0", {"turn": 1, "seat": 2}, "cannot have drawn in a go still to come"),
    (beginning, "drew", [{"turn": 0, "seat": 0}], "cannot have drawn in a go still to come"),
    (scheming, "drew.0.seat", 1, "none where it drew"),
    (scheming, "resolved", 1, r"none is resolved before Stealin', and all are at the event \(E4.1\), not 1"),
    (scheming, "pile", [{"card": "tuco move", "turn": 0}, {"card": "belle move", "turn": 0}], "in this order"),
    (scheming, "pile.0.face_down", True, "only tunnels hide cards, and Ghost his first"),
    (hidden, "pile.0.face_down", False, "played in a tunnel"),
    (hidden, "pile.0", {"card": "doc shoot", "turn": 0, "face_down": True}, "only tunnels hide cards"),
    (speeding, "drew", [{"turn": 1, "go": go, "seat": 0} for go in range(2)], "none where it drew"),
    (speeding, "pile", [{"card": f"doc {a}"} for a in ("marshal", "change-floor", "shoot")], "that many"),
    (covered, "pile.1.card", "doc rob", "the team's other bandit"),
    (covered, "pile.1.card", "django rob", "the team's other bandit"),
    (covered, "pile.0.card", "doc move", "lies on a face-up Shoot"),
    (covered, "pile", [{"card": "tuco shoot"}, {"card": "doc marshal", "cover": True}], "is no Marshal"),
    (covered, "pile", [{"card": "tuco rob", "cover": True}], "lies on a face-up Shoot"),
    (covered, "pile.1.turn", 1, "the turn of the card it covers"),
    # E6.1 Who is first, and the go.
    (begun, "first_player", 1, "expected 0 in this round, since the options say who began"),
    (short, "go", 1, "a go from 0 to 0"),
    (pickpocketing, "go", 3, "a go from 1 to 1"),
    (ransomed, "go", 6, "a go from 0 to 0"),
    (placing, "go", 2, "a go from 0 to 0"),
    # E8 What experts know.
    (short, "seats", [{"known": {"on_top": 1}}, {}, {}], "only the experts' cards can be counted"),
    (short, "seats", [{"known": {"held_at_reshuffle": ["doc move"]}}, {}, {}], "only the experts'"),
    (keeping, "seats.2.known.on_top", 2, "a number of bullets on top of the deck"),
    (hidden, "seats.0.known.sure_actions", 1, "bullets can be held as long as one likes"),
    (hidden, "seats.0.known.surely_held", ["doc move"], "those held at the reshuffle"),
    (hidden, "seats.0.known.held_at_reshuffle", ["doc shoot", "bullet belle"], "a card that this seat has"),
    (hidden_twice, "pile.1.before_reshuffle", True, "card 0 below it came after the reshuffle"),
    (limited, "seats.0.known.limits.0.round", 5, "a round from 2"),
    (keeping, "pending.may_take_back", [0], "a seat that has chosen"),
    (keeping, "pending", {"kind": "keep", "seats": [1, 2], "may_take_back": [1]}, "a seat that has chosen"),
    # E2.2, E2.3, E7.4, E7.8 Loot.
    (short, "tokens", [{"token": 24, "place": "box"}], "the strongbox that is token 24 cannot be in the box"),
    (short, "tokens", [{"token": 0, "place": "box"}], "the purse that is token 0 cannot be in the box"),
    (short, "tokens", [{"token": 18, "place": "box"}], "the jewel that is token 18 cannot be in the box"),
    (short, "tokens", [{"token": 8, "bandit": "doc"}], "the purse that is token 8 stays in the box"),
    (short, "tokens", [{"token": 22, "car": 1}], "the jewel that is token 22 stays in the box"),
    (short, "tokens", [{"token": 25, "car": 1}], "second strongbox, token 25, stays in the box until Take It All"),
    (ransomed, "tokens.0", {"token": 25, "place": "box"}, "second strongbox, token 25, came into play"),
    (ransomed, "tokens.0.token", 27, "ransoms are numbered from 26 on, at most one a bandit"),
    (ransomed, "tokens", [{"token": 26 + i, "bandit": "doc"} for i in range(4)], "at most one a bandit"),
    (ransomed, "tokens.0.value", 300, "expected 250"),
    (short, "tokens", [{"token": 0, "value": 300}], "expected 250"),
    (own_purses, "tokens", [{"token": t, "value": 500} for t in range(3)], "only 2 purses of \\$500"),
    (short, "tokens", [{"token": 0, "known_by": [0]}], "'everyone', for it is no secret"),
    (short, "tokens", [{"token": 3, "known_by": "everyone"}], "a secret of those who have owned it"),
    (own_purses, "tokens", [{"token": 0, "known_by": "everyone"}], "a secret of those who have owned it"),
    (short, "tokens", [{"token": 9, "known_by": [1]}], "it never left the box"),
    (ransomed, "tokens", [{"token": 3, "bandit": "doc", "known_by": [0]}], "for it is no secret"),
    # E2.2, E9.2 Before the game begins.
    (placing, "tokens", [{"token": 4, "car": 2}], "token 4 is not as it was laid out"),
    (placing, "tokens", [{"token": 4, "known_by": [0]}], "token 4 is not as it was laid out"),
    (placing, "marshal", 1, "0, since the game has not begun"),
    (placing, "seats.0", {"deck": hit_team()["seats"][0]["deck"]}, "nobody has a bullet before the game begins"),
    (teams, "round", 1, "nothing before the teams are taken"),
    (teams, "round", 2, "placed before the first round"),
    (teams, "neutral_bullets", 13, "nothing before the teams are taken"),
    (teams, "seats.0.hand", ["doc move"], "nothing before the teams are taken"),
    (teams, "seats.0.known", {"on_top": 1}, "nothing before the teams are taken"),
    (teams, "seats.0.known", 3, "nothing before the teams are taken"),
    (short, "pending", {"kind": "team"}, "a game in which players take pairs"),
    (taken, "seats.0.bandits", ["doc", "tuco"], "one of the pairs"),
    (taken, "pairs", [["ghost", "tuco"]], "three pairs"),
    (placing, "bandits", [{"bandit": "doc", "car": 0, "floor": "roof"}], "not placed yet"),
    # E4.6, E5.1, E7.6, E7.7 Decisions nobody could be asked.
    (belle_punched, "pending.target", "belle", r"that can be punched \(E4.6, E5.1\)"),
    (punched, "pending.target", "cheyenne", "another bandit in the same space"),
    (scheming, "seats.0.choice", "doc move", "nobody chooses in secret now"),
    (covering, "pending.bandit", "doc", "a player is asked, not a bandit"),
    (teams, "pending.bandit", "doc", "a player is asked, not a bandit"),
    (pickpocketing, "tokens", [], "a bandit alone in its space, where a purse lies"),
    (pickpocketing, "bandits.1.car", 2, "a bandit alone in its space"),
    (revenge, "pending.bandit", "tuco", "on the roof of the Marshal's car"),
    # E7.7 What was dropped.
    (dropped, "round", 1, "nothing before the Marshal's Revenge"),
    (dropped, "bandits.0.dropped.against", [3, 4], "a purse and those that were kept"),
    (dropped, "bandits.0.dropped.against", [9], "purses in play"),
    (revenge, "bandits.0.dropped", None, "doc stands on the roof of the Marshal's car, and has 'dropped'"),
    (revenge, "pending.bandit", "doc", "doc has not been asked yet"),
    (revenge, "first_player", 1, "doc has not been asked yet"),
    (revenge, "tokens.0.car", 1, "still on the roof of the Marshal's car"),
    (revenge, "bandits.0.dropped.against", [1], r"the purses that the bandit has, \[1, 5\], as kept"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "path", "value", "says"), IMPOSSIBLE)
def test_what_no_game_can_hold_is_refused_with_a_sentence(
    make: Callable[[], Position], path: str, value: Any, says: str
) -> None:
    position = make()
    if path == "pending":
        position.pop("phase", None)
    with pytest.raises(CannotRead, match=says):
        express.load(changed(position, path, value))


@pytest.mark.parametrize("make", list(dict.fromkeys(row[0] for row in IMPOSSIBLE)))
def test_what_is_spoilt_here_is_right_before(make: Callable[[], Position]) -> None:
    express.load(make())
