"""Plans played ahead."""

from typing import Any

from folsom.core.randomness import seed_from_word
from folsom.core.state import MAX_EVENTS
from folsom.kernel import kernel, widen
from folsom.page.parts import Kernel, PageParts


def about_plans(game: PageParts) -> list[Kernel]:
    """Functions that look ahead."""
    redraw = game.possible.redraw
    begin_ahead: Kernel = game.preview.begin_ahead
    go_ahead, write_ahead = game.preview.go_ahead, game.preview.write_ahead

    @kernel
    def begin_preview(
        table: Any, found: Any, source: Any, ahead: Any, seat: int, n_laid: int
    ) -> int:
        """The plan that a seat (-1: spectators) can see, to be played ahead. Returns how many cards it has.

        The first numbers of the page are options of the seat: cards to be laid as if they were played. -1: it may
        not do that.
        """
        ahead[0] = table[0]
        seed_from_word(source[0], 0, 0)
        redraw(ahead[0], seat, source[0])
        return begin_ahead(ahead[0], seat, found, n_laid)

    @kernel
    def preview(
        table: Any,
        found: Any,
        text: Any,
        words: Any,
        numbers: Any,
        ahead: Any,
        happened: Any,
        seat: int,
        step: int,
    ) -> int:
        """The train as it is (step 0), then with each call one card on: what would happen, and the view, as JSON.

        Returns how long it is, 0 if there is no more; the first two numbers of the page say where each ends.
        """
        events = happened[0]
        events.n_events = 0
        events.capacity = MAX_EVENTS
        if step > 0 and not go_ahead(table[0], ahead[0], seat, numbers[8:9], events):
            return 0
        write_ahead(
            ahead[0], events.rows[: widen(events.n_events)], seat, words, text, numbers[0:2]
        )
        found[0], found[1] = numbers[0], numbers[1]
        return widen(numbers[1])

    return [begin_preview, preview]
