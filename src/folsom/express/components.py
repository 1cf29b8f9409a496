"""E1 What is in the box: bandits, cards, loot, cars and round cards, as tables."""

from enum import IntEnum
from typing import Literal, NamedTuple

import numpy as np

from folsom.express.names import CarCard, RoundCard

MAX_SEATS = 6
# E9.2 So many lead two bandits each.
MAX_TEAMS = 3
MAX_TRAIN = 7
N_ROUNDS = 5
# E9.3 Before the first pick no bullet lies on a deck.
MAX_LIMITS = N_ROUNDS - 1
LOCOMOTIVE = 0
NOBODY = -1
NOTHING = -1


class Bandit(IntEnum):
    """E1.4 The six bandits."""

    BELLE = 0
    CHEYENNE = 1
    DJANGO = 2
    DOC = 3
    GHOST = 4
    TUCO = 5


BanditName = Literal["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
"""Their names on the wire, for type checkers."""

N_BANDITS = len(Bandit)
# CUDA takes no member of an enum as an index.
DOC, GHOST = int(Bandit.DOC), int(Bandit.GHOST)
# E9.2 The three who are dealt to Ghost, Doc and Belle.
FIRST_BANDITS = np.array([Bandit.GHOST, Bandit.DOC, Bandit.BELLE], np.int8)
SECOND_BANDITS = np.array([Bandit.TUCO, Bandit.CHEYENNE, Bandit.DJANGO], np.int8)


class Action(IntEnum):
    """E1.4 What an action card says."""

    MOVE = 0
    CHANGE_FLOOR = 1
    SHOOT = 2
    ROB = 3
    PUNCH = 4
    MARSHAL = 5


N_ACTIONS = len(Action)
COPIES_OF = np.array([2, 2, 2, 2, 1, 1], np.int8)
N_BULLETS = 6
N_NEUTRAL_BULLETS = 13


class Floor(IntEnum):
    """E1.1 Every car has two spaces."""

    INSIDE = 0
    ROOF = 1


# Cards as a seat holds them: the actions of its first bandit, of its second, then bullets by who fired them.
N_ACTION_CARDS = 2 * N_ACTIONS
FIRST_BULLET = N_ACTION_CARDS
NEUTRAL_BULLET = FIRST_BULLET + N_BANDITS
N_CARD_KINDS = NEUTRAL_BULLET + 1
# What everyone knows of a hand by counting: four bits for the cards taken, four for each kind of bullet.
BITS_A_LIMIT = 4 * (1 + N_CARD_KINDS - FIRST_BULLET)
MAX_CARDS = 60
MAX_PILE = 32
MAX_GOES = 6


class Turn(IntEnum):
    """E1.6 The kinds of turn on a round card."""

    STANDARD = 0
    TUNNEL = 1
    SPEEDING_UP = 2
    SWITCHING = 3


class RoundEvent(IntEnum):
    """E7 What may happen at the end of a round."""

    NONE = 0
    ANGRY_MARSHAL = 1
    SWIVEL_ARM = 2
    BRAKING = 3
    TAKE_IT_ALL = 4
    PASSENGERS_REBELLION = 5
    MARSHALS_REVENGE = 6
    PICKPOCKETING = 7
    HOSTAGE_CONDUCTOR = 8


class RoundCardPrinted(NamedTuple):
    """E1.6 A round card: its event, and a letter for each turn; one print for 2 to 4 players, one for 5 and 6."""

    name: RoundCard
    event: RoundEvent
    turns: tuple[str, ...]


ORDINARY_CARDS = (
    RoundCardPrinted("angry-marshal", RoundEvent.ANGRY_MARSHAL, ("NNTR", "NNR")),
    RoundCardPrinted("swivel-arm", RoundEvent.SWIVEL_ARM, ("NTNN", "NTN")),
    RoundCardPrinted("braking", RoundEvent.BRAKING, ("NNNN", "NTNN")),
    RoundCardPrinted("take-it-all", RoundEvent.TAKE_IT_ALL, ("NTSN", "NSR")),
    RoundCardPrinted("passengers-rebellion", RoundEvent.PASSENGERS_REBELLION, ("NNTNN", "NTNR")),
    RoundCardPrinted("tunnel", RoundEvent.NONE, ("NTNTN", "NTNT")),
    RoundCardPrinted("bridge", RoundEvent.NONE, ("NSN", "NS")),
)
STATION_CARDS = (
    RoundCardPrinted("marshals-revenge", RoundEvent.MARSHALS_REVENGE, ("NNTN",)),
    RoundCardPrinted("pickpocketing", RoundEvent.PICKPOCKETING, ("NNTN",)),
    RoundCardPrinted("hostage-conductor", RoundEvent.HOSTAGE_CONDUCTOR, ("NNTN",)),
)

# Round cards by number: the ordinary ones as printed for few players, then for many, then the stations.
N_PER_DECK = len(ORDINARY_CARDS)
N_STATIONS = len(STATION_CARDS)
FIRST_STATION = 2 * N_PER_DECK
N_ROUND_CARDS = FIRST_STATION + N_STATIONS
MAX_TURNS = 5
_TURN_LETTERS = "NTSR"
_NAMED = (*ORDINARY_CARDS, *STATION_CARDS)
_PRINTED = (
    *(card.turns[0] for card in ORDINARY_CARDS),
    *(card.turns[1] for card in ORDINARY_CARDS),
    *(card.turns[0] for card in STATION_CARDS),
)


def _turn_table() -> tuple[np.ndarray, np.ndarray]:
    turns = np.zeros((N_ROUND_CARDS, MAX_TURNS), np.int8)
    counts = np.zeros(N_ROUND_CARDS, np.int8)
    for card, letters in enumerate(_PRINTED):
        counts[card] = len(letters)
        for i, letter in enumerate(letters):
            turns[card, i] = _TURN_LETTERS.index(letter)
    return turns, counts


TURNS_OF, N_TURNS_OF = _turn_table()
ROUND_CARD_NAMES: tuple[RoundCard, ...] = tuple(card.name for card in _NAMED)
NAME_OF_ROUND_CARD = (*range(N_PER_DECK), *range(len(_NAMED)))
EVENT_OF = np.array([_NAMED[name].event for name in NAME_OF_ROUND_CARD], np.int8)

# E1.2 Loot printed on the floors of the six cars.
CAR_NAMES: tuple[CarCard, ...] = ("1P", "3J", "4P1J", "3P", "3P1J", "1P1J")
PURSES_IN = np.array([1, 0, 4, 3, 3, 1], np.int8)
JEWELS_IN = np.array([0, 3, 1, 0, 1, 1], np.int8)
N_CAR_CARDS = 6

# E1.3 Tokens by number: 18 purses, 6 jewels, 2 strongboxes, then ransom purses from outside the game (E7.8).
N_PURSES = 18
FIRST_JEWEL = 18
FIRST_STRONGBOX = 24
FIRST_RANSOM = 26
MAX_TOKENS = 32
DOLLARS_A_UNIT = 50
MAX_DOLLARS = 1_000
START_PURSE = 5
JEWEL = 10
STRONGBOX = 20
PURSE_VALUES = np.array([5] * 8 + [6, 6, 7, 7, 8, 8, 9, 9, 10, 10], np.int8)
GUNSLINGER_DOLLARS = 1000
PURSE_TOKENS = (1 << N_PURSES) - 1 | (1 << MAX_TOKENS) - (1 << FIRST_RANSOM)

# Where a token is (`places`): below this a space of the train, from here on a bandit's sheet, or in the box.
AT_BANDIT = 16
IN_BOX = 31

# Where a card of the common pile stands: bits of `pile_note`, with the turn it was played in above them.
FACE_DOWN = 1
BEFORE_RESHUFFLE = 2
COVERING = 4
TURN_SHIFT = 3

# The numbers of options: cards 0 to 18, the same face down from 24, then the rest.
PLAY_FACE_DOWN = 24
DRAW = 48
PASS = 49
TAKE = 50
N_OPTIONS = TAKE + 1
# E3.1, E3.2, E9.3
HAND_SIZE = 6
DRAW_SIZE = 3
DOC_BONUS = 1
MAX_RUN = 3


class Step(IntEnum):
    """What comes next when nobody is asked."""

    TEAMS = 0
    BOARD = 1
    ROUND = 2
    DEAL = 3
    SCHEME = 4
    END_SCHEMIN = 5
    RESOLVE = 6
    EVENT = 7
    EVENT_EACH = 8
    END_ROUND = 9
    OVER = 10


class Ask(IntEnum):
    """What a seat can be asked."""

    NOTHING = 0
    TEAM = 1
    PLACE = 2
    PICK = 3
    SCHEME = 4
    COVER = 5
    KEEP = 6
    MOVE = 7
    SHOOT = 8
    ROB = 9
    PUNCH = 10
    KNOCK = 11
    POCKET = 12
    PUSH = 13
    MARSHAL = 14
    PICKPOCKET = 15
    REVENGE = 16


class Reason(IntEnum):
    """Why a card does nothing (E4.1)."""

    NO_TARGET = 0
    NO_BULLETS = 1
    NO_LOOT = 2


class How(IntEnum):
    """What moved a bandit from car to car."""

    RUN = 0
    PUSH = 1
    SHOT = 2
    BRAKING = 3
    SWIVEL_ARM = 4
