"""Colt Express: the pile played ahead during Schemin', as far as a viewer can see it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from folsom.bots.express.imagine import any_state
from folsom.bots.express.policy import choose_by_thumb
from folsom.bots.preview import Ahead, check_in_hand, without
from folsom.core.chooser import Chooser, new_chooser
from folsom.core.state import EventRows, Records, new_event_buffer
from folsom.express.components import Ask, BanditName, Step
from folsom.express.game import ExpressGame
from folsom.express.options import Options
from folsom.express.rules.flow import answer, skip
from folsom.express.rules.legal import first_asked, options
from folsom.express.rules.stealin import resolve_next_card
from folsom.express.seen.view_types import PileView, View
from folsom.express.state import State

SCHEMING = ("scheme", "cover", "keep")


def play_card_ahead(state: State, chooser: Chooser, events: EventRows) -> None:
    """Resolve the next card of the pile; whoever is asked chooses by the rules of thumb, always alike."""
    resolve_next_card(state, events)
    while state.asking != Ask.NOTHING:
        seat = first_asked(state)
        offered = options(state, seat)
        if offered == 0:
            skip(state, events)
        else:
            option = choose_by_thumb(state, seat, offered, 0, chooser)
            answer(state, seat, option, events)


def preview(view: View, cards: Sequence[str]) -> list[Ahead]:
    """The pile as the viewer knows it, card by card."""
    check_in_hand(view, cards)
    if not view.asked or view.asked[0].kind not in SCHEMING:
        return []
    plan = _visible_plan(view, cards)
    if not plan.pile:
        return []
    table = any_state(plan)
    state = table[0]
    state.step, state.asking, state.asked = Step.RESOLVE, Ask.NOTHING, 0
    seen = state.token_known_by.copy()
    guessed = seen.copy()
    # Nobody acts on a value that was only made up to fill the gap.
    guessed[[token.token for token in view.tokens if token.value is None]] = 0
    chooser = new_chooser(0)
    ahead = [Ahead([], _game(table, new_event_buffer()).view(view.seat))]
    for _ in plan.pile:
        buffer = new_event_buffer()
        state.token_known_by = guessed
        play_card_ahead(state, chooser, buffer[0])
        # Whoever robs a purse learns its value; who only looks ahead does not.
        state.token_known_by = seen
        game = _game(table, buffer)
        ahead.append(Ahead(game.happened(None), game.view(view.seat)))
    return ahead


def _visible_plan(view: View, cards: Sequence[str]) -> View:
    """The view with the cards laid on the pile, and without those that lie face down for the viewer."""
    known = tuple(card for card in view.pile if card.card is not None)
    if not cards:
        return replace(view, pile=known)
    assert view.seat is not None
    shown = view.rounds[view.round - 1]
    is_tunnel = shown is not None and shown.turns[view.turn : view.turn + 1] == ("tunnel",)
    laid = tuple(
        PileView(
            seat=view.seat,
            bandit=cast(BanditName, card.partition(" ")[0]),
            card=card,
            face_down=is_tunnel,
            cover=False,
            before_reshuffle=False,
            turn=view.turn,
            resolved=False,
        )
        for card in cards
    )
    return replace(view, pile=known + laid, hand=without(view.hand or (), cards))


def _game(table: Records, buffer: Records) -> ExpressGame:
    return ExpressGame(table, Options(seats=int(table["n_seats"][0])), None, buffer)
