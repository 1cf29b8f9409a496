"""Leaves of small trees, counted to a depth; on a miss the split says under which answer to look."""

from collections.abc import Callable

import pytest
from tests.express.drawing import choices, form_word, train

from folsom.core import bits
from folsom.express import ExpressGame


def leaves(game: ExpressGame, depth: int) -> int:
    """How many ways there are to give that many answers (fewer where the game ends before)."""
    if depth == 0 or game.is_over:
        return 1
    seat = bits.lowest(game.asked_mask())
    total = 0
    for option in bits.members(game.option_mask(seat)):
        other = game.copy()
        other.play(option, seat)
        total += leaves(other, depth - 1)
    return total


def split(game: ExpressGame, depth: int) -> dict[str, int]:
    """The leaves under each first answer."""
    counts = {}
    assert game.decision is not None
    for option in game.decision.options:
        other = game.copy()
        other.play(option, game.decision.seat)
        counts[f"{option.number}: {form_word(game, option.form)}"] = leaves(other, depth - 1)
    return counts


def check(game: ExpressGame, counts: list[int]) -> None:
    """Compare the counts to each depth, and show the split of the first that differs."""
    for depth, wanted in enumerate(counts, start=1):
        found = split(game, depth)
        lines = "\n".join(f"{words} {n}" for words, n in found.items())
        assert sum(found.values()) == wanted, f"depth {depth}: {sum(found.values())}\n{lines}"


def roofs() -> ExpressGame:
    return train(
        """
          | B |  | C |
        M |   |  |   | D j $250
        """,
        pile="B move, C shoot, D rob, C move, B shoot",
        round=5,
    )


def brawl() -> ExpressGame:
    return train(
        """
          |   | B C D |
        M |   |       | T
        """,
        pile="C punch, D punch, B punch",
        loot={"B": "$250 j", "C": "$300", "D": "$400 $500"},
        round=5,
    )


def marshals() -> ExpressGame:
    return train(
        """
          |   |     |
          | B | M   | C D
        """,
        pile="B marshal, C marshal, D marshal, B change-floor, C move, D move",
        round=5,
    )


def schemers() -> ExpressGame:
    hands = {"B": "move, rob", "C": "shoot", "D": "punch, punch, marshal"}
    return train(
        """
          |   |
        M |   | B C D
        """,
        hands=hands,
        decks={"B": "shoot", "C": "", "D": "rob"},
        card="bridge",
        turn=1,
    )


def keepers() -> ExpressGame:
    hands = {"B": "move, rob, bullet-neutral", "C": "shoot", "D": "punch, punch"}
    return train(
        """
          |   |
        M |   | B C D
        """,
        hands=hands,
        decks=dict.fromkeys("BCD", ""),
        expert=True,
        card="braking",
        turn=3,
    )


@pytest.mark.parametrize(
    ("draw", "counts"),
    [
        (roofs, [4, 8, 32, 32]),
        (brawl, [2, 4, 8, 16, 24, 24]),
        (marshals, [2, 4, 9, 23, 29, 29]),
        (schemers, [3, 7, 21, 56]),
        (keepers, [2, 6, 12, 24, 52]),
        pytest.param(schemers, [3, 7, 21, 56, 116, 288, 854], marks=pytest.mark.compiled),
        pytest.param(keepers, [2, 6, 12, 24, 52, 120, 240], marks=pytest.mark.compiled),
    ],
)
def test_a_small_tree_has_as_many_leaves(
    draw: Callable[[], ExpressGame], counts: list[int]
) -> None:
    check(draw(), counts)


def test_a_count_done_by_hand() -> None:
    # Belle runs to one of four cars; from each of them Cheyenne has only her to shoot.
    game = train(
        """
          | B |  | C |
        M |   |  |   | D
        """,
        pile="B move, C shoot",
        round=5,
    )
    assert choices(game) == ["move 0", "move 2", "move 3", "move 4"]
    check(game, [4, 4])
