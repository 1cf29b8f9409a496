"""The log of a training: one line of JSON an iteration, a table, and a picture of the curves."""

import csv
import json
from pathlib import Path
from typing import Any

LOG, TABLE, PICTURE = "log.jsonl", "curves.csv", "curves.png"
FIRST_COLUMNS = ("stage", "kind", "iteration", "decisions", "seconds")


def note(folder: Path, row: dict[str, Any]) -> None:
    """One more line."""
    with (folder / LOG).open("a") as log:
        log.write(json.dumps(row) + "\n")


def read_log(folder: Path) -> list[dict[str, Any]]:
    """All lines."""
    path = folder / LOG
    return [json.loads(line) for line in path.read_text().splitlines()] if path.is_file() else []


def draw_curves(folder: Path) -> None:
    """The table, and where there is Matplotlib the picture."""
    rows = read_log(folder)
    names = sorted({name for row in rows for name in row} - set(FIRST_COLUMNS))
    with (folder / TABLE).open("w", newline="") as table:
        writer = csv.DictWriter(table, [*FIRST_COLUMNS, *names], restval="")
        writer.writeheader()
        writer.writerows(rows)
    if not rows:
        return
    try:
        import matplotlib
    except ImportError:
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, plots = pyplot.subplots(len(names), 1, sharex=True, squeeze=False)
    figure.set_size_inches(8, 2 * len(names))
    for plot, name in zip(plots[:, 0], names, strict=False):
        for kind in sorted({row["kind"] for row in rows}):
            of_kind = [
                (i, row[name]) for i, row in enumerate(rows) if row["kind"] == kind and name in row
            ]
            if of_kind:
                plot.plot(*zip(*of_kind, strict=True), ".", markersize=3, label=kind)
        plot.set_ylabel(name)
    plots[0, 0].legend()
    plots[-1, 0].set_xlabel("iteration")
    figure.tight_layout()
    figure.savefig(folder / PICTURE, dpi=100)
    pyplot.close(figure)
