"""The names on the wire, for type checkers: `notation` has the same as tables, and a test compares the two.

Bandits have theirs in `components`.
"""

from typing import Literal

FloorName = Literal["inside", "roof"]
CarCard = Literal["locomotive", "1P", "3J", "4P1J", "3P", "3P1J", "1P1J"]
TokenKind = Literal["purse", "jewel", "strongbox"]
TokenPlace = Literal["box", "bandit", "car"]
Phase = Literal["setup", "schemin", "keep", "stealin", "event", "over"]
TurnKind = Literal["standard", "tunnel", "speeding-up", "switching"]
RoundCard = Literal[
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "passengers-rebellion",
    "tunnel",
    "bridge",
    "marshals-revenge",
    "pickpocketing",
    "hostage-conductor",
]
RoundEventKind = Literal[
    "none",
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "passengers-rebellion",
    "marshals-revenge",
    "pickpocketing",
    "hostage-conductor",
]
DecisionKind = Literal[
    "nothing",
    "team",
    "place",
    "pick",
    "scheme",
    "cover",
    "keep",
    "move",
    "shoot",
    "rob",
    "punch",
    "knock",
    "pocket",
    "push",
    "marshal",
    "pickpocket",
    "revenge",
]
NoEffect = Literal["no-target", "no-bullets", "no-loot"]
HowMoved = Literal["run", "push", "shot", "braking", "swivel-arm"]
