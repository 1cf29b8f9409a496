"""Why a play is worse: positions played on by the rules of thumb, and what happened to its seat counted.

What is counted depends on the game: `SIGNS`. Of all that differs, the sign that speaks most clearly for the best
play is the reason. A reason is kept as its name and two numbers; the sentence is made where it is read.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from folsom.analysis.puzzles.puzzle import AnyGame, Play, Worse
from folsom.bots.bot import observe
from folsom.bots.policy import PolicyBot
from folsom.core import bits

N_LOOKS = 200
"""How often a play is played on to see what becomes of it: a share is right to about three in a hundred."""
LEAST = 8.0
"""What differs by less is no reason."""
FEWER_WINS = "less"
"""The reason where nothing else stands out: it is won less often."""
ROUND_ENDS = ("round-started", "game-ended")


@dataclass(frozen=True, slots=True)
class Sign:
    """Something to be counted. `is_good`: the more the better; `scale`: what weighs one in a hundred."""

    name: str
    is_good: bool
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Ahead:
    """One look ahead: what happened in the rest of the round, to the bandits of a seat; and how the game ended."""

    events: tuple[Any, ...]
    seat: int
    bandits: tuple[str, ...]
    results: tuple[Any, ...]

    def did(self, *kinds: str) -> bool:
        """Whether the seat did, or suffered, one of these."""
        return any(each.event in kinds and each.seat == self.seat for each in self.events)

    def suffered(self, *kinds: str) -> bool:
        """Whether somebody did one of these to it."""
        return any(each.event in kinds and each.target in self.bandits for each in self.events)

    def others(self, *kinds: str) -> bool:
        """Whether one of these happened to somebody else."""
        return any(each.event in kinds and each.seat != self.seat for each in self.events)


Count = Callable[[Ahead], float]

EXPRESS: Mapping[Sign, Count] = {
    Sign("idle", False): lambda a: 100 * a.did("no-effect"),
    Sign("hit", False): lambda a: 100 * (a.did("neutral-bullet") or a.suffered("bandit-shot")),
    Sign("lost", False): lambda a: (
        100 * (a.did("loot-fell", "loot-dropped") or a.suffered("loot-pocketed"))
    ),
    Sign("take", True): lambda a: (
        100 * a.did("loot-robbed", "loot-pocketed", "loot-pickpocketed", "ransom-paid")
    ),
    Sign("fire", True, 2.0): lambda a: 100 * a.did("bandit-shot"),
    Sign("gun", True): lambda a: 100 * (a.results[a.seat].parts["gunslinger"] > 0),
    Sign("money", True, 10.0): lambda a: a.results[a.seat].points,
    Sign("rival", False, 10.0): lambda a: max(r.points for r in a.results if r.seat != a.seat),
}
SUPEREXPRESS: Mapping[Sign, Count] = {
    Sign("off", False): lambda a: 100 * a.did("fell-off", "left-behind"),
    Sign("stun", False): lambda a: 100 * a.did("bandit-stunned"),
    Sign("miss", False, 1.5): lambda a: 100 * a.did("missed"),
    Sign("loot", True): lambda a: 100 * a.did("loot-taken"),
    Sign("fire", True, 2.0): lambda a: 100 * a.did("bandit-shot"),
    Sign("alone", True): lambda a: 100 * a.others("fell-off", "left-behind"),
    Sign("last", True): lambda a: 100 * a.results[a.seat].parts["aboard"],
}
SIGNS = {"express": EXPRESS, "superexpress": SUPEREXPRESS}
REASONS = (*dict.fromkeys(sign.name for signs in SIGNS.values() for sign in signs), FEWER_WINS)
"""All reasons."""

Seen = Mapping[Sign, float]


def look_ahead(position: AnyGame, seat: int, play: Play, n: int = N_LOOKS) -> Seen:
    """What becomes of a play, on average. The same luck for every play of a position."""
    signs = SIGNS[position.name]
    sums = dict.fromkeys(signs, 0.0)
    bandits = tuple(b.bandit for b in position.view(seat).bandits if b.seat == seat)
    for number in range(n):
        ahead = _look(position, seat, bandits, play, number)
        for sign, count in signs.items():
            sums[sign] += count(ahead)
    return {sign: total / n for sign, total in sums.items()}


def _look(position: AnyGame, seat: int, bandits: tuple[str, ...], play: Play, number: int) -> Ahead:
    bot = PolicyBot("outlaw", position.name, number)
    game = position.possible(seat, number.to_bytes(32, "big"))
    events: list[Any] = []
    is_this_round = True

    def go_on(who: int, option: int) -> None:
        nonlocal is_this_round
        game.answer(option, who)
        if is_this_round:
            happened = game.happened_in_full()
            events.extend(happened)
            is_this_round = not any(each.event in ROUND_ENDS for each in happened)

    for option in play:
        go_on(seat, option)
    while not game.is_over:
        who = bits.lowest(game.asked_mask())
        go_on(who, bot.answer(observe(game, who, bytes(32))))
    assert game.outcome is not None
    return Ahead(tuple(events), seat, bandits, game.outcome.results)


def why_worse(place: int, worse: Seen, best: Seen, shares: tuple[int, int]) -> Worse:
    """The sign that speaks most clearly against a play; `shares` are its and the best one's, in thousandths."""
    sign, clear = max(
        ((sign, speaks_for(sign, best, worse)) for sign in best), key=lambda found: found[1]
    )
    if clear < LEAST:
        return fewer_wins(place, shares)
    return Worse(place, sign.name, round(worse[sign]), round(best[sign]))


def fewer_wins(place: int, shares: tuple[int, int]) -> Worse:
    """Where no sign speaks against a play: it wins less often."""
    return Worse(place, FEWER_WINS, round(shares[0] / 10), round(shares[1] / 10))


def speaks_for(sign: Sign, one: Seen, other: Seen) -> float:
    """How clearly a sign speaks for one play and against another."""
    more = (one[sign] - other[sign]) / sign.scale
    return more if sign.is_good else -more


def clearest(one: Seen, other: Seen, among: Iterable[str]) -> str | None:
    """Which of these signs speaks most clearly for one play, if any does."""
    found = {sign.name: speaks_for(sign, one, other) for sign in one if sign.name in among}
    name = max(found, key=lambda each: found[each])
    return name if found[name] >= LEAST else None
