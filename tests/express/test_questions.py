"""Every kind of decision is declared once, and what is declared is what is asked."""

import random
from dataclasses import fields

import pytest
from tests.contract import answer_at_random
from tests.express.variants import VARIANTS

from folsom import express
from folsom.core import bits
from folsom.express.components import N_OPTIONS, Ask, Step
from folsom.express.questions import QUESTIONS, SECRETS, is_secret, option_form


def test_all_that_can_be_asked_is_declared() -> None:
    assert list(QUESTIONS) == [ask for ask in Ask if ask != Ask.NOTHING]
    assert [ask for ask in Ask if is_secret(int(ask))] == sorted(SECRETS)


@pytest.mark.parametrize("asking", QUESTIONS)
def test_every_option_has_a_number_and_a_form_of_its_own(asking: Ask) -> None:
    options = QUESTIONS[asking].options
    assert len(set(options)) == len(options)
    assert max(options) < N_OPTIONS < 63
    forms = [option_form(asking, option, (0, 1), 2, 1, 3, False) for option in options]
    assert len(set(forms)) == len(forms)
    for form in forms:
        assert form.do in {field.default for field in fields(form) if field.name == "do"}


@pytest.mark.parametrize("name", ["expert-4", "teams-2", "teams-3-expert"])
def test_what_is_asked_is_as_declared(name: str) -> None:
    game, luck = express.new(**VARIANTS[name], seed=5), random.Random(5)
    while not game.is_over:
        question = QUESTIONS[Ask(int(game.records["asking"][0]))]
        assert Step(int(game.records["step"][0])) == question.step
        for seat in bits.members(game.asked_mask()):
            assert set(bits.members(game.option_mask(seat))) <= set(question.options)
        answer_at_random(game, luck)
