"""A bot that tells a test on which machine of a cluster it plays, and is held on one in the middle of a game."""

import os
import time
from pathlib import Path
from typing import Any

from folsom.bots import Bot
from folsom.core.chooser import choose_below, new_chooser
from folsom.core.decision import Decision

MACHINE = "FOLSOM_TEST_MACHINE"
"""Set on machines of a test's cluster; elsewhere the bot plays without ado."""

FOLDER = "FOLSOM_TEST_FOLDER"
MACHINES = ("head", "lost", "kept")
CAUGHT = "caught"
CAUGHT_AT = 5
POLL_SECONDS = 0.02


class Watched(Bot):
    """Chooses at random. Plays on once all machines play; on the one that will be lost, not for long."""

    def __init__(self, seed: int) -> None:
        self.name = "watched"
        self._chooser = new_chooser(seed)
        self._n_asked = 0

    def choose(self, view: Any, decision: Decision) -> int:
        self._n_asked += 1
        machine = os.environ.get(MACHINE)
        if machine is not None:
            _meet(machine, Path(os.environ[FOLDER]), self._n_asked)
        return decision.options[choose_below(self._chooser, len(decision.options))].number


def _meet(machine: str, folder: Path, n_asked: int) -> None:
    (folder / machine).touch()
    while not all((folder / other).exists() for other in MACHINES):
        time.sleep(POLL_SECONDS)
    if machine == "lost" and n_asked == CAUGHT_AT:
        (folder / CAUGHT).touch()
        while True:
            time.sleep(POLL_SECONDS)


def make(game: str, seed: int) -> Watched:
    """As the arena makes it: `python:tests.arena.watched:make`."""
    return Watched(seed)
