"""Colt Super Express: a possible state from a view. Any state that fits, then all unknown drawn anew."""

from dataclasses import astuple

from folsom.bots.bot import Observation, observe
from folsom.core.choices import write_switches
from folsom.core.decision import Decision
from folsom.core.state import Records, new_event_buffer
from folsom.superexpress.choices import SWITCHES
from folsom.superexpress.components import (
    BASE_CARDS,
    HORSE_CARD,
    LOOT,
    NOBODY,
    NOTHING,
    PLAN_SIZE,
    REFLEX_CARD,
    Facing,
    Status,
)
from folsom.superexpress.game import SuperExpressGame
from folsom.superexpress.notation import BANDITS, CAR_CARDS, CARDS, FACINGS, FLOORS
from folsom.superexpress.options import Options
from folsom.superexpress.rules.lines import CAR_LENGTH
from folsom.superexpress.seen.view import View
from folsom.superexpress.state import LOST, new_records

STEPS_SO_FAR = 32
"""More than the places in any line, so that whoever steps next stands beyond them all."""


def imagine(view: View, decision: Decision, seed: bytes | None) -> Observation:
    """An observation from a view of Colt Super Express."""
    assert view.seat is not None
    assert decision.seat == view.seat
    game = SuperExpressGame(any_state(view), Options(seats=view.n_seats), None, new_event_buffer())
    return observe(game, view.seat, seed)


def any_state(view: View, decision: Decision | None = None) -> Records:
    """Some state that fits a view, the same for the same view. The decision tells nothing more."""
    records = new_records()
    _write_table(records, view)
    _write_loot(records, view)
    for seat in range(view.n_seats):
        _write_bandit(records, view, seat)
        _write_plan(records, view, seat)
    return records


def _write_table(records: Records, view: View) -> None:
    state = records[0]
    state.n_seats = view.n_seats
    write_switches(state, SWITCHES, astuple(view.settings))
    state.asked = sum(1 << asked.seat for asked in view.asked)
    state.round_number = view.round
    state.first_player = view.first_player
    state.caboose = len(view.cars) - 1
    state.car_card[:] = NOTHING
    for car in view.cars[1:]:
        state.car_card[car.car] = CAR_CARDS.index(car.card)
    state.n_steps = STEPS_SO_FAR
    state.n_aboard = sum(bandit.aboard for bandit in view.bandits)
    state.n_departures = view.n_seats


def _write_loot(records: Records, view: View) -> None:
    state = records[0]
    state.owner_of_loot[:] = NOBODY
    state.loot_of_car[:] = NOTHING
    for loot in view.loot:
        for value in loot.values:
            state.owner_of_loot[LOOT.index(value)] = loot.seat
    for value in view.lost:
        state.owner_of_loot[LOOT.index(value)] = LOST
    left = [loot for loot in range(len(LOOT)) if state.owner_of_loot[loot] == NOBODY]
    for car in range(1, len(view.cars)):
        state.loot_of_car[car] = left[car - 1]


def _write_bandit(records: Records, view: View, seat: int) -> None:
    state, bandit = records[0], view.bandits[seat]
    state.bandit_of[seat] = BANDITS.index(bandit.bandit)
    state.is_stunned[seat] = bandit.stunned
    if not bandit.aboard:
        state.status_of[seat] = Status.OUT
        state.car_of[seat] = state.floor_of[seat] = NOTHING
        state.facing_of[seat] = Facing.LOCOMOTIVE
        state.left_at[seat] = 1
        return
    assert bandit.car is not None
    assert bandit.floor is not None
    assert bandit.facing is not None
    assert bandit.line is not None
    state.status_of[seat] = Status.ABOARD
    state.car_of[seat] = bandit.car
    state.floor_of[seat] = FLOORS.index(bandit.floor)
    state.facing_of[seat] = FACINGS.index(bandit.facing)
    state.spot_of[seat] = bandit.line - bandit.car * CAR_LENGTH


def _write_plan(records: Records, view: View, seat: int) -> None:
    """Own cards as they lie; others' complete stacks as any cards, to be drawn anew."""
    state, plan = records[0], view.plans[seat]
    hand = BASE_CARDS
    if view.settings.reflex:
        hand |= REFLEX_CARD
    if view.settings.horse:
        hand |= HORSE_CARD
    state.plan[seat] = NOTHING
    cards = [CARDS.index(card) for card in plan.cards if card is not None]
    if seat != view.seat and plan.locked:
        cards = [0, 1, 2]
    for i, card in enumerate(cards):
        state.plan[seat, i] = card
        hand &= ~(1 << card)
    state.n_planned[seat] = len(cards)
    state.hand_of[seat] = hand
    assert len(cards) <= PLAN_SIZE
