"""Colt Super Express in the terminal: everyone's place and facing, plans, loot, options in words."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from folsom.cli.screen_parts import (
    LOOT_STYLE,
    STYLE_OF,
    Car,
    Sheet,
    draw_sheets,
    draw_train,
    sheet_name,
    short,
)
from folsom.core.decision import Decision, Option
from folsom.superexpress.seen.narrate import narrate_all
from folsom.words.speech import speak

__all__ = ["HELP", "call", "describe", "narrate_all", "question", "screen"]

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


def question(decision: Decision, view: Any, language: str) -> str:
    """What is asked, in words."""
    speech = speak(language)
    n_laid = next(len(plan.cards) for plan in view.plans if plan.seat == decision.seat)
    return f"{speech.say('ask-plan-title')} {speech.say('ask-plan', {'n': n_laid + 1})}"


def describe(option: Option, decision: Decision, view: Any, language: str) -> str:
    """An option in words, for who has to choose."""
    named = call(option, decision, view, language)
    return f"{named}: {speak(language).say(f'help-super-{option.form.card}')}"


def call(option: Option, decision: Decision, view: Any, language: str) -> str:
    """An option by its name."""
    return speak(language).say(f"card-{option.form.card}")


def screen(
    view: Any, names: Sequence[str], log: Sequence[str], width: int, is_plain: bool
) -> RenderableType:
    """All that a player may see."""
    header = Text(f"Round {view.round}", style="bold")
    header.append(f" · first: {names[view.first_player]} · {len(view.cars) - 1} cars")
    parts: list[RenderableType] = [header]
    parts += draw_train(_cars(view, True), _cars(view, False), width, is_plain)
    parts += _sheets(view, width)
    parts += [Text(f"  {line}", style="dim") for line in log]
    return Group(*parts)


def _figure(bandit: Any, is_wide: bool) -> tuple[str, str]:
    name = bandit.bandit.capitalize() if is_wide else short(bandit.bandit)
    if bandit.stunned:
        name = f"({name})"
    faced = f"<{name}" if bandit.facing == "locomotive" else f"{name}>"
    return faced, STYLE_OF[bandit.bandit]


def _cars(view: Any, is_wide: bool) -> list[Car]:
    front = "locomotive" if is_wide else "loco"
    cars = [Car(f"car {c.car}" if c.car else front) for c in view.cars]
    for bandit in sorted((b for b in view.bandits if b.aboard), key=lambda b: -b.line):
        car = cars[bandit.car]
        words = car.roof if bandit.floor == "roof" else car.inside
        words.append(_figure(bandit, is_wide))
    return cars


def _sheets(view: Any, width: int) -> list[Text]:
    """Everyone's plan and loot."""
    asked = {asked.seat for asked in view.asked}
    sheets = []
    for bandit in view.bandits:
        plan = next(plan for plan in view.plans if plan.seat == bandit.seat)
        loot = next(loot.values for loot in view.loot if loot.seat == bandit.seat)
        name = sheet_name(bandit.bandit, bandit.seat in asked, bandit.seat == view.seat)
        cards = ", ".join(card or "?" for card in plan.cards) if bandit.aboard else "left the train"
        lists = [[(word, "") for word in cards.split()], [(f"${n}", LOOT_STYLE) for n in loot]]
        sheets.append(Sheet(name, [], lists))
    return draw_sheets((), ("plan", "loot"), sheets, width)
