"""Draws every picture of the README and the guides anew, from seeded games: python -m tools.pictures [NAME …]

Those of the table come from the real server and the real page in Chromium, those of the terminal from the commands
themselves, those of positions from the library. The same sources give the same pictures.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from tools.pictures_browser import draw_tables
from tools.pictures_terminal import draw_command, draw_play
from tools.seeded import play_on

from folsom import express, superexpress

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MAX_BYTES = 400_000

SEED = "5f0c" * 16
MEASURED = ("strength-by-time.svg",)
"""What comes of long measurements and is drawn by them: `python -m training.proof budget`."""

DRAWINGS: dict[str, Callable[[], str]] = {
    "terminal.svg": lambda: draw_play(express.new(seats=4, seed=SEED), 60),
    "terminal-super.svg": lambda: draw_play(superexpress.new(seats=5, seed=SEED), 12),
    "simulate.svg": lambda: draw_command("simulate", "--games", "20000", "--seed", "1"),
    "arena.svg": lambda: draw_command(
        "arena", "sharpshooter:100", "outlaw", "tenderfoot", "--deals", "20", "--quiet", lines=20
    ),
    "position.svg": lambda: play_on(express.new(seats=4, seed=SEED), 70).view(1)._repr_svg_(),
    "position-super.svg": lambda: play_on(superexpress.new(seats=6, seed=SEED), 40)._repr_svg_(),
}


def main(wanted: list[str]) -> None:
    """Draw all pictures, or those named."""
    FOLDER.mkdir(exist_ok=True)
    for name, drawing in DRAWINGS.items():
        if not wanted or name in wanted:
            FOLDER.joinpath(name).write_text(drawing() + "\n", encoding="utf-8")
    draw_tables(FOLDER, wanted)
    for path in sorted(FOLDER.iterdir()):
        size = path.stat().st_size
        print(f"{size:8,} {path.name}")
        if size > MAX_BYTES:
            sys.exit(f"{path.name} is larger than {MAX_BYTES:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
