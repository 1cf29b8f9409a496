"""Plain JSON values from outside, read with a clear sentence about whatever is wrong with them."""

from collections.abc import Sequence
from typing import NoReturn

from folsom.core.errors import CannotRead

MAX_SHOWN = 60


def shown(value: object) -> str:
    """A value as messages show it: never more than a line."""
    text = repr(value)
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}…"


class Given:
    """A value and the path that leads to it. `null` counts as left out."""

    __slots__ = ("value", "where")

    def __init__(self, value: object, where: str) -> None:
        self.value = value
        self.where = where

    def wrong(self, expected: str) -> NoReturn:
        """Say what was expected instead."""
        raise CannotRead(f"{self.where}: expected {expected}, not {shown(self.value)}")

    @property
    def is_given(self) -> bool:
        """Whether it is there at all."""
        return self.value is not None

    def whole(self, low: int, high: int, what: str = "a number") -> int:
        """A whole number between bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(f"{what} from {low} to {high}")
        return value

    def exactly(self, number: int, why: str) -> int:
        """The only number that fits; it may be left out."""
        if self.is_given and (type(self.value) is not int or self.value != number):
            self.wrong(f"{number}: {why}")
        return number

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.wrong("true or false")
        return self.value

    def name(self, names: Sequence[str], what: str) -> int:
        """One of several names, as its index."""
        if not isinstance(self.value, str) or self.value not in names:
            self.wrong(f"{what} ({', '.join(names)})")
        return names.index(self.value)

    def items(self, most: int) -> list["Given"]:
        """A list; nothing, if it was left out."""
        if self.value is None:
            return []
        if not isinstance(self.value, list | tuple):
            self.wrong("a list")
        if len(self.value) > most:
            raise CannotRead(
                f"{self.where}: expected at most {most} entries, not {len(self.value)}"
            )
        return [Given(value, f"{self.where}[{i}]") for i, value in enumerate(self.value)]

    def fields(self, *names: str) -> dict[str, "Given"]:
        """An object with these fields and no others; those left out are `null`."""
        if not isinstance(self.value, dict):
            self.wrong(f"an object with {', '.join(names)}")
        for name in self.value:
            if name not in names:
                raise CannotRead(
                    f"{self.where}: unknown field {shown(name)}; the fields are {', '.join(names)}"
                )
        return {name: Given(self.value.get(name), f"{self.where}.{name}") for name in names}
