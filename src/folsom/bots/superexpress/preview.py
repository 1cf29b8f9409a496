"""Colt Super Express: the viewer's own plan played ahead. Nobody else's cards can be seen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from folsom.bots.preview import Ahead, check_in_hand, without
from folsom.bots.superexpress.imagine import any_state
from folsom.core.errors import NotAllowed
from folsom.core.state import new_event_buffer
from folsom.superexpress.components import PLAN_SIZE, Status
from folsom.superexpress.game import SuperExpressGame
from folsom.superexpress.names import CardName
from folsom.superexpress.options import Options
from folsom.superexpress.rules.shootin import reveal_card
from folsom.superexpress.seen.view import View


def preview(view: View, cards: Sequence[str]) -> list[Ahead]:
    """The own stack as far as it lies, card by card, while everyone else stands still."""
    check_in_hand(view, cards)
    laid = cast(tuple[CardName, ...], tuple(cards))
    if view.seat is None or not view.asked:
        return []
    own = view.plans[view.seat]
    stack = (*own.cards, *laid)
    if len(stack) > PLAN_SIZE:
        raise NotAllowed(f"a plan has {PLAN_SIZE} cards, not {len(stack)}")
    if not stack:
        return []
    plans = list(view.plans)
    plans[view.seat] = replace(own, n=len(stack), locked=len(stack) == PLAN_SIZE, cards=stack)
    plan = replace(view, plans=tuple(plans), hand=without(view.hand or (), laid))
    options = Options(seats=view.n_seats)
    game = SuperExpressGame(any_state(plan), options, None, new_event_buffer())
    ahead = [Ahead([], game.view(view.seat))]
    for _ in stack:
        if game.state.status_of[view.seat] == Status.OUT:
            break
        buffer = new_event_buffer()
        reveal_card(game.state, view.seat, buffer[0])
        game = SuperExpressGame(game.records, options, None, buffer)
        ahead.append(Ahead(game.happened(view.seat), game.view(view.seat)))
    return ahead
