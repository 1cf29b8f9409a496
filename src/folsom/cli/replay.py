"""`folsom replay FILE`: a saved game, told step by step."""

from pathlib import Path
from typing import Annotated, Any

import typer

from folsom.cli.compiling import TABLE, prepare
from folsom.cli.screens import screen_of
from folsom.cli.tables import read_file, read_table, seat_names, sentences
from folsom.core.errors import BadTranscript, CannotRead, FolsomError
from folsom.core.game import Game
from folsom.core.transcript import Transcript
from folsom.games import game_module


def replay(
    file: Annotated[Path, typer.Argument(help="A transcript.")],
    seat: Annotated[
        int | None, typer.Option(help="See it with the eyes of a seat; else nothing is hidden.")
    ] = None,
    views: Annotated[
        bool, typer.Option("--views", help="Draw the table before every answer.")
    ] = False,
    to: Annotated[int | None, typer.Option(help="Stop before this answer.")] = None,
) -> None:
    """Tell a saved game step by step."""
    from rich.console import Console

    transcript = read_file(file)
    game_module(transcript.game)
    prepare(transcript.game, TABLE)
    console = Console(highlight=False, soft_wrap=True)
    game = start_of(transcript)
    if seat is not None and not 0 <= seat < game.n_seats:
        raise CannotRead(f"seats are 0 to {game.n_seats - 1}, not {seat}")
    face = screen_of(game.name)
    is_plain = "utf" not in console.encoding.lower()
    _print_events(console, game, seat)
    for number, (answering, option) in enumerate(transcript.answers):
        if number == to:
            return
        if views:
            view = game.view(seat)
            console.print(face.screen(view, seat_names(view, seat), [], console.width, is_plain))
        said = _answer_words(game, face, answering, option, seat)
        console.print(f"{number:4} {said}", style="bold", markup=False)
        try:
            game.play(option, answering)
        except FolsomError as error:
            raise BadTranscript(f"answer number {number} cannot be played: {error}") from None
        _print_events(console, game, seat)
    if game.outcome is not None:
        names = seat_names(game.view(seat), seat)
        for result in sorted(game.outcome.results, key=lambda result: result.place):
            console.print(f"{result.place}. {names[result.seat]}: ${result.points}", markup=False)


def start_of(transcript: Transcript) -> Game[Any, Any, Any]:
    """The game of a transcript before its first answer."""
    module = game_module(transcript.game)
    transcript.check_rules(module.RULES_VERSION)
    options = read_table(transcript.game, transcript.options)
    game: Game[Any, Any, Any] = module.new_from(options, transcript.seed)
    return game


def _answer_words(
    game: Game[Any, Any, Any], face: Any, seat: int | None, option: int, viewer: int | None
) -> str:
    """Who answers what, as far as the viewer may know it."""
    decisions = game.decisions
    if not decisions:
        return "an answer after the end"
    answering = decisions[0].seat if seat is None else seat
    name = seat_names(game.view(viewer), viewer)[answering] if answering < game.n_seats else "?"
    decision = next((d for d in decisions if d.seat == answering), None)
    chosen = next((o for o in decision.options if o.number == option), None) if decision else None
    if decision is None or chosen is None:
        return f"{name} takes the choice back"
    is_secret = len(decisions) > 1 or decision.kind in ("scheme", "plan", "pick", "place", "keep")
    if viewer is not None and viewer != answering and is_secret:
        return f"{name} decides ({decision.kind})"
    eyes = answering if viewer is None else viewer
    return f"{name}: {face.describe(chosen, game.view(eyes))}"


def _print_events(console: Any, game: Game[Any, Any, Any], seat: int | None) -> None:
    events = game.happened_in_full() if seat is None else game.happened(seat)
    for sentence in sentences(game, events, seat):
        console.print(f"     {sentence}", markup=False)
