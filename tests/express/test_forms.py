"""An option's form says what will happen: every option of random games is tried on a copy."""

import random
from typing import Any, get_args

from tests.contract import answer_at_random
from tests.express.drawing import train
from tests.express.variants import VARIANTS
from tests.rules import rule

from folsom import express
from folsom.core.decision import Decision, Option
from folsom.express import ExpressGame
from folsom.express.seen.events import Event
from folsom.express.seen.forms import OptionForm
from folsom.kernel import IS_COMPILED

IN_SECRET = ("place", "pick", "keep")
CARD_OF = {"cover": "shoot", "knock": "punch", "pocket": "punch", "push": "punch"}
EVENT_OF = {"pickpocket": "pickpocketing", "revenge": "marshals-revenge"}
TRIED = VARIANTS if IS_COMPILED else ["teams-2"]


def promised(form: Any, decision: Decision) -> tuple[str, dict[str, Any]]:
    """The event that a form tells of, and what is said in it."""
    about, seat = decision.about, {"seat": decision.seat}
    match form.do:
        case "team":
            return "team-taken", {**seat, "bandits": form.bandits}
        case "place":
            return "bandit-placed", {**seat, "bandit": form.bandit, "floor": "inside"}
        case "pick":
            return "card-picked", {**seat, "card": form.card}
        case "play":
            is_cover = decision.kind == "cover"
            fields = {"card": form.card, "face_down": form.face_down, "cover": is_cover}
            return "card-played", {**seat, **fields}
        case "draw":
            return "drew-instead", seat
        case "pass":
            return "passed", {**seat, "kind": decision.kind}
        case "move":
            to = {"to_car": form.car, "floor": form.floor, "how": "run"}
            return "bandit-moved", {**seat, "bandit": about.bandit, **to}
        case "push":
            return "bandit-moved", {"bandit": about.target, "to_car": form.car, "how": "push"}
        case "marshal":
            return "marshal-moved", {"to_car": form.car}
        case "shoot" | "punch":
            name = {"shoot": "bandit-shot", "punch": "bandit-punched"}[form.do]
            return name, {**seat, "bandit": about.bandit, "target": form.target}
        case "rob":
            return "loot-robbed", {**seat, "bandit": about.bandit, "token": form.token}
        case "knock":
            return "loot-fell", {"bandit": about.target, "token": form.token}
        case "leave":
            return "loot-fell", {"bandit": about.target, "token": about.token}
        case "take" if decision.kind == "pocket":
            fields = {"bandit": about.bandit, "target": about.target, "token": form.token}
            return "loot-pocketed", {**seat, **fields}
        case "take":
            return "loot-pickpocketed", {**seat, "bandit": about.bandit, "token": form.token}
        case "drop":
            return "loot-dropped", {**seat, "bandit": about.bandit, "token": form.token}
    raise AssertionError(f"nothing is said of {form.do!r}")


def tried(game: ExpressGame, decision: Decision, option: Option) -> tuple[ExpressGame, list[Event]]:
    """The game after an answer, and what came of it: of a secret choice, once all have chosen."""
    other = game.copy()
    events = other.play(option, decision.seat)
    while decision.kind in IN_SECRET and other.decision and other.decision.kind == decision.kind:
        events = other.play(other.decision.options[-1])
    return other, events


def check(game: ExpressGame, decision: Decision, option: Option) -> None:
    """What the form says against what happened."""
    form, view = option.form, game.view(decision.seat)
    other, events = tried(game, decision, option)
    if form.do == "knock" and other.decision and other.decision.kind == "pocket":
        assert other.decision.about.token == form.token
        return
    if decision.kind == "keep":
        discarded = [str(e.card) for e in events if e.seat == decision.seat and is_discard(e)]
        chosen = [form.card] if form.do == "discard" else []
        assert sorted(discarded) == sorted([*(view.aside or ()), *chosen])
        return
    name, fields = promised(form, decision)
    found = [event for event in events if event.event == name]
    if decision.kind not in IN_SECRET:
        found = found[:1]
    assert any(all(getattr(e, f) == fields[f] for f in fields) for e in found), f"{form}: {found}"
    if form.do == "place":
        (mate,) = {*view.players[decision.seat].bandits} - {form.bandit}
        cars = {b.bandit: b.car for b in other.view().bandits}
        assert (cars[form.bandit], cars[mate]) == (len(view.cars) - 1, len(view.cars) - 2)


def is_discard(event: Event) -> bool:
    return event.event == "card-discarded"


def check_about(game: ExpressGame, decision: Decision) -> None:
    """What a question says it is about is the card being resolved, as the view says."""
    about = decision.about
    assert about == game.view(decision.seat).resolving
    if about is not None:
        action = CARD_OF.get(decision.kind, decision.kind)
        assert about.card == EVENT_OF.get(decision.kind, f"{about.bandit} {action}")


def check_options(game: ExpressGame, luck: random.Random) -> set[type]:
    """All options of one seat that is asked. Returns their kinds."""
    decision = luck.choice(game.decisions)
    check_about(game, decision)
    for option in decision.options:
        check(game, decision, option)
    return {type(option.form) for option in decision.options}


@rule("E3.3", "E3.6", "E9.4")
def test_what_a_form_says_is_what_happens() -> None:
    seen = check_options(two_equal_purses(), random.Random(0))
    for name in TRIED:
        game, luck = express.new(**VARIANTS[name], seed=1), random.Random(1)
        while not game.is_over:
            seen |= check_options(game, luck)
            answer_at_random(game, luck)
    if IS_COMPILED:
        assert seen == set(get_args(OptionForm))


def two_equal_purses() -> ExpressGame:
    """E7.7 Belle must drop one of two that others can tell apart: rare in random games."""
    return train(
        """
          | B | D C
          | M |
        """,
        pile="",
        card="marshals-revenge",
        loot={"B": "$300 $300 $400"},
        known={1: "C", **dict.fromkeys(range(3, 18), "everyone")},
    )
