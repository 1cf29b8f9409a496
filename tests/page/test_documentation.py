"""The page about the modules knows every function and every area, in their order."""

import re
from pathlib import Path

import pytest
from tests.page.jobs import EVERY

from folsom.page.compile import outer
from folsom.page.module import module_of

PAGE = (Path(__file__).parents[2] / "docs/reference/wasm.md").read_text()


@pytest.mark.parametrize("game", EVERY)
def test_every_function_is_on_the_page_with_what_it_takes(game: str) -> None:
    module = module_of(game)
    told = dict(re.findall(r"^\| `(\w+)` \| ([\w, ]+) \| ", PAGE, re.MULTILINE))
    outers = [outer(kernel, module.areas) for kernel in module.functions]
    assert told == {
        each.name: ", ".join([*(area.name for area in each.areas), *each.numbers])
        for each in outers
    }


@pytest.mark.parametrize("game", EVERY)
def test_the_areas_stand_there_in_their_order(game: str) -> None:
    head, _, _ = PAGE.partition("## Functions")
    areas = [each.name for each in module_of(game).areas]
    assert re.findall(r"^\| `(\w+)` \|", head, re.MULTILINE) == areas
