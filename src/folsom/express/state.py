"""The whole of a game of Colt Express in one flat record, and the questions everybody asks of it."""

import numpy as np

from folsom.core.choices import flag_reader
from folsom.core.state import COUNT, RANDOM_FIELDS, IntGrid, Ints, RandomState, record_dtype
from folsom.express.choices import SWITCHES, Switches
from folsom.express.components import (
    BITS_A_LIMIT,
    FIRST_BULLET,
    MAX_CARDS,
    MAX_GOES,
    MAX_LIMITS,
    MAX_PILE,
    MAX_SEATS,
    MAX_TEAMS,
    MAX_TOKENS,
    MAX_TRAIN,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    N_ROUNDS,
    NOBODY,
    Bandit,
    Floor,
)
from folsom.kernel import kernel, small_kernel, widen

LIMIT = np.uint32 if BITS_A_LIMIT <= 32 else np.int64

STATE = record_dtype(
    [
        ("offered", np.int64),
        ("dropped_against_of", np.int32, (N_BANDITS,)),
        ("held_at_reshuffle_of", np.int32, (MAX_SEATS,)),
        ("limit_of", LIMIT, (MAX_TEAMS, MAX_LIMITS)),
        *RANDOM_FIELDS,
        *[(switch.name, np.int8) for switch in SWITCHES],
        ("chooses_team", np.int8),
        ("n_seats", COUNT),
        ("caboose", COUNT),
        # The train.
        ("car_card", np.int8, (MAX_TRAIN,)),
        ("marshal_car", np.int8),
        ("neutral_bullets", np.int8),
        # Bandits and who leads them.
        ("bandit_of", np.int8, (MAX_SEATS, 2)),
        ("seat_of", np.int8, (N_BANDITS,)),
        ("partner_of", np.int8, (N_BANDITS,)),
        ("car_of", COUNT, (N_BANDITS,)),
        ("floor_of", COUNT, (N_BANDITS,)),
        ("bullets_left_of", np.int8, (N_BANDITS,)),
        ("bullets_received_of", np.int8, (N_BANDITS,)),
        ("friendly_hits_of", np.int8, (MAX_SEATS,)),
        # Loot.
        ("token_value", np.int8, (MAX_TOKENS,)),
        ("token_place", np.int8, (MAX_TOKENS,)),
        ("token_known_by", np.int8, (MAX_TOKENS,)),
        ("dropped_of", np.int8, (N_BANDITS,)),
        # Every seat's cards in one row: deck (its top last), hand, set aside, discard pile.
        ("cards_of", COUNT, (MAX_SEATS, MAX_CARDS)),
        ("n_deck_of", COUNT, (MAX_SEATS,)),
        ("n_hand_of", COUNT, (MAX_SEATS,)),
        ("n_aside_of", COUNT, (MAX_SEATS,)),
        ("n_discard_of", COUNT, (MAX_SEATS,)),
        # What everyone knows of a seat's cards by counting.
        ("n_known_top_of", np.int8, (MAX_SEATS,)),
        ("sure_actions_of", np.int8, (MAX_SEATS,)),
        ("surely_held_of", np.int8, (MAX_SEATS, N_CARD_KINDS)),
        # The common pile.
        ("pile_card", COUNT, (MAX_PILE,)),
        ("pile_note", COUNT, (MAX_PILE,)),
        ("n_pile", COUNT),
        ("n_resolved", COUNT),
        ("drew_in_go", np.int8, (MAX_GOES,)),
        # Where the game is.
        ("round_card", np.int8, (N_ROUNDS,)),
        ("round_number", COUNT),
        ("is_revealed", np.int8),
        ("first_player", np.int8),
        ("step", COUNT),
        ("turn", COUNT),
        ("go", COUNT),
        ("asking", COUNT),
        ("asked", np.int8),
        ("may_take_back", np.int8),
        ("choice_of", np.int8, (MAX_SEATS,)),
        ("acting_bandit", np.int8),
        ("target_bandit", np.int8),
        ("token_at_stake", np.int8),
        # Until the decks are made, in a game of rules version 1, which did not shuffle those of experts.
        ("is_unshuffled", np.int8),
    ]
)


class State(RandomState, Switches[int]):
    """The record's fields, for the type checker. Rules ask for switches and never change them."""

    chooses_team: int
    n_seats: int
    caboose: int
    car_card: Ints
    marshal_car: int
    neutral_bullets: int
    bandit_of: IntGrid
    seat_of: Ints
    partner_of: Ints
    car_of: Ints
    floor_of: Ints
    bullets_left_of: Ints
    bullets_received_of: Ints
    friendly_hits_of: Ints
    token_value: Ints
    token_place: Ints
    token_known_by: Ints
    dropped_of: Ints
    dropped_against_of: Ints
    cards_of: IntGrid
    n_deck_of: Ints
    n_hand_of: Ints
    n_aside_of: Ints
    n_discard_of: Ints
    n_known_top_of: Ints
    sure_actions_of: Ints
    surely_held_of: IntGrid
    held_at_reshuffle_of: Ints
    limit_of: IntGrid
    pile_card: Ints
    pile_note: Ints
    n_pile: int
    n_resolved: int
    drew_in_go: Ints
    round_card: Ints
    round_number: int
    is_revealed: int
    first_player: int
    step: int
    turn: int
    go: int
    asking: int
    asked: int
    offered: int
    may_take_back: int
    choice_of: Ints
    acting_bandit: int
    target_bandit: int
    token_at_stake: int
    is_unshuffled: int


flag = flag_reader(SWITCHES, __name__)


@small_kernel
def is_playing(state: State, bandit: int) -> bool:
    """Whether anybody leads that bandit in this game."""
    return state.seat_of[bandit] != NOBODY


@small_kernel
def is_on_roof(state: State, bandit: int) -> bool:
    """Whether the bandit stands on a roof."""
    return state.floor_of[bandit] == Floor.ROOF


@small_kernel
def has_power(state: State, bandit: int, whose: Bandit) -> bool:
    """E5 Whether this bandit is the one named, and powers are in play."""
    return state.powers != 0 and bandit == whose


@small_kernel
def seat_bit(state: State, bandit: int) -> int:
    """The bit of the seat that leads a bandit."""
    return 1 << widen(state.seat_of[bandit])


@small_kernel
def bandit_on_card(state: State, seat: int, card: int) -> int:
    """E9.1 An action card moves the bandit it belongs to."""
    return widen(state.bandit_of[seat, card // N_ACTIONS])


@small_kernel
def is_bullet(card: int) -> bool:
    """E3.4 Bullets can never be played."""
    return card >= FIRST_BULLET


@small_kernel
def seat_in_order(state: State, k: int) -> int:
    """The k-th seat going round clockwise from the first player, at most once."""
    seat = widen(state.first_player) + k
    return seat if seat < state.n_seats else seat - widen(state.n_seats)


@small_kernel
def ask(state: State, what: int, seat: int) -> None:
    """One seat has to decide."""
    state.asking = what
    state.asked = 1 << seat


@kernel
def ask_everyone(state: State, what: int) -> None:
    """All seats decide at the same time, in secret."""
    state.asking = what
    state.asked = (1 << widen(state.n_seats)) - 1
    state.may_take_back = 0
