"""`folsom puzzles`: puzzles of the day, made ahead."""

import os
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from folsom.cli.compiling import ANALYSIS, BOTS, SEARCH, TABLE, prepare
from folsom.cli.interrupt import Interrupted, stop_at_interrupt
from folsom.core.errors import CannotRead
from folsom.games import game_module

if TYPE_CHECKING:
    from folsom.analysis.puzzles import Collection

MAX_DAYS = 10_000


def puzzles(
    file: Annotated[
        Path, typer.Argument(help="Where they are kept; more are added to what is there.")
    ],
    game: Annotated[str, typer.Option(help="express or superexpress.")] = "express",
    days: Annotated[
        int, typer.Option(help="Until there are puzzles for so many days.", min=1, max=MAX_DAYS)
    ] = 365,
    workers: Annotated[int, typer.Option(help="Processes; 0 for all cores.", min=0, max=256)] = 0,
    minutes: Annotated[
        float, typer.Option(help="Begin no more games after so many minutes.", min=0)
    ] = inf,
    again: Annotated[
        bool, typer.Option("--again", help="Make none, but judge those that are there anew.")
    ] = False,
) -> None:
    """Make puzzles of the day: positions from games between bots in which one answer is clearly best.

    What is found is written at once, and a day that has its puzzle keeps it: stop it at any time, go on later.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from folsom.analysis.puzzles import add_puzzles, read_collection
    from folsom.analysis.puzzles.file import new_collection

    game_module(game)
    kept = read_collection(file) if file.exists() else new_collection(game)
    if kept.game != game:
        raise CannotRead(f"{file} holds puzzles of {kept.game}, not of {game}")
    before = len(kept.puzzles)
    prepare(game, TABLE, BOTS, SEARCH, ANALYSIS)
    if again:
        _judge_again(file, kept, workers or os.cpu_count() or 1)
        return
    bar = Progress(
        TextColumn("days"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games looked through: {task.fields[scanned]}"),
        console=Console(stderr=True),
        transient=True,
    )
    with stop_at_interrupt() as stopped, bar:
        task = bar.add_task("days", total=days, completed=before, scanned=kept.scanned)
        for _ in add_puzzles(kept, file, days, workers or os.cpu_count() or 1, 60 * minutes):
            bar.update(task, completed=len(kept.puzzles), scanned=kept.scanned)
            if stopped.is_set():
                break
    if kept.puzzles:
        print(f"{file}: {len(kept.puzzles)} days, {kept.first} to {kept.last}")
    if stopped.is_set() and len(kept.puzzles) < days:
        raise Interrupted(f"after {len(kept.puzzles) - before} new puzzles; they are kept")


def _judge_again(file: Path, kept: "Collection", workers: int) -> None:
    """Judge all puzzles of a file anew; the file is written when all are judged."""
    from folsom.analysis.puzzles import write_collection
    from folsom.analysis.puzzles.again import judge_all

    with stop_at_interrupt() as stopped:
        stood = []
        for does_stand in judge_all(kept, workers):
            stood.append(does_stand)
            if stopped.is_set():
                raise Interrupted(f"after {len(stood)} puzzles; {file} is as it was")
    write_collection(kept, file)
    left = [str(number) for number, does_stand in enumerate(stood, start=1) if not does_stand]
    print(f"{file}: {sum(stood)} of {len(stood)} puzzles have new chances")
    if left:
        print(f"left as they were, for another play may lead there now: {', '.join(left)}")
