"""A train drawn as SVG, as the browser client draws it: the cars, what lies in them, and who stands where.

World units: a car is 240 wide and the locomotive 340; feet stand at 116 inside and at 4 on a roof; the rails lie
at 158. The locomotive is on the right.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from folsom.core.art import PREFIX, definitions, palette

CAR, LOCOMOTIVE, CAB = 240, 340, 192
MARGIN, LEFT = 24, 40
TOP, RAIL, BOTTOM = -112, 158, 226
LAND = 1599
"""How far one drawing of the land reaches before the next begins."""

FOOT = {"inside": 116, "roof": 4}
LOOT_Y = {"inside": 100, "roof": -6}
MARSHAL = "marshal"
OTHER_LETTERS = {"django": "J"}
"""Whose letter is not the first of the name."""
QUOTED = {'"': "&#39;"}
PAINTS = ("red", "teal", "gold", "plum", "green", "rust")
INTERIORS = ("coach", "saloon", "baggage", "diner", "mail", "sleeper")


class Figure(NamedTuple):
    """Somebody on the train. Figures of one space stand in their order, the rearmost first."""

    who: str
    car: int
    floor: str
    looks_back: bool = False
    is_stunned: bool = False


class Loot(NamedTuple):
    """A token that lies on the train; its value, if the viewer knows it."""

    kind: str
    car: int
    floor: str
    value: int | None


class Train(NamedTuple):
    """What is to be seen: cars counts the locomotive."""

    cars: int
    figures: Sequence[Figure]
    loot: Sequence[Loot]
    caption: str
    own: frozenset[str] = frozenset()
    shows_facing: bool = False


def draw(train: Train) -> str:
    """The whole drawing. It needs no other file, and its colours no style sheet."""
    width = LEFT + (train.cars - 1) * CAR + LOCOMOTIVE + 2 * MARGIN
    parts = [*_land(width), *_cars(train), *_figures(train), *_loot(train), *_caption(train, width)]
    used = {part.name for part in parts if part.name}
    box = f"{-MARGIN} {TOP} {width} {BOTTOM - TOP}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width * 2 // 3}"'
        f' font-family="{escape(palette()["slab"], QUOTED)}" font-weight="800" role="img"'
        f' style="max-width:100%;height:auto"><title>{escape(train.caption)}</title>'
        f"<defs>{definitions(used)}</defs>{''.join(part.text for part in parts)}</svg>"
    )


class Part(NamedTuple):
    """A piece of the drawing, and the symbol that it uses."""

    text: str
    name: str = ""


def _use(
    name: str, x: float, y: float, width: float, height: float, colour: str | None = None
) -> Part:
    paint = "" if colour is None else f' color="{colour}"'
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return Part(f'<use href="#{PREFIX}{name}" {place}{paint}/>', name)


def _moved(part: Part, transform: str) -> Part:
    return part._replace(text=f'<g transform="{transform}">{part.text}</g>')


def _text(text: str, x: float, y: float, size: float, rest: str = "") -> Part:
    return Part(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{rest}>{escape(text)}</text>')


def _car_x(car: int, cars: int) -> int:
    return LEFT + (cars - 1 - car) * CAR


def _car_width(car: int) -> int:
    return CAB if car == 0 else CAR


def _land(width: int) -> Iterator[Part]:
    colours = palette()
    rect = f'<rect x="{-MARGIN}" y="{{}}" width="{width}" height="{{}}" fill="{{}}"/>'
    yield Part(rect.format(TOP, 84 - TOP, colours["sky-1"]))
    yield _use("land-sky", width * 0.3 - 1300, -700, 2600, 784)
    yield Part(rect.format(84, RAIL - 84, colours["ground"]))
    yield Part(rect.format(RAIL, BOTTOM - RAIL, colours["bed"]))
    for n in range(-1, width // LAND + 2):
        yield _use("land-far", n * LAND, -120, 1600, 204)
        yield _use("land-near", n * LAND - 240, -80, 1600, 170)
    for n in range(-1, width // LAND + 1):
        yield _use("land-ground", n * LAND, 70, 1600, 250)


def _cars(train: Train) -> Iterator[Part]:
    colours = palette()
    for car in range(train.cars):
        x = _car_x(car, train.cars)
        if car == 0:
            yield _use("locomotive", x, -52, 340, 212, colours["car-red"])
        else:
            paint = colours[f"car-{PAINTS[car % len(PAINTS)]}"]
            interior = INTERIORS[car % len(INTERIORS)]
            yield _use(f"car-{interior}", x, 0, 240, 160, paint)
        if car == train.cars - 1:
            yield _use("caboose-end", x - 33, 0, 40, 160)
        else:
            yield _use("coupler", x - 12, 127, 24, 14)
        if car:
            yield Part(
                f'<rect x="{x + 196}" y="120" width="28" height="17" rx="2" fill="{colours["paper"]}"'
                f' stroke="{colours["ink"]}" stroke-width="2"/>'
            )
            ink = f' text-anchor="middle" fill="{colours["ink"]}"'
            yield _text(str(car), x + 210, 133.5, 14, ink)


def _figures(train: Train) -> Iterator[Part]:
    """All bodies first, so that none covers another's letter."""
    spaces: dict[tuple[int, str], list[Figure]] = {}
    for figure in train.figures:
        spaces.setdefault((figure.car, figure.floor), []).append(figure)
    marks: list[Part] = []
    for (car, floor), figures in spaces.items():
        width = _car_width(car)
        gap = min(62, (width - 60) / max(len(figures) - 1, 1))
        middle = _car_x(car, train.cars) + width / 2 - (8 if car == 0 else 0)
        for n, figure in enumerate(figures):
            at = f"translate({middle + gap * (n - (len(figures) - 1) / 2):g} {FOOT[floor]})"
            if figure.who in train.own:
                yield Part(f'<g transform="{at}">{_spot()}</g>')
            yield _moved(_body(figure), at)
            marks += [_moved(mark, at) for mark in _marks(figure, train.shows_facing)]
    yield from marks


def _spot() -> str:
    """Under the viewer's own bandits."""
    colours = palette()
    return (
        f'<ellipse rx="29" ry="6" fill="{colours["paper"]}" stroke="{colours["ink"]}"'
        ' stroke-width="2"/>'
    )


def _body(figure: Figure) -> Part:
    turn = -1 if figure.looks_back else 1
    lying = f"translate(0 -15) rotate({-90 * turn}) translate(0 42) " if figure.is_stunned else ""
    return _moved(_use(figure.who, -27, -84, 54, 84), f"{lying}scale({turn} 1)")


def letter_of(bandit: str) -> str:
    """The letter on a bandit's figure."""
    return OTHER_LETTERS.get(bandit, bandit[0].upper())


def _marks(figure: Figure, shows_facing: bool) -> Iterator[Part]:
    """What tells figures apart and says where they look; never mirrored."""
    turn = -1 if figure.looks_back else 1
    if figure.who != MARSHAL:
        where = f"translate({-19 * turn} -16)" if figure.is_stunned else "translate(0 -22)"
        yield _moved(_use(f"letter-{letter_of(figure.who)}", -11, -11, 22, 22), where)
    if figure.is_stunned:
        yield _use("stunned", -22, -52, 44, 20)
    if shows_facing:
        yield _moved(_use("facing", -10, -9, 20, 18), f"translate({3 * turn} 5) scale({turn} 1)")


def _loot(train: Train) -> Iterator[Part]:
    spaces: dict[tuple[int, str], list[Loot]] = {}
    for token in train.loot:
        spaces.setdefault((token.car, token.floor), []).append(token)
    colours = palette()
    outline = (
        f' text-anchor="middle" fill="{colours["light"]}" stroke="{colours["ink"]}"'
        ' stroke-width="3" paint-order="stroke"'
    )
    for (car, floor), tokens in spaces.items():
        step = min(24, (_car_width(car) - 62) / max(len(tokens) - 1, 1))
        for n, token in enumerate(tokens):
            x, y = _car_x(car, train.cars) + 24 + n * step, LOOT_Y[floor]
            wide = 31 if token.kind == "strongbox" else 23
            yield _use(token.kind, x, y, wide, 23)
            if token.value is not None:
                yield _text(str(token.value), x + wide / 2, y - 2 - 9 * (n % 2), 10, outline)


def _caption(train: Train, width: int) -> Iterator[Part]:
    fill = f' fill="{palette()["paper"]}"'
    # Where the sentence would be wider than the train, it is set closer.
    room = width - 2 * MARGIN
    closer = (
        f' textLength="{room}" lengthAdjust="spacingAndGlyphs"'
        if 11 * len(train.caption) > room
        else ""
    )
    yield _text(train.caption, 0, BOTTOM - 16, 19, fill + closer)
