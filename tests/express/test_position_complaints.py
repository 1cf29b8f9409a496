"""What a page asks of a whole record at once: in games nothing is wrong, and what is spoilt is complained of."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from folsom import express
from folsom.core.complaints import MAX_NUMBERS
from folsom.core.events import EVERYONE
from folsom.core.state import Records, copy_records
from folsom.express.components import (
    AT_BANDIT,
    BEFORE_RESHUFFLE,
    COVERING,
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_CARDS,
    NEUTRAL_BULLET,
    TURN_SHIFT,
    Floor,
)
from folsom.express.position.checks.bandits import n_bandits_playing
from folsom.express.position.checks.complaints import COMPLAINTS
from folsom.express.position.checks.everything import complaint_of
from folsom.express.state import is_playing

Spoil = Callable[[Any], None]


def complaint(records: Records) -> str | None:
    number = complaint_of(records[0], np.zeros(MAX_NUMBERS, np.int32))
    return COMPLAINTS[number - 1].name if number else None


def moments(seed: int, **options: Any) -> Iterator[Records]:
    """A game after each answer, the set-up included, as soon as the bandits are on the train."""
    game = express.new(seed=seed, **options)
    while game.decision is not None:
        if game.view().phase != "setup":
            yield game.records
        game.play(game.decision.options[-1 if game.number % 3 else 0])


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 4},
        {"seats": 6},
        {"seats": 4, "expert": True},
        {"seats": 3, "two_bandits": True},
        {"seats": 2},
        {"seats": 4, "edition": "2014"},
    ],
    ids=str,
)
def test_nothing_is_wrong_in_a_game(options: dict[str, Any]) -> None:
    for records in moments(5, **options):
        assert complaint(records) is None


def first_moment(**options: Any) -> Records:
    return copy_records(next(moments(5, **{"seats": 4, **options})))


def playing(state: Any) -> int:
    return next(bandit for bandit in range(6) if is_playing(state, bandit))


def into_the_marshals_car(state: Any) -> None:
    state.floor_of[playing(state)], state.car_of[playing(state)] = Floor.INSIDE, state.marshal_car


def too_many_cards(state: Any) -> None:
    state.n_discard_of[0] = MAX_CARDS


def another_card(state: Any) -> None:
    state.cards_of[0, 0] = (int(state.cards_of[0, 0]) + 1) % 6


def whole_deck_in_hand(state: Any) -> None:
    state.n_hand_of[0] += state.n_deck_of[0]
    state.n_deck_of[0] = 0


def drawn_but_not_held(state: Any) -> None:
    seat = state.first_player
    state.go, state.drew_in_go[0] = 1, 1 << seat
    state.n_deck_of[seat] += state.n_hand_of[seat]
    state.n_hand_of[seat] = 0


def drawn_too_early(state: Any) -> None:
    state.drew_in_go[0] = 1 << state.first_player


def nobody_has_had_a_go(state: Any) -> None:
    state.go = 0


def order_turned_round(state: Any) -> None:
    state.pile_card[:2] = [state.pile_card[1], state.pile_card[0]]


def played_in_no_turn(state: Any) -> None:
    state.pile_note[0] = 9 << TURN_SHIFT


def hidden_in_the_open(state: Any) -> None:
    state.pile_note[:2] |= FACE_DOWN


def older_than_a_reshuffle(state: Any) -> None:
    state.pile_note[0] |= BEFORE_RESHUFFLE


def covered_where_nobody_covers(state: Any) -> None:
    state.pile_note[1] |= COVERING


def resolved_before_stealin(state: Any) -> None:
    state.n_resolved = 1


def jewel_of_few(state: Any) -> None:
    state.token_known_by[FIRST_JEWEL] = 1


def secret_of_all(state: Any) -> None:
    state.token_known_by[n_bandits_playing(state)] = EVERYONE


def owner_who_does_not_know(state: Any) -> None:
    token = n_bandits_playing(state)
    state.token_place[token] = AT_BANDIT + playing(state)
    state.token_known_by[token] = 0


def known_in_the_box(state: Any) -> None:
    token = next(t for t in range(FIRST_JEWEL) if state.token_place[t] == IN_BOX)
    state.token_known_by[token] = 1


def a_bullet(state: Any, bullet: int) -> None:
    """One more card of the first seat, from nowhere."""
    n = state.n_hand_of[0] + state.n_aside_of[0] + state.n_deck_of[0] + state.n_discard_of[0]
    state.cards_of[0, n] = bullet
    state.n_discard_of[0] += 1


def bullet_of_nobody(state: Any) -> None:
    absent = next(bandit for bandit in range(6) if not is_playing(state, bandit))
    a_bullet(state, FIRST_BULLET + absent)


def bullet_not_taken(state: Any) -> None:
    a_bullet(state, FIRST_BULLET + state.bandit_of[1, 0])


def neutral_not_taken(state: Any) -> None:
    a_bullet(state, NEUTRAL_BULLET)


def own_bullet(state: Any) -> None:
    bandit = state.bandit_of[0, 0]
    a_bullet(state, FIRST_BULLET + bandit)
    state.bullets_left_of[bandit] -= 1


def second_strongbox(state: Any) -> None:
    state.token_place[FIRST_STRONGBOX + 1] = AT_BANDIT + playing(state)


def jewel_in_the_box(state: Any) -> None:
    state.token_place[FIRST_JEWEL] = IN_BOX


def ransom(state: Any) -> None:
    state.token_place[FIRST_RANSOM] = AT_BANDIT + playing(state)


def purse_of_nothing(state: Any) -> None:
    state.token_value[0] = 0


def cheap_jewel(state: Any) -> None:
    state.token_value[FIRST_JEWEL] = 1


def only_large_purses(state: Any) -> None:
    for token in range(4, FIRST_JEWEL):
        state.token_value[token] = 10


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (into_the_marshals_car, "inside-with-marshal"),
        (too_many_cards, "too-many-cards"),
        (another_card, "own-cards"),
        (whole_deck_in_hand, "hand-too-large"),
        (drawn_but_not_held, "drawn-cards-missing"),
        (bullet_of_nobody, "too-many-bullets"),
        (bullet_not_taken, "bullets-left"),
        (neutral_not_taken, "bullets-left"),
        (own_bullet, "own-bullet"),
        (second_strongbox, "strongbox-too-early"),
        (jewel_in_the_box, "loot-missing"),
        (ransom, "ransom-too-early"),
        (purse_of_nothing, "purse-values"),
        (cheap_jewel, "purse-values"),
        (only_large_purses, "purse-values"),
        (drawn_too_early, "pile-order"),
        (jewel_of_few, "purse-known"),
        (secret_of_all, "purse-known"),
        (owner_who_does_not_know, "purse-known"),
        (known_in_the_box, "purse-known"),
    ],
)
def test_what_is_spoilt_is_complained_of(spoil: Spoil, expected: str) -> None:
    records = first_moment()
    spoil(records[0])
    assert complaint(records) == expected


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (nobody_has_had_a_go, "pile-order"),
        (order_turned_round, "pile-order"),
        (played_in_no_turn, "pile-order"),
        (hidden_in_the_open, "pile-hidden"),
        (older_than_a_reshuffle, "pile-hidden"),
        (covered_where_nobody_covers, "pile-cover"),
        (resolved_before_stealin, "pile-resolved"),
    ],
)
def test_what_is_spoilt_of_a_pile_is_complained_of(spoil: Spoil, expected: str) -> None:
    """E3.2, E3.3, E4.1"""
    game = express.new(seed=5, seats=4)
    while game.records[0].n_pile < 2:
        assert game.decision is not None
        game.play(next(o for o in game.decision.options if o.form.do != "draw"))
    spoil(game.records[0])
    assert complaint(game.records) == expected


def test_neutral_bullets_that_ran_short_may_have_left_the_game() -> None:
    """E4.9"""
    records = first_moment(short_bullets_leave=True)
    state = records[0]
    for seat in range(4):
        for _ in range(3):
            n = sum(
                int(part[seat])
                for part in (
                    state.n_hand_of,
                    state.n_aside_of,
                    state.n_deck_of,
                    state.n_discard_of,
                )
            )
            state.cards_of[seat, n] = NEUTRAL_BULLET
            state.n_discard_of[seat] += 1
    state.neutral_bullets = 1
    assert complaint(records) is None
    state.neutral_bullets = 0
    assert complaint(records) is None
    state.short_bullets_leave = 0
    assert complaint(records) == "bullets-left"


def test_a_round_lies_open_when_it_is_dealt() -> None:
    from folsom.express.position.checks.rounds import is_round_revealed

    assert is_round_revealed(first_moment()[0])
