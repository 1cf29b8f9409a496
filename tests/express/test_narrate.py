"""The log: every event is a sentence in every language, and a sentence tells no more than the event does."""

import pytest
from tests.express.positions import VARIANTS
from tools.example_events import examples_of

from folsom import express
from folsom.express.seen.events import KINDS, Event
from folsom.express.seen.narrate import narrate
from folsom.words.catalogues import languages

EXAMPLES = {
    "Doc runs into car 3.": Event(
        "bandit-moved", 0, "doc", from_car=2, to_car=3, floor="inside", how="run"
    ),
    "Doc runs to the roof of the locomotive.": Event(
        "bandit-moved", 0, "doc", from_car=2, to_car=0, floor="roof", how="run"
    ),
    "The train brakes: Doc slides to the roof of car 1.": Event(
        "bandit-moved", 0, "doc", from_car=2, to_car=1, floor="roof", how="braking"
    ),
    "Round 2: Angry Marshal": Event("round-started", round=2, card="angry-marshal"),
    "Seat 1 draws a card.": Event("card-drawn", 1),
    "Seat 1 draws Change Floor.": Event("card-drawn", 1, card="doc change-floor"),
    "Seat 1 discards Bullet from the Marshal.": Event("card-discarded", 1, card="bullet neutral"),
    "Seat 1 discards Bullet from Tuco.": Event("card-discarded", 1, card="bullet tuco"),
    "Seat 1 plays a card face down.": Event("card-played", 1, face_down=True, cover=False),
    "Doc covers with Move.": Event(
        "card-played", 1, "doc", card="doc move", face_down=False, cover=True
    ),
    "Seat 1 draws 3 cards.": Event("drew-instead", 1, n=3),
    "Doc takes a purse ($300).": Event(
        "loot-robbed", 0, "doc", token=3, car=2, floor="inside", value=300
    ),
    "Doc takes a purse.": Event("loot-robbed", 0, "doc", token=3, car=2, floor="roof"),
    "Doc drops a jewel.": Event("loot-fell", 0, "doc", token=18, car=0, floor="inside"),
    "Doc shoots Belle.": Event("bandit-shot", 0, "doc", target="belle", left=1),
    "Doc has no bullet left.": Event("no-effect", 0, "doc", card="doc shoot", reason="no-bullets"),
    "Doc: Move.": Event("card-resolved", 0, "doc", card="doc move", face_down=True),
    "Seat 1 gives no cover.": Event("passed", 1, kind="cover"),
    "Seat 1 passes.": Event("passed", 1, kind="pickpocket"),
    "Doc and Tuco are a team.": Event("team-taken", 0, bandits=("doc", "tuco")),
    "Seat 0 shuffles the deck.": Event("deck-shuffled", 0, from_discard=False),
    "Seat 0 shuffles the discard pile into a new deck.": Event(
        "deck-shuffled", 0, from_discard=True
    ),
    "Seat 0 puts 2 cards back on the deck.": Event("hand-returned", 0, n=2),
    "Not enough neutral bullets: nobody is hit.": Event("bullets-short", n=2, left=1),
    "Doc climbs to the roof of car 1.": Event("bandit-climbed", 0, "doc", car=1, floor="roof"),
    "Doc climbs down into car 1.": Event("bandit-climbed", 0, "doc", car=1, floor="inside"),
    "Cheyenne pockets a purse from Doc.": Event("loot-pocketed", 0, "cheyenne", target="doc", token=2),
    "Seat 1 picks Move.": Event("card-picked", 1, card="doc move"),
    "The Marshal goes into car 2.": Event("marshal-moved", from_car=1, to_car=2),
    "First player: Seat 2.": Event("first-player", 2),
}  # fmt: skip

SHOT = Event("bandit-shot", 0, "belle", target="doc", left=5)


@pytest.mark.parametrize("sentence", EXAMPLES)
def test_an_event_reads_aloud(sentence: str) -> None:
    assert narrate(EXAMPLES[sentence]) == sentence


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_has_words_in_every_language(kind: str) -> None:
    for example in examples_of(KINDS[kind], "express"):
        for language in languages():
            assert narrate(Event(**example), language=language), example


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Belle schießt auf Doc."),
        ("fi", "Belle ampuu Docia."),
        ("pl", "Belle strzela do Doca."),
        ("ar", "‏تطلق ⁨بيل⁩ النار على ⁨دوك⁩."),
    ],
)  # fmt: skip
def test_names_are_bent_as_the_language_wants_it(language: str, sentence: str) -> None:
    assert narrate(SHOT, language=language) == sentence


def test_a_view_tells_who_sits_where_and_which_car_is_the_last() -> None:
    game = express.new(seats=3, seed=7, bandits=["doc", "belle", "tuco"])
    view = game.view(None)
    drew = Event("drew-instead", 1, n=3)
    assert narrate(drew, view) == "Belle draws 3 cards."
    assert narrate(drew, view, ["Ann", "Bo", "Cy"]) == "Bo draws 3 cards."
    last = len(view.cars) - 1
    ran = Event("bandit-moved", 0, "doc", from_car=1, to_car=last, floor="inside", how="run")
    assert narrate(ran, view) == "Doc runs into the caboose."
    jewel = next(token for token in view.tokens if token.kind == "jewel")
    assert (
        narrate(Event("loot-fell", 0, "doc", token=jewel.token), view)
        == "Doc drops a jewel ($500)."
    )


def test_two_bandits_draw_where_one_draws() -> None:
    game = express.new(seats=2, seed=7, bandits=[["doc", "ghost"], ["belle", "tuco"]])
    assert narrate(Event("drew-instead", 1, n=3), game.view(0)) == "Belle and Tuco draw 3 cards."


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_event_of_a_game_is_a_sentence(variant: str) -> None:
    game = express.new(seed=7, **VARIANTS[variant])
    told = game.happened(0)
    while game.decision is not None:
        numbers = game.decision.numbers
        game.play(numbers[game.number % len(numbers)])
        told += game.happened(0)
    for event in set(told):
        assert "None" not in narrate(event)
    assert {event.event for event in told} <= set(KINDS)
