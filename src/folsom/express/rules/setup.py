"""E2 Set-up, and E9.2 for two bandits a player."""

from folsom.core.events import EVERYONE
from folsom.core.randomness import below
from folsom.core.state import EventRows
from folsom.express.components import (
    COPIES_OF,
    FIRST_BANDITS,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STATION,
    FIRST_STRONGBOX,
    IN_BOX,
    JEWEL,
    JEWELS_IN,
    LOCOMOTIVE,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_CAR_CARDS,
    N_NEUTRAL_BULLETS,
    N_PER_DECK,
    N_PURSES,
    N_ROUNDS,
    N_STATIONS,
    NOBODY,
    NOTHING,
    PURSE_VALUES,
    PURSES_IN,
    SECOND_BANDITS,
    START_PURSE,
    STRONGBOX,
    Action,
    Ask,
    Floor,
    Step,
)
from folsom.express.places import space_at
from folsom.express.rules.cards import put_on_deck, shuffle_deck
from folsom.express.rules.loot import give_token
from folsom.express.rules.telling import tell_bandit_placed, tell_game_started, tell_team_taken
from folsom.express.state import State, ask, ask_everyone, is_playing, seat_in_order
from folsom.kernel import kernel, widen


@kernel
def start(state: State, events: EventRows) -> None:
    """E2.1, E2.6 Who leads whom, and who is first. Settings and the random key are in the record already."""
    if state.first_player == NOBODY:
        state.first_player = below(state, widen(state.n_seats))
    tell_game_started(events, widen(state.first_player))
    state.asking = Ask.NOTHING
    state.asked = 0
    state.go = 0
    if state.chooses_team != 0:
        make_pairs(state)
        state.step = Step.TEAMS
    else:
        deal_bandits(state)
        state.step = Step.BOARD


@kernel
def deal_bandits(state: State) -> None:
    """E2.1 Seats without a bandit are dealt one at random, each a different one."""
    for seat in range(widen(state.n_seats)):
        for slot in range(1 + widen(state.two_bandits)):
            bandit = widen(state.bandit_of[seat, slot])
            if bandit == NOBODY:
                n_free = 0
                for other in range(N_BANDITS):
                    n_free += not is_taken(state, other)
                skip = below(state, n_free)
                bandit = 0
                while skip > 0 or is_taken(state, bandit):
                    skip -= not is_taken(state, bandit)
                    bandit += 1
                state.bandit_of[seat, slot] = bandit


@kernel
def is_taken(state: State, bandit: int) -> bool:
    """Whether a seat has that bandit already."""
    for seat in range(widen(state.n_seats)):
        if state.bandit_of[seat, 0] == bandit or state.bandit_of[seat, 1] == bandit:
            return True
    return False


@kernel
def make_pairs(state: State) -> None:
    """E9.2 Ghost, Doc and Belle each get a random one of Tuco, Cheyenne and Django."""
    for bandit in range(N_BANDITS):
        state.partner_of[bandit] = NOBODY
    first = below(state, 3)
    second = (first + 1 + below(state, 2)) % 3
    third = 3 - first - second
    state.partner_of[FIRST_BANDITS[0]] = SECOND_BANDITS[first]
    state.partner_of[FIRST_BANDITS[1]] = SECOND_BANDITS[second]
    state.partner_of[FIRST_BANDITS[2]] = SECOND_BANDITS[third]


@kernel
def free_pairs(state: State) -> int:
    """E9.2 The pairs nobody has taken, named by Ghost, Doc or Belle, as bits."""
    mask = 0
    for bandit in range(N_BANDITS):
        if state.partner_of[bandit] != NOBODY and not is_taken(state, bandit):
            mask |= 1 << bandit
    return mask


@kernel
def next_team(state: State) -> None:
    """E9.2 From the first player on, each takes a pair."""
    if state.go < state.n_seats:
        ask(state, Ask.TEAM, seat_in_order(state, widen(state.go)))
    else:
        state.step = Step.BOARD


@kernel
def take_team(state: State, seat: int, bandit: int, events: EventRows) -> None:
    """E9.2 A player takes a pair."""
    state.bandit_of[seat, 0] = bandit
    state.bandit_of[seat, 1] = state.partner_of[bandit]
    state.go += 1
    tell_team_taken(events, seat)


@kernel
def lay_out_board(state: State, events: EventRows) -> None:
    """E2 The train, its loot, the decks and the round cards; then the figures."""
    take_bandits(state)
    order_cars(state)
    lay_out_loot(state)
    make_decks(state)
    choose_round_cards(state)
    state.marshal_car = LOCOMOTIVE
    state.neutral_bullets = N_NEUTRAL_BULLETS
    state.step = Step.ROUND
    if state.two_bandits != 0:
        ask_everyone(state, Ask.PLACE)
    else:
        for k in range(widen(state.n_seats)):
            bandit = widen(state.bandit_of[seat_in_order(state, k), 0])
            place_bandit(state, bandit, widen(state.caboose) - k % 2, events)


@kernel
def take_bandits(state: State) -> None:
    """Each bandit in play knows its seat and has a full cylinder (E1.4)."""
    for bandit in range(N_BANDITS):
        state.seat_of[bandit] = NOBODY
        state.bullets_left_of[bandit] = N_BULLETS
        state.dropped_of[bandit] = NOTHING
    for seat in range(widen(state.n_seats)):
        for slot in range(1 + widen(state.two_bandits)):
            state.seat_of[widen(state.bandit_of[seat, slot])] = seat


@kernel
def order_cars(state: State) -> None:
    """E2.1 Cars the host did not name are drawn at random."""
    used = 0
    for car in range(1, widen(state.caboose) + 1):
        if state.car_card[car] != NOTHING:
            used |= 1 << widen(state.car_card[car])
    n_free = N_CAR_CARDS
    for card in range(N_CAR_CARDS):
        n_free -= used >> card & 1
    for car in range(1, widen(state.caboose) + 1):
        if state.car_card[car] == NOTHING:
            skip = below(state, n_free)
            card = 0
            while skip > 0 or used >> card & 1:
                skip -= not (used >> card & 1)
                card += 1
            state.car_card[car] = card
            used |= 1 << card
            n_free -= 1


@kernel
def lay_out_loot(state: State) -> None:
    """E2.2, E2.3 A $250 purse for each bandit, then purses at random and jewels into the cars."""
    for token in range(MAX_TOKENS):
        state.token_place[token] = IN_BOX
        state.token_known_by[token] = EVERYONE
        state.token_value[token] = START_PURSE
    for token in range(FIRST_JEWEL, FIRST_STRONGBOX):
        state.token_value[token] = JEWEL
    for token in range(FIRST_STRONGBOX, FIRST_RANSOM):
        state.token_value[token] = STRONGBOX
    purse = 0
    for bandit in range(N_BANDITS):
        if is_playing(state, bandit):
            if state.known_start_purses == 0:
                state.token_known_by[purse] = 0
            give_token(state, purse, bandit)
            purse += 1
    for token in range(purse, N_PURSES):
        state.token_value[token] = PURSE_VALUES[token]
        state.token_known_by[token] = 0
    for i in range(N_PURSES - 1, purse, -1):
        j = purse + below(state, i + 1 - purse)
        value = state.token_value[i]
        state.token_value[i] = state.token_value[j]
        state.token_value[j] = value
    jewel = FIRST_JEWEL
    for car in range(1, widen(state.caboose) + 1):
        card = widen(state.car_card[car])
        for _ in range(PURSES_IN[card]):
            state.token_place[purse] = space_at(car, Floor.INSIDE)
            purse += 1
        for _ in range(JEWELS_IN[card]):
            state.token_place[jewel] = space_at(car, Floor.INSIDE)
            jewel += 1
    state.token_place[FIRST_STRONGBOX] = space_at(LOCOMOTIVE, Floor.INSIDE)


@kernel
def make_decks(state: State) -> None:
    """E1.4 Ten action cards; E9.1 for a team one of each of both bandits, less one Marshal; E2.7 shuffled."""
    for seat in range(widen(state.n_seats)):
        for action in range(N_ACTIONS):
            if state.two_bandits != 0:
                put_on_deck(state, seat, action)
                if action != Action.MARSHAL:
                    put_on_deck(state, seat, N_ACTIONS + action)
            else:
                for _ in range(COPIES_OF[action]):
                    put_on_deck(state, seat, action)
        # Elsewhere the shuffle before the first draw (E3.1) hides this one.
        if state.expert != 0 and state.is_unshuffled == 0:
            shuffle_deck(state, seat)
    state.is_unshuffled = 0


@kernel
def choose_round_cards(state: State) -> None:
    """E2.4 Five of the seven for the player count; with events four and a station, last or shuffled in."""
    first = N_PER_DECK if state.n_seats > 4 else 0
    used = 0
    n_ordinary = N_ROUNDS - (state.events != 0)
    for i in range(n_ordinary):
        skip = below(state, N_PER_DECK - i)
        card = 0
        while skip > 0 or used >> card & 1:
            skip -= not (used >> card & 1)
            card += 1
        used |= 1 << card
        state.round_card[i] = first + card
    if state.events != 0:
        state.round_card[N_ROUNDS - 1] = FIRST_STATION + below(state, N_STATIONS)
        if state.station_last == 0:
            i = below(state, N_ROUNDS)
            station = state.round_card[N_ROUNDS - 1]
            state.round_card[N_ROUNDS - 1] = state.round_card[i]
            state.round_card[i] = station


@kernel
def place_bandit(state: State, bandit: int, car: int, events: EventRows) -> None:
    """E2.6, E9.2 A bandit starts inside the caboose or the car next to it."""
    state.car_of[bandit] = car
    state.floor_of[bandit] = Floor.INSIDE
    tell_bandit_placed(events, bandit, car, Floor.INSIDE)


@kernel
def place_teams(state: State, events: EventRows) -> None:
    """E9.2 All reveal together which bandit starts in the caboose; the other starts next to it."""
    for seat in range(widen(state.n_seats)):
        for slot in range(2):
            bandit = widen(state.bandit_of[seat, slot])
            is_last = state.choice_of[seat] == bandit
            place_bandit(state, bandit, widen(state.caboose) - (not is_last), events)
