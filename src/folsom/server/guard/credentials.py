"""Who is asking: keys from the cookie or the header, and whether the page they come from is ours."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from folsom.server.protocol.errors import Refusal
from folsom.server.tables.keys import hash_of, is_key

COOKIE = "folsom_key"
COOKIE_SECONDS = 365 * 24 * 3600


def key_in_cookie(request: HTTPConnection) -> str | None:
    """The key a browser sends by itself."""
    key = request.cookies.get(COOKIE, "")
    return key if is_key(key) else None


def key_in_header(request: HTTPConnection) -> str | None:
    """The key another program sends: `Authorization: Bearer KEY`."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    if not is_key(key):
        raise Refusal("key/unreadable", "the bearer token is not a key", 401)
    return key


def keys_of(request: HTTPConnection, *more: str | None) -> frozenset[str]:
    """The hashes of all keys presented. Whether they open anything is the table's to say."""
    presented = (key_in_header(request), key_in_cookie(request), *more)
    return frozenset(hash_of(key) for key in presented if key)


def check_origin(request: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """A page of another site may not act with our visitors' cookies. Programs send no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return
    if origin not in allowed and not _is_same(origin, request.headers.get("host")):
        raise Refusal("origin/refused", "this page may not talk to this server", 403)


def _is_same(origin: str, host: str | None) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host


def set_cookie(response: Response, key: str, is_secure: bool) -> None:
    """Hand a key to a browser; scripts cannot read it, other sites cannot send it."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=COOKIE_SECONDS,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=is_secure,
    )
