"""The same games with the JIT on and off."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.superexpress.digests import digests

ROOT = Path(__file__).parents[2]


@pytest.mark.compiled
def test_compiled_and_plain_games_are_the_same_to_the_last_byte() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    plain = subprocess.run(
        [sys.executable, "-m", "tests.superexpress.digests"],
        env={**os.environ, "FOLSOM_JIT": "0", "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split() == digests()
