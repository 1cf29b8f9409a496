"""Setting up and rebuilding the games at the tables, whatever game it is."""

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from folsom.core.errors import BadOptions
from folsom.core.game import Game
from folsom.games import game_module
from folsom.server.protocol.table_state import Settings

AnyGame = Game[Any, Any, Any]


def check_settings(settings: Settings) -> int:
    """Refuse settings that the game does not take. Returns the game's rules version."""
    if "seats" in settings.options:
        raise BadOptions("the number of seats is set by 'n_seats', not by an option")
    module = game_module(settings.game)
    if len(settings.options) > 40:
        raise BadOptions("too many options")
    try:
        module.new(seats=settings.n_seats, seed=0, **settings.options)
    except (TypeError, ValueError, OverflowError) as error:
        raise BadOptions(f"these options do not fit together: {error}") from None
    return int(module.RULES_VERSION)


def bandit_names(game: str) -> tuple[str, ...]:
    """The bandits one may choose from; none where the game knows no such choice."""
    return game_module(game).BANDITS


def settle_options(settings: Settings, wishes: Sequence[str | None], seed: bytes) -> dict[str, Any]:
    """The options for the start, with a bandit for everyone if somebody chose one."""
    options = dict(settings.options)
    names = bandit_names(settings.game)
    wished = [wish for wish in wishes if wish in names]
    if settings.bandits == "random" or not wished or options.get("bandits") or not names:
        return options
    left = [name for name in names if name not in wished]
    random.Random(sha256(b"folsom bandits" + seed).digest()).shuffle(left)
    taken: set[str] = set()
    bandits = []
    for wish in wishes:
        mine = wish if wish in names and wish not in taken else left.pop()
        taken.add(mine)
        bandits.append(mine)
    chosen = {**options, "bandits": bandits}
    try:
        game_module(settings.game).new(seats=settings.n_seats, seed=seed, **chosen)
    except BadOptions:
        return options  # a variant in which bandits are dealt or taken in pairs
    return chosen


def new_game(settings: Settings, options: dict[str, Any], seed: bytes, version: int) -> AnyGame:
    """The game at its start, by the rules of that version."""
    whole = {"seats": settings.n_seats, **options}
    game: AnyGame = game_module(settings.game).rebuild(whole, seed, [], version)
    return game


def rebuild_game(fresh: AnyGame, answers: Sequence[tuple[int, int]]) -> AnyGame:
    """A game after these answers, which were legal when they were written. The last one's events are kept."""
    if not answers:
        return fresh
    game = fresh
    if len(answers) > 1:
        module = game_module(fresh.name)
        game = module.rebuild(fresh.options, fresh.seed, answers[:-1], fresh.rules_version)
    seat, option = answers[-1]
    game.answer(option, seat)
    return game


def knows_rules(game: str, version: int) -> bool:
    """Whether a game that was begun under those rules can be played here."""
    return version in game_module(game).KNOWN_VERSIONS
