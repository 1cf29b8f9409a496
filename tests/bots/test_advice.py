"""Advice: every option has its chance, and nothing hidden changes a byte of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import numpy as np
import pytest
from tools import thoughts

from folsom import GAMES
from folsom.bots import make, observe
from folsom.bots.advice import (
    LEAST_PLAYOUTS,
    SEED,
    THOUGHTS,
    Thought,
    advise,
    by_value,
    lead_of,
    thought_of,
)
from folsom.bots.imagine import imagine
from folsom.bots.net import FOLDER_VARIABLE, net_of
from folsom.bots.search import Estimate, Searcher, estimate
from folsom.bots.search_kernels import N_RESULTS, SHARE, SHARE_SQUARES, VALUE, VISITS
from folsom.core import bits
from folsom.core.decision import Decision, Option
from folsom.games import game_module
from folsom.server.protocol import bodies


def decisions(name: str, seed: int, **options: Any) -> Iterator[tuple[Any, Decision]]:
    """The games and decisions of a game that bots play, where there is a choice."""
    game = game_module(name).new(seed=seed, **options)
    players = [make("outlaw", name, seat) for seat in range(game.n_seats)]
    while not game.is_over:
        seat = bits.lowest(game.asked_mask())
        decision = game.decision_of(seat)
        if len(decision.options) > 1:
            yield game, decision
        game.answer(players[seat].answer(observe(game, seat, bytes(32))), seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_changes_no_byte_of_its_advice(name: str) -> None:
    n_seen = n_other = 0
    for i, (game, decision) in enumerate(decisions(name, 11, seats=4)):
        if i % 9:
            continue
        advice = msgspec.json.encode(advise(game.view(decision.seat), decision, 300))
        for seed in (b"1" * 32, b"2" * 32):
            other = game.possible(decision.seat, seed)
            n_other += other.records.tobytes() != game.records.tobytes()
            again = advise(other.view(decision.seat), other.decision_of(decision.seat), 300)
            assert msgspec.json.encode(again) == advice
        n_seen += 1
    assert n_seen > 3
    assert n_other > n_seen, "the hidden part was never drawn otherwise"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_its_chance_and_is_played_equally_long(name: str) -> None:
    game, decision = next(decisions(name, 3, seats=3))
    advice = advise(game.view(decision.seat), decision, 1_200)
    assert sorted(each.option for each in advice.estimates) == sorted(decision.numbers)
    assert len({each.playouts for each in advice.estimates}) == 1
    shares = [each.share for each in advice.estimates]
    assert shares == sorted(shares, reverse=True)
    assert all(0 < each.error < 0.1 for each in advice.estimates)


def test_chances_follow_what_the_search_maximises_and_come_to_the_same_together() -> None:
    found = [Estimate(4, 0.30, 0.02, 0.42, 800), Estimate(7, 0.28, 0.02, 0.46, 800)]
    ranked = by_value(found, 1.5)
    assert [each.option for each in ranked] == [7, 4]
    assert [each.share for each in ranked] == pytest.approx([0.32, 0.26])
    assert [each.share for each in by_value(found, 50.0)] == [1.0, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_legend_advises_where_there_is_a_net_and_else_sharpshooter(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, decision = next(decisions(name, 3, seats=3))
    view = game.view(decision.seat)
    for weights in (net_of(name).weights, None):
        searcher = Searcher(name, 0, weights=weights)
        known = imagine(view, decision, SEED)
        values = {}
        for option in decision.numbers:
            searcher.begin(known.records, known.seat, among=1 << option)
            searcher.play(LEAST_PLAYOUTS)
            values[option] = float(searcher.results[VALUE, option]) / LEAST_PLAYOUTS
        advised = advise(view, decision, 1).estimates
        assert {each.option: each.value for each in advised} == values
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))


def test_every_option_of_every_variant_is_about_something() -> None:
    variants: list[tuple[str, dict[str, Any]]] = [
        ("express", {"seats": 4}),
        ("express", {"seats": 3, "expert": True}),
        ("express", {"seats": 2, "two_bandits": True}),
        ("superexpress", {"seats": 5, "reflex": True, "horse": True}),
    ]
    about: set[str] = set()
    for name, options in variants:
        for _, decision in decisions(name, 5, **options):
            about |= {thought_of(option) for option in decision.options}
    assert about == set(get_args(Thought))
    assert set(THOUGHTS.values()) == set(get_args(Thought))


def test_the_thought_is_about_the_best_option() -> None:
    game, decision = next(decisions("superexpress", 3, seats=3))
    advice = advise(game.view(decision.seat), decision, 600)
    best: Option = next(o for o in decision.options if o.number == advice.estimates[0].option)
    assert advice.thought == thought_of(best)


@pytest.mark.parametrize(
    ("ahead", "lead"), [(0.0, "none"), (0.01, "none"), (0.05, "little"), (0.3, "clear")]
)
def test_a_lead_is_called_what_it_is(ahead: float, lead: str) -> None:
    best, second = (
        Estimate(i, share, 0.02, 0.0, 400) for i, share in enumerate((0.3 + ahead, 0.3))
    )
    assert lead_of((best, second)) == lead


def test_the_client_and_the_wire_know_the_same_thoughts() -> None:
    assert thoughts.TARGET.read_text() == thoughts.text(), "run python tools/thoughts.py"
    assert get_args(bodies.Thought) == get_args(Thought)


def test_errors_are_those_of_shares_that_need_not_be_whole_victories() -> None:
    results = np.zeros((N_RESULTS, 64))
    for option, shares in ((0, [1.0, 0.0] * 50), (1, [0.6, 0.4] * 50)):
        results[VISITS, option] = len(shares)
        results[SHARE, option] = sum(shares)
        results[SHARE_SQUARES, option] = sum(share * share for share in shares)
    whole, parts = estimate(results, 0), estimate(results, 1)
    assert whole.share == parts.share == 0.5
    assert whole.error == pytest.approx(0.5 / 102**0.5)
    assert parts.error < whole.error / 2
