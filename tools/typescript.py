"""Makes the client's types from the server's messages and the games' structures.

python tools/typescript.py            writes web/src/generated/protocol.ts, offers.ts and rules.ts
python tools/typescript.py --check    fails if one of them is out of date
"""

import dataclasses
import inspect
import json
import re
import sys
import types
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from folsom import GAMES
from folsom.bots.levels import levels_offered
from folsom.core import decision
from folsom.core.events import Kind
from folsom.express.choices import SWITCHES
from folsom.express.components import BanditName
from folsom.express.names import RoundEventKind
from folsom.games import game_module, parts_of
from folsom.server.protocol import bodies, commands, messages, offers, table_state

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "protocol.ts"
OFFERS = TARGET.with_name("offers.ts")
RULES = TARGET.with_name("rules.ts")
RULEBOOK = Path(__file__).parent.parent / "docs" / "rules" / "express.md"
HEAD = "// Made by tools/typescript.py from the server's messages and the games' structures. Do not edit.\n"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
BASES = (commands.FromClient, messages.FromServer, commands.Command)
PREFIXES = {"express": "Express", "superexpress": "SuperExpress"}
UNIONS = {
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": commands.ClientMessage,
    "AnyCommand": commands.AnyCommand,
}


class Writer:
    """Collects the types that are reached, each written once under one name."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}
        self._names: dict[Any, str] = {}

    def union(self, name: str, members: list[str]) -> None:
        """One of several types."""
        self.lines[name] = f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"

    def literal(self, prefix: str, name: str, kind: Any) -> None:
        """Names on a game's wire, under a name of their own unless they have one."""
        if get_origin(kind) is Literal and (prefix, kind) not in self._names:
            self.union(prefix + name, [f'"{value}"' for value in get_args(kind)])
            self._names[prefix, kind] = prefix + name

    def name(self, kind: type, prefix: str = "") -> str:
        """The TypeScript name of a structure; writes it if it is new."""
        known = self._names.get(kind)
        if known:
            return known
        name = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
        self._names[kind] = name
        self.structure(kind, name, prefix)
        return name

    def structure(
        self, kind: Any, name: str, prefix: str, special: Mapping[str, str] | None = None
    ) -> None:
        """Write a structure under a name; the types of special fields are given."""
        assert name not in self.lines, f"two structures are called {name}"
        self.lines[name] = ""
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
            # A game's options may each be left out.
            is_required = not name.endswith("Options")
            for each in dataclasses.fields(kind):
                fields.append(
                    f"  {each.name}: {special[each.name]};"
                    if special and each.name in special
                    else self._field(each.name, hints[each.name], prefix, is_required)
                )
        comment = " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())
        self.lines[name] = (
            f"/** {comment} */\nexport interface {name} {{\n" + "\n".join(fields) + "\n}\n"
        )

    def events(self, name: str, prefix: str, kinds: Iterable[Kind]) -> None:
        """What belongs to each kind of event, and an event as one of these."""
        lines = []
        for kind in kinds:
            for field in kind.fields:
                self.literal(prefix, field.value.what.title().replace(" ", ""), field.value.type)
            parts = [f"{field.name}: {self.type(field.type, prefix)}" for field in kind.fields]
            lines.append(f'  /** {kind.about} */\n  "{kind.name}": {{ {"; ".join(parts)} }};')
        self.lines[f"{name}s"] = (
            "/** What belongs to each kind of event; all other fields are null. */\n"
            f"export interface {name}s {{\n" + "\n".join(lines).replace("{  }", "object") + "\n}\n"
        )
        self.lines[name] = (
            "/** Something that happened. */\n"
            f"export type {name} = {{\n  [Kind in keyof {name}s]: {{ event: Kind }} & {name}s[Kind];\n"
            f"}}[keyof {name}s];\n"
        )

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
            known = self._names.get((prefix, kind))
            return known or " | ".join(
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


def write_game(writer: Writer, game: str) -> None:
    """What a game sends: names, view, events, and decisions with their options; and how it is set up."""
    prefix = PREFIXES[game]
    parts, package = parts_of(game), game_module(game)
    names: Any = parts.names
    notation: Any = parts.notation
    forms: Any = parts.forms
    for name, kind in ("BanditName", notation.BanditName), *vars(names).items():
        writer.literal(prefix, name, kind)
    writer.name(package.View, prefix)
    writer.name(package.Options, prefix)
    writer.events(f"{prefix}Event", prefix, parts.telling.KINDS.values())
    kinds = get_args(forms.OptionForm) or (forms.OptionForm,)
    writer.union(f"{prefix}OptionForm", [writer.name(kind, prefix) for kind in kinds])
    writer.structure(decision.Option, f"{prefix}Option", prefix, {"form": f"{prefix}OptionForm"})
    about = writer.name(forms.About, prefix) + " | null" if hasattr(forms, "About") else "null"
    writer.structure(
        decision.Decision,
        f"{prefix}Decision",
        prefix,
        {
            "kind": writer.type(names.DecisionKind, prefix),
            "about": about,
            "options": f"{prefix}Option[]",
        },
    )


def generate() -> str:
    """The whole file."""
    writer = Writer()
    for game in GAMES:
        write_game(writer, game)
    for name, part in (
        ("GameView", "View"),
        ("GameEvent", "Event"),
        ("GameOptions", "Options"),
        ("GameDecision", "Decision"),
    ):
        writer.union(name, [PREFIXES[game] + part for game in GAMES])
    writer.name(decision.Outcome)
    for name, union in UNIONS.items():
        writer.union(name, [writer.name(member) for member in get_args(union)])
    for module in (table_state, messages, commands, bodies):
        for kind in vars(module).values():
            is_ours = isinstance(kind, type) and kind.__module__ == module.__name__
            if is_ours and issubclass(kind, msgspec.Struct) and kind not in BASES:
                writer.name(kind)
    version = f"export const PROTOCOL_VERSION = {messages.VERSION};\n"
    rules = ", ".join(f"{game}: {game_module(game).RULES_VERSION}" for game in GAMES)
    version += f"\nexport const RULES_VERSIONS: Record<string, number> = {{ {rules} }};\n"
    return "\n".join([HEAD, version, *writer.lines.values()])


def generate_offers() -> str:
    """What a server answers to `GET /api/games`, for tables that need none."""
    offered = [
        bodies.GameOffer(
            game,
            int(game_module(game).RULES_VERSION),
            list(offers.seats_offered(game)),
            {},
            list(offers.form_of(game)),
            offers.CLOCKS,
            list(levels_offered(game)),
            True,
            list(game_module(game).BANDITS),
        )
        for game in GAMES
    ]
    text = json.dumps(msgspec.to_builtins(offered), indent=2)
    return f"{HEAD}\nexport const OFFERS = {text};\n"


def generate_rules() -> str:
    """Which rule tells of each event and power, as the page of the rules has them, and of each switch."""
    text = RULEBOOK.read_text()
    events = {
        title.lower().replace("'", "").replace(" ", "-"): rule
        for rule, title in re.findall(r"^- \*\*(E7\.\d+)\*\* \*(.+?)\.\*", text, re.MULTILINE)
    }
    powers = {
        name.lower(): elsewhere or rule
        for rule, line in re.findall(r"^- \*\*(E5\.\d+)\*\* (.*)", text, re.MULTILINE)
        for name, elsewhere in re.findall(
            r"\*(\w+)(?:'s)?\*(?: is described in (E\d+\.\d+))?", line
        )
    }
    for told, known in ((events, RoundEventKind), (powers, BanditName)):
        if set(told) != set(get_args(known)) - {"none"}:
            raise ValueError(f"{RULEBOOK.name} tells of {', '.join(told)}")
    tables = {
        "EVENT_RULES": events,
        "POWER_RULES": powers,
    }
    switches = {
        each.name: {"rule": each.rule, "group": each.group, "within": each.within}
        for each in SWITCHES
    }
    return (
        f"{HEAD}\n"
        + "".join(
            f"export const {name}: Record<string, string> = {json.dumps(table, indent=2)};\n"
            for name, table in tables.items()
        )
        + f"export const SWITCHES = {json.dumps(switches, indent=2)} as const;\n"
    )


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    texts = {TARGET: generate(), OFFERS: generate_offers(), RULES: generate_rules()}
    if arguments == ["--check"]:
        old = [
            path for path, text in texts.items() if not path.exists() or path.read_text() != text
        ]
        for path in old:
            print(f"{path.name} is out of date: run python tools/typescript.py", file=sys.stderr)
        return bool(old)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
