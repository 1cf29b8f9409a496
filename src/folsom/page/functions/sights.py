"""What anybody sees of a game, and how it ended."""

from typing import Any

from folsom.kernel import kernel, widen
from folsom.page.parts import Kernel, PageParts


def about_sights(game: PageParts) -> list[Kernel]:
    """Functions that show."""
    write_sights = game.sight.write_sights
    write_outcome: Kernel = game.outcome.write_outcome

    @kernel
    def sight(
        table: Any, events: Any, found: Any, text: Any, words: Any, numbers: Any, seat: int
    ) -> int:
        """What a seat sees, as JSON: what happened, the view, the decision. Returns how long it is.

        The first three numbers of the page say where each ends. -1 is the spectators; -2 hides no event.
        """
        numbers[0] = seat
        rows = events[0].rows[: widen(events[0].n_events)]
        write_sights(table, rows, numbers[0:1], words, text, numbers[1:4])
        for i in range(3):
            found[i] = numbers[1 + i]
        return widen(numbers[3])

    @kernel
    def outcome(table: Any, text: Any, words: Any) -> int:
        """How the game ended, as JSON, or null. Returns how long it is."""
        return write_outcome(table[0], words, text)

    return [sight, outcome]
