"""Events as kernels write them: rows of eight small integers, each with who may see its secret part.

Row layout: kind, five numbers, secret, viewers. All may see the first six. `secret` is for the seats in
the bit mask `viewers` only (bit `PUBLIC_BIT` stands for spectators; `EVERYONE` has all bits). Fields that
hold such masks are signed: Numba turns a sum of signed and unsigned integers into a float.

A game declares its kinds of events with `declaring` (`telling.py` in its rules): the recorders that rules call,
the structures, the JSON and the client's types follow from these declarations.
"""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, Concatenate, Final, Literal, ParamSpec

from folsom.core.state import UNHEARD, EventRows, Records
from folsom.core.structure import structure
from folsom.kernel import kernel, small_kernel, widen

PUBLIC_BIT = 7
EVERYONE = -1
NOTHING_SECRET = -1
HIDDEN = -2

FIRST_NUMBER, N_NUMBERS = 1, 5
SECRET_COLUMN, VIEWERS_COLUMN = 6, 7


@small_kernel
def record(
    events: EventRows | None,
    kind: int,
    a: int,
    b: int,
    c: int,
    d: int,
    e: int,
    secret: int,
    viewers: int,
) -> None:
    """Write one event, unless the caller does not want any (a buffer without room, or none)."""
    if events is None:
        return
    n = widen(events.n_events)
    if n >= events.capacity:
        return
    events.n_events = n + 1
    events.rows[n, 0] = kind
    events.rows[n, 1] = a
    events.rows[n, 2] = b
    events.rows[n, 3] = c
    events.rows[n, 4] = d
    events.rows[n, 5] = e
    events.rows[n, 6] = secret
    events.rows[n, 7] = viewers


@small_kernel
def are_wanted(events: EventRows | None) -> bool:
    """Whether anybody wants to know what happens: if not, nothing need be worked out for it."""
    if events is None:
        return False
    return events.capacity != 0


@small_kernel
def first_buffer(events: Records | None) -> EventRows:
    """The buffer that an array holds; none where there is no array."""
    if events is None:
        return UNHEARD
    buffer: EventRows = events[0]
    return buffer


# ------------------------------------------------------------------ declaring kinds of events


@structure
class Value:
    """What a number of an event means: its type for those who read it, and its names, if it stands for one."""

    what: str
    type: Any
    names: tuple[Any, ...] = ()


@structure
class Also:
    """Another field of an event that follows from the same number."""

    name: str
    value: Value


SECRET: Final = "secret"
"""Marks the one number of an event that only the seats in `Viewers` may know."""
VIEWERS: Final = "viewers"
Viewers = Annotated[int, VIEWERS]

NUMBER = Value("number", int)
FLAG = Value("flag", bool, (False, True))
Number = Annotated[int, NUMBER]
Flag = Annotated[int, FLAG]


def named(what: str, names: tuple[str, ...]) -> Value:
    """A number that stands for one of these names."""
    any_of: Any = Literal
    return Value(what, any_of[names], names)


@structure
class Field:
    """A field of an event: what it is called, what it means, and which number of the row it is."""

    name: str
    value: Value
    column: int

    @property
    def is_secret(self) -> bool:
        """Whether there are some who may not know it, and get None."""
        return self.column == SECRET_COLUMN

    @property
    def type(self) -> Any:
        """Its type in what is read."""
        return self.value.type | None if self.is_secret else self.value.type


@structure
class Kind:
    """A kind of event: its name, its number in a row, what it tells, and its fields."""

    name: str
    number: int
    about: str
    fields: tuple[Field, ...]


P = ParamSpec("P")
Declaration = Callable[P, None]
Recorder = Callable[Concatenate[EventRows, P], None]


def declaring(kinds: dict[str, Kind]) -> Callable[[Declaration[P]], Recorder[P]]:
    """A decorator that adds a kind of event to a game's, and makes its recorder.

    What it decorates is called `tell_` and the kind. Its parameters are the event's fields, each `Annotated` with
    its `Value`; the recorder takes the buffer of events before them.
    """

    def declare(declaration: Declaration[P]) -> Recorder[P]:
        name = declaration.__name__.removeprefix("tell_").replace("_", "-")
        number = len(kinds) + 1
        columns = _columns(declaration)
        about = inspect.getdoc(declaration) or ""
        kinds[name] = Kind(name, number, about, tuple(_fields(declaration, columns)))
        return kernel(_recorder(declaration, number, columns))

    return declare


def _notes(declaration: Callable[..., None]) -> dict[str, tuple[Any, ...]]:
    """What each parameter is annotated with."""
    parameters = inspect.signature(declaration).parameters.values()
    return {each.name: each.annotation.__metadata__ for each in parameters}


def _columns(declaration: Callable[..., None]) -> dict[str, int]:
    """Where in a row each parameter goes: in their order, but what is secret has a place of its own."""
    columns: dict[str, int] = {}
    n = FIRST_NUMBER
    for name, notes in _notes(declaration).items():
        if VIEWERS in notes:
            columns[name] = VIEWERS_COLUMN
        elif SECRET in notes:
            columns[name] = SECRET_COLUMN
        else:
            columns[name] = n
            n += 1
    assert n <= FIRST_NUMBER + N_NUMBERS, f"{declaration.__name__} has too many numbers"
    assert len(set(columns.values())) == len(columns), f"{declaration.__name__} has two secrets"
    has_secret = SECRET_COLUMN in columns.values()
    assert has_secret == (VIEWERS_COLUMN in columns.values()), f"{declaration.__name__}: for whom?"
    return columns


def _fields(declaration: Callable[..., None], columns: dict[str, int]) -> list[Field]:
    """The fields that the parameters are, and those that follow from them."""
    fields = []
    for name, (value, *more) in _notes(declaration).items():
        if value != VIEWERS:
            fields.append(Field(name, value, columns[name]))
            fields += [
                Field(each.name, each.value, columns[name])
                for each in more
                if isinstance(each, Also)
            ]
    return fields


def _recorder(declaration: Declaration[P], number: int, columns: dict[str, int]) -> Recorder[P]:
    """The function that writes a declared event: Numba needs one of that many parameters, so it is spelt out."""
    written = ["0"] * N_NUMBERS + ["NOTHING_SECRET", "EVERYONE"]
    for name, column in columns.items():
        written[column - FIRST_NUMBER] = name
    name = declaration.__name__
    line = f"def {name}({', '.join(['events', *columns])}): record(events, {number}, {', '.join(written)})"
    scope: dict[str, Any] = {
        "__name__": declaration.__module__,
        "record": record,
        "NOTHING_SECRET": NOTHING_SECRET,
        "EVERYONE": EVERYONE,
    }
    declared = declaration.__code__
    exec(compile(line, declared.co_filename, "exec"), scope)
    recorder: Any = scope[name]
    # Kernels are kept by module, name and line; and whoever follows an error finds the declaration.
    recorder.__code__ = recorder.__code__.replace(co_firstlineno=declared.co_firstlineno)
    recorder.__doc__ = declaration.__doc__
    made: Recorder[P] = recorder
    return made
