"""Pictures of the terminal: what a command shows, as SVG that asks for no font from elsewhere."""

import builtins
import io
import os
import subprocess
import sys
from typing import Any
from unittest.mock import patch

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from tools.seeded import outlaws

from folsom.cli.play import TerminalTable

WIDTH, HEIGHT = 92, 30
INK, PAPER = (35, 20, 26), (246, 232, 203)
THEME = TerminalTheme(
    INK,
    PAPER,
    [
        (35, 20, 26),
        (226, 96, 80),
        (140, 184, 92),
        (232, 169, 34),
        (110, 160, 214),
        (206, 118, 172),
        (79, 224, 205),
        (233, 210, 164),
    ],
    [
        (150, 120, 110),
        (240, 120, 100),
        (168, 208, 120),
        (244, 196, 90),
        (140, 184, 232),
        (224, 150, 196),
        (120, 236, 220),
        (255, 246, 221),
    ],
)
# As Rich draws a window, without the font that it would fetch.
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; \
line-height: {line_height}px; white-space: pre; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" \
height="{terminal_height}"/></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>"""


class Screen(TerminalTable):
    """The table as `folsom play` shows it, until its player is asked for the first time after so many answers."""

    def show(self, n_answers: int) -> None:
        """Let bots answer, then ask the player, who says nothing."""
        while self.game.number < n_answers or self.seat not in self._asked():
            self._step()
        with patch.object(builtins, "input", side_effect=EOFError):
            try:
                self._ask(self.game.decision_of(self.seat))
            except EOFError:
                return

    def _asked(self) -> list[int]:
        return [decision.seat for decision in self.game.decisions]


def draw_play(game: Any, n_answers: int) -> str:
    """The screen of `folsom play` after some answers."""
    console = _console()
    Screen(game, 0, list(outlaws(game)), console, None).show(n_answers)
    return _drawn(console, "folsom play")


def draw_command(*arguments: str, lines: int = HEIGHT) -> str:
    """What a command prints, its first lines."""
    done = subprocess.run(
        [sys.executable, "-m", "folsom", *arguments],
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": str(WIDTH), "FORCE_COLOR": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    console = _console()
    for line in done.stdout.decode().splitlines()[:lines]:
        console.print(Text.from_ansi(line))
    return _drawn(console, " ".join(("folsom", *arguments)))


def _console() -> Console:
    return Console(
        record=True,
        file=io.StringIO(),
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        legacy_windows=False,
    )


def _drawn(console: Console, title: str) -> str:
    svg = console.export_svg(title=title, theme=THEME, code_format=FORMAT, unique_id="folsom")
    return "\n".join(line.rstrip() for line in svg.splitlines())
