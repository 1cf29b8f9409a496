"""The browser client's own drawings as parts of an SVG that stands alone: symbols, what they refer to, colours."""

import re
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

SVG = "http://www.w3.org/2000/svg"
PREFIX = "folsom-"
"""Before every id: several drawings may stand in one page, beside what else is there."""

IN_REPOSITORY = {"art.svg": "web/src/art/art.svg", "palette.css": "web/src/styles/palette.css"}
"""Where the sources are; a wheel carries them in `folsom/art`."""

VARIABLE = re.compile(r"var\(--([\w-]+)\)")
REFERENCE = re.compile(r"^(|url\()#([\w-]+)")


@cache
def palette() -> dict[str, str]:
    """The colours by name, as at dusk."""
    dusk = _read("palette.css").partition("{")[2].partition("}")[0]
    found = re.findall(r"--([\w-]+):([^;]+);", dusk)
    # However the file is laid out, a drawing is the same.
    return {name: re.sub(r"\s*,\s*", ",", value.strip()) for name, value in found}


def definitions(wanted: Iterable[str]) -> str:
    """The symbols of these names and all that they are made of, to stand in `<defs>`."""
    needed: dict[str, str] = {}
    waiting = list(wanted)
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name], references = _symbol(name)
            waiting += references
    return "".join(needed[name] for name in sorted(needed))


@cache
def _elements() -> dict[str, ElementTree.Element]:
    """Everything on the sheet of drawings that has a name."""
    sheet = ElementTree.fromstring(f"<sheet>{_read('art.svg')}</sheet>")
    return {element.attrib["id"]: element for element in sheet.iter() if "id" in element.attrib}


@cache
def _symbol(name: str) -> tuple[str, list[str]]:
    """A drawing in the palette's colours, and the names of those it refers to."""
    ElementTree.register_namespace("", SVG)
    drawing = deepcopy(_elements()[name])
    references = [each for element in drawing.iter() for each in _prepare(element)]
    text = ElementTree.tostring(drawing, encoding="unicode").strip()
    return text.replace(f' xmlns="{SVG}"', ""), references


def _prepare(element: ElementTree.Element) -> list[str]:
    """Put colours for the names of colours and the prefix before ids; say to what the element refers."""
    references: list[tuple[str, str]] = []
    for key, value in element.attrib.items():
        if key == "id":
            element.set(key, PREFIX + value)
        elif found := REFERENCE.findall(value):
            references += found
            element.set(key, REFERENCE.sub(rf"\g<1>#{PREFIX}\g<2>", value))
        else:
            element.set(key, VARIABLE.sub(lambda colour: _colour(colour[1]), value))
    return [name for _, name in references]


def _colour(name: str) -> str:
    """A car has whatever colour its `<use>` gives it; all else has the palette's."""
    return "currentColor" if name == "car" else palette()[name]


def _read(name: str) -> str:
    carried = files("folsom") / "art" / name
    if carried.is_file():
        return carried.read_text(encoding="utf-8")
    return Path(__file__).parents[3].joinpath(IN_REPOSITORY[name]).read_text(encoding="utf-8")
