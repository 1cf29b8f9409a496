"""A net as a file: one small file a game, with what it was made for and how it was made.

The file begins with the line `folsom net 2`, then one line of JSON, then the weights: numbers of 16 bits, packed
by zlib, the lower bytes of all of them first and then the upper ones, which are much alike. A net is only used for
the game, the rules and the inputs that it was trained with.
"""

import hashlib
import json
import os
import zlib
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from folsom.bots.net_kernels import (
    FIRST_ACT,
    FIRST_STRAIGHT,
    GRADES,
    HEAD,
    MAX_FIRST,
    MAX_OUTPUTS,
    MAX_SECOND,
    MAX_WEIGHTS,
    N_FIRST,
    N_INPUTS,
    N_OUTPUTS,
    N_SECOND,
    SECOND_ACT,
    Weights,
    size_of_net,
)
from folsom.bots.parts import InputsPart, bot_parts_of
from folsom.core.errors import CannotRead, FolsomError
from folsom.games import game_module, read_game

FIRST_LINE = b"folsom net 2\n"
INPUTS_VERSION = 1
"""Grows when an input comes to mean something else though the table stays as it is."""
SHIPPED = Path(__file__).parent / "nets"
FOLDER_VARIABLE = "FOLSOM_NETS"
MOST_BYTES = 1_000_000


class NoNet(FolsomError):
    """A level needs a net, and there is none for the game."""

    code = "bots/no-net"


@dataclass(frozen=True, slots=True)
class About:
    """What a net was made for, and how.

    inputs: the fingerprint of the table of inputs; made: seeds, figures and versions, as the training wrote them
    """

    game: str
    rules: int
    inputs: str
    digest: str
    licence: str = "MIT"
    made: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Net:
    """A net that was read."""

    about: About
    weights: Weights

    @property
    def name(self) -> str:
        """A short name, from the weights."""
        return self.about.digest[:12]


def inputs_of(game: str) -> str:
    """A fingerprint of what nets of a game hear."""
    part = bot_parts_of(game).inputs
    table = [[row.name, row.length, row.meaning] for row in part.TABLE]
    text = json.dumps([INPUTS_VERSION, part.GRADES, table])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def head_of(
    part: InputsPart, n_first: int, n_second: int, acting: tuple[int, int] = (0, 0)
) -> Weights:
    """The head of a net of this shape; `acting` are the cells that act, if the others judge."""
    head: Weights = np.zeros(HEAD, np.int16)
    head[N_INPUTS], head[N_FIRST], head[N_SECOND] = part.N_INPUTS, n_first, n_second
    head[N_OUTPUTS] = part.ACTION_COUNT + 2
    head[FIRST_STRAIGHT], head[GRADES] = part.FIRST_GRADE, part.GRADES
    head[FIRST_ACT], head[SECOND_ACT] = acting
    return head


def check_weights(game: str, weights: Weights) -> None:
    """Refuse weights that a game's kernels could not use: they read where the head tells them to."""
    part = bot_parts_of(game).inputs
    if weights.shape[0] < HEAD:
        raise CannotRead("a net has a head, and this one ends before it")
    n_first, n_second = int(weights[N_FIRST]), int(weights[N_SECOND])
    if not (1 <= n_first <= MAX_FIRST and 1 <= n_second <= MAX_SECOND):
        raise CannotRead(
            f"a net has 1 to {MAX_FIRST} and 1 to {MAX_SECOND} cells, not {n_first} and {n_second}"
        )
    acting = int(weights[FIRST_ACT]), int(weights[SECOND_ACT])
    if not (0 <= acting[0] < n_first and 0 <= acting[1] < n_second) or (0 in acting) != (
        not any(acting)
    ):
        raise CannotRead(
            f"of a net's cells some act and some judge, not {acting[0]} and {acting[1]}"
        )
    if not np.array_equal(weights[:HEAD], head_of(part, n_first, n_second, acting)):
        raise CannotRead(f"the head of this net is not that of a net for {game}")
    n_straight = part.N_INPUTS - part.FIRST_GRADE
    n_outputs = part.ACTION_COUNT + 2
    size = size_of_net(part.N_INPUTS, n_first, n_second, n_outputs, n_straight)
    if weights.shape[0] != size or size > MAX_WEIGHTS or n_outputs > MAX_OUTPUTS:
        raise CannotRead(f"a net of this head has {size} numbers, not {weights.shape[0]}")


def digest_of(weights: Weights) -> str:
    """A fingerprint of the weights; a net's name is its beginning."""
    return hashlib.sha256(weights.astype("<i2").tobytes()).hexdigest()


def packed(weights: Weights) -> bytes:
    """Weights as they stand in a file."""
    rows = weights.astype("<i2").view(np.uint8).reshape(-1, 2)
    return zlib.compress(rows.T.tobytes(), 9)


def unpacked(body: bytes) -> Weights:
    """The other way round; refuses what is cut short, and what would unpack to more than any net is."""
    unpacking = zlib.decompressobj()
    try:
        whole = unpacking.decompress(body, 2 * MAX_WEIGHTS)
    except zlib.error as error:
        raise CannotRead("the weights of this net cannot be unpacked") from error
    if not unpacking.eof or unpacking.unused_data or len(whole) % 2:
        raise CannotRead("the weights of this net do not end where they should")
    rows = np.frombuffer(whole, np.uint8).reshape(2, -1)
    return np.ascontiguousarray(rows.T).view("<i2").reshape(-1).astype(np.int16)


def write_net(path: Path, game: str, weights: Weights, made: dict[str, Any]) -> Net:
    """Write a net down; it must not be larger than a megabyte."""
    check_weights(game, weights)
    rules = int(game_module(game).RULES_VERSION)
    about = About(game, rules, inputs_of(game), digest_of(weights), made=made)
    head = json.dumps(asdict(about), sort_keys=True, separators=(",", ":")).encode() + b"\n"
    written = FIRST_LINE + head + packed(weights)
    if len(written) > MOST_BYTES:
        raise CannotRead(f"a net has at most {MOST_BYTES:,} bytes, not {len(written):,}")
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(written)
    draft.replace(path)
    return Net(about, weights)


def read_net(path: Path, game: str) -> Net:
    """Read a net, if it is one for this game as it is played and heard today."""
    first, _, rest = path.read_bytes().partition(b"\n")
    head, _, body = rest.partition(b"\n")
    if first + b"\n" != FIRST_LINE:
        raise CannotRead(f"{path.name} is no net")
    try:
        about = About(**json.loads(head))
    except (TypeError, ValueError) as error:
        raise CannotRead(f"the second line of {path.name} does not say what it is") from error
    weights = unpacked(body)
    wanted = {
        "game": read_game(game),
        "rules": int(game_module(game).RULES_VERSION),
        "inputs": inputs_of(game),
        "digest": digest_of(weights),
    }
    for what, value in wanted.items():
        if getattr(about, what) != value:
            raise CannotRead(
                f"{path.name} has the {what} {getattr(about, what)!r}, not {value!r}: it must be trained anew"
            )
    check_weights(game, weights)
    return Net(about, weights)


def place_of_net(game: str, folder: str | None = None) -> Path:
    """Where a game's net is looked for: in a folder that was named, in `FOLSOM_NETS`, or beside this file."""
    chosen = folder or os.environ.get(FOLDER_VARIABLE)
    return (Path(chosen) if chosen else SHIPPED) / f"{read_game(game)}.net"


@cache
def _read_once(path: Path, game: str, stamp: int) -> Net:
    return read_net(path, game)


def net_of(game: str, folder: str | None = None) -> Net:
    """A game's net; raises a sentence that says what is missing."""
    path = place_of_net(game, folder)
    if not path.is_file():
        raise NoNet(
            f"legend needs a net for {game}, and there is no {path.name} in {path.parent}: train one (`python -m"
            f" training`, see the guide) and name its folder in {FOLDER_VARIABLE}"
        )
    try:
        return _read_once(path, game, path.stat().st_mtime_ns)
    except CannotRead as error:
        raise NoNet(f"legend cannot use the net for {game}: {error}") from error


def weights_of(game: str) -> Weights | None:
    """What a game's net knows, if there is one that can be used."""
    try:
        return net_of(game).weights
    except NoNet:
        return None


def has_net(game: str) -> bool:
    """Whether there is a net that can be used."""
    return weights_of(game) is not None
