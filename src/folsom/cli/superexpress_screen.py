"""Colt Super Express in the terminal: everyone's place and facing, plans, loot, options in words."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from folsom.cli.screen_parts import SHORT, STYLE_OF, WIDE, Car, column_width, draw_train
from folsom.core.decision import Decision, Option

HELP = """\
The train runs to the left; figures above a car stand on its roof. In a space
the leftmost figure is foremost.
  <Do  Doc faces the locomotive    Do>  the caboose    (Do)  he lies stunned
Plan three cards in secret; then everyone's first cards are resolved, the
second, the third. Flip turns you, Change Floor takes you up or down, Move one
car the way you face; Shoot hits the first standing bandit ahead, pushes it a
car and stuns it. Whoever leaves the train is out. After each round the last
car is uncoupled; the bandit farthest back takes its loot. The last one aboard
wins, else the richest on the locomotive.
"""

MEANING = {
    "flip": "turn round",
    "change-floor": "up or down",
    "move": "one car the way you face",
    "shoot": "the first one ahead",
    "reflex": "lie down; stunned: up and shoot",
    "horse": "to the front of the locomotive",
}


def question(decision: Decision) -> str:
    """What is asked, in words."""
    return "Which card comes next in your plan?"


def describe(option: Option, view: Any) -> str:
    """An option in words."""
    card = option.form.card
    return f"{card.replace('-', ' ')} ({MEANING[card]})"


def screen(
    view: Any, names: Sequence[str], log: Sequence[str], width: int, is_plain: bool
) -> RenderableType:
    """All that a player may see."""
    header = Text(f"Round {view.round}", style="bold")
    header.append(f" · first: {names[view.first_player]} · {len(view.cars) - 1} cars")
    parts: list[RenderableType] = [header, *draw_train(_cars(view, width), width, is_plain)]
    parts.append(_sheets(view))
    parts += [Text(f"  {line}", style="dim", no_wrap=True, overflow="ellipsis") for line in log]
    return Group(*parts)


def _figure(bandit: Any, is_wide: bool) -> tuple[str, str]:
    name = bandit.bandit.capitalize() if is_wide else SHORT[bandit.bandit]
    if bandit.stunned:
        name = f"({name})"
    faced = f"<{name}" if bandit.facing == "locomotive" else f"{name}>"
    return faced, STYLE_OF[bandit.bandit]


def _cars(view: Any, width: int) -> list[Car]:
    is_wide = column_width(width, len(view.cars)) >= WIDE
    front = "locomotive" if is_wide else "loco"
    cars = [Car(f"car {c.car}" if c.car else front) for c in view.cars]
    for bandit in sorted((b for b in view.bandits if b.aboard), key=lambda b: -b.line):
        car = cars[bandit.car]
        words = car.roof if bandit.floor == "roof" else car.inside
        words.append(_figure(bandit, is_wide))
    return cars


def _sheets(view: Any) -> Table:
    """Everyone's plan and loot."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for title in ("", "plan", "loot"):
        table.add_column(title)
    asked = {asked.seat for asked in view.asked}
    for bandit in view.bandits:
        plan = next(plan for plan in view.plans if plan.seat == bandit.seat)
        loot = next(loot.values for loot in view.loot if loot.seat == bandit.seat)
        you = " (you)" if bandit.seat == view.seat else ""
        name = Text(f"{'*' if bandit.seat in asked else ' '} {bandit.bandit.capitalize()}{you}")
        name.stylize(STYLE_OF[bandit.bandit], 2)
        cards = ", ".join(card or "?" for card in plan.cards)
        shown = cards if bandit.aboard else "left the train"
        table.add_row(name, shown, " ".join(f"${value}" for value in loot))
    return table
