"""Random games, many in a call."""

from typing import Any

from folsom.kernel import kernel
from folsom.page.parts import Kernel, PageParts


def about_many_games(game: PageParts) -> list[Kernel]:
    """The function that plays many games."""
    write_choices = game.choices.write_choices
    play_games: Kernel = game.playout.simulate

    @kernel
    def simulate(
        table: Any,
        choices: Any,
        other: Any,
        other_bytes: Any,
        numbers: Any,
        quiet: Any,
        points: Any,
        won: Any,
        bandits: Any,
        first: int,
        n_games: int,
    ) -> int:
        """Play random games number `first` and on, at most 1,000; the table is the last. Returns the decisions."""
        write_choices(other, other_bytes, choices)
        quiet[0].n_events = 0
        quiet[0].capacity = 0
        return play_games(
            other,
            table,
            first,
            n_games,
            1,
            numbers[0:1],
            quiet[0],
            points[:n_games],
            won[:n_games],
            bandits[:n_games],
        )

    return [simulate]
