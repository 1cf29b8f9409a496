"""Bots that crash, are late, cheat or babble: reported by name, and the arena goes on."""

import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from folsom import bots
from folsom.arena import Plan, Result, Variant
from folsom.arena.plan import Task
from folsom.arena.sitting import get_ready, play_game
from folsom.bots import Bot
from folsom.core.decision import Decision

TABLE = (Variant("superexpress", {"seats": 3}),)
GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bots.md"

HELLO = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        print(json.dumps({"name": "test"}), flush=True)
    elif message["do"] == "bye":
        break
    else:
"""
BAD_HABITS = {
    "crashed: exit code 3": "        sys.exit(3)",
    "no answer within": "        pass",
    "not offered": "        print(json.dumps({'option': 62}), flush=True)",
    "no JSON": "        print('howdy', flush=True)",
    "expected an object,": "        print('[1]', flush=True)",
    "integer 'option'": "        print(json.dumps({'option': 'shoot'}), flush=True)",
}


def command(path: Path, code: str) -> str:
    """A bot's name for a Python program."""
    path.write_text(code, encoding="utf-8")
    return f"command:{sys.executable} -I -S {path}"


def play_against(name: str, on_fault: str = "forfeit", limit: float = 10.0) -> Result:
    """A bot against two that choose at random."""
    plan = Plan((name, "random"), TABLE, time_limit=limit, on_fault=on_fault)
    plan.check()
    return play_game(plan, Task(0, 0, (0, 1, 1)))


def test_nobody_forfeits_while_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = 0.2
    asked: list[str] = []

    class Compiling(Bot):
        """Takes long over the first answer of a process."""

        def choose(self, view: Any, decision: Decision) -> int:
            if not asked:
                time.sleep(2 * limit)
            asked.append(decision.kind)
            return decision.numbers[0]

    monkeypatch.setattr(bots, "make", lambda *_: Compiling())
    get_ready.cache_clear()
    try:
        assert play_against("outlaw", limit=limit).faults == ()
    finally:
        get_ready.cache_clear()
    assert len(asked) > 1


@pytest.mark.parametrize("habit", BAD_HABITS)
def test_a_program_that_does_wrong_forfeits_and_is_reported(habit: str, tmp_path: Path) -> None:
    name = command(tmp_path / "bot.py", HELLO + BAD_HABITS[habit])
    # Starting a program takes longer than answering; only the answers are held to this limit.
    result = play_against(name, limit=0.3 if "within" in habit else 10.0)
    seat = result.seating.index(0)
    assert result.faults
    for fault in result.faults:
        assert (fault.bot, fault.seat, fault.kind) == (name, seat, "plan")
        assert habit in fault.why
    assert result.shares[seat] == 0
    assert result.places[seat] == 3
    assert sum(result.shares) == pytest.approx(1)


def test_a_program_that_cannot_be_started_is_reported() -> None:
    result = play_against("command:no-such-program-anywhere")
    assert "cannot be started" in result.faults[0].why


def test_with_random_answers_instead_a_fault_costs_nothing_more(tmp_path: Path) -> None:
    name = command(tmp_path / "bot.py", HELLO + BAD_HABITS["not offered"])
    results = [play_against(name, on_fault="random"), play_against(name)]
    assert results[0].points == results[1].points
    assert results[1].places[results[1].seating.index(0)] == 3
    assert results[0].faults == results[1].faults


class Crasher(Bot):
    """Knows no way on."""

    def choose(self, view: Any, decision: Decision) -> int:
        raise ZeroDivisionError("a bot's own mistake")


def crasher(game: str, seed: int) -> Bot:
    """For `python:module:function`."""
    return Crasher()


def test_a_python_bot_that_crashes_is_reported() -> None:
    result = play_against(f"python:{__name__}:crasher")
    assert "ZeroDivisionError: a bot's own mistake" in result.faults[0].why


def test_the_programs_of_the_guide_play_without_fault(tmp_path: Path) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    programs = [
        code for code in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "sys.stdin" in code
    ]
    assert programs
    for i, code in enumerate(programs):
        result = play_against(command(tmp_path / f"bot{i}.py", code))
        assert result.faults == ()
