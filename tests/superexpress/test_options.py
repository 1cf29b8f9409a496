"""Setting up a table: what is accepted, and what is refused with a sentence."""

from typing import Any

import pytest

from folsom.core.errors import BadOptions, CannotRead
from folsom.superexpress import Options, new, read_options


@pytest.mark.parametrize("seats", range(3, 8))
def test_three_to_seven_play(seats: int) -> None:
    assert new(seats=seats, seed=1).n_seats == seats


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seats": 2}, r"takes 3 to 7 players, not 2 \(S2.1\)"),
        ({"seats": 8}, r"takes 3 to 7 players, not 8 \(S2.1\)"),
        ({"seats": "5"}, "option 'seats' is a number, not '5'"),
        ({"seats": True}, "option 'seats' is a number, not True"),
        ({"reflex": 1}, "option 'reflex' is true or false, not 1"),
        ({"horse": None}, "option 'horse' is true or false, not None"),
        ({"horses": True}, "unknown option 'horses'; the options are seats, reflex, horse"),
        ({"seats": 3, "bandits": ["doc", "mei"]}, "names one for each of 3 seats"),
        ({"seats": 3, "bandits": "doc"}, "names one for each of 3 seats, not 'doc'"),
        ({"seats": 3, "bandits": ["doc", "mei", "doc"]}, "'doc' comes twice"),
        ({"seats": 3, "bandits": ["doc", "mei", "marshal"]}, "the bandits are belle, .*'marshal'"),
        ({"seats": 3, "bandits": ["doc", "mei", ["tuco"]]}, "the bandits are belle"),
        ({"first_player": 5}, "'first_player' is a seat from 0 to 4, not 5"),
        ({"first_player": -1}, "'first_player' is a seat from 0 to 4, not -1"),
        ({"first_player": False}, "'first_player' is a seat"),
        ({"first_player": "0"}, "'first_player' is a seat"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        new(**given)


def test_options_are_written_as_what_differs_from_the_defaults() -> None:
    given = {"seats": 3, "horse": True, "bandits": ["doc", "mei", "tuco"], "first_player": 2}
    options = read_options(given)
    assert options == Options(3, False, True, ("doc", "mei", "tuco"), 2)
    assert options.as_json() == given
    assert Options().as_json() == {}


@pytest.mark.parametrize("seed", ["", "xyz", -1, 1 << 256, True, b"short", 1.5, "0" * 63])
def test_a_seed_that_cannot_be_read_is_refused(seed: Any) -> None:
    with pytest.raises(CannotRead, match="a seed is 64 hex digits"):
        new(seats=3, seed=seed)
