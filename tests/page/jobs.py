"""What a module and the native kernels are both asked to do; their answers must be the same to the last byte.

A job is plain JSON, so that programs in other languages can be given it.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from tests.bots.nets import any_net
from tests.contract import answer_at_random
from tests.express.variants import VARIANTS
from tests.superexpress.deals import DEALS

from folsom.bots import observe
from folsom.bots.policy import PolicyBot
from folsom.bots.search import Searcher, settled
from folsom.core import bits
from folsom.core.chooser import new_chooser
from folsom.core.state import NO_EVENTS
from folsom.games import game_module, parts_of
from folsom.page.areas import SEATS_A_GAME
from folsom.page.express.choices import choices_of as express_choices
from folsom.page.superexpress.choices import choices_of as superexpress_choices
from folsom.server.tables.games import AnyGame

Job = dict[str, Any]
ROWS: dict[str, Any] = {"express": express_choices, "superexpress": superexpress_choices}
EVERY: dict[str, dict[str, dict[str, Any]]] = {"express": VARIANTS, "superexpress": DEALS}


def choices(game: str, options: Any) -> list[int]:
    """The row that a module takes for these options."""
    row: list[int] = ROWS[game](options)
    return row


def random_games(game: str, n_games: int) -> Iterator[Job]:
    """So many random games of every variant."""
    for name in EVERY[game]:
        options = game_module(game).read_options(EVERY[game][name])
        yield {
            "do": "games",
            "game": game,
            "name": name,
            "choices": choices(game, options),
            "n": n_games,
        }


def played(game: str, name: str, seed: int, n_answers: int | None = None) -> AnyGame:
    """A game played at random, to the end or that far."""
    luck = random.Random(seed)
    table: AnyGame = game_module(game).new(**EVERY[game][name], seed=seed)
    while not table.is_over and (n_answers is None or table.number < n_answers):
        answer_at_random(table, luck)
    return table


def job_of(table: AnyGame, do: str) -> Job:
    """Something to be done with a game."""
    assert table.seed is not None
    return {
        "do": do,
        "game": table.name,
        "choices": choices(table.name, table.options),
        "seed": table.seed.hex(),
        "answers": [list(answer) for answer in table.answers],
    }


def sights(game: str, name: str, seed: int) -> Job:
    """All that anybody sees in a game, after every answer; and how it ends."""
    return job_of(played(game, name, seed), "sights")


def search(game: str, name: str, seed: int, n_playouts: int, with_net: bool = False) -> Job:
    """A search somewhere in a game, with a net or without, and what bots that do not search choose there."""
    luck = random.Random(seed)
    table = played(game, name, seed, luck.randrange(40))
    while table.is_over:
        table = played(game, name, seed, table.number // 2)
    seat = luck.choice(bits.members(table.asked_mask()))
    return {
        **job_of(table, "search"),
        "seat": seat,
        "lots": luck.randbytes(32).hex(),
        "number": seed % 1000,
        "playouts": n_playouts,
        "net": any_net(game, acting=(5, 2)).astype("<i2").tobytes().hex() if with_net else "",
    }


# ------------------------------------------------------------------ done natively


def natively(job: Job) -> str:
    """What the kernels of this machine answer."""
    return str({"games": _games, "sights": _sights, "search": _search}[job["do"]](job))


def _table(job: Job, n_answers: int | None = None) -> AnyGame:
    options = next(
        options
        for options in (
            game_module(job["game"]).read_options(given) for given in EVERY[job["game"]].values()
        )
        if choices(job["game"], options) == job["choices"]
    )
    answers = [(seat, option) for seat, option in job["answers"][:n_answers]]
    table: AnyGame = game_module(job["game"]).rebuild(options, bytes.fromhex(job["seed"]), answers)
    return table


def _games(job: Job) -> str:
    parts = parts_of(job["game"])
    options = game_module(job["game"]).read_options(EVERY[job["game"]][job["name"]])
    template = parts.options.make_template(options)
    table = np.zeros(1, template.dtype)
    points, bandits = np.zeros((1, SEATS_A_GAME), np.int64), np.zeros((1, SEATS_A_GAME), np.int64)
    won, chooser, digest = np.zeros(1, np.int64), new_chooser(0), hashlib.sha256()
    for number in range(job["n"]):
        n = parts.playout.simulate(
            template, table, number, 1, 1, chooser, NO_EVENTS, points, won, bandits
        )
        digest.update(
            table.tobytes()
            + n.to_bytes(4, "little")
            + points.tobytes()
            + won.tobytes()
            + bandits.tobytes()
        )
    return digest.hexdigest()


def _seen(table: AnyGame) -> bytes:
    seats = [None, *range(table.n_seats)]
    written = table.sights_as_json(seats)
    assert written is not None
    return b"".join(b"".join(sight[:3]) + bytes([sight.can_take_back]) for sight in written)


def _sights(job: Job) -> str:
    from msgspec.json import encode

    table = _table(job, 0)
    digest = hashlib.sha256(_seen(table))
    for seat, option in job["answers"]:
        table.answer(option, seat)
        digest.update(_seen(table))
    digest.update(encode(table.outcome))
    return digest.hexdigest()


def _search(job: Job) -> str:
    table = _table(job)
    seat, lots = job["seat"], bytes.fromhex(job["lots"])
    weights = np.frombuffer(bytes.fromhex(job["net"]), "<i2").astype(np.int16)
    searcher = Searcher(job["game"], job["number"], None, weights if len(weights) else None)
    searcher.begin(observe(settled(table, seat), seat, lots).records, seat)
    searcher.play(job["playouts"])
    digest = hashlib.sha256(searcher.results.tobytes())
    for level in ("random", "tenderfoot", "outlaw"):
        chosen = PolicyBot(level, job["game"], job["number"]).answer(observe(table, seat, lots))
        digest.update(bytes([chosen]))
    return digest.hexdigest()
