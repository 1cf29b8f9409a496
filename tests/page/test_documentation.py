"""The page about the modules knows every function and every area, in their order."""

import re
from pathlib import Path

import pytest
from tests.page.jobs import EVERY

from folsom.page import express, superexpress
from folsom.page.compile import outer

PAGE = (Path(__file__).parents[2] / "docs/reference/wasm.md").read_text()


@pytest.mark.parametrize("game", EVERY)
def test_every_function_is_on_the_page_with_what_it_takes(game: str) -> None:
    part = {"express": express, "superexpress": superexpress}[game]
    told = dict(re.findall(r"^\| `(\w+)` \| ([\w, ]+) \| ", PAGE, re.MULTILINE))
    outers = [outer(kernel, part.AREAS) for kernel in part.FUNCTIONS]
    assert told == {
        each.name: ", ".join([*(area.name for area in each.areas), *each.numbers])
        for each in outers
    }


@pytest.mark.parametrize("game", EVERY)
def test_the_areas_stand_there_in_their_order(game: str) -> None:
    part = {"express": express, "superexpress": superexpress}[game]
    head, _, _ = PAGE.partition("## Functions")
    assert re.findall(r"^\| `(\w+)` \|", head, re.MULTILINE) == [each.name for each in part.AREAS]
