"""Makes the client's types from the server's messages and the games' structures.

python tools/typescript.py            writes web/src/generated/protocol.ts
python tools/typescript.py --check    fails if that file is out of date
"""

import dataclasses
import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from folsom import GAMES
from folsom.core import decision
from folsom.games import game_module, parts_of
from folsom.server.protocol import bodies, messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "protocol.ts"
HEAD = "// Made by tools/typescript.py from the server's messages and the games' structures. Do not edit.\n"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
BASES = (messages.FromClient, messages.FromServer, messages.Command)
PREFIXES = {"express": "Express", "superexpress": "SuperExpress"}
UNIONS = ("ServerMessage", "ClientMessage", "AnyCommand")


class Writer:
    """Collects the types that are reached, each written once under one name."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def name(self, kind: type, prefix: str = "") -> str:
        """The TypeScript name of a structure; writes it if it is new."""
        known = self._names.get(kind)
        if known:
            return known
        name = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
        assert name not in self.lines, f"two structures are called {name}"
        self._names[kind] = name
        self.lines[name] = ""
        self.lines[name] = self._structure(kind, name, prefix)
        return name

    def _structure(self, kind: Any, name: str, prefix: str) -> str:
        hints = typing.get_type_hints(kind, include_extras=True)
        fields = []
        if issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            if config.tag is not None:
                fields.append(f'  {config.tag_field}: "{config.tag}";')
            is_input = config.forbid_unknown_fields
            for field in msgspec.structs.fields(kind):
                is_required = field.required or not is_input
                fields.append(self._field(field.name, hints[field.name], prefix, is_required))
        else:
            for each in dataclasses.fields(kind):
                fields.append(
                    self._field(each.name, hints[each.name], prefix, name != "GameOptions")
                )
        comment = " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())
        return f"/** {comment} */\nexport interface {name} {{\n" + "\n".join(fields) + "\n}\n"

    def _field(self, name: str, kind: Any, prefix: str, is_required: bool) -> str:
        parts = [part for part in get_args(kind) if part is not msgspec.UnsetType]
        if get_origin(kind) in (Union, types.UnionType) and len(parts) < len(get_args(kind)):
            kind, is_required = Union[tuple(parts)], False  # noqa: UP007
        return f"  {name}{'' if is_required else '?'}: {self.type(kind, prefix)};"

    def type(self, kind: Any, prefix: str = "") -> str:
        """Any type hint in TypeScript."""
        if get_origin(kind) is Annotated:
            inner, *notes = get_args(kind)
            for note in notes:
                if isinstance(note, msgspec.Meta) and note.extra and "typescript" in note.extra:
                    return str(note.extra["typescript"])
            return self.type(inner, prefix)
        if kind in PLAIN:
            return PLAIN[kind]
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(
                f'"{value}"' if isinstance(value, str) else str(value) for value in arguments
            )
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(part, prefix) for part in arguments))
        if origin in (list, set, frozenset) or (origin is tuple and arguments[-1] is ...):
            inner = self.type(arguments[0], prefix)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(part, prefix) for part in arguments)}]"
        if origin is dict:
            return f"Record<{self.type(arguments[0], prefix)}, {self.type(arguments[1], prefix)}>"
        if isinstance(kind, type) and (
            issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind)
        ):
            return self.name(kind, prefix)
        raise TypeError(f"no TypeScript for {kind!r}")


def optional_options(text: str) -> str:
    """The games' options may each be left out."""
    head, _, body = text.partition("{\n")
    return head + "{\n" + body.replace(": ", "?: ")


def generate() -> str:
    """The whole file."""
    writer = Writer()
    unions: dict[str, str] = {}
    views, events, options, forms, abouts = [], [], [], [], []
    for game in GAMES:
        prefix = PREFIXES[game]
        form_module = parts_of(game).forms
        module = game_module(game)
        views.append(writer.name(module.View, prefix))
        events.append(writer.name(module.Event, prefix))
        options.append(writer.name(module.Options, prefix))
        writer.lines[options[-1]] = optional_options(writer.lines[options[-1]])
        kinds = get_args(form_module.OptionForm) or (form_module.OptionForm,)
        unions[f"{prefix}OptionForm"] = " | ".join(writer.name(kind, prefix) for kind in kinds)
        forms.append(f"{prefix}OptionForm")
        if hasattr(form_module, "About"):
            abouts.append(writer.name(form_module.About, prefix))
    unions["GameView"] = " | ".join(views) or "unknown"
    unions["GameEvent"] = " | ".join(events) or "unknown"
    unions["GameOptions"] = " | ".join(options) or "Record<string, unknown>"
    unions["OptionForm"] = " | ".join(forms) or "unknown"
    writer.name(decision.Outcome)
    for union in UNIONS:
        members = get_args(getattr(messages, union))
        unions[union] = " | ".join(writer.name(member) for member in members)
    for module in (messages, bodies):
        for kind in vars(module).values():
            is_ours = isinstance(kind, type) and kind.__module__ == module.__name__
            if is_ours and issubclass(kind, msgspec.Struct) and kind not in BASES:
                writer.name(kind)
    about = " | ".join([*abouts, "null"])
    writer.lines["GameOption"] = (
        "/** One thing that may be answered. */\n"
        "export interface GameOption {\n  number: number;\n  form: OptionForm;\n}\n"
    )
    writer.lines["GameDecision"] = (
        "/** A seat is asked; `kind` names the question. */\n"
        "export interface GameDecision {\n  seat: number;\n  kind: string;\n"
        f"  about: {about};\n  options: GameOption[];\n}}\n"
    )
    lines = [
        f"export type {name} =\n  | " + text.replace(" | ", "\n  | ") + ";\n"
        for name, text in unions.items()
    ]
    version = f"export const PROTOCOL_VERSION = {messages.VERSION};\n"
    return "\n".join([HEAD, version, *lines, *writer.lines.values()])


def main(arguments: list[str]) -> int:
    """Write or check the file."""
    text = generate()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text() != text:
            print(f"{TARGET.name} is out of date: run python tools/typescript.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
