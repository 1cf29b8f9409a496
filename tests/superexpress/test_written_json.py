"""What the compiled pass writes is what the structures say, to the byte."""

import random
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract import answer_at_random
from tests.superexpress.deals import DEALS

from folsom import superexpress
from folsom.core import bits
from folsom.core.game import WrittenSight
from folsom.kernel import IS_COMPILED
from folsom.superexpress import SuperExpressGame
from folsom.superexpress.seen.as_json.outcome import write_outcome
from folsom.superexpress.seen.as_json.sight import sights_as_json

encode = msgspec.json.encode


def said(game: SuperExpressGame, seat: int | None) -> WrittenSight:
    is_asked = seat is not None and bits.has(game.asked_mask(), seat)
    return WrittenSight(
        encode(game.happened(seat)),
        encode(game.view(seat)),
        encode(game.decision_of(seat) if is_asked and seat is not None else None),
        seat is not None and game.can_take_back(seat),
    )


def check(game: SuperExpressGame, seats: Sequence[int | None]) -> None:
    written = sights_as_json(game.records, game._events, seats)
    assert written == [said(game, seat) for seat in seats]


def written_outcome(game: SuperExpressGame) -> bytes:
    words, text = np.zeros(1_024, np.uint16), np.zeros(1_024, np.int64)
    n = write_outcome(game.state, words, text)
    return text.view(np.uint8)[:n].tobytes()


def play_and_check(
    name: str, seed: int, wanted: Callable[[SuperExpressGame], Sequence[int | None]]
) -> None:
    game, luck = superexpress.new(**DEALS[name], seed=seed), random.Random(seed)
    check(game, wanted(game))
    assert written_outcome(game) == b"null"
    while not game.is_over:
        answer_at_random(game, luck)
        check(game, wanted(game))
    assert written_outcome(game) == encode(game.outcome)


@pytest.mark.parametrize("name", ["3-seats", "5-seats-reflex-horse", "7-seats-horse"])
def test_all_that_is_seen_of_a_game_is_written_as_it_is(name: str) -> None:
    play_and_check(name, 31, lambda game: [None, *range(game.n_seats)])


def test_a_game_writes_json_itself_where_it_is_compiled() -> None:
    game = superexpress.new(seats=4, seed=3)
    assert game.sights_as_json([1, None]) == (
        [said(game, 1), said(game, None)] if IS_COMPILED else None
    )


@pytest.mark.compiled
@given(st.sampled_from(sorted(DEALS)), st.integers(0, 2**32 - 1))
def test_and_in_every_variant_by_everyone(name: str, seed: int) -> None:
    play_and_check(name, seed, lambda game: [None, *range(game.n_seats)])
