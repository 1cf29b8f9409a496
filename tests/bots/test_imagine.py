"""A possible state from a view holds what the view held."""

from typing import Any

import pytest
from tests.bots.tables import NAMES, VARIANTS, decisions, new_game, seed_bytes

from folsom import bots
from folsom.core.errors import CannotRead


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_an_imagined_state_shows_the_same_view_and_the_same_decision(
    game: str, options: dict[str, Any]
) -> None:
    for seed in range(2):
        for played, seat in decisions(game, options, seed, every=3):
            view, decision = played.view(seat), played.decision_of(seat)
            imagined = bots.imagine(view, decision, seed_bytes(seed))
            assert imagined.view == view
            assert imagined.decision == decision


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    for game, options in VARIANTS:
        for played, seat in decisions(game, options, seed=8, every=40):
            possible = bots.imagine(played.view(seat), played.decision_of(seat))._game
            while possible.decision is not None:
                possible.play(possible.decision.options[0])
            assert possible.outcome is not None


def test_a_spectator_has_nothing_to_imagine() -> None:
    played = new_game("express", {"seats": 4}, 1)
    assert played.decision is not None
    with pytest.raises(CannotRead, match="spectator"):
        bots.imagine(played.view(None), played.decision)
