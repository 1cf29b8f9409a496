"""Flags over environment over file over defaults; a summary without secrets; logs without secrets."""

import sys
import time
from pathlib import Path

import pytest
from tests.server.backends import ROOT

from folsom.core.errors import CannotRead
from folsom.server.config import Config, data_directory, read_config, summary
from folsom.server.guard.limits import LONGEST_WAIT, Buckets, Counts
from folsom.server.logs import drop_secrets


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "folsom.toml"
    file.write_text('port = 1\nhost = "a"\nlog_level = "error"\norigins = ["https://x"]\n')
    environment = {
        "FOLSOM_PORT": "2",
        "FOLSOM_HOST": "b",
        "FOLSOM_TRUSTED_PROXIES": "1.1.1.1,2.2.2.2",
    }
    config = read_config({"port": 3, "host": None}, file, environment)
    assert (config.port, config.host, config.log_level) == (3, "b", "error")
    assert config.origins == ("https://x",)
    assert config.trusted_proxies == ("1.1.1.1", "2.2.2.2")


@pytest.mark.parametrize("text", ["port = 'x'", "colour = 1", "port ="])
def test_a_wrong_file_is_refused_with_the_reason(tmp_path: Path, text: str) -> None:
    file = tmp_path / "folsom.toml"
    file.write_text(text)
    with pytest.raises(CannotRead, match=r"configuration"):
        read_config({}, file, {})


def test_every_setting_is_in_the_docs() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text()
    assert not [name for name in Config.__struct_fields__ if f"`{name}`" not in text]
    assert not [name for name in Config.__struct_fields__ if name not in (Config.__doc__ or "")]


def test_the_summary_masks_passwords() -> None:
    config = Config(
        database_url="postgresql://me:hush@db/folsom",
        redis_url="redis://:hush@r",
        metrics_token="hush",
    )
    assert "hush" not in str(summary(config))
    assert "postgresql://me:***@db/folsom" in str(summary(config))


def test_games_are_kept_in_the_user_s_data_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FOLSOM_DATA_DIR", str(tmp_path))
    assert read_config({}, None, {}).database_url == f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is the system's own place")
def test_without_a_choice_it_is_the_same_directory_on_linux_as_ever(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("FOLSOM_DATA_DIR", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_directory() == tmp_path / "folsom"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_directory() == tmp_path / ".local" / "share" / "folsom"


def test_logs_drop_what_must_not_be_written() -> None:
    event = {"event": "x", "table": "t", "key": "k", "nonce": "n", "seed": "s", "option": 3}
    assert drop_secrets(None, "", event) == {"event": "x", "table": "t"}


def test_a_bucket_gives_its_burst_and_no_more() -> None:
    buckets = Buckets(0.001, burst=3)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.wait("a") == LONGEST_WAIT
    assert buckets.wait("b") == 0


def test_what_was_taken_comes_back_at_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    buckets = Buckets(60, burst=3)
    taken = [buckets.take("a") for _ in range(5)]
    assert (taken, buckets.wait("a")) == ([True, True, True, False, False], 1)
    now += 0.9
    assert not buckets.take("a")
    now += 0.1
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now += 100
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_limit_of_nothing_lets_nothing_through() -> None:
    buckets = Buckets(0)
    assert not buckets.take("a")
    assert buckets.wait("a") == LONGEST_WAIT


def test_addresses_have_buckets_of_their_own_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(2, max_kept=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a")


def test_a_bucket_that_is_full_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    buckets = Buckets(1, max_kept=10)
    assert buckets.take("a")
    now += 50
    for i in range(9):
        assert buckets.take(str(i))
    now += 11
    assert buckets.take("new")
    assert not buckets.take("8")
    assert len(buckets._full_at) < 10


def test_counts_are_freed() -> None:
    counts = Counts()
    counts.add("a")
    counts.add("a")
    counts.remove("a")
    counts.remove("a")
    assert (counts.total, counts.of("a"), counts._counts) == (0, 0, {})
