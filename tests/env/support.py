"""What the tests of all environments share."""

from typing import Any

import numpy as np
import pytest

TABLES: list[Any] = [
    pytest.param("express", {"seats": 4}, id="express-4"),
    pytest.param("express", {"seats": 6, "expert": True}, id="express-expert-6"),
    pytest.param("express", {"seats": 2}, id="express-teams-2"),
    pytest.param("express", {"seats": 3, "powers": False, "events": False}, id="express-basic-3"),
    pytest.param("superexpress", {"seats": 5}, id="superexpress-5"),
    pytest.param(
        "superexpress", {"seats": 7, "horse": True, "reflex": True}, id="superexpress-both-7"
    ),
]


def random_action(mask: Any, luck: np.random.Generator) -> int:
    """One of the actions a mask allows."""
    return int(luck.choice(np.flatnonzero(mask)))
