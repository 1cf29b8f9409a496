"""The client's types are made from the server's, and checked for drift."""

import os
import subprocess
import sys

from tests.server.backends import ROOT


def test_the_client_s_types_are_those_of_the_server() -> None:
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "typescript.py"), "--check"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert made.returncode == 0, made.stderr.decode()
