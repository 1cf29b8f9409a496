"""Settings for the tests of the command line."""

import pytest

from folsom.cli.language import SETTINGS


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks, commands here speak English, unless a test asks for more."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
