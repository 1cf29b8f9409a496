"""The commands by name, each imported when it is called for."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from folsom.cli.interrupt import INTERRUPTED, Interrupted, ignore_interrupts
from folsom.core.errors import FolsomError

COMMANDS = (
    "play",
    "serve",
    "site",
    "simulate",
    "arena",
    "replay",
    "review",
    "puzzles",
    "verify",
    "bench",
    "referee",
)
"""In the order of `folsom --help`."""

BAD_INPUT = 2


Function = Callable[..., None]


def load_function(name: str) -> tuple[Function, type[TyperCommand]]:
    """The function of a command, and how its help is written."""
    match name:
        case "play":
            from folsom.cli import play

            return play.play, play.COMMAND
        case "serve":
            from folsom.cli import serve

            return serve.serve, TyperCommand
        case "site":
            from folsom.cli import site

            return site.site, TyperCommand
        case "simulate":
            from folsom.cli import simulate

            return simulate.simulate, simulate.COMMAND
        case "arena":
            from folsom.cli import arena

            return arena.arena, arena.COMMAND
        case "replay":
            from folsom.cli import replay

            return replay.replay, TyperCommand
        case "review":
            from folsom.cli import review

            return review.review, TyperCommand
        case "puzzles":
            from folsom.cli import puzzles

            return puzzles.puzzles, TyperCommand
        case "verify":
            from folsom.cli import verify

            return verify.verify, TyperCommand
        case "bench":
            from folsom.cli import bench

            return bench.bench, bench.COMMAND
        case "referee":
            from folsom.cli import referee

            return referee.referee, TyperCommand
    raise KeyError(name)


def load_command(name: str) -> Any:
    """A command."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    function, kind = load_function(name)
    app.command(name, cls=kind)(function)
    command = typer.main.get_command(app)
    command.name = name
    return command


class LazyGroup(TyperGroup):
    """A group that imports a command when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return load_command(cmd_name) if cmd_name in COMMANDS else None


app = typer.Typer(
    name="folsom",
    cls=LazyGroup,
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from folsom import __version__

        print(f"folsom {__version__}")
        raise typer.Exit


@app.callback()
def folsom(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Colt Express and Colt Super Express: play, simulate, referee."""


def run(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code. What cannot be done is one sentence on standard error."""
    command = typer.main.get_command(app)
    try:
        command.main(args=list(arguments), prog_name="folsom")
    except FolsomError as error:
        print(f"folsom: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more can be said to him, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Interrupted as stopped:
        return _say_interrupted(f" {stopped}")
    except SystemExit as leaving:
        # Typer makes this of a KeyboardInterrupt.
        if leaving.code == INTERRUPTED:
            return _say_interrupted()
        return leaving.code if isinstance(leaving.code, int) else 0
    return 0


def _say_interrupted(more: str = "") -> int:
    ignore_interrupts()
    # Whatever was being drawn may have been torn apart before it could show it again.
    Console(stderr=True).show_cursor()
    print(f"folsom: interrupted{more}", file=sys.stderr)
    return INTERRUPTED
