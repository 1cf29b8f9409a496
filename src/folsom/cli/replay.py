"""`folsom replay FILE`: a saved game, told step by step."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from folsom.cli.compiling import TABLE, prepare
from folsom.cli.language import LanguageOption, choose_language, printable, seat_names
from folsom.cli.screens import draw, screen_of
from folsom.cli.tables import check_viewer, read_file, read_table
from folsom.core.errors import BadTranscript, FolsomError
from folsom.core.game import Game
from folsom.core.transcript import Transcript
from folsom.games import game_module
from folsom.words.speech import speak

SECRET = ("scheme", "plan", "pick", "place", "keep")
"""Decisions whose answers others are not told."""


def replay(
    file: Annotated[Path, typer.Argument(help="A transcript.")],
    seat: Annotated[
        int | None, typer.Option(help="See it with the eyes of a seat; else nothing is hidden.")
    ] = None,
    views: Annotated[
        bool, typer.Option("--views", help="Draw the table before every answer.")
    ] = False,
    to: Annotated[int | None, typer.Option(help="Stop before this answer.")] = None,
    language: LanguageOption = None,
) -> None:
    """Tell a saved game step by step."""
    spoken = choose_language(language)
    transcript = read_file(file)
    game_module(transcript.game)
    prepare(transcript.game, TABLE, language=spoken)
    console = Console(highlight=False, soft_wrap=True)
    game = start_of(transcript)
    telling = Telling(game, check_viewer(game, seat), spoken, console)
    telling.tell_events()
    for number, (answering, option) in enumerate(transcript.answers):
        if number == to:
            return
        if views:
            telling.draw()
        telling.tell_answer(number, answering, option)
        try:
            game.play(option, answering)
        except FolsomError as error:
            raise BadTranscript(f"answer number {number} cannot be played: {error}") from None
        telling.tell_events()
    telling.tell_outcome()


def start_of(transcript: Transcript) -> Game[Any, Any, Any]:
    """The game of a transcript before its first answer."""
    module = game_module(transcript.game)
    transcript.check_rules(module.RULES_VERSION)
    options = read_table(transcript.game, transcript.options)
    game: Game[Any, Any, Any] = module.new_from(options, transcript.seed)
    return game


class Telling:
    """A game as it is told to a viewer, in a language."""

    def __init__(
        self, game: Game[Any, Any, Any], viewer: int | None, language: str, console: Console
    ) -> None:
        self._game = game
        self._viewer = viewer
        self._language = language
        self._console = console
        self._face = screen_of(game.name)

    def tell_events(self) -> None:
        """What the last answer has led to."""
        viewer = self._viewer
        events = self._game.happened_in_full() if viewer is None else self._game.happened(viewer)
        view = self._game.view(viewer)
        for sentence in self._face.narrate_all(events, view, self._names(), self._language):
            self._print(f"     {sentence}")

    def draw(self) -> None:
        """The table as it is now."""
        view = self._game.view(self._viewer)
        self._console.print(
            draw(self._face, view, self._names(), [], self._console, self._language)
        )

    def tell_answer(self, number: int, seat: int | None, option: int) -> None:
        """Who answers what, as far as the viewer may know it."""
        self._print(f"{number:4} {self._answer(seat, option)}", style="bold")

    def tell_outcome(self) -> None:
        """Who has how much, if the game is over."""
        outcome, names = self._game.outcome, self._names()
        for result in sorted(outcome.results, key=lambda each: each.place) if outcome else ():
            speech = speak(self._language)
            won = speech.named(names[result.seat], speech.money(result.points))
            self._print(f"{result.place}. {won}")

    def _answer(self, seat: int | None, option: int) -> str:
        game, viewer = self._game, self._viewer
        decisions = game.decisions
        if not decisions:
            return self._say("terminal-after-end")
        answering = decisions[0].seat if seat is None else seat
        names = self._names()
        name = names[answering] if answering < len(names) else "?"
        decision = next((d for d in decisions if d.seat == answering), None)
        chosen = (
            next((o for o in decision.options if o.number == option), None) if decision else None
        )
        if decision is None or chosen is None:
            return self._named(name, self._say("take-back"))
        is_secret = len(decisions) > 1 or decision.kind in SECRET
        if viewer is not None and viewer != answering and is_secret:
            return self._named(name, self._say(f"ask-{decision.kind}-title"))
        eyes = game.view(answering if viewer is None else viewer)
        return self._named(name, self._face.describe(chosen, decision, eyes, self._language))

    def _names(self) -> list[str]:
        return seat_names(self._game.view(self._viewer), self._viewer, self._language)

    def _named(self, name: str, what: str) -> str:
        return speak(self._language).named(name, what)

    def _say(self, sentence: str) -> str:
        return speak(self._language).say(sentence)

    def _print(self, text: str, style: str = "") -> None:
        self._console.print(printable(text, self._console.encoding), style=style, markup=False)
