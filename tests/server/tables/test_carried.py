"""A game that was begun in a browser goes on at a server's table, honestly: whoever drew its seed knows it."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.backends import GameServer
from tests.server.conftest import Club
from tests.server.player import Guest, Refused

import folsom
from folsom.core import bits
from folsom.core.transcript import read_transcript
from folsom.server.protocol.bodies import CarriedTable
from folsom.server.protocol.errors import Refusal
from folsom.server.tables.carried import of_carried_table
from folsom.server.tables.entries import decode_entry, encode_entry
from folsom.server.tables.table import Table

SEED = "5a" * 32
GAMES = [
    ("express", 4, {"bandits": ["django", "belle", "doc", "tuco"]}),
    ("express", 3, {"expert": True}),
    ("express", 2, {"two_bandits": True}),
    ("superexpress", 5, {"horse": True}),
]


def at_second_round(game: str, n_seats: int, options: dict[str, Any]) -> list[tuple[int, int]]:
    """The answers up to where the second round begins."""
    played = getattr(folsom, game).new(seats=n_seats, seed=bytes.fromhex(SEED), **options)
    # Super Express begins with its first round, Colt Express with the bandits' places.
    rounds, number = int(game == "superexpress"), 0
    while rounds < 2:
        seat = bits.lowest(played.asked_mask())
        numbers = played.decision_of(seat).numbers
        played.answer(numbers[number % len(numbers)], seat)
        number += 1
        rounds += sum(event.event == "round-started" for event in played.happened(None))
        assert not played.is_over
    return [(answer.seat, answer.option) for answer in played.answers]


def wish(game: str, n_seats: int, options: dict[str, Any], **other: Any) -> dict[str, Any]:
    return {
        "settings": {"game": game, "n_seats": n_seats, "options": options},
        "rules_version": getattr(folsom, game).RULES_VERSION,
        "seed": SEED,
        "answers": at_second_round(game, n_seats, options),
        "people": [{"seat": 0, "name": "Ann"}],
        **other,
    }


def carried(**wished: Any) -> Table:
    table = Table("a" * 16, b"secret")
    log = of_carried_table(msgspec.convert(wished, CarriedTable), "key", b"secret", "server", 7)
    table.replay((i, 0, decode_entry(encode_entry(entry))) for i, entry in enumerate(log))
    return table


@pytest.mark.parametrize(("game", "n_seats", "options"), GAMES)
def test_the_table_goes_on_where_the_browser_was(
    game: str, n_seats: int, options: dict[str, Any]
) -> None:
    wished = wish(game, n_seats, options)
    table = carried(**wished)
    assert table.phase == "playing" and table.shown().carried
    assert table.game is not None and table.game.seed == bytes.fromhex(SEED)
    assert [(a.seat, a.option) for a in table.game.answers] == wished["answers"]
    assert table.seats_of(["key"]) == [0] and table.is_host(["key"])
    assert [seat.is_free for seat in table.seats] == [False] + [True] * (n_seats - 1)
    transcript = table.transcript()
    assert transcript.proof is None and transcript.seed == bytes.fromhex(SEED)


def test_at_its_start_a_game_has_no_answers_yet() -> None:
    table = carried(**wish("express", 4, {}, answers=[]))
    assert table.phase == "playing" and table.game is not None and table.game.number == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules_version": 99}, "rules/unknown"),
        ({"answers": [[0, 62]]}, "transcript/invalid"),
        ({"people": [{"seat": 6, "name": "Ann"}]}, "seat/unknown"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        carried(**wish("express", 4, {}, **change))
    assert refused.value.code == code


def test_in_mid_round_nobody_comes_in() -> None:
    answers = at_second_round("express", 4, {})
    with pytest.raises(Refusal) as refused:
        carried(**wish("express", 4, {}, answers=answers[:-1]))
    assert refused.value.code == "table/not-between-rounds"


@pytest.mark.anyio
@pytest.mark.usefixtures("tidy")
async def test_friends_take_the_bots_seats_and_the_record_proves_nothing(club: Club) -> None:
    ann, bob = Guest(club.urls[0]), Guest(club.urls[-1])
    wished = wish("express", 3, {}, carrier="header")
    made = await ann.ask("POST", "/api/tables/carried", wished)
    ann.key, table = made["key"], made["table"]["id"]
    assert made["you"]["seats"] == [0] and made["table"]["carried"]
    joined = await bob.ask(
        "POST", f"/api/tables/{table}/join", {"id": "b", "name": "Bob", "carrier": "header"}
    )
    bob.key = joined["key"]
    assert joined["seat"] in (1, 2)
    watches = [await guest.watch(table) for guest in (ann, bob)]
    await asyncio.gather(*(watch.play_on() for watch in watches))
    text = await bob.ask("GET", f"/api/tables/{table}/transcript")
    assert read_transcript(text).proof is None
    finished = await bob.ask("GET", f"/api/tables/{table}/game")
    assert finished["proof"] is None and finished["table"]["carried"]


@pytest.mark.anyio
async def test_too_much_or_nonsense_is_refused(one_server: GameServer) -> None:
    guest = Guest(one_server.url)
    for change in ({"seed": "5a"}, {"answers": [[0, 1]] * 2001}, {"people": []}):
        with pytest.raises(Refused):
            await guest.ask("POST", "/api/tables/carried", wish("superexpress", 3, {}, **change))
