"""Writes what each kind of option is about, for the client, which advises at tables in the page.

python tools/thoughts.py            writes web/src/generated/thoughts.json
python tools/thoughts.py --check    fails if that file is out of date
"""

import json
import sys
from pathlib import Path

from folsom import GAMES
from folsom.bots.advice import CLEAR, CLOSE, PLAYOUTS, THOUGHTS
from folsom.bots.parts import bot_parts_of

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "thoughts.json"


def text() -> str:
    """The file as it should be."""
    about = {
        "playouts": PLAYOUTS,
        "share_a_value": {game: bot_parts_of(game).search.SHARE_A_VALUE for game in GAMES},
        "close": CLOSE,
        "clear": CLEAR,
        "thoughts": THOUGHTS,
    }
    return json.dumps(about, indent=2) + "\n"


def main() -> None:
    """Write the file, or compare it."""
    if "--check" not in sys.argv:
        TARGET.write_text(text())
    elif TARGET.read_text() != text():
        sys.exit(f"{TARGET.name} is out of date: run tools/thoughts.py")


if __name__ == "__main__":
    main()
