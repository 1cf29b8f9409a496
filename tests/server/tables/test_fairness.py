"""Nobody chooses the seed: all is fixed by hashes before the first nonce is told, and the transcript proves it."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest, Refused, new_nonce
from tests.server.story import COMMITMENT, FRIEND, HOST, NONCE, TABLE, Story

from folsom.cli.app import run
from folsom.core.fairness import Proof, commitment_of
from folsom.core.transcript import read_transcript
from folsom.server.protocol import commands
from folsom.server.protocol.table_state import Settings
from folsom.server.tables import entries
from folsom.server.tables.entries import decode_entry, encode_entry
from folsom.server.tables.table import Table

OTHER = "ab" * 32
OTHER_COMMITMENT = commitment_of(TABLE, bytes.fromhex(OTHER))


@pytest.mark.anyio
@pytest.mark.usefixtures("tidy")
async def test_commitments_come_before_nonces_and_the_transcript_proves_the_seed(
    one_server: GameServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host, friend = Guest(one_server.url), Guest(one_server.url)
    wish = {"settings": {"game": "superexpress", "n_seats": 3}, "carrier": "header"}
    bots = [{"seat": 2, "level": "outlaw"}]
    made = await host.ask("POST", "/api/tables", {**wish, "bots": bots})
    host.key, table = made["key"], made["table"]["id"]
    commitment = made["table"]["commitment"]
    assert made["table"]["secret"] is None
    nonces = (new_nonce(), new_nonce())
    await host.join(table, "Ann", nonce=nonces[0])
    await friend.join(table, "Bob", nonce=nonces[1])
    ann, bob = await host.watch(table), await friend.watch(table)
    shown = [seat["nonce_commitment"] for seat in ann.got[0]["table"]["seats"]]
    assert shown == [*(commitment_of(table, bytes.fromhex(nonce)) for nonce in nonces), None]
    with pytest.raises(Refused, match="when the host has called the start"):
        await friend.order(table, "reveal-nonce", seat=1, nonce=nonces[1])
    await host.start(table)
    await asyncio.gather(ann.play_on(1), bob.play_on(2))
    before = [text for text in ann.texts if '"secret":null' in text or '"secret"' not in text]
    assert not [text for text in before if any(nonce in text for nonce in nonces)]
    told = (await friend.ask("GET", f"/api/tables/{table}"))["table"]
    secret = bytes.fromhex(told["secret"])
    assert hashlib.sha256(secret).hexdigest() == commitment == told["commitment"]
    text = await friend.ask("GET", f"/api/tables/{table}/transcript")
    transcript = read_transcript(text)
    proof = Proof(secret, (bytes.fromhex(nonces[0]), bytes.fromhex(nonces[1]), b""), table)
    assert transcript.proof == proof
    assert proof.seed == transcript.seed
    game = await friend.ask("GET", f"/api/tables/{table}/game")
    assert game["proof"]["nonces"] == [*nonces, ""]
    assert game["proof"]["nonce_commitments"] == [*shown[:2], ""]
    assert game["proof"]["seed"] == proof.seed.hex()
    (tmp_path / "game.txt").write_text(text)
    own = ["--nonce", nonces[1], "--commitment", commitment]
    own += ["--commitment", shown[0], "--commitment", shown[1]]
    assert run(["verify", str(tmp_path / "game.txt"), *own]) == 0
    assert "proved     nobody chose the seed" in capsys.readouterr().out


def test_one_nonce_more_or_less_makes_another_seed() -> None:
    assert Proof(b"s", (b"ab", b"c")).seed != Proof(b"s", (b"a", b"bc")).seed


def test_a_commitment_holds_at_one_table_only() -> None:
    nonce = bytes(32)
    assert commitment_of("a" * 16, nonce) != commitment_of("b" * 16, nonce)


# ------------------------------------------------------------------ who may do what while nonces are told


def called(**wishes: Any) -> Story:
    """A table of two at which the start is called; the host has told his nonce."""
    story = Story()
    story.sit(HOST, **wishes)
    story.sit(FRIEND, nonce_commitment=OTHER_COMMITMENT)
    story.order(commands.Start)
    assert story.table.phase == "revealing"
    story.order(commands.RevealNonce, 0, NONCE)
    return story


def test_the_game_begins_with_the_last_nonce_and_the_seed_is_made_of_all() -> None:
    story = called()
    assert story.table.game is None
    assert story.table.unrevealed() == [1]
    assert story.refuse(commands.Start) == "table/starting"
    story.order(commands.RevealNonce, 1, OTHER, by=FRIEND)
    assert story.table.phase == "playing"
    proof = Proof(b"secret", (bytes.fromhex(NONCE), bytes.fromhex(OTHER)), TABLE)
    assert story.table.proof() == proof
    assert story.table.game is not None
    assert story.table.game.seed == proof.seed


def test_only_the_nonce_that_was_committed_to_counts_and_only_once() -> None:
    story = called()
    assert story.refuse(commands.RevealNonce, 1, "cd" * 32, by=FRIEND) == "seat/other-nonce"
    assert story.refuse(commands.RevealNonce, 1, NONCE, by=FRIEND) == "seat/other-nonce"
    assert story.refuse(commands.RevealNonce, 0, NONCE) == "seat/has-revealed"
    assert story.refuse(commands.RevealNonce, 1, OTHER, by=HOST) == "seat/not-yours"


def test_what_was_told_in_a_start_that_was_broken_off_meanwhile_is_not_taken_for_the_next() -> None:
    story = Story()
    story.sit(HOST)
    story.sit(FRIEND, nonce_commitment=OTHER_COMMITMENT)
    story.order(commands.Start)
    told = story.table.shown().starts
    story.order(commands.ChangeSettings, Settings("lots", 2, {"rounds": 2}))
    assert story.refuse(commands.RevealNonce, 0, NONCE, told) == "table/not-starting"
    story.order(commands.Start)
    assert story.refuse(commands.RevealNonce, 0, NONCE, told) == "table/other-start"
    story.order(commands.RevealNonce, 0, NONCE, told + 1)


def test_who_knows_the_nonces_cannot_choose_a_bandit_by_them() -> None:
    story = called(bandit="doc")
    story.order(commands.ChangeSeat, 1, "Bob", "", "tuco", by=FRIEND)
    assert story.table.phase == "revealing"
    assert [seat.bandit for seat in story.table.seats] == ["doc", None]


@pytest.mark.parametrize(
    ("order", "by"),
    [
        ((commands.Leave, 1), FRIEND),
        ((commands.EmptySeat, 1), HOST),
        ((commands.ChangeSettings, Settings("lots", 2, {"rounds": 2})), HOST),
        ((commands.CommitNonce, 1, "cd" * 32), FRIEND),
    ],
)
def test_a_start_is_broken_off_by_whatever_changes_the_deal_and_told_nonces_are_void(
    order: tuple[Any, ...], by: str
) -> None:
    story = called()
    story.order(*order, by=by)
    table = story.table
    assert table.phase == "gathering"
    assert table.shown().broken_starts == 1
    host = table.seats[0]
    assert (host.commitment, host.nonce, host.is_ready) == ("", "", False)
    assert story.refuse(commands.Start) == "table/not-full"
    story.order(commands.CommitNonce, 0, OTHER_COMMITMENT)
    if table.seats[1].kind == "empty":
        story.sit(FRIEND)
    story.order(commands.CommitNonce, 1, COMMITMENT, by=FRIEND)
    story.order(commands.Start)
    story.order(commands.RevealNonce, 0, OTHER)
    story.order(commands.RevealNonce, 1, NONCE, by=FRIEND)
    assert story.table.proof().n_broken_starts == 1
    assert "broken-starts 1\n" in _transcript(story)


def test_a_start_that_is_broken_off_before_anybody_has_told_a_nonce_costs_nothing() -> None:
    story = Story()
    story.sit(HOST)
    story.sit(FRIEND)
    story.order(commands.Start)
    story.order(commands.EmptySeat, 1)
    assert story.table.shown().broken_starts == 0
    assert story.table.seats[0].is_ready


def test_a_seat_that_changes_hands_in_mid_game_adds_nothing() -> None:
    story = Story(3)
    story.sit(HOST)
    story.sit(FRIEND)
    story.sit("third")
    story.begin()
    before = story.table.proof()
    story.order(commands.Leave, 1, by=FRIEND)
    story.sit("fourth", nonce_commitment=OTHER_COMMITMENT)
    assert story.table.proof() == before
    assert story.table.seats[1].commitment == COMMITMENT


def test_bots_alone_begin_at_once_and_prove_nothing_more() -> None:
    story = Story(2, bots=(0, 1))
    story.order(commands.Start)
    assert story.table.phase == "playing"


# ------------------------------------------------------------------ old logs


def old_table(*nonces: str) -> Story:
    """A table at which people sat down under an old server: the nonces lay open."""
    story = Story(len(nonces))
    for seat, nonce in enumerate(nonces):
        key = (HOST, FRIEND)[seat]
        story.write(
            entries.Seated(1, key, f"j{seat}", seat=seat, name="A", nonce=nonce, keys=[key])
        )
    return story


def test_a_game_that_was_begun_with_open_nonces_goes_on_and_says_what_it_proves() -> None:
    story = old_table("11" * 16, "")
    story.write(entries.NonceGiven(2, FRIEND, "n", seat=1, nonce="22" * 20))
    story.write(entries.Started(3, HOST, "s", server="server"))
    assert story.table.proof() == Proof(b"secret", (b"\x11" * 16, b"\x22" * 20))
    story.answer_first(0, HOST)
    rebuilt = Table(TABLE, b"secret")
    rebuilt.replay([(n, e, decode_entry(encode_entry(entry))) for n, e, entry in story.log])
    assert rebuilt.phase == "playing"
    assert "table " not in _transcript(story)


@pytest.mark.parametrize("nonce", ["abc", "ab" * 16, "x" * 40, "\n"])
def test_whatever_nonce_an_old_log_holds_the_start_is_refused_with_a_sentence(nonce: str) -> None:
    story = old_table(nonce, "11" * 16)
    assert story.refuse(commands.Start) == "table/not-full"
    for seat, key in enumerate((HOST, FRIEND)):
        story.order(commands.CommitNonce, seat, COMMITMENT, by=key)
    story.begin()
    assert story.table.phase == "playing"


def test_an_unreadable_nonce_in_a_log_is_a_refusal_and_no_fault() -> None:
    story = called()
    story.table.seats[0].nonce = "abc"
    assert story.refuse(commands.RevealNonce, 1, OTHER, by=FRIEND) == "seat/nonce-unreadable"


@pytest.mark.anyio
@pytest.mark.usefixtures("tidy")
@pytest.mark.parametrize("wish", [{"nonce": "abc"}, {"nonce_commitment": "abc"}])
async def test_a_nonce_of_odd_length_poisons_no_table(
    one_server: GameServer, wish: dict[str, str]
) -> None:
    host = Guest(one_server.url)
    table = await host.create(2, bots=(1,))
    body = {"id": "j", "name": "Ann", "carrier": "header", **wish}
    refused = await host.raw("POST", f"/api/tables/{table}/join", body)
    assert (refused.status_code, json.loads(refused.content)["code"]) == (422, "message/unreadable")
    await host.join(table)
    await host.start(table)
    assert (await host.ask("GET", f"/api/tables/{table}"))["table"]["phase"] == "playing"


def _transcript(story: Story) -> str:
    assert story.table.game is not None
    return story.table.game.transcript(story.table.proof()).write()
