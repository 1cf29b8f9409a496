"""What a proof has shown, as docs/strength.md tells it: tables, and strength by time as a picture."""

from collections.abc import Sequence
from pathlib import Path

from folsom.arena import Plan
from folsom.arena.report import Table, percent, tables
from folsom.arena.results import Result
from folsom.arena.statistics import Matchup, matchups
from folsom.bots.levels import BY_PROCESSOR


def as_markdown(plan: Plan, results: Sequence[Result], command: str) -> str:
    """The ratings and the match-ups of a part, with the command that gave them."""
    found = tables(plan, results)[:1]
    met = matchups(plan, results)
    found += crossed(met) if len(plan.bots) > 2 else tables(plan, results)[1:2]
    lines = [f"`{command}`", ""]
    for title, heads, rows in found:
        lines += [f"### {title}", ""]
        for row in (heads, ["---"] * len(heads), *rows):
            lines.append("| " + " | ".join(row) + " |")
        lines.append("")
    return "\n".join(lines)


def crossed(met: Sequence[Matchup]) -> list[Table]:
    """A table a variant: each bot in its row, alone among those of the column."""
    bots = list(dict.fromkeys(m.bot for m in met))
    found = []
    for variant in dict.fromkeys(m.variant for m in met):
        shares = {(m.bot, m.against): m for m in met if m.variant == variant}
        par = 100 * next(iter(shares.values())).par
        games = next(iter(shares.values())).games
        rows = [
            [bot, *(percent(shares[bot, rest].share) if bot != rest else "" for rest in bots)]
            for bot in bots
        ]
        found.append((f"{variant}: par {par:.1f}%, {games} games a cell", ["alone", *bots], rows))
    return found


def draw_budgets(path: Path, met: Sequence[Matchup]) -> None:
    """Share of victory by time a decision, a curve for each level and opponent, with intervals."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    curves: dict[str, list[Matchup]] = {}
    for m in met:
        level, rest = (bot.partition(":")[0].capitalize() for bot in (m.bot, m.against))
        among = f"{rest}s" if rest == "Outlaw" else f"{rest}s with the same time"
        curves.setdefault(f"{level} among {among}", []).append(m)
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    axes.axhline(100 * met[0].par, color="grey", linestyle=":", label="par")
    for beside, (label, points) in enumerate(curves.items()):
        # Beside each other, so that one interval does not hide another.
        times = [milliseconds(m.bot) * 1.07**beside for m in points]
        shares = [100 * m.share.mean for m in points]
        margins = [100 * m.share.margin for m in points]
        axes.errorbar(times, shares, yerr=margins, label=label, marker="o", capsize=4)
    axes.set_xscale("log")
    budgets = {milliseconds(m.bot): time_of(m.bot) for m in met}
    axes.set_xticks(list(budgets), list(budgets.values()))
    axes.set_xlabel("time for a decision")
    axes.set_ylabel("share of victory, %")
    axes.set_ylim(0, 100)
    figure.legend(loc="outside lower center", ncols=2)
    with rc_context({"svg.fonttype": "none"}):
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def time_of(bot: str) -> str:
    """How long a level of that name thinks, whatever measures it: 40ms for `legend:40ms-cpu`."""
    return bot.partition(":")[2].removesuffix(BY_PROCESSOR)


def milliseconds(bot: str) -> float:
    """The same as a number: 40 for `legend:40ms`, 1000 for `legend:1s`."""
    time = time_of(bot)
    return float(time[:-2]) if time.endswith("ms") else 1000 * float(time[:-1])
