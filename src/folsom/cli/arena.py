"""`folsom arena`: tournaments between bots."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from folsom.cli.game_options import TakesOptions
from folsom.cli.interrupt import Interrupted
from folsom.cli.tables import LEVELS_IN_WORDS
from folsom.core.errors import BadOptions

MAX_NAME = 24
COMMAND = TakesOptions


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help=f"{LEVELS_IN_WORDS}, sharpshooter:40ms, sharpshooter:2000,"
            " 'command:PROGRAM ARGUMENTS' or python:MODULE:FUNCTION."
        ),
    ],
    game: Annotated[str, typer.Option(help="express or superexpress.")] = "express",
    seats: Annotated[
        list[int] | None, typer.Option("--seats", "-n", help="How many play; may be repeated.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; repeatable."),
    ] = None,
    variants: Annotated[
        Path | None,
        typer.Option(help='A JSON file: [{"game":"express","options":{"seats":4}}, …].'),
    ] = None,
    deals: Annotated[int, typer.Option("--deals", "-d", help="Deals, each in all seatings.")] = 100,
    mix: Annotated[
        str,
        typer.Option(
            help="head-to-head, one-against-rest, first-against-rest, or table: one a seat."
        ),
    ] = "head-to-head",
    seed: Annotated[int, typer.Option(help="The same number gives the same deals.", min=0)] = 0,
    workers: Annotated[
        int, typer.Option("--workers", "-j", help="Processes; 0 for all cores.", min=0, max=1024)
    ] = 0,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: its address, or 'auto' for one started here."),
    ] = None,
    time_limit: Annotated[
        float, typer.Option(help="Seconds a bot may take over a decision.")
    ] = 60.0,
    on_fault: Annotated[
        str,
        typer.Option(help="forfeit: who errs loses the game; random: a random answer is played."),
    ] = "forfeit",
    results: Annotated[
        Path | None, typer.Option(help="Results file; a stopped run goes on from it.")
    ] = None,
    ratings: Annotated[str, typer.Option(help="elo or openskill.")] = "elo",
    csv: Annotated[Path | None, typer.Option(help="Write all games as CSV.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write all games as Parquet.")] = None,
    pictures: Annotated[Path | None, typer.Option(help="A folder for pictures.")] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write one self-contained HTML page with plots.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No live progress.")] = False,
) -> None:
    """Let bots play each other: paired deals, rotated seats, ratings with error bars."""
    from folsom.arena import report as reports
    from folsom.arena.plan import Plan
    from folsom.arena.ratings import KINDS
    from folsom.arena.run import run

    plan = Plan(
        bots=tuple(bots),
        variants=_variants(game, seats, option or [], variants),
        deals=deals,
        mix=mix,
        seed=seed,
        time_limit=time_limit,
        on_fault=on_fault,
    )
    plan.check()
    if ratings not in KINDS:
        raise BadOptions(f"the ratings are {' and '.join(KINDS)}, not {ratings!r}")
    address = None if ray is None else ("" if ray == "auto" else ray)
    _compile(plan)
    progress = _Progress(plan, quiet)
    try:
        with progress:
            played = run(plan, results, workers or None, address, progress.add)
    except KeyboardInterrupt:
        raise Interrupted(progress.so_far(results)) from None
    _print_tables(reports.tables(plan, played, ratings), reports.summary(plan, played))
    if csv is not None:
        reports.write_csv(csv, plan, played)
    if parquet is not None:
        reports.write_parquet(parquet, plan, played)
    if pictures is not None:
        reports.write_pictures(pictures, plan, played, ratings)
    if report is not None:
        reports.write_html(report, plan, played, ratings)


def _compile(plan: Any) -> None:
    """Once, before several processes would all compile the same."""
    from folsom.arena.sitting import is_own, is_policy
    from folsom.cli.compiling import POLICIES, prepare, uses_of

    own = [name for name in plan.bots if is_own(name)]
    uses = [POLICIES] if all(map(is_policy, plan.bots)) else uses_of(own)
    for game in dict.fromkeys(variant.game for variant in plan.variants):
        prepare(game, *uses)


def _variants(game: str, seats: list[int] | None, pairs: list[str], path: Path | None) -> Any:
    from folsom.arena.plan import Variant
    from folsom.core.registry import game_module

    if path is not None:
        try:
            listed = json.loads(path.read_text(encoding="utf-8"))
            found = tuple(Variant(v["game"], dict(v.get("options", {}))) for v in listed)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadOptions(f"{path} is not a list of variants: {error}") from None
    else:
        module = game_module(game)
        shared = dict(_pair(text) for text in pairs)
        wanted = seats or [module.Options().seats]
        found = tuple(Variant(game, {"seats": n, **shared}) for n in wanted)
    for variant in found:
        game_module(variant.game).read_options(variant.options)
    return found


def _pair(text: str) -> tuple[str, Any]:
    name, mark, value = text.partition("=")
    if not mark:
        raise BadOptions(f"an option is written NAME=VALUE, not {text!r}")
    try:
        return name.replace("-", "_"), json.loads(value)
    except ValueError:
        return name.replace("-", "_"), value


def _short(name: str) -> str:
    """A bot's name with what tells it from others: programs differ in the end of their path."""
    return name if len(name) <= MAX_NAME else f"…{name[1 - MAX_NAME :]}"


class _Progress:
    """A bar with games a second, and each bot's share of the victories so far."""

    def __init__(self, plan: Any, quiet: bool) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )
        from rich.table import Column

        self._plan = plan
        self._shares = [0.0] * len(plan.bots)
        self._seats = [0] * len(plan.bots)
        self._faults = 0
        self._games = 0
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            # Long names of many bots must not push the bar off the screen.
            TextColumn(
                "{task.fields[standing]}",
                table_column=Column(ratio=1, no_wrap=True, overflow="ellipsis"),
            ),
            console=Console(stderr=True),
            disable=quiet,
            transient=True,
            expand=True,
        )
        self._task = self._bar.add_task("games", total=plan.n_games, standing="")

    def add(self, results: list[Any]) -> None:
        """Some games were finished."""
        self._games += len(results)
        for result in results:
            self._faults += len(result.faults)
            for bot, share in zip(result.seating, result.shares, strict=True):
                self._shares[bot] += share
                self._seats[bot] += 1
        self._bar.update(self._task, advance=len(results), standing=self._standing())

    def _standing(self) -> str:
        standing = "  ".join(
            f"{_short(name)} {100 * won / n:.0f}%"
            for name, won, n in zip(self._plan.bots, self._shares, self._seats, strict=True)
            if n
        )
        return standing + (f"  faults {self._faults}" if self._faults else "")

    def so_far(self, file: Path | None) -> str:
        """What there is if nothing more is played."""
        if not self._games:
            return "before a game was finished"
        kept = (
            f"they are kept in {file}, and the same command goes on from there"
            if file
            else "nothing is kept without --results"
        )
        return f"after {self._games} games ({self._standing()}); {kept}"

    def __enter__(self) -> "_Progress":
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()


def _print_tables(tables: list[Any], summary: str) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(summary, highlight=False)
    for title, heads, rows in tables:
        table = Table(title=title, title_justify="left")
        for head in heads:
            table.add_column(head)
        for row in rows:
            table.add_row(*row)
        console.print(table)
