"""`folsom play`: a game against bots in the terminal."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from folsom.bots.levels import RANDOM
from folsom.cli.compiling import SEARCH, prepare, uses_of
from folsom.cli.game_options import TakesFlags, chosen_flags
from folsom.cli.interrupt import Interrupted, ignore_interrupts, wait_for_a_line
from folsom.cli.language import LanguageOption, choose_language, printable, seat_names
from folsom.cli.screen_parts import legend, padded
from folsom.cli.screens import as_printed, draw, screen_of
from folsom.cli.tables import (
    LEVELS_IN_WORDS,
    Chooser,
    make_bot,
    read_levels,
    read_pairs,
    read_table,
    write_file,
)
from folsom.core.decision import Decision
from folsom.core.errors import BadOptions, FolsomError
from folsom.core.game import Game
from folsom.core.parts import Package
from folsom.core.randomness import SEED_BYTES, read_seed
from folsom.games import game_module
from folsom.words.catalogues import ENGLISH
from folsom.words.speech import Words, speak

if TYPE_CHECKING:
    from folsom.bots.advice import Advice

MIN_LOG = 2
MAX_LOG = 14
UNTOLD = ("deck-shuffled", "hand-returned", "chose")
COMMAND = TakesFlags
KEYS = (
    ("1", "key-digits-help"),
    ("?", "key-hint-help"),
    ("h", "how-to-play"),
    ("l", "log"),
    ("u", "take-back"),
    ("s", "stats-save"),
    ("q", "terminal-key-quit"),
)
"""What can be typed, and the sentences that say what it does."""
WORTHS = ("loot", "best_card")
TRUTHS = ("gunslinger", "aboard")
"""The parts of a result that are dollars, and those that are so or are not; the others are counted."""


class Quit(Exception):
    """The player has had enough."""


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="express or superexpress.")] = "express",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="How many play.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    bandit: Annotated[
        str | None,
        typer.Option(help="Your bandit (two with a plus: doc+tuco); else dealt at random."),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(help=f"{LEVELS_IN_WORDS}; or one for each other seat: outlaw,random,random."),
    ] = "outlaw",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="Any other option, as NAME=VALUE.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or 64 hex digits; else a fresh seed.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the transcript goes at the end or when you quit.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play Colt Express or Colt Super Express against bots."""
    module = game_module(game)
    spoken = choose_language(language)
    given = {
        "seats": seats,
        **chosen_flags(ctx),
        **read_pairs(option or []),
    }
    options = read_table(game, given)
    if not 0 <= seat < options.seats:
        raise BadOptions(f"your seat is one of 0 to {options.seats - 1}, not {seat}")
    if bandit is not None:
        given["bandits"] = _with_bandit(module, options, seat, bandit)
        options = read_table(game, given)
    key = _read_seed(seed)
    levels = read_levels(bots, options.seats - 1)
    uses = uses_of([level for level in levels if level != RANDOM])
    prepare(game, *uses, language=spoken)
    levels.insert(seat, "you")
    players: list[Chooser | None] = [
        None if level == "you" else make_bot(level, game, int.from_bytes(key[:4], "big") + i)
        for i, level in enumerate(levels)
    ]
    console = Console(highlight=False)
    table = TerminalTable(module.new_from(options, key), seat, players, console, save, spoken)
    table.run()


def _read_seed(given: str | None) -> bytes:
    """Fewer digits than a whole seed has are a number, as the other commands take it."""
    if given is not None and given.isdecimal() and len(given) < 2 * SEED_BYTES:
        return read_seed(int(given))
    return read_seed(given)


def _with_bandit(module: Package, options: Any, seat: int, bandit: str) -> list[Any]:
    """Bandits for all seats, with the player's own where he sits."""
    names = list(module.BANDITS)
    own = [name.strip().lower() for name in bandit.split("+")]
    for name in own:
        if name not in names:
            raise BadOptions(f"the bandits are {', '.join(names)}, not {name!r}")
    free = iter([name for name in names if name not in own])
    if len(own) == 1:
        return [own[0] if i == seat else next(free) for i in range(options.seats)]
    return [own if i == seat else [next(free), next(free)] for i in range(options.seats)]


class TerminalTable:
    """One person and bots at a table on the screen."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seat: int,
        players: list[Chooser | None],
        console: Console,
        save: Path | None,
        language: str = ENGLISH,
    ) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        self.console = console
        self.save = save
        self.language = language
        self.face = screen_of(game.name)
        self.log: list[str] = []
        self.lantern = Lantern(self)
        self._tell()

    def run(self) -> None:
        """Play to the end, or until the player quits; either way the game is saved."""
        try:
            while not self.game.is_over:
                self._step()
        except (Quit, EOFError):
            self.console.print()
            self._save()
            return
        except KeyboardInterrupt:
            ignore_interrupts()
            self.console.print()
            self._save()
            raise Interrupted("in the middle of a game") from None
        self._show()
        self._show_outcome()
        self._save()

    def _step(self) -> None:
        """The person answers first where several are asked, so that a plan can be taken back."""
        game = self.game
        asked = [decision.seat for decision in game.decisions]
        seat = self.seat if self.seat in asked else asked[0]
        decision = game.decision_of(seat)
        bot = self.players[seat]
        if bot is None:
            self._ask(decision)
        else:
            self._answer(bot.choose(game.view(seat), decision), seat)

    def _answer(self, option: int, seat: int) -> None:
        self.game.play(option, seat)
        self._tell()

    def _tell(self) -> None:
        """Put into the log what the player may know of the last answer, without what nobody would mention."""
        told = [
            event
            for event in self.game.happened(self.seat)
            if event.event not in UNTOLD and (event.event != "card-drawn" or event.card)
        ]
        view = self.game.view(self.seat)
        said = self.face.narrate_all(told, view, self._names(view), self.language)
        self.log += map(self.printable, said)

    def _names(self, view: Any) -> list[str]:
        names = seat_names(view, self.seat, self.language)
        return [self.printable(name) for name in names]

    def say(self, *names: str, **words: str) -> None:
        """Sentences of the catalogue, one after another."""
        speech = speak(self.language)
        said = " ".join(speech.say(name, words or None) for name in names)
        self.console.print(self.printable(said), markup=False)

    def printable(self, text: str) -> str:
        return printable(text, self.console.encoding)

    def _show(self, n_below: int = 8) -> None:
        """Draw the table, with as much of the log as leaves room for so many lines below it."""
        console = self.console
        if console.is_terminal:
            console.clear()
        view = self.game.view(self.seat)
        names = self._names(view)
        drawn = draw(self.face, view, names, [], console, self.language)
        free = console.height - len(console.render_lines(drawn)) - n_below
        recent = self._recent(free)
        console.print(draw(self.face, view, names, recent, console, self.language))

    def _recent(self, n_lines: int) -> list[str]:
        """The end of the log, as much as fits into so many lines."""
        left = min(MAX_LOG, n_lines)
        n = 0
        for line in reversed(self.log):
            left -= self._height(f"  {line}")
            if left < 0:
                break
            n += 1
        return self.log[-max(MIN_LOG, n) :]

    def _height(self, text: str) -> int:
        return len(Text(text).wrap(self.console, self.console.width))

    def _ask(self, decision: Decision) -> None:
        view = self.game.view(self.seat)
        console = self.console
        words = [
            f"{i:2} {self.printable(self.face.describe(option, decision, view, self.language))}"
            for i, option in enumerate(decision.options, start=1)
        ]
        rows = self._in_columns(words)
        self._show(sum(map(self._height, rows)) + 2)
        asked = self.printable(self.face.question(decision, view, self.language))
        console.print(Text(asked, style="bold"))
        for row in rows:
            console.print(Text(row))
        while True:
            typed = self._read()
            if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(decision.options):
                self._answer(decision.options[int(typed) - 1].number, self.seat)
                return
            if typed == "?":
                self.lantern.say_more(decision)
            elif self._do_key(typed):
                return

    def _in_columns(self, words: list[str]) -> list[str]:
        width = max(map(cell_len, words)) + 2
        n_columns = max(1, min(len(words), self.console.width // width))
        n_rows = -(-len(words) // n_columns)
        return [
            "".join(padded(word, width) for word in words[row::n_rows]).rstrip()
            for row in range(n_rows)
        ]

    def _read(self) -> str:
        self.console.print(Text("> ", style="bold"), end="")
        sys.stdout.flush()
        wait_for_a_line()
        return input().strip().lower()

    def _do_key(self, typed: str) -> bool:
        """A key that is no option. True if the question must be asked anew."""
        match typed:
            case "q" | "quit":
                raise Quit
            case "h" | "help":
                self._help()
            case "l" | "log":
                self.console.print("\n".join(self.log), markup=False)
            case "s" | "save":
                self._save()
            case "u" | "undo":
                if self.game.can_take_back(self.seat):
                    self.game.take_back(self.seat)
                    return True
                self.say("terminal-no-take-back")
            case "":
                pass
            case _:
                self.say("terminal-type", typed="".join(filter(str.isprintable, typed[:40])))
        return False

    def _help(self) -> None:
        speech = speak(self.language)
        width = self.console.width
        keys = legend([(key, speech.say(name)) for key, name in KEYS], width)
        page = [*self.face.explain(width, self.language), Text(), *keys]
        self.console.print(as_printed(page, self.console))

    def _show_outcome(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        speech, view = speak(self.language), self.game.view(self.seat)
        names = self._names(view)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        titles = {
            part: self.printable(speech.say(f"part-{part}")) for part in outcome.results[0].parts
        }
        for title in ("", "", "", *titles.values()):
            table.add_column(title)
        below = []
        for result in sorted(outcome.results, key=lambda result: result.place):
            parts = {part: self._part(part, result.parts[part]) for part in titles}
            place, name = f"{result.place}.", names[result.seat]
            dollars = self.printable(speech.money(result.points))
            table.add_row(place, name, dollars, *parts.values())
            below.append(f"{place} {name} {dollars}")
            below += [f"   {titles[part]} {told}" for part, told in parts.items()]
        endless = self.console.options.update(max_width=1_000)
        is_narrow = self.console.measure(table, options=endless).maximum > self.console.width
        self.console.print("\n".join(below) if is_narrow else table, markup=False)
        winners = speech.listed([names[seat] for seat in outcome.winners])
        n_bandits = sum(bandit.seat == outcome.winners[0] for bandit in view.bandits)
        is_pair = len(outcome.winners) == 1 and n_bandits == 2
        words: Words = {"n": len(outcome.winners), "players": winners}
        won = speech.say("pair-wins" if is_pair else "x-wins", words)
        won = self.printable(f"{speech.say(self.game.name)} · {won}.")
        self.console.print(won, style="bold", markup=False)

    def _part(self, part: str, value: int) -> str:
        """A part of a result: dollars, yes or no, or a number."""
        speech = speak(self.language)
        if part in TRUTHS:
            return self.printable(speech.say("yes" if value else "no"))
        return self.printable(speech.money(value)) if part in WORTHS else str(value)

    def _save(self) -> None:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = self.save or Path(f"folsom-{self.game.name}-{stamp}.txt")
        try:
            write_file(path, self.game.transcript().write())
        except FolsomError as error:
            self.say("terminal-not-saved", reason=str(error))
            return
        self.say("terminal-saved", path=str(path))


class Lantern:
    """Hints on the screen: a thought, then two options, then every option's chance."""

    def __init__(self, table: TerminalTable) -> None:
        self._table = table
        self._about: Decision | None = None
        self._step = 0
        self._advice: Advice | None = None

    def say_more(self, decision: Decision) -> None:
        """One step more about this decision."""
        from folsom.bots.advice import advise

        table = self._table
        if len(decision.options) < 2:
            table.say("terminal-no-choice")
            return
        view = table.game.view(table.seat)
        if self._about is not decision or self._advice is None:
            prepare(table.game.name, SEARCH, language=table.language)
            self._about, self._step = decision, 0
            self._advice = advise(view, decision)
        self._step = min(3, self._step + 1)
        advice = self._advice
        names = {
            option.number: table.face.call(option, decision, view, table.language)
            for option in decision.options
        }
        best, second = (names[each.option] for each in advice.estimates[:2])
        if self._step == 1:
            table.say(f"hint-{advice.thought}", f"hint-{advice.thought}-more")
            if advice.lead == "none":
                table.say("hint-close")
        elif self._step == 2:
            table.say("hint-two", "hint-two-names", a=best, b=second)
        else:
            table.say(f"hint-lead-{advice.lead}", "hint-of-what", option=best)
            for each in advice.estimates:
                chance = f"{100 * each.share:3.0f} ±{100 * each.error:.0f} %"
                told = table.printable(f"  {chance}  {names[each.option]}")
                table.console.print(told, markup=False)
