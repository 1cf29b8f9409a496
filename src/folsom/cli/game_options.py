"""The games' options in commands: what can be chosen, in the help of `-o`, and as flags of `folsom play`."""

from inspect import Parameter, Signature
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from folsom import GAMES
from folsom.core.choices import Choice, Switch, choices_of
from folsom.games import TITLES, game_module

_CHOSEN = "folsom.chosen"


def _choices(game: str) -> list[Choice]:
    """A game's options, but for the seats, which every command asks for itself."""
    return [each for each in choices_of(game_module(game).Options).values() if each.name != "seats"]


class TakesOptions(TyperCommand):
    """A command whose help lists what can be chosen with `-o`. The games are imported when somebody reads it."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        super().format_epilog(ctx, formatter)
        for game in GAMES:
            with formatter.section(f"Options of {game}, as NAME=VALUE"):
                told = filter(self.is_told, _choices(game))
                formatter.write_dl([(each.name, each.sentence) for each in told])

    def is_told(self, choice: Choice) -> bool:
        """Whether an option is in that list."""
        return True


class TakesFlags(TakesOptions):
    """A command that has a flag for every switch of every game, and for all that is one word of a few."""

    _has_flags: bool

    @property
    def params(self) -> list[Any]:
        """Those of its own and the flags; these are added, and the games imported, when somebody first asks."""
        if not self._has_flags:
            self._params += _flags()
            self._has_flags = True
        return self._params

    @params.setter
    def params(self, own: list[Any]) -> None:
        self._params = own
        self._has_flags = False

    def is_told(self, choice: Choice) -> bool:
        return not _is_flag(choice)


def chosen_flags(ctx: typer.Context) -> dict[str, Any]:
    """The options that were chosen by flags."""
    chosen: dict[str, Any] = ctx.meta.get(_CHOSEN, {})
    return chosen


def _is_flag(choice: Choice) -> bool:
    return isinstance(choice, Switch) or "enum" in choice.values


def _flag(game: str, choice: Choice) -> Any:
    """The type of an argument that Typer makes a flag of; its value is kept for `chosen_flags`."""
    names = f"--{choice.name}"
    if isinstance(choice, Switch):
        names += f"/--{choice.opposite or f'no_{choice.name}'}"

    def keep(ctx: typer.Context, value: Any) -> None:
        if value is not None:
            ctx.meta.setdefault(_CHOSEN, {})[choice.name] = value

    kind = bool if isinstance(choice, Switch) else str
    option = typer.Option(
        names.replace("_", "-"),
        help=f"{TITLES[game]}: {choice.sentence}.",
        callback=keep,
        expose_value=False,
    )
    return Annotated[kind | None, option]


def _flags() -> list[Any]:
    """The flags of all games, made by Typer as those of any command."""

    def choose(**chosen: Any) -> None:
        """Takes what is chosen."""

    choose.__annotations__ = {
        each.name: _flag(game, each) for game in GAMES for each in _choices(game) if _is_flag(each)
    }
    choose.__signature__ = Signature(  # type: ignore[attr-defined]
        [
            Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)
            for name, kind in choose.__annotations__.items()
        ]
    )
    app = typer.Typer(add_completion=False)
    app.command()(choose)
    return list(typer.main.get_command(app).params)
