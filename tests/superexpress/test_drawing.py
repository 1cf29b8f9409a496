"""A game and a view of Colt Super Express at a prompt and in a notebook."""

import random

import pytest
from tests.svg import Drawn

from folsom import superexpress


def played(n_answers: int, **options: object) -> superexpress.SuperExpressGame:
    """A game after some answers at random."""
    game = superexpress.new(seed=3, **options)  # type: ignore[arg-type]
    source = random.Random(3)
    for _ in range(n_answers):
        if game.decision is None:
            break
        game.play(source.choice(game.decision.options))
    return game


def test_a_game_says_in_a_line_where_it_stands_and_who_is_asked() -> None:
    assert repr(played(0, seats=3)) == (
        "<SuperExpressGame of 3 seats, 0 answers: round 1, plan, 4 cars; seats 0, 1 and 2 are asked: plan>"
    )


def test_a_view_shows_the_viewer_s_own_hand_only() -> None:
    game = played(0, seats=3)
    assert "hand: flip, change-floor, " in repr(game.view(1))
    assert "hand" not in repr(game.view(None))


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_neither_text_nor_drawing_tells_what_the_seat_does_not_know(seat: int | None) -> None:
    game = played(30)
    other = game.possible(seat, b"\x07" * 32)
    assert other.position() != game.position()
    assert repr(other.view(seat)) == repr(game.view(seat))
    assert other.view(seat)._repr_svg_() == game.view(seat)._repr_svg_()


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_drawing_stands_alone_and_has_everybody_who_is_aboard(seats: int) -> None:
    for n_answers in (0, 20, 50, 1_000):
        game = played(n_answers, seats=seats, horse=True, reflex=True)
        drawn = Drawn(game._repr_svg_())
        drawn.check()
        view = game.view(None)
        for figure in view.bandits:
            assert len(drawn.places(figure.bandit)) == int(figure.aboard)
        assert len(drawn.places("stunned")) == sum(figure.stunned for figure in view.bandits)
        assert len(drawn.places("facing")) == sum(figure.aboard for figure in view.bandits)
