"""The names on the wire, for type checkers: `notation` has the same as tables, and a test compares the two.

Bandits have theirs in `components`.
"""

from typing import Literal

FloorName = Literal["inside", "roof"]
CarCard = Literal["locomotive", "A", "B", "C", "D", "E", "F", "G", "H"]
CardName = Literal["flip", "change-floor", "move", "shoot", "reflex", "horse"]
FacingName = Literal["locomotive", "caboose"]
EndOfTrain = Literal["front", "rear"]
Phase = Literal["plan", "over"]
DecisionKind = Literal["plan"]
