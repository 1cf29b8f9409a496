"""Whoever asks whether a server is ready is told the truth about its store; a store that is away is told so."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
import redis.asyncio
import structlog
from tests.server.in_process import caller, inside, start_table, talk_to
from tests.server.player import new_id

from folsom.core.errors import FolsomError
from folsom.server.context import Context
from folsom.server.live import heartbeats
from folsom.server.live.announcements import CHANNEL, RedisAnnouncements
from folsom.server.protocol import commands
from folsom.server.storage import store, writer

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Context]:
    async with inside(tmp_path) as context:
        yield context


async def becomes(client: httpx.AsyncClient, status: int) -> str:
    """Ask until that is the answer."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await client.get("/readyz")).status_code != status:
            await asyncio.sleep(0.05)
    return answer.text


async def test_a_server_whose_database_is_locked_is_not_ready(
    server: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeats, "SILENT_AFTER", 1.5)
    async with talk_to(server) as client:
        assert await becomes(client, 200) == "ok"
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            sentence = await becomes(client, 503)
            assert sentence.startswith("the store cannot be written: ")
            assert "nothing was written for" in sentence or "locked" in sentence
            other.rollback()
        assert await becomes(client, 200) == "ok"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of two megabytes; skips where none can be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("a small file system cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


async def test_a_server_whose_disk_is_full_is_not_ready_and_says_so(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GIVE_UP_AFTER", 0.2)
    async with inside(small_disk) as context, talk_to(context) as client:
        table, key = await start_table(context, 2, ())
        ballast = small_disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        async with asyncio.timeout(PATIENCE):
            while "full" not in (sentence := await becomes(client, 503)):
                await asyncio.sleep(0.02)
        assert sentence.startswith("the store cannot be written: ")
        assert (await client.get("/healthz")).status_code == 200
        ballast.unlink()
        assert await becomes(client, 200) == "ok"
        say = commands.Say(new_id(), 0, "room again")
        await context.commands.carry_out(table, say, caller(context, key))


async def test_a_disk_that_is_almost_full_is_told_before_a_write_fails(
    server: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with talk_to(server) as client:
        nothing = shutil.disk_usage("/")._replace(free=999)
        monkeypatch.setattr(shutil, "disk_usage", lambda folder: nothing)
        answer = await client.get("/readyz")
        assert (answer.status_code, answer.text) == (
            503,
            "the store cannot be written: the disk is full",
        )


async def test_entries_that_cannot_be_written_are_told_though_the_beat_goes_on(
    server: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GIVE_UP_AFTER", 0.2)
    table, key = await start_table(server, 2, ())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute(
            "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no space'); END"
        )
        async with talk_to(server) as client:
            say = commands.Say(new_id(), 0, "hello")
            with pytest.raises(FolsomError, match="the store is away"):
                await server.commands.carry_out(table, say, caller(server, key))
            assert "no space" in await becomes(client, 503)
            other.execute("DROP TRIGGER full")
            await server.commands.carry_out(table, say, caller(server, key))
            assert await becomes(client, 200) == "ok"


async def test_the_list_says_that_the_store_is_away(
    server: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = store.open_engine("postgresql://nobody@127.0.0.1:1/nothing")
    monkeypatch.setattr(server.reader, "engine", away)
    monkeypatch.setattr(store.Reader.rows, "__defaults__", (0.0,))
    async with talk_to(server) as client:
        answer = await client.get("/api/tables")
    assert answer.status_code == 503
    assert answer.json()["code"] == "server/store-down"
    assert answer.json()["sentence"].startswith("the store is away: ")
    monkeypatch.undo()
    await away.dispose()


async def test_a_hint_that_nobody_understands_ends_no_listening(
    redis_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged = structlog.testing.CapturingLogger()
    monkeypatch.setattr("folsom.server.live.announcements.log", logged)
    heard: asyncio.Queue[list[str]] = asyncio.Queue()

    def hear(words: list[str]) -> None:
        if words[0] == "fail":
            raise ValueError("this is not for me")
        heard.put_nowait(words)

    one, other = RedisAnnouncements(redis_address, "one"), redis.asyncio.from_url(redis_address)
    listening = asyncio.create_task(one.listen(hear))
    async with asyncio.timeout(PATIENCE):
        # Somebody else may still listen: only what is heard here tells that this one does.
        while heard.empty():
            await other.publish(CHANNEL, "two\nat a 1")
            await asyncio.sleep(0.02)
        for message in (b"\xff\xfe\x00", b"two\nfail", b"", b"two\n" + bytes([0x80])):
            await other.publish(CHANNEL, message)
        await other.publish(CHANNEL, "two\nat b 2")
        while (words := await heard.get()) != ["at", "b", "2"]:
            assert words in ([""], ["at", "a", "1"])
    assert not listening.done()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await one.close()
    await other.aclose()
    assert [call.args[0] for call in logged.calls] == ["announcement not understood"] * 3


async def test_an_announcement_with_a_number_beyond_all_numbers_is_passed_over(
    redis_address: str, tmp_path: Path
) -> None:
    async with inside(tmp_path, redis_url=redis_address) as context:
        other = redis.asyncio.from_url(redis_address)
        async with asyncio.timeout(PATIENCE):
            while not await other.publish(CHANNEL, "two\nat x " + "9" * 10_000):
                await asyncio.sleep(0.02)
            context.heartbeats.is_alone = True
            while context.heartbeats.is_alone:
                await other.publish(CHANNEL, "two\nat x 1")
                await asyncio.sleep(0.02)
        await other.aclose()
