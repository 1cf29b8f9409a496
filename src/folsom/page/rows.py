"""What several functions do with their rows."""

from typing import Any

from folsom.core.chooser import seed_chooser
from folsom.core.randomness import seed_from_word
from folsom.kernel import kernel


@kernel
def clear(results: Any) -> None:
    """Nothing was found yet."""
    for kind in range(results.shape[0]):
        for i in range(results.shape[1]):
            results[kind, i] = 0.0


@kernel
def begin_luck(luck: Any, draws: Any, silent: Any, seed_number: int) -> None:
    """The chances of a search or a judge, which tells no events; equal numbers search and judge alike."""
    silent[0].n_events = 0
    silent[0].capacity = 0
    seed_chooser(luck, seed_number)
    seed_from_word(draws[0], 7, seed_number)
