"""A game looked over: everybody's chances at every step, and the answers that turned it.

>>> import folsom
>>> from folsom.analysis import graph
>>> game = folsom.superexpress.new(seats=3, seed=7)
>>> while not game.is_over:
...     happened = game.play(game.decision.options[0])
>>> lines = graph(game, playouts=50)
>>> len(lines.moments) == game.number + 1
True
>>> [round(chance.share, 2) for chance in lines.moments[-1].chances]
[0.0, 1.0, 0.0]

`chances` judges one position, `graph` every position of a game (in a notebook it draws itself), `review` every
answer. All of them go by what a seat knew then: what was hidden from it changes nothing.
"""

from folsom.analysis.chances import OPEN, Chance, Judge, chances
from folsom.analysis.graph import Graph, Moment, graph, moments
from folsom.bots.review import Judged, Review, review

__all__ = [
    "OPEN",
    "Chance",
    "Graph",
    "Judge",
    "Judged",
    "Moment",
    "Review",
    "chances",
    "graph",
    "moments",
    "review",
]
