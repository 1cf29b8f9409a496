"""What the client reads is what Python declares: a field that is renamed here is missed there."""

import copy
import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools import typescript

from folsom.core.decision import Decision
from folsom.express.questions import Move
from folsom.express.rules.telling import KINDS
from folsom.express.seen.view_types import BanditView

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def rename(monkeypatch: pytest.MonkeyPatch, structure: Any, name: str) -> None:
    """Give a field of a structure another name."""
    fields, annotations = {}, {}
    for old, field in structure.__dataclass_fields__.items():
        renamed = copy.copy(field)
        renamed.name = "renamed" if old == name else old
        fields[renamed.name] = renamed
        annotations[renamed.name] = structure.__annotations__[old]
    monkeypatch.setattr(structure, "__dataclass_fields__", fields)
    monkeypatch.setattr(structure, "__annotations__", annotations)


def rename_in_event(monkeypatch: pytest.MonkeyPatch, kind: str, name: str) -> None:
    """Give a field of a kind of event another name."""
    fields = KINDS[kind].fields
    renamed = tuple(
        replace(field, name="renamed") if field.name == name else field for field in fields
    )
    monkeypatch.setitem(KINDS, kind, replace(KINDS[kind], fields=renamed))


def complaints(folder: Path) -> str:
    """What the type checker says of the client's plain modules with the types made now."""
    shutil.copytree(WEB / "src", folder / "src")
    (folder / "src" / "generated" / "protocol.ts").write_text(typescript.generate())
    (folder / "node_modules").symlink_to(WEB / "node_modules")
    config = {"extends": str(WEB / "tsconfig.json"), "include": ["src/seen/*.ts", "src/show/*.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps(config))
    checker = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    command: list[str | Path] = [ROOT / "tools" / "node", "node", checker, "--project", folder]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    return str(checked.stdout)


def test_a_field_that_is_renamed_in_python_is_missed_by_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename(monkeypatch, BanditView, "floor")
    rename(monkeypatch, Move, "car")
    rename(monkeypatch, Decision, "about")
    rename_in_event(monkeypatch, "bandit-shot", "target")
    said = complaints(tmp_path)
    assert "Property 'floor' does not exist on type 'ExpressBanditView'" in said
    assert "Property 'car' does not exist on type 'ExpressMove'" in said
    assert "Property 'about' does not exist on type" in said
    assert "Property 'target' does not exist on type" in said
