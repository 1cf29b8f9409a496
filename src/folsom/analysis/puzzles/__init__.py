"""The puzzle of the day: real positions in which one answer is clearly best, and not the first that comes to mind.

`making` finds them in games between bots, `file` keeps them: a day's puzzle follows from its date alone.
"""

from folsom.analysis.puzzles.file import Collection, read_collection, write_collection
from folsom.analysis.puzzles.making import add_puzzles, make_puzzles
from folsom.analysis.puzzles.puzzle import Puzzle, Worse, position_of

__all__ = [
    "Collection",
    "Puzzle",
    "Worse",
    "add_puzzles",
    "make_puzzles",
    "position_of",
    "read_collection",
    "write_collection",
]
