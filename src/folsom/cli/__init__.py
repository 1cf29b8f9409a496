"""The `folsom` command. `folsom --version` loads nothing; each command loads what it needs."""

import sys


def main() -> None:
    """Run the command line: exit code 2 and one sentence for whatever cannot be done."""
    if sys.argv[1:] == ["--version"]:
        from folsom import __version__

        print(f"folsom {__version__}")
        return
    from folsom.cli.app import run

    sys.exit(run(sys.argv[1:]))
