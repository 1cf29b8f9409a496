"""The page about the way of an answer names what is there, and leaves out nothing that a reader would look for."""

import re
from pathlib import Path

import pytest

from folsom import server

ROOT = Path(server.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"[\w/]+\.py\b", PAGE)))


def test_every_module_on_the_page_exists() -> None:
    assert len(NAMED) > 20
    assert [name for name in NAMED if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("folder", ["live", "storage"])
def test_every_module_between_the_doors_and_the_tables_is_on_the_page(folder: str) -> None:
    small = {"live/rest.py", "storage/listing.py", "storage/store.py"}
    there = {f"{folder}/{path.name}" for path in (ROOT / folder).glob("[!_]*.py")}
    assert there - set(NAMED) - small == set()


def test_the_way_is_drawn_in_the_order_in_which_it_is_gone() -> None:
    from inspect import getsource

    from folsom.server.live.changes import Changes

    source = getsource(Changes.change)
    steps = [
        "tables.get(",
        "decide(live.table)",
        "_append(live",
        "live.follow(",
        "announcements.at(",
    ]
    places = [source.index(step) for step in steps]
    assert places == sorted(places)
