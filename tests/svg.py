"""Drawings read again: what they use, and where."""

import re
from xml.etree import ElementTree

from folsom.core.art import PREFIX, SVG

USE = f"{{{SVG}}}use"
SHIFT = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


class Drawn:
    """An SVG text, parsed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.root = ElementTree.fromstring(text)
        self._uses: list[tuple[str, float, float]] = []
        for child in self.root:
            if child.tag != f"{{{SVG}}}defs":
                self._walk(child, 0, 0)

    def _walk(self, element: ElementTree.Element, x: float, y: float) -> None:
        # The outermost shift says where a figure stands; those inside it pose it.
        if (x, y) == (0, 0) and (shift := SHIFT.match(element.get("transform", ""))):
            x, y = float(shift[1]), float(shift[2])
        if element.tag == USE:
            self._uses.append((element.attrib["href"].removeprefix(f"#{PREFIX}"), x, y))
        for child in element:
            self._walk(child, x, y)

    def places(self, name: str) -> list[tuple[float, float]]:
        """Where a symbol is used."""
        return [(x, y) for used, x, y in self._uses if used == name]

    def words(self) -> list[str]:
        """All texts, in their order; the caption is the last."""
        return [element.text or "" for element in self.root.iter(f"{{{SVG}}}text")]

    def check(self) -> None:
        """It needs nothing that it does not bring, and brings nothing twice."""
        ids = re.findall(r' id="([^"]+)"', self.text)
        assert len(ids) == len(set(ids))
        wanted = set(re.findall(r"#(" + PREFIX + r"[\w-]+)", self.text))
        assert wanted <= set(ids)
        assert "var(" not in self.text
