"""What both games' terminal screens are made of: bandits in colour, and the train as boxes side by side."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from unicodedata import bidirectional

from rich.cells import cell_len, chop_cells
from rich.text import Text

from folsom.words.speech import Speech

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

FROM_THE_LEFT = "\u200e"
"""Beside a word that is read from the right: what stands around it stays where it is, as the train's cars do."""

Words = list[tuple[str, str]]
"""Words with their styles."""


@dataclass(slots=True)
class Car:
    """What is drawn for a car."""

    name: str
    roof: Words = field(default_factory=list)
    inside: Words = field(default_factory=list)


def car_name(speech: Speech, car: int, is_wide: bool) -> str:
    """What stands under a car."""
    if car:
        return speech.say("car-n", {"car": car})
    return speech.say("terminal-locomotive" if is_wide else "terminal-loco")


def figure(speech: Speech, bandit: str, is_wide: bool) -> str:
    """A bandit's figure: its name, or two letters where there is little room."""
    name = speech.say(f"bandit-{bandit}")
    return name if is_wide else name[:2]


def padded(text: str, width: int, filler: str = " ") -> str:
    """A text that is so wide on the screen, whatever its letters are."""
    return text + filler * (width - cell_len(text))


def pack(words: Words, width: int) -> list[Words]:
    """Words in lines that are not wider than this. Nothing is left out: a word that is wider goes on below."""
    lines: list[Words] = [[]]
    used = 0
    for word, style in words:
        if lines[-1] and used + 1 + cell_len(word) > width:
            lines.append([])
            used = 0
        *whole, word = chop_cells(word, width) or [word]
        for part in whole:
            lines[-1].append((part, style))
            lines.append([])
        used += cell_len(word) + (1 if lines[-1] else 0)
        lines[-1].append((word, style))
    return lines


def _needed(cars: Sequence[Car]) -> int:
    """How wide a car must be drawn for its longest word."""
    words = [word for car in cars for word, _ in (*car.roof, *car.inside, (car.name, ""))]
    return FRAME + max(map(cell_len, words))


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
    column = max(FRAME + 1, min(max(MAX_COLUMN, _needed(cars)), width // n_columns))
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
        name = _in_its_place(car.name)
        name = f" {name} " if cell_len(name) + 2 <= inner else name
        floor.append(f"{corners[2]}{padded(name, inner, across)}{corners[3]}", style="dim")
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
    packed = _joined([(_in_its_place(word), style) for word, style in words])
    line.append_text(packed)
    line.append(" " * (column - FRAME - packed.cell_len))
    line.append(wall, style="dim")
    line.append(" ")


def _in_its_place(word: str) -> str:
    """A word of the train, whose left is the front in every language."""
    is_from_the_right = any(bidirectional(letter) in ("R", "AL") for letter in word)
    return f"{FROM_THE_LEFT}{word}{FROM_THE_LEFT}" if is_from_the_right else word


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


def sheet_name(speech: Speech, bandit: str, is_asked: bool, is_you: bool) -> Text:
    """A bandit on its sheet; a star marks whoever is waited for."""
    you = f" ({speech.say('you')})" if is_you else ""
    name = Text(f"{'*' if is_asked else ' '} {speech.say(f'bandit-{bandit}')}{you}")
    name.stylize(STYLE_OF[bandit], 2)
    return name


def draw_sheets(
    counts: Sequence[str], lists: Sequence[str], sheets: Sequence[Sheet], width: int
) -> list[Text]:
    """The sheets as a table with these titles; where it is too narrow, lists go below their line."""
    if not sheets:
        return []
    name_width = max(sheet.name.cell_len for sheet in sheets)
    widths = [
        max(cell_len(title), *(len(sheet.counts[i]) for sheet in sheets))
        for i, title in enumerate(counts)
    ]
    natural = [
        max(cell_len(title), *(_joined(sheet.lists[i]).cell_len for sheet in sheets))
        for i, title in enumerate(lists)
    ]
    fixed = name_width + sum(1 + n for n in widths)
    beside = fixed + sum(1 + n for n in natural[:-1]) + 1
    has_room = beside + min(natural[-1], MIN_ROOM) <= width
    head = " " * name_width + "".join(
        f" {padded(title, n)}" for title, n in zip(counts, widths, strict=True)
    )
    if has_room:
        head += "".join(f" {padded(title, n)}" for title, n in zip(lists, natural, strict=True))
    lines = [Text(head.rstrip(), style="dim")] if head.strip() else []
    for sheet in sheets:
        line = sheet.name.copy()
        line.append(" " * (name_width - line.cell_len))
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
            line.append(" " * (n - _joined(words).cell_len))
        first, *rest = pack(sheet.lists[-1], width - beside)
        line.append(" ")
        line.append_text(_joined(first))
        lines += [Text(" " * beside).append_text(_joined(words)) for words in rest]
    return lines


def _list_below(title: str, words: Words, width: int) -> list[Text]:
    indent = 5 + cell_len(title)
    packed = pack(words, max(1, width - indent)) if words else []
    heads = [f"    {title} ", *[" " * indent] * len(packed)]
    return [
        Text(head, style="dim").append_text(_joined(row))
        for head, row in zip(heads, packed, strict=False)
    ]


def in_lines(words: Words, width: int) -> list[Text]:
    """Words in lines of text."""
    return [_joined(line) for line in pack(words, width)]


def told(sentence: str, width: int) -> list[Text]:
    """A sentence in lines of text."""
    return in_lines([(word, "") for word in sentence.split(" ")], width)


def legend(signs: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """What signs mean, with the meanings below each other."""
    column = 4 + max(cell_len(sign) for sign, _ in signs)
    lines = []
    for sign, meaning in signs:
        heads = (f"  {sign}", "")
        rows = told(meaning, max(1, width - column))
        for i, row in enumerate(rows):
            lines.append(Text(padded(heads[i > 0], column)).append_text(row))
    return lines
