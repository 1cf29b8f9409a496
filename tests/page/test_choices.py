"""Options become the same record as a row of numbers as they do by name."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.page.jobs import EVERY, ROWS

from folsom.core.errors import BadOptions
from folsom.express.choices import SWITCHES as EXPRESS_SWITCHES
from folsom.express.options import Options as ExpressOptions
from folsom.games import game_module, parts_of
from folsom.page.express import choices as express_choices
from folsom.page.superexpress import choices as superexpress_choices
from folsom.superexpress.options import Options as SuperExpressOptions

WRITERS: dict[str, Any] = {"express": express_choices, "superexpress": superexpress_choices}


def written(game: str, row: list[int]) -> tuple[int, np.ndarray[Any, Any]]:
    table = np.zeros(1, parts_of(game).state.STATE)
    fault = WRITERS[game].write_choices(table, table.view(np.int8), np.array(row, np.int32))
    return int(fault), table


def check(game: str, **given: Any) -> None:
    options = game_module(game).read_options(given)
    fault, table = written(game, ROWS[game](options))
    assert fault == 0
    template = parts_of(game).options.make_template(options)
    for field in table.dtype.names or ():
        assert table[field].tolist() == template[field].tolist(), field


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in EVERY for name in EVERY[game]])
def test_every_variant_has_the_record_it_has_by_name(game: str, name: str) -> None:
    check(game, **EVERY[game][name])


def test_bandits_cars_and_the_first_player_can_be_named() -> None:
    check("superexpress", seats=3, bandits=["mei", "doc", "tuco"], first_player=2)
    check(
        "express",
        seats=3,
        bandits=["doc", "belle", "tuco"],
        cars=["3J", "1P", "3P"],
        first_player=1,
    )
    check(
        "express", seats=2, bandits=[["doc", "belle"], ["tuco", "ghost"]], cars=["3J", "1P", "3P"]
    )
    check("express", seats=2, edition="2014", bandits=[["doc", "belle"], ["tuco", "ghost"]])


SWITCHES = st.sampled_from(EXPRESS_SWITCHES[:11])


@given(
    st.integers(0, 8),
    st.sampled_from(["2016", "2014", "2014-sv"]),
    st.dictionaries(SWITCHES.map(lambda switch: switch.name), st.booleans()),
    st.integers(-1, 7),
)
def test_what_is_refused_by_name_is_refused_as_a_row(
    seats: int, edition: str, switches: dict[str, bool], first: int
) -> None:
    chosen: dict[str, Any] = {
        "seats": seats,
        "edition": edition,
        "first_player": None if first < 0 else first,
        **switches,
    }
    try:
        check("express", **chosen)
    except BadOptions:
        row = express_choices.choices_of(ExpressOptions(**chosen))
        assert written("express", row)[0] != 0


def test_a_row_that_is_no_choice_is_refused_with_the_number_of_its_fault() -> None:
    row = express_choices.choices_of(ExpressOptions(seats=3))
    for place, value, fault in (
        (express_choices.SEATS, 7, "seats"),
        (express_choices.EDITION, 3, "edition"),
        (express_choices.VERSION, 9, "rules version"),
        (express_choices.FIRST_PLAYER, 3, "first player"),
        (express_choices.FIRST_SWITCH, 2, "switches"),
        (express_choices.FIRST_BANDIT, 1, "bandits"),
        (express_choices.FIRST_CAR, 6, "cars"),
    ):
        wrong = [*row]
        wrong[place] = value
        assert express_choices.FAULTS[written("express", wrong)[0]] == fault
    row = superexpress_choices.choices_of(SuperExpressOptions())
    for place, value, fault in (
        (superexpress_choices.SEATS, 2, "seats"),
        (superexpress_choices.VERSION, 0, "rules version"),
        (superexpress_choices.FIRST_PLAYER, -2, "first player"),
        (superexpress_choices.FIRST_SWITCH, 5, "switches"),
        (superexpress_choices.FIRST_BANDIT, 7, "bandits"),
    ):
        wrong = [*row]
        wrong[place] = value
        assert superexpress_choices.FAULTS[written("superexpress", wrong)[0]] == fault
