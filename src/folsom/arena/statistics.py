"""What results prove: shares of victory with confidence intervals by deal.

All games of a deal share its luck, so they count as one observation; only deals are independent.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from folsom.arena.plan import Plan
from folsom.arena.results import Result
from folsom.core.intervals import Mean, mean_with_margin


def mean_by_deal(values: Iterable[tuple[tuple[int, int], float, float]]) -> Mean:
    """The mean of weighted values, each with its (variant, deal); the interval treats deals as units."""
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for deal, value, weight in values:
        sums[deal][0] += value * weight
        sums[deal][1] += weight
    total = sum(weight for _, weight in sums.values())
    n = len(sums)
    if total == 0:
        return Mean(float("nan"), float("nan"), 0)
    mean = sum(value for value, _ in sums.values()) / total
    scatter = sum((value - mean * weight) ** 2 for value, weight in sums.values())
    return mean_with_margin(mean, scatter, n, total)


@dataclass(frozen=True, slots=True)
class Matchup:
    """How one bot fared against another: its share of the victory in games between the two.

    par: the share it would have if both were equally strong
    """

    variant: str
    bot: str
    against: str
    seats: str
    share: Mean
    par: float
    games: int
    points: float
    points_against: float


@dataclass(frozen=True, slots=True)
class Rate:
    """Share of victory for one seat at the table, by whatever `what` names; par is one over the seats."""

    what: str
    value: str
    bot: str
    share: Mean
    par: float
    games: int


def matchups(plan: Plan, results: Sequence[Result]) -> list[Matchup]:
    """Every two bots that met, as the plan mixed them."""
    groups: dict[tuple[int, int, int], list[Result]] = defaultdict(list)
    for result in results:
        met = sorted(set(result.seating))
        if len(met) != 2:
            continue
        if "against-rest" in plan.mix:
            one = min(met, key=result.seating.count)
            if result.seating.count(one) * 2 == len(result.seating):
                one = met[0]
            other = met[1] if one == met[0] else met[0]
            groups[result.variant, one, other].append(result)
        else:
            groups[result.variant, met[0], met[1]].append(result)
    found = []
    for (variant, one, other), games in sorted(groups.items()):
        found.append(_matchup(plan, variant, one, other, games))
    return found


def _matchup(plan: Plan, variant: int, one: int, other: int, games: list[Result]) -> Matchup:
    def own(result: Result) -> float:
        return sum(s for s, bot in zip(result.shares, result.seating, strict=True) if bot == one)

    counts = sorted({result.seating.count(one) for result in games})
    seats = len(games[0].seating)
    return Matchup(
        variant=plan.variants[variant].name,
        bot=plan.bots[one],
        against=plan.bots[other],
        seats=" and ".join(f"{n} of {seats}" for n in counts),
        share=mean_by_deal(((r.variant, r.deal), own(r), 1.0) for r in games),
        par=sum(r.seating.count(one) / seats for r in games) / len(games),
        games=len(games),
        points=_mean_points(games, one),
        points_against=_mean_points(games, other),
    )


def _mean_points(games: list[Result], bot: int) -> float:
    points = [
        p for r in games for p, sitting in zip(r.points, r.seating, strict=True) if sitting == bot
    ]
    return sum(points) / len(points)


Key = Callable[[Plan, Result, int], str]

BY: dict[str, Key] = {
    "bot": lambda plan, result, seat: "all",
    "variant": lambda plan, result, seat: plan.variants[result.variant].name,
    "bandit": lambda plan, result, seat: result.bandits[seat],
    "seat": lambda plan, result, seat: str(seat),
}


def rates(plan: Plan, results: Sequence[Result], what: str) -> list[Rate]:
    """Shares of victory by bot, and by `what`: variant, bandit or seat."""
    key = BY[what]
    rows: dict[tuple[str, int], list[tuple[tuple[int, int], float, float]]] = defaultdict(list)
    pars: dict[tuple[str, int], list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.seating):
            group = key(plan, result, seat), bot
            rows[group].append(((result.variant, result.deal), result.shares[seat], 1.0))
            pars[group].append(1 / len(result.seating))
    return [
        Rate(
            what=what,
            value=value,
            bot=plan.bots[bot],
            share=mean_by_deal(rows[value, bot]),
            par=sum(pars[value, bot]) / len(pars[value, bot]),
            games=len(rows[value, bot]),
        )
        for value, bot in sorted(rows)
    ]
