"""E6, E7 The end of a round and the events on the round cards."""

from folsom.core.bits import has, lowest
from folsom.core.events import EVERYONE
from folsom.core.state import EventRows
from folsom.express.components import (
    EVENT_OF,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    LOCOMOTIVE,
    MAX_TOKENS,
    N_BANDITS,
    N_ROUNDS,
    NOBODY,
    START_PURSE,
    Ask,
    Floor,
    How,
    RoundEvent,
    Step,
)
from folsom.express.places import space_at
from folsom.express.rules.loot import (
    extreme_purses,
    give_token,
    loot_of,
    purses_in,
    tell_apart,
    tokens_at,
    turn_over_purses,
)
from folsom.express.rules.marshal import hit_by_neutral_bullets, move_marshal
from folsom.express.rules.movement import go_to_car
from folsom.express.rules.spaces import (
    bandits_at,
    bandits_on,
    bandits_with,
    car_ahead,
    car_behind,
    space_of,
)
from folsom.express.rules.telling import (
    tell_event_started,
    tell_first_player,
    tell_game_ended,
    tell_loot_dropped,
    tell_loot_pickpocketed,
    tell_ransom_paid,
    tell_round_ended,
    tell_strongbox_placed,
)
from folsom.express.state import State, ask, is_on_roof, is_playing, seat_in_order
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def event_of_round(state: State) -> int:
    """The event on this round's card, if events are in play."""
    if state.events == 0:
        return 0
    return widen(EVENT_OF[widen(state.round_card[widen(state.round_number)])])


@kernel
def resolve_event(state: State, events: EventRows) -> None:
    """E6.1, E7 After Stealin' the round's event happens."""
    event = event_of_round(state)
    state.step = Step.END_ROUND
    if event != RoundEvent.NONE:
        tell_event_started(events, event)
    match event:
        case RoundEvent.ANGRY_MARSHAL:
            angry_marshal(state, events)
        case RoundEvent.SWIVEL_ARM:
            swivel_arm(state, events)
        case RoundEvent.BRAKING:
            brake(state, events)
        case RoundEvent.TAKE_IT_ALL:
            take_it_all(state, events)
        case RoundEvent.PASSENGERS_REBELLION:
            passengers_rebellion(state, events)
        case RoundEvent.HOSTAGE_CONDUCTOR:
            hostage_conductor(state, events)
        case RoundEvent.MARSHALS_REVENGE | RoundEvent.PICKPOCKETING:
            state.go = 0
            state.step = Step.EVENT_EACH


@kernel
def angry_marshal(state: State, events: EventRows) -> None:
    """E7.1 He shoots everyone on the roof of his car, then goes one car toward the caboose."""
    hit_by_neutral_bullets_if_any(
        state, bandits_at(state, widen(state.marshal_car), Floor.ROOF), events
    )
    if state.marshal_car < state.caboose:
        move_marshal(state, car_behind(widen(state.marshal_car)), events)


@kernel
def hit_by_neutral_bullets_if_any(state: State, victims: int, events: EventRows) -> None:
    """E4.9 One happening, if anybody is hit at all."""
    if victims != 0:
        hit_by_neutral_bullets(state, victims, events)


@kernel
def swivel_arm(state: State, events: EventRows) -> None:
    """E7.2 Every bandit on a roof goes to the caboose's roof."""
    for bandit in range(N_BANDITS):
        if (
            is_playing(state, bandit)
            and is_on_roof(state, bandit)
            and state.car_of[bandit] != state.caboose
        ):
            go_to_car(state, bandit, widen(state.caboose), How.SWIVEL_ARM, events)


@kernel
def brake(state: State, events: EventRows) -> None:
    """E7.3 Every bandit on a roof moves one car toward the locomotive; on its roof they stay."""
    for bandit in range(N_BANDITS):
        if (
            is_playing(state, bandit)
            and is_on_roof(state, bandit)
            and state.car_of[bandit] != LOCOMOTIVE
        ):
            go_to_car(state, bandit, car_ahead(widen(state.car_of[bandit])), How.BRAKING, events)


@kernel
def take_it_all(state: State, events: EventRows) -> None:
    """E7.4 The second strongbox is put inside the Marshal's car."""
    token = FIRST_STRONGBOX + 1
    car = widen(state.marshal_car)
    state.token_place[token] = space_at(car, Floor.INSIDE)
    tell_strongbox_placed(events, token, car)


@kernel
def passengers_rebellion(state: State, events: EventRows) -> None:
    """E7.5 Every bandit inside, the locomotive too, takes a neutral bullet."""
    hit_by_neutral_bullets_if_any(state, bandits_on(state, Floor.INSIDE), events)


@kernel
def hostage_conductor(state: State, events: EventRows) -> None:
    """E7.8 Each bandit in or on the locomotive takes a $250 purse from outside the game."""
    for bandit in range(N_BANDITS):
        if is_playing(state, bandit) and state.car_of[bandit] == LOCOMOTIVE:
            token = FIRST_RANSOM
            while token < MAX_TOKENS - 1 and state.token_place[token] != IN_BOX:
                token += 1
            state.token_value[token] = START_PURSE
            state.token_known_by[token] = EVERYONE if state.known_start_purses != 0 else 0
            give_token(state, token, bandit)
            tell_ransom_paid(events, bandit, token)


@kernel
def next_bandit_of_event(state: State) -> None:
    """E7.6, E7.7 These two ask bandit by bandit, in order from the first player."""
    if state.go >= 2 * widen(state.n_seats):
        state.acting_bandit = NOBODY
        state.step = Step.END_ROUND
        return
    seat = seat_in_order(state, widen(state.go) // 2)
    bandit = widen(state.bandit_of[seat, widen(state.go) % 2])
    state.go += 1
    if bandit == NOBODY:
        return
    if event_of_round(state) == RoundEvent.PICKPOCKETING:
        if purses_to_pickpocket(state, bandit) != 0:
            state.acting_bandit = bandit
            ask(state, Ask.PICKPOCKET, seat)
    elif stands_over_marshal(state, bandit) and purses_in(loot_of(state, bandit)) != 0:
        state.acting_bandit = bandit
        ask(state, Ask.REVENGE, seat)


@kernel
def purses_to_pickpocket(state: State, bandit: int) -> int:
    """E7.6 A bandit with no other bandit in its space, a team mate included, may take a purse lying there."""
    if bandits_with(state, bandit) != 1 << bandit:
        return 0
    return tell_apart(state, purses_in(tokens_at(state, space_of(state, bandit))))


@kernel
def pickpocket(state: State, bandit: int, token: int, events: EventRows) -> None:
    """E7.6 The bandit takes the purse, value unseen."""
    give_token(state, token, bandit)
    tell_loot_pickpocketed(
        events,
        bandit,
        token,
        widen(state.token_value[token]),
        widen(state.token_known_by[token]),
    )


@kernel
def stands_over_marshal(state: State, bandit: int) -> bool:
    """Whether a bandit is on the roof of the Marshal's car."""
    return is_on_roof(state, bandit) and state.car_of[bandit] == state.marshal_car


@kernel
def purses_for_revenge(state: State, bandit: int) -> int:
    """E7.7 The least (2014-sv: most) valuable purses; equal ones only if others know them apart."""
    candidates = extreme_purses(state, bandit, state.revenge_takes_most != 0)
    offered = 0
    while candidates != 0:
        token = lowest(candidates)
        candidates &= candidates - 1
        is_new = True
        for other in range(token):
            if has(offered, other):
                is_new = is_new and state.token_known_by[other] != state.token_known_by[token]
        if is_new:
            offered |= 1 << token
    return offered


@kernel
def drop_purse(state: State, bandit: int, token: int, events: EventRows) -> None:
    """E7.7 The purse is dropped on that roof. Everyone now knows how it compares with those kept."""
    car = widen(state.car_of[bandit])
    state.token_place[token] = space_at(car, Floor.ROOF)
    state.dropped_of[bandit] = token
    state.dropped_against_of[bandit] = purses_in(loot_of(state, bandit))
    tell_loot_dropped(events, bandit, token, car)


@kernel
def end_round(state: State, events: EventRows) -> None:
    """E6.1 The round is over; the player to the left becomes first."""
    number = widen(state.round_number)
    tell_round_ended(events, number + 1)
    state.n_pile = 0
    state.n_resolved = 0
    if number == N_ROUNDS - 1:
        state.step = Step.OVER
        turn_over_purses(state)
        tell_game_ended(events)
        return
    state.round_number += 1
    state.is_revealed = 0
    state.first_player = seat_in_order(state, 1)
    tell_first_player(events, widen(state.first_player))
    state.step = Step.ROUND
