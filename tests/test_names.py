"""The names that type checkers know are those of the tables."""

from typing import Any, get_args

import pytest

from folsom.express import components, names, notation
from folsom.express.seen import view
from folsom.superexpress import components as super_components
from folsom.superexpress import names as super_names
from folsom.superexpress import notation as super_notation


@pytest.mark.parametrize(
    ("name", "table"),
    [
        (components.BanditName, notation.BANDITS),
        (names.FloorName, notation.FLOORS),
        (names.CarCard, ("locomotive", *components.CAR_NAMES)),
        (names.TokenKind, [notation.token_kind(n) for n in range(components.MAX_TOKENS)]),
        (names.TokenPlace, [notation.place_parts(n)[0] for n in (components.IN_BOX, components.AT_BANDIT, 0)]),
        (names.Phase, [*view.PHASES.values(), "keep"]),
        (names.TurnKind, notation.TURNS),
        (names.RoundCard, components.ROUND_CARD_NAMES),
        (names.RoundEventKind, notation.EVENTS),
        (names.DecisionKind, notation.ASKS),
        (names.NoEffect, notation.REASONS),
        (names.HowMoved, notation.HOWS),
        (super_components.BanditName, super_notation.BANDITS),
        (super_names.FloorName, super_notation.FLOORS),
        (super_names.CarCard, (super_notation.LOCOMOTIVE_CARD, *super_notation.CAR_CARDS)),
        (super_names.CardName, super_notation.CARDS),
        (super_names.FacingName, super_notation.FACINGS),
        (super_names.EndOfTrain, super_notation.ENDS),
        (super_names.DecisionKind, (super_notation.PLAN,)),
    ],
)  # fmt: skip
def test_the_names_that_type_checkers_know_are_those_of_the_table(name: Any, table: Any) -> None:
    assert sorted(get_args(name)) == sorted(set(table))
