"""Nobody chose the seed: the commitment comes first, the secret at the end, and the transcript proves it."""

import hashlib

import pytest
from tests.server import lots
from tests.server.backends import GameServer
from tests.server.player import Guest

from folsom.core.transcript import read_transcript

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tidy")]


async def test_the_commitment_comes_before_the_nonces_and_the_transcript_proves_the_seed(
    one_server: GameServer,
) -> None:
    host, friend = Guest(one_server.url), Guest(one_server.url)
    wish = {"settings": {"game": "lots", "n_seats": 3}, "carrier": "header"}
    bots = [{"seat": 2, "level": "outlaw"}]
    made = await host.ask("POST", "/api/tables", {**wish, "bots": bots})
    host.key, table = made["key"], made["table"]["id"]
    commitment = made["table"]["commitment"]
    assert made["table"]["secret"] is None
    nonces = ("11" * 16, "22" * 32)
    await host.join(table, "Ann", nonce=nonces[0])
    await friend.join(table, "Bob", nonce=nonces[1])
    ann, bob = await host.watch(table), await friend.watch(table)
    await host.start(table)
    import asyncio

    await asyncio.gather(ann.play_on(1), bob.play_on(2))
    shown = await friend.ask("GET", f"/api/tables/{table}")
    secret = bytes.fromhex(shown["table"]["secret"])
    assert hashlib.sha256(secret).hexdigest() == commitment == shown["table"]["commitment"]
    transcript = read_transcript(await friend.ask("GET", f"/api/tables/{table}/transcript"))
    assert transcript.proof is not None
    assert transcript.proof.secret == secret
    assert transcript.proof.nonces == (bytes.fromhex(nonces[0]), bytes.fromhex(nonces[1]), b"")
    assert transcript.proof.seed == transcript.seed
    replayed = lots.replay(transcript)
    assert replayed.is_over
    assert replayed.outcome is not None
    assert list(replayed.outcome.winners) == bob.now["outcome"]["winners"]


async def test_one_nonce_more_or_less_makes_another_seed() -> None:
    from folsom.core.transcript import Proof

    assert Proof(b"s", (b"ab", b"c")).seed != Proof(b"s", (b"a", b"bc")).seed
