"""E4.6 Punch: choose whom, choose what it loses, then which way it is pushed."""

from folsom.core.state import EventRows
from folsom.express.components import NOTHING, Ask, How
from folsom.express.rules.loot import give_token, loot_of, tell_apart
from folsom.express.rules.movement import go_to_car
from folsom.express.rules.powers import can_pocket, spare_belle
from folsom.express.rules.spaces import bandits_with, neighbours, space_of
from folsom.express.rules.telling import tell_bandit_punched, tell_loot_fell, tell_loot_pocketed
from folsom.express.state import State, ask
from folsom.kernel import kernel, widen


@kernel
def can_be_punched(state: State, bandit: int) -> int:
    """E4.6, E5.1 Another bandit in the same space."""
    return spare_belle(state, bandits_with(state, bandit) & ~(1 << bandit))


@kernel
def loot_to_knock(state: State, target: int) -> int:
    """E4.6 The tokens of the punched bandit, one of which it loses."""
    return tell_apart(state, loot_of(state, target))


@kernel
def ways_to_push(state: State, target: int) -> int:
    """E4.6 One car forward or back; at an end of the train there is one direction."""
    return neighbours(state, widen(state.car_of[target]))


@kernel
def punch(state: State, bandit: int, target: int, events: EventRows) -> None:
    """E4.6 The blow lands. If the target has loot, the puncher chooses one of its tokens."""
    seat = widen(state.seat_of[bandit])
    state.target_bandit = target
    tell_bandit_punched(events, bandit, target)
    if loot_of(state, target) != 0:
        ask(state, Ask.KNOCK, seat)
    else:
        ask(state, Ask.PUSH, seat)


@kernel
def knock_loot(state: State, bandit: int, token: int, events: EventRows) -> None:
    """E4.6 The token falls in the space of the punch, unless Cheyenne may want it (E5.2)."""
    state.token_at_stake = token
    if can_pocket(state, bandit, token):
        ask(state, Ask.POCKET, widen(state.seat_of[bandit]))
    else:
        let_fall(state, bandit, events)


@kernel
def let_fall(state: State, bandit: int, events: EventRows) -> None:
    """E4.6 The token at stake falls in the space of the punch."""
    token, target = widen(state.token_at_stake), widen(state.target_bandit)
    state.token_place[token] = space_of(state, target)
    tell_loot_fell(
        events, target, token, widen(state.car_of[target]), widen(state.floor_of[target])
    )
    state.token_at_stake = NOTHING
    ask(state, Ask.PUSH, widen(state.seat_of[bandit]))


@kernel
def pocket(state: State, bandit: int, events: EventRows) -> None:
    """E5.2 Cheyenne takes the purse instead of letting it fall."""
    token = widen(state.token_at_stake)
    give_token(state, token, bandit)
    tell_loot_pocketed(
        events,
        bandit,
        widen(state.target_bandit),
        token,
        widen(state.token_value[token]),
        widen(state.token_known_by[token]),
    )
    state.token_at_stake = NOTHING
    ask(state, Ask.PUSH, widen(state.seat_of[bandit]))


@kernel
def push(state: State, car: int, events: EventRows) -> None:
    """E4.6 The punched bandit goes to a neighbouring car, on the same floor."""
    go_to_car(state, widen(state.target_bandit), car, How.PUSH, events)
    state.target_bandit = NOTHING
