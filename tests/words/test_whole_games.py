"""Whole games are told, and their questions asked, in every language: no sentence and no word is missing."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from folsom.cli.language import seat_names
from folsom.cli.screens import screen_of
from folsom.games import game_module
from folsom.words.catalogues import languages

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("express", {"seats": 5}),
    ("express", {"seats": 3, "expert": True, "two_bandits": True}),
    ("superexpress", {"seats": 4, "reflex": True, "horse": True}),
]


def steps(game: Any) -> Iterator[None]:
    """Play at random, all who are asked in any order."""
    luck = random.Random(11)
    yield
    while not game.is_over:
        decision = luck.choice(game.decisions)
        game.play(luck.choice(decision.numbers), decision.seat)
        yield


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=["express", "teams", "superexpress"])
def test_a_whole_game_is_told_in_every_language_to_everybody(
    name: str, options: dict[str, Any]
) -> None:
    game = game_module(name).new(seed=3, **options)
    face = screen_of(name)
    heard: set[Any] = set()
    for _ in steps(game):
        for viewer in (None, *range(game.n_seats)):
            view = game.view(viewer)
            told = game.happened_in_full() if viewer is None else game.happened(viewer)
            new = [event for event in told if (viewer, event) not in heard]
            heard |= {(viewer, event) for event in new}
            for language in languages() if new else ():
                names = seat_names(view, viewer, language)
                for said in face.narrate_all(new, view, names, language):
                    assert said
                    assert not set(said) & set("{}\u00ad\u2060"), said


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=["express", "teams", "superexpress"])
def test_every_question_and_option_has_words_in_every_language(
    name: str, options: dict[str, Any]
) -> None:
    game = game_module(name).new(seed=3, **options)
    face = screen_of(name)
    heard: set[Any] = set()
    for _ in steps(game):
        for decision in game.decisions:
            asked = (decision.kind, tuple(option.form.do for option in decision.options))
            if asked in heard:
                continue
            heard.add(asked)
            view = game.view(decision.seat)
            for language in languages():
                said = [face.question(decision, view, language)]
                said += [face.describe(o, decision, view, language) for o in decision.options]
                assert all(said)
                assert not set("".join(said)) & set("{}\u00ad\u2060"), said
