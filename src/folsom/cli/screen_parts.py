"""What both games' terminal screens are made of: bandits in colour, and the train as boxes side by side."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

STYLE_OF: dict[str, str] = defaultdict(lambda: "bold yellow")
STYLE_OF |= {
    "belle": "bold magenta",
    "cheyenne": "bold green",
    "django": "bold bright_black",
    "doc": "bold blue",
    "ghost": "bold white",
    "mei": "bold cyan",
    "tuco": "bold red",
}
MARSHAL_STYLE = "bold black on yellow"
LOOT_STYLE = "yellow"
MAX_COLUMN = 20
MIN_ROOM = 20
"""A list beside the other columns of a sheet has at least so much room; else it goes below."""

Words = list[tuple[str, str]]
"""Words with their styles."""


@dataclass(slots=True)
class Car:
    """What is drawn for a car."""

    name: str
    roof: Words = field(default_factory=list)
    inside: Words = field(default_factory=list)


def short(bandit: str) -> str:
    """Two letters of a bandit's name."""
    return bandit[:2].capitalize()


def figure(bandit: str, is_wide: bool) -> tuple[str, str]:
    """A bandit's figure: its name, or two letters where there is little room."""
    return (bandit.capitalize() if is_wide else short(bandit), STYLE_OF[bandit])


def pack(words: Words, width: int) -> list[Words]:
    """Words in lines that are not wider than this. Nothing is left out: a word that is wider goes on below."""
    lines: list[Words] = [[]]
    used = 0
    for word, style in words:
        if lines[-1] and used + 1 + len(word) > width:
            lines.append([])
            used = 0
        while len(word) > width:
            lines[-1].append((word[:width], style))
            lines.append([])
            word = word[width:]
        used += len(word) + (1 if lines[-1] else 0)
        lines[-1].append((word, style))
    return lines


def _needed(cars: Sequence[Car]) -> int:
    """How wide a car must be drawn for its longest word."""
    words = [word for car in cars for word, _ in (*car.roof, *car.inside, (car.name, ""))]
    return FRAME + max(map(len, words))


def _n_rows(cars: Sequence[Car], width: int) -> int:
    return -(-len(cars) // max(1, width // _needed(cars)))


FRAME = 3
"""A car's two walls, and the gap to the next."""


def draw_train(
    long: Sequence[Car], short: Sequence[Car], width: int, is_plain: bool = False
) -> list[Text]:
    """The train in lines of text, the locomotive on the left; in several rows where it is too long for one.

    It is given with names in full and in short: the short ones are drawn where they save a row.
    """
    n_rows = _n_rows(short, width)
    cars = long if _n_rows(long, width) == n_rows else short
    n_columns = -(-len(cars) // n_rows)
    column = max(FRAME + 1, min(MAX_COLUMN, width // n_columns))
    lines = []
    for first in range(0, len(cars), n_columns):
        is_last = first + n_columns >= len(cars)
        lines += _draw_row(cars[first : first + n_columns], column, is_last, is_plain)
    return lines


def _draw_row(cars: Sequence[Car], column: int, is_last: bool, is_plain: bool) -> list[Text]:
    across, down = ("-", "|") if is_plain else ("─", "│")
    corners = "++++" if is_plain else "┌┐└┘"
    wheel, coupling = ("o", "=") if is_plain else ("●", "═")
    inner = column - FRAME
    roofs = [pack(car.roof, inner) if car.roof else [] for car in cars]
    insides = [pack(car.inside, inner) if car.inside else [] for car in cars]
    lines = []
    n_roof = max(1, *(len(lines_of) for lines_of in roofs))
    for row in range(n_roof):
        line = Text(no_wrap=True)
        for lines_of in roofs:
            shown = row - n_roof + len(lines_of)
            _put(line, lines_of[shown] if shown >= 0 else [], column, " ")
        lines.append(line)
    lines.append(_border(cars, column, corners[:2], across))
    for row in range(max(1, *(len(lines_of) for lines_of in insides))):
        line = Text(no_wrap=True)
        for lines_of in insides:
            _put(line, lines_of[row] if row < len(lines_of) else [], column, down)
        lines.append(line)
    floor = Text(no_wrap=True)
    for i, car in enumerate(cars):
        name = f" {car.name} " if len(car.name) + 2 <= inner else car.name[:inner]
        floor.append(f"{corners[2]}{name.ljust(inner, across)}{corners[3]}", style="dim")
        floor.append(" " if is_last and i == len(cars) - 1 else coupling, style="dim")
    lines.append(floor)
    wheels = Text(no_wrap=True, style="dim")
    for _ in cars:
        wheels.append(f"  {wheel}".ljust(column - 4) + f"{wheel}   ")
    lines.append(wheels)
    return lines


def _put(line: Text, words: Words, column: int, wall: str) -> None:
    """One car's share of a line."""
    line.append(wall, style="dim")
    packed = _joined(words)
    line.append_text(packed)
    line.append(" " * (column - FRAME - len(packed)))
    line.append(wall, style="dim")
    line.append(" ")


def _joined(words: Words) -> Text:
    return Text(" ").join(Text(word, style=style) for word, style in words)


def _border(cars: Sequence[Car], column: int, corners: str, across: str) -> Text:
    line = Text(no_wrap=True, style="dim")
    for _ in cars:
        line.append(f"{corners[0]}{across * (column - FRAME)}{corners[1]} ")
    return line


@dataclass(slots=True)
class Sheet:
    """A bandit's line: its name, some numbers, and lists that may be long."""

    name: Text
    counts: list[str]
    lists: list[Words]


def sheet_name(bandit: str, is_asked: bool, is_you: bool) -> Text:
    """A bandit on its sheet; a star marks whoever is waited for."""
    name = Text(f"{'*' if is_asked else ' '} {bandit.capitalize()}{' (you)' if is_you else ''}")
    name.stylize(STYLE_OF[bandit], 2)
    return name


def draw_sheets(
    counts: Sequence[str], lists: Sequence[str], sheets: Sequence[Sheet], width: int
) -> list[Text]:
    """The sheets as a table with these titles; where it is too narrow, lists go below their line."""
    if not sheets:
        return []
    name_width = max(len(sheet.name) for sheet in sheets)
    widths = [
        max(len(title), *(len(sheet.counts[i]) for sheet in sheets))
        for i, title in enumerate(counts)
    ]
    natural = [
        max(len(title), *(len(_joined(sheet.lists[i])) for sheet in sheets))
        for i, title in enumerate(lists)
    ]
    fixed = name_width + sum(1 + n for n in widths)
    beside = fixed + sum(1 + n for n in natural[:-1]) + 1
    has_room = beside + min(natural[-1], MIN_ROOM) <= width
    head = " " * name_width + "".join(
        f" {title.ljust(n)}" for title, n in zip(counts, widths, strict=True)
    )
    if has_room:
        head += "".join(f" {title.ljust(n)}" for title, n in zip(lists, natural, strict=True))
    lines = [Text(head.rstrip(), style="dim")] if head.strip() else []
    for sheet in sheets:
        line = sheet.name.copy()
        line.append(" " * (name_width - len(line)))
        for count, n in zip(sheet.counts, widths, strict=True):
            line.append(f" {count.ljust(n)}")
        lines.append(line)
        if not has_room:
            for title, words in zip(lists, sheet.lists, strict=True):
                lines += _list_below(title, words, width)
            continue
        for words, n in zip(sheet.lists[:-1], natural, strict=False):
            line.append(" ")
            line.append_text(_joined(words))
            line.append(" " * (n - len(_joined(words))))
        first, *rest = pack(sheet.lists[-1], width - beside)
        line.append(" ")
        line.append_text(_joined(first))
        lines += [Text(" " * beside).append_text(_joined(words)) for words in rest]
    return lines


def _list_below(title: str, words: Words, width: int) -> list[Text]:
    indent = 6 + len(title)
    packed = pack(words, max(1, width - indent)) if words else []
    heads = [f"    {title}: ", *[" " * indent] * len(packed)]
    return [Text(head).append_text(_joined(row)) for head, row in zip(heads, packed, strict=False)]
