"""Playing a plan: the same games every way, and nothing lost when it is stopped."""

from pathlib import Path

import pytest

from folsom.arena import Plan, Result, Variant, run
from folsom.arena.results import read_results
from folsom.arena.sitting import play_game, play_policies
from folsom.core.errors import CannotRead

VARIANTS = (
    Variant("express", {"seats": 4}),
    Variant("express", {"seats": 2, "expert": True}),
    Variant("superexpress", {"seats": 3, "horse": True}),
)
QUICK = Plan(("outlaw", "tenderfoot"), VARIANTS, deals=4, seed=1)
THINKING = Plan(("sharpshooter:20", "random"), VARIANTS[2:], deals=1, seed=1)


def plain(results: list[Result]) -> list[tuple[object, ...]]:
    """Results without the time they took."""
    return [
        (r.task, r.shares, r.points, r.places, r.bandits, r.decisions, r.faults) for r in results
    ]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_games_in_one_compiled_call_are_the_games_played_bot_by_bot(variant: int) -> None:
    # The compiled call sees whole states, the bots only what their seat may know: so neither peeks.
    tasks = [task for task in QUICK.tasks() if task.variant == variant][:6]
    one_by_one = [play_game(QUICK, task) for task in tasks]
    assert plain(play_policies(QUICK, tasks)) == plain(one_by_one)


def test_the_same_plan_gives_the_same_results_on_one_process_and_on_two() -> None:
    assert plain(run(QUICK, workers=1)) == plain(run(QUICK, workers=2))


def test_bots_that_count_playouts_give_the_same_results_again() -> None:
    assert plain(run(THINKING, workers=1)) == plain(run(THINKING, workers=1))


class Stop(Exception):
    """Somebody pulls the plug."""


def test_a_stopped_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    seen: list[Result] = []

    def stop_after_two(results: list[Result]) -> None:
        seen.extend(results)
        if len(seen) >= 2:
            raise Stop

    with pytest.raises(Stop):
        run(THINKING, path, workers=1, progress=stop_after_two)
    assert plain(read_results(path)[1]) == plain(seen)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"variant":0,"deal":')
    later: list[Result] = []
    results = run(THINKING, path, workers=1, progress=later.extend)
    assert len(later) == THINKING.n_games - 2
    assert plain(results) == plain(run(THINKING, workers=1))
    again: list[Result] = []
    assert plain(run(THINKING, path, workers=1, progress=again.extend)) == plain(results)
    assert again == []


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(THINKING, path, workers=1)
    other = Plan(THINKING.bots, THINKING.variants, deals=1, seed=2)
    with pytest.raises(CannotRead, match="its seed is 1, not 2"):
        run(other, path, workers=1)


@pytest.mark.parametrize("content", [b"\x00\xff\n", b"[]\n", b'{"folsom":"arena"}\n', b"no line"])
def test_a_file_that_is_no_results_file_is_refused_and_left_alone(
    content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(CannotRead):
        run(THINKING, path, workers=1)
    assert path.read_bytes() == content


def test_a_bot_that_does_not_exist_stops_the_arena_before_it_begins() -> None:
    with pytest.raises(CannotRead, match="sheriff"):
        run(Plan(("outlaw", "sheriff"), VARIANTS), workers=1)
