"""How a net is trained: stages one after the other, each with its opponents. Everything that is chosen is here."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from folsom.bots.search import default_settings
from folsom.bots.search_kernels import NET_PLAYS
from folsom.games import parts_of

RANDOM, TENDERFOOT, OUTLAW, LEARNER, SNAPSHOT = range(5)
"""Who may sit at a table; the first three are the bots' own numbers."""

WIDTH = 192
"""The most inputs that are heard at a time."""

SCHOOL, REINFORCE, EXPERT = "school", "reinforce", "expert"
STUDY, PRACTICE, HASTY = "study", "practice", "hasty"

AMONG_BOTS = ((OUTLAW, OUTLAW, OUTLAW), (OUTLAW, OUTLAW, TENDERFOOT), (OUTLAW, TENDERFOOT, RANDOM))
AMONG_ALL = (
    (LEARNER, LEARNER, LEARNER),
    (LEARNER, SNAPSHOT, SNAPSHOT),
    (LEARNER, LEARNER, SNAPSHOT),
    (LEARNER, OUTLAW, OUTLAW),
    (LEARNER, LEARNER, OUTLAW),
    (LEARNER, SNAPSHOT, OUTLAW),
    (LEARNER, OUTLAW, TENDERFOOT),
)
AMONG_NETS = (
    (LEARNER, SNAPSHOT, SNAPSHOT),
    (LEARNER, LEARNER, SNAPSHOT),
    (LEARNER, SNAPSHOT, SNAPSHOT, OUTLAW),
    (LEARNER, LEARNER, LEARNER),
)
AGAINST_FROZEN = ((LEARNER, *(SNAPSHOT,) * 6),)
"""A best response: one learns against a net that does not, or against Outlaws."""
AGAINST_OUTLAW = ((LEARNER, OUTLAW, OUTLAW, OUTLAW, OUTLAW, OUTLAW, OUTLAW),)


@dataclass(frozen=True, slots=True)
class Stage:
    """Some iterations of one way to learn.

    tables: who sits with whom, dealt to the seats in turn and repeated where there are more
    blunders: how many of a hundred answers at a school table are any answer at all
    games, playouts: how many games are searched, or played in haste; how long a search thinks over each decision
    learns_value: whether practice also learns what positions come to, or what to do alone
    haste: in how many of a hundred games of practice everybody plays a round or two in haste, as playouts do
    is_alone: whether that search has no net: then the net learns to play as Sharpshooter does
    """

    kind: str
    iterations: int
    tables: tuple[tuple[int, ...], ...] = AMONG_ALL
    rate: float = 5e-4
    entropy: float = 0.01
    blunders: int = 10
    games: int = 0
    playouts: int = 0
    passes: int = 2
    learns_value: bool = True
    haste: int = 0
    is_alone: bool = False


@dataclass(frozen=True, slots=True)
class Recipe:
    """A whole training. `variants` are played in turn, an iteration each, so that one net knows them all.

    n_first, n_second, critic: how large the net and the critic are; width: the most that is heard at a time
    acting: how many cells of the net's layers act, if the others judge positions; else all do both
    n_games, n_steps: how many games are played side by side in an iteration, and how far; batch: rows at a time
    discount: how far back what turns out differently than expected is felt
    """

    game: str
    variants: tuple[dict[str, Any], ...]
    stages: tuple[Stage, ...]
    n_first: int = 128
    n_second: int = 32
    acting: tuple[int, int] = (0, 0)
    critic: int = 128
    width: int = WIDTH
    n_games: int = 256
    n_steps: int = 64
    batch: int = 8192
    discount: float = 0.95
    snapshot_every: int = 10
    pool: int = 12
    seed: int = 1
    notes: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """For the record."""
        return asdict(self)


VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "express": (
        {"seats": 4},
        {"seats": 3},
        {"seats": 4},
        {"seats": 5},
        {"seats": 4},
        {"seats": 6},
        {"seats": 4, "expert": True},
        {"seats": 3, "two_bandits": True},
        {"seats": 4, "edition": "2014"},
        {"seats": 2},
        {"seats": 4, "powers": False, "events": False},
    ),
    "superexpress": (
        {"seats": 5},
        {"seats": 3},
        {"seats": 5, "reflex": True, "horse": True},
        {"seats": 7},
        {"seats": 4},
        {"seats": 6, "horse": True},
    ),
}


def smoke(game: str) -> Recipe:
    """About a minute on a processor: enough to beat random play, and to see that everything works."""
    return Recipe(
        game,
        VARIANTS[game][:1],
        (
            Stage(SCHOOL, 12, AMONG_BOTS, rate=4e-3),
            Stage(REINFORCE, 4, rate=1e-3),
            Stage(EXPERT, 2, games=2, playouts=24, rate=1e-3),
        ),
        n_first=32,
        n_second=16,
        critic=32,
        n_games=64,
        n_steps=32,
        batch=1024,
        snapshot_every=2,
        pool=3,
    )


def processor(game: str) -> Recipe:
    """Some hours on a processor: school, then mostly search."""
    return Recipe(
        game,
        VARIANTS[game],
        (
            Stage(SCHOOL, 300, AMONG_BOTS, rate=2e-3),
            Stage(EXPERT, 40, games=24, playouts=200, rate=1e-3),
            Stage(REINFORCE, 300, rate=3e-4),
            Stage(EXPERT, 40, games=24, playouts=400, rate=3e-4),
        ),
        n_games=512,
    )


def card(game: str) -> Recipe:
    """An hour on a card with some cores beside it."""
    return Recipe(
        game,
        VARIANTS[game],
        (
            Stage(SCHOOL, 60, AMONG_BOTS, rate=2e-3),
            Stage(REINFORCE, 400, rate=5e-4, entropy=0.02),
            Stage(EXPERT, 20, games=512, playouts=200, rate=5e-4),
            Stage(REINFORCE, 400, rate=2e-4, entropy=0.008),
            Stage(EXPERT, 40, games=512, playouts=400, rate=2e-4),
        ),
        critic=256,
        n_games=16_384,
        n_steps=64,
        batch=65_536,
    )


def distil(game: str) -> Recipe:
    """Sharpshooter as a net: what a best response to Sharpshooter is trained against."""
    stages = (
        Stage(SCHOOL, 60, AMONG_BOTS, rate=2e-3),
        Stage(EXPERT, 40, games=512, playouts=300, rate=1e-3, is_alone=True),
    )
    return replace(card(game), stages=stages)


APART: dict[str, Any] = {"n_first": 256, "n_second": 64, "acting": (128, 32)}
"""Nets as large as the kernels allow, of which one half acts and the other judges."""


def judge(game: str) -> Recipe:
    """What hasty games come to, and nothing else: a net to judge with, for one that acts (`--judge-as`)."""
    stage = Stage(HASTY, 160, games=65_536, passes=4, rate=4e-3)
    return replace(card(game), stages=(stage,), **APART)


def study(game: str) -> Recipe:
    """What hasty games come to, by the million; then what searches of any machine have found, many times over."""
    stages = (
        Stage(HASTY, 60, games=65_536, passes=4, rate=4e-3),
        Stage(STUDY, 8, passes=1, rate=2e-3),
    )
    return replace(card(game), stages=stages, **APART)


def practice(game: str) -> Recipe:
    """Games between nets on all cores: best from a net that has studied on, and against it (`--begin-as`).

    Where playouts go by the rules of thumb, a search asks about positions that are not met between nets. So in
    half of the games everybody plays some rounds in haste, and what is learned is what nets make of that.
    """
    part = parts_of(game).options
    template = part.make_template(part.read_options(VARIANTS[game][0]))
    plays_by_net = bool(default_settings(game, template, True)[NET_PLAYS] > 0.0)
    haste = 0 if plays_by_net else 50
    stage = Stage(PRACTICE, 600, AMONG_NETS, games=16_384, rate=1e-3, haste=haste)
    return replace(card(game), stages=(stage,), batch=32_768, **APART)


def best_response(recipe: Recipe, to_outlaw: bool = False) -> Recipe:
    """The same effort for one seat against opponents that do not change: a net, or Outlaws."""
    tables = AGAINST_OUTLAW if to_outlaw else AGAINST_FROZEN
    stages = tuple(
        replace(stage, tables=tables)
        for stage in recipe.stages
        if stage.kind in (REINFORCE, PRACTICE)
    )
    return replace(recipe, stages=stages, snapshot_every=0)


RECIPES = {
    "smoke": smoke,
    "processor": processor,
    "card": card,
    "distil": distil,
    "judge": judge,
    "study": study,
    "practice": practice,
}
