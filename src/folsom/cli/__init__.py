"""The `folsom` command. `folsom --version` loads nothing; each command loads what it needs."""

import sys


def main() -> None:
    """Run the command line: exit code 2 and one sentence for whatever cannot be done."""
    if sys.argv[1:] == ["--version"]:
        from folsom import __version__

        print(f"folsom {__version__}")
        return
    try:
        from folsom.cli.app import run
        from folsom.cli.interrupt import repeat_lost_interrupts

        repeat_lost_interrupts()
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        # While the command line itself was being loaded.
        print("folsom: interrupted", file=sys.stderr)
        code = 130
    if code == 130:
        # A KeyboardInterrupt that passes through an `exec`, as in a half-made dataclass, has Python end itself
        # by the signal, handled or not, unless another `exec` follows.
        exec("")
    sys.exit(code)
