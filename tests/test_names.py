"""The names that type checkers know are those of the tables."""

from typing import Any, get_args

import pytest

from folsom.express import components, notation
from folsom.express.seen import view
from folsom.superexpress import components as super_components
from folsom.superexpress import notation as super_notation

PLACES = (components.IN_BOX, components.AT_BANDIT, 0)


@pytest.mark.parametrize(
    ("name", "table"),
    [
        (components.BanditName, notation.BANDITS),
        (components.FloorName, notation.FLOORS),
        (components.CarCard, ("locomotive", *components.CAR_NAMES)),
        (components.TokenKind, [notation.token_kind(n) for n in range(components.MAX_TOKENS)]),
        (components.TokenPlace, [notation.place_parts(place)[0] for place in PLACES]),
        (components.Phase, [*view.PHASES.values(), "keep"]),
        (components.TurnKind, notation.TURNS),
        (components.RoundCard, components.ROUND_CARD_NAMES),
        (components.RoundEventKind, notation.EVENTS),
        (components.DecisionKind, notation.ASKS),
        (components.NoEffect, notation.REASONS),
        (components.HowMoved, notation.HOWS),
        (super_components.BanditName, super_notation.BANDITS),
        (super_components.FloorName, super_notation.FLOORS),
        (super_components.CarCard, (super_notation.LOCOMOTIVE_CARD, *super_notation.CAR_CARDS)),
        (super_components.CardName, super_notation.CARDS),
        (super_components.FacingName, super_notation.FACINGS),
        (super_components.EndOfTrain, super_notation.ENDS),
        (super_components.DecisionKind, (super_notation.PLAN,)),
    ],
)  # fmt: skip
def test_the_names_that_type_checkers_know_are_those_of_the_table(name: Any, table: Any) -> None:
    assert sorted(get_args(name)) == sorted(set(table))
