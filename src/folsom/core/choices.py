"""What can be chosen for a table. Each choice is declared once; all that shows, keeps or reads it follows.

A class under `@declares` lists choices with their rules and is generic in the types of their values: one switch
is a number in the record, yes or no in a view, and in the options perhaps None. Classes that have it as a base
have its fields, for the type checker and at run time: `Options` with their usual values, `Settings` without.
As in dataclasses, the fields of the last base come first.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from inspect import get_annotations
from typing import Any, Generic, TypeVar, dataclass_transform, get_args, get_origin

from folsom.core.errors import BadOptions
from folsom.core.structure import structure
from folsom.kernel import small_kernel, widen

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Its value where nobody chooses, the rule it is about, a line for help and forms, and what a form can know of
    its values besides their type. Its name and group are those of its declaration."""

    default: Any
    rule: str
    says: str
    values: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    group: str = ""

    @property
    def title(self) -> str:
        """Its name in words."""
        return self.name.replace("_", " ")

    @property
    def sentence(self) -> str:
        """What it is about, and where the rules say so."""
        return f"{self.says} ({self.rule})" if self.rule else self.says


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch(Choice):
    """A choice of yes or no. None by default: the rest of the table decides."""

    opposite: str = ""
    """What "no" is called, if there is a better word than "no" and its name."""
    within: str = ""
    """Another switch, without which this one says nothing."""


def choice(default: Any, rule: str, says: str, **values: Any) -> Any:
    """Declare a choice among values."""
    return Choice(default=default, rule=rule, says=says, values=values)


@dataclass_transform(frozen_default=True)
def declares(group: str) -> Callable[[type[T]], type[T]]:
    """A class that declares choices, which forms show together under this name."""

    def name_them(cls: type[T]) -> type[T]:
        for name in get_annotations(cls):
            setattr(cls, name, replace(vars(cls)[name], name=name, group=group))
        return cls

    return name_them


def choices_of(kind: type) -> dict[str, Choice]:
    """The choices among the fields of a class, by name and in their order."""
    known: dict[str, Choice] | None = getattr(kind, "__choices__", None)
    if known is not None:
        return known
    return {
        name: value
        for base in reversed(kind.__mro__)
        for name, value in vars(base).items()
        if isinstance(value, Choice)
    }


def switches_of(kind: type) -> tuple[Switch, ...]:
    """The switches among the fields of a class, in their order."""
    return tuple(each for each in choices_of(kind).values() if isinstance(each, Switch))


def flag_reader(switches: Sequence[Switch], module: str) -> Callable[[Any, int], int]:
    """A kernel that reads the i-th of these switches from a record, for what goes through all of them.

    It is put together as text, like the methods of a dataclass, because kernels find fields by their names only.
    """
    questions = "".join(
        f"    if i == {i}:\n        return widen(state.{each.name})\n"
        for i, each in enumerate(switches)
    )
    made: dict[str, Any] = {"__name__": module, "widen": widen}
    exec(f"def flag(state, i):\n{questions}    return widen(0)\n", made)
    reader: Callable[[Any, int], int] = small_kernel(made["flag"])
    return reader


def flag_writer(switches: Sequence[Switch], module: str) -> Callable[[Any, int, int], None]:
    """A kernel that sets the i-th of these switches in a record."""
    cases = "".join(
        f"    if i == {i}:\n        state.{each.name} = value\n" for i, each in enumerate(switches)
    )
    made: dict[str, Any] = {"__name__": module}
    exec(f"def write_flag(state, i, value):\n{cases}", made)
    writer: Callable[[Any, int, int], None] = small_kernel(made["write_flag"])
    return writer


def write_switches(state: Any, switches: Sequence[Switch], values: Iterable[bool]) -> None:
    """Set all switches of a record."""
    for switch, value in zip(switches, values, strict=True):
        setattr(state, switch.name, value)


def _field_types(kind: type, filled: Mapping[Any, Any]) -> dict[str, Any]:
    """The fields of a class and of its bases with their types, the variables among them filled in."""
    types: dict[str, Any] = {}
    for base in reversed(vars(kind).get("__orig_bases__", kind.__bases__)):
        origin = get_origin(base) or base
        if origin is not Generic:
            given = [filled.get(argument, argument) for argument in get_args(base)]
            variables = getattr(origin, "__parameters__", ())
            types |= _field_types(origin, dict(zip(variables, given, strict=True)))
    own = get_annotations(kind)
    return types | {name: filled.get(declared, declared) for name, declared in own.items()}


def _as_if_written_out(cls: type[T], has_defaults: bool) -> type[T]:
    """The class with the fields of its bases in its own body, as dataclasses and msgspec expect them."""
    choices = choices_of(cls)
    lines = "\n".join(f"    {name}: {each.sentence}" for name, each in choices.items())
    body = {
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__doc__": f"{cls.__doc__}\n\n{lines}\n    ",
        "__annotations__": _field_types(cls, {}),
        "__choices__": choices,
        **{name: value for name, value in vars(cls).items() if not name.startswith("__")},
    }
    if has_defaults:
        body |= {name: each.default for name, each in choices.items()}
    return type(cls.__name__, (), body)


@dataclass_transform(frozen_default=True)
def options(cls: type[T]) -> type[T]:
    """All that can be chosen for a table; what is not given has its usual value."""
    return dataclass(frozen=True, slots=True)(_as_if_written_out(cls, has_defaults=True))


@dataclass_transform(frozen_default=True)
def settings(cls: type[T]) -> type[T]:
    """What a table plays: every switch is on or off."""
    return structure(_as_if_written_out(cls, has_defaults=False))


def as_json(chosen: Any) -> dict[str, Any]:
    """Only what differs from the usual, in plain JSON values."""
    usual = choices_of(type(chosen))
    plain = asdict(chosen).items()
    return {name: _without_tuples(v) for name, v in plain if v != usual[name].default}


def _without_tuples(value: Any) -> Any:
    return [_without_tuples(item) for item in value] if isinstance(value, tuple) else value


@cache
def _tuples_of(kind: type) -> frozenset[str]:
    """The fields that hold tuples, which are lists in JSON."""
    return frozenset(each.name for each in fields(kind) if "tuple" in str(each.type))


def read_choices(kind: type[T], given: Mapping[str, Any]) -> T:
    """Options from names and plain values. Switches are checked; what else fits together, each game knows."""
    known, tuples = choices_of(kind), _tuples_of(kind)  # type: ignore[arg-type]
    unknown = sorted(str(name) for name in given if name not in known)
    if unknown:
        raise BadOptions(f"unknown option {unknown[0]!r}; the options are {', '.join(known)}")
    values = dict(given)
    for name, value in given.items():
        choice = known[name]
        if isinstance(choice, Switch):
            if value is not choice.default and not isinstance(value, bool):
                raise BadOptions(f"option {name!r} is true or false, not {value!r}")
        elif name in tuples and isinstance(value, list | tuple):
            values[name] = tuple(tuple(v) if isinstance(v, list) else v for v in value)
    return kind(**values)
