"""What a play is worth: its chance to win by what its seat knows; and what the search thinks of it.

Chances are those of the graph and the board: positions played on by the rules of thumb, which err by chance alone,
the less the more playouts. The search is stronger, and learns as it goes on: it has the last word on which play is
best, and its shares can only be compared where all plays were searched equally long.
"""

from folsom.analysis.chances import Chance, Judge
from folsom.analysis.puzzles.puzzle import AnyGame, Play, played
from folsom.bots.search import Searcher
from folsom.bots.search_kernels import SHARE, VISITS


def chance(judge: Judge, position: AnyGame, seat: int, play: Play, playouts: int) -> Chance:
    """The chance of a seat to win with a play, as it knows the position. The same luck for every play."""
    return judge.chances(position, seat, playouts, seat, play)[seat]


def searched(searcher: Searcher, position: AnyGame, seat: int, play: Play, playouts: int) -> float:
    """The share that a search finds in a play. `position` is one that fits what the seat knows."""
    if len(play) == 1:
        searcher.begin(position.records, seat, among=1 << play[0])
    else:
        # The plan lies there already; what it brings is added up over whatever the seat does next.
        searcher.begin(played(position, seat, play).records, seat)
    searcher.play(playouts)
    found = searcher.results.sum(axis=1)
    return float(found[SHARE] / found[VISITS])
