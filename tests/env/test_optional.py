"""The libraries are optional."""

import importlib
import os
import subprocess
import sys

import pytest

import folsom.env
from folsom.core.errors import MissingLibrary


@pytest.mark.parametrize(
    ("module", "library"),
    [("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium"), ("open_spiel", "OpenSpiel")],
)
def test_a_missing_library_is_named(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pettingzoo", "pettingzoo.utils", "gymnasium", "pyspiel"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, f"folsom.env.{module}", raising=False)
    with pytest.raises(MissingLibrary, match=f"needs {library}, .* pip install 'folsom"):
        importlib.import_module(f"folsom.env.{module}")


def test_importing_folsom_and_its_environments_loads_no_library() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, folsom, folsom.env, folsom.env.vector;"
            "print([n for n in ('pettingzoo', 'gymnasium', 'pyspiel') if n in sys.modules])",
        ],
        env={**os.environ, "FOLSOM_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "[]"


def test_unknown_names_are_refused() -> None:
    assert "VectorEnv" in dir(folsom.env)
    with pytest.raises(AttributeError, match="Chess"):
        _ = folsom.env.Chess
