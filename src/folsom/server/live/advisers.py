"""What seats are advised: thought of once a choice, however often it is asked for."""

import asyncio
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from folsom.core import bits
from folsom.core.decision import Decision
from folsom.core.errors import NotAllowed
from folsom.server.compiling import SEARCH
from folsom.server.live.live_table import LiveTable
from folsom.server.live.thinking import Thinkers
from folsom.server.live.warm_up import WarmUp
from folsom.server.protocol.bodies import JudgedOption, SeatHint
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.table import Table

if TYPE_CHECKING:
    from folsom.bots.advice import Advice

N_LIT = 2

Cards = tuple[str, ...]
Asked = tuple[int, "dict[Cards, asyncio.Task[Advice]]"]


class Advisers:
    """A seat's advice is made from its own view, so it tells the seat nothing but what that is worth."""

    def __init__(self, thinkers: Thinkers, warm_up: WarmUp) -> None:
        self._thinkers = thinkers
        self._warm_up = warm_up
        # What each seat was told last, with how many hints it had been given before this choice: what others
        # choose meanwhile does not change what it is told step by step.
        self._advice: WeakKeyDictionary[LiveTable, dict[int, Asked]] = WeakKeyDictionary()

    async def hint_for(self, live: LiveTable, seat: int, cards: Cards = ()) -> SeatHint:
        """As much as the seat has asked for; after these cards of a plan that it has not sent yet."""
        table = live.table
        step = table.hint_steps.get(seat, 0)
        if not step or seat not in table.asked:
            raise Refusal("hint/not-asked", "this seat has not asked for a hint")
        before = table.seats[seat].n_hints - step
        known = self._advice.setdefault(live, {})
        if seat not in known or known[seat][0] != before:
            known[seat] = before, {}
        found = known[seat][1]
        task = found.get(cards)
        if task is None or (task.done() and task.exception() is not None):
            view, decision = seen_after(table, seat, cards)
            task = found[cards] = asyncio.create_task(self._advise(live, view, decision))
        # Shielded: whoever goes away does not take it from another device of the seat.
        return told(await asyncio.shield(task), step)

    async def _advise(self, live: LiveTable, view: Any, decision: Decision) -> "Advice":
        await self._warm_up.be_warm(live.table.settings.game, SEARCH)
        return await self._thinkers.advise(live, view, decision)


def seen_after(table: Table, seat: int, cards: Cards) -> tuple[Any, Decision]:
    """What a seat sees and is asked once it has put these cards aside in secret: nobody else moves by that."""
    known = table.seen.game_for((seat,))
    assert known is not None
    game = known.copy()
    for card in cards:
        decision = game.decision_of(seat)
        laid = [o.number for o in decision.options if getattr(o.form, "card", None) == card]
        if not laid:
            raise NotAllowed(f"expected a card that can be laid now, got {card!r}")
        game.answer(laid[0], seat)
        if not (game.can_take_back(seat) and bits.has(game.asked_mask(), seat)):
            raise NotAllowed("expected cards of a plan that is not complete")
    return game.view(seat), game.decision_of(seat)


def told(advice: "Advice", step: int) -> SeatHint:
    """So much of it as somebody has asked for: nothing more leaves the server."""
    hint = SeatHint(1, advice.thought, advice.lead)
    if step == 1:
        return hint
    lit = [each.option for each in advice.estimates[:N_LIT]]
    if step == 2:
        return SeatHint(2, hint.thought, hint.lead, lit)
    chances = [
        JudgedOption(each.option, round(each.share, 3), round(each.error, 3))
        for each in advice.estimates
    ]
    return SeatHint(3, hint.thought, hint.lead, lit, chances)
