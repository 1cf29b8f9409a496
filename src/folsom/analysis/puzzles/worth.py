"""What a play is worth: positions after it searched with the eyes of its seat, as a review compares answers."""

from dataclasses import dataclass
from math import sqrt

from folsom.analysis.puzzles.puzzle import AnyGame, Play, played
from folsom.bots.search import Searcher
from folsom.bots.search_kernels import SHARE, SHARE_SQUARES, VALUE, VISITS


@dataclass(frozen=True, slots=True)
class Worth:
    """The share of the victory that a play may expect, its standard error, what the search maximises, and how many
    playouts that rests on."""

    share: float
    error: float
    value: float
    playouts: int


def worth(searcher: Searcher, position: AnyGame, seat: int, play: Play, playouts: int) -> Worth:
    """Search a play on its own. `position` is one that fits what the seat knows (`Game.possible`)."""
    if len(play) == 1:
        searcher.begin(position.records, seat, among=1 << play[0])
    else:
        # The plan lies there already; what it brings is added up over whatever the seat does next.
        searcher.begin(played(position, seat, play).records, seat)
    searcher.play(playouts)
    found = searcher.results.sum(axis=1)
    n = float(found[VISITS])
    share = float(found[SHARE]) / n
    spread = max(float(found[SHARE_SQUARES]) / n - share * share, 0.0)
    return Worth(share, sqrt(spread / n), float(found[VALUE]) / n, playouts)
