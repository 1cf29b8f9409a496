"""What the games offer to choose from is what they take, and has words in every language."""

import re
from pathlib import Path

import pytest
from tests.server.backends import ROOT

from folsom.core.registry import game_module
from folsom.server.protocol.bodies import OptionOffer
from folsom.server.protocol.offers import CLOCKS, form_of, seats_offered

BOTH = ("express", "superexpress")
CATALOGUES = sorted((ROOT / "web" / "src" / "words").glob("*.ftl"))


def offered(game: str) -> dict[str, OptionOffer]:
    return {option.name: option for option in form_of(game)}


def words_for(option: OptionOffer) -> list[str]:
    """The sentences by which the client shows an option."""
    if option.kind != "choice":
        return [f"option-{option.name}", f"option-{option.name}-help"]
    each = [f"{option.name}-{choice}" for choice in option.choices]
    return [option.name, *each, *(f"{word}-help" for word in each)]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: catalogue.stem)
def test_everything_offered_has_words_in_every_language(catalogue: Path) -> None:
    known = set(re.findall(r"^([a-z][\w-]*) =", catalogue.read_text(), re.MULTILINE))
    wanted = {word for game in BOTH for option in form_of(game) for word in words_for(option)}
    wanted |= {f"clock-{name}" for name in CLOCKS} | set(BOTH)
    assert sorted(wanted - known) == []


def test_the_languages_are_found() -> None:
    assert len(CATALOGUES) == 12


def test_players_are_offered_as_the_games_take_them() -> None:
    assert seats_offered("express") == (2, 3, 4, 5, 6)
    assert seats_offered("superexpress") == (3, 4, 5, 6, 7)


def test_a_form_shows_what_is_on_or_off_and_what_has_choices() -> None:
    assert list(offered("superexpress")) == ["reflex", "horse"]
    express = offered("express")
    assert list(express)[:6] == [
        "edition", "powers", "events", "expert", "two_bandits", "known_start_purses",
    ]  # fmt: skip
    assert express["edition"].choices == ["2016", "2014", "2014-sv"]
    assert (express["edition"].kind, express["edition"].default) == ("choice", "2016")
    assert (express["powers"].kind, express["powers"].default) == ("switch", True)
    assert (express["expert"].kind, express["expert"].default) == ("switch", False)
    assert (express["station_last"].kind, express["station_last"].default) == ("rule", None)
    assert {name for name, option in express.items() if option.kind == "rule"} == {
        "station_last", "reveal_first", "keep_actions_only",
        "drop_bullets_first", "short_bullets_leave", "revenge_takes_most",
    }  # fmt: skip


def test_what_depends_on_the_number_of_players_says_so() -> None:
    pairs = offered("express")["two_bandits"]
    assert pairs.seats_on == {"2016": [2, 3], "2014": [2], "2014-sv": [2]}
    assert pairs.seats_off == {edition: [3, 4, 5, 6] for edition in ("2016", "2014", "2014-sv")}
    expert = offered("express")["expert"]
    assert expert.seats_on == {}
    assert expert.seats_off == {edition: [3, 4, 5, 6] for edition in ("2014", "2014-sv")}
    assert offered("express")["powers"].seats_on == {}


@pytest.mark.parametrize("game", BOTH)
def test_every_default_and_every_choice_is_taken(game: str) -> None:
    read = game_module(game).read_options
    for option in form_of(game):
        for value in [option.default, *option.choices]:
            assert getattr(read({option.name: value}), option.name) == value
