"""The log: every event is a sentence, and a sentence tells no more than the event does."""

import re

import pytest
from tests.express.positions import VARIANTS

from folsom import express
from folsom.express.seen.events import KINDS, Event
from folsom.express.seen.narrate import narrate

EXAMPLES = {
    "Doc runs back to car 3.": Event(
        "bandit-moved", 0, "doc", from_car=2, to_car=3, floor="inside", how="run"
    ),
    "Doc runs forward to the roof of the locomotive.": Event(
        "bandit-moved", 0, "doc", from_car=2, to_car=0, floor="roof", how="run"
    ),
    "Doc slides forward to the roof of car 1.": Event(
        "bandit-moved", 0, "doc", from_car=2, to_car=1, floor="roof", how="braking"
    ),
    "Round 2: Marshal's Revenge.": Event("round-started", round=2, card="marshals-revenge"),
    "Seat 1 draws a card.": Event("card-drawn", 1),
    "Seat 1 draws Doc's Change Floor.": Event("card-drawn", 1, card="doc change-floor"),
    "Seat 1 discards a neutral bullet.": Event("card-discarded", 1, card="bullet neutral"),
    "Seat 1 discards a bullet of Tuco's.": Event("card-discarded", 1, card="bullet tuco"),
    "Seat 1 plays a card, face down.": Event("card-played", 1, face_down=True, cover=False),
    "Seat 1 covers with Doc's Move.": Event(
        "card-played", 1, "doc", card="doc move", face_down=False, cover=True
    ),
    "Seat 1 draws 1 card instead of playing.": Event("drew-instead", 1, n=1),
    "Doc takes a purse worth $300 in car 2.": Event(
        "loot-robbed", 0, "doc", token=3, car=2, floor="inside", value=300
    ),
    "Doc takes a purse on the roof of car 2.": Event(
        "loot-robbed", 0, "doc", token=3, car=2, floor="roof"
    ),
    "Doc loses a jewel, which falls in the locomotive.": Event(
        "loot-fell", 0, "doc", token=18, car=0, floor="inside"
    ),
    "Doc shoots Belle, with 1 bullet left.": Event("bandit-shot", 0, "doc", target="belle", left=1),
    "Doc has no bullet left.": Event("no-effect", 0, "doc", card="doc shoot", reason="no-bullets"),
    "Next card, turned up: Doc's Move.": Event(
        "card-resolved", 0, "doc", card="doc move", face_down=True
    ),
    "Seat 1 does not cover.": Event("passed", 1, kind="cover"),
    "Seat 1 leaves the purse.": Event("passed", 1, kind="pickpocket"),
    "Seat 0 takes Doc and Tuco.": Event("team-taken", 0, bandits=("doc", "tuco")),
    "Seat 0 shuffles the discard pile into a new deck.": Event(
        "deck-shuffled", 0, from_discard=True
    ),
    "2 neutral bullets would be needed, too few are left: nobody is hit.": Event(
        "bullets-short", n=2, left=1
    ),
    "Doc climbs onto the roof of car 1.": Event("bandit-climbed", 0, "doc", car=1, floor="roof"),
    "Doc climbs down into car 1.": Event("bandit-climbed", 0, "doc", car=1, floor="inside"),
    "Cheyenne pockets a purse of Doc's.": Event("loot-pocketed", 0, "cheyenne", target="doc", token=2),
    "Seat 1 takes Doc's Move from the deck.": Event("card-picked", 1, card="doc move"),
}  # fmt: skip


@pytest.mark.parametrize("sentence", EXAMPLES)
def test_an_event_reads_aloud(sentence: str) -> None:
    assert narrate(EXAMPLES[sentence]) == sentence


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_event_of_a_game_is_a_sentence(variant: str) -> None:
    game = express.new(seed=7, **VARIANTS[variant])
    told = game.happened(0)
    while game.decision is not None:
        numbers = game.decision.numbers
        game.play(numbers[game.number % len(numbers)])
        told += game.happened(0)
    for event in told:
        assert re.fullmatch(r"[A-Z0-9][^{}]*[a-z0-9]\.", narrate(event)), event
        assert "None" not in narrate(event)
    assert {event.event for event in told} <= set(KINDS)
