"""Plays the scripts of the lessons by the rules, and writes what the learner sees, for the client to show.

python tools/lessons.py            writes web/src/generated/lesson-GAME.json from web/lessons/GAME.json
python tools/lessons.py --check    fails if one of these files is out of date

A script has acts, each of steps; an act begins with a position, or goes on from the one before. A step says what
rivals answer first ("1 play belle move"), up to which event the learner then sees what happens ("bandit-moved
doc"; else all of it), what the learner does (answers, or taps that answer nothing), and which sentence explains
which wrong tap. What the coach says is in the catalogues, under the step's name.
"""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from folsom import GAMES
from folsom.core.readable import form_in_words
from folsom.games import game_module
from folsom.server.live.broadcast import sights_of
from folsom.server.tables.games import AnyGame

WEB = Path(__file__).parent.parent / "web"
LEARNER = 0
TAPS = ("card ", "sheet ", "lock")
"""What a learner does that is no answer begins so."""


class NotInTheRules(Exception):
    """A script wants something that the rules do not offer."""


@dataclass
class Player:
    """Plays a script, and keeps what has happened that the learner has not been shown yet."""

    game: AnyGame | None = None
    unseen: list[dict[str, Any]] = field(default_factory=list)
    shown: dict[str, Any] = field(default_factory=dict)

    def begin(self, position: dict[str, Any]) -> None:
        """A new act: the position as it is, with nothing left over from before."""
        self.game = game_module(position["game"]).load(position)
        self.unseen, self.shown = [], {}
        self._look()

    def answer(self, seat: int, words: str) -> int:
        """The seat's option that reads so; nobody else may be asked before."""
        assert self.game is not None
        decision = self.game.decision_of(seat)
        options = decision.options if decision else ()
        for option in options:
            if form_in_words(option.form) == words:
                self.game.answer(option.number, seat)
                self._look()
                return int(option.number)
        offered = [form_in_words(option.form) for option in options]
        raise NotInTheRules(f"seat {seat} cannot {words!r}; it is offered {offered}")

    def show(self, until: str | None) -> list[dict[str, Any]]:
        """What the learner sees next: everything, or up to an event, which cuts what came with one answer."""
        if until is None:
            seen, self.unseen = self.unseen, []
            return [self._written(sight) for sight in seen]
        for i, sight in enumerate(self.unseen):
            for n, event in enumerate(sight["events"], 1):
                if _is(event, until):
                    first = {**sight, "events": sight["events"][:n], "decision": None, "cut": True}
                    seen = [*self.unseen[:i], first]
                    self.unseen[: i + 1] = [{**sight, "events": sight["events"][n:]}]
                    return [self._written(one) for one in seen]
        raise NotInTheRules(f"there is no {until!r} in what happens next")

    def _look(self) -> None:
        assert self.game is not None
        sight = json.loads(msgspec.json.encode(sights_of(self.game, [LEARNER])[0]))
        self.unseen.append({name: sight[name] for name in ("events", "view", "decision")})

    def _written(self, sight: dict[str, Any]) -> dict[str, Any]:
        """Of the view only what is new in it."""
        view = sight.pop("view")
        new = {name: value for name, value in view.items() if self.shown.get(name) != value}
        assert self.shown.keys() <= view.keys()
        self.shown = view
        return {**sight, "view": new}


def _is(event: dict[str, Any], wanted: str) -> bool:
    """Whether an event is of a kind, and of a bandit if one is named."""
    kind, _, bandit = wanted.partition(" ")
    return bool(event["event"] == kind and bandit in ("", event.get("bandit")))


def tap_of(words: str) -> str:
    """What is tapped for an answer: "card django rob", "space 3 roof", "token 18", "draw"."""
    verb, _, rest = words.partition(" ")
    match verb:
        case "play" | "plan":
            return f"card {rest.removesuffix(' face down')}"
        case "move":
            return rest.replace("car", "space")
        case "rob" | "knock":
            return rest
    return words


def recorded(script: dict[str, Any]) -> dict[str, Any]:
    """A lesson as the client shows it: every step with what is seen before, and what is awaited."""
    player, steps = Player(), []
    for number, act in enumerate(script["acts"]):
        if "position" in act:
            player.begin(act["position"])
        for i, step in enumerate(act["steps"]):
            for rival in step.get("rivals", []):
                seat, words = rival.split(" ", 1)
                player.answer(int(seat), words)
            written = {
                "name": step["name"],
                "act": number,
                "begins": i == 0 and "position" in act,
                "sights": player.show(step.get("until")),
                "awaits": [],
                "wrong": step.get("wrong", {}),
            }
            done = step.get("do", [])
            for words in done:
                if written["awaits"]:
                    written["awaits"][-1]["sights"] = player.show(None)
                if words.startswith(TAPS):
                    written["awaits"].append({"tap": words, "option": None})
                else:
                    option = player.answer(LEARNER, words)
                    written["awaits"].append({"tap": tap_of(words), "option": option})
            steps.append(written)
    return {"game": script["game"], "steps": steps}


def file_of(game: str) -> str:
    """A lesson, one sight a line."""
    script = json.loads((WEB / "lessons" / f"{game}.json").read_text())
    lesson = recorded(script)
    lines = [json.dumps(step, separators=(",", ":")) for step in lesson["steps"]]
    return f'{{"game":"{game}","steps":[\n' + ",\n".join(lines) + "\n]}\n"


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    for game in GAMES:
        path, text = WEB / "src" / "generated" / f"lesson-{game}.json", file_of(game)
        if arguments != ["--check"]:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.name} is out of date: run python tools/lessons.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
