"""Advice for whoever is asked: a thought, the two best options, and every option's chance.

It is made from a view and its decision alone, the same each time: nothing that the seat may not know can change
a byte of it. Every option is played on equally long, for a search tries what it thinks bad too seldom to be fair.
It is Legend's search, where there is a net, else Sharpshooter's.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from folsom.bots.imagine import imagine
from folsom.bots.net import weights_of
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import Estimate, Searcher, estimate
from folsom.core.decision import Decision, Option
from folsom.core.structure import structure

PLAYOUTS = 6_400
LEAST_PLAYOUTS = 200
"""What all options share, and what each of them gets however many there are."""
SEED = bytes(32)
CLOSE, CLEAR = 1.0, 3.0
"""The best option's lead in standard errors: below the first nobody knows, from the second on it is sure."""

Thought = Literal[
    "marshal", "loot", "shoot", "punch", "place", "draw", "cards", "facing", "reflex", "horse"
]
Lead = Literal["none", "little", "clear"]

THOUGHTS: dict[str, Thought] = {
    # The cards of both games, by their actions.
    "card move": "place",
    "card change-floor": "place",
    "card shoot": "shoot",
    "card rob": "loot",
    "card punch": "punch",
    "card marshal": "marshal",
    "card flip": "facing",
    "card reflex": "reflex",
    "card horse": "horse",
    # All that is no card to play, by what it does.
    "draw": "draw",
    "move": "place",
    "shoot": "shoot",
    "rob": "loot",
    "punch": "punch",
    "push": "punch",
    "knock": "loot",
    "take": "loot",
    "leave": "loot",
    "drop": "loot",
    "marshal": "marshal",
    "pick": "cards",
    "discard": "cards",
    "done": "cards",
    "pass": "cards",
    "team": "cards",
    "place": "place",
}
"""What an option is about; `tools/thoughts.py` hands it to the client, which advises at tables in the page."""

CARDS_PLAYED = ("play", "plan")


@structure
class Advice:
    """What to think about, how sure that is, and the chances of all options, the best first."""

    thought: Thought
    lead: Lead
    estimates: tuple[Estimate, ...]


def thought_of(option: Option) -> Thought:
    """What somebody should think about who has not seen that this option is best."""
    form = option.form
    if form.do in CARDS_PLAYED:
        return THOUGHTS[f"card {form.card.rpartition(' ')[2]}"]
    return THOUGHTS[form.do]


def lead_of(estimates: tuple[Estimate, ...]) -> Lead:
    """How surely the first of them is the best."""
    best, second = estimates[:2]
    error = (best.error**2 + second.error**2) ** 0.5
    ahead = best.share - second.share
    if ahead < CLOSE * error:
        return "none"
    return "clear" if ahead >= CLEAR * error else "little"


def by_value(found: Sequence[Estimate], share_a_value: float) -> tuple[Estimate, ...]:
    """The estimates, the best first, with chances that follow from what the search maximises.

    That tells options apart better than who won does; who won tells what they are worth together.
    """
    n = len(found)
    share, value = sum(each.share for each in found) / n, sum(each.value for each in found) / n
    ranked = sorted(found, key=lambda e: (-e.value, e.option))
    return tuple(
        replace(e, share=min(1.0, max(0.0, share + share_a_value * (e.value - value))))
        for e in ranked
    )


def advise(view: Any, decision: Decision, playouts: int = PLAYOUTS) -> Advice:
    """Advice on a decision with a choice in it. Equal views, decisions and numbers give equal advice.

    >>> import folsom
    >>> game = folsom.superexpress.new(seats=3, seed=7)
    >>> advice = advise(game.view(0), game.decision_of(0), playouts=600)
    >>> sorted(each.option for each in advice.estimates) == list(game.decision_of(0).numbers)
    True
    """
    known = imagine(view, decision, SEED)
    searcher = Searcher(known.game, 0, weights=weights_of(known.game))
    each = max(LEAST_PLAYOUTS, playouts // len(decision.options))
    found = []
    for option in decision.numbers:
        searcher.begin(known.records, known.seat, among=1 << option)
        searcher.play(each)
        found.append(estimate(searcher.results, option))
    ranked = by_value(found, bot_parts_of(known.game).search.SHARE_A_VALUE)
    best = next(option for option in decision.options if option.number == ranked[0].option)
    return Advice(thought_of(best), lead_of(ranked), ranked)
