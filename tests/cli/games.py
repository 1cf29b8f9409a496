"""What the tests of the command line share."""

from pathlib import Path

from folsom.games import game_module

SEED = "5f0c" * 16


def finished(game: str, path: Path, seed: str = SEED) -> str:
    """A finished game, saved."""
    table = game_module(game).new(seed=seed)
    while table.decision is not None:
        table.play(table.decision.options[-1])
    text = table.transcript().write()
    path.write_text(text)
    return text
