"""E4.7 to E4.9 The Marshal: where he goes, whom he meets, and when his bullets run short."""

from folsom.core.bits import count, has
from folsom.core.state import EventRows
from folsom.express.components import N_BANDITS, NEUTRAL_BULLET, Floor
from folsom.express.rules.cards import receive_bullet
from folsom.express.rules.spaces import bandits_at
from folsom.express.rules.telling import (
    tell_bandit_fled,
    tell_bullets_short,
    tell_marshal_moved,
    tell_neutral_bullet,
)
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def hit_by_neutral_bullets(state: State, victims: int, events: EventRows) -> None:
    """E4.9 One happening: each victim takes a neutral bullet, or nobody does if the pile cannot serve all."""
    wanted = count(victims)
    if wanted > state.neutral_bullets:
        if state.short_bullets_leave != 0:
            state.neutral_bullets = 0
        left = widen(state.neutral_bullets)
        tell_bullets_short(events, wanted, left)
        return
    for bandit in range(N_BANDITS):
        if has(victims, bandit):
            state.neutral_bullets -= 1
            state.bullets_received_of[bandit] += 1
            receive_bullet(state, widen(state.seat_of[bandit]), NEUTRAL_BULLET)
            tell_neutral_bullet(events, bandit, widen(state.neutral_bullets))


@kernel
def meet_marshal(state: State, events: EventRows) -> None:
    """E4.8 Every bandit inside the Marshal's car takes a neutral bullet and flees to the roof."""
    met = bandits_at(state, widen(state.marshal_car), Floor.INSIDE)
    if met == 0:
        return
    hit_by_neutral_bullets(state, met, events)
    for bandit in range(N_BANDITS):
        if has(met, bandit):
            state.floor_of[bandit] = Floor.ROOF
            tell_bandit_fled(events, bandit, widen(state.car_of[bandit]))


@kernel
def move_marshal(state: State, car: int, events: EventRows) -> None:
    """E4.7 The Marshal goes to a neighbouring car, inside, and meets whoever is there."""
    tell_marshal_moved(events, widen(state.marshal_car), car)
    state.marshal_car = car
    meet_marshal(state, events)
