"""Headers that tell browsers what pages of ours may do."""

from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""Styles may be set by script on single elements (moving figures); scripts come only from our files,
and so do the games as WebAssembly modules, which a page may compile."""

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


EMBEDDED = "/embed/"
"""Pages that other sites may show in a frame, if the server's settings name them."""


def headers_in_frames(embed: Sequence[str]) -> dict[str, str]:
    """The headers of pages that these other sites may show in a frame."""
    if not embed:
        return HEADERS
    policy = CONTENT_POLICY.replace("frame-ancestors 'none'", f"frame-ancestors {' '.join(embed)}")
    kept = {name: value for name, value in HEADERS.items() if name != "x-frame-options"}
    return {**kept, "content-security-policy": policy}


class SecurityHeaders:
    """Puts the headers on every response."""

    def __init__(self, app: ASGIApp, embed: Sequence[str] = ()) -> None:
        self.app = app
        self._in_frames = headers_in_frames(embed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add to what comes back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_embedded = scope["path"].startswith(EMBEDDED)
                for name, value in (self._in_frames if is_embedded else HEADERS).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)
