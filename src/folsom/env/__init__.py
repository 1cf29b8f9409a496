"""The games behind the interfaces that learning programs know.

- `AecEnv`, `ParallelEnv`: PettingZoo, where every seat is an agent
- `SeatEnv`: Gymnasium, one seat against bots
- `folsom.env.open_spiel`: OpenSpiel; importing it registers both games
- `VectorEnv`: NumPy, many games stepped in one compiled call

Each library is imported when its environment is first used, and a sentence says which one is missing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from folsom.env.gymnasium import SeatEnv as SeatEnv
    from folsom.env.pettingzoo import AecEnv as AecEnv
    from folsom.env.pettingzoo import ParallelEnv as ParallelEnv
    from folsom.env.vector import VectorEnv as VectorEnv

_HOMES = {
    "AecEnv": "folsom.env.pettingzoo",
    "ParallelEnv": "folsom.env.pettingzoo",
    "SeatEnv": "folsom.env.gymnasium",
    "VectorEnv": "folsom.env.vector",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *_HOMES]
