"""What lies in the box of Colt Super Express (S1), and how it is numbered here."""

from enum import IntEnum
from typing import Literal

MIN_SEATS = 3
MAX_SEATS = 7
N_CAR_CARDS = 8
MAX_TRAIN = 9
"""The locomotive, car 0, and up to eight cars behind it."""
N_FLOORS = 2
PLAN_SIZE = 3
"""S3.1 Cards everyone stacks in a round."""
N_CARDS = 6
N_BANDITS = 7

LOCOMOTIVE = 0
NOBODY = -1
NOTHING = -1


class Bandit(IntEnum):
    """S1.1 The figures. They have no powers."""

    BELLE = 0
    CHEYENNE = 1
    DJANGO = 2
    DOC = 3
    GHOST = 4
    MEI = 5
    TUCO = 6


BanditName = Literal["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"]
"""Their names on the wire, for type checkers."""


class Card(IntEnum):
    """S1.2 One of each a bandit; Reflex and Horse are expansions."""

    FLIP = 0
    CHANGE_FLOOR = 1
    MOVE = 2
    SHOOT = 3
    REFLEX = 4
    HORSE = 5


class Floor(IntEnum):
    """Every car and the locomotive have both."""

    INSIDE = 0
    ROOF = 1


class Facing(IntEnum):
    """The end of the train a bandit looks and shoots towards."""

    LOCOMOTIVE = 0
    CABOOSE = 1


class Status(IntEnum):
    """A fallen bandit may still ride back in this round (S4.8); one that is out may not."""

    ABOARD = 0
    FALLEN = 1
    OUT = 2


BASE_CARDS = 0b001111
REFLEX_CARD = 0b010000
HORSE_CARD = 0b100000

LOOT = (301, 312, 323, 345, 356, 367, 378, 389)
"""S1.1 The values on the backs of the car cards."""
