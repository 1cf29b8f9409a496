"""Puzzles of the day: those that are shipped hold what is promised, and more can be made at any time."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from folsom.analysis.chances import Judge
from folsom.analysis.puzzles import (
    Collection,
    Puzzle,
    make_puzzles,
    position_of,
    read_collection,
    write_collection,
)
from folsom.analysis.puzzles.again import judge_all
from folsom.analysis.puzzles.file import new_collection
from folsom.analysis.puzzles.making import LEAST_LEAD, find, outlaws_plays
from folsom.analysis.puzzles.puzzle import new_game, pack, plays_of, standing, unpack
from folsom.analysis.puzzles.reasons import REASONS
from folsom.analysis.puzzles.themes import THEMES
from folsom.analysis.puzzles.worth import chance, searched
from folsom.bots import make, observe
from folsom.bots.search import Searcher
from folsom.core.errors import CannotRead

pytestmark = pytest.mark.compiled

GAMES = ("express", "superexpress")
SHIPPED = Path(__file__).parents[2] / "web" / "src" / "generated"
PLAYOUTS = 4_000
"""For the few puzzles that are searched again here."""


def shipped(game: str) -> Collection:
    return read_collection(SHIPPED / f"puzzles-{game}.json")


def test_there_is_a_month_of_puzzles_for_each_game() -> None:
    for game in GAMES:
        kept = shipped(game)
        assert kept.game == game
        assert len(kept.puzzles) >= 30
        assert len({puzzle.seed for puzzle in kept.puzzles}) == len(kept.puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_is_a_question_with_one_clear_answer(game: str) -> None:
    kept = shipped(game)
    for puzzle in kept.puzzles:
        position = position_of(game, puzzle, kept.rules)
        assert position.number == puzzle.n_answers
        plays = plays_of(position, puzzle.seat)
        assert len(plays) == len(puzzle.shares) >= 3
        first, second, *_ = standing(puzzle.shares)
        assert first == puzzle.best
        assert puzzle.shares[first] - puzzle.shares[second] >= 1000 * LEAST_LEAD - 1
        assert puzzle.theme in THEMES
        told = [each.play for each in puzzle.why]
        assert told[0] == puzzle.outlaw
        assert len(set(told)) == len(told) == min(5, len(plays) - 1)
        assert puzzle.best not in told
        assert all(each.reason in REASONS for each in puzzle.why)


@pytest.mark.parametrize("game", GAMES)
def test_outlaw_misses_every_shipped_puzzle(game: str) -> None:
    kept = shipped(game)
    for puzzle in kept.puzzles:
        position = position_of(game, puzzle, kept.rules)
        best = plays_of(position, puzzle.seat)[puzzle.best]
        assert best not in outlaws_plays(position, puzzle.seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_holds_with_other_luck_by_what_the_seat_knows(game: str) -> None:
    """Everything hidden from the seat is dealt anew: that changes nothing in its chances; the search agrees."""
    kept = shipped(game)
    judge, searcher = Judge(game, 5), Searcher(game, 5)
    for puzzle in kept.puzzles[::8]:
        position = position_of(game, puzzle, kept.rules)
        other = position.possible(puzzle.seat, b"\x05" * 32)
        plays = plays_of(position, puzzle.seat)
        first, second, *_ = (plays[place] for place in standing(puzzle.shares))
        said = chance(judge, position, puzzle.seat, first, PLAYOUTS)
        assert said == chance(judge, other, puzzle.seat, first, PLAYOUTS)
        assert said.share > chance(judge, position, puzzle.seat, second, PLAYOUTS).share
        shares = [
            searched(searcher, other, puzzle.seat, play, PLAYOUTS) for play in (first, second)
        ]
        assert shares[0] > shares[1]


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_packed_and_unpacked(game: str) -> None:
    played = new_game(game, 4, 11)
    bots = [make("tenderfoot", game, seat) for seat in range(4)]
    while not played.is_over:
        seat = played.decisions[0].seat
        played.answer(bots[seat].answer(observe(played, seat)), seat)
    again = new_game(game, 4, 11)
    unpack(again, pack(played), played.number)
    assert again.answers == played.answers
    with pytest.raises(CannotRead, match="more answers than its game"):
        unpack(new_game(game, 4, 11), pack(played), played.number + 1)
    with pytest.raises(CannotRead, match="more answers than it says"):
        unpack(new_game(game, 4, 11), pack(played), 3)
    with pytest.raises(CannotRead, match="no list of answers"):
        unpack(new_game(game, 4, 11), "é", 3)
    assert pack(new_game(game, 4, 11)) == ""


def test_a_day_keeps_its_puzzle_when_more_are_added() -> None:
    kept = shipped("express")
    few = replace(kept, puzzles=kept.puzzles[:10])
    for n in range(10):
        day = few.first + timedelta(days=n)
        assert few.number_of(day) == kept.number_of(day) == n
    assert few.last == few.first + timedelta(days=9)
    assert few.number_of(few.first + timedelta(days=10)) == 0
    with pytest.raises(CannotRead, match="no puzzles"):
        new_collection("express").number_of(date(2027, 1, 1))


def test_a_file_is_written_and_read_as_it_was(tmp_path: Path) -> None:
    kept = shipped("superexpress")
    write_collection(kept, tmp_path / "again.json")
    assert read_collection(tmp_path / "again.json") == kept
    assert (tmp_path / "again.json").read_text() == (
        SHIPPED / "puzzles-superexpress.json"
    ).read_text()
    assert [path.name for path in tmp_path.iterdir()] == ["again.json"]


@pytest.mark.parametrize("text", ["", "[]", '{"format":1}', '{"format":1,"game":"chess"}'])
def test_what_is_no_such_file_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(text)
    with pytest.raises(CannotRead):
        read_collection(tmp_path / "other.json")
    with pytest.raises(CannotRead, match="cannot be read"):
        read_collection(tmp_path / "none.json")


def test_another_format_is_refused(tmp_path: Path) -> None:
    (tmp_path / "new.json").write_text(json.dumps({"format": 2}))
    with pytest.raises(CannotRead, match="format 2"):
        read_collection(tmp_path / "new.json")


def test_puzzles_do_not_depend_on_the_workers() -> None:
    """The first shipped ones are found again, by less thinking: only the leaders' chances differ."""
    made = {}
    for workers in (1, 3):
        kept = new_collection("superexpress")
        kept.scanned = 6
        found = list(make_puzzles(kept, 2, workers, most=20_000))
        assert [each for each in found if each is not None] == kept.puzzles
        made[workers] = kept.puzzles
    assert made[1] == made[3]
    first = shipped("superexpress").puzzles[0]
    assert _question(made[1][0]) == _question(first)


def _question(puzzle: Puzzle) -> tuple[int, str, int, int, str]:
    return puzzle.seed, puzzle.answers, puzzle.seat, puzzle.best, puzzle.theme


def test_a_game_without_a_puzzle_gives_none() -> None:
    assert find("superexpress", 4) is None


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_judged_anew_and_keep_their_answers(game: str) -> None:
    kept = shipped(game)
    before = kept.puzzles = kept.puzzles[:3]
    told = list(judge_all(replace(kept, puzzles=list(before)), rough=200, close=1_000))
    anew = replace(kept, puzzles=list(before))
    assert list(judge_all(anew, rough=200, close=1_000)) == told
    assert any(told)
    for old, new, does_stand in zip(before, anew.puzzles, told, strict=True):
        assert replace(new, shares=old.shares, why=old.why) == old
        assert (new == old) or does_stand
        assert standing(new.shares)[0] == old.best


def test_a_puzzle_whose_answer_does_not_stand_stays_as_it_was() -> None:
    kept = shipped("superexpress")
    puzzle = kept.puzzles[0]
    wrong = replace(puzzle, best=standing(puzzle.shares)[-1])
    kept.puzzles = [wrong]
    assert list(judge_all(kept, rough=200, close=1_000)) == [False]
    assert kept.puzzles == [wrong]
