"""Ways to change a position a little: a value, an entry, two fields swapped, something moved from list to list."""

import copy
import random
from typing import Any

Path = tuple[Any, ...]
Words = dict[str, list[Any]]
"""All that may stand in a field, by its name."""


def paths_of(value: Any, path: Path = ()) -> list[Path]:
    """The way to every value inside a position."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += paths_of(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            found += paths_of(value[i], (*path, i))
    return found


def at(position: Any, path: Path) -> Any:
    """What lies at the end of a way."""
    for step in path:
        position = position[step]
    return position


def put(position: Any, path: Path, value: Any) -> None:
    """Lay something else there."""
    at(position, path[:-1])[path[-1]] = copy.deepcopy(value)


def words_of(position: Any) -> Words:
    """All that stands in a position, by the name of its field."""
    words: Words = {}
    for path in paths_of(position):
        known, value = words.setdefault(_name(path), []), at(position, path)
        if not isinstance(value, dict | list) and value not in known:
            known.append(value)
    return words


def pick_path(position: Any, source: random.Random, *kinds: type) -> Path:
    """A way to some value of these kinds, each field as likely as any other."""
    paths = [path for path in paths_of(position) if type(at(position, path)) in kinds]
    name = source.choice(sorted({_name(path) for path in paths}))
    return source.choice([path for path in paths if _name(path) == name])


def pick_alike(position: Any, one: Path, source: random.Random) -> Path:
    """A way to another value of the same kind, mostly one that says the same of something else."""
    kind = type(at(position, one))
    paths = [path for path in paths_of(position) if type(at(position, path)) is kind]
    alike = [path for path in paths if _name(path) in ALIKE.get(_name(one), (_name(one),))]
    return source.choice(alike if source.random() < 0.9 else paths)


def pick_word(path: Path, words: Words, source: random.Random) -> Any:
    """Something that could stand there."""
    names = ALIKE.get(_name(path), (_name(path),))
    known = [word for name in names for word in words.get(name, ())]
    return source.choice(known or [None, source.randrange(8)])


def _name(path: Path) -> str:
    return next(str(step) for step in reversed(path) if isinstance(step, str))


CARDS = (
    "hand",
    "deck",
    "aside",
    "discard",
    "surely_held",
    "held_at_reshuffle",
    "besides",
    "choice",
)
SEATS = ("seat", "seats", "first_player", "may_take_back", "known_by")
ALIKE = {name: group for group in (CARDS, SEATS) for name in group}
"""Fields whose values can stand in one another's place; all others only in fields of the same name."""


def change_value(position: Any, words: Words, source: random.Random) -> None:
    """A number one more or less, or anything that could stand in that field."""
    path = pick_path(position, source, int, str, bool, type(None))
    value = at(position, path)
    if isinstance(value, bool):
        put(position, path, not value)
    elif isinstance(value, int) and source.random() < 0.7:
        put(position, path, value + source.choice((-2, -1, 1, 1, 2, 3)))
    else:
        put(position, path, pick_word(path, words, source))


def leave_out(position: Any, words: Words, source: random.Random) -> None:
    """A field or an entry of a list is gone."""
    path = pick_path(position, source, int, str, bool, type(None), list, dict)
    del at(position, path[:-1])[path[-1]]


def double(position: Any, words: Words, source: random.Random) -> None:
    """An entry of a list comes twice."""
    place = at(position, pick_path(position, source, list))
    if place:
        place.insert(source.randrange(len(place) + 1), copy.deepcopy(source.choice(place)))


def shuffle(position: Any, words: Words, source: random.Random) -> None:
    """A list is in another order."""
    source.shuffle(at(position, pick_path(position, source, list)))


def move(position: Any, words: Words, source: random.Random) -> None:
    """An entry goes from one list to another."""
    path = pick_path(position, source, list)
    start, end = at(position, path), at(position, pick_alike(position, path, source))
    if start:
        end.insert(source.randrange(len(end) + 1), start.pop(source.randrange(len(start))))


def swap(position: Any, words: Words, source: random.Random) -> None:
    """Two values of a kind change places."""
    one = pick_path(position, source, int, str, list, dict)
    other = pick_alike(position, one, source)
    if one[: len(other)] != other and other[: len(one)] != one:
        first, second = at(position, one), at(position, other)
        put(position, one, second)
        put(position, other, first)


def add(position: Any, words: Words, source: random.Random) -> None:
    """A list has one more entry."""
    path = pick_path(position, source, list)
    at(position, path).append(pick_word(path, words, source))


WAYS = (change_value, change_value, change_value, leave_out, double, shuffle, move, swap, add)


def thin(position: dict[str, Any], names: tuple[str, ...], source: random.Random) -> None:
    """Leave out fields that follow from others, so that a change need not be made in two places."""
    gone = [name for name in names if source.random() < 0.7]
    for path in reversed(paths_of(position)):
        if path[-1] in gone:
            del at(position, path[:-1])[path[-1]]


def mutate(
    position: dict[str, Any],
    words: Words,
    source: random.Random,
    follows: tuple[str, ...] = (),
) -> dict[str, Any]:
    """A copy with one or two things changed, sometimes more; often without what follows from others."""
    changed = copy.deepcopy(position)
    if source.random() < 0.6:
        thin(changed, follows, source)
    for _ in range(source.choice((1, 1, 1, 2, 2, 3))):
        source.choice(WAYS)(changed, words, source)
    return changed
