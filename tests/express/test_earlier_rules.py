"""Games that were begun under earlier rules are gone on with by these; what is new is played by the newest."""

import random

import pytest

from folsom import express
from folsom.core.errors import BadTranscript, CannotRead

SEED = bytes(range(32))


def first_hands(game: express.ExpressGame) -> set[str]:
    """The actions that each seat was dealt, in order."""
    hands = [list(game.view(seat).hand or ()) for seat in range(game.n_seats)]
    return {" ".join(card.split()[-1] for card in hand) for hand in hands}


def test_version_1_did_not_shuffle_the_decks_of_experts() -> None:
    options = express.read_options({"seats": 4, "expert": True, "powers": False})
    assert len(first_hands(express.rebuild(options, SEED, [], 1))) == 1
    assert len(first_hands(express.rebuild(options, SEED, []))) > 1


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_goes_on_by_the_rules_it_was_begun_under(version: int) -> None:
    options = express.read_options({"seats": 3, "expert": True})
    game, luck = express.rebuild(options, SEED, [], version), random.Random(1)
    while game.decision is not None:
        game.play(luck.choice(game.decision.options))
    again = express.rebuild(options, SEED, game.answers, game.rules_version)
    assert again.records.tobytes() == game.records.tobytes()
    assert game.copy().transcript().rules_version == version
    assert game.view(0).settings.expert is True


def test_whoever_is_no_expert_notices_nothing_of_version_2() -> None:
    for seats in (2, 3, 5):
        options = express.read_options({"seats": seats})
        old, new = (express.rebuild(options, SEED, [], version) for version in (1, 2))
        assert old.records.tobytes() == new.records.tobytes()


def test_old_transcripts_are_refused_and_unknown_rules_too() -> None:
    options = express.read_options({"seats": 3})
    text = express.rebuild(options, SEED, [], 1).transcript().write()
    with pytest.raises(BadTranscript, match="rules version 1 of express; this program plays"):
        express.replay(text)
    with pytest.raises(CannotRead, match=r"rules version 3 cannot be played here; known: \[1, 2\]"):
        express.rebuild(options, SEED, [], 3)
