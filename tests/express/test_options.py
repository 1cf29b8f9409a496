"""How a table is set up: editions, switches, and what is refused."""

from dataclasses import fields
from typing import Any

import pytest
from tests.rules import rule

from folsom import express
from folsom.core.errors import BadOptions
from folsom.express import Options, read_options
from folsom.express.options import n_cars


def settings(**options: Any) -> dict[str, bool]:
    read = express.new(seed=1, **options).view().settings
    return {field.name: getattr(read, field.name) for field in fields(read)}


@rule("E2.4", "E3.1", "E4.9", "E7.7", "E8.1")
@pytest.mark.parametrize(
    ("edition", "on"),
    [
        ("2016", {"station_last", "reveal_first"}),
        ("2014", {"station_last", "keep_actions_only", "short_bullets_leave"}),
        ("2014-sv", {"drop_bullets_first", "short_bullets_leave", "revenge_takes_most"}),
    ],
)
def test_an_edition_is_a_preset_of_switches(edition: str, on: set[str]) -> None:
    chosen = {name for name, is_on in settings(edition=edition).items() if is_on}
    assert chosen == on | {"powers", "events", "known_start_purses", "gunslinger"}


@pytest.mark.parametrize(
    "switch",
    [
        "station_last",
        "reveal_first",
        "keep_actions_only",
        "drop_bullets_first",
        "short_bullets_leave",
        "revenge_takes_most",
        "known_start_purses",
        "expert",
        "powers",
        "events",
    ],
)
@pytest.mark.parametrize("edition", ["2016", "2014", "2014-sv"])
def test_every_switch_can_be_set_in_every_edition(switch: str, edition: str) -> None:
    for value in (True, False):
        assert settings(edition=edition, **{switch: value})[switch] is value


def test_options_write_only_what_differs_and_read_back_the_same() -> None:
    assert Options().as_json() == {}
    given = {
        "seats": 3,
        "edition": "2014",
        "bandits": ["tuco", "belle", "doc"],
        "cars": ["1P", "3P", "3J"],
        "first_player": 1,
        "expert": True,
    }
    assert read_options(given).as_json() == given
    assert read_options(read_options(given).as_json()) == read_options(given)


def test_teams_read_back_the_same() -> None:
    read = read_options({"seats": 2, "bandits": [["ghost", "tuco"], ["doc", "belle"]]})
    assert read_options(read.as_json()) == read


@rule("E2.1", "E9.2", "E9.6")
@pytest.mark.parametrize(
    ("given", "cars"),
    [
        ({"seats": 3}, 3),
        ({"seats": 6}, 6),
        ({"seats": 2}, 3),
        ({"seats": 3, "two_bandits": True}, 4),
        ({"seats": 2, "edition": "2014"}, 4),
    ],
)
def test_the_train_is_as_long_as_the_table_asks(given: dict[str, Any], cars: int) -> None:
    assert n_cars(read_options(given)) == cars


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"colour": "red"}, "unknown option 'colour'"),
        ({"seats": 1}, "3 to 6 players, not 1"),
        ({"seats": 9}, "3 to 6 players, not 9"),
        ({"seats": "4"}, "'seats' is a number"),
        ({"seats": True}, "'seats' is a number"),
        ({"seats": 2, "two_bandits": False}, "two players lead two bandits each"),
        ({"seats": 4, "two_bandits": True}, "takes 2 or 3 players, not 4"),
        ({"seats": 3, "two_bandits": True, "edition": "2014"}, "takes 2 players, not 3"),
        ({"seats": 2, "edition": "2014", "expert": False}, "always played with the expert variant"),
        ({"edition": "2020"}, "the editions are '2016', '2014', '2014-sv'"),
        ({"edition": ["2016"]}, "the editions are"),
        ({"powers": 1}, "'powers' is true or false"),
        ({"powers": None}, "'powers' is true or false"),
        ({"expert": "yes"}, "'expert' is true or false"),
        ({"first_player": 4}, "a seat from 0 to 3, not 4"),
        ({"first_player": True}, "a seat from 0 to 3"),
        ({"first_player": "0"}, "a seat from 0 to 3"),
        ({"bandits": ["doc"]}, "one for each of 4 seats"),
        ({"bandits": "doc"}, "one for each of 4 seats"),
        ({"seats": 3, "bandits": ["doc", "doc", "belle"]}, "'doc' comes twice"),
        ({"seats": 3, "bandits": ["doc", "zorro", "belle"]}, "the bandits are belle"),
        ({"seats": 3, "bandits": ["doc", None, "belle"]}, "the bandits are belle"),
        ({"seats": 2, "bandits": ["doc", "belle"]}, "a pair of names"),
        (
            {"seats": 2, "bandits": [["doc", "ghost", "tuco"], ["belle", "django"]]},
            "a pair of names",
        ),
        ({"seats": 2, "bandits": [["doc", "ghost"], ["belle", "doc"]]}, "'doc' comes twice"),
        ({"cars": ["1P"]}, "the train has 4 cars here"),
        ({"cars": "1P"}, "the train has 4 cars here"),
        ({"seats": 3, "cars": ["1P", "3P", "9P"]}, "the cars are 1P"),
        ({"seats": 3, "cars": ["1P", "3P", "1P"]}, "'1P' comes twice"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_clear_sentence(
    given: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadOptions, match=words) as refused:
        read_options(given)
    assert refused.value.code == "options/invalid"
