"""Running a server until it is told to stop."""

import asyncio
import socket as sockets
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import msgspec
import structlog
import uvicorn
from starlette.datastructures import State

from folsom.server.app import make_app
from folsom.server.config import Config
from folsom.server.guard.descriptors import connections_for, raise_limit
from folsom.server.guard.gate import Gate
from folsom.server.guard.proxies import BehindProxies, Proxies
from folsom.server.http.connection import HttpConnection
from folsom.server.logs import set_up_logs
from folsom.server.websocket.connection import WebSocketConnection

SWITCH_SECONDS = 0.0005

log = structlog.get_logger()

Ready = Callable[[str], None]


class Server(uvicorn.Server):
    """Uvicorn, but clients are told to move over before it waits for them to go."""

    def __init__(self, config: uvicorn.Config, state: State, when_ready: Ready) -> None:
        super().__init__(config)
        self._state = state
        self._when_ready = when_ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._when_ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends the server gracefully, a second one at once; neither is raised again afterwards."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Go gracefully."""
        for listener in self.servers:
            listener.close()
        context = getattr(self._state, "context", None)
        if context is not None:
            await context.close()
        await super().shutdown(sockets)


def run_server(config: Config, when_ready: Ready = lambda url: None) -> None:
    """Serve until SIGINT or SIGTERM."""
    set_up_logs(config.log_level, config.log_json)
    n_files = raise_limit()
    config = fit(config, n_files)
    proxies = Proxies(config.trusted_proxies)
    gate = Gate(config.max_connections_per_address, proxies, n_files)
    http = partial(HttpConnection, gate=gate, request_seconds=config.request_seconds)
    app = make_app(config)
    settings = uvicorn.Config(
        BehindProxies(app, proxies),
        host=config.host,
        port=config.port,
        http=cast(Any, http),
        ws=WebSocketConnection,
        backlog=4096,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
    )
    server = Server(settings, app.pages.state, when_ready)
    # The thread that writes must not wait 5 ms for its turn at every step while the event loop is busy.
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(server.serve())


def fit(config: Config, n_files: int | None) -> Config:
    """No more sockets than this process may open."""
    if n_files is None or connections_for(n_files) >= config.max_sockets:
        return config
    n_sockets = connections_for(n_files)
    log.info("fewer sockets than configured: see `ulimit -n`", files=n_files, sockets=n_sockets)
    of_one = min(config.max_sockets_per_address, max(1, n_sockets // 2))
    return msgspec.structs.replace(config, max_sockets=n_sockets, max_sockets_per_address=of_one)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop
