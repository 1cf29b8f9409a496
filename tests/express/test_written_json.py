"""What the compiled pass writes is what the structures say, to the byte."""

import random
from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.contract import answer_at_random
from tests.express.variants import VARIANTS

from folsom import express
from folsom.core.game import viewer_mask
from folsom.express import ExpressGame
from folsom.express.events_json import events_as_json
from folsom.express.view_json import view_as_json
from folsom.kernel import IS_COMPILED

encode = msgspec.json.encode


def check(game: ExpressGame, seats: Iterable[int]) -> None:
    for seat in (None, *seats):
        assert view_as_json(game.records, seat) == encode(game.view(seat))
        happened = events_as_json(game.records, game._events, viewer_mask(seat))
        assert happened == encode(game.happened(seat))


@pytest.mark.parametrize("name", ["expert-4", "teams-2", "teams-3-expert"])
def test_all_that_is_seen_of_a_game_is_written_as_it_is(name: str) -> None:
    # In the expert game of this seed purses are dropped for the Marshal's Revenge.
    game, luck = express.new(**VARIANTS[name], seed=31), random.Random(31)
    check(game, range(game.n_seats))
    while not game.is_over:
        answer_at_random(game, luck)
        check(game, [game.number % game.n_seats])


def test_a_game_writes_json_itself_where_it_is_compiled() -> None:
    game = express.new(seats=4, seed=3)
    written = [game.view_as_json(1), game.happened_as_json(1)]
    said = [encode(game.view(1)), encode(game.happened(1))]
    assert written == (said if IS_COMPILED else [None, None])


@pytest.mark.compiled
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32 - 1))
@example("teams-3", 2)
def test_and_in_every_variant_by_everyone(name: str, seed: int) -> None:
    game, luck = express.new(**VARIANTS[name], seed=seed), random.Random(seed)
    check(game, range(game.n_seats))
    while not game.is_over:
        answer_at_random(game, luck)
        check(game, range(game.n_seats))
