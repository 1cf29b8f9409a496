"""Small positions, each at another decision, with nothing in them that can be left out."""

import random
from typing import Any

from tests.express.positions import short

from folsom import express
from folsom.express.notation import ACTIONS

Position = dict[str, Any]


def deck_of(bandit: str, *on_top: str, without: tuple[str, ...] = ()) -> list[str]:
    """All ten cards of a bandit, others on top of them, less some that lie elsewhere."""
    cards = [f"{bandit} {action}" for action in ACTIONS for _ in range(1 + (action in TWICE))]
    for action in without:
        cards.remove(f"{bandit} {action}")
    return [*on_top, *cards]


TWICE = ("move", "change-floor", "shoot", "rob")


def hit() -> Position:
    """Belle has been shot by Doc and by the Marshal."""
    deck = deck_of("belle", "bullet doc", "bullet neutral")
    return short() | {"pile": [], "seats": [{}, {"deck": deck}, {}]}


def team_position() -> Position:
    """Two teams on a roof."""
    return {
        "options": {"seats": 2, "bandits": [["doc", "tuco"], ["ghost", "django"]], "powers": False},
        "bandits": [
            {"bandit": name, "car": 2, "floor": "roof"}
            for name in ("doc", "tuco", "ghost", "django")
        ],
    }


def hit_team() -> Position:
    """Doc has shot Tuco, his team mate, and Ghost has shot one of the two."""
    position = team_position() | {"phase": "round"}
    cards = [f"{b} {action}" for action in ACTIONS for b in ("doc", "tuco")]
    cards.remove("tuco marshal")
    return position | {"seats": [{"deck": ["bullet doc", "bullet ghost", *cards]}, {}]}


def punched() -> Position:
    """Cheyenne has punched Doc, who has two purses and a jewel."""
    position = short()
    position["options"]["bandits"][1] = "cheyenne"
    position["bandits"] = [
        {"bandit": "doc", "car": 2, "floor": "roof"},
        {"bandit": "cheyenne", "car": 2, "floor": "roof"},
        {"bandit": "tuco", "car": 3, "floor": "roof"},
    ]
    position["pile"] = [{"card": "cheyenne punch"}]
    position["tokens"] = [
        {"token": 3, "bandit": "doc", "value": 500},
        {"token": 18, "bandit": "doc"},
    ]
    position["pending"] = {"kind": "pocket", "bandit": "cheyenne", "target": "doc", "token": 1}
    return position


def keeping() -> Position:
    """Everyone keeps cards in the 2014 expert variant."""
    position = short() | {"phase": "keep", "pile": [], "pending": {"kind": "keep"}}
    position["options"] |= {"expert": True, "edition": "2014"}
    position["seats"] = [
        {"hand": ["doc move", "doc rob"], "aside": ["bullet tuco"], "known": {"sure_actions": 2}},
        {"hand": ["belle move"], "discard": ["belle rob"]},
        {
            "hand": ["tuco move"],
            "deck": deck_of("tuco", "bullet neutral", without=("move",)),
            "known": {"on_top": 1},
        },
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


def placing_pairs() -> Position:
    """All have taken pairs, and place them."""
    position = teams() | {"pending": {"kind": "place"}}
    return position | {"seats": [{}, {"bandits": ["doc", "cheyenne"]}]}


def scheming() -> Position:
    """Doc, who has drawn three more, is asked in the second turn."""
    hand = ["move", "move", "rob", "rob", "punch", "shoot"]
    return short() | {
        "phase": "schemin",
        "rounds": ["braking", "swivel-arm", "bridge", "take-it-all", "pickpocketing"],
        "turn": 1,
        "drew": [{"turn": 0, "seat": 0}],
        "pile": [{"card": "belle move"}, {"card": "tuco move"}],
        "seats": [{"hand": [f"doc {action}" for action in hand]}, {}, {}],
    }


def covering() -> Position:
    """Doc has shot; Tuco may cover him."""
    return team_position() | {
        "rounds": ["braking", "swivel-arm", "bridge", "take-it-all", "pickpocketing"],
        "seats": [{"hand": ["tuco move", "tuco rob"]}, {}],
        "pile": [{"card": "doc shoot"}],
        "pending": {"kind": "cover", "seats": [0]},
    }


def covered() -> Position:
    """Doc has shot, and Tuco has covered him."""
    cover = {"card": "tuco rob", "cover": True}
    return covering() | {
        "pile": [{"card": "doc shoot"}, cover],
        "seats": [{"hand": ["tuco move"]}, {"hand": ["ghost move", "django move"]}],
        "pending": {"kind": "scheme", "seats": [1]},
    }


LAST_ROUND = {
    "phase": "event",
    "pile": [],
    "round": 5,
    "rounds": ["swivel-arm", "bridge", "take-it-all", "braking", "pickpocketing"],
}


def pickpocketing() -> Position:
    """Doc is alone with two purses."""
    return (
        short()
        | LAST_ROUND
        | {
            "tokens": [
                {"token": 3, "car": 2, "floor": "roof"},
                {"token": 4, "car": 2, "floor": "roof"},
            ],
            "pending": {"kind": "pickpocket", "bandit": "doc"},
        }
    )


def revenge() -> Position:
    """Doc has dropped a purse for the Marshal's Revenge; Belle must choose between two."""
    position = short() | LAST_ROUND | {"pending": {"kind": "revenge", "bandit": "belle"}}
    rounds = [*LAST_ROUND["rounds"][:4], "marshals-revenge"]  # type: ignore[index]
    doc = {"bandit": "doc", "car": 0, "floor": "roof", "loot": [1, 5]}
    position["bandits"][:2] = [
        doc | {"dropped": {"token": 3, "against": [1, 5]}},
        {"bandit": "belle", "car": 0, "floor": "roof"},
    ]
    tokens: list[dict[str, Any]] = [
        {"token": 3, "car": 0, "floor": "roof", "value": 250, "known_by": [0]},
        {"token": 4, "bandit": "belle", "value": 250},
        {"token": 5, "bandit": "doc", "value": 300},
    ]
    return position | {"rounds": rounds, "tokens": tokens}


def dropped() -> Position:
    """In the round before Doc has dropped a purse for the Marshal's Revenge."""
    position = short() | {"round": 2}
    position["options"]["station_last"] = False
    position["rounds"] = ["marshals-revenge", "swivel-arm", "bridge", "take-it-all", "braking"]
    position["tokens"] = [
        {"token": 3, "value": 300, "car": 1, "floor": "roof"},
        {"token": 4, "value": 500, "bandit": "doc"},
    ]
    position["bandits"][0]["dropped"] = {"token": 3, "against": [4]}
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


def teams() -> Position:
    """The first player has taken a pair, the other chooses."""
    return {
        "options": {"seats": 2},
        "pairs": [["ghost", "tuco"], ["doc", "cheyenne"], ["belle", "django"]],
        "seats": [{"bandits": ["doc", "cheyenne"]}, {}],
        "pending": {"kind": "team"},
    }


def ransomed() -> Position:
    """The Hostage Conductor's round is over, and Doc has a ransom; the Marshal's strongbox is out."""
    position = short() | {"phase": "over", "pile": [], "round": 5}
    rounds = ["swivel-arm", "bridge", "take-it-all", "braking", "hostage-conductor"]
    return position | {"rounds": rounds, "tokens": [{"token": 26, "bandit": "doc"}]}


SMALL = (
    *(short, hit, hit_team, punched, keeping, picking, placing, placing_pairs, scheming, covering),
    *(covered, pickpocketing, revenge, dropped, hidden, limited, teams, ransomed),
)
