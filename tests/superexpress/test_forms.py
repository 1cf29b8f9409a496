"""An option's form says what will happen: the card that is stacked is the one revealed when its time comes."""

import random
from typing import Any

import pytest
from tests.contract import answer_at_random
from tests.rules import rule

from folsom import superexpress
from folsom.kernel import IS_COMPILED
from folsom.superexpress import SuperExpressGame

VARIANTS: list[dict[str, Any]] = [{"seats": 3, "reflex": True}]
if IS_COMPILED:
    VARIANTS += [{"seats": 5, "horse": True}, {"seats": 7}]


def revealed(game: SuperExpressGame, seat: int, option: int) -> list[str | None]:
    """The cards a seat reveals in this round if it takes this option, and everybody then the first they have."""
    other = game.copy()
    events, round_number = other.play(option, seat), game.view().round
    while other.decision and other.view().round == round_number:
        events = other.play(other.decision.options[0])
    return [e.card for e in events if e.event == "card-revealed" and e.seat == seat]


@rule("S3.1", "S3.2")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_a_form_says_is_what_happens(options: dict[str, Any]) -> None:
    game, luck, n_found = superexpress.new(**options, seed=1), random.Random(1), 0
    while not game.is_over:
        decision = luck.choice(game.decisions)
        stacked = list(game.view(decision.seat).plans[decision.seat].cards)
        for option in decision.options:
            assert option.form.do == "plan"
            found = revealed(game, decision.seat, option.number)
            planned = [*stacked, option.form.card]
            assert found[: len(planned)] == planned[: len(found)]
            n_found += len(found) >= len(planned)
        answer_at_random(game, luck)
    assert n_found > 0
