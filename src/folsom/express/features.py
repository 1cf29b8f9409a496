"""How the row of small numbers is laid out that a seat's knowledge is for learning programs.

`docs/reference/encodings.md` is made from this table.
"""

from folsom.core.encoding import Described, Feature, Row, highest_values, lay_out, starts_of
from folsom.express.choices import N_SWITCHES, SWITCHES
from folsom.express.components import (
    AT_BANDIT,
    FIRST_BULLET,
    MAX_CARDS,
    MAX_GOES,
    MAX_PILE,
    MAX_SEATS,
    MAX_TOKENS,
    MAX_TRAIN,
    MAX_TURNS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_CAR_CARDS,
    N_CARD_KINDS,
    N_NEUTRAL_BULLETS,
    N_ROUNDS,
    STRONGBOX,
    Ask,
    RoundEvent,
    Turn,
)

N_BULLET_KINDS = N_CARD_KINDS - FIRST_BULLET
N_KNOWN_TOP = 8
BESIDE_THE_TRAIN = AT_BANDIT + N_BANDITS
_ALL = (1 << MAX_SEATS) - 1
_S, _B, _T, _P = MAX_SEATS, N_BANDITS, MAX_TOKENS, MAX_PILE
_CARD_KINDS = "six actions of the first bandit, six of the second, bullets of six bandits, neutral"

TABLE: tuple[Described, ...] = (
    Described(
        "settings",
        N_SWITCHES,
        1,
        f"switches in the order of `Settings`: {', '.join(switch.title for switch in SWITCHES)}",
    ),
    Described("n_seats", 1, _S, "how many seats play"),
    Described(
        "phase",
        1,
        5,
        "0 set-up, 1 Schemin', 2 keeping cards, 3 Stealin', 4 event, 5 the game is over",
    ),
    Described("round", 1, N_ROUNDS, "the round from 1; 0 before the first"),
    Described("turn", 1, MAX_TURNS, "the turn of Schemin' from 0"),
    Described("second_go", 1, 1, "whether this is the second go of a speeding-up turn"),
    Described("first_player", 1, _S, "the first player's seat, from 1"),
    Described("marshal", 1, MAX_TRAIN - 1, "the Marshal's car"),
    Described("neutral_bullets", 1, N_NEUTRAL_BULLETS, "neutral bullets left"),
    Described("asking", 1, len(Ask) - 1, "the kind of decision that is open (`Ask`); 0 none"),
    Described(
        "resolving",
        5,
        32,
        "what is being carried out: bandit from 1, action from 1, event (`RoundEvent`), target from 1,"
        " token from 1",
    ),
    Described(
        "pairs", 3, _B, "while teams are chosen: the partners of Belle, Doc and Ghost, from 1"
    ),
    Described(
        "round_turns",
        N_ROUNDS * MAX_TURNS,
        len(Turn),
        "for each round its turns: 1 standard, 2 tunnel, 3 speeding-up, 4 switching; 0 none or not revealed",
    ),
    Described(
        "round_event",
        N_ROUNDS,
        len(RoundEvent) - 1,
        "for each round its event (`RoundEvent`) if revealed",
    ),
    Described(
        "cars",
        MAX_TRAIN - 1,
        N_CAR_CARDS,
        "the cards of cars 1 to 6, from 1 in the order 1P 3J 4P1J 3P 3P1J 1P1J",
    ),
    Described("bandit_seat", _B, _S, "for each bandit (`Bandit`) its seat, from 1"),
    Described(
        "bandit_car", _B, MAX_TRAIN, "its car, from 1 for the locomotive; 0 not on the train"
    ),
    Described("bandit_floor", _B, 1, "0 inside, 1 roof"),
    Described("bandit_bullets_left", _B, N_BULLETS, "bullets left in its cylinder"),
    Described("bandit_bullets_received", _B, 127, "bullets received"),
    Described(
        "token_place",
        _T,
        BESIDE_THE_TRAIN + 1,
        "for each loot token (18 purses, 6 jewels, 2 strongboxes, 6 ransom purses) its place: 1 + 2 * car +"
        " floor, 17 + bandit, 23 beside the train; 0 not in play",
    ),
    Described("token_value", _T, STRONGBOX, "its value in units of $50, if known to the observer"),
    Described("token_known_by", _T, _ALL, "the seats that know its value, as bits"),
    Described("pile_size", 2, _P, "cards in the common pile; how many are resolved"),
    Described("pile_seat", _P, _S, "for each card of the pile its seat, from 1"),
    Described("pile_bandit", _P, _B, "its bandit, from 1; 0 face down for the observer"),
    Described(
        "pile_action", _P, N_ACTIONS, "its action (`Action`), from 1; 0 face down for the observer"
    ),
    Described("pile_face", _P, 3, "1 face up, 2 face down, 3 covering (face up)"),
    Described("pile_turn", _P, MAX_TURNS, "the turn it was played in, from 1"),
    Described(
        "drew", MAX_GOES, _ALL, "for each go of the round the seats that drew cards, as bits"
    ),
    Described("seat_bandits", _S * 2, _B, "for each seat its one or two bandits, from 1"),
    Described("seat_asked", _S, 1, "whether it must answer now"),
    Described("seat_has_chosen", _S, 1, "whether it has chosen in secret"),
    Described("seat_hand", _S, MAX_CARDS, "cards in hand"),
    Described("seat_deck", _S, MAX_CARDS, "cards in the deck"),
    Described("seat_friendly_hits", _S, 2 * N_BULLETS, "own bullets that hit its own team"),
    Described(
        "seat_bullets",
        _S * N_BULLET_KINDS,
        127,
        "for each seat the bullets it has received, by the bandit that fired them, neutral last",
    ),
    Described(
        "seat_discard",
        _S * N_CARD_KINDS,
        MAX_CARDS,
        f"for each seat its discard pile, counted by kind of card: {_CARD_KINDS}",
    ),
    Described(
        "seat_surely_held",
        _S * N_CARD_KINDS,
        MAX_CARDS,
        "for each seat the cards everyone knows it holds (expert), counted by kind of card",
    ),
    Described(
        "seat_known_on_deck",
        _S * N_KNOWN_TOP,
        N_CARD_KINDS,
        "for each seat the first eight cards everyone knows on top of its deck, top first, kinds from 1",
    ),
    Described("hand", N_CARD_KINDS, MAX_CARDS, "the observer's hand, counted by kind of card"),
    Described("deck", N_CARD_KINDS, MAX_CARDS, "its deck, counted by kind of card"),
    Described(
        "aside",
        N_CARD_KINDS,
        MAX_CARDS,
        "cards it has set aside to discard, counted by kind of card",
    ),
)

FEATURES: tuple[Feature, ...] = lay_out(TABLE)
OBSERVATION_SIZE = FEATURES[-1].start + FEATURES[-1].length
HIGHEST: Row = highest_values(TABLE)

AT = starts_of(FEATURES)
