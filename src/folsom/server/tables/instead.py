"""Something else instead: an answer of which nobody has learned anything may still be another one.

Two things must hold, and the server decides both by playing the alternatives. Nobody else could tell them apart:
every other seat, and every spectator, sees and was told exactly the same after each of them. And whoever answered
has learned nothing since: nobody has answered after that, and nothing was drawn, dealt or turned over meanwhile.
So a card that was laid face down can be exchanged for another one until the next player answers; a card that lies
open, a drawing, and all that happens on the train cannot. (What all choose at the same time is taken back by the
game's own rules.)
"""

from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from typing import Any

from folsom.core import bits
from folsom.core.decision import TAKE_BACK, Decision
from folsom.games import game_module
from folsom.server.tables.games import AnyGame

TELLS_NOTHING = {"card-played", "turn-started"}
"""The only things that may have happened with the answer."""
MAX_HAPPENED = 2


def offered_instead(game: AnyGame, before: AnyGame | None = None) -> Decision | None:
    """The decision that was answered last, with the options that differ from the chosen one in their card alone;
    that one is among them. None if there is no other. `before` is the game before that answer, if it is at hand.

    What everybody is sent goes by this, because trying is dear; tests hold it to be what trying finds.
    """
    if not _may_be_hidden(game):
        return None
    seat, chosen = game.answers[-1]
    decision = (before or _before_last(game)).decision_of(seat)
    laid: Any = next(option.form for option in decision.options if option.number == chosen)
    if getattr(laid, "card", None) is None:
        return None
    form: Any = type(laid)
    but_for_its_card = _but_for_its_card(form)
    wanted = but_for_its_card(laid)
    same = tuple(
        option
        for option in decision.options
        if type(option.form) is form and but_for_its_card(option.form) == wanted
    )
    return replace(decision, options=same) if len(same) > 1 else None


@cache
def _but_for_its_card(form: Any) -> "attrgetter[Any]":
    """All fields of a form but one."""
    return attrgetter(*(field.name for field in fields(form) if field.name != "card"))


def other_options(game: AnyGame) -> Decision | None:
    """The same with the options that nobody can tell from the chosen one, as trying each of them shows."""
    if not _may_be_hidden(game):
        return None
    (seat, chosen), before = game.answers[-1], _before_last(game)
    decision, seen = before.decision_of(seat), _seen_by_others(game, seat)
    same = [
        option
        for option in decision.options
        if option.number == chosen
        or _seen_by_others(_after(before, seat, option.number), seat) == seen
    ]
    return replace(decision, options=tuple(same)) if len(same) > 1 else None


def _may_be_hidden(game: AnyGame) -> bool:
    """Whether nothing has happened with the last answer that shows which it was."""
    if not 0 < game.n_happened <= MAX_HAPPENED or not game.has_secret_news:
        return False
    if not game.answers or game.answers[-1].option == TAKE_BACK or game.is_over:
        return False
    return TELLS_NOTHING.issuperset(game.kinds_happened)


def played_instead(game: AnyGame, option: int) -> AnyGame:
    """The game with another last answer."""
    return _after(_before_last(game), game.answers[-1].seat, option)


def _before_last(game: AnyGame) -> AnyGame:
    before: AnyGame = game_module(game.name).rebuild(
        game.options, game.seed, game.answers[:-1], game.rules_version
    )
    return before


def _after(before: AnyGame, seat: int, option: int) -> AnyGame:
    after = before.copy()
    after.answer(option, seat)
    return after


def _seen_by_others(game: AnyGame, seat: int) -> list[object]:
    """All that everybody but that seat sees, was told, and is asked."""
    eyes = [None, *(viewer for viewer in range(game.n_seats) if viewer != seat)]
    written = game.sights_as_json(eyes)
    if written is not None:
        return [game.asked_mask(), *written]
    asked = bits.members(game.asked_mask())
    seen = [(game.view(viewer), game.happened(viewer)) for viewer in eyes]
    return [asked, *seen, *(game.decision_of(other) for other in asked if other != seat)]
