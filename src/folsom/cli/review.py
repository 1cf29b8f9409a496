"""`folsom review FILE`: a finished game looked over: everybody's chances as lines, and the turning points."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.console import Console

from folsom.analysis import OPEN, Chance, Graph, Judged, graph
from folsom.analysis.graph import OWN, PLAYOUTS
from folsom.cli.compiling import ANALYSIS, SEARCH, TABLE, prepare
from folsom.cli.language import LanguageOption, choose_language, printable, seat_names
from folsom.cli.replay import start_of
from folsom.cli.screen_parts import padded
from folsom.cli.screens import screen_of
from folsom.cli.tables import check_viewer, read_file
from folsom.core.errors import CannotRead
from folsom.core.game import Game
from folsom.games import game_module
from folsom.words.speech import Speech, speak

BLOCKS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
"""The same where there are only plain letters: tenths of the victory."""
ROOM = 14
"""What stands beside a line: two percentages and what is between them."""


def review(
    file: Annotated[Path, typer.Argument(help="A transcript.")],
    seat: Annotated[
        int | None, typer.Option(help="Everybody's chances as one seat knew them; else each own.")
    ] = None,
    is_open: Annotated[
        bool, typer.Option("--open", help="Everybody's chances with nothing hidden.")
    ] = False,
    playouts: Annotated[
        int, typer.Option(help="How often each position is played on.", min=1, max=1_000_000)
    ] = PLAYOUTS,
    language: LanguageOption = None,
) -> None:
    """Look a saved game over: everybody's chance to win at every step, and the choices that cost most."""
    speech = speak(choose_language(language))
    transcript = read_file(file)
    module = game_module(transcript.game)
    if is_open and seat is not None:
        raise CannotRead("choose one: --open, or the eyes of a seat")
    prepare(transcript.game, TABLE, SEARCH, ANALYSIS, language=speech.language)
    game = module.replay(transcript)
    check_viewer(game, seat)
    console = Console(highlight=False, soft_wrap=True)
    telling = _Telling(game, speech, console)
    telling.tell_chances(graph(game, OPEN if is_open else OWN if seat is None else seat, playouts))
    telling.tell_turning_points(game.review(playouts).turning_points, start_of(transcript))


class _Telling:
    """A review as it is told in a language, on a console."""

    def __init__(self, game: Game[Any, Any, Any], speech: Speech, console: Console) -> None:
        self._game = game
        self._speech = speech
        self._console = console
        self._names = seat_names(game.view(None), None, speech.language)

    def tell_chances(self, found: Graph) -> None:
        """A line a seat: what it could expect at first, how that went, and what came of it."""
        self._print(self._heading(found), style="bold")
        width = max(map(cell_len, self._names))
        room = max(self._console.width - width - ROOM, 20)
        is_plain = "utf" not in self._console.encoding.lower()
        for seat, name in enumerate(self._names):
            line = found.line(seat)
            drawn = sparkline(line, room, DIGITS if is_plain else BLOCKS)
            first, last = (self._aligned(line[at].share) for at in (0, -1))
            self._print(f"{padded(name, width)} {first} {drawn} {last}")

    def tell_turning_points(self, points: Sequence[Judged], again: Game[Any, Any, Any]) -> None:
        """Each choice that cost most, in the order of the game, with the better one."""
        say, percent = self._speech.say, self._speech.percent
        self._print("")
        self._print(say("turning-points"), style="bold")
        if not points:
            self._print(say("turning-points-none"))
        face = screen_of(again.name)
        for point in sorted(points, key=lambda each: each.step):
            for answer in self._game.answers[again.number : point.step - 1]:
                again.answer(answer.option, answer.seat)
            decision, view = again.decision_of(point.seat), again.view(point.seat)
            words = {
                option.number: face.call(option, decision, view, self._speech.language)
                for option in decision.options
            }
            self._print(
                say(
                    "turning-point",
                    {
                        "round": point.round,
                        "bandit": self._names[point.seat],
                        "chosen": words[point.chosen.option],
                        "best": words[point.best.option],
                    },
                )
            )
            shares = {
                "chosen": percent(point.chosen.share),
                "best": f"{percent(point.best.share)} ± {percent(1.96 * point.error)}",
            }
            self._print(f"    {say('turning-point-shares', shares)}")

    def _heading(self, found: Graph) -> str:
        if found.eyes == OPEN:
            return self._speech.say("chance-open")
        if isinstance(found.eyes, int):
            return self._speech.say("chance-seat", {"who": self._names[found.eyes]})
        return self._speech.say("chance-own")

    def _aligned(self, share: float) -> str:
        """A percentage as wide as the widest; marks of the direction take no room."""
        said, widest = self._speech.percent(share), self._speech.percent(1)
        return " " * (cell_len(widest) - cell_len(said)) + said

    def _print(self, text: str, style: str = "") -> None:
        self._console.print(printable(text, self._console.encoding), style=style, markup=False)


def sparkline(line: Sequence[Chance], room: int, heights: str) -> str:
    """A line of chances as letters of rising height; a longer one than there is room for is thinned out evenly."""
    n = min(len(line), room)
    taken = [line[round(i * (len(line) - 1) / max(n - 1, 1))] for i in range(n)]
    return "".join(heights[min(int(each.share * len(heights)), len(heights) - 1)] for each in taken)
