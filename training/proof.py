"""What is proved of the levels, and how: the plan of docs/strength.md as a program.

    python -m training.proof matrix --game express --out proofs

Every part names its bots, its variants and its number of deals beforehand. Deals for choosing (settings,
snapshots) and for judging come from seeds of their own, and what is published was judged. A part that was
stopped goes on.
"""

import argparse
import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from folsom.arena import Plan, Variant, run
from folsom.arena.statistics import Matchup, matchups
from folsom.bots.levels import BY_PROCESSOR
from folsom.games import game_names
from training.proved import as_markdown, draw_budgets

CHOOSING, JUDGING = 1, 2
"""The arena's seeds: no deal of the one is a deal of the other."""

BUDGETS = ("1ms", "10ms", "100ms", "1s")
MATRIX = ("random", "tenderfoot", "outlaw", "sharpshooter:10ms", "legend:10ms")
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "express": (
        {"seats": 3},
        {"seats": 4},
        {"seats": 5},
        {"seats": 6},
        {"seats": 4, "expert": True},
        {"seats": 3, "two_bandits": True},
    ),
    "superexpress": ({"seats": 3}, {"seats": 5}, {"seats": 7}),
}
USUAL = {"express": {"seats": 4}, "superexpress": {"seats": 5}}
DEALS = {
    "matrix": 12,
    "ladder": 30,
    "bars": 250,
    "random-bars": 100,
    "slow-bars": 12,
    "budget": 12,
    "cross": 30,
    "response": 30,
    "quick": 60,
}
"""How many deals each part has; every deal is played with all its seatings."""

Named = tuple[str, Plan]


def variants(game: str) -> tuple[Variant, ...]:
    """All variants that are judged."""
    return tuple(Variant(game, dict(options)) for options in VARIANTS[game])


def usual(game: str) -> tuple[Variant, ...]:
    """The one most figures are about."""
    return (Variant(game, dict(USUAL[game])),)


def usual_first(game: str) -> tuple[Variant, ...]:
    """All of them, so that what most figures are about is known soonest."""
    return (*usual(game), *(v for v in variants(game) if v not in usual(game)))


def matrix(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """Every level alone against every other, in every variant: shares, and Elo with intervals."""
    yield "matrix", Plan(MATRIX, variants(game), DEALS["matrix"], "one-against-rest", seed)


def ladder(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """Each level head to head with the one below: a step is worth taking from 60% on."""
    for below, level in pairwise(MATRIX):
        name = f"ladder-{level.partition(':')[0]}"
        yield name, Plan((level, below), variants(game), DEALS["ladder"], "head-to-head", seed)


def bars(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """One against the rest, as the bars are written."""
    for first, rest, deals in (
        ("legend:net", "sharpshooter:300", "bars"),
        ("legend:40ms", "sharpshooter:1s", "slow-bars"),
        ("legend:1s", "sharpshooter:1s", "slow-bars"),
        ("legend:40ms", "random", "random-bars"),
    ):
        for where in usual_first(game) if first == "legend:1s" else usual(game):
            name = f"bar-{first}-{rest}-{where.name}".replace(":", "-").replace(" ", "-")
            yield name, Plan((first, rest), (where,), DEALS[deals], "first-against-rest", seed)


def quick(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """The question that decides whether a net is shipped, soon: 40 ms each against Sharpshooter."""
    for variant in usual_first(game):
        name = f"quick-{variant.name}".replace(" ", "-")
        bots = ("legend:40ms", "sharpshooter:40ms")
        yield name, Plan(bots, (variant,), DEALS["quick"], "first-against-rest", seed)


def budget(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """Strength by time: each budget against Outlaws, and against Sharpshooter with the same.

    A second each against Sharpshooter is among the bars.
    """
    pairs = [
        (f"{level}:{time}", "outlaw") for time in BUDGETS for level in ("legend", "sharpshooter")
    ]
    pairs += [(f"legend:{time}", f"sharpshooter:{time}") for time in BUDGETS[:-1]]
    for first, rest in pairs:
        name = f"budget-{first}-{rest}".replace(":", "-")
        yield name, Plan((first, rest), usual(game), DEALS["budget"], "first-against-rest", seed)


def cross(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """Nets of several trainings against each other: each alone among each of the others."""
    if len(nets) < 2:
        raise SystemExit("cross-play needs two nets or more: --net FOLDER --net FOLDER …")
    bots = tuple(f"legend:10ms@{net}" for net in nets)
    yield "cross", Plan(bots, usual(game), DEALS["cross"], "one-against-rest", seed)


def response(game: str, seed: int, nets: list[str]) -> Iterator[Named]:
    """Best responses, each trained with the same effort, against what they were trained to beat.

    The nets are given in this order: the response to legend, to Sharpshooter, to Outlaw.
    """
    if len(nets) != 3:
        raise SystemExit("give three nets: the responses to legend, to sharpshooter and to outlaw")
    for net, rest in zip(nets, ("legend:40ms", "sharpshooter:40ms", "outlaw"), strict=True):
        for how in ("net", "40ms"):
            name = f"response-{how}-{rest.partition(':')[0]}"
            bots = (f"legend:{how}@{net}", rest)
            yield name, Plan(bots, usual(game), DEALS["response"], "first-against-rest", seed)


def by_processor(bot: str) -> str:
    """The same bot, which thinks by the processor's time where it thinks by the clock."""
    level, at, folder = bot.partition("@")
    thinks_by_clock = ":" in level and level.endswith("s")
    return f"{level}{BY_PROCESSOR}{at}{folder}" if thinks_by_clock else bot


PARTS = {
    "matrix": matrix,
    "ladder": ladder,
    "bars": bars,
    "quick": quick,
    "budget": budget,
    "cross": cross,
    "response": response,
}


def main() -> None:
    """Play a part, or all that were named."""
    parser = argparse.ArgumentParser(prog="python -m training.proof")
    parser.add_argument("parts", nargs="+", choices=list(PARTS))
    parser.add_argument("--game", choices=game_names(), default="express")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--only", default="", help="what the name of a table has to hold: legend-40ms, express-6"
    )
    parser.add_argument("--net", action="append", default=[], help="a folder with a net")
    parser.add_argument(
        "--workers",
        type=int,
        help="side by side; where bots think by the clock, no more than cores",
    )
    parser.add_argument(
        "--choosing", action="store_true", help="the deals for choosing, not for judging"
    )
    parser.add_argument(
        "--processor-time",
        action="store_true",
        help="bots think by the processor's time, not the clock: for a machine that does other work too",
    )
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    seed = CHOOSING if given.choosing else JUDGING
    command = shlex.join(["python", "-m", "training.proof", *sys.argv[1:]])
    by_time: list[Matchup] = []
    for part in given.parts:
        for name, plan in PARTS[part](given.game, seed, given.net):
            if given.only not in name:
                continue
            if given.processor_time:
                plan = replace(plan, bots=tuple(map(by_processor, plan.bots)))
            path = given.out / f"{given.game}-{name}.jsonl"
            results = run(plan, path, given.workers)
            text = as_markdown(plan, results, command)
            path.with_suffix(".md").write_text(text)
            print(text, flush=True)
            by_time += matchups(plan, results) if part == "budget" else []
    if by_time:
        draw_budgets(given.out / f"{given.game}-budget.svg", by_time)


if __name__ == "__main__":
    main()
