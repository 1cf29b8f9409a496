"""Colt Express: a possible state from a view. Any state that fits, then all unknown drawn anew."""

from collections import Counter
from dataclasses import astuple

import numpy as np

from folsom.bots.bot import Observation, observe
from folsom.core.choices import write_switches
from folsom.core.decision import Decision
from folsom.core.events import EVERYONE
from folsom.core.state import Records, new_event_buffer
from folsom.express.choices import SWITCHES
from folsom.express.components import (
    AT_BANDIT,
    BEFORE_RESHUFFLE,
    CAR_NAMES,
    COPIES_OF,
    COVERING,
    DOLLARS_A_UNIT,
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STATION,
    FIRST_STRONGBOX,
    IN_BOX,
    JEWEL,
    MAX_TOKENS,
    N_ACTIONS,
    N_PER_DECK,
    N_PURSES,
    N_ROUNDS,
    NOBODY,
    NOTHING,
    PURSE_VALUES,
    START_PURSE,
    STRONGBOX,
    TURN_SHIFT,
    Action,
    Ask,
)
from folsom.express.game import ExpressGame
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    FLOORS,
    Team,
    read_card,
    round_card_number,
)
from folsom.express.options import Options
from folsom.express.places import SPACES
from folsom.express.questions import QUESTIONS
from folsom.express.rules.counting import one_besides
from folsom.express.rules.legal import options
from folsom.express.rules.loot import is_purse
from folsom.express.seen.view_types import CountedView, View
from folsom.express.state import STATE


def imagine_express(view: View, decision: Decision, seed: bytes | None) -> Observation:
    """An observation from a view of Colt Express."""
    assert view.seat is not None
    records = any_state(view, decision)
    state = records[0]
    state.offered = options(state, view.seat)
    game = ExpressGame(records, Options(seats=view.n_seats), None, new_event_buffer())
    return observe(game, view.seat, seed)


def any_state(view: View, decision: Decision | None = None) -> Records:
    """Some state that fits a view, the same for the same view. The decision is needed for teams only."""
    records = np.zeros(1, STATE)
    _write_settings(records, view)
    _write_teams(records, view, decision)
    _write_train(records, view)
    _write_tokens(records, view)
    _write_pile(records, view)
    for player in view.players:
        _write_cards(records, view, player.seat)
    _write_rounds(records, view)
    _write_question(records, view)
    return records


def _write_settings(records: Records, view: View) -> None:
    state, settings = records[0], view.settings
    write_switches(state, SWITCHES, astuple(settings))
    state.n_seats = view.n_seats


def _teams(view: View) -> list[Team]:
    return [
        (
            BANDITS.index(player.bandits[0]) if player.bandits else NOBODY,
            BANDITS.index(player.bandits[1]) if len(player.bandits) > 1 else NOBODY,
        )
        for player in view.players
    ]


def _write_teams(records: Records, view: View, decision: Decision | None) -> None:
    state = records[0]
    state.bandit_of[:] = NOBODY
    state.seat_of[:] = NOBODY
    state.partner_of[:] = NOBODY
    for seat, team in enumerate(_teams(view)):
        state.bandit_of[seat] = team
        for bandit in team:
            if bandit != NOBODY and view.cars:
                state.seat_of[bandit] = seat
        if NOBODY not in team:
            state.partner_of[team[0]] = team[1]
    if decision is not None and decision.kind == "team":
        state.chooses_team = 1
        for option in decision.options:
            first, second = (BANDITS.index(name) for name in option.form.bandits)
            state.partner_of[first] = second


def _write_train(records: Records, view: View) -> None:
    state = records[0]
    state.caboose = len(view.cars) - 1 if view.cars else view.n_seats + 1
    state.car_card[:] = NOTHING
    for car in view.cars[1:]:
        state.car_card[car.car] = CAR_NAMES.index(car.card)
    state.marshal_car = view.marshal
    state.neutral_bullets = view.neutral_bullets
    state.dropped_of[:] = NOTHING
    for figure in view.bandits:
        bandit = BANDITS.index(figure.bandit)
        state.car_of[bandit] = figure.car or 0
        state.floor_of[bandit] = FLOORS.index(figure.floor) if figure.floor else 0
        state.bullets_left_of[bandit] = figure.bullets_left
        state.bullets_received_of[bandit] = figure.bullets_received
        if figure.dropped is not None:
            state.dropped_of[bandit] = figure.dropped.token
            state.dropped_against_of[bandit] = sum(1 << t for t in figure.dropped.against)
    for player in view.players:
        state.friendly_hits_of[player.seat] = player.friendly_hits


def _write_tokens(records: Records, view: View) -> None:
    state = records[0]
    n_bandits = len(view.bandits)
    pool = Counter(int(v) for v in PURSE_VALUES[n_bandits:])
    state.token_place[:] = IN_BOX
    state.token_known_by[:] = EVERYONE
    state.token_known_by[n_bandits:N_PURSES] = 0
    state.token_value[:] = START_PURSE
    state.token_value[FIRST_JEWEL:FIRST_STRONGBOX] = JEWEL
    state.token_value[FIRST_STRONGBOX:FIRST_RANSOM] = STRONGBOX
    unknown = set(range(n_bandits, N_PURSES))
    for shown in view.tokens:
        token = shown.token
        if shown.place == "bandit":
            assert shown.bandit is not None
            state.token_place[token] = AT_BANDIT + BANDITS.index(shown.bandit)
        elif shown.place == "car":
            assert shown.car is not None
            assert shown.floor is not None
            state.token_place[token] = SPACES.index((shown.car, FLOORS.index(shown.floor)))
        was_dealt_openly = not n_bandits <= token < N_PURSES and view.settings.known_start_purses
        if is_purse(token) and not was_dealt_openly:
            state.token_known_by[token] = sum(1 << seat for seat in shown.known_by)
        if shown.value is not None and token in unknown:
            state.token_value[token] = shown.value // DOLLARS_A_UNIT
            pool[shown.value // DOLLARS_A_UNIT] -= 1
            unknown.discard(token)
    for token, value in zip(sorted(unknown), pool.elements(), strict=True):
        state.token_value[token] = value
    assert len(state.token_value) == MAX_TOKENS


def _write_pile(records: Records, view: View) -> None:
    state = records[0]
    state.n_pile = len(view.pile)
    state.n_resolved = sum(card.resolved for card in view.pile)
    teams = _teams(view)
    for i, shown in enumerate(view.pile):
        if shown.card is not None:
            bandit, _, action = shown.card.partition(" ")
            state.pile_card[i] = BANDITS.index(bandit) * N_ACTIONS + ACTIONS.index(action)
        else:
            state.pile_card[i] = teams[shown.seat][0] * N_ACTIONS
        state.pile_note[i] = (
            (FACE_DOWN if shown.face_down else 0)
            | (COVERING if shown.cover else 0)
            | (BEFORE_RESHUFFLE if shown.before_reshuffle else 0)
            | shown.turn << TURN_SHIFT
        )
    if view.phase in ("schemin", "keep", "stealin", "event"):
        _write_draws(records, view)


def _goes_before(view: View, turn: int) -> int:
    shown = view.rounds[view.round - 1] if view.round else None
    return turn + (shown.turns[:turn].count("speeding-up") if shown else 0)


def _write_draws(records: Records, view: View) -> None:
    for drew in view.drew:
        go = _goes_before(view, drew.turn) + drew.go
        records[0].drew_in_go[go] = int(records[0].drew_in_go[go]) | 1 << drew.seat


def _all_cards(view: View, seat: int, team: Team) -> Counter[int]:
    cards: Counter[int] = Counter()
    for action in range(N_ACTIONS):
        if view.settings.two_bandits:
            cards[action] = 1
            if action != Action.MARSHAL:
                cards[N_ACTIONS + action] = 1
        else:
            cards[action] = int(COPIES_OF[action])
    cards.update(read_card(team, name) for name in view.players[seat].bullets)
    return cards


def _write_cards(records: Records, view: View, seat: int) -> None:
    """A seat's row: deck with its known top, hand, cards set aside, discard pile. Any deal that fits."""
    if not view.cars:
        return
    state, player, team = records[0], view.players[seat], _teams(view)[seat]
    pool = _all_cards(view, seat, team)
    discard = [read_card(team, name) for name in player.discard]
    top = [read_card(team, name) for name in player.known_on_deck]
    sure = [read_card(team, name) for name in player.surely_held]
    for card in sure:
        state.surely_held_of[seat, card] += 1
    if player.counted is not None:
        _write_counted(records, seat, team, player.counted)
    pool.subtract(discard)
    pool.subtract(top)
    hidden_places = []
    for i, shown in enumerate(view.pile):
        if shown.seat == seat and not shown.resolved:
            if shown.card is not None:
                pool[read_card(team, shown.card)] -= 1
            else:
                hidden_places.append(i)
    aside: list[int] = []
    if seat == view.seat:
        hand = [read_card(team, name) for name in view.hand or ()]
        aside = [read_card(team, name) for name in view.aside or ()]
        pool.subtract(hand)
        pool.subtract(aside)
        deck = list(pool.elements())
    else:
        pool.subtract(sure)
        rest = sorted(pool.elements())
        held = sure + rest
        actions = [card for card in held if card < FIRST_BULLET]
        for i in hidden_places:
            card = actions.pop(0)
            held.remove(card)
            state.pile_card[i] = team[card // N_ACTIONS] * N_ACTIONS + card % N_ACTIONS
        hand, deck = held[: player.hand], held[player.hand :]
    row = [*deck, *top, *hand, *aside, *discard]
    state.cards_of[seat, : len(row)] = row
    state.n_deck_of[seat] = len(deck) + len(top)
    state.n_hand_of[seat] = len(hand)
    state.n_aside_of[seat] = len(aside)
    state.n_discard_of[seat] = len(discard)
    state.n_known_top_of[seat] = len(top)


def _write_counted(records: Records, seat: int, team: Team, counted: CountedView) -> None:
    state = records[0]
    state.sure_actions_of[seat] = counted.sure_actions
    state.held_at_reshuffle_of[seat] = sum(
        1 << read_card(team, name) for name in counted.held_at_reshuffle
    )
    for limit in counted.limits:
        besides = sum(one_besides(read_card(team, name)) for name in limit.besides)
        state.limit_of[seat, limit.round - 2] = besides + limit.taken + 1


def _write_rounds(records: Records, view: View) -> None:
    state = records[0]
    shown = [r for r in view.rounds if r is not None]
    if not view.cars:
        state.round_card[:] = NOTHING
        return
    used = [round_card_number(r.card, view.n_seats) for r in shown]
    first = N_PER_DECK if view.n_seats > 4 else 0
    free = [card for card in range(first, first + N_PER_DECK) if card not in used]
    cards = used + free[: N_ROUNDS - len(used)]
    if view.settings.events and not any(card >= FIRST_STATION for card in used):
        cards[-1] = FIRST_STATION
    state.round_card[:] = cards
    state.round_number = max(view.round - 1, 0)
    state.is_revealed = len(shown) - int(state.round_number)


def _write_question(records: Records, view: View) -> None:
    state = records[0]
    asking = Ask(ASKS.index(view.asked[0].kind))
    state.asking = asking
    state.asked = sum(1 << asked.seat for asked in view.asked)
    state.step = QUESTIONS[asking].step
    state.turn = view.turn
    state.first_player = view.first_player
    state.choice_of[:] = NOTHING
    state.acting_bandit = state.target_bandit = NOBODY
    state.token_at_stake = NOTHING
    if view.resolving is not None:
        state.acting_bandit = BANDITS.index(view.resolving.bandit)
        if view.resolving.target is not None:
            state.target_bandit = BANDITS.index(view.resolving.target)
        if view.resolving.token is not None:
            state.token_at_stake = view.resolving.token
    state.go = _go(records, view, asking)


def _go(records: Records, view: View, asking: Ask) -> int:
    """How far the turn, the choice of teams or the event has come."""
    state = records[0]
    seat = view.asked[0].seat
    k = (seat - view.first_player) % view.n_seats
    match asking:
        case Ask.TEAM:
            return k
        case Ask.PICKPOCKET | Ask.REVENGE:
            is_second = state.bandit_of[seat, 0] != state.acting_bandit
            return 2 * k + int(is_second) + 1
        case Ask.SCHEME | Ask.COVER:
            shown = view.rounds[view.round - 1]
            assert shown is not None
            match shown.turns[view.turn]:
                case "switching":
                    return (view.n_seats - k) % view.n_seats
                case "speeding-up":
                    played = any(c.seat == seat and c.turn == view.turn for c in view.pile)
                    drew = any(d.seat == seat and d.turn == view.turn for d in view.drew)
                    return 2 * k + int(played or drew)
                case _:
                    return k
        case _:
            return 0
