"""A game, a view and an option at a prompt and in a notebook: short, true, no more than the viewer knows."""

import random
from collections.abc import Iterator
from dataclasses import fields

import pytest
from tests.svg import Drawn

from folsom import express
from folsom.core.drawing import CAB, CAR, FOOT
from folsom.core.structure import write_in_full

SEED = 5


def played(n_answers: int, **options: object) -> express.ExpressGame:
    """A game after some answers at random."""
    game = express.new(seed=SEED, **options)  # type: ignore[arg-type]
    source = random.Random(SEED)
    for _ in range(n_answers):
        if game.decision is None:
            break
        game.play(source.choice(game.decision.options))
    return game


def moments() -> Iterator[express.ExpressGame]:
    """Games of every number of seats, from the set-up to the end."""
    for seats in (2, 3, 4, 5, 6):
        for n_answers in (0, 3, 40, 1_000):
            yield played(n_answers, seats=seats, edition="2016")


def test_a_game_says_in_a_line_where_it_stands_and_who_is_asked() -> None:
    assert repr(played(0)) == (
        "<ExpressGame of 4 seats, 0 answers: round 1 of 5, schemin, turn 1 of 3; seat 2 is asked: scheme>"
    )
    over = played(1_000)
    assert over.outcome is not None
    (winner,) = over.outcome.winners
    assert repr(over).endswith(f" answers: over; won by seat {winner}>")


def test_an_option_and_a_decision_read_as_what_may_be_done() -> None:
    decision = played(0, bandits=["ghost", "belle", "doc", "tuco"]).decision
    assert decision is not None
    assert repr(decision.options[0]) == "<Option 0: play doc move>"
    assert repr(decision).startswith("<Decision of seat 2: scheme; 0 play doc move, ")
    assert repr(decision).endswith(f", and {len(decision.options) - 4} more>")


def test_a_view_shows_the_viewer_s_own_hand_only() -> None:
    game = played(3)
    for seat in range(game.n_seats):
        hand = game.view(seat).hand
        assert hand is not None
        assert repr(game.view(seat)).count(hand[0]) == 1
    assert "hand" not in repr(game.view(None))
    assert repr(game.view(None)).startswith("<View of spectators: round 1 of 5, schemin, turn ")


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_neither_text_nor_drawing_tells_what_the_seat_does_not_know(seat: int | None) -> None:
    game = played(45)
    other = game.possible(seat, b"\x07" * 32)
    assert other.position() != game.position()
    assert repr(other.view(seat)) == repr(game.view(seat))
    assert other.view(seat)._repr_svg_() == game.view(seat)._repr_svg_()


def test_a_view_in_full_has_every_field() -> None:
    view = played(3).view(1)
    text = write_in_full(view)
    assert text.startswith("View(seat=1, n_seats=4, settings=Settings(")
    assert all(f"{field.name}=" in text for field in fields(view))
    assert write_in_full(played(3).view(2)) != text


def test_a_drawing_stands_alone_and_has_everybody_where_he_is() -> None:
    for game in moments():
        drawn = Drawn(game._repr_svg_())
        view = game.view(None)
        n_cars = max(len(view.cars), 1)
        drawn.check()
        for figure in view.bandits:
            places = drawn.places(figure.bandit)
            if figure.car is None or figure.floor is None:
                assert not places
                continue
            ((x, y),) = places
            rear = 40 + (n_cars - 1 - figure.car) * CAR
            assert rear < x < rear + (CAR if figure.car else CAB)
            assert y == FOOT[figure.floor]
        assert len(drawn.places("marshal")) == 1


def test_loot_on_the_train_is_drawn_with_the_values_that_the_viewer_knows() -> None:
    game = played(60)
    for seat in (None, 0, 1):
        view = game.view(seat)
        lying = [token for token in view.tokens if token.car is not None]
        drawn = Drawn(view._repr_svg_())
        kinds = ("purse", "jewel", "strongbox")
        assert sum(len(drawn.places(kind)) for kind in kinds) == len(lying)
        known = sorted(str(token.value) for token in lying if token.value is not None)
        plates = [str(car.car) for car in view.cars if car.car]
        assert sorted(drawn.words()[:-1]) == sorted([*known, *plates])
