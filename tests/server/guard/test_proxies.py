"""Behind proxies: the address that is believed is the one that a proxy of ours has seen itself."""

from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from tests.server.backends import ROOT, GameServer
from tests.server.player import Guest

from folsom.core.errors import CannotRead
from folsom.server.config import read_config
from folsom.server.guard.limits import source_of
from folsom.server.guard.proxies import BehindProxies, Proxies

CADDY, INNER, VISITOR, LIE = "172.30.57.2", "10.0.0.7", "198.51.100.4", "203.0.113.9"
OURS = Proxies((CADDY, "10.0.0.0/8", "2001:db8:1::/48"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        (VISITOR, "", VISITOR),
        (VISITOR, LIE, VISITOR),  # no proxy: his word counts for nothing
        (CADDY, "", CADDY),
        (CADDY, VISITOR, VISITOR),
        (CADDY, f"{LIE}, {VISITOR}", VISITOR),
        (CADDY, f"{LIE},{VISITOR}, {INNER}", VISITOR),
        (CADDY, f"{CADDY}, {LIE}, {VISITOR}", VISITOR),
        (CADDY, f"{INNER}, {CADDY}", INNER),  # nobody else: one of ours asks
        (CADDY, f"{VISITOR}:4711", VISITOR),
        (CADDY, "[2001:db8:2::1]:4711", "2001:db8:2::1"),
        ("2001:db8:1::5", "2001:DB8:2:0::1", "2001:db8:2::1"),
        (f"::ffff:{CADDY}", VISITOR, VISITOR),
        (CADDY, f"{LIE}, unknown", CADDY),  # who is behind a word that is no address, nobody knows
        (CADDY, f"{LIE}, <script>", CADDY),
        (CADDY, f"{LIE},", CADDY),
    ],
)
def test_the_rightmost_address_that_is_no_proxy_is_believed(
    peer: str, forwarded: str, visitor: str
) -> None:
    assert OURS.visitor(peer, forwarded) == visitor


def test_with_a_star_only_the_last_word_is_believed() -> None:
    assert Proxies(["*"]).visitor(INNER, f"{LIE}, {VISITOR}") == VISITOR


addresses = st.ip_addresses().map(str)
words = st.lists(addresses | st.sampled_from([CADDY, INNER]) | st.text(max_size=20), max_size=6)


@given(lies=words, visitor=addresses, proxies=st.lists(st.sampled_from([CADDY, INNER]), max_size=3))
def test_whatever_a_visitor_writes_he_is_known_by_the_address_he_comes_from(
    lies: list[str], visitor: str, proxies: list[str]
) -> None:
    if visitor in OURS or "%" in visitor:
        return
    seen = OURS.visitor(CADDY, ", ".join([*lies, visitor, *proxies]))
    assert source_of(seen) == source_of(visitor)


async def scope_behind(peer: str, *headers: tuple[bytes, bytes]) -> Scope:
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    async def nothing(*_: object) -> Any:
        return None

    scope = {"type": "http", "scheme": "http", "client": (peer, 5), "headers": list(headers)}
    await BehindProxies(app, OURS)(scope, nothing, nothing)
    return found[0]


@pytest.mark.anyio
async def test_the_scheme_is_a_proxy_s_to_say() -> None:
    secure = (b"x-forwarded-proto", b"https")
    assert (await scope_behind(CADDY, secure))["scheme"] == "https"
    assert (await scope_behind(VISITOR, secure))["scheme"] == "http"
    assert (await scope_behind(CADDY, (b"x-forwarded-proto", b"gopher")))["scheme"] == "http"
    two = await scope_behind(
        CADDY, (b"x-forwarded-for", LIE.encode()), (b"x-forwarded-for", VISITOR.encode())
    )
    assert two["client"] == (VISITOR, 0)


@pytest.mark.anyio
async def test_a_forged_address_opens_no_fresh_bucket(tmp_path: Path) -> None:
    settings = {"FOLSOM_CREATES_PER_MINUTE": "3"}
    server = GameServer(f"sqlite:///{tmp_path / 'tables.db'}", settings=settings)
    server.start()
    wish = {"settings": {"game": "lots", "n_seats": 2}}
    try:
        answers = [
            (await Guest(server.url).raw(
                "POST", "/api/tables", wish, **{"X-Forwarded-For": f"192.0.2.{i}, 198.51.100.1"}
            )).status_code
            for i in range(5)
        ]  # fmt: skip
        assert answers == [201, 201, 201, 429, 429]
        network = [
            (await Guest(server.url).raw(
                "POST", "/api/tables", wish, **{"X-Forwarded-For": f"2001:db8::{i}"}
            )).status_code
            for i in range(5)
        ]  # fmt: skip
        assert network == [201, 201, 201, 429, 429]
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("198.51.100.4", "198.51.100.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:198.51.100.4", "198.51.100.4"),
        ("", ""),
        ("somebody", "somebody"),
    ],
)
def test_limits_count_whole_networks_of_ipv6(address: str, source: str) -> None:
    assert source_of(address) == source


@pytest.mark.parametrize("name", ["proxy", "172.30.57.2/24", "1.2.3"])
def test_a_proxy_that_is_no_address_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(CannotRead, match="trusted_proxies"):
        read_config({}, None, {"FOLSOM_TRUSTED_PROXIES": f"127.0.0.1,{name}"})


def test_the_compose_file_trusts_the_network_of_its_proxy_and_nobody_else() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services, networks = compose["services"], compose["networks"]
    (front,) = services["proxy"]["networks"]
    (subnet,) = (part["subnet"] for part in networks[front]["ipam"]["config"])
    members = {name for name, service in services.items() if front in service.get("networks", [])}
    assert members == {"proxy", "one", "two"}
    for name in ("one", "two"):
        assert services[name]["environment"]["FOLSOM_TRUSTED_PROXIES"] == subnet
    default = subnet.removeprefix("${PROXY_NETWORK:-").removesuffix("}")
    assert "172.30.57.2" in Proxies([default])
    assert "198.51.100.4" not in Proxies([default])
