"""The image: its Dockerfile's lines are carried out, and what they make is started and looked after."""

import json
import re
import signal
import subprocess
import urllib.request
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from tests.dockerfile import (
    Build,
    Stage,
    context_of,
    is_ignored,
    read_dockerfile,
    set_environment,
)
from tests.server.backends import free_port

from folsom import GAMES, kernel_cache

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text()
SECONDS = 60


def settings() -> dict[str, str]:
    """What the last stage sets."""
    stage = Stage(Path("/"), {"PATH": ""})
    for line in read_dockerfile(DOCKERFILE)[-1]:
        if line.name == "ENV":
            set_environment(stage, line)
    return stage.environment


def test_it_is_built_and_its_server_starts_is_found_healthy_and_stops_when_asked(
    tmp_path: Path,
) -> None:
    # In plain Python: that compiling works is tested where something is compiled anyway.
    image = Build(ROOT, tmp_path, {"FOLSOM_JIT": "0"}).build()
    assert image.volumes == {settings()["FOLSOM_DATA_DIR"]: image.user}
    image.environment |= {"FOLSOM_HOST": "127.0.0.1", "FOLSOM_PORT": str(free_port())}
    health = json.loads(image.commands["HEALTHCHECK"])
    assert image.run(health).returncode != 0
    server = subprocess.Popen(
        json.loads(image.commands["CMD"]),
        env=image.environment,
        cwd=image.path("."),
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().removeprefix("Folsom is at ").strip()
            while image.run(health).returncode != 0:
                assert server.poll() is None
            assert b"<title>Folsom</title>" in urllib.request.urlopen(url).read()
            for game in GAMES:
                module = urllib.request.urlopen(f"{url}/modules/{game}.wasm").read()
                assert module.startswith(b"\0asm")
        finally:
            server.send_signal(signal.Signals[image.commands["STOPSIGNAL"]])
        assert server.wait(SECONDS) == 0
    assert Path(image.environment["FOLSOM_DATA_DIR"], "tables.db").is_file()


def test_nothing_in_it_runs_as_root() -> None:
    users = [line.rest for line in read_dockerfile(DOCKERFILE)[-1] if line.name == "USER"]
    assert users == ["folsom"]


def test_it_listens_where_it_says() -> None:
    (port,) = (line.rest for line in read_dockerfile(DOCKERFILE)[-1] if line.name == "EXPOSE")
    assert (settings()["FOLSOM_HOST"], settings()["FOLSOM_PORT"]) == ("0.0.0.0", port)


def test_it_compiles_for_any_processor() -> None:
    assert settings().items() >= kernel_cache.ANY_PROCESSOR.items()


def test_all_that_is_installed_from_outside_is_pinned_by_hashes() -> None:
    lines = [one.rest for stage in read_dockerfile(DOCKERFILE) for one in stage]
    installs = [line for line in lines if "pip install" in line or "pip wheel" in line]
    assert len(installs) == 4
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert not [line for line in lines if "npm install" in line]


def test_the_pins_are_complete_for_the_python_of_the_image() -> None:
    versions = {
        re.match(r"python:(\d+\.\d+)-slim", stage[0].rest) for stage in read_dockerfile(DOCKERFILE)
    }
    (version,) = {found[1] for found in versions if found}
    environment = {"python_version": version, "python_full_version": f"{version}.0", "extra": ""}
    pins = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements/run.txt").read_text(), re.M)
    names = {canonicalize_name(name) for name, _ in pins}
    for name, pinned in pins:
        package = metadata.distribution(name)
        assert package.version == pinned
        assert version in SpecifierSet(package.metadata["Requires-Python"] or "")
        for line in package.requires or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate(environment):
                assert canonicalize_name(needed.name) in names, f"{name} needs {line} on {version}"


@pytest.mark.parametrize(
    "path",
    [
        ".git/HEAD", ".venv/bin/python", ".cache/x", "web/node_modules/svelte/package.json", "artefacts/x",
        "src/folsom/web_dist/index.html", "src/folsom/__pycache__/kernel.cpython-311.pyc", "tests/test_image.py",
        "build/kernels/x", "dist/folsom.whl", "docs/Caddyfile", ".env", "tables.db", "tools/__pycache__/x.pyc",
    ],
)  # fmt: skip
def test_what_this_machine_made_is_not_sent_to_the_builder(path: str) -> None:
    assert is_ignored(path, (ROOT / ".dockerignore").read_text())


def test_what_the_image_is_made_from_is_sent() -> None:
    sent = set(context_of(ROOT))
    assert sent >= {
        "pyproject.toml",
        "LICENSE",
        "README.md",
        "tools/hatch_build.py",
        "web/index.html",
    }
    code = {path.relative_to(ROOT).as_posix() for path in (ROOT / "src/folsom").rglob("*.py")}
    assert code <= sent | {path for path in code if "web_dist" in path}
    assert not [path for path in sent if (ROOT / path).stat().st_size > 1_000_000]
