"""What a page knows of positions: its examples are those of `load`, and every complaint has its sentence there."""

import gzip
import json
from pathlib import Path

import pytest
from tests.page.jobs import EVERY
from tools.local_positions import COMPLAINTS, FIXTURE, complaint_in, example

WORDS = Path(__file__).parents[2] / "web/src/words"


@pytest.mark.parametrize("language", sorted(WORDS.glob("*.ftl")), ids=lambda path: path.stem)
def test_every_complaint_has_a_sentence_in_every_language(language: Path) -> None:
    keys = {line.partition(" = ")[0] for line in language.read_text().splitlines()}
    for complaints in COMPLAINTS.values():
        assert {f"cannot-{each.name}" for each in complaints} <= keys


@pytest.mark.parametrize("game", COMPLAINTS)
def test_complaints_are_told_apart_by_their_names(game: str) -> None:
    names = [each.name for each in COMPLAINTS[game]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", COMPLAINTS)
def test_the_examples_of_the_client_are_what_load_says_now(game: str) -> None:
    kept = json.loads(gzip.decompress(FIXTURE.read_bytes()))
    made = example(game, sorted(EVERY[game])[2], 4)
    assert json.loads(json.dumps(made)) in kept


def test_a_sentence_is_known_by_its_complaint() -> None:
    sentence = "position.bandits[0].car: nobody stays inside the Marshal's car (E4.8)"
    assert complaint_in(COMPLAINTS["express"], sentence) == "inside-with-marshal"
    assert complaint_in(COMPLAINTS["express"], "position.cars: expected a list, not 3") is None
