"""What the compiled pass writes is what the structures say, to the byte."""

import random
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.contract import answer_at_random
from tests.express.small_positions import SMALL, Position
from tests.express.variants import VARIANTS

from folsom import express
from folsom.core import bits
from folsom.core.game import WrittenSight
from folsom.express import ExpressGame
from folsom.express.components import AT_BANDIT, MAX_DOLLARS, MAX_TOKENS
from folsom.express.seen.as_json.outcome import write_outcome
from folsom.express.seen.as_json.sight import sights_as_json
from folsom.kernel import IS_COMPILED

encode = msgspec.json.encode


def said(game: ExpressGame, seat: int | None) -> WrittenSight:
    is_asked = seat is not None and bits.has(game.asked_mask(), seat)
    return WrittenSight(
        encode(game.happened(seat)),
        encode(game.view(seat)),
        encode(game.decision_of(seat) if is_asked and seat is not None else None),
        seat is not None and game.can_take_back(seat),
    )


def check(game: ExpressGame, seats: Sequence[int | None]) -> None:
    written = sights_as_json(game.records, game._events, seats)
    assert written == [said(game, seat) for seat in seats]


def written_outcome(game: ExpressGame) -> bytes:
    words, text = np.zeros(1_024, np.uint16), np.zeros(1_024, np.int64)
    n = write_outcome(game.records[0], words, text)
    return text.view(np.uint8)[:n].tobytes()


@pytest.mark.parametrize("make", SMALL)
def test_all_that_is_seen_of_a_position_is_written_as_it_is(make: Callable[[], Position]) -> None:
    game = express.load(make())
    check(game, [None, *range(game.n_seats)])


# In the second of these games Cheyenne may pocket a purse.
@pytest.mark.parametrize(
    ("name", "seed"), [("expert-4", 31), ("expert-4", 18), ("teams-2", 31), ("teams-3-expert", 31)]
)
def test_all_that_is_seen_of_a_game_is_written_as_it_is(name: str, seed: int) -> None:
    game, luck = express.new(**VARIANTS[name], seed=seed), random.Random(seed)
    check(game, [None, *range(game.n_seats)])
    while not game.is_over:
        answer_at_random(game, luck)
        check(game, [None, game.number % game.n_seats, *bits.members(game.asked_mask())])
    assert written_outcome(game) == encode(game.outcome)


def test_there_is_no_outcome_before_the_end_and_large_sums_are_written_digit_by_digit() -> None:
    game = express.new(seats=4, seed=3)
    assert written_outcome(game) == b"null"
    while not game.is_over:
        game.answer(game.decisions[0].options[0])
    game.records["token_place"][0, :MAX_TOKENS] = AT_BANDIT + game.records["bandit_of"][0, 2, 0]
    assert game.outcome is not None
    assert game.outcome.results[2].points > MAX_DOLLARS
    assert written_outcome(game) == encode(game.outcome)


def test_a_game_writes_json_itself_where_it_is_compiled() -> None:
    game = express.new(seats=4, seed=3)
    assert game.sights_as_json([1, None]) == (
        [said(game, 1), said(game, None)] if IS_COMPILED else None
    )
    assert game.sights_as_json([]) == ([] if IS_COMPILED else None)


@pytest.mark.compiled
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32 - 1))
@example("teams-3", 2)
def test_and_in_every_variant_by_everyone(name: str, seed: int) -> None:
    game, luck = express.new(**VARIANTS[name], seed=seed), random.Random(seed)
    everyone = [None, *range(game.n_seats)]
    check(game, everyone)
    while not game.is_over:
        answer_at_random(game, luck)
        check(game, everyone)
