"""A server says in a sentence why it cannot keep games where it was told to."""

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from folsom.core.errors import CannotRead
from folsom.server.storage.store import check_place

SOMEBODY = 10_001


@contextmanager
def as_somebody() -> Iterator[None]:
    """Files are opened as an ordinary user meanwhile; root may do what it likes with any."""
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None)
    libc.setfsuid(SOMEBODY)
    try:
        yield
    finally:
        libc.setfsuid(0)


@pytest.fixture
def folder_of_another() -> Iterator[Path]:
    """A folder that everybody may look into and only its owner may change, who is not we."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755 if os.geteuid() == 0 else 0o555)
        yield folder
        folder.chmod(0o755)


@pytest.mark.skipif(sys.platform != "linux", reason="files are opened as another user")
def test_a_folder_of_another_user_is_refused(folder_of_another: Path) -> None:
    with as_somebody(), pytest.raises(CannotRead) as refused:
        check_place(f"sqlite:///{folder_of_another / 'tables.db'}")
    assert f"games cannot be kept in {folder_of_another}: Permission denied" in str(refused.value)
    assert "FOLSOM_DATA_DIR" in str(refused.value)


@pytest.mark.skipif(sys.platform != "linux", reason="files are opened as another user")
def test_games_that_another_user_keeps_are_refused(folder_of_another: Path) -> None:
    games = folder_of_another / "tables.db"
    folder_of_another.chmod(0o777)
    games.touch()
    games.chmod(0o444)
    with as_somebody(), pytest.raises(CannotRead, match="Permission denied"):
        check_place(f"sqlite:///{games}")


def test_a_folder_is_made_and_games_that_are_there_stay(tmp_path: Path) -> None:
    games = tmp_path / "new" / "folder" / "tables.db"
    check_place(f"sqlite:///{games}")
    assert list(games.parent.iterdir()) == []
    games.write_bytes(b"games")
    check_place(f"sqlite:///{games}")
    assert games.read_bytes() == b"games"


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sqlite:///{file}/data/tables.db", "games cannot be kept in"),
        ("mysql://somewhere/folsom", "expected an sqlite or postgresql address"),
        ("sqlite://", "must be a file"),
    ],
)
def test_the_command_ends_with_a_sentence_and_no_traceback(
    address: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    environment = {**os.environ, "FOLSOM_JIT": "0"}
    environment["FOLSOM_DATABASE_URL"] = address.format(file=file)
    command = [sys.executable, "-m", "folsom", "serve", "--port", "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
