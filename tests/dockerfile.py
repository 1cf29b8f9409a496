"""A Dockerfile's own lines, carried out in a folder where no Docker is: each stage has a root folder of its own.

The commands run as they stand there, but for this: paths below `/src`, `/opt` and `/home` are paths below
the stage's root, pinned requirements are not fetched but found in the environment of the tests, and so are modules
that were built from these sources.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

ABSOLUTE = re.compile(r"(?<![\w.])/(?=(?:src|opt|home)\b)")
ASSIGNMENT = re.compile(r"""(\w+)=("[^"]*"|[^\s"]*)""")


class Instruction(NamedTuple):
    """One line of the file, with its continuations."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        return self.rest.split()


def read_dockerfile(text: str) -> list[list[Instruction]]:
    """The stages; each begins with its FROM."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    stages: list[list[Instruction]] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        name, rest = line.split(maxsplit=1)
        if name == "FROM":
            stages.append([])
        stages[-1].append(Instruction(name, rest))
    return stages


def is_ignored(path: str, patterns: str) -> bool:
    """Whether `.dockerignore` keeps a path from the builder: the last pattern that fits it decides."""
    ignored = False
    for line in patterns.splitlines():
        pattern = line.strip().removeprefix("!").rstrip("/")
        if not pattern or line.startswith("#"):
            continue
        expression = re.escape(pattern).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
        if re.match(f"{expression}(?:/|$)", path):
            ignored = not line.startswith("!")
    return ignored


def context_of(root: Path) -> Iterator[str]:
    """The files that are sent to the builder: what git knows or would take, less what is ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    patterns = (root / ".dockerignore").read_text()
    for path in listed.stdout.splitlines():
        if not is_ignored(path, patterns) and (root / path).is_file():
            yield path


@dataclass
class Stage:
    """A stage that is being built."""

    root: Path
    environment: dict[str, str]
    user: str = "root"
    folder: str = "/"
    volumes: dict[str, str] = field(default_factory=dict)
    """Each volume, and who owns it."""
    commands: dict[str, Any] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)

    def here(self, text: str) -> str:
        """Text with the image's paths as they are in this folder."""
        return ABSOLUTE.sub(lambda _: f"{self.root}/".replace("//", "/"), text)

    def path(self, name: str) -> Path:
        """A path of the image, seen from its working directory."""
        folder = self.root / self.folder.lstrip("/")
        return self.root / name.lstrip("/") if name.startswith("/") else folder / name

    def run(self, command: str | list[str], **more: Any) -> "subprocess.CompletedProcess[str]":
        """Run a command as the stage would."""
        shell = ["/bin/bash", "-euc", command] if isinstance(command, str) else command
        return subprocess.run(
            [self.here(word) for word in shell],
            cwd=self.path("."),
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            **more,
        )


def set_environment(stage: Stage, line: Instruction) -> None:
    """ENV: variables may stand in the values, as they were before this line."""
    before = dict(stage.environment)
    for name, value in ASSIGNMENT.findall(line.rest):
        wanted = stage.here(value.strip('"'))
        stage.environment[name] = re.sub(r"\$(\w+)", lambda found: before[found[1]], wanted)


class Build:
    """All stages of a file, built one after the other."""

    def __init__(self, context: Path, folder: Path, environment: dict[str, str]) -> None:
        self.context = context
        self.folder = folder
        self.stages: dict[str, Stage] = {}
        self._environment = environment
        self._volumes: list[str] = []

    def build(self) -> Stage:
        """Build; the last stage."""
        stages = read_dockerfile((self.context / "Dockerfile").read_text())
        self._volumes = [one.rest for stage in stages for one in stage if one.name == "VOLUME"]
        for number, (base, *instructions) in enumerate(stages):
            _, _, name = base.rest.partition(" AS ")
            stage = self.stages[name or str(number)] = self._begin(self.folder / str(number))
            for instruction in instructions:
                getattr(self, f"_{instruction.name.lower()}")(stage, instruction)
                for volume in self._volumes:
                    if stage.path(volume).exists():
                        stage.owners.setdefault(volume, stage.user)
        return stage

    def _begin(self, root: Path) -> Stage:
        """The base image: Python, and a Node.js that only looks whether it is asked in the right place."""
        programs = root / "usr" / "bin"
        programs.mkdir(parents=True)
        (programs / "python").symlink_to(os.path.realpath(sys.executable))
        page = "../src/folsom/web_dist/index.html"
        client = f"mkdir -p $(dirname {page}) && echo '<title>Folsom</title>' >{page}"
        npm = f'case "$*" in ci*) test -f package-lock.json ;; "run build") {client} ;; *) exit 1 ;; esac'
        for name, script in (("node", "exit 0"), ("npm", npm)):
            (programs / name).write_text(f"#!/bin/sh\n{script}\n")
            (programs / name).chmod(0o755)
        path = os.pathsep.join((str(programs), "/usr/bin", "/bin"))
        home = {"HOME": str(root / "root"), "PATH": path, "PIP_NO_INDEX": "1"}
        return Stage(root, {**home, **self._environment})

    def _workdir(self, stage: Stage, line: Instruction) -> None:
        stage.folder = line.rest
        stage.path(".").mkdir(parents=True, exist_ok=True)

    def _user(self, stage: Stage, line: Instruction) -> None:
        stage.user = line.rest
        stage.environment["HOME"] = str(stage.root / "home" / line.rest)

    def _env(self, stage: Stage, line: Instruction) -> None:
        set_environment(stage, line)

    def _copy(self, stage: Stage, line: Instruction) -> None:
        *options, source, to = line.words
        target = stage.path(to)
        if options:
            other = self.stages[options[0].removeprefix("--from=")]
            _copy_between(other, other.path(source), stage, target)
            return
        files = [path for path in context_of(self.context) if _is_below(path, source)]
        assert files, f"nothing is sent to the builder for COPY {line.rest}"
        for path in files:
            below = Path(path).relative_to(source) if source != path else Path(Path(path).name)
            place = target / below if source != path or to.endswith("/") else target
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.context / path, place)

    def _run(self, stage: Stage, line: Instruction) -> None:
        for command in line.rest.split(" && "):
            match shlex.split(command):
                case ["useradd", *how]:
                    assert "--create-home" in how
                    (stage.root / "home" / how[-1]).mkdir(parents=True)
                case ["pip", "install", *how] if "--requirement" in how:
                    _find_pinned(stage, how)
                case ["python", "-m", "folsom.page.build", _, kept]:
                    # What was built from these very sources is not built again.
                    shutil.copytree(self.context / kept, stage.path(kept), dirs_exist_ok=True)
                    done = stage.run(command)
                    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
                case ["cd", folder]:
                    stage.folder += f"/{folder}"
                case _:
                    done = stage.run(command)
                    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"

    def _volume(self, stage: Stage, line: Instruction) -> None:
        stage.volumes[line.rest] = stage.owners.get(line.rest, "root")
        stage.path(line.rest).mkdir(parents=True, exist_ok=True)

    def _healthcheck(self, stage: Stage, line: Instruction) -> None:
        stage.commands["HEALTHCHECK"] = line.rest.partition("CMD ")[2]

    def _stopsignal(self, stage: Stage, line: Instruction) -> None:
        stage.commands["STOPSIGNAL"] = line.rest

    def _cmd(self, stage: Stage, line: Instruction) -> None:
        stage.commands["CMD"] = line.rest

    def _expose(self, stage: Stage, line: Instruction) -> None:
        stage.commands["EXPOSE"] = line.rest


def _is_below(path: str, source: str) -> bool:
    return source == "." or path == source or path.startswith(f"{source}/")


def _find_pinned(stage: Stage, how: list[str]) -> None:
    """What `pip install --require-hashes` would have fetched is in the environment of the tests."""
    assert "--require-hashes" in how
    assert stage.path(how[how.index("--requirement") + 1]).is_file()
    pip = shutil.which("pip", path=stage.environment["PATH"])
    assert pip is not None
    (packages,) = Path(pip).parent.parent.glob("lib/python*/site-packages")
    (packages / "pinned.pth").write_text(sysconfig.get_path("purelib"))


def _copy_between(other: Stage, source: Path, stage: Stage, target: Path) -> None:
    """Copy a folder; what was installed in it knows its place by the image's path, which is the same there."""
    shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
    for script in target.glob("bin/*"):
        text = script.read_bytes() if script.is_file() and not script.is_symlink() else b""
        if text.startswith(b"#!"):
            script.write_bytes(text.replace(str(other.root).encode(), str(stage.root).encode()))
