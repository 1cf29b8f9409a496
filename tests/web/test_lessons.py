"""The lessons keep to the rules, and the coach tells the truth about what is on the table."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tools import lessons

from folsom.words.catalogues import languages

GAMES = ("express", "superexpress")
MOST_WORDS = 20
LONGER = 1.4
"""So much longer other languages may be than English."""
WORDS = lessons.WEB / "src" / "words"


def script_of(game: str) -> dict[str, Any]:
    script: dict[str, Any] = json.loads((lessons.WEB / "lessons" / f"{game}.json").read_text())
    return script


class Seen:
    """What the learner has seen when the coach speaks: the table, and what happened since her last words."""

    def __init__(self, step: dict[str, Any], view: dict[str, Any]) -> None:
        self.view = view
        self.events = [event for sight in step["sights"] for event in sight["events"]]
        self.taps = [awaited["tap"] for awaited in step["awaits"]]

    def happened(self, *wanted: str) -> bool:
        """Whether these events happened, in this order."""
        rest = iter(self.events)
        return all(any(lessons._is(event, one) for event in rest) for one in wanted)

    def at(self, bandit: str) -> tuple[int, str]:
        found = next(b for b in self.view["bandits"] if b["bandit"] == bandit)
        return found["car"], found["floor"]

    def facing(self, bandit: str) -> str:
        found = next(b for b in self.view["bandits"] if b["bandit"] == bandit)
        return str(found["facing"])

    def lying(self, car: int, floor: str) -> list[str]:
        tokens = self.view["tokens"]
        return [t["kind"] for t in tokens if (t["car"], t["floor"]) == (car, floor)]

    def held(self, bandit: str) -> list[str]:
        return [t["kind"] for t in self.view["tokens"] if t["bandit"] == bandit]

    def pile(self) -> list[str | None]:
        return [c["card"] for c in self.view["pile"]]

    def fired(self, bandit: str) -> int:
        return 6 - int(
            next(b for b in self.view["bandits"] if b["bandit"] == bandit)["bullets_left"]
        )

    def turn(self) -> str:
        turns = self.view["rounds"][self.view["round"] - 1]["turns"]
        return str(turns[self.view["turn"]])

    def event(self, kind: str) -> dict[str, Any]:
        return next(event for event in self.events if event["event"] == kind)


CLAIMS: dict[str, dict[str, Callable[[Seen], bool]]] = {
    "express": {
        "goal": lambda s: len(s.view["rounds"]) == 5,
        "scheme": lambda s: "jewel" in s.lying(*s.at("django")) and s.at("doc") == s.at("django"),
        "wire": lambda s: s.pile() == ["django rob", "belle move", "doc punch"],
        "climb": lambda s: s.turn() == "speeding-up" and s.at("django")[1] == "inside",
        "run": lambda s: s.turn() == "speeding-up",
        "drew": lambda s: s.happened("drew-instead") and s.view["drew"][0]["seat"] == 1,
        "read": lambda s: s.at("belle") == (2, "inside") and "belle rob" in s.pile(),
        "rob": lambda s: (
            s.view["phase"] == "stealin" and s.lying(*s.at("django")) == ["purse", "jewel"]
        ),
        "punched": lambda s: s.happened(
            "bandit-punched doc", "loot-fell django", "bandit-moved django"
        ),
        "astray": lambda s: s.event("card-resolved")["card"] == "django change-floor",
        "back": lambda s: s.at("django") == (2, "roof") and "jewel" in s.lying(3, "inside"),
        "taken": lambda s: s.happened("loot-robbed doc", "bandit-climbed doc"),
        "marshal": lambda s: s.happened(
            "marshal-moved", "neutral-bullet belle", "bandit-fled belle"
        ),
        "shot": lambda s: s.event("bandit-shot")["target"] == "django",
        "bullet": lambda s: "bullet belle" in s.view["hand"] and len(s.view["hand"]) == 6,
        "punch": lambda s: (
            s.at("doc") == s.at("django")
            and "jewel" in s.held("doc")
            and s.happened("drew-instead")
        ),
        "draw": lambda s: "django rob" not in s.view["hand"],
        "tunnel": lambda s: s.turn() == "tunnel" and s.pile()[-2:] == [None, None],
        "switching": lambda s: (
            s.turn() == "switching" and [a["seat"] for a in s.view["asked"]] == [0]
        ),
        "knock": lambda s: s.at("belle") == (0, "roof") and s.held("doc") == ["purse", "jewel"],
        "pushed": lambda s: s.happened("bandit-moved doc", "bandit-shot doc"),
        "nothing": lambda s: (
            s.happened("loot-robbed belle", "no-effect doc")
            and s.event("loot-robbed")["value"] == 1000
        ),
        "welcome": lambda s: s.event("loot-robbed")["token"] == 18,
        "power": lambda s: (
            s.happened("bandit-shot django", "bandit-moved doc")
            and s.event("bandit-moved")["to_car"] == 1
        ),
        "order": lambda s: s.happened(
            "bandit-climbed doc", "neutral-bullet doc", "bandit-fled doc"
        ),
        "event": lambda s: s.happened("event-started", "neutral-bullet doc", "marshal-moved"),
        "station": lambda s: (
            s.view["rounds"][4]["card"] == "hostage-conductor" and s.at("django") == (2, "roof")
        ),
        "belle": lambda s: s.happened(
            "loot-robbed belle", "bandit-shot doc", "card-resolved django"
        ),
        "gunslinger": lambda s: (
            s.happened("bandit-shot django", "event-started", "ransom-paid django")
            and [s.fired(b) for b in ("django", "belle", "doc")] == [4, 3, 3]
        ),
        "end": lambda s: s.view["phase"] == "over",
    },
    "superexpress": {
        "goal": lambda s: len(s.view["cars"]) == 5,
        "move": lambda s: s.facing("mei") == "locomotive",
        "reflex": lambda s: s.facing("ghost") == "caboose" and s.at("ghost")[0] < s.at("mei")[0],
        "shoot": lambda s: s.taps == ["card shoot", "lock"],
        "passes": lambda s: s.happened("bandit-moved mei", "rode-in tuco"),
        "pushed": lambda s: s.happened(
            "bandit-shot ghost", "bandit-pushed mei", "bandit-stunned mei"
        ),
        "answered": lambda s: s.happened("stood-up mei", "bandit-shot mei", "bandit-stunned ghost"),
        "off": lambda s: s.happened("stood-up ghost", "bandit-shot mei", "fell-off ghost"),
        "uncoupled": lambda s: (
            s.happened("car-uncoupled", "loot-taken mei")
            and not s.happened("left-behind")
            and s.event("loot-taken")["value"] == 356
        ),
        "horse": lambda s: (
            s.view["first_player"] == 1
            and s.facing("tuco") == "caboose"
            and s.at("mei")[0] == len(s.view["cars"]) - 1
        ),
        "flip": lambda s: s.taps == ["card flip", "card shoot", "lock"],
        "rode": lambda s: s.happened("bandit-shot tuco", "fell-off mei", "rode-in mei"),
        "aimed": lambda s: (
            s.happened("turned mei", "bandit-shot mei", "bandit-pushed tuco", "bandit-stunned tuco")
            and s.event("bandit-pushed")["to_car"] == 3
        ),
        "end": lambda s: (
            s.happened("left-behind tuco", "game-ended")
            and [b["bandit"] for b in s.view["bandits"] if b["aboard"]] == ["mei"]
        ),
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_client_shows_is_what_the_rules_make_of_the_script(game: str) -> None:
    kept = (lessons.WEB / "src" / "generated" / f"lesson-{game}.json").read_text()
    assert kept == lessons.file_of(game), "run python tools/lessons.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_of_the_coach_is_true(game: str) -> None:
    lesson = lessons.recorded(script_of(game))
    assert [step["name"] for step in lesson["steps"]] == list(CLAIMS[game])
    view: dict[str, Any] = {}
    for step in lesson["steps"]:
        for sight in step["sights"]:
            view = view | sight["view"]
        assert CLAIMS[game][step["name"]](Seen(step, view)), step["name"]
        for awaited in step["awaits"]:
            for sight in awaited.get("sights", []):
                view = view | sight["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_tap_that_is_explained_can_be_made(game: str) -> None:
    lesson = lessons.recorded(script_of(game))
    view: dict[str, Any] = {}
    for step in lesson["steps"]:
        for sight in step["sights"]:
            view = view | sight["view"]
        things = {f"card {card}" for card in view["hand"] or []} | {"card", "sheet"}
        things |= {f"token {token['token']}" for token in view.get("tokens", [])}
        things |= {f"space {car['car']} roof" for car in view["cars"]}
        things |= {f"who {bandit['bandit']}" for bandit in view["bandits"]}
        assert step["wrong"].keys() <= things, step["name"]
        assert not step["wrong"].keys() & {awaited["tap"] for awaited in step["awaits"][:1]}


def test_the_game_ends_with_the_sums_that_the_coach_tells() -> None:
    player = lessons.Player()
    player.begin(script_of("express")["acts"][2]["position"])
    player.answer(0, "move car 0 roof")
    assert player.game is not None
    assert player.game.outcome is not None
    assert [result.points for result in player.game.outcome.results] == [2400, 2300, 1100]


def test_a_script_against_the_rules_is_refused() -> None:
    script = script_of("express")
    script["acts"][0]["steps"][1]["do"] = ["play django reflex"]
    with pytest.raises(lessons.NotInTheRules, match=r"cannot 'play django reflex'"):
        lessons.recorded(script)
    script = script_of("express")
    script["acts"][0]["steps"][8]["until"] = "bandit-shot doc"
    with pytest.raises(lessons.NotInTheRules, match=r"no 'bandit-shot doc'"):
        lessons.recorded(script)


def messages_of(language: str) -> dict[str, str]:
    lines = (WORDS / f"{language}.ftl").read_text().splitlines()
    pairs = (line.split(" = ", 1) for line in lines if line.startswith("lesson-") and " = " in line)
    return {pair[0]: pair[1] for pair in pairs}


@pytest.mark.parametrize("language", languages())
def test_there_are_words_for_every_step_and_every_wrong_tap(language: str) -> None:
    said = messages_of(language)
    wanted = {
        f"lesson-{game}-{step['name']}{suffix}"
        for game in GAMES
        for act in script_of(game)["acts"]
        for step in act["steps"]
        for suffix in ("", *(f"-{answer}" for answer in step.get("wrong", {}).values()))
    }
    assert wanted == {
        name for name in said if name.startswith(("lesson-express-", "lesson-superexpress-"))
    }
    for name in wanted:
        words = re.sub(r'\{ "[^"]*" \}', "", said[name]).replace("{ ", "").split()
        assert len(words) <= MOST_WORDS * LONGER, name
