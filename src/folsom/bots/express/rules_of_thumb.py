"""Colt Express: the rules of thumb, one function an idea. Each says what an option is worth, in dollars.

They know what a seat may know (`express_sense`). They are not subtle: a beginner who reads this file plays
like an Outlaw.
"""

from folsom.bots.express.expectations import (
    after_move,
    best_held,
    best_lying,
    can_aim_from,
    is_rival,
    n_lying,
    next_own_action,
    rivals_in,
    safe_cars,
    turns_left,
    wealth,
    where_next,
    worth,
)
from folsom.core.bits import has
from folsom.express.components import (
    DRAW,
    N_ACTIONS,
    N_BANDITS,
    NOBODY,
    PASS,
    PLAY_FACE_DOWN,
    TAKE,
    Action,
    Ask,
    Bandit,
    Floor,
)
from folsom.express.places import other_floor
from folsom.express.rules.loot import is_purse
from folsom.express.rules.scoring import bullets_fired
from folsom.express.rules.spaces import whole_train
from folsom.express.state import State, bandit_on_card, has_power
from folsom.kernel import kernel, spliced_kernel, widen

UNIT = 50
A_SHOT = 200
GUNSLINGER_RACE = 150
A_MEETING = 150
A_PUSH = 40
A_DRAW = 130
A_DISCARD = 50
HIDING = 15
POINTLESS = -1000
LITTLE = 16
"""Outlaws do not tell options apart that differ by less than this many dollars."""


@kernel
def rob_value(state: State, seat: int, cars: int, floor: int, robs: int) -> int:
    """Rob where loot lies; less if others stand there too and there is not enough for all."""
    n = n_lying(state, cars, floor)
    if n <= robs:
        return POINTLESS
    value = UNIT * best_lying(state, seat, cars, floor)
    if n <= robs + rivals_in(state, seat, cars, floor):
        return value * 2 // 3
    return value


@kernel
def reach_value(state: State, seat: int, cars: int, floor: int, robs: int, can_rob: bool) -> int:
    """What it is worth to get to these places: half the loot, more with a Rob in hand for later."""
    cars = safe_cars(state, cars, floor)
    if cars == 0:
        return -A_MEETING
    if n_lying(state, cars, floor) <= robs:
        return 0
    value = UNIT * best_lying(state, seat, cars, floor)
    return value * 3 // 4 if can_rob and turns_left(state) > 0 else value // 4


@kernel
def shot_value(state: State, seat: int, bandit: int, cars: int, floor: int) -> int:
    """Shoot when somebody is in sight; more if Gunslinger is within reach."""
    if state.bullets_left_of[bandit] == 0:
        return POINTLESS
    if not can_aim_from(state, seat, cars, floor):
        return 0
    value = A_SHOT
    if state.gunslinger != 0:
        mine = bullets_fired(state, seat)
        most = 0
        for other in range(widen(state.n_seats)):
            if other != seat:
                most = max(most, bullets_fired(state, other))
        if most - 1 <= mine <= most + 1:
            value += GUNSLINGER_RACE
    return value


@kernel
def punch_value(state: State, seat: int, cars: int, floor: int) -> int:
    """Punch where somebody carries something good."""
    value = 0
    for other in range(N_BANDITS):
        if (
            is_rival(state, seat, other)
            and state.floor_of[other] == floor
            and has(cars, widen(state.car_of[other]))
        ):
            value = max(value, A_PUSH + UNIT * best_held(state, seat, other) // 2)
    return value


@kernel
def marshal_card_value(state: State, seat: int, cars: int, floor: int) -> int:
    """Send the Marshal where others stand inside, not where you will be."""
    here = 1 << widen(state.marshal_car)
    value = 0
    for way in range(2):
        goal = (here << 1 if way == 0 else here >> 1) & whole_train(state)
        if goal != 0:
            met = rivals_in(state, seat, goal, Floor.INSIDE)
            meets_me = floor == Floor.INSIDE and cars == goal
            value = max(value, A_MEETING // 2 * met - A_MEETING * widen(meets_me))
    return value


@kernel
def card_value(state: State, seat: int, card: int, hand: int) -> int:
    """What it is worth to play a card now, seeing where the own cards before it will have led."""
    bandit = bandit_on_card(state, seat, card)
    where = where_next(state, seat, bandit)
    cars, floor, robs = where & 255, where >> 8 & 1, where >> 9
    rob_card = card - card % N_ACTIONS + Action.ROB
    can_rob = has(hand, rob_card)
    match card % N_ACTIONS:
        case Action.MOVE:
            return reach_value(state, seat, after_move(state, cars, floor), floor, 0, can_rob)
        case Action.CHANGE_FLOOR:
            return reach_value(state, seat, cars, other_floor(floor), 0, can_rob)
        case Action.SHOOT:
            return shot_value(state, seat, bandit, cars, floor)
        case Action.ROB:
            return rob_value(state, seat, cars, floor, robs)
        case Action.PUNCH:
            return punch_value(state, seat, cars, floor)
        case _:
            return marshal_card_value(state, seat, cars, floor)


@kernel
def draw_value(state: State, seat: int, hand: int) -> int:
    """Draw when nothing in hand is good, as long as there is a turn left to use the cards."""
    if turns_left(state) == 0 and state.expert == 0:
        return POINTLESS
    return A_DRAW


@kernel
def scheme_value(state: State, seat: int, option: int, hand: int) -> int:
    """Schemin': a card face up, face down, or three new cards."""
    if option == DRAW:
        return draw_value(state, seat, hand)
    if option >= PLAY_FACE_DOWN:
        return HIDING + card_value(state, seat, option - PLAY_FACE_DOWN, hand)
    return card_value(state, seat, option, hand)


@kernel
def cover_value(state: State, seat: int, option: int, hand: int) -> int:
    """Cover a shot with a card that is worth something."""
    if option == PASS:
        return A_DISCARD
    return card_value(state, seat, option, hand)


@kernel
def keep_value(state: State, seat: int, option: int) -> int:
    """Discard bullets, the Marshal and Shots without bullets; keep what robs and moves."""
    if option == PASS:
        return 0
    if option >= 2 * N_ACTIONS:
        return A_DISCARD
    action = option % N_ACTIONS
    if action == Action.SHOOT and state.bullets_left_of[bandit_on_card(state, seat, option)] == 0:
        return A_DISCARD
    return A_DISCARD // 2 if action in (Action.MARSHAL, Action.PUNCH) else -A_DISCARD


@kernel
def pick_value(state: State, seat: int, option: int) -> int:
    """Take a Rob for the bandit that stands on loot, else a Move."""
    if option >= 2 * N_ACTIONS:
        return POINTLESS
    bandit = bandit_on_card(state, seat, option)
    cars, floor = 1 << widen(state.car_of[bandit]), widen(state.floor_of[bandit])
    match option % N_ACTIONS:
        case Action.ROB:
            return UNIT * best_lying(state, seat, cars, floor) + 100
        case Action.MOVE | Action.CHANGE_FLOOR:
            return 200
        case Action.SHOOT:
            return 150
        case _:
            return 0


@kernel
def run_value(state: State, seat: int, bandit: int, car: int) -> int:
    """Run to where the next own card is of use; never to the Marshal."""
    floor = widen(state.floor_of[bandit])
    cars = 1 << car
    if safe_cars(state, cars, floor) == 0:
        return -2 * A_MEETING
    value = UNIT * best_lying(state, seat, cars, floor) // 4
    match next_own_action(state, bandit):
        case Action.ROB:
            if n_lying(state, cars, floor) > rivals_in(state, seat, cars, floor):
                value *= 4
            else:
                value *= 3
        case Action.CHANGE_FLOOR:
            there = other_floor(floor)
            onward = safe_cars(state, cars, there)
            value += UNIT * best_lying(state, seat, onward, there) * 3 // 4
        case Action.MOVE:
            onward = after_move(state, cars, floor)
            value += UNIT * best_lying(state, seat, onward, floor) // 2
        case Action.SHOOT:
            if can_aim_from(state, seat, cars, floor):
                value += A_SHOT
        case Action.PUNCH:
            value += punch_value(state, seat, cars, floor)
    if floor == Floor.ROOF:
        value += (
            UNIT * best_lying(state, seat, safe_cars(state, cars, Floor.INSIDE), Floor.INSIDE) // 5
        )
    return value


@kernel
def target_value(state: State, seat: int, target: int) -> int:
    """Hit the rich, never your own."""
    if not is_rival(state, seat, target):
        return POINTLESS
    return UNIT * wealth(state, seat, target)


@kernel
def punch_target_value(state: State, seat: int, target: int) -> int:
    """Punch whoever carries the best token, never your own."""
    if not is_rival(state, seat, target):
        return POINTLESS
    return UNIT * (4 * best_held(state, seat, target) + wealth(state, seat, target) // 4)


@kernel
def knock_value(state: State, seat: int, bandit: int, token: int) -> int:
    """Knock the best token off; a purse that Cheyenne can pocket counts twice (E5.2)."""
    value = UNIT * worth(state, seat, token)
    if has_power(state, bandit, Bandit.CHEYENNE) and is_purse(token):
        return 2 * value
    return value


@kernel
def push_value(state: State, seat: int, car: int) -> int:
    """Push rivals into the Marshal's arms, else away from loot; the other way round for your own."""
    target = widen(state.target_bandit)
    floor = widen(state.floor_of[target])
    value = -UNIT * best_lying(state, seat, 1 << car, floor) // 4
    if safe_cars(state, 1 << car, floor) == 0:
        value += A_MEETING
    return value if is_rival(state, seat, target) else -value


@kernel
def marshal_value(state: State, seat: int, car: int) -> int:
    """Send the Marshal to where others stand inside, and away from your own."""
    value = 0
    for bandit in range(N_BANDITS):
        if state.seat_of[bandit] != NOBODY and state.floor_of[bandit] == Floor.INSIDE:
            distance = abs(widen(state.car_of[bandit]) - car)
            worth_of_it = A_MEETING if distance == 0 else (A_MEETING // 5 if distance == 1 else 0)
            value += worth_of_it if is_rival(state, seat, bandit) else -2 * worth_of_it
    return value


@kernel
def drop_value(state: State, seat: int, token: int) -> int:
    """Drop the purse fewest rivals know: they cannot tell what lies there."""
    known = widen(state.token_known_by[token])
    n = 0
    for other in range(widen(state.n_seats)):
        n += known >> other & 1
    return -n


@kernel
def option_value(state: State, seat: int, option: int, hand: int) -> int:
    """What an option is worth, by the rule of thumb for what is asked."""
    bandit = widen(state.acting_bandit)
    match widen(state.asking):
        case Ask.SCHEME:
            return scheme_value(state, seat, option, hand)
        case Ask.COVER:
            return cover_value(state, seat, option, hand)
        case Ask.KEEP:
            return keep_value(state, seat, option)
        case Ask.PICK:
            return pick_value(state, seat, option)
        case Ask.MOVE:
            return run_value(state, seat, bandit, option)
        case Ask.SHOOT:
            return target_value(state, seat, option)
        case Ask.ROB:
            return UNIT * worth(state, seat, option)
        case Ask.PUNCH:
            return punch_target_value(state, seat, option)
        case Ask.KNOCK:
            return knock_value(state, seat, bandit, option)
        case Ask.POCKET:
            return UNIT if option == TAKE else 0
        case Ask.PUSH:
            return push_value(state, seat, option)
        case Ask.MARSHAL:
            return marshal_value(state, seat, option)
        case Ask.PICKPOCKET:
            return 0 if option == PASS else UNIT * worth(state, seat, option)
        case Ask.REVENGE:
            return drop_value(state, seat, option)
    return 0


@spliced_kernel
def is_sensible(state: State, seat: int, option: int, hand: int) -> bool:
    """Whether an option is not obviously pointless: what is planned has to be of use, and hiding is none."""
    return option_value(state, seat, option, hand) > (HIDING if state.asking == Ask.SCHEME else -1)
