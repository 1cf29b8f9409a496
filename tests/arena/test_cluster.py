"""The arena on several machines: nothing is lost with one of them, and the games are those of a single one."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.ray_cluster import Cluster
from tests.arena.test_run import plain
from tests.arena.watched import CAUGHT, MACHINES
from tests.cli.commands import started

from folsom.arena import Plan, Variant, run
from folsom.arena.results import read_results
from folsom.core.errors import BadOptions

WATCHED = "python:tests.arena.watched:make"
DEALS = 20
PLAN = Plan(
    (WATCHED, "random"),
    (Variant("superexpress", {"seats": 3}),),
    deals=DEALS,
    seed=5,
    time_limit=600.0,
)
WORDS = ["arena", *PLAN.bots, "--game", "superexpress", "-n", "3", "--seed", "5"]
WORDS += ["--time-limit", "600", "--deals"]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A head and two more nodes."""
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        for name in MACHINES:
            cluster.start(name)
        yield cluster
    finally:
        cluster.close()


def bar(text: str) -> list[int]:
    """What the progress bar has said, one time after the other."""
    return [int(n) for n in re.findall(rf"(?<!\d)(\d+)/{PLAN.n_games}\b", text)]


def test_a_machine_that_dies_halfway_loses_no_game(cluster: Cluster, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    n_games = PLAN.n_games
    words = [*WORDS, str(DEALS), "--ray", cluster.address, "--results", str(path)]
    with started(*words, **cluster.settings) as command:
        command.until_true(lambda: max(bar(command.text), default=0) >= n_games // 2)
        assert (cluster.folder / CAUGHT).exists()
        before = len(command.text)
        cluster.lose("lost")
        assert command.end() == 0
    assert bar(command.text) == sorted(bar(command.text))
    assert bar(command.text)[0] == 0
    assert len(set(bar(command.text[before:]))) > 1, "the bar stood still after the loss"
    assert bar(command.text)[-1] == n_games
    assert len(path.read_text().splitlines()) == 1 + n_games
    by_task = {result.task: result for result in read_results(path)[1]}
    expected = run(PLAN, workers=1)
    assert plain([by_task[result.task] for result in expected]) == plain(expected)


def test_an_interrupted_run_leaves_the_cluster_to_others(cluster: Cluster) -> None:
    words = [*WORDS, "100000", "--ray", cluster.address]
    for _ in range(2):
        with started(*words, **cluster.settings) as command:
            command.until(r" [1-9]\d*/600000")
            command.interrupt()
            assert command.end() == 130
        assert "folsom: interrupted after" in command.text


def test_a_cluster_on_this_machine_plays_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    words = [*WORDS, "1", "--ray", "auto", "--results", str(path)]
    settings = {"FOLSOM_JIT": "0", "PYTHONPATH": str(Path(__file__).parents[2])}
    with started(*words, **settings) as command:
        assert command.end() == 0
    expected = run(Plan(PLAN.bots, PLAN.variants, deals=1, seed=5, time_limit=600.0), workers=1)
    by_task = {result.task: result for result in read_results(path)[1]}
    assert plain([by_task[result.task] for result in expected]) == plain(expected)


@pytest.mark.parametrize(
    ("address", "says"),
    [("127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"), ("nowhere", "HOST:PORT")],
)
def test_where_no_cluster_answers_a_sentence_says_so(address: str, says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        run(PLAN, ray=address)


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match="pip install"):
        run(PLAN, ray="127.0.0.1:1")
