"""What is to be played: every deal is played once with every seating, so luck cancels out."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, NamedTuple

from folsom.core.errors import BadOptions
from folsom.games import game_module

MIXES = ("head-to-head", "one-against-rest", "first-against-rest", "table")
FAULT_RULES = ("random", "forfeit")
MAX_DEALS = 10_000_000

Seating = tuple[int, ...]
"""For every seat the number of the bot that sits there."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A game and how it is set up."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """A short name for tables: `express 4 expert`."""
        words = [self.game, str(self.seats)]
        for key, value in sorted(self.options.items()):
            if key != "seats":
                words.append(key if value is True else f"{key}={json.dumps(value)}")
        return " ".join(words)

    @property
    def seats(self) -> int:
        """How many play."""
        checked = game_module(self.game).read_options(self.options)
        return int(checked.seats)


class Task(NamedTuple):
    """One game to be played."""

    variant: int
    deal: int
    seating: Seating

    @property
    def key(self) -> str:
        """What tells this game from all others of the plan."""
        return f"{self.variant}/{self.deal}/{'-'.join(map(str, self.seating))}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament. The number of games is fixed beforehand.

    bots: names of levels (`outlaw`, `sharpshooter:40ms`), `command:…` or `python:module:function`
    mix: "head-to-head": every two bots, half the seats each
        "one-against-rest": every bot alone against every other bot in all other seats
        "first-against-rest": only the first bot alone, against every other
        "table": one table of all the bots, one each seat
    seed: the same seed gives the same deals, and the same games unless a bot thinks by the clock
    time_limit: seconds a bot may take over a decision; later answers are faults
    on_fault: "random": a random answer is played instead; "forfeit": the bot loses the game besides
    """

    bots: tuple[str, ...]
    variants: tuple[Variant, ...]
    deals: int = 100
    mix: str = "head-to-head"
    seed: int = 0
    time_limit: float = 60.0
    on_fault: str = "forfeit"

    def check(self) -> None:
        """Raise a sentence about whatever cannot be played."""
        if self.mix not in MIXES:
            raise BadOptions(f"the mixes are {', '.join(MIXES)}, not {self.mix!r}")
        if self.on_fault not in FAULT_RULES:
            raise BadOptions(
                f"after a fault comes {' or '.join(FAULT_RULES)}, not {self.on_fault!r}"
            )
        if not 1 <= self.deals <= MAX_DEALS:
            raise BadOptions(f"the number of deals is 1 to {MAX_DEALS}, not {self.deals!r}")
        if not self.time_limit > 0:
            raise BadOptions(f"the time limit is a number of seconds, not {self.time_limit!r}")
        if not self.variants:
            raise BadOptions("a tournament needs a game to play")
        if len(self.bots) < 2:
            raise BadOptions(f"a tournament needs two bots or more, not {list(self.bots)!r}")
        if self.mix != "table" and len(set(self.bots)) != len(self.bots):
            raise BadOptions(f"a bot is named twice: {', '.join(self.bots)}")
        for variant in self.variants:
            seats = variant.seats
            if self.mix == "table" and seats != len(self.bots):
                raise BadOptions(
                    f"a table of {variant.name} needs {seats} bots, not {len(self.bots)}"
                )

    def seatings(self, variant: Variant) -> tuple[Seating, ...]:
        """All seatings a deal is played with."""
        n = variant.seats
        found: list[Seating] = []
        match self.mix:
            case "head-to-head":
                for one, other in combinations(range(len(self.bots)), 2):
                    found += head_to_head(one, other, n)
            case "one-against-rest" | "first-against-rest":
                for one, other in permutations(range(len(self.bots)), 2):
                    if one == 0 or self.mix == "one-against-rest":
                        found += rotations((one, *(other,) * (n - 1)))
            case _:
                found += rotations(tuple(range(len(self.bots))))
        return tuple(found)

    def tasks(self) -> Iterator[Task]:
        """All games, deal by deal."""
        listed = [(v, self.seatings(variant)) for v, variant in enumerate(self.variants)]
        for deal in range(self.deals):
            for v, seatings in listed:
                for seating in seatings:
                    yield Task(v, deal, seating)

    @property
    def n_games(self) -> int:
        """How many games will be played."""
        return self.deals * sum(len(self.seatings(variant)) for variant in self.variants)

    def deal_seed(self, variant: int, deal: int) -> bytes:
        """The game's seed: the same for all seatings of a deal."""
        return _digest("deal", self.seed, variant, deal)

    def bot_seed(self, task: Task, seat: int) -> int:
        """The seed of the bot in a seat."""
        return int.from_bytes(_digest("bot", self.seed, task.key, seat)[:7], "big")

    def as_json(self) -> dict[str, Any]:
        """The plan in plain values, for the head of a results file."""
        return {
            "bots": list(self.bots),
            "variants": [{"game": v.game, "options": v.options} for v in self.variants],
            "deals": self.deals,
            "mix": self.mix,
            "seed": self.seed,
            "time_limit": self.time_limit,
            "on_fault": self.on_fault,
        }


def read_plan(plain: dict[str, Any]) -> Plan:
    """A plan from the head of a results file."""
    variants = tuple(Variant(v["game"], dict(v["options"])) for v in plain["variants"])
    rest = {key: value for key, value in plain.items() if key not in ("bots", "variants")}
    return Plan(bots=tuple(plain["bots"]), variants=variants, **rest)


def rotations(seating: Seating) -> list[Seating]:
    """A seating turned round the table, each different one once."""
    turned = [seating[i:] + seating[:i] for i in range(len(seating))]
    return list(dict.fromkeys(turned))


def head_to_head(one: int, other: int, n_seats: int) -> list[Seating]:
    """Two bots at one table, in turns round it; with an odd number of seats each has one more in turn."""
    if n_seats % 2 == 0:
        return rotations((one, other) * (n_seats // 2))
    few = n_seats // 2
    pairs = (one, other) * few
    return rotations((*pairs, one)) + rotations((*pairs, other))


def _digest(*parts: object) -> bytes:
    return hashlib.sha256(json.dumps(["folsom arena", *parts]).encode()).digest()
