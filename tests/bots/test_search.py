"""The search: its tree, its bot and its hints."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.bots.tables import VARIANTS, answer, decisions, later_decision, new_game, seed_bytes

from folsom import bots, express
from folsom.bots.bot import Observation
from folsom.bots.express.quick_rules_of_thumb import choose_quickly, new_notes
from folsom.bots.express.search import values_at_end
from folsom.bots.levels import Thinking
from folsom.bots.search import Hint, SearchBot, default_settings
from folsom.bots.search_kernels import SHARE_AT_END
from folsom.bots.tree import ABSENT, find, find_or_add, learn, look, mix, new_tree
from folsom.core import bits
from folsom.core.chooser import choose_option, new_chooser


def observed(game: str) -> Observation:
    """A decision in the middle of a game."""
    played, seat = later_decision(game, {"seats": 4}, seed=6)
    return bots.observe(played, seat, seed_bytes(1))


def test_a_new_generation_finds_an_empty_tree() -> None:
    tree = new_tree(6)
    key = mix(5, 7)
    at = find_or_add(tree, 1, key)
    learn(tree, at, 0.5)
    assert find(tree, 1, key) == at
    assert find(tree, 2, key) == ABSENT
    assert find_or_add(tree, 2, key) == at
    assert tree[at].visits == 0


def test_a_crowded_tree_refuses_instead_of_forgetting() -> None:
    tree = new_tree(3)
    added = [find_or_add(tree, 1, mix(1, i)) for i in range(9)]
    assert added[-1] == ABSENT
    assert len(set(added[:8])) == 8


def test_options_are_tried_once_each_then_by_their_worth() -> None:
    tree = new_tree(8)
    offered = 0b1011
    assert look(tree, 1, 42, offered, 0.1) == (offered, ABSENT)
    for option, value in ((0, 0.1), (1, 0.9), (3, 0.1)):
        learn(tree, find_or_add(tree, 1, mix(42, option)), value)
    assert look(tree, 1, 42, offered, 0.1) == (0, 1)


@pytest.mark.parametrize("options", [options for game, options in VARIANTS if game == "express"])
def test_whatever_one_option_is_left_untried_is_the_one_chosen_in_haste(
    options: dict[str, Any],
) -> None:
    chooser, notes = new_chooser(1), new_notes()
    for seed in range(6):
        for played, seat in decisions("express", options, seed):
            state = played.records[0]
            for option in bits.members(played.option_mask(seat)):
                notes[:] = 0
                assert choose_quickly(state, seat, 1 << option, 150, chooser, notes) == option


@pytest.mark.parametrize("game", ["express", "superexpress"])
def test_a_hint_gives_every_option_a_share_with_an_error(game: str) -> None:
    hint = Hint(observed(game), seed=1)
    first = hint.think_playouts(200)
    assert sorted(e.option for e in first) == sorted(hint.observation.options)
    assert sum(e.playouts for e in first) == hint.playouts == 200
    assert all(0 <= e.share <= 1 and e.error > 0 for e in first)
    later = hint.think_playouts(2000)
    assert hint.playouts == 2200
    assert later[0].playouts == max(e.playouts for e in later)
    assert min(e.error for e in later) < min(e.error for e in first)


def test_a_hint_thinks_in_slices_of_time() -> None:
    hint = Hint(observed("express"), seed=1)
    hint.think(0.001)
    before = hint.playouts
    hint.think(0.001)
    assert 0 < before < hint.playouts


def test_a_hint_can_be_had_from_a_view() -> None:
    decision = observed("express")
    hint = Hint.from_view(decision.view, decision.decision, seed=1)
    assert {e.option for e in hint.think_playouts(50)} == set(decision.options)


def test_by_the_processor_a_bot_thinks_without_looking_at_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = iter(range(100))
    clocks = SimpleNamespace(thread_time=lambda: next(now))
    monkeypatch.setattr("folsom.bots.search.time", clocks)
    bot = SearchBot("express", 1, Thinking(3.0, by_processor=True))
    position = observed("express")
    assert bot.answer(position) in position.options
    assert next(now) == 4, "begun at 0, three slices until 3"
    bot.think_for(2.0)
    assert bot.thinking == Thinking(2.0, by_processor=True)


def test_several_threads_add_up_what_they_find() -> None:
    bot = SearchBot("express", 1, Thinking(None, 400, 2))
    decision = observed("express")
    assert bot.answer(decision) in decision.options
    assert bot._think(decision)[0].sum() == 400
    bot.close()


def test_a_bot_by_the_clock_answers() -> None:
    bot = bots.make("sharpshooter:5ms", "express", 1)
    decision = observed("express")
    assert bot.answer(decision) in decision.options
    bot.close()


def test_a_sharpshooter_beats_three_who_choose_at_random() -> None:
    wins = 0.0
    for seed in range(4):
        game = express.new(seats=4, seed=seed)
        levels = ["random"] * 4
        levels[seed] = "sharpshooter:150"
        players = [bots.make(level, "express", seed) for level in levels]
        while (decision := game.decision) is not None:
            game.play(answer(players[decision.seat], game, decision.seat, game.number))
        assert game.outcome is not None
        wins += game.outcome.shares[seed]
    assert wins >= 3


@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": 2}, {"seats": 2, "edition": "2014"}])
def test_the_search_knows_who_wins_as_the_rules_do(options: dict[str, Any]) -> None:
    values = np.zeros(32)
    for seed in range(20):
        game = new_game("express", options, seed)
        chooser = new_chooser(seed)
        while (decision := game.decision) is not None:
            game.play(int(choose_option(chooser, game.option_mask(decision.seat))))
        assert game.outcome is not None
        settings = default_settings("express", game.records)
        values_at_end(game.records[0], settings, values)
        shares = values[SHARE_AT_END : SHARE_AT_END + game.n_seats]
        assert tuple(shares) == game.outcome.shares
        best = max(values[: game.n_seats])
        assert all(values[seat] == pytest.approx(best) for seat in game.outcome.winners)
