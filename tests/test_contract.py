"""Every game, in every variant, keeps the contract."""

import random
from dataclasses import replace
from typing import Any

import pytest

from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.core.errors import BadTranscript, NotAllowed
from folsom.core.transcript import read_transcript
from folsom.games import game_module
from tests import contract

every_table = pytest.mark.parametrize(("game", "options"), contract.tables())
SEED = 11


@every_table
def test_decisions_are_real_and_asking_is_pure(game: str, options: dict[str, Any]) -> None:
    play = contract.new(game, options, SEED)
    for luck in contract.walk(play, SEED):
        contract.check_decisions(play)
        if luck.random() < 0.2 or play.is_over:
            contract.check_asking_is_pure(play)


@every_table
def test_what_is_not_offered_is_refused_and_changes_nothing(
    game: str, options: dict[str, Any]
) -> None:
    play = contract.new(game, options, SEED + 1)
    for luck in contract.walk(play, SEED + 1):
        if luck.random() < 0.3 or play.is_over:
            contract.check_refusals(play, luck)


@every_table
def test_a_seat_is_told_the_story_less_the_secrets(game: str, options: dict[str, Any]) -> None:
    play = contract.new(game, options, SEED + 2)
    for _ in contract.walk(play, SEED + 2):
        contract.check_hidden(play)


@every_table
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(
    game: str, options: dict[str, Any]
) -> None:
    play = contract.new(game, options, SEED + 3)
    for luck in contract.walk(play, SEED + 3):
        if luck.random() < 0.25 or play.is_over:
            contract.check_view_fits_possible(play, luck)


@every_table
def test_a_copy_goes_its_own_way(game: str, options: dict[str, Any]) -> None:
    play = contract.new(game, options, SEED + 4)
    luck = random.Random(SEED)
    for _ in range(20):
        contract.answer_at_random(play, luck)
    before, answers = play.records.tobytes(), list(play.answers)
    other = play.copy()
    assert other.records.tobytes() == before
    contract.answer_at_random(other, luck)
    assert (play.records.tobytes(), play.answers) == (before, answers)
    assert other.number == play.number + 1


@every_table
def test_a_transcript_replays_to_the_same_game(game: str, options: dict[str, Any]) -> None:
    module = game_module(game)
    play = contract.new(game, options, SEED + 5)
    for _ in contract.walk(play, SEED + 5):
        pass
    text = play.transcript().write()
    again = module.replay(text)
    assert again.records.tobytes() == play.records.tobytes()
    assert again.answers == play.answers
    assert again.transcript().write() == text
    assert read_transcript(text) == play.transcript()
    built = module.rebuild(options, play.seed, [tuple(answer) for answer in play.answers])
    assert built.records.tobytes() == play.records.tobytes()
    assert built.transcript().write() == text
    assert built.outcome == play.outcome


@every_table
def test_half_a_game_can_be_rebuilt_and_goes_on(game: str, options: dict[str, Any]) -> None:
    play = contract.new(game, options, SEED + 6)
    luck = random.Random(SEED)
    for _ in range(15):
        contract.answer_at_random(play, luck)
    built = game_module(game).rebuild(play.options, play.seed, play.answers)
    assert contract.everything_asked(built)[:3] == contract.everything_asked(play)[:3]
    assert [built.view(v) for v in contract.viewers(play)] == [
        play.view(v) for v in contract.viewers(play)
    ]
    assert built.number == play.number == 15


@every_table
def test_a_secret_choice_taken_back_leaves_no_trace(game: str, options: dict[str, Any]) -> None:
    play = contract.new(game, options, SEED + 7)
    found = 0
    for luck in contract.walk(play, SEED + 7):
        asked = bits.members(play.asked_mask())
        seat = luck.choice(asked) if asked else 0
        if len(asked) < 2 or play.can_take_back(seat):
            continue
        other = play.copy()
        other.play(luck.choice(bits.members(play.option_mask(seat))), seat)
        assert other.can_take_back(seat)
        other.take_back(seat)
        found += 1
        assert other.decisions == play.decisions
        assert [other.view(v) for v in contract.viewers(play)] == [
            play.view(v) for v in contract.viewers(play)
        ]
        assert other.answers[-1] == (seat, TAKE_BACK)
        with pytest.raises(NotAllowed):
            other.take_back(seat)
    assert found or not is_simultaneous(game, options)


def is_simultaneous(game: str, options: dict[str, Any]) -> bool:
    """Whether a variant has decisions that several take at once."""
    if game != "express":
        return True
    return bool(options.get("expert") or options.get("two_bandits") or options["seats"] == 2)


@every_table
def test_secret_choices_come_to_the_same_in_any_order(game: str, options: dict[str, Any]) -> None:
    play = contract.new(game, options, SEED + 8)
    for luck in contract.walk(play, SEED + 8):
        asked = bits.members(play.asked_mask())
        if len(asked) < 2:
            continue
        chosen = {seat: luck.choice(bits.members(play.option_mask(seat))) for seat in asked}
        states = set()
        for order in (asked, asked[::-1]):
            other = play.copy()
            for seat in order:
                other.play(chosen[seat], seat)
            states.add(other.records.tobytes())
        assert len(states) == 1


@every_table
def test_the_same_seed_and_answers_give_the_same_game(game: str, options: dict[str, Any]) -> None:
    one, two = (contract.new(game, options, SEED + 9) for _ in range(2))
    luck = random.Random(SEED)
    for _ in range(30):
        contract.answer_at_random(one, luck)
        two.play(one.answers[-1].option, one.answers[-1].seat)
        assert one.happened_in_full() == two.happened_in_full()
    assert one.records.tobytes() == two.records.tobytes()
    assert contract.new(game, options, SEED + 10).records.tobytes() != two.records.tobytes()


@pytest.mark.parametrize("game", contract.GAMES)
def test_a_possible_game_has_no_transcript(game: str) -> None:
    options = next(iter(contract.GAMES[game].values()))
    play = contract.new(game, options, SEED).possible(0, bytes(32))
    with pytest.raises(BadTranscript, match="its start is not known"):
        play.transcript()


@pytest.mark.parametrize("game", contract.GAMES)
def test_an_edited_transcript_is_refused(game: str) -> None:
    module = game_module(game)
    options = next(iter(contract.GAMES[game].values()))
    play = contract.new(game, options, SEED)
    luck = random.Random(SEED)
    for _ in range(10):
        contract.answer_at_random(play, luck)
    text = play.transcript().write()
    for broken in (
        "",
        "\x00\xff",
        text[:-3],
        text[: len(text) // 2],
        text.replace(f"folsom {game}", "folsom chess"),
        text.replace("answers ", "answers 3 ", 1),
        text.replace("seed ", "seed 0", 1),
    ):
        with pytest.raises(BadTranscript):
            module.replay(broken)


@pytest.mark.parametrize("game", contract.GAMES)
def test_a_transcript_that_does_not_fit_is_refused(game: str) -> None:
    module = game_module(game)
    options = next(iter(contract.GAMES[game].values()))
    whole = contract.new(game, options, SEED).transcript()
    for broken, words in (
        (replace(whole, game="chess"), "expected a transcript of"),
        (replace(whole, rules_version=99), "rules version 99"),
        (replace(whole, answers=((None, 62),)), "answer number 0 cannot be played"),
        (replace(whole, answers=((77, 0),)), "answer number 0 cannot be played"),
    ):
        with pytest.raises(BadTranscript, match=words):
            module.replay(broken)
        with pytest.raises(BadTranscript, match=words):
            module.replay(broken.write())
