"""Ctrl-C: every command ends at once with a sentence, and leaves no process, no traceback and no odd terminal."""

import json
import os
import pty
import re
import signal
import sys
import threading
from pathlib import Path

import pytest
from tests.cli.commands import started
from tests.cli.games import SEED

from folsom.arena.results import read_results
from folsom.cli.app import run
from folsom.cli.interrupt import wait_for_a_line
from folsom.games import game_module

PLAIN = {"FOLSOM_JIT": "0"}
INTERRUPTED = 130


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A finished game."""
    game = game_module("superexpress").new(seed=SEED)
    while game.decision is not None:
        game.play(game.decision.options[-1])
    path = tmp_path / "game.txt"
    path.write_text(game.transcript().write())
    return str(path)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "words",
    [
        ["arena", "outlaw", "tenderfoot", "--game", "superexpress"],
        ["simulate", "superexpress", "--bots", "outlaw"],
        ["verify"],
    ],
)
def test_while_the_rules_are_compiled(words: list[str], saved: str, tmp_path: Path) -> None:
    if words == ["verify"]:
        words = ["verify", saved]
    with started(*words, FOLSOM_CACHE_DIR=str(tmp_path / "cache")) as command:
        command.until("Compiling the rules of Colt Super Express")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted" in command.text


@pytest.mark.compiled
def test_when_the_compiler_has_got_somewhere(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    with started("play", "superexpress", FOLSOM_CACHE_DIR=str(cache)) as command:
        command.until_true(lambda: any(cache.rglob("*.nbi")))
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted" in command.text
    assert not list(cache.rglob("*.compiled"))


BOT = """
import json, os, pathlib, sys
pathlib.Path(sys.argv[1]).touch()
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "bye":
        break
    answer = {}
    if message["do"] == "choose":
        answer["option"] = message["decision"]["options"][0]["number"]
    try:
        print(json.dumps(answer), flush=True)
    except BrokenPipeError:
        os._exit(0)
"""
"""What it says of a pipe that nobody reads any more would be its own affair, and not the arena's."""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_arena_keeps_what_it_has_and_ends_its_workers_and_their_bots(
    workers: str, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    program = tmp_path / "bot.py"
    program.write_text(BOT)
    bot = f"command:{sys.executable} -I -S {program} {tmp_path / 'seen'}"
    words = ["arena", bot, "random", "--game", "superexpress", "--deals", "100000"]
    with started(*words, "-j", workers, "--results", str(results), **PLAIN) as command:
        command.until(r" [3-9]/\d+")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert (tmp_path / "seen").exists()
    said = re.search(r"folsom: interrupted after (\d+) games \((.*)\); they are kept", command.text)
    assert said is not None, command.text
    assert len(read_results(results)[1]) == int(said[1]) >= 3
    assert "random" in said[2]


def test_the_arena_says_that_nothing_is_kept_without_a_file() -> None:
    words = ["arena", "outlaw", "random", "--game", "superexpress", "-j", "2", "--deals", "1000000"]
    with started(*words, **PLAIN) as command:
        command.until(r" 0/\d+")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted before a game was finished" in command.text


@pytest.mark.parametrize("bots", ["random", "outlaw"])
def test_a_simulation_shows_the_results_so_far(bots: str, tmp_path: Path) -> None:
    report = tmp_path / "results.json"
    words = ["simulate", "superexpress", "--games", "100000000", "--bots", bots]
    # Games of bots are slow enough as plain Python; of random ones it would take long to see the first.
    settings = PLAIN if bots == "outlaw" else {}
    with started(*words, "--json", str(report), **settings) as command:
        command.until(r" [1-9]\d*/100000000")
        command.interrupt()
        assert command.end() == INTERRUPTED
    said = re.search(r"folsom: interrupted after (\d+) of 100000000 games", command.text)
    assert said is not None, command.text
    assert f"{said[1]} games of superexpress" in command.text
    written = json.loads(report.read_text())
    assert written["games"] == int(said[1])
    seats = [row["games"] for row in written["results"] if row["group"] == "seat"]
    assert set(seats) == {int(said[1])}


def test_a_plain_batch_is_stopped_in_its_middle() -> None:
    with started("simulate", "superexpress", "--games", "100000000", **PLAIN) as command:
        command.until(r" 0/100000000")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted" in command.text


@pytest.mark.parametrize("backend", ["numba", "python"])
def test_a_measurement(backend: str) -> None:
    words = ["bench", "--game", "superexpress", "--backend", backend, "--threads", "1,2"]
    with started(*words, "--seconds", "600") as command:
        command.until("Measuring superexpress")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted after 0 measurements" in command.text


def test_a_game_in_the_terminal_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    words = ["play", "superexpress", "--bots", "random", "--seed", SEED, "--save", str(path)]
    with started(*words, **PLAIN) as command:
        command.until("Choose your first card")
        command.type("1\n")
        command.until("(?s)Choose your first card.*Choose your second card.*> ")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted in the middle of a game" in command.text
    assert run(["verify", str(path)]) == 0


def test_a_replay(saved: str) -> None:
    with started("replay", saved, "--views", **PLAIN) as command:
        # Whoever does not read on holds it up in the middle.
        command.until("car 1")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted" in command.text


def test_the_referee() -> None:
    with started("referee", **PLAIN) as command:
        command.type('{"do":"outcome"}\n')
        command.until("request/no-game")
        command.interrupt()
        assert command.end() == INTERRUPTED
    assert "folsom: interrupted" in command.text


@pytest.mark.compiled
def test_a_server_that_compiles_ends_its_compilers_and_goes_gracefully(tmp_path: Path) -> None:
    settings = {"FOLSOM_CACHE_DIR": str(tmp_path / "cache"), "FOLSOM_DATA_DIR": str(tmp_path)}
    with started("serve", "--port", "0", **settings) as command:
        command.until("compiling the rules")
        command.interrupt()
        assert command.end() == 0
    assert not list(tmp_path.rglob("*.compiled"))


def test_one_that_comes_just_before_a_terminal_is_read_is_not_slept_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal, own = pty.openpty()
    keyboard = os.fdopen(own)
    monkeypatch.setattr(sys, "stdin", keyboard)
    waiting, is_over, slept = threading.get_ident(), threading.Event(), []

    def interrupt() -> None:
        # Sent to another thread it breaks off nothing that the first one waits for: the worst moment, every time.
        while sys._current_frames()[waiting].f_code is not wait_for_a_line.__code__:
            pass
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        if not is_over.wait(10):
            slept.append(True)
            os.write(terminal, b"\n")

    hand = threading.Thread(target=interrupt)
    hand.start()
    with pytest.raises(KeyboardInterrupt):
        wait_for_a_line()
    is_over.set()
    hand.join()
    keyboard.close()
    os.close(terminal)
    assert not slept
