"""A card laid face down may be exchanged while nobody has learned anything of it, and nobody notices that."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.server.story import FRIEND, HOST, Story

from folsom.core.decision import TAKE_BACK
from folsom.games import game_module
from folsom.server.live.broadcast import Broadcast, as_moment, encode, sights_now, welcome
from folsom.server.protocol import commands
from folsom.server.protocol.table_state import Settings
from folsom.server.storage.packing import pack, unpack
from folsom.server.tables import entries
from folsom.server.tables.entries import Row, decode_entry, encode_entry
from folsom.server.tables.games import AnyGame
from folsom.server.tables.instead import _seen_by_others, offered_instead, other_options
from folsom.server.tables.table import Table

THIRD = "third-hash"
KEYS = (HOST, FRIEND, THIRD)


def in_play(**options: object) -> Story:
    told = Story(3)
    told.write(entries.SettingsChanged(0, settings=Settings("express", 3, options)))
    for key in KEYS:
        told.sit(key)
    told.begin()
    return told


def game_of(told: Story) -> AnyGame:
    assert told.table.game is not None
    return told.table.game


def answer(told: Story, option: int) -> int:
    (seat, *_) = told.table.asked
    number = told.table.answer_for((seat,))
    told.order(commands.Answer, seat, number, option, by=KEYS[seat])
    return seat


def until_hidden(told: Story, luck: random.Random) -> int:
    """Play until a card was laid that can be exchanged; by which seat."""
    while True:
        (seat, *_) = told.table.asked
        answer(told, luck.choice(game_of(told).decision_of(seat).numbers))
        if other_options(game_of(told)) is not None:
            return seat
        assert not told.table.is_over


def rebuilt(told: Story) -> Table:
    table = Table(told.table.id, told.table.secret)
    table.replay((n, epoch, decode_entry(encode_entry(entry))) for n, epoch, entry in told.log)
    return table


def exchange(told: Story, seat: int, luck: random.Random) -> int:
    decision = other_options(game_of(told))
    assert decision is not None
    chosen = game_of(told).answers[-1].option
    option = luck.choice([number for number in decision.numbers if number != chosen])
    number = told.table.answer_for((seat,))
    told.order(commands.Exchange, seat, number, option, by=KEYS[seat])
    return option


@pytest.mark.parametrize("seed", range(4))
def test_nobody_else_is_told_anything_and_nothing_they_see_changes_by_a_byte(seed: int) -> None:
    luck = random.Random(seed)
    told = in_play()
    seat = until_hidden(told, luck)
    others = [(), *((other,) for other in range(3) if other != seat)]

    def seen(table: Table) -> list[bytes]:
        keys = [frozenset({KEYS[viewer[0]]}) if viewer else frozenset() for viewer in others]
        return [encode(welcome(table, table.you(key), [], 99)) for key in keys]

    before = seen(told.table)
    option = exchange(told, seat, luck)
    assert game_of(told).answers[-1] == (seat, option)
    entry = told.log[-1][2]
    broadcast = Broadcast(told.table, entry, [*others, (seat,)])
    assert all(broadcast.is_silent_for(viewers) for viewers in others)
    assert not broadcast.is_silent_for((seat,))
    assert seen(told.table) == before
    assert seen(rebuilt(told)) == before
    assert encode(welcome(rebuilt(told), told.table.you({KEYS[seat]}), [], 99)) == encode(
        welcome(told.table, told.table.you({KEYS[seat]}), [], 99)
    )


def test_the_record_has_what_was_played_and_can_be_replayed_and_packed() -> None:
    luck = random.Random(7)
    told = in_play()
    seat = until_hidden(told, luck)
    option = exchange(told, seat, luck)
    number = game_of(told).number
    assert as_moment(told.table, told.log[-1][2], (seat,)).seat == seat
    while not told.table.is_over:
        (asked, *_) = told.table.asked
        answer(told, luck.choice(game_of(told).decision_of(asked).numbers))
    transcript = told.table.transcript()
    assert game_of(told).answers[number - 1] == (seat, option)
    again = game_module("express").replay(transcript.write())
    assert again.outcome == game_of(told).outcome
    rows = [Row(n, epoch, encode_entry(entry)) for n, epoch, entry in told.log]
    table = Table(told.table.id, told.table.secret)
    unpacked = unpack(told.table.id, pack(told.table.id, rows))
    table.replay((row.number, row.epoch, decode_entry(row.payload)) for row in unpacked)
    assert table.transcript() == transcript
    assert table.transcript().proof == transcript.proof


def test_it_is_too_late_when_somebody_has_answered() -> None:
    luck = random.Random(3)
    told = in_play()
    seat = until_hidden(told, luck)
    decision = other_options(game_of(told))
    assert decision is not None
    number = told.table.answer_for((seat,))
    wish = (seat, number, decision.numbers[0])
    stranger = KEYS[(seat + 1) % 3]
    assert told.refuse(commands.Exchange, *wish, by=stranger) == "seat/not-yours"
    (asked, *_) = told.table.asked
    answer(told, game_of(told).decision_of(asked).numbers[0])
    assert told.refuse(commands.Exchange, *wish, by=KEYS[seat]) == "action/out-of-date"
    late = (seat, number + 1, decision.numbers[0])
    assert told.refuse(commands.Exchange, *late, by=KEYS[seat]) == "take-back/late"


def test_what_somebody_saw_or_what_was_drawn_stays() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        luck = random.Random(seed)
        game = game_module("express").new(seats=4, seed=seed, expert=seed % 2 == 0)
        while not game.is_over:
            (decision, *_) = game.decisions
            before = game.copy()
            game.answer(luck.choice(decision.numbers), decision.seat)
            instead = other_options(game)
            if instead is None:
                continue
            kinds[instead.kind] += 1
            assert game.happened(None) != game.happened_in_full()
            for option in instead.options:
                other = before.copy()
                other.answer(option.number, decision.seat)
                for viewer in (None, *range(4)):
                    if viewer != decision.seat:
                        assert other.view(viewer) == game.view(viewer)
                        assert other.happened(viewer) == game.happened(viewer)
                # What is still to be drawn is the same: no chance was tried.
                hand = game.view(decision.seat).players[decision.seat].hand
                assert other.view(decision.seat).players[decision.seat].hand == hand
    assert set(kinds) == {"scheme"}
    assert kinds["scheme"] > 20


STEALIN_KINDS = {"move", "marshal", "rob", "shoot", "push", "knock", "punch"}


def test_in_stealin_everybody_sees_each_choice_at_once_so_none_is_offered_back() -> None:
    """Not even trying every other option finds one that somebody could not tell from the chosen one."""
    kinds: Counter[str] = Counter()
    for seed in range(12):
        luck = random.Random(seed)
        game = game_module("express").new(seats=3 + seed % 3, seed=seed)
        while not game.is_over:
            (decision, *_), phase, before = game.decisions, game.view(None).phase, game.copy()
            chosen = luck.choice(decision.numbers)
            game.answer(chosen, decision.seat)
            if phase not in ("stealin", "event"):
                continue
            kinds[decision.kind] += 1
            assert offered_instead(game, before) is None
            seen = _seen_by_others(game, decision.seat)
            for option in decision.numbers:
                if option != chosen:
                    other = before.copy()
                    other.answer(option, decision.seat)
                    assert _seen_by_others(other, decision.seat) != seen
    assert set(kinds) > STEALIN_KINDS


def test_a_game_without_hidden_cards_offers_nothing_and_a_secret_choice_is_the_rules_own() -> None:
    game = game_module("superexpress").new(seats=3, seed=1)
    game.answer(game.decision_of(0).numbers[0], 0)
    assert other_options(game) is None
    game.answer(TAKE_BACK, 0)
    assert other_options(game) is None


def test_only_the_seat_itself_is_offered_it() -> None:
    told = in_play()
    seat = until_hidden(told, random.Random(1))
    sights = sights_now(game_of(told), [None, 0, 1, 2])
    offered = [b'"instead"' in encode(sight) for sight in sights]
    assert offered == [False, *(other == seat for other in range(3))]


VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("express", {}),
    ("express", {"expert": True}),
    ("express", {"seats": 2}),
    ("express", {"seats": 3, "two_bandits": True}),
    ("express", {"edition": "2014", "seats": 6}),
    ("superexpress", {"reflex": True, "horse": True}),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_is_offered_is_what_nobody_can_tell_apart(game: str, options: dict[str, Any]) -> None:
    luck = random.Random(1)
    n_offered = 0
    for seed in range(6):
        played = game_module(game).new(**{"seats": 4, **options}, seed=seed)
        while not played.is_over:
            decision, before = luck.choice(played.decisions), played.copy()
            played.answer(luck.choice(decision.numbers), decision.seat)
            offered = offered_instead(played)
            assert offered == offered_instead(played, before) == other_options(played)
            n_offered += offered is not None
    assert (n_offered > 0) == (game == "express")
