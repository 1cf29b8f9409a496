"""The servers that tests talk to: SQLite and PostgreSQL, one process and two."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.server.backends import GameServer, Postgres, postgres, redis
from tests.server.player import OPEN
from tests.server.serve_lots import add_lots

from folsom.server.logs import set_up_logs

add_lots()
set_up_logs("critical", as_json=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def tidy() -> AsyncIterator[None]:
    """Close the sockets a test has opened."""
    yield
    await asyncio.gather(*(socket.close() for socket in OPEN), return_exceptions=True)
    OPEN.clear()


@dataclass
class Club:
    """Some servers on one database."""

    servers: list[GameServer]

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


def start_club(
    folder: Path, database_url: str, redis_url: str, n: int, stack: ExitStack, **settings: str
) -> Club:
    """Start servers on one database; they end with the stack."""
    club = Club([])
    for i in range(n):
        server = GameServer(
            database_url, redis_url, settings=settings, log=folder / f"server{i}.log"
        )
        stack.callback(server.stop)
        server.begin()
        club.servers.append(server)
    for server in club.servers:
        server.ready()
    return club


@pytest.fixture(scope="session", params=["sqlite-1", "sqlite-2", "postgres-1", "postgres-2"])
def club(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Club]:
    store, n = request.param.split("-")
    folder = tmp_path_factory.mktemp(request.param)
    if store == "sqlite":
        url = f"sqlite:///{folder / 'tables.db'}"
    else:
        url = request.getfixturevalue("database").new_database()
    redis_url = request.getfixturevalue("redis_address") if n == "2" else ""
    with ExitStack() as stack:
        yield start_club(folder, url, redis_url, int(n), stack)


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    """A server on SQLite for tests that are not about the store."""
    folder = tmp_path_factory.mktemp("one")
    with ExitStack() as stack:
        url = f"sqlite:///{folder / 'tables.db'}"
        yield start_club(folder, url, "", 1, stack).servers[0]
