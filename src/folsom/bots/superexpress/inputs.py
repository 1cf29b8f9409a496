"""Colt Super Express: what a net hears of a position, from what a seat may know and nothing else.

Inputs are numbered; those that are so are written down. Seats are counted from the own one clockwise. The own plan
as far as it lies is heard as the preview plays it ahead, and every card with how good the rules of thumb find it.
"""

from folsom.bots.grade_kernels import GRADES, make_hear_grades
from folsom.bots.net_kernels import Heard
from folsom.bots.superexpress.ahead import go_ahead
from folsom.bots.superexpress.rules_of_thumb import LITTLE, glance, option_value
from folsom.core.bits import has
from folsom.core.chooser import Chooser
from folsom.core.encoding import Described, lay_out, seat_from, starts_of
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, small_kernel, widen
from folsom.superexpress.choices import N_SWITCHES
from folsom.superexpress.components import (
    MAX_SEATS,
    MAX_TRAIN,
    N_CAR_CARDS,
    N_CARDS,
    PLAN_SIZE,
)
from folsom.superexpress.encoding import ACTION_COUNT, asking_of, flat_action
from folsom.superexpress.rules.legal import options
from folsom.superexpress.rules.lines import how_far_back, is_aboard, line_of
from folsom.superexpress.rules.scoring import dollars_of
from folsom.superexpress.state import State, flag

_S, _SPACES = MAX_SEATS, 2 * MAX_TRAIN
_STANDS = 2 * _SPACES
"""A space, and the way a bandit faces."""
_AWAY = 2 * MAX_TRAIN - 1
NEARLY, LESS = LITTLE, 600
N_LEADS, A_LEAD = 16, 100
N_LOOT = 6

TABLE: tuple[Described, ...] = (
    Described("settings", N_SWITCHES, 1, "the switches that are on"),
    Described("n_seats", _S + 1, 1, "how many seats play"),
    Described("n_aboard", _S + 1, 1, "how many are aboard"),
    Described("round", MAX_TRAIN + 1, 1, "the round"),
    Described("caboose", MAX_TRAIN, 1, "the last car"),
    Described("cars", N_CAR_CARDS, 1, "the cards of the cars still coupled"),
    Described("first_player", _S, 1, "the first player"),
    Described("stands", _S * _STANDS, 1, "where each seat's bandit stands, and which way it faces"),
    Described("lines", _S * _S, 1, "its place in the line of its space"),
    Described("stunned", _S, 1, "whether it lies stunned"),
    Described("locked", _S, 1, "whether the seat has stacked all its cards"),
    Described("from_caboose", _S * MAX_TRAIN, 1, "how far each seat's bandit is from the caboose"),
    Described(
        "away", _S * _AWAY * 4, 1, "how far from the own bandit, on which floor, facing where"
    ),
    Described("loot", _S * N_LOOT, 1, "how many loot cards each seat has"),
    Described("lead", N_LEADS, 1, "what the own seat has more than the richest other"),
    Described("plan", PLAN_SIZE * N_CARDS, 1, "the own stack"),
    Described("hand", N_CARDS, 1, "the own cards that can still be stacked"),
    Described("foreseen", _STANDS + 1, 1, "where the own plan leaves the own bandit; last: out"),
    Described("grades", ACTION_COUNT * GRADES, 1, "every card on offer, by how good it looks"),
)
FEATURES = lay_out(TABLE)
N_INPUTS = FEATURES[-1].start + FEATURES[-1].length
AT = starts_of(FEATURES)
FIRST_GRADE: int = AT.grades


@small_kernel
def stand_of(state: State, seat: int) -> int:
    """Where a bandit stands and which way it faces, as one number."""
    space = how_far_back(widen(state.car_of[seat]), widen(state.floor_of[seat]))
    return 2 * space + widen(state.facing_of[seat])


@kernel
def hear_course(state: State, seat: int, heard: Heard, n: int) -> int:
    """What is played, and how far it is."""
    for i in range(N_SWITCHES):
        if flag(state, i) != 0:
            heard[n] = AT.settings + i
            n += 1
    heard[n] = AT.n_seats + widen(state.n_seats)
    heard[n + 1] = AT.n_aboard + widen(state.n_aboard)
    heard[n + 2] = AT.round + min(widen(state.round_number), MAX_TRAIN)
    heard[n + 3] = AT.caboose + widen(state.caboose)
    heard[n + 4] = AT.first_player + seat_from(state, seat, widen(state.first_player))
    n += 5
    for car in range(1, widen(state.caboose) + 1):
        heard[n] = AT.cars + widen(state.car_card[car])
        n += 1
    return n


@kernel
def hear_figures(state: State, seat: int, heard: Heard, n: int) -> int:
    """Everybody who is aboard: where, how far from the caboose and from the own bandit."""
    for other in range(widen(state.n_seats)):
        k = seat_from(state, seat, other)
        if state.n_planned[other] == PLAN_SIZE:
            heard[n] = AT.locked + k
            n += 1
        if not is_aboard(state, other):
            continue
        heard[n] = AT.stands + k * _STANDS + stand_of(state, other)
        heard[n + 1] = AT.lines + k * _S + line_of(state, other)
        from_caboose = widen(state.caboose) - widen(state.car_of[other])
        heard[n + 2] = AT.from_caboose + k * MAX_TRAIN + max(from_caboose, 0)
        n += 3
        if state.is_stunned[other] != 0:
            heard[n] = AT.stunned + k
            n += 1
        if other != seat and is_aboard(state, seat):
            away = widen(state.car_of[other]) - widen(state.car_of[seat]) + MAX_TRAIN - 1
            side = 0 if state.floor_of[other] == state.floor_of[seat] else 2
            heard[n] = AT.away + (k * _AWAY + away) * 4 + side + widen(state.facing_of[other])
            n += 1
    return n


@kernel
def hear_loot(state: State, seat: int, heard: Heard, n: int) -> int:
    """What everybody has taken."""
    best = 0
    for other in range(widen(state.n_seats)):
        cards = 0
        for loot in range(N_CAR_CARDS):
            cards += widen(state.owner_of_loot[loot] == other)
        heard[n] = AT.loot + seat_from(state, seat, other) * N_LOOT + min(cards, N_LOOT - 1)
        n += 1
        if other != seat:
            best = max(best, dollars_of(state, other))
    lead = (dollars_of(state, seat) - best) // A_LEAD + N_LEADS // 2
    heard[n] = AT.lead + min(max(lead, 0), N_LEADS - 1)
    return n + 1


@kernel
def hear_plan(
    state: State,
    seat: int,
    heard: Heard,
    n: int,
    ahead: Records,
    chooser: Chooser,
    events: EventRows,
) -> int:
    """The own stack and hand, and where the stack would lead if everybody else stood still."""
    if not is_aboard(state, seat):
        return n
    n_planned = widen(state.n_planned[seat])
    for i in range(n_planned):
        heard[n] = AT.plan + i * N_CARDS + widen(state.plan[seat, i])
        n += 1
    for card in range(N_CARDS):
        if has(widen(state.hand_of[seat]), card):
            heard[n] = AT.hand + card
            n += 1
    if n_planned > 0:
        ahead[0] = state
        for _ in range(n_planned):
            go_ahead(state, ahead[0], seat, chooser, events)
        is_there = is_aboard(ahead[0], seat)
        heard[n] = AT.foreseen + (stand_of(ahead[0], seat) if is_there else _STANDS)
        n += 1
    return n


hear_question = make_hear_grades(
    options, glance, option_value, asking_of, flat_action, FIRST_GRADE, NEARLY, LESS
)


@kernel
def write_inputs(
    state: State, seat: int, heard: Heard, ahead: Records, chooser: Chooser, events: EventRows
) -> int:
    """Write down all that a net hears of a position, from what a seat may know. Returns how much that is.

    `ahead` is a record to play ahead in; whatever was in it is lost.
    """
    n = hear_course(state, seat, heard, 0)
    n = hear_figures(state, seat, heard, n)
    n = hear_loot(state, seat, heard, n)
    n = hear_plan(state, seat, heard, n, ahead, chooser, events)
    if has(widen(state.asked), seat):
        n = hear_question(state, seat, heard, n)
    return n


__all__ = ["ACTION_COUNT", "FIRST_GRADE", "GRADES", "N_INPUTS", "TABLE", "write_inputs"]
