"""What a net hears of a position: nothing that its seat does not know, and always in bounds."""

from typing import Any

import numpy as np
import pytest
from tests.bots.tables import NAMES, VARIANTS, decisions, seed_bytes

from folsom.bots.net_kernels import MAX_HEARD, MAX_OUTPUTS
from folsom.bots.parts import bot_parts_of
from folsom.core import bits
from folsom.core.chooser import new_chooser
from folsom.core.encoding import lay_out
from folsom.core.state import NO_EVENTS
from folsom.games import parts_of


def inputs_of(game: str, records: Any, seat: int) -> list[int]:
    """What is heard of a position."""
    heard = np.full(MAX_HEARD, -1, np.int16)
    ahead = np.zeros(1, records.dtype)
    part = bot_parts_of(game).inputs
    n = part.write_inputs(records[0], seat, heard, ahead, new_chooser(1), NO_EVENTS)
    assert (heard[n:] == -1).all()
    return [int(i) for i in heard[:n]]


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_what_a_seat_may_not_know_is_not_heard(game: str, options: dict[str, Any]) -> None:
    for played, _ in decisions(game, options, seed=23, every=3):
        for seat in range(played.n_seats):
            before = played.records.tobytes()
            heard = inputs_of(game, played.records, seat)
            assert played.records.tobytes() == before
            for redrawn in range(3):
                possible = played.possible(seat, seed_bytes(redrawn))
                assert inputs_of(game, possible.records, seat) == heard


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_every_option_on_offer_has_one_grade_and_inputs_are_in_bounds(
    game: str, options: dict[str, Any]
) -> None:
    part, encoding = bot_parts_of(game).inputs, parts_of(game).encoding
    for played, asked in decisions(game, options, seed=5):
        for seat in {asked, (asked + 1) % played.n_seats}:
            heard = inputs_of(game, played.records, seat)
            assert all(0 <= i < part.N_INPUTS for i in heard)
            grades = [i - part.FIRST_GRADE for i in heard if i >= part.FIRST_GRADE]
            mask = played.option_mask(seat) if bits.has(played.asked_mask(), seat) else 0
            asking = encoding.asking_of(played.records[0])
            offered = [encoding.flat_action(asking, o) for o in bits.members(mask)]
            assert [grade // part.GRADES for grade in grades] == offered


@pytest.mark.parametrize("game", ["express", "superexpress"])
def test_the_table_of_inputs_is_laid_out_without_gaps(game: str) -> None:
    part = bot_parts_of(game).inputs
    features = lay_out(part.TABLE)
    assert features[-1].name == "grades"
    assert features[-1].start == part.FIRST_GRADE
    assert features[-1].start + features[-1].length == part.N_INPUTS
    assert part.ACTION_COUNT + 2 <= MAX_OUTPUTS
    assert len({feature.name for feature in features}) == len(features)
