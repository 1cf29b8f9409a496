"""The game as Python sees it: views, transcripts, rebuilding."""

import random

import pytest

from folsom.core.errors import BadOptions, BadTranscript, NotYourTurn, OutOfDate
from folsom.superexpress import (
    NAME,
    RULES_VERSION,
    Options,
    SuperExpressGame,
    new,
    rebuild,
    replay,
)
from folsom.superexpress.components import Card
from folsom.superexpress.state import STATE


def play_at_random(game: SuperExpressGame, luck: random.Random) -> None:
    """Random answers to the end, some of them taken back."""
    while not game.is_over:
        decision = luck.choice(game.decisions)
        if game.can_take_back(decision.seat) and luck.random() < 0.1:
            game.take_back(decision.seat)
        else:
            game.play(luck.choice(decision.options), decision.seat)


def test_the_package_has_what_every_game_has() -> None:
    assert (NAME, RULES_VERSION) == ("superexpress", 1)
    assert STATE.itemsize <= 512


def test_a_game_is_its_seed_its_options_and_its_answers() -> None:
    game = new(seats=5, reflex=True, horse=True, seed=7)
    play_at_random(game, random.Random(1))
    written = game.transcript().write()
    again = replay(written)
    assert (again.records == game.records).all()
    assert again.transcript().write() == written
    assert game.seed is not None
    built = rebuild(game.options, game.seed, game.answers)
    assert (built.records == game.records).all()
    assert built.transcript().write() == written
    by_name = rebuild({"seats": 5, "reflex": True, "horse": True}, game.seed, game.answers)
    assert by_name.outcome == game.outcome
    assert rebuild(Options(seats=3), game.seed, []).number == 0


def test_without_a_seed_every_game_is_another() -> None:
    assert new(seats=3).seed != new(seats=3).seed


def test_a_copy_lives_its_own_life() -> None:
    game = new(seats=3, seed=1)
    other = game.copy()
    other.play(Card.FLIP, 0)
    assert game.number == 0
    assert game.view(0).plans[0].n == 0


def test_an_answer_for_an_earlier_decision_is_refused() -> None:
    game = new(seats=3, seed=1)
    game.play(Card.FLIP, 0, number=0)
    with pytest.raises(OutOfDate, match="expected answer number 1, got number 0"):
        game.play(Card.FLIP, 1, number=0)


@pytest.mark.parametrize("seat", [3, 7, -1, "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(NotYourTurn, match="seats are 0 to 2"):
        new(seats=3, seed=1).play(Card.FLIP, seat)


def test_a_transcript_of_other_rules_or_another_game_is_refused() -> None:
    told = new(seats=3, seed=1).transcript()
    fields = {name: getattr(told, name) for name in ("seed", "options", "answers")}
    with pytest.raises(BadTranscript, match="rules version 2"):
        replay(type(told)("superexpress", 2, **fields))
    with pytest.raises(BadTranscript, match="this is one of 'express'"):
        replay(type(told)("express", 1, **fields))
    with pytest.raises(BadOptions, match="3 to 7 players"):
        replay(type(told)("superexpress", 1, told.seed, {"seats": 9}))


def test_a_transcript_with_an_answer_that_was_not_offered_is_refused() -> None:
    told = new(seats=3, seed=1).transcript()
    twice = type(told)(told.game, 1, told.seed, told.options, ((None, 0), (None, 0)))
    with pytest.raises(BadTranscript, match="answer number 1 cannot be played"):
        replay(twice)


def test_a_cut_or_edited_transcript_is_refused() -> None:
    written = new(seats=3, seed=1).transcript().write()
    for damaged in (written[:-20], written.replace("seats", "saets"), "", "folsom"):
        with pytest.raises(BadTranscript):
            replay(damaged)


def test_everyone_sees_the_same_events() -> None:
    game = new(seats=3, seed=1)
    for seat in range(3):
        for card in (Card.FLIP, Card.SHOOT, Card.CHANGE_FLOOR):
            game.play(card, seat)
            assert game.happened(0) == game.happened() == game.happened_in_full()


def test_a_decision_names_its_cards() -> None:
    game = new(seats=3, seed=1, horse=True)
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.about) == (0, "plan", None)
    assert decision.numbers == (0, 1, 2, 3, 5)
    assert [option.form.card for option in decision.options][-1] == "horse"
    assert decision.options[0].form.do == "plan"


def test_the_outcome_comes_with_the_end() -> None:
    game = new(seats=4, seed=2)
    assert game.outcome is None
    play_at_random(game, random.Random(3))
    assert game.outcome is not None
    assert sum(game.outcome.shares) == pytest.approx(1)
    assert game.view().phase == "over"
    assert game.view().asked == ()
    assert game.decisions == ()


@pytest.mark.parametrize("wrong", [(9, 0), (0, 62), (0, 99), (0, -1)])
def test_an_answer_that_cannot_be_replayed_is_named(wrong: tuple[int, int]) -> None:
    game = new(seats=3, seed=0)
    assert game.decision is not None
    game.play(game.decision.options[0], 1)
    answers: list[tuple[int | None, int]] = [*game.answers, wrong]
    with pytest.raises(BadTranscript, match="answer number 1 cannot be played: "):
        rebuild(game.options, bytes(32), answers)
