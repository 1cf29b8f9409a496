"""The arena: matches between bots with paired deals and rotated seats, and what they prove.

>>> plan = Plan(("outlaw", "tenderfoot"), (Variant("superexpress", {"seats": 4}),), deals=5)
>>> results = run(plan, workers=1)
>>> len(results), matchups(plan, results)[0].bot
(10, 'outlaw')
"""

from folsom.arena.plan import MIXES, Plan, Variant
from folsom.arena.ratings import Rating, rate
from folsom.arena.results import Fault, Result, ResultsFile
from folsom.arena.run import run
from folsom.arena.statistics import Matchup, Rate, matchups, rates

__all__ = [
    "MIXES",
    "Fault",
    "Matchup",
    "Plan",
    "Rate",
    "Rating",
    "Result",
    "ResultsFile",
    "Variant",
    "matchups",
    "rate",
    "rates",
    "run",
]
