"""One game at the arena's table: bots are asked, faults are noted, and the game goes on."""

import time
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from folsom import bots
from folsom.arena.external import BotFault, ExternalBot
from folsom.arena.plan import Plan, Task
from folsom.arena.results import Fault, Result
from folsom.bots.parts import bot_parts_of
from folsom.bots.policy import POLICIES
from folsom.core import bits
from folsom.core.chooser import choose_option, new_chooser
from folsom.core.errors import CannotRead
from folsom.core.game import Game
from folsom.core.playout import bandits_in
from folsom.core.state import NO_EVENTS
from folsom.games import game_module, parts_of

COMMAND, PYTHON = "command:", "python:"


def make_bot(name: str, game: str, seed: int, time_limit: float) -> bots.Bot:
    """A bot by its name in the plan."""
    if name.startswith(COMMAND):
        return ExternalBot(name.removeprefix(COMMAND), game, seed, time_limit)
    if name.startswith(PYTHON):
        module_name, _, function = name.removeprefix(PYTHON).partition(":")
        try:
            factory = getattr(import_module(module_name), function)
        except (ImportError, AttributeError, ValueError) as error:
            raise CannotRead(
                f"a Python bot is 'python:module:function', {name!r} is not: {error}"
            ) from None
        bot = factory(game, seed)
        if not isinstance(bot, bots.Bot):
            raise CannotRead(f"{name!r} made {bot!r}, which is no folsom.bots.Bot")
        return bot
    return bots.make(name, game, seed)


def is_own(name: str) -> bool:
    """Whether a bot is one of this package."""
    return not name.startswith((COMMAND, PYTHON))


def is_policy(name: str) -> bool:
    """Whether a bot is one compiled function, so that whole games can be played in one call."""
    return name in POLICIES


@cache
def get_ready(game: str, names: tuple[str, ...]) -> None:
    """Compile, once a process, what a game and the bots of this package need: no clock runs meanwhile."""
    fresh = game_module(game).new(seed=0)
    observed = bots.observe(fresh, bits.lowest(fresh.asked_mask()), bytes(32))
    for name in names:
        if is_own(name):
            bot = bots.make(name, game, 0)
            bot.answer(observed)
            bot.close()


class Chair:
    """A bot in a seat, with what it did wrong."""

    def __init__(self, plan: Plan, task: Task, seat: int) -> None:
        variant = plan.variants[task.variant]
        self.name = plan.bots[task.seating[seat]]
        self.seat = seat
        self.faults: list[Fault] = []
        seed = plan.bot_seed(task, seat)
        self._limit = plan.time_limit
        self._bot = make_bot(self.name, variant.game, seed, plan.time_limit)
        self._chooser = new_chooser(seed + 1)

    def answer(self, game: Game[Any, Any, Any], number: int) -> int:
        """The bot's answer, or a random one if there is none that can be played."""
        offered = game.option_mask(self.seat)
        start = time.perf_counter()
        try:
            # The seed hides nothing and helps nobody: it only fixes what the bot's search draws.
            drawn = bots.observe(game, self.seat, _draw_seed(self._chooser, number))
            option = self._bot.answer(drawn)
            why = None
            if isinstance(option, bool) or not isinstance(option, int | np.integer):
                why = f"answered {option!r}, which is no option's number"
            elif not 0 <= option < 63 or not bits.has(offered, int(option)):
                why = f"answered {option!r}, which was not offered"
            elif time.perf_counter() - start > self._limit * 1.05 + 0.05:
                why = f"took {time.perf_counter() - start:.2f} s, the limit is {self._limit:g} s"
        except BotFault as fault:
            why = str(fault)
        except Exception as error:
            why = f"crashed: {type(error).__name__}: {error}"
        if why is None:
            return int(option)
        kind = game.decision_of(self.seat).kind
        self.faults.append(Fault(self.name, self.seat, number, kind, why))
        return int(choose_option(self._chooser, offered))

    def close(self) -> None:
        """The game is over."""
        self._bot.close()


def _draw_seed(chooser: Any, number: int) -> bytes:
    return (int(chooser[0]) ^ (number << 64)).to_bytes(32, "big")


def play_game(plan: Plan, task: Task) -> Result:
    """Play one game, bot by bot."""
    variant = plan.variants[task.variant]
    get_ready(variant.game, plan.bots)
    module = game_module(variant.game)
    start = time.perf_counter()
    game = module.new_from(
        module.read_options(variant.options), plan.deal_seed(task.variant, task.deal)
    )
    chairs = [Chair(plan, task, seat) for seat in range(game.n_seats)]
    try:
        while not game.is_over:
            seat = bits.lowest(game.asked_mask())
            option = chairs[seat].answer(game, game.number)
            game.play(option, seat)
    finally:
        for chair in chairs:
            chair.close()
    outcome = game.outcome
    assert outcome is not None
    faults = tuple(fault for chair in chairs for fault in chair.faults)
    places = [result.place for result in outcome.results]
    if plan.on_fault == "forfeit":
        places = _after_forfeits(places, {fault.seat for fault in faults})
    return Result(
        variant=task.variant,
        deal=task.deal,
        seating=task.seating,
        shares=_shares(places),
        points=tuple(result.points for result in outcome.results),
        places=tuple(places),
        bandits=bandit_names(variant.game, game.records),
        decisions=game.number,
        seconds=time.perf_counter() - start,
        faults=faults,
    )


def _after_forfeits(places: list[int], forfeited: set[int]) -> list[int]:
    """Whoever forfeited comes last; if all did, the places stand."""
    if len(forfeited) in (0, len(places)):
        return places
    keys = [(seat in forfeited, place) for seat, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _shares(places: list[int]) -> tuple[float, ...]:
    n = places.count(1)
    return tuple(1 / n if place == 1 else 0.0 for place in places)


def bandit_names(game: str, records: Any) -> tuple[str, ...]:
    """Whom each seat leads; two bandits are joined by a plus."""
    state = records[0]
    names = game_module(game).BANDITS
    found = []
    for seat in range(int(state.n_seats)):
        led = np.atleast_1d(state.bandit_of[seat]).tolist()
        found.append("+".join(names[b] for b in led if b >= 0))
    return tuple(found)


def play_policies(plan: Plan, tasks: list[Task]) -> list[Result]:
    """Games of one variant between bots that are compiled functions: one call plays them all."""
    variant = plan.variants[tasks[0].variant]
    options = parts_of(variant.game).options
    names = game_module(variant.game).BANDITS
    checked = options.read_options(variant.options)
    template = options.make_template(checked)
    n, seats = len(tasks), checked.seats
    keys = np.array(
        [np.frombuffer(plan.deal_seed(t.variant, t.deal), "<u4") for t in tasks], np.uint32
    )
    policies = np.array(
        [[POLICIES[plan.bots[bot]] for bot in task.seating] for task in tasks], np.int64
    )
    choosers = np.array(
        [[new_chooser(plan.bot_seed(t, s))[0] for s in range(seats)] for t in tasks], np.int64
    )
    points, ranks, bandits = (np.zeros((n, seats), np.int64) for _ in range(3))
    won, counts = np.zeros(n, np.int64), np.zeros(n, np.int64)
    start = time.perf_counter()
    bot_parts_of(variant.game).policy.play_games(
        template,
        template.copy(),
        keys,
        policies,
        choosers,
        NO_EVENTS,
        points,
        ranks,
        won,
        bandits,
        counts,
    )
    each = (time.perf_counter() - start) / n
    results = []
    for k, task in enumerate(tasks):
        row = ranks[k].tolist()
        places = [1 + sum(other > rank for other in row) for rank in row]
        led = ["+".join(names[b] for b in bandits_in(code)) for code in bandits[k].tolist()]
        results.append(
            Result(
                variant=task.variant,
                deal=task.deal,
                seating=task.seating,
                shares=_shares(places),
                points=tuple(points[k].tolist()),
                places=tuple(places),
                bandits=tuple(led),
                decisions=int(counts[k]),
                seconds=each,
            )
        )
    return results


def play_tasks(plan: Plan, tasks: list[Task]) -> list[Result]:
    """Play some games, all of the same variant, the fast way where there is one."""
    if all(is_policy(plan.bots[bot]) for task in tasks for bot in task.seating):
        return play_policies(plan, tasks)
    return [play_game(plan, task) for task in tasks]
