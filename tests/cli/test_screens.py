"""The terminal's screen: whatever its width, every car, bandit and loot is on it."""

import io
import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console, Group

from folsom.cli.language import seat_names
from folsom.cli.screen_parts import figure
from folsom.cli.screens import screen_of
from folsom.games import game_module
from folsom.superexpress.notation import BANDITS
from folsom.words.catalogues import ENGLISH
from folsom.words.speech import speak

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "express": [
        {"seats": 6},
        {"seats": 5},
        {"seats": 4, "expert": True},
        {"seats": 3},
        {"seats": 3, "two_bandits": True},
        {"seats": 2},
    ],
    "superexpress": [{"seats": n, "reflex": True, "horse": True} for n in (7, 6, 5, 4, 3)],
}
widths = st.integers(40, 130)
SHORT: dict[str, str] = {bandit: figure(speak(ENGLISH), bandit, False) for bandit in BANDITS}


@dataclass(slots=True)
class SeenCar:
    """What the screen shows of a car."""

    name: str
    roof: list[str] = field(default_factory=list)
    inside: list[str] = field(default_factory=list)


def played(name: str, options: dict[str, Any], seed: int, n_answers: int) -> Any:
    """A game after so many random answers."""
    game = game_module(name).new(seed=seed, **options)
    source = random.Random(seed)
    while game.number < n_answers and game.decision is not None:
        game.play(source.choice(game.decision.numbers))
    return game


def shown(name: str, view: Any, width: int, is_plain: bool, log: list[str]) -> list[str]:
    """The screen's lines."""
    console = Console(width=width, file=io.StringIO(), highlight=False, color_system=None)
    names = seat_names(view, view.seat)
    drawn = screen_of(name).screen(view, names, width, is_plain, ENGLISH)
    console.print(Group(*drawn, *log))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def read_train(lines: list[str]) -> tuple[list[SeenCar], list[str]]:
    """The cars as they are drawn, row by row, and the lines below the train."""
    cars: list[SeenCar] = []
    lines = [line.translate(str.maketrans("┌┐└┘─│═●", "++++-|=o")) for line in lines]
    tops = [i for i, line in enumerate(lines) if re.match(r"\+-+\+ ", line)]
    end_of_header = re.compile(r"(bullets|cars): \d+$")
    row_start = 1 + next(i for i, line in enumerate(lines) if end_of_header.search(line))
    for top in tops:
        floor = next(i for i in range(top, len(lines)) if re.match(r"\+[^+]*[a-z]", lines[i]))
        starts = [match.start() for match in re.finditer(r"\+-+\+ ", lines[top] + " ")]
        ends = [*starts[1:], len(lines[top]) + 1]
        for start, end in zip(starts, ends, strict=True):
            part = [line.ljust(len(lines[top]) + 1)[start:end] for line in lines]
            car = SeenCar(part[floor].strip("+-= "))
            car.roof = " ".join(part[row_start:top]).split()
            for line in part[top + 1 : floor]:
                assert line[0] == "|" == line.rstrip()[-1]
                car.inside += line.rstrip()[1:-1].split()
            cars.append(car)
        row_start = floor + 2
    return cars, lines[row_start:]


def counted(words: list[str]) -> Counter[str]:
    """Loot and figures, with `3xJ` taken as three jewels and names in their short form."""
    found: Counter[str] = Counter()
    for word in words:
        many = re.fullmatch(r"(\d+)x(\S+)", word)
        n, what = (int(many[1]), many[2]) if many else (1, word)
        found[SHORT.get(what.lower(), what)] += n
    return found


def label(token: Any) -> str:
    """A loot token in short."""
    return {"jewel": "J", "strongbox": "S"}.get(token.kind, f"${token.value or '?'}")


def expected_express(view: Any, car: int, floor: str) -> Counter[str]:
    """What lies and stands somewhere."""
    found = Counter(SHORT[b.bandit] for b in view.bandits if (b.car, b.floor) == (car, floor))
    found.update(label(t) for t in view.tokens if (t.car, t.floor) == (car, floor))
    if floor == "inside" and view.marshal == car:
        found["MARSHAL"] = 1
    return found


def expected_superexpress(view: Any, car: int, floor: str) -> Counter[str]:
    """Who stands or lies somewhere, and which way he faces."""
    found: Counter[str] = Counter()
    for bandit in view.bandits:
        if (bandit.car, bandit.floor) == (car, floor):
            name = f"({SHORT[bandit.bandit]})" if bandit.stunned else SHORT[bandit.bandit]
            found[f"<{name}" if bandit.facing == "locomotive" else f"{name}>"] += 1
    return found


def in_short(words: list[str]) -> list[str]:
    """Names in any form as two letters."""
    pattern = re.compile(r"[A-Z][a-z]{2,}")
    return [
        pattern.sub(lambda match: SHORT.get(match[0].lower(), match[0]), word) for word in words
    ]


def read_sheets(lines: list[str], names: list[str]) -> dict[str, str]:
    """Each bandit's own lines, put together."""
    found: dict[str, str] = {}
    current = ""
    for line in lines:
        start = re.match(r"[* ] ([A-Z][a-z]+)", line)
        if start and start[1] in names and start[1] not in found:
            current = start[1]
            found[current] = ""
        elif not line.startswith("    "):
            current = ""
        if current:
            found[current] += " " + line
    return found


@pytest.mark.parametrize("name", VARIANTS)
@given(drawn=st.data(), seed=st.integers(0, 1000), n=st.integers(0, 150), is_plain=st.booleans())
def test_every_car_bandit_and_loot_is_seen_at_every_width(
    name: str, drawn: st.DataObject, seed: int, n: int, is_plain: bool
) -> None:
    options = drawn.draw(st.sampled_from(VARIANTS[name]))
    width = drawn.draw(widths)
    game = played(name, options, seed, n)
    for seat in (None, 0):
        view = game.view(seat)
        lines = shown(name, view, width, is_plain, ["  Something happened."])
        assert max(map(len, lines)) <= width
        assert "…" not in "".join(lines)
        cars, below = read_train(lines)
        assert len(cars) == len(view.cars)
        assert not cars or cars[0].name in ("locomotive", "loco")
        assert [car.name for car in cars[1:]] == [f"car {c.car}" for c in view.cars[1:]]
        expected = expected_express if name == "express" else expected_superexpress
        for i, car in enumerate(cars):
            assert counted(in_short(car.roof)) == expected(view, i, "roof")
            assert counted(in_short(car.inside)) == expected(view, i, "inside")
        check_sheets(name, view, below)
        assert lines[-1] == "  Something happened."


def check_sheets(name: str, view: Any, below: list[str]) -> None:
    """Everyone has a sheet with his numbers and his loot."""
    names = [bandit.bandit.capitalize() for bandit in view.bandits]
    sheets = read_sheets(below, names)
    assert sorted(sheets) == sorted(names)
    for bandit in view.bandits:
        sheet = sheets[bandit.bandit.capitalize()]
        words = sheet.split()
        if name == "express":
            own = Counter(label(t) for t in view.tokens if t.bandit == bandit.bandit)
            assert str(bandit.bullets_left) in words
            assert str(bandit.bullets_received) in words
        else:
            own = Counter(
                f"${n}" for loot in view.loot for n in loot.values if loot.seat == bandit.seat
            )
            plan = next(plan.cards for plan in view.plans if plan.seat == bandit.seat)
            cards = [speak(ENGLISH).say(f"card-{card}") if card else "?" for card in plan]
            planned = ", ".join(cards) if bandit.aboard else "left the train"
            assert planned in " ".join(words)
        loot = [word for word in words if re.fullmatch(r"(\d+x)?(J|S|\$(\d+|\?))", word)]
        assert counted(loot) == own


@pytest.mark.parametrize(("name", "seats"), [("express", 6), ("superexpress", 7)])
def test_with_sixty_columns_and_all_seats_the_train_goes_on_below(name: str, seats: int) -> None:
    game = game_module(name).new(seats=seats, seed=1)
    lines = shown(name, game.view(0), 60, True, [])
    floors = [line for line in lines if "car " in line and line.startswith("+")]
    assert len(floors) == 2
    assert floors[0].rstrip().endswith("=")
    assert not floors[1].rstrip().endswith("=")
