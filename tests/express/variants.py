"""Every way the game is played, by name, for the tests that run over all of them."""

from typing import Any

VARIANTS: dict[str, dict[str, Any]] = {
    "basic-3": {"seats": 3, "powers": False, "events": False},
    "basic-6": {"seats": 6, "powers": False, "events": False},
    "powers-4": {"seats": 4, "events": False},
    "events-5": {"seats": 5, "powers": False},
    "advanced-3": {"seats": 3},
    "advanced-4": {"seats": 4},
    "advanced-5": {"seats": 5},
    "advanced-6": {"seats": 6},
    "advanced-4-2014": {"seats": 4, "edition": "2014"},
    "advanced-5-2014-sv": {"seats": 5, "edition": "2014-sv"},
    "own-purses-4": {"seats": 4, "known_start_purses": False},
    "expert-4": {"seats": 4, "expert": True},
    "expert-6": {"seats": 6, "expert": True},
    "expert-4-2014": {"seats": 4, "expert": True, "edition": "2014"},
    "expert-3-2014-sv": {"seats": 3, "expert": True, "edition": "2014-sv"},
    "teams-2": {"seats": 2},
    "teams-3": {"seats": 3, "two_bandits": True},
    "teams-2-reveal-late": {"seats": 2, "reveal_first": False},
    "teams-3-expert": {"seats": 3, "two_bandits": True, "expert": True},
    "teams-2-2014": {"seats": 2, "edition": "2014"},
    "teams-2-2014-sv": {"seats": 2, "edition": "2014-sv"},
}
