"""Sphinx directives for what is generated: commands, events, the messages of the WebSocket, HTTP's endpoints."""

import re
from collections.abc import Callable
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from tools.reference_commands import command_pages
from tools.reference_events import express_events, superexpress_events
from tools.reference_messages import http_pages, protocol_pages

PAGES: dict[str, Callable[[], str]] = {
    "commands": command_pages,
    "express-events": express_events,
    "superexpress-events": superexpress_events,
    "websocket-messages": protocol_pages,
    "http-endpoints": http_pages,
}
UNSAID = "Alias for field number"
"""How Python itself describes the fields of named tuples."""
FIELD = re.compile(r"(?P<names>[a-z_]+(?:, [a-z_]+)*): (?P<text>.+)")


class Generated(SphinxDirective):
    """Puts a generated page in the place of the directive."""

    def run(self) -> list[nodes.Node]:
        """The page, parsed as Markdown, with its headings."""
        text = PAGES[self.name]()
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def list_fields(
    app: Sphinx, what: str, name: str, thing: object, options: Any, lines: list[str]
) -> None:
    """Docstrings name fields line by line, `seats: how many play`; on the page they are a list."""
    shown: list[str] = []
    is_field = False
    for line in lines:
        if line.startswith(UNSAID):
            continue
        if found := FIELD.fullmatch(line):
            names = ", ".join(f"``{each}``" for each in found["names"].split(", "))
            if shown and shown[-1] and not is_field:
                shown.append("")
            shown.append(f"- {names}: {found['text']}")
            is_field = True
        elif is_field and line.startswith("    "):
            shown.append(f"  {line.strip()}")
        else:
            if is_field and line:
                shown.append("")
            is_field = False
            shown.append(line)
    lines[:] = shown


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    for name in PAGES:
        app.add_directive(name, Generated)
    app.connect("autodoc-process-docstring", list_fields)
    return {"parallel_read_safe": True}
