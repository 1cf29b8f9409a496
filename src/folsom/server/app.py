"""The application: all routes, and a server's life around them."""

import hmac
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from folsom.server.config import Config
from folsom.server.context import Context
from folsom.server.http.endpoint import answer_json, problem
from folsom.server.http.openapi import ENDPOINTS, document
from folsom.server.http.pages import Client
from folsom.server.http.security import SecurityHeaders
from folsom.server.metrics import REGISTRY
from folsom.server.protocol.bodies import Problem
from folsom.server.protocol.errors import Refusal
from folsom.server.websocket.client import serve_socket

SOCKET_PATH = re.compile(r"/api/tables/([a-z2-7]+)/socket")
LOOPBACK = ("127.0.0.1", "::1")


async def healthz(request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok")


async def readyz(request: Request) -> Response:
    """The server can serve: its store takes what is written, its rules are compiled, and it is not going away."""
    context: Context = request.app.state.context
    why_not = context.why_not_ready()
    return PlainTextResponse(why_not or "ok", 503 if why_not else 200)


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus: to this machine, or to whoever has the token."""
    context: Context = request.app.state.context
    token = context.config.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    is_local = request.client is not None and request.client.host in LOOPBACK
    is_direct = "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    has_token = bool(token) and hmac.compare_digest(given.encode(), token.encode())
    if not (has_token or (is_local and is_direct)):
        return problem(Refusal("metrics/refused", "metrics are not for everyone", 403))
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    """The description of all endpoints."""
    return Response(document(), media_type="application/json")


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: an answer without details; the log has them."""
    return answer_json(Problem("server/failed", "the server made a mistake"), 500)


class SocketsFirst:
    """Sockets pass by everything that is made for pages: each layer would cost memory on every one."""

    def __init__(self, pages: Starlette) -> None:
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """To the socket of a table, or to the pages."""
        if scope["type"] != "websocket":
            await self.pages(scope, receive, send)
            return
        found = SOCKET_PATH.fullmatch(scope["path"])
        table = found[1] if found else ""
        await serve_socket(scope, self.pages.state.context, table)


def make_app(config: Config) -> SocketsFirst:
    """The application for a configuration."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        context = app.state.context = Context(config)
        await context.open()
        try:
            yield
        finally:
            await context.close()

    client = Client()
    routes: list[Any] = [
        Route(path, function, methods=[method]) for method, path, function, *_ in ENDPOINTS
    ]
    routes += [
        Route("/api/openapi.json", openapi),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/{path:path}", client.serve),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(SecurityHeaders, embed=config.embed)],
        exception_handlers={Exception: failed},
    )
    return SocketsFirst(app)
