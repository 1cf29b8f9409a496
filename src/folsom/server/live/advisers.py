"""What seats are advised: thought of once a moment, however often it is asked for."""

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from folsom.server.compiling import SEARCH
from folsom.server.live.live_table import LiveTable
from folsom.server.live.thinking import Thinkers
from folsom.server.live.warm_up import WarmUp
from folsom.server.protocol.bodies import JudgedOption, SeatHint
from folsom.server.protocol.errors import Refusal

if TYPE_CHECKING:
    from folsom.bots.advice import Advice

N_LIT = 2

Asked = tuple[int, "asyncio.Task[Advice]"]


class Advisers:
    """A seat's advice is made from its own view, so it tells the seat nothing but what that is worth."""

    def __init__(self, thinkers: Thinkers, warm_up: WarmUp) -> None:
        self._thinkers = thinkers
        self._warm_up = warm_up
        # Each seat's last one, with the number of the answer it is about.
        self._advice: WeakKeyDictionary[LiveTable, dict[int, Asked]] = WeakKeyDictionary()

    async def hint_for(self, live: LiveTable, seat: int) -> SeatHint:
        """As much as the seat has asked for."""
        table = live.table
        step = table.hint_steps.get(seat, 0)
        if not step or seat not in table.asked:
            raise Refusal("hint/not-asked", "this seat has not asked for a hint")
        number = table.answer_for((seat,))
        known = self._advice.setdefault(live, {})
        about, task = known.get(seat, (-1, None))
        if task is None or about != number or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._advise(live, seat))
            known[seat] = number, task
        # Shielded: whoever goes away does not take it from another device of the seat.
        return told(await asyncio.shield(task), step)

    async def _advise(self, live: LiveTable, seat: int) -> "Advice":
        game = live.table.seen.game_for((seat,))
        assert game is not None
        view, decision = game.view(seat), game.decision_of(seat)
        await self._warm_up.be_warm(game.name, SEARCH)
        return await self._thinkers.advise(live, view, decision)


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
