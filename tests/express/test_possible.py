"""Possible states: consistent with all that a seat knows, and each equally likely."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from math import comb

import pytest
from scipy.stats import chisquare
from tests.express.drawing import (
    asked,
    bullets_of,
    choose,
    deck_of,
    hand_of,
    pile_of,
    train,
)
from tests.express.invariants import check
from tests.express.small_positions import deck_of as deck_cards
from tests.express.small_positions import hit_team, keeping, picking
from tests.rules import rule

from folsom import express
from folsom.core import bits
from folsom.express import ExpressGame
from folsom.express.components import (
    FIRST_STATION,
    N_PER_DECK,
    N_ROUND_CARDS,
    NEUTRAL_BULLET,
    ROUND_CARD_NAMES,
)
from folsom.express.rules.legal import offered
from folsom.express.seen.view_types import LimitView
from folsom.kernel import IS_COMPILED

N_SAMPLES = 4000 if IS_COMPILED else 60

STATIONS = range(FIRST_STATION, N_ROUND_CARDS)


def cards_but(*seen: str) -> list[int]:
    """The ordinary round cards for few players that have not been seen."""
    return [card for card in range(N_PER_DECK) if ROUND_CARD_NAMES[card] not in seen]


def sample(
    game: ExpressGame, viewer: int | None, what: Callable[[ExpressGame], Hashable]
) -> Counter[Hashable]:
    """How often each thing is the case in possible states."""
    return Counter(what(game.possible(viewer, i.to_bytes(32, "big"))) for i in range(N_SAMPLES))


def assert_likely(found: Counter[Hashable], chances: dict[Hashable, float]) -> None:
    """Everything that can be is found, nothing else, as often as it should be."""
    assert set(found) <= set(chances), f"impossible: {set(found) - set(chances)}"
    total = sum(chances.values())
    expected = [N_SAMPLES * chance / total for chance in chances.values()]
    observed = [found[thing] for thing in chances]
    p = chisquare(observed, expected).pvalue
    assert p > 1e-4, (
        f"p = {p}: {dict(zip(chances, zip(observed, expected, strict=True), strict=True))}"
    )


TRAIN = """
  |  |
M |  | B C D
"""


def hand_of_belle(game: ExpressGame) -> Hashable:
    return tuple(card.removeprefix("belle ") for card in hand_of(game, "B"))


@rule("E4.11")
def test_any_hand_of_another_player_is_equally_likely() -> None:
    game = train(
        TRAIN, hands={"B": "move, rob"}, decks={"B": "shoot, punch"}, first="C", powers=False
    )
    chances: dict[Hashable, float] = dict.fromkeys(
        combinations(("move", "punch", "rob", "shoot"), 2), 1
    )
    assert_likely(sample(game, 1, hand_of_belle), chances)
    assert_likely(sample(game, None, hand_of_belle), chances)


@rule("E4.11")
def test_equal_cards_are_two_cards() -> None:
    game = train(TRAIN, hands={"B": "move, rob"}, decks={"B": "move"}, first="C")
    assert_likely(sample(game, 1, hand_of_belle), {("move", "rob"): 2, ("move", "move"): 1})


@rule("E4.11")
def test_the_own_hand_stays_and_any_order_of_the_own_deck_is_equally_likely() -> None:
    game = train(TRAIN, hands={"B": "move, rob"}, decks={"B": "shoot, punch, marshal"})
    cards = ("belle shoot", "belle punch", "belle marshal")
    assert_likely(
        sample(game, 0, lambda g: tuple(deck_of(g, "B"))), dict.fromkeys(permutations(cards), 1)
    )
    assert set(sample(game, 0, hand_of_belle)) == {("move", "rob")}


@rule("E3.4", "E4.11")
def test_a_face_down_card_is_any_action_card_never_a_bullet() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob"},
        decks={"B": "shoot, bullet-C, bullet-neutral"},
        card="tunnel",
        turn=1,
    )
    choose(game, "play belle rob")
    chances: dict[Hashable, float] = dict.fromkeys(("(B move)", "(B rob)", "(B shoot)"), 1.0)
    assert_likely(sample(game, 1, lambda g: pile_of(g)[0]), chances)
    assert set(sample(game, 0, lambda g: pile_of(g)[0])) == {"(B rob)"}


@rule("E4.11")
def test_unknown_purses_keep_their_values_among_themselves() -> None:
    game = train(
        """
          |  |
        M |  | B C D $300 $400 $500
        """,
        pile="B rob",
        known={0: "B", **dict.fromkeys(range(3, 18), "everyone")},
    )

    def values(other: ExpressGame) -> Hashable:
        return tuple(50 * int(value) for value in other.records[0].token_value[:3])

    assert_likely(sample(game, 1, values), dict.fromkeys(permutations((300, 400, 500)), 1))
    assert_likely(sample(game, 0, values), {(300, 400, 500): 1, (300, 500, 400): 1})


@rule("E4.11", "E2.2")
def test_purses_left_in_the_box_may_be_what_lies_on_the_floor() -> None:
    game = train(
        """
          |  |
        M |  | B C D $300
        """,
        pile="C move",
        known=dict.fromkeys(range(2, 18), "everyone"),
    )
    found = sample(game, 1, lambda g: int(g.records[0].token_value[0]))
    assert_likely(found, {5: 1, 6: 1})


@rule("E7.7", "E4.11")
def test_everyone_saw_how_a_dropped_purse_compares_with_those_kept() -> None:
    game = train(
        """
          | B | D C
          | M |
        """,
        pile="",
        card="marshals-revenge",
        loot={"B": "$300 $400 $500"},
        known=dict.fromkeys(range(3, 18), "everyone"),
    )

    def values(other: ExpressGame) -> Hashable:
        return tuple(50 * int(value) for value in other.records[0].token_value[:3])

    assert_likely(sample(game, 1, values), {(300, 400, 500): 1, (300, 500, 400): 1})
    most = train(
        """
          | B | D C
          | M |
        """,
        pile="",
        card="marshals-revenge",
        loot={"B": "$300 $400 $500"},
        known=dict.fromkeys(range(3, 18), "everyone"),
        edition="2014-sv",
    )
    assert_likely(sample(most, 1, values), {(300, 400, 500): 1, (400, 300, 500): 1})


@rule("E7.7 ruling")
def test_whoever_is_asked_which_purse_to_drop_has_a_choice_in_every_possible_state() -> None:
    game = train(
        """
          | B | D C
          | M |
        """,
        pile="",
        card="marshals-revenge",
        loot={"B": "$300 $300 $400"},
        known={1: "C", **dict.fromkeys(range(3, 18), "everyone")},
    )
    assert asked(game) == "B revenge"
    for viewer in (None, 0, 1, 2):
        for i in range(10):
            other = game.possible(viewer, i.to_bytes(32, "big"))
            assert bits.count(other.option_mask(0)) > 1


@rule("E2.4")
def test_any_station_may_come_last() -> None:
    game = train(TRAIN, round=4, card="bridge")
    found = sample(game, 0, lambda g: int(g.records[0].round_card[4]))
    assert_likely(found, dict.fromkeys(STATIONS, 1))
    assert {tuple(game.possible(0, bytes(32)).records[0].round_card[:4])} == {
        tuple(game.records[0].round_card[:4])
    }


@rule("E2.4")
def test_without_events_any_card_not_yet_used_may_come() -> None:
    game = train(TRAIN, round=3, card="bridge", after={1: "tunnel", 2: "braking"}, events=False)
    chances: dict[Hashable, float] = dict.fromkeys(
        permutations(cards_but("bridge", "tunnel", "braking"), 2), 1
    )
    assert_likely(
        sample(game, 0, lambda g: tuple(int(c) for c in g.records[0].round_card[3:])), chances
    )


@rule("E2.4")
def test_in_2014_sv_a_station_not_yet_seen_may_be_any_round_to_come() -> None:
    game = train(
        TRAIN, round=3, card="bridge", after={1: "tunnel", 2: "braking"}, edition="2014-sv"
    )
    chances: dict[Hashable, float] = {}
    for card in cards_but("bridge", "tunnel", "braking"):
        for station in STATIONS:
            chances[card, station] = chances[station, card] = 1
    assert_likely(
        sample(game, 0, lambda g: tuple(int(c) for c in g.records[0].round_card[3:])), chances
    )


@rule("E2.4")
def test_in_2014_sv_a_station_seen_comes_no_second_time() -> None:
    game = train(
        TRAIN, round=3, card="bridge", after={1: "pickpocketing", 2: "braking"}, edition="2014-sv"
    )
    found = sample(game, 0, lambda g: tuple(int(c) for c in g.records[0].round_card[3:]))
    assert_likely(found, dict.fromkeys(permutations(cards_but("bridge", "braking"), 2), 1))


@rule("E3.1")
def test_a_round_card_not_yet_revealed_may_be_any() -> None:
    game = train(
        """
          |  |  |
        M |  | G D | T C
        """,
        seats="GT DC",
        pile="",
        round=1,
        card="bridge",
        reveal_first=False,
        events=False,
    )
    assert asked(game) == "G pick, D pick"
    found = sample(game, 0, lambda g: int(g.records[0].round_card[1]))
    assert_likely(found, dict.fromkeys(cards_but("bridge"), 1))


@rule("E8.4", "E4.11")
def test_after_a_reshuffle_what_was_held_is_not_in_the_deck() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob"},
        decks={"B": ""},
        discards={"B": "punch, marshal, shoot, bullet-C"},
        expert=True,
    )
    choose(game, "draw")
    left = ("belle punch", "belle marshal", "belle shoot", "bullet cheyenne")
    assert_likely(sample(game, 1, lambda g: deck_of(g, "B")[0]), dict.fromkeys(left, 1))


@rule("E8.4", "E4.11")
def test_a_card_hidden_before_a_reshuffle_is_one_of_those_held_then() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob"},
        decks={"B": ""},
        discards={"B": "punch, marshal, shoot, shoot"},
        expert=True,
        card="tunnel",
        turn=1,
    )
    choose(game, "play belle rob", "draw", "draw", "draw")
    chances: dict[Hashable, float] = {"(B move)": 1, "(B rob)": 1}
    assert_likely(sample(game, 1, lambda g: pile_of(g)[0]), chances)


@rule("E8.4", "E4.11")
def test_a_card_drawn_after_a_reshuffle_was_not_hidden_before_it() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob"},
        decks={"B": ""},
        discards={"B": "punch, marshal, rob, shoot"},
        expert=True,
        card="tunnel",
        turn=1,
    )
    choose(game, "play belle rob", "draw", "draw", "draw")
    chances: dict[Hashable, float] = {"(B move)": 1, "(B rob)": 1}
    assert_likely(sample(game, 1, lambda g: pile_of(g)[0]), chances)


@rule("E8.4", "E4.11")
def test_two_cards_hidden_before_a_reshuffle_are_two_of_those_held_then() -> None:
    game = train(
        """
          |  |
        M |  | B C G
        """,
        hands={"G": "move, rob, shoot", "B": "rob, rob, move", "C": "rob, rob, move"},
        decks={"G": "", "B": "", "C": ""},
        discards={"G": "punch, marshal, rob, shoot, move"},
        expert=True,
        card="tunnel",
        first="G",
    )
    choose(game, "hide ghost rob", "play belle rob", "play cheyenne rob")
    choose(game, "play ghost move", "play belle rob", "play cheyenne rob", "draw")
    assert pile_of(game)[0:4:3] == ["(G rob)", "(G move)"]
    held = ("(G move)", "(G rob)", "(G shoot)")
    chances: dict[Hashable, float] = dict.fromkeys(permutations(held, 2), 1)
    assert_likely(sample(game, 1, lambda g: tuple(pile_of(g)[0:4:3])), chances)


@rule("E8.4", "E4.11")
def test_once_an_equal_card_was_seen_the_hidden_one_may_be_either() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob"},
        decks={"B": "", "C": "punch", "D": "punch"},
        discards={"B": "marshal, rob, move"},
        expert=True,
        card="tunnel",
        turn=1,
    )
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "draw", "play cheyenne move", "play doc move")
    choose(game, "play belle rob")
    assert set(sample(game, 1, lambda g: pile_of(g)[0])) == {"(B move)", "(B rob)"}


@rule("E8.2", "E8.3")
def test_bullets_seen_on_top_of_a_deck_stay_there() -> None:
    game = train(
        """
          |  |   |     |
        M |  | B | C D |
        """,
        pile="B shoot, B shoot, D move",
        hands={"C": "move, rob"},
        decks={"C": "punch, marshal"},
        expert=True,
        powers=False,
    )
    choose(game, "shoot cheyenne", "shoot cheyenne")
    assert set(sample(game, 0, lambda g: tuple(deck_of(g, "C")[2:]))) == {("bullet belle",) * 2}
    assert len(sample(game, 0, lambda g: tuple(hand_of(g, "C")))) == 6


@rule("E8.1", "E4.11")
def test_cards_kept_in_2014_are_actions_and_those_drawn_with_them_are_any() -> None:
    # Belle kept two action cards and drew four of ten others, of which six are bullets.
    kept, bullets, actions, drawn = 2, 6, 4, 4
    game = train(
        TRAIN,
        hands={"B": "move, punch, rob"},
        decks={"B": "move, shoot, marshal, rob, " + ", ".join(["bullet-neutral"] * bullets)},
        expert=True,
        edition="2014",
        card="braking",
        turn=3,
        first="B",
        events=False,
    )
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    choose(game, "done", by="B")
    choose(game, "done", by="C")
    choose(game, "done", by="D")
    assert game.view().round == 2
    assert len(hand_of(game, "B")) == kept + drawn
    chances: dict[Hashable, float] = {
        n: comb(bullets, n) * comb(actions, drawn - n) for n in range(drawn + 1)
    }
    found = sample(game, 1, lambda g: sum("bullet" in card for card in hand_of(g, "B")))
    assert_likely(found, chances)


@rule("E9.3 ruling", "E8.2")
def test_a_team_of_experts_can_hold_no_more_bullets_than_it_picked_and_drew() -> None:
    # Six cards were kept; three bullets went on the deck; one card was picked, none drawn.
    game = train(
        """
        D |   |   |   |
          | C | G | T | M
        """,
        seats="GT DC",
        pile="C shoot",
        hands={"GT": "G move, T move, G rob, T rob, G punch, T punch", "DC": "D move"},
        expert=True,
        powers=False,
        card="passengers-rebellion",
    )
    choose(game, "pick bullet cheyenne", by="G")
    choose(game, "pick doc rob", by="D")
    assert (len(hand_of(game, "G")), len(bullets_of(game, "G"))) == (7, 3)
    for i in range(100):
        other = game.possible(1, i.to_bytes(32, "big"))
        assert sum(card.startswith("bullet") for card in hand_of(other, "G")) <= 1


@rule("E9.3 ruling", "E8.2")
def test_a_team_may_have_taken_any_one_of_the_bullets_seen_on_its_deck() -> None:
    # Six cards were kept and one was picked. Two bullets of Cheyenne were seen on the deck, so one at least lies
    # there still; a neutral bullet was there or in hand before.
    game = train(
        """
        D |   |   |   |
          | C | G | T | M
        """,
        seats="GT DC",
        pile="C shoot, C shoot",
        hands={"GT": "G move, T move, G rob, T rob, G punch, T punch", "DC": "D move"},
        decks={"GT": "G shoot, bullet-neutral"},
        expert=True,
        powers=False,
        events=False,
    )
    choose(game, "pick bullet cheyenne", by="G")
    choose(game, "pick doc rob", by="D")
    counted = game.view(1).players[0].counted
    assert counted is not None
    assert counted.limits == (LimitView(round=2, taken=1, besides=("bullet neutral",)),)
    cards = [*hand_of(game, "G"), *deck_of(game, "G")]
    left = Counter(tuple(sorted(deck)) for deck in combinations(cards, 3))
    chances: dict[Hashable, float] = {d: n for d, n in left.items() if "bullet cheyenne" in d}
    found = sample(game, 1, lambda g: tuple(sorted(deck_of(g, "G"))))
    assert sum(chances.values()) < sum(left.values())
    assert_likely(found, chances)


@rule("E9.3")
def test_a_secret_pick_may_be_any_card_of_the_deck() -> None:
    game = train(
        """
          |  |  |
        M |  | G D | T C
        """,
        seats="GT DC",
        pile="",
        decks={"GT": "G move, T rob, bullet-neutral"},
    )
    choose(game, "pick tuco rob", by="G")
    chances: dict[Hashable, float] = {0: 1, 9: 1, NEUTRAL_BULLET: 1}
    assert_likely(sample(game, 1, lambda g: int(g.records[0].choice_of[0])), chances)
    assert set(sample(game, 0, lambda g: int(g.records[0].choice_of[0]))) == {9}


@rule("E9.2")
def test_a_secret_placing_may_be_either() -> None:
    from folsom import express

    game = express.new(seats=2, seed=5, bandits=[["belle", "ghost"], ["doc", "tuco"]])
    choose(game, "place tuco", by="D")
    assert_likely(sample(game, 0, lambda g: int(g.records[0].choice_of[1])), {3: 1, 5: 1})
    assert set(sample(game, 1, lambda g: int(g.records[0].choice_of[1]))) == {5}


@rule("E8.1")
def test_a_secret_discard_may_be_any_part_of_the_hand() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob, punch"},
        decks={"B": ""},
        expert=True,
        card="braking",
        turn=3,
    )
    choose(game, "play belle punch", "play cheyenne rob", "play doc rob")
    choose(game, "discard belle move", "done", by="B")
    found = sample(game, 1, hand_of_belle)
    assert_likely(found, {(): 1, ("move",): 1, ("rob",): 1, ("move", "rob"): 1})
    assert set(sample(game, 0, hand_of_belle)) == {("rob",)}


@rule("E8.1")
def test_one_who_is_still_choosing_has_a_choice_in_every_possible_state() -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob, bullet-neutral"},
        decks={"B": "bullet-C, bullet-neutral"},
        expert=True,
        card="braking",
        turn=3,
        edition="2014",
    )
    choose(game, "play belle rob", "play cheyenne rob", "play doc rob")
    for i in range(20):
        other = game.possible(1, i.to_bytes(32, "big"))
        assert bits.count(other.option_mask(0)) > 1
        assert other.view(1) == game.view(1)


@rule("E3.2")
def test_one_who_is_asked_to_scheme_has_a_choice_in_every_possible_state() -> None:
    game = train(TRAIN, hands={"B": "move, bullet-C"}, decks={"B": "bullet-C"})
    assert asked(game) == "B scheme"
    for i in range(20):
        other = game.possible(1, i.to_bytes(32, "big"))
        assert hand_of(other, "B") == ["belle move", "bullet cheyenne"]


@rule("E3.2", "E4.11")
def test_what_a_possible_state_offers_tells_nothing_of_the_true_one() -> None:
    game = train(TRAIN, hands={"B": "move, rob"}, decks={"B": "shoot, punch"})
    found = set()
    for i in range(20):
        other = game.possible(1, i.to_bytes(32, "big"))
        assert int(offered(other.records[0], 0)) == other.option_mask(0)
        found.add(other.option_mask(0))
    assert len(found) > 1


@rule("E9.4")
def test_one_who_is_asked_to_cover_could_in_every_possible_state() -> None:
    game = train(
        """
          |  |  |
        M |  | G D | T C
        """,
        seats="GT DC",
        hands={"GT": "G shoot, T move, G rob"},
        decks={"GT": "bullet-D, G marshal, T rob"},
    )
    choose(game, "play ghost shoot")
    hands = {tuple(hand_of(game.possible(1, i.to_bytes(32, "big")), "G")) for i in range(100)}
    assert all("tuco move" in hand or "tuco rob" in hand for hand in hands)
    assert len(hands) > 3


@rule("E4.11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_true_state_is_among_the_possible_ones(viewer: int | None) -> None:
    game = train(
        TRAIN,
        hands={"B": "move, rob", "C": "move", "D": "punch"},
        decks={"B": "shoot", "C": "rob, bullet-B", "D": ""},
        card="tunnel",
        turn=1,
    )
    choose(game, "play belle rob")

    def hidden(other: ExpressGame) -> Hashable:
        parts = [tuple(deck_of(other, b)) + tuple(hand_of(other, b)) for b in "BCD"]
        return (*parts, tuple(pile_of(other)))

    assert hidden(game) in sample(game, viewer, hidden)


@rule("E4.11")
def test_nobody_can_tell_the_next_shuffle() -> None:
    game = train(TRAIN)
    keys = {bytes(game.possible(0, i.to_bytes(32, "big")).records[0].random_key) for i in range(5)}
    assert len(keys) == 5
    assert bytes(game.records[0].random_key) not in keys
    assert bullets_of(game, "B") == []


def test_what_cannot_have_been_chosen_cannot_be_taken_back() -> None:
    # 2014: bullets are never kept. A hand of bullets alone leaves nothing to choose.
    position = keeping() | {"pending": {"kind": "keep", "seats": [0, 2], "may_take_back": [1]}}
    bullets = ["bullet neutral"] * 8
    rest = deck_cards("belle", without=("move",))
    position["seats"][1] = {"hand": ["belle move"], "aside": bullets[:1], "deck": bullets[1:]}
    position["seats"][1]["discard"] = rest
    kept = [express.load(position).possible(0, bytes([i]) * 32) for i in range(40)]
    # E9.3 A deck of one kind of card leaves nothing to pick.
    position = picking() | {"round": 2}
    position["options"]["expert"] = True
    discard = [card for card in hit_team()["seats"][0]["deck"][2:] if card != "doc move"]
    position["seats"][0] = {
        "deck": ["bullet ghost", "doc move"],
        "hand": ["bullet ghost"],
        "discard": discard,
        "choice": "doc move",
    }
    picked = [express.load(position).possible(1, bytes([i]) * 32) for i in range(40)]
    for games, seat in ((kept, 1), (picked, 0)):
        assert {game.can_take_back(seat) for game in games} == {True, False}
        for game in games:
            check(game)
