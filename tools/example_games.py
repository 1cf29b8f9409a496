"""Writes what is seen in fifty whole games of many kinds, for the client's tests of the show.

python tools/example_games.py            writes web/tests/fixtures/games.json.gz
python tools/example_games.py --check    fails if the file is out of date
"""

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from folsom.games import game_module

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "games.json.gz"
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("express", {"seats": 2, "two_bandits": True}),
    ("express", {"seats": 3}),
    ("express", {"seats": 4, "edition": "2014"}),
    ("express", {"seats": 5, "expert": True}),
    ("express", {"seats": 6}),
    ("superexpress", {"seats": 3}),
    ("superexpress", {"seats": 4, "horse": True}),
    ("superexpress", {"seats": 5, "reflex": True}),
    ("superexpress", {"seats": 6, "horse": True, "reflex": True}),
    ("superexpress", {"seats": 7, "horse": True, "reflex": True}),
]
UNSEEN = {"chose", "card-drawn", "card-picked", "deck-shuffled", "hand-returned", "card-discarded"}
N_GAMES = 50
"""Five of each kind."""


def played(game: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game of answers drawn at random: the table when all stand on the train, and what a spectator saw."""
    state = game_module(game).new(seed=seed, **options)
    source = random.Random(seed)
    view = None
    events: list[dict[str, Any]] = []
    while decision := state.decision:
        if view is None and state.view().phase != "setup":
            view = msgspec.to_builtins(state.view())
        state.play(source.choice(decision.options), seat=decision.seat)
        if view:
            events += [msgspec.to_builtins(event) for event in state.happened(None)]
    return {"view": view, "events": [event for event in events if event["event"] not in UNSEEN]}


def games_file() -> str:
    """The games, one a line."""
    games = (played(*KINDS[i % len(KINDS)], seed=i) for i in range(N_GAMES))
    return "[" + ",\n".join(json.dumps(game, separators=(",", ":")) for game in games) + "]\n"


def main(arguments: list[str]) -> int:
    """Write or check the file."""
    text = games_file()
    if arguments != ["--check"]:
        FILE.write_bytes(gzip.compress(text.encode(), mtime=0))
    elif not FILE.exists() or gzip.decompress(FILE.read_bytes()).decode() != text:
        print(f"{FILE.name} is out of date: run python tools/example_games.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
