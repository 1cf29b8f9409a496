"""`folsom simulate`: many games, and who wins them."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from folsom.bots.levels import RANDOM
from folsom.cli.compiling import BATCH, prepare, uses_of
from folsom.cli.game_options import TakesOptions
from folsom.cli.interrupt import Interrupted
from folsom.cli.tables import (
    LEVELS_IN_WORDS,
    read_levels,
    read_pairs,
    read_table,
    write_file,
)
from folsom.core.errors import BadOptions
from folsom.core.registry import game_module

MAX_GAMES = 1_000_000_000
COMMAND = TakesOptions


def simulate(
    game: Annotated[str, typer.Argument(help="express or superexpress.")] = "express",
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 10_000,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="How many play.")] = None,
    bots: Annotated[
        str,
        typer.Option(help=f"{LEVELS_IN_WORDS}; or one for each seat: outlaw,random,random."),
    ] = RANDOM,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE."),
    ] = None,
    threads: Annotated[int, typer.Option(help="Threads; 0 for all cores.", min=0, max=256)] = 0,
    seed: Annotated[int, typer.Option(help="The same number gives the same games.", min=0)] = 0,
    csv: Annotated[Path | None, typer.Option(help="Write the results as CSV.")] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", help="Write the results as JSON.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture (.png, .svg or .pdf).")] = None,
) -> None:
    """Play many games and show results by bandit and seat, with 95% confidence intervals."""
    from folsom.cli.results import Tally, as_csv, as_rows, print_results, write_plot
    from folsom.cli.simulation import play_games

    game_module(game)
    if not 1 <= games <= MAX_GAMES:
        raise BadOptions(f"the number of games is 1 to {MAX_GAMES}, not {games}")
    options = read_table(game, {"seats": seats, **read_pairs(option or [])})
    levels = read_levels(bots, options.seats)
    called = [level for level in levels if level != RANDOM]
    prepare(game, *(uses_of(called) if called else [BATCH]))
    tally: Tally = play_games(game, options, games, levels, threads or os.cpu_count() or 1, seed)
    if tally.n_games == 0:
        raise Interrupted("before a game was finished")
    rows = as_rows(tally)
    print_results(rows, tally.n_games, game)
    if csv is not None:
        write_file(csv, as_csv(rows))
    if as_json is not None:
        report = {"game": game, "options": options.as_json(), "bots": levels}
        report |= {"games": tally.n_games, "results": rows}
        write_file(as_json, json.dumps(report, indent=1) + "\n")
    if plot is not None:
        write_plot(rows, plot, f"{game}, {options.seats} seats, {tally.n_games} games")
    if tally.n_games < games:
        raise Interrupted(f"after {tally.n_games} of {games} games; these are the results of those")
