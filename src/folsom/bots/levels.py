"""The bots by name: a level, and for those that think, how long.

make("outlaw", "express", seed=1)
make("sharpshooter", "express", seed=1)           thinks as long as its level says
make("sharpshooter:40ms", "express", seed=1)      40 ms a decision
make("sharpshooter:40ms-cpu", "express", seed=1)  40 ms of the processor's time, however busy the machine
make("sharpshooter:2000", "superexpress", seed=1) 2,000 playouts a decision: the same answers everywhere
make("legend:40ms", "express", seed=1)            the same with a net, where there is one
make("legend:net", "express", seed=1)             what the net says at a glance
make("legend:40ms@runs/a", "express", seed=1)     with the net in that folder
"""

from dataclasses import dataclass

from folsom.bots.bot import Bot
from folsom.bots.policy import POLICIES
from folsom.core.errors import CannotRead
from folsom.games import read_game

LEVELS = ("tenderfoot", "outlaw", "sharpshooter")
"""From weak to strong. `random`, which chooses among all options alike, is the arena's yardstick."""

RANDOM = "random"
LEGEND = "legend"
"""The strongest, for whoever has a net (`folsom.bots.net`)."""
AT_A_GLANCE = "net"
DEFAULT_SECONDS = 1.0
MAX_SECONDS = 600.0
BY_PROCESSOR = "-cpu"
"""Behind a time: not the clock's, but the processor's."""
MAX_PLAYOUTS = 10_000_000
LONG_SECONDS, LONG_PLAYOUTS = 0.2, 15_000


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long a bot may think over a decision: seconds, or a number of playouts; on how many threads.

    by_processor: whether seconds are those in which a thread has the processor, not those of the clock
    """

    seconds: float | None = DEFAULT_SECONDS
    playouts: int | None = None
    threads: int = 1
    by_processor: bool = False

    @property
    def is_long(self) -> bool:
        """Whether so much is tried on a thread that the usual tree would be full before the end."""
        if self.playouts is not None:
            return self.playouts > LONG_PLAYOUTS * self.threads
        return self.seconds is not None and self.seconds > LONG_SECONDS


@dataclass(frozen=True, slots=True)
class Level:
    """A bot's name taken apart."""

    name: str
    thinking: Thinking | None = None
    folder: str | None = None


def read_level(text: object) -> Level:
    """A level from its name, such as `outlaw` or `sharpshooter:40ms`."""
    if not isinstance(text, str):
        raise CannotRead(f"a bot is named by a text, not {text!r}")
    words, at, folder = text.strip().partition("@")
    name, mark, how_long = words.lower().partition(":")
    if name not in (*LEVELS, LEGEND, RANDOM):
        raise CannotRead(f"the bots are {', '.join((RANDOM, *LEVELS, LEGEND))}, not {text!r}")
    if at and (name != LEGEND or not folder):
        raise CannotRead(f"only legend has a net: write 'legend@FOLDER', not {text!r}")
    if name in POLICIES:
        if mark:
            raise CannotRead(f"{name} does not think: write {name!r}, not {text!r}")
        return Level(name)
    if name == LEGEND and how_long == AT_A_GLANCE:
        return Level(name, Thinking(None, 0), folder or None)
    return Level(name, _read_thinking(how_long, text) if mark else Thinking(), folder or None)


def _read_thinking(how_long: str, text: str) -> Thinking:
    thinking, _, threads = how_long.partition("x")
    n_threads = int(threads) if threads.isascii() and threads.isdigit() else 1
    by_processor = thinking.endswith(BY_PROCESSOR)
    thinking = thinking.removesuffix(BY_PROCESSOR)
    digits = thinking.removesuffix("ms").removesuffix("s")
    try:
        number = float(digits)
    except ValueError:
        number = -1.0
    if not 1 <= n_threads <= 256 or (threads and not threads.isdigit()):
        number = -1.0
    if thinking.endswith("s"):
        seconds = number / 1000 if thinking.endswith("ms") else number
        if 0 < seconds <= MAX_SECONDS:
            return Thinking(seconds, None, n_threads, by_processor)
    elif not by_processor and 1 <= number <= MAX_PLAYOUTS and number == int(number):
        return Thinking(None, int(number), n_threads)
    raise CannotRead(
        f"thinking time is written '40ms', '1.5s' or a number of playouts such as '2000',"
        f" with '-cpu' after a time of the processor and 'x4' after it for four threads;"
        f" not {how_long!r} in {text!r}"
    )


def make(level: str, game: str, seed: int) -> Bot:
    """A bot for one seat of a game. Equal seeds choose alike (a bot that thinks by the clock, nearly)."""
    read = read_level(level)
    read_game(game)
    if read.thinking is None:
        from folsom.bots.policy import PolicyBot

        return PolicyBot(read.name, game, seed)
    from folsom.bots.search import SearchBot

    weights = None
    if read.name == LEGEND:
        from folsom.bots.net import net_of

        weights = net_of(game, read.folder).weights
    return SearchBot(game, seed, read.thinking, name=level, weights=weights)


def levels_offered(game: str) -> tuple[str, ...]:
    """The levels that a game's bots come in here, weakest first: Legend only where there is a net for it."""
    from folsom.bots.net import has_net

    return (*LEVELS, LEGEND) if has_net(game) else LEVELS
