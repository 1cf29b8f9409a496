"""Writes whole games and a digest of all that is seen in them, for the client's test of the modules.

python -m tools.local_games            writes web/tests/fixtures/local_games.json
"""

import json
from pathlib import Path

from tests.page.jobs import EVERY, natively, sights

FIXTURE = Path(__file__).parent.parent / "web/tests/fixtures/local_games.json"
GAMES = (
    ("express", "advanced-4", 1),
    ("express", "teams-2-2014", 2),
    ("superexpress", "5-seats-horse", 3),
)


def written() -> str:
    """The text of the fixture."""
    games = []
    for game, name, seed in GAMES:
        job = sights(game, name, seed)
        games.append(
            {
                "game": game,
                "options": EVERY[game][name],
                "seed": job["seed"],
                "answers": job["answers"],
                "digest": natively(job),
            }
        )
    return json.dumps(games) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(written())
