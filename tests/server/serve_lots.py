"""The tests' small game beside the real ones, in the tests' own process and in those of their servers."""

import os
import threading
import time

from folsom.games import add_game


def add_lots() -> None:
    """Put the small game among the games."""
    from tests.server import lots

    add_game(lots)
    from folsom.server.live import thinking
    from folsom.server.tables import bot_levels

    real_bot = bot_levels.make_bot

    def make_bot(level: str, game: str, seed: int) -> bot_levels.Bot:
        return bot_levels.RandomBot(seed) if game == "lots" else real_bot(level, game, seed)

    setattr(thinking, "make_bot", make_bot)  # noqa: B010


def end_with_parent() -> None:
    """Nobody is left behind when a test run is killed."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    import typer

    from folsom.cli.serve import serve

    end_with_parent()
    add_lots()
    typer.run(serve)
