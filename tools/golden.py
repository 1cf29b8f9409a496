"""Writes the golden games: seeded random games with all answers, events and what every seat sees.

    python -m tools.golden            rewrite all files
    python -m tools.golden GAME       rewrite those of one game

The tests compare the files. Regenerate them in a commit of their own, and only when a change in
what happens is meant.
"""

import hashlib
import json
import random
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.express.variants import VARIANTS as EXPRESS

from folsom.games import game_module

ROOT = Path(__file__).parents[1] / "tests"
TAKE_BACK_SHARE = 0.05
ANSWERS_BETWEEN_VIEWS = {"express": 60, "superexpress": 15}

SETTINGS: dict[str, dict[str, dict[str, Any]]] = {
    "express": EXPRESS,
    "superexpress": {
        f"{seats}-seats{'-reflex' * reflex}{'-horse' * horse}": {
            "seats": seats,
            "reflex": reflex,
            "horse": horse,
        }
        for seats in (3, 5, 7)
        for reflex in (False, True)
        for horse in (False, True)
    },
}
"""For each game the file names and the options of its golden games."""


def path_of(game: str, name: str) -> Path:
    """Where a golden game is kept."""
    return ROOT / game / "golden" / f"{name}.txt"


def tell(game_name: str, name: str) -> str:
    """The text of a golden game, played anew."""
    seed = int.from_bytes(hashlib.sha256(f"{game_name} {name}".encode()).digest(), "big")
    luck = random.Random(seed)
    options = SETTINGS[game_name][name]
    game = game_module(game_name).new(**options, seed=seed)
    lines = [f"{game_name} {json.dumps(options)}", f"seed {seed:064x}"]
    lines += _what_happened(game) + _views_in_full(game)
    while not game.is_over:
        decision = luck.choice(game.decisions)
        if game.can_take_back(decision.seat) and luck.random() < TAKE_BACK_SHARE:
            words = f"seat {decision.seat} takes back"
            game.take_back(decision.seat)
        else:
            option = luck.choice(decision.options)
            offered = " ".join(map(str, decision.numbers))
            words = f"seat {decision.seat} {decision.kind} [{offered}] {_short(option.form)}"
            game.play(option, decision.seat)
        lines += ["", f"{game.number - 1}. {words}"]
        lines += _what_happened(game)
        if game.number % ANSWERS_BETWEEN_VIEWS[game_name] == 0 or game.is_over:
            lines += _views_in_full(game)
    lines += ["", f"outcome {_short(game.outcome)}", f"position {_short(game.position())}", ""]
    return "\n".join(lines)


def _viewers(game: Any) -> list[int | None]:
    return [None, *range(game.n_seats)]


def _name(viewer: int | None) -> str:
    return "all" if viewer is None else str(viewer)


def _what_happened(game: Any) -> list[str]:
    """The events, once in full, then as digests what each viewer saw of them and sees now."""
    lines = [f"  {_short(event)}" for event in game.happened_in_full()]
    seen = " ".join(
        f"{_name(viewer)}:{_digest([game.happened(viewer), game.view(viewer)])}"
        for viewer in _viewers(game)
    )
    return [*lines, f"  sees {seen}"]


def _views_in_full(game: Any) -> list[str]:
    return [
        f"  view {_name(viewer)} {_short(game.view(viewer))}"
        for viewer in (None, game.number // ANSWERS_BETWEEN_VIEWS[game.name] % game.n_seats)
    ]


def _plain(value: Any) -> Any:
    """Structures as dictionaries, without fields that are not set."""
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: item for name, item in asdict(value).items() if item is not None}
    return value


def _short(value: Any) -> str:
    return json.dumps(_plain(value), separators=(",", ":"))


def _digest(value: Any) -> str:
    return hashlib.sha256(_short(value).encode()).hexdigest()[:8]


def main(games: list[str]) -> None:
    """Write the files."""
    for game in games or SETTINGS:
        for name in SETTINGS[game]:
            path = path_of(game, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(tell(game, name))
            print(path.relative_to(ROOT.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
