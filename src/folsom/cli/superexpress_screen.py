"""Colt Super Express in the terminal: everyone's place and facing, plans, loot, options in words."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from folsom.cli.screen_parts import (
    LOOT_STYLE,
    STYLE_OF,
    Car,
    Sheet,
    car_name,
    draw_sheets,
    draw_train,
    figure,
    in_lines,
    legend,
    sheet_name,
    told,
)
from folsom.core.decision import Decision, Option
from folsom.superexpress.notation import BANDITS, CARDS
from folsom.superexpress.seen.narrate import narrate_all
from folsom.words.speech import Speech, speak
from folsom.words.wording import gender_of

__all__ = ["call", "describe", "explain", "narrate_all", "question", "screen"]


def question(decision: Decision, view: Any, language: str) -> str:
    """What is asked, in words."""
    speech = speak(language)
    n_laid = next(len(plan.cards) for plan in view.plans if plan.seat == decision.seat)
    return f"{speech.say('ask-plan-title')} {speech.say('ask-plan', {'n': n_laid + 1})}"


def describe(option: Option, decision: Decision, view: Any, language: str) -> str:
    """An option in words, for who has to choose."""
    speech = speak(language)
    return speech.named(
        call(option, decision, view, language), speech.say(f"help-super-{option.form.card}")
    )


def call(option: Option, decision: Decision, view: Any, language: str) -> str:
    """An option by its name."""
    return speak(language).say(f"card-{option.form.card}")


def explain(width: int, language: str) -> list[Text]:
    """The rules in short, and how the screen is read."""
    speech = speak(language)
    say = speech.say
    cards = [(say(f"card-{card}"), say(f"help-super-{card}")) for card in CARDS]
    cards.append((say("edit-stunned"), say("help-stunned")))
    cards.append((say("uncouple"), say("help-uncouple")))
    bandit = BANDITS[0]
    words = {"bandit": say(f"bandit-{bandit}"), "gender": gender_of(bandit)}
    stances = [(False, "locomotive"), (False, "caboose"), (True, "locomotive")]
    signs = [
        (
            _faced(figure(speech, bandit, False), is_stunned, facing),
            say(f"stance-{'stunned' if is_stunned else facing}", words),
        )
        for is_stunned, facing in stances
    ]
    signs.append(("*", say("terminal-help-asked")))
    return [
        *told(say("help-rounds"), width),
        *told(say("help-plan"), width),
        *told(say("help-shootin"), width),
        *legend(cards, width),
        *told(say("help-lootcard"), width),
        Text(),
        *told(say("terminal-help-train"), width),
        *told(say("terminal-help-foremost"), width),
        *legend(signs, width),
    ]


def screen(
    view: Any, names: Sequence[str], width: int, is_plain: bool, language: str
) -> list[Text]:
    """All that a player may see."""
    speech = speak(language)
    header = [
        (speech.say("log-round", {"round": view.round}), "bold"),
        (f"· {speech.say('terminal-first', {'player': names[view.first_player]})}", ""),
        (f"· {speech.say('terminal-cars', {'n': len(view.cars) - 1})}", ""),
    ]
    train = draw_train(_cars(speech, view, True), _cars(speech, view, False), width, is_plain)
    return [*in_lines(header, width), *train, *_sheets(speech, view, width)]


def _faced(name: str, is_stunned: bool, facing: str) -> str:
    """A figure with the way it looks; in brackets it lies stunned."""
    shown = f"({name})" if is_stunned else name
    return f"<{shown}" if facing == "locomotive" else f"{shown}>"


def _cars(speech: Speech, view: Any, is_wide: bool) -> list[Car]:
    cars = [Car(car_name(speech, c.car, is_wide)) for c in view.cars]
    for bandit in sorted((b for b in view.bandits if b.aboard), key=lambda b: -b.line):
        car = cars[bandit.car]
        words = car.roof if bandit.floor == "roof" else car.inside
        name = figure(speech, bandit.bandit, is_wide)
        words.append((_faced(name, bandit.stunned, bandit.facing), STYLE_OF[bandit.bandit]))
    return cars


def _sheets(speech: Speech, view: Any, width: int) -> list[Text]:
    """Everyone's plan and loot."""
    asked = {asked.seat for asked in view.asked}
    sheets = []
    for bandit in view.bandits:
        plan = next(plan for plan in view.plans if plan.seat == bandit.seat)
        loot = next(loot.values for loot in view.loot if loot.seat == bandit.seat)
        is_asked, is_you = bandit.seat in asked, bandit.seat == view.seat
        name = sheet_name(speech, bandit.bandit, is_asked, is_you)
        cards = [speech.say(f"card-{card}") if card else "?" for card in plan.cards]
        planned = speech.in_row(cards) if bandit.aboard else speech.say("terminal-off")
        lists = [
            [(word, "") for word in planned.split()],
            [(speech.money(n), LOOT_STYLE) for n in loot],
        ]
        sheets.append(Sheet(name, [], lists))
    titles = (speech.say("terminal-plan"), speech.say("loot"))
    return draw_sheets((), titles, sheets, width)
