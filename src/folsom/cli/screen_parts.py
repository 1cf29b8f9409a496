"""What both games' terminal screens are made of: bandits in colour, and the train as boxes side by side."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

STYLE_OF = {
    "belle": "bold magenta",
    "cheyenne": "bold green",
    "django": "bold bright_black",
    "doc": "bold blue",
    "ghost": "bold white",
    "mei": "bold cyan",
    "tuco": "bold red",
}
SHORT = {
    "belle": "Be",
    "cheyenne": "Ch",
    "django": "Dj",
    "doc": "Do",
    "ghost": "Gh",
    "mei": "Me",
    "tuco": "Tu",
}
MARSHAL_STYLE = "bold black on yellow"
LOOT_STYLE = "yellow"
WIDE = 13
MAX_COLUMN = 20

Words = list[tuple[str, str]]
"""Words with their styles."""


@dataclass(slots=True)
class Car:
    """What is drawn for a car."""

    name: str
    roof: Words = field(default_factory=list)
    inside: Words = field(default_factory=list)


def column_width(width: int, n_cars: int) -> int:
    """How wide each car is drawn."""
    return max(9, min(MAX_COLUMN, (width - 1) // n_cars))


def figure(bandit: str, is_wide: bool) -> tuple[str, str]:
    """A bandit's figure: its name, or two letters where there is little room."""
    return (bandit.capitalize() if is_wide else SHORT[bandit], STYLE_OF[bandit])


def pack(words: Words, width: int) -> list[Words]:
    """Words in lines that are not wider than this."""
    lines: list[Words] = [[]]
    used = 0
    for word, style in words:
        if lines[-1] and used + 1 + len(word) > width:
            lines.append([])
            used = 0
        used += len(word) + (1 if lines[-1] else 0)
        lines[-1].append((word[:width], style))
    return lines


def draw_train(cars: Sequence[Car], width: int, is_plain: bool = False) -> list[Text]:
    """The train in lines of text, the locomotive on the left."""
    across, down = ("-", "|") if is_plain else ("─", "│")
    corners = "++++" if is_plain else "┌┐└┘"
    wheel, coupling = ("o", "=") if is_plain else ("●", "═")
    column = column_width(width, len(cars))
    inner = column - 3
    roofs = [pack(car.roof, inner + 1) if car.roof else [] for car in cars]
    insides = [pack(car.inside, inner) if car.inside else [] for car in cars]
    lines = []
    n_roof = max(1, *(len(lines_of) for lines_of in roofs))
    for row in range(n_roof):
        line = Text(no_wrap=True)
        for lines_of in roofs:
            shown = row - n_roof + len(lines_of)
            _put(line, lines_of[shown] if shown >= 0 else [], column, " ", " ")
        lines.append(line)
    lines.append(_border(cars, column, corners[:2], across))
    for row in range(max(1, *(len(lines_of) for lines_of in insides))):
        line = Text(no_wrap=True)
        for lines_of in insides:
            _put(line, lines_of[row] if row < len(lines_of) else [], column, down, down)
        lines.append(line)
    floor = Text(no_wrap=True)
    for i, car in enumerate(cars):
        name = f" {car.name} "[:inner]
        rest = across * (inner - len(name))
        floor.append(f"{corners[2]}{name}{rest}{corners[3]}", style="dim")
        floor.append(coupling if i < len(cars) - 1 else " ", style="dim")
    lines.append(floor)
    wheels = Text(no_wrap=True, style="dim")
    for _ in cars:
        wheels.append(f"  {wheel}".ljust(column - 4) + f"{wheel}   ")
    lines.append(wheels)
    return lines


def _put(line: Text, words: Words, column: int, left: str, right: str) -> None:
    """One car's share of a line."""
    line.append(left, style="dim")
    used = 0
    for i, (word, style) in enumerate(words):
        if i:
            line.append(" ")
            used += 1
        line.append(word, style=style)
        used += len(word)
    line.append(" " * (column - 3 - used))
    if column - 3 - used >= 0:
        line.append(right, style="dim")
    line.append(" ")


def _border(cars: Sequence[Car], column: int, corners: str, across: str) -> Text:
    line = Text(no_wrap=True, style="dim")
    for _ in cars:
        line.append(f"{corners[0]}{across * (column - 3)}{corners[1]} ")
    return line
