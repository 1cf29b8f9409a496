"""Results as tables, CSV, Parquet, pictures, and one HTML page that needs nothing beside it."""

import base64
import csv
import html
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from folsom.arena.plan import Plan
from folsom.arena.ratings import Rating, rate
from folsom.arena.results import Result
from folsom.arena.statistics import matchups, rates
from folsom.core.errors import BadOptions
from folsom.core.intervals import Mean

Table = tuple[str, list[str], list[list[str]]]
"""A title, the heads of the columns, and the rows."""


def percent(share: Mean) -> str:
    """A share with its 95% interval, such as `61.2% ± 1.4`."""
    if share.n < 2:
        return f"{100 * share.mean:.1f}%"
    return f"{100 * share.mean:.1f}% ± {100 * share.margin:.1f}"


def tables(plan: Plan, results: Sequence[Result], kind: str = "elo") -> list[Table]:
    """All tables of a report."""
    found = [_ratings_table(rate(plan, results, kind), kind)]
    met = matchups(plan, results)
    if met:
        heads = ["variant", "bot", "against", "in seats", "share of victory", "par", "games"]
        rows = [
            [
                m.variant,
                m.bot,
                m.against,
                m.seats,
                percent(m.share),
                f"{100 * m.par:.1f}%",
                str(m.games),
            ]
            for m in met
        ]
        found.append((_title_of(plan), heads, rows))
    for what in ("variant", "bandit", "seat"):
        rows = [
            [r.value, r.bot, percent(r.share), f"{100 * r.par:.1f}%", str(r.games)]
            for r in rates(plan, results, what)
        ]
        found.append(
            (f"Victories by {what}", [what, "bot", "a seat's share", "par", "games"], rows)
        )
    faults = [fault for result in results for fault in result.faults]
    if faults:
        rows = [[f.bot, str(f.seat), str(f.number), f.kind, f.why] for f in faults]
        found.append(
            ("Faults", ["bot", "seat", "answer number", "decision", "what happened"], rows)
        )
    return found


def _title_of(plan: Plan) -> str:
    if "against-rest" in plan.mix:
        return "One against the rest"
    return "Head to head"


def _ratings_table(ratings: list[Rating], kind: str) -> Table:
    heads = ["bot", "rating", "95% interval", "games"]
    digits = 0 if kind == "elo" else 2
    rows = [
        [
            r.bot,
            f"{r.rating:.{digits}f}",
            f"{r.low:.{digits}f} to {r.high:.{digits}f}",
            str(r.games),
        ]
        for r in ratings
    ]
    return ("Elo" if kind == "elo" else "OpenSkill"), heads, rows


def game_rows(plan: Plan, results: Sequence[Result]) -> list[dict[str, Any]]:
    """One row a seat and game, for spreadsheets and data frames."""
    return [
        {
            "variant": plan.variants[result.variant].name,
            "deal": result.deal,
            "seating": "-".join(map(str, result.seating)),
            "seat": seat,
            "bot": plan.bots[bot],
            "bandit": result.bandits[seat],
            "share": result.shares[seat],
            "place": result.places[seat],
            "points": result.points[seat],
            "faults": sum(fault.seat == seat for fault in result.faults),
            "decisions": result.decisions,
            "seconds": round(result.seconds, 4),
        }
        for result in results
        for seat, bot in enumerate(result.seating)
    ]


def write_csv(path: Path, plan: Plan, results: Sequence[Result]) -> None:
    """All games as CSV."""
    rows = game_rows(plan, results)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else ["variant"])
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, plan: Plan, results: Sequence[Result]) -> None:
    """All games as Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOptions("Parquet needs pyarrow: pip install 'folsom[arena]'") from None
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(game_rows(plan, results)), path)


def _figure(plan: Plan, results: Sequence[Result], what: str, kind: str) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadOptions("pictures need matplotlib: pip install 'folsom[arena]'") from None
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    if what == "ratings":
        found = rate(plan, results, kind)[::-1]
        middle = [r.rating for r in found]
        spans = [[r.rating - r.low for r in found], [r.high - r.rating for r in found]]
        axes.errorbar(middle, range(len(found)), xerr=spans, fmt="o", capsize=4)
        axes.set_yticks(range(len(found)), [r.bot for r in found])
        axes.set_xlabel("Elo" if kind == "elo" else "OpenSkill")
    else:
        found_rates = rates(plan, results, what)
        values = sorted({r.value for r in found_rates})
        width = 0.8 / len(plan.bots)
        for i, bot in enumerate(plan.bots):
            own = [r for r in found_rates if r.bot == bot]
            places = [values.index(r.value) + (i + 0.5) * width - 0.4 for r in own]
            margins = [100 * min(r.share.margin, 1.0) for r in own]
            axes.bar(places, [100 * r.share.mean for r in own], width, yerr=margins, label=bot)
        axes.set_xticks(range(len(values)), values, rotation=20 if what != "seat" else 0)
        axes.set_ylabel("a seat's share of victory, %")
        axes.legend(fontsize="small")
    axes.set_title(f"{what}, {len(results)} games")
    return figure


def picture(
    plan: Plan, results: Sequence[Result], what: str, kind: str = "elo", form: str = "svg"
) -> bytes:
    """A picture of the ratings, or of victories by bot, variant, bandit or seat."""
    buffer = io.BytesIO()
    metadata = {"Date": None} if form == "svg" else None
    _figure(plan, results, what, kind).savefig(buffer, format=form, metadata=metadata)
    return buffer.getvalue()


def write_pictures(folder: Path, plan: Plan, results: Sequence[Result], kind: str = "elo") -> None:
    """One SVG a topic."""
    folder.mkdir(parents=True, exist_ok=True)
    for what in ("ratings", "variant", "bandit", "seat"):
        (folder / f"{what}.svg").write_bytes(picture(plan, results, what, kind))


_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#222;background:#fff}table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:left}
img{max-width:100%;height:auto}h1,h2{line-height:1.2}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}img{background:#fff}
th,td{border-color:#555}}
"""


def write_html(path: Path, plan: Plan, results: Sequence[Result], kind: str = "elo") -> None:
    """The whole report as one page, pictures inside."""
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>Folsom arena</title><style>{_STYLE}</style></head><body>",
        f"<h1>Folsom arena: {html.escape(' against '.join(plan.bots))}</h1>",
        f"<p>{html.escape(summary(plan, results))}</p>",
    ]
    for title, heads, rows in tables(plan, results, kind):
        parts.append(f"<h2>{html.escape(title)}</h2>{_html_table(heads, rows)}")
        what = "ratings" if title in ("Elo", "OpenSkill") else title.removeprefix("Victories by ")
        if what in ("ratings", "variant", "bandit", "seat"):
            encoded = base64.b64encode(picture(plan, results, what, kind)).decode()
            source = f"data:image/svg+xml;base64,{encoded}"
            parts.append(f'<img alt="{html.escape(title)}" src="{source}">')
    parts.append("</body></html>\n")
    path.write_text("".join(parts), encoding="utf-8")


def summary(plan: Plan, results: Sequence[Result]) -> str:
    """What was played, in a sentence."""
    games = ", ".join(variant.name for variant in plan.variants)
    return (
        f"{len(results)} of {plan.n_games} games of {games}; {plan.deals} deals, mix {plan.mix},"
        f" seed {plan.seed}. Intervals hold 95% and treat deals as the units."
    )


def _html_table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{html.escape(h)}</th>" for h in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
