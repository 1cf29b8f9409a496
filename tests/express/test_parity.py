"""The rules are the same compiled and as plain Python."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.express.digests import digests
from tests.express.variants import VARIANTS

from folsom.kernel import IS_COMPILED

ROOT = Path(__file__).parents[2]
N_GAMES = 2


def plain() -> dict[str, Any]:
    """The digests of plain Python, from a process of its own."""
    environment = {**os.environ, "FOLSOM_JIT": "0", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.express.digests", str(N_GAMES)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(run.stdout)
    return told


@pytest.mark.compiled
def test_compiled_rules_play_like_plain_python() -> None:
    told = plain()
    assert IS_COMPILED
    assert not told["compiled"]
    assert {name: digests(name, N_GAMES) for name in VARIANTS} == told["digests"]
