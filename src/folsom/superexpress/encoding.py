"""What a seat may know as one row of small numbers, and its answers as flat actions, for learning programs.

The row holds what `view.py` shows and nothing else. Seats are counted from the observer: 0 is its own, 1 the
next clockwise. 0 means "none" or "unknown" wherever a number names something, so names count from 1.
`docs/reference/encodings.md` is made from the table below. Taking a stack up again is for people and has no
action.
"""

from folsom.core.bits import has
from folsom.core.encoding import (
    Described,
    Feature,
    Row,
    highest_values,
    lay_out,
    make_rewards,
    seat_from,
    starts_of,
)
from folsom.kernel import kernel, small_kernel, widen
from folsom.superexpress.choices import N_SWITCHES, SWITCHES
from folsom.superexpress.components import (
    MAX_SEATS,
    MAX_TRAIN,
    N_BANDITS,
    N_CAR_CARDS,
    N_CARDS,
    NOBODY,
    PLAN_SIZE,
)
from folsom.superexpress.rules.legal import options
from folsom.superexpress.rules.lines import is_aboard, line_of
from folsom.superexpress.rules.scoring import dollars_of, winners
from folsom.superexpress.state import LOST, State, flag

PLAN = 1
"""The one kind of decision; 0 means that nobody is asked."""
ACTION_COUNT = N_CARDS
_S = MAX_SEATS

TABLE: tuple[Described, ...] = (
    Described(
        "settings", N_SWITCHES, 1, f"switches: {', '.join(switch.title for switch in SWITCHES)}"
    ),
    Described("n_seats", 1, _S, "how many seats play"),
    Described("phase", 1, 1, "0 planning, 1 the game is over"),
    Described("round", 1, MAX_TRAIN, "the round from 1"),
    Described("first_player", 1, _S, "the first player's seat, from 1"),
    Described(
        "cars", N_CAR_CARDS, N_CAR_CARDS, "the cards of cars 1 to 8, from 1 for A; 0 not coupled"
    ),
    Described(
        "loot_owner",
        N_CAR_CARDS,
        _S + 1,
        "for each loot card, lowest first, its seat from 1; 8 lost",
    ),
    Described("seat_bandit", _S, N_BANDITS, "for each seat its bandit (`Bandit`), from 1"),
    Described("seat_aboard", _S, 1, "whether its bandit is in or on the train"),
    Described("seat_car", _S, MAX_TRAIN, "its car, from 1 for the locomotive; 0 not on the train"),
    Described("seat_floor", _S, 1, "0 inside, 1 roof"),
    Described("seat_line", _S, _S, "its place in the line of its space, from 1 for the rearmost"),
    Described("seat_facing", _S, 2, "1 facing the locomotive, 2 facing the caboose"),
    Described("seat_stunned", _S, 1, "whether it lies stunned"),
    Described("seat_asked", _S, 1, "whether it must answer now"),
    Described("seat_locked", _S, 1, "whether it has stacked all its cards"),
    Described(
        "plan", PLAN_SIZE, N_CARDS, "the observer's stack, its top first: cards (`Card`) from 1"
    ),
    Described("hand", N_CARDS, 1, "for each card whether the observer can still stack it"),
)

FEATURES: tuple[Feature, ...] = lay_out(TABLE)
OBSERVATION_SIZE = FEATURES[-1].start + FEATURES[-1].length
HIGHEST: Row = highest_values(TABLE)

AT = starts_of(FEATURES)


@small_kernel
def flat_action(asking: int, option: int) -> int:
    """The flat number of an option. With one kind of decision, it is the card."""
    return option


@small_kernel
def asking_of_action(action: int) -> int:
    """The kind of decision an action answers: always the plan."""
    return PLAN


@small_kernel
def option_of_action(action: int) -> int:
    """The option an action stands for."""
    return action


@small_kernel
def asking_of(state: State) -> int:
    """The kind of decision that is open."""
    return PLAN if state.asked != 0 else 0


@kernel
def is_offered(state: State, seat: int, action: int) -> bool:
    """Whether a seat is asked and may answer with that action."""
    return 0 <= action < ACTION_COUNT and has(options(state, seat), action)


@kernel
def action_mask(state: State, seat: int, row: Row) -> None:
    """Write 1 for every action a seat may take now and 0 for all others; all 0 if it is not asked."""
    mask = options(state, seat)
    for action in range(ACTION_COUNT):
        row[action] = mask >> action & 1


@kernel
def observe(state: State, seat: int, row: Row) -> None:
    """Write all that a seat may know."""
    for i in range(OBSERVATION_SIZE):
        row[i] = 0
    for i in range(N_SWITCHES):
        row[AT.settings + i] = flag(state, i)
    row[AT.n_seats] = state.n_seats
    row[AT.phase] = 1 if state.asked == 0 else 0
    row[AT.round] = state.round_number
    row[AT.first_player] = seat_from(state, seat, widen(state.first_player)) + 1
    observe_train(state, seat, row)
    observe_seats(state, seat, row)
    observe_own_cards(state, seat, row)


@small_kernel
def observe_train(state: State, seat: int, row: Row) -> None:
    """The cars still coupled, and the loot that was taken or lost; other loot is hidden (S3.3)."""
    for car in range(1, widen(state.caboose) + 1):
        row[AT.cars + car - 1] = widen(state.car_card[car]) + 1
    for loot in range(N_CAR_CARDS):
        owner = widen(state.owner_of_loot[loot])
        if owner == LOST:
            row[AT.loot_owner + loot] = MAX_SEATS + 1
        elif owner != NOBODY:
            row[AT.loot_owner + loot] = seat_from(state, seat, owner) + 1


@small_kernel
def observe_seats(state: State, seat: int, row: Row) -> None:
    """What everyone sees of each seat. Of a stack one sees only that it is complete."""
    n_seats = widen(state.n_seats)
    for k in range(n_seats):
        other = (seat + k) % n_seats
        row[AT.seat_bandit + k] = widen(state.bandit_of[other]) + 1
        row[AT.seat_stunned + k] = state.is_stunned[other]
        row[AT.seat_asked + k] = widen(state.asked) >> other & 1
        row[AT.seat_locked + k] = 1 if state.n_planned[other] == PLAN_SIZE else 0
        if is_aboard(state, other):
            row[AT.seat_aboard + k] = 1
            row[AT.seat_car + k] = widen(state.car_of[other]) + 1
            row[AT.seat_floor + k] = state.floor_of[other]
            row[AT.seat_line + k] = line_of(state, other) + 1
            row[AT.seat_facing + k] = widen(state.facing_of[other]) + 1


@small_kernel
def observe_own_cards(state: State, seat: int, row: Row) -> None:
    """S3.1 The observer's own stack, and the cards it has not stacked."""
    for i in range(widen(state.n_planned[seat])):
        row[AT.plan + i] = widen(state.plan[seat, i]) + 1
    if state.asked != 0 and is_aboard(state, seat):
        for card in range(N_CARDS):
            row[AT.hand + card] = widen(state.hand_of[seat]) >> card & 1


rewards = make_rewards(winners, dollars_of)
