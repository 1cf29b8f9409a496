"""A graph drawn as SVG: a line a seat in its bandit's colour and stroke, with its doubt as a band."""

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from folsom.analysis.chances import OPEN
from folsom.core.art import palette

if TYPE_CHECKING:
    from folsom.analysis.graph import Graph

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 150, 30, 34
STROKES = ("", "1 7", "14 5", "2 4", "9 4 2 4", "18 4 4 4", "5 5")
"""One a seat, so that lines are told apart without their colours."""
SURE = 1.96
"""Standard errors on either side that hold the truth in 95 of 100 cases."""
FULL, CLOSE = 1.0, 0.75
"""Where the scale ends, and where it does if nobody comes higher."""


def draw(graph: "Graph") -> str:
    """The whole drawing; it needs no other file."""
    highest = max(chance.share for moment in graph.moments[:-1] for chance in moment.chances)
    scale = _Scale(len(graph.moments) - 1, CLOSE if highest <= CLOSE else FULL)
    seats = range(len(graph.names))
    parts = [*_frame(graph, scale)]
    parts += [_band(graph, seat, scale) for seat in seats]
    parts += [_line(graph, seat, scale) for seat in seats]
    parts += _legend(graph)
    ink, paper = palette()["ink"], palette()["paper"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" role="img"'
        f' style="max-width:100%;height:auto" font-family="sans-serif" font-size="12" fill="{ink}">'
        f"<title>{escape(_caption(graph))}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>{"".join(parts)}</svg>'
    )


class _Scale:
    """Where a step and a share lie."""

    def __init__(self, last: int, top: float) -> None:
        self.last = max(last, 1)
        self.top = top

    def x(self, step: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / self.last

    def y(self, share: float) -> float:
        inside = min(max(share, 0.0), self.top)
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - inside / self.top)


def _caption(graph: "Graph") -> str:
    if graph.eyes == OPEN:
        return "Chance to win, with everything open"
    if isinstance(graph.eyes, int):
        return f"Chance to win, as {graph.names[graph.eyes].title()} knew it"
    if graph.eyes is None:
        return "Chance to win, as everybody could know it"
    return "Chance to win, as each knew it"


def _frame(graph: "Graph", scale: _Scale) -> Sequence[str]:
    """The caption, the rounds and the percentages; a dotted line where everybody's share is even."""
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = [f'<text x="{LEFT}" y="18" font-weight="700">{escape(_caption(graph))}</text>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        if share <= scale.top:
            y = scale.y(share)
            parts.append(f'<path d="M{LEFT} {y:.1f}H{right}" stroke="currentColor" opacity=".18"/>')
            parts.append(
                f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
            )
    even = scale.y(1 / len(graph.names))
    parts.append(
        f'<path d="M{LEFT} {even:.1f}H{right}" stroke="currentColor" stroke-dasharray="1 4"/>'
    )
    for round_number, group in groupby(graph.moments, lambda moment: moment.round):
        x = scale.x(next(group).step)
        parts.append(f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="currentColor" opacity=".18"/>')
        parts.append(f'<text x="{x + 4:.1f}" y="{bottom + 16}">Round {round_number}</text>')
    return parts


def _band(graph: "Graph", seat: int, scale: _Scale) -> str:
    line = graph.line(seat)
    above = [(i, chance.share + SURE * chance.error) for i, chance in enumerate(line)]
    below = [(i, chance.share - SURE * chance.error) for i, chance in enumerate(line)]
    points = " ".join(f"{scale.x(i):.1f},{scale.y(y):.1f}" for i, y in above + below[::-1])
    return f'<polygon points="{points}" fill="{_colour(graph, seat)}" opacity=".16"/>'


def _line(graph: "Graph", seat: int, scale: _Scale) -> str:
    """The line, cased in ink so that pale colours stand out."""
    points = " ".join(
        f"{scale.x(i):.1f},{scale.y(chance.share):.1f}" for i, chance in enumerate(graph.line(seat))
    )
    shape = f'<polyline points="{points}" fill="none" stroke-linejoin="round"'
    stroke = STROKES[seat]
    dashes = f' stroke-dasharray="{stroke}" stroke-linecap="round"' if stroke else ""
    return (
        f'{shape} stroke="{palette()["ink"]}" stroke-width="4.5" opacity=".55"/>'
        f'{shape} stroke="{_colour(graph, seat)}" stroke-width="3"{dashes}/>'
    )


def _legend(graph: "Graph") -> Sequence[str]:
    """Who is which line, the winners first, with what came of it."""
    last = graph.moments[-1].chances
    x = WIDTH - RIGHT + 14
    parts = []
    order = sorted(range(len(graph.names)), key=lambda seat: -last[seat].share)
    for place, seat in enumerate(order):
        y = TOP + 14 + 24 * place
        stroke = STROKES[seat]
        dashes = f' stroke-dasharray="{stroke}" stroke-linecap="round"' if stroke else ""
        parts.append(
            f'<path d="M{x} {y - 4}h26" stroke="{palette()["ink"]}" stroke-width="4.5" opacity=".55"/>'
            f'<path d="M{x} {y - 4}h26" stroke="{_colour(graph, seat)}" stroke-width="3"{dashes}/>'
            f'<text x="{x + 32}" y="{y}">{escape(graph.names[seat].title())} {last[seat].share:.0%}</text>'
        )
    return parts


def _colour(graph: "Graph", seat: int) -> str:
    return palette()[graph.names[seat].split(" ")[0]]
