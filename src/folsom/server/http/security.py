"""Headers that tell browsers what pages of ours may do."""

from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

NO_FRAMES = "frame-ancestors 'none'"


def content_policy(scripts: Sequence[str] = ()) -> str:
    """What a page may load: all of it ours.

    Styles may be set by script on single elements (moving figures); scripts come only from our files, but for
    those in the page itself that have one of these hashes, and so do the games as WebAssembly modules, which a
    page may compile.
    """
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(
                ("script-src 'self' 'wasm-unsafe-eval'", *(f"'{script}'" for script in scripts))
            ),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            NO_FRAMES,
        )
    )


HEADERS = {
    "content-security-policy": content_policy(),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


EMBEDDED = "/embed/"
"""Pages that other sites may show in a frame, if the server's settings name them."""


class SecurityHeaders:
    """Puts the headers on every response."""

    def __init__(self, app: ASGIApp, embed: Sequence[str] = ()) -> None:
        self.app = app
        self._embed = " ".join(embed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add to what comes back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._embed and scope["path"].startswith(EMBEDDED):
                    del headers["x-frame-options"]
                    policy = headers["content-security-policy"]
                    headers["content-security-policy"] = policy.replace(
                        NO_FRAMES, f"frame-ancestors {self._embed}"
                    )
            await send(message)

        await self.app(scope, receive, send_with_headers)
