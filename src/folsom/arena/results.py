"""Finished games, one JSON object a line in a file that only grows: nothing finished is ever lost."""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from folsom.arena.plan import Plan, Task, read_plan
from folsom.core.errors import CannotRead

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Fault:
    """A bot crashed, was late, or answered something that was not offered."""

    bot: str
    seat: int
    number: int
    kind: str
    why: str


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game, seat by seat. `shares` of the victory add up to 1."""

    variant: int
    deal: int
    seating: tuple[int, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    bandits: tuple[str, ...]
    decisions: int
    seconds: float
    faults: tuple[Fault, ...] = ()

    @property
    def task(self) -> Task:
        """Which game of the plan this is."""
        return Task(self.variant, self.deal, self.seating)

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        plain = asdict(self)
        plain["seconds"] = round(self.seconds, 4)
        return plain


def read_result(plain: dict[str, Any]) -> Result:
    """A result from plain values."""
    rows = ("seating", "shares", "points", "places", "bandits")
    values: dict[str, Any] = {
        key: tuple(plain[key]) if key in rows else plain[key] for key in plain
    }
    values["faults"] = tuple(Fault(**fault) for fault in plain["faults"])
    return Result(**values)


class ResultsFile:
    """The results of one plan on disk. Opening it again goes on where it stopped."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: list[Result] = []
        if path.exists() and path.stat().st_size > 0:
            found, self.results, end = _read(path)
            if found.as_json() != plan.as_json():
                raise CannotRead(
                    f"{path} holds the results of another tournament: {_difference(found, plan)}"
                )
            # A line that was being written when the arena was stopped is cut off.
            if end < path.stat().st_size:
                with path.open("r+b") as cut:
                    cut.truncate(end)
        self._file = path.open("a", encoding="utf-8")
        if not path.stat().st_size:
            self._write({"folsom": "arena", "format": FORMAT, "plan": plan.as_json()})

    def add(self, results: Iterable[Result]) -> None:
        """Append finished games; they are on disk when this returns."""
        for result in results:
            self._file.write(_line(result.as_json()))
            self.results.append(result)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _write(self, plain: dict[str, Any]) -> None:
        self._file.write(_line(plain))
        self._file.flush()

    def close(self) -> None:
        """No more results."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def read_results(path: Path) -> tuple[Plan, list[Result]]:
    """A plan and its finished games from a file."""
    plan, results, _ = _read(path)
    return plan, results


def _line(plain: dict[str, Any]) -> str:
    return json.dumps(plain, separators=(",", ":")) + "\n"


def _complete_lines(content: bytes) -> Iterator[tuple[bytes, int]]:
    start = 0
    while (end := content.find(b"\n", start)) >= 0:
        yield content[start:end], end + 1
        start = end + 1


def _read(path: Path) -> tuple[Plan, list[Result], int]:
    plan: Plan | None = None
    results: list[Result] = []
    seen: set[str] = set()
    end = 0
    try:
        for line, line_end in _complete_lines(path.read_bytes()):
            plain = json.loads(line)
            if plan is None:
                if plain.get("folsom") != "arena" or plain.get("format") != FORMAT:
                    raise CannotRead(f"{path} is not a results file of this arena")
                plan = read_plan(plain["plan"])
            else:
                result = read_result(plain)
                if result.task.key not in seen:
                    seen.add(result.task.key)
                    results.append(result)
            end = line_end
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
        raise CannotRead(f"{path} cannot be read as a results file of the arena: {error}") from None
    if plan is None:
        raise CannotRead(f"{path} is not a results file of this arena: it has no first line")
    return plan, results, end


def _difference(found: Plan, wanted: Plan) -> str:
    one, other = found.as_json(), wanted.as_json()
    for key, value in one.items():
        if value != other[key]:
            return f"its {key} is {value!r}, not {other[key]!r}"
    return "its plan differs"
