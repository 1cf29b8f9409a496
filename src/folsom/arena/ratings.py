"""Ratings with error bars: Elo fitted to all games at once, or OpenSkill game by game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
import numpy.typing as npt

from folsom.arena.plan import Plan
from folsom.arena.results import Result
from folsom.core.errors import BadOptions

KINDS = ("elo", "openskill")
MEAN_ELO = 1500.0
ELO_SCALE = 400.0 / log(10.0)
N_RESAMPLES = 200
N_STEPS = 200
PRIOR_GAMES = 0.5
"""Half a drawn game between every two bots keeps a bot that never lost from rating infinitely."""

Wins = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating; the interval holds 95%."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


def rate(plan: Plan, results: Sequence[Result], kind: str = "elo", seed: int = 0) -> list[Rating]:
    """All bots, best first."""
    if kind not in KINDS:
        raise BadOptions(f"the ratings are {' and '.join(KINDS)}, not {kind!r}")
    if not results:
        return []
    found = _elo(plan, results, seed) if kind == "elo" else _openskill(plan, results)
    return sorted(found, key=lambda rating: -rating.rating)


def _games_of(plan: Plan, results: Sequence[Result]) -> list[int]:
    return [sum(bot in result.seating for result in results) for bot in range(len(plan.bots))]


def _pair_wins(plan: Plan, results: Sequence[Result]) -> Wins:
    """For every deal and two bots: how often a seat of the one came before a seat of the other.

    A game of n seats weighs as much as one game of two, shared among its pairs of different bots.
    """
    n = len(plan.bots)
    deals = {key: i for i, key in enumerate(sorted({(r.variant, r.deal) for r in results}))}
    wins = np.zeros((len(deals), n, n))
    for result in results:
        at = deals[result.variant, result.deal]
        pairs = [
            (one, other)
            for one in range(len(result.seating))
            for other in range(len(result.seating))
            if one < other and result.seating[one] != result.seating[other]
        ]
        for one, other in pairs:
            a, b = result.seating[one], result.seating[other]
            won = 0.5
            if result.places[one] != result.places[other]:
                won = float(result.places[one] < result.places[other])
            wins[at, a, b] += won / len(pairs)
            wins[at, b, a] += (1 - won) / len(pairs)
    return wins


def _fit(wins: Wins) -> npt.NDArray[np.float64]:
    """Bradley and Terry's strengths by minorisation; the mean is zero."""
    n = len(wins)
    padded = wins + PRIOR_GAMES * (1 - np.eye(n)) / 2
    met = padded + padded.T
    strength = np.ones(n)
    for _ in range(N_STEPS):
        shared = met / (strength[:, None] + strength[None, :])
        np.fill_diagonal(shared, 0.0)
        strength = padded.sum(1) / shared.sum(1)
        strength /= np.exp(np.log(strength).mean())
    fitted: npt.NDArray[np.float64] = np.log(strength)
    return fitted


def _elo(plan: Plan, results: Sequence[Result], seed: int) -> list[Rating]:
    """Bradley-Terry on the Elo scale; error bars by drawing the deals again with replacement."""
    by_deal = _pair_wins(plan, results)
    best = _fit(by_deal.sum(0))
    generator = np.random.default_rng(seed)
    drawn = np.array(
        [
            _fit(by_deal[generator.integers(0, len(by_deal), len(by_deal))].sum(0))
            for _ in range(N_RESAMPLES)
        ]
    )
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    return [
        Rating(
            name,
            MEAN_ELO + ELO_SCALE * float(best[i]),
            MEAN_ELO + ELO_SCALE * float(low[i]),
            MEAN_ELO + ELO_SCALE * float(high[i]),
            games,
        )
        for i, (name, games) in enumerate(zip(plan.bots, _games_of(plan, results), strict=True))
    ]


def _openskill(plan: Plan, results: Sequence[Result]) -> list[Rating]:
    """Plackett and Luce's model as OpenSkill has it. A bot in several seats learns from its best one."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOptions("OpenSkill is not installed: pip install 'folsom[arena]'") from None
    model = PlackettLuce()
    known = [model.rating(name=name) for name in plan.bots]
    for result in results:
        best: dict[int, int] = {}
        for bot, place in zip(result.seating, result.places, strict=True):
            best[bot] = min(place, best.get(bot, place))
        if len(best) > 1:
            sides = list(best)
            rated = model.rate(
                [[known[bot]] for bot in sides], ranks=[float(best[bot]) for bot in sides]
            )
            for bot, side in zip(sides, rated, strict=True):
                known[bot] = side[0]
    return [
        Rating(name, r.mu, r.mu - 1.96 * r.sigma, r.mu + 1.96 * r.sigma, games)
        for name, r, games in zip(plan.bots, known, _games_of(plan, results), strict=True)
    ]
