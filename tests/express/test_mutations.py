"""Positions changed a little: refused with a sentence, or as good as any that a game can reach."""

import json
import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.express.invariants import check
from tests.express.positions import play_at_random
from tests.mutations import Words, mutate, words_of

from folsom import express
from folsom.core.errors import BadOptions, CannotRead
from folsom.express import ExpressGame
from folsom.express.position.writer import canonical
from folsom.kernel import IS_COMPILED

EXAMPLES = settings().max_examples if IS_COMPILED else settings().max_examples * 2 // 5
FOLLOWS = (
    *("loot", "value", "kind", "known_by", "dropped", "bullets_left", "bullets_received"),
    *("friendly_hits", "neutral_bullets", "known", "may_take_back", "pairs"),
    *("turn", "go", "resolved", "drew"),
)
"""Fields that may be left out because others tell them."""
SWITCHES: dict[str, tuple[Any, ...]] = {
    "edition": ("2016", "2014", "2014-sv"),
    "seats": (2, 3, 4, 5, 6),
    "powers": (True, False),
    "events": (True, False),
    "expert": (None, True, False),
    "two_bandits": (None, True, False),
    "first_player": (None, 0, 1),
    "station_last": (None, True, False),
    "reveal_first": (None, True, False),
    "keep_actions_only": (None, True, False),
    "drop_bullets_first": (None, True, False),
    "short_bullets_leave": (None, True, False),
    "revenge_takes_most": (None, True, False),
    "known_start_purses": (True, False),
}
seeds = st.integers(0, 2**32)


def some_options(luck: random.Random) -> dict[str, Any]:
    """Seats and edition, with two switches turned as they come."""
    chosen = {"seats", "edition", *luck.sample(sorted(SWITCHES), 3)}
    return {name: luck.choice(SWITCHES[name]) for name in sorted(chosen)}


def some_game(luck: random.Random) -> ExpressGame:
    """A game of any variant, at any moment."""
    while True:
        try:
            game = express.new(**some_options(luck), seed=luck.randrange(10**9))
        except BadOptions:
            continue
        play_at_random(game, luck, luck.choice((luck.randrange(12), luck.randrange(150), 1000)))
        return game


@cache
def words() -> Words:
    """All that stands in some positions."""
    luck = random.Random(0)
    known = words_of({"all": [some_game(luck).position() for _ in range(12)]})
    return known | {name: list(values) for name, values in SWITCHES.items()}


def check_answers(game: ExpressGame, luck: random.Random) -> None:
    """Position, views and possible games fit together."""
    position = json.loads(json.dumps(game.position()))
    loaded = express.load(position)
    assert loaded.position() == position
    assert loaded.decisions == game.decisions
    for viewer in (None, *range(game.n_seats)):
        possible = game.possible(viewer, luck.randbytes(32))
        check(possible)
        assert possible.view(viewer) == game.view(viewer)
        assert express.load(possible.position()).position() == possible.position()


@settings(max_examples=EXAMPLES)
@given(seeds)
def test_every_moment_of_every_kind_of_game_loads_and_is_equal(seed: int) -> None:
    game = some_game(random.Random(seed))
    position = json.loads(json.dumps(game.position()))
    loaded = express.load(position)
    assert loaded.records.tobytes() == canonical(game.records).tobytes()
    assert loaded.position() == position
    assert loaded.outcome == game.outcome


@settings(max_examples=EXAMPLES)
@given(seeds, st.randoms(use_true_random=False))
def test_a_changed_position_is_refused_or_keeps_to_all_that_is_true_of_games(
    seed: int, source: random.Random
) -> None:
    luck = random.Random(seed)
    position = some_game(luck).position()
    try:
        game = express.load(mutate(position, words(), source, FOLLOWS))
    except CannotRead:
        return
    check(game)
    check_answers(game, luck)
    while not game.is_over:
        play_at_random(game, luck, 1)
        check(game)
        if luck.random() < 0.02:
            check_answers(game, luck)
    assert game.outcome is not None
