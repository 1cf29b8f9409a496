"""Behind a proxy: whose word about a visitor's address is taken, and which address that is."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from folsom.core.errors import CannotRead

EVERYONE = "*"
SCHEMES = ("http", "https")


class Proxies:
    """The proxies in front of this server, by address or network; `*`: whoever connects is one."""

    def __init__(self, names: Iterable[str]) -> None:
        known = [name.strip() for name in names if name.strip()]
        self._everyone = EVERYONE in known
        self._networks = [_network(name) for name in known if name != EVERYONE]

    def __contains__(self, address: object) -> bool:
        if self._everyone:
            return True
        found = _address(address) if isinstance(address, str) else None
        return found is not None and any(ip_address(found) in network for network in self._networks)

    def visitor(self, peer: str, forwarded: str) -> str:
        """Who is behind the peer: each proxy adds at the right whom it saw, so the first from there that is no
        proxy of ours is believed, and nothing to the left of it. If all are ours, one of them is the visitor."""
        seen = peer
        if peer not in self:
            return seen
        for word in reversed(forwarded.split(",")):
            address = _address(word)
            if address is None:
                return seen
            seen = address
            if self._everyone or seen not in self:
                return seen
        return seen


class BehindProxies:
    """Puts the visitor's own address and scheme in place of the proxy's."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""
        client = scope.get("client")
        if client and client[0] in self._proxies:
            headers = scope["headers"]
            forwarded = b",".join(value for name, value in headers if name == b"x-forwarded-for")
            visitor = self._proxies.visitor(client[0], forwarded.decode("latin-1"))
            if visitor != client[0]:
                scope["client"] = (visitor, 0)
            schemes = [value for name, value in headers if name == b"x-forwarded-proto"]
            scheme = schemes[-1].decode("latin-1").strip() if schemes else ""
            if scheme in SCHEMES and scope["type"] == "http":
                scope["scheme"] = scheme
        await self._app(scope, receive, send)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name)
    except ValueError:
        raise CannotRead(
            f"configuration: expected an address or a network in trusted_proxies, got {name!r}"
        ) from None


def _address(word: str) -> str | None:
    """An address as proxies write it, with or without a port; None if it is none."""
    text = word.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = getattr(found, "ipv4_mapped", None)
    return str(mapped or found)
