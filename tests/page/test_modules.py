"""The modules play, show and search as the native kernels do, to the last byte, in Python and in Node.

`make wasm` must have built them. `benchmarks/page.py` does the same with very many games.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.page.in_python import MODULES, in_python, module_of
from tests.page.jobs import EVERY, Job, natively, random_games, search, sights

from folsom.page.build import imports_of

pytestmark = pytest.mark.compiled
GAMES = tuple(EVERY)


def some_jobs(game: str) -> Iterator[Job]:
    """A few of each kind: some games of every variant, sights and searches of a third of them."""
    yield from random_games(game, 5)
    for seed, name in enumerate(sorted(EVERY[game])[::3]):
        yield sights(game, name, seed)
        yield search(game, name, seed, 60)
        yield search(game, name, seed, 40, with_net=True)


@pytest.mark.parametrize("game", GAMES)
def test_python_with_wasmtime_and_node_do_what_is_done_natively(game: str) -> None:
    jobs = list(some_jobs(game))
    expected = [natively(job) for job in jobs]
    assert [in_python(module_of(game), job) for job in jobs] == expected
    assert in_node(jobs) == expected


def in_node(jobs: list[Job]) -> list[str]:
    """What the modules answer in Node."""
    lines = "\n".join(json.dumps(job) for job in jobs)
    program = Path(__file__).with_name("in_node.mjs")
    root = Path(__file__).parents[2]
    command = [str(root / "tools/node"), "node", str(program), str(MODULES)]
    return subprocess.run(
        command, input=lines, text=True, check=True, stdout=subprocess.PIPE
    ).stdout.split()


@pytest.mark.parametrize("game", GAMES)
def test_a_module_imports_nothing_and_tells_its_sizes(game: str) -> None:
    module = module_of(game)
    assert imports_of((MODULES / f"{game}.wasm").read_bytes()) == []
    sizes = list(module.about["areas"].values())
    assert [module.call("size_of", i) for i in range(len(sizes) + 1)] == [*sizes, 0]
    assert module.call("version", 0) == module.about["interface"] == 1
    assert module.call("version", 1) == module.about["rules"]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_may_not_be_given_is_refused_and_changes_nothing(game: str) -> None:
    module, job = module_of(game), sights(game, min(EVERY[game]), 1)
    in_python(module, {**job, "answers": []})
    before = module.read("table", module.about["record"])
    asked = module.call("asked")
    seat = (asked & -asked).bit_length() - 1
    assert module.call("options", seat) > 0
    for who, option in ((seat, 62), (seat, 63), (seat, -1), (99, 0)):
        assert module.call("answer", who, option) == -1
    assert module.call("options", 99) == module.call("can_take_back", -5) == 0
    assert module.read("table", module.about["record"]) == before
