"""The results of many games: by bandit, by seat and by bot, with 95% confidence intervals."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from folsom.cli.batches import Numbers
from folsom.core.errors import CannotRead
from folsom.core.intervals import Mean, mean_of_sums
from folsom.core.playout import SECOND_BANDIT

Row = dict[str, Any]


@dataclass(slots=True)
class Sums:
    """What is added up for a bandit, a seat or a bot."""

    n: int = 0
    wins: float = 0.0
    wins_squared: float = 0.0
    points: float = 0.0
    points_squared: float = 0.0


@dataclass(slots=True)
class Tally:
    """Sums by group and name. A shared victory counts as a share."""

    bandit_names: Sequence[str]
    levels: list[str]
    n_games: int = 0
    sums: dict[tuple[str, str], Sums] = field(default_factory=dict)

    def add(self, points: Numbers, won: Numbers, bandits: Numbers) -> None:
        """Add finished games: a row each, a column a seat."""
        n_games, n_seats = points.shape
        self.n_games += n_games
        has_won = (won[:, None] >> np.arange(n_seats)) & 1
        shares = has_won / has_won.sum(axis=1, keepdims=True)
        for seat in range(n_seats):
            self._add("seat", str(seat), shares[:, seat], points[:, seat])
            if len(set(self.levels)) > 1:
                self._add("bot", self.levels[seat], shares[:, seat], points[:, seat])
        for bandit, name in enumerate(self.bandit_names):
            led = (bandits % SECOND_BANDIT == bandit) | (bandits // SECOND_BANDIT - 1 == bandit)
            if led.any():
                self._add("bandit", name, shares[led], points[led])

    def _add(self, group: str, name: str, shares: Any, points: Any) -> None:
        sums = self.sums.setdefault((group, name), Sums())
        sums.n += len(shares)
        sums.wins += float(shares.sum())
        sums.wins_squared += float((shares**2).sum())
        sums.points += float(points.sum())
        sums.points_squared += float((points.astype(np.float64) ** 2).sum())


def _margin(mean: Mean, digits: int) -> float | None:
    """Half the width of the interval; one game tells nothing about it."""
    return round(mean.margin, digits) if mean.n > 1 else None


def as_rows(tally: Tally) -> list[Row]:
    """One row for each bandit, seat and bot."""
    rows = []
    order = {"bandit": 0, "bot": 1, "seat": 2}
    for (group, name), sums in sorted(
        tally.sums.items(), key=lambda item: (order[item[0][0]], item[0][1])
    ):
        share = mean_of_sums(sums.wins, sums.wins_squared, sums.n)
        dollars = mean_of_sums(sums.points, sums.points_squared, sums.n)
        rows.append(
            {
                "group": group,
                "name": name,
                "games": sums.n,
                "win_share": round(share.mean, 5),
                "win_share_error": _margin(share, 5),
                "dollars": round(dollars.mean, 2),
                "dollars_error": _margin(dollars, 2),
            }
        )
    return rows


def as_csv(rows: list[Row]) -> str:
    """The rows as CSV, with a header."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def print_results(rows: list[Row], n_games: int, game: str) -> None:
    """The rows as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="dim", pad_edge=False, title=f"{n_games} games of {game}")
    table.title_justify = "left"
    for title in ("", "", "games", "victories", "±", "dollars", "±"):
        table.add_column(title, justify="right" if title else "left")
    group = ""
    for row in rows:
        if row["group"] != group and group:
            table.add_section()
        table.add_row(
            row["group"] if row["group"] != group else "",
            row["name"].capitalize(),
            str(row["games"]),
            f"{100 * row['win_share']:.1f}%",
            _shown(row["win_share_error"], 100, 1),
            f"{row['dollars']:.0f}",
            _shown(row["dollars_error"], 1, 0),
        )
        group = row["group"]
    Console().print(table)


def _shown(margin: float | None, factor: int, digits: int) -> str:
    return "" if margin is None else f"{factor * margin:.{digits}f}"


def write_plot(rows: list[Row], path: Path, title: str) -> None:
    """A picture: victories and dollars by bandit and seat, with error bars."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise CannotRead("a picture needs matplotlib: pip install 'folsom[plot]'") from None
    figure = Figure(figsize=(9, 0.32 * len(rows) + 1.4), layout="constrained")
    FigureCanvasAgg(figure)
    labels = [f"{row['group']} {row['name']}" for row in rows]
    for i, (name, factor, words) in enumerate(
        (("win_share", 100, "victories, %"), ("dollars", 1, "dollars")), start=1
    ):
        axes = figure.add_subplot(1, 2, i)
        axes.barh(
            labels,
            [factor * row[name] for row in rows],
            xerr=[factor * (row[f"{name}_error"] or 0) for row in rows],
            color="#8c5a2b",
            ecolor="#222222",
        )
        axes.invert_yaxis()
        axes.set_xlabel(words)
        if i == 2:
            axes.set_yticklabels([])
    figure.suptitle(title)
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise CannotRead(f"cannot write the picture {str(path)!r}: {error}") from None
