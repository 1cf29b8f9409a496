"""E2, E3.1, E8.4, E9.3 Every order that the rules hide is any order, in every edition and variant."""

import random
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest
from tests.contract import answer_at_random
from tests.express.deals import DEALS as ALL
from tests.express.deals import TEAMS, deck_of, orders_of
from tests.rules import rule
from tests.uniform import Order, assert_hand_likely, assert_uniform, assert_unrelated, lot_of

from folsom.core import bits
from folsom.core.events import SECRET_COLUMN
from folsom.core.randomness import below, read_seed, seed_from_word, write_seed
from folsom.core.state import Records
from folsom.express import ExpressGame
from folsom.express.components import N_ACTION_CARDS, N_ROUNDS
from folsom.express.game import new_from
from folsom.express.options import read_options
from folsom.express.rules import schemin, setup
from folsom.express.rules.telling import KINDS
from folsom.express.state import STATE
from folsom.kernel import IS_COMPILED
from tests import seeds

DEALS = {name: options for name, options in ALL.items() if IS_COMPILED or options["seats"] <= 3}
"""Plain Python deals hundreds of times as slowly; that it deals the same is tested elsewhere (`test_parity`)."""
MANY, SOME = (1_500, 500) if IS_COMPILED else (20, 20)
VERY_MANY = 20_000
LATER = ["basic-3-2016", "advanced-4-2016", "advanced-5-2014", "advanced-6-2014-sv"]
LATER += ["expert-4-2016", "expert-5-2014", "expert-3-2014-sv", *TEAMS]
if not IS_COMPILED:
    LATER = ["advanced-3-2016", "expert-3-2014", "teams-2-advanced"]


def deal(options: dict[str, Any], given: Iterable[seeds.Seed]) -> Records:
    """Games after the first draw. Whoever is asked something before takes the first option."""
    checked = read_options(options)
    found = bytearray()
    for seed in given:
        game = new_from(checked, read_seed(seed))
        while not game.records["n_hand_of"][0, 0]:
            game.answer(bits.lowest(game.option_mask(bits.lowest(game.asked_mask()))))
        found += game.records.tobytes()
    return np.frombuffer(found, STATE)


def assert_hands_likely(table: Records) -> None:
    """Which cards each seat holds is as likely as it should be; Doc's one more too."""
    for seat in range(int(table[0]["n_seats"])):
        deck = deck_of(table, seat)
        n_in_deck = table["n_deck_of"][:, seat]
        for n in np.unique(n_in_deck):
            some = Order(deck.name, deck.rows[n_in_deck == n], deck.lot)
            assert_hand_likely(some, slice(int(n), deck.n_places))


def assert_placed(table: Records) -> None:
    """E2.6 From the first player on, by turns inside the caboose and next to it."""
    n_seats = int(table[0]["n_seats"])
    for seat in range(n_seats):
        bandits = table["bandit_of"][:, seat, 0][:, None].astype(int)
        cars = np.take_along_axis(table["car_of"], bandits, axis=1)[:, 0]
        assert (cars == table["caboose"] - (seat - table["first_player"]) % n_seats % 2).all()


@rule("E2.1", "E2.2", "E2.4", "E2.6", "E2.7", "E9.2", "E9.3")
@pytest.mark.parametrize("name", DEALS)
def test_every_hidden_order_is_any_order(name: str) -> None:
    table = deal(DEALS[name], seeds.mixed(MANY))
    assert_uniform(list(orders_of(table)))
    assert_hands_likely(table)
    if not table[0]["two_bandits"]:
        assert_placed(table)


@pytest.mark.compiled
@rule("E2.7")
@pytest.mark.parametrize("name", ["advanced-3-2016", "teams-2-2014"])
def test_looked_at_closely_too(name: str) -> None:
    table = deal(DEALS[name], seeds.mixed(VERY_MANY))
    assert_uniform(list(orders_of(table)))
    assert_hands_likely(table)


SEEDS: dict[str, Callable[[int], list[seeds.Seed]]] = {
    "numbers": lambda n: list(range(n)),
    "256 bits": lambda n: list(map(seeds.digits, range(n))),
    "one bit off": lambda n: list(map(seeds.one_bit_off, range(n))),
    "few bits": seeds.of_few_bits,
    "simulations": lambda n: list(map(seeds.numbered, range(n))),
}


@pytest.mark.compiled
@pytest.mark.parametrize("kind", SEEDS)
def test_whatever_the_seeds_are(kind: str) -> None:
    table = deal(DEALS["expert-3-2016"], SEEDS[kind](MANY))
    assert_uniform(list(orders_of(table)))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("kind", "other"), [("256 bits", "one bit off"), ("numbers", "simulations")]
)
def test_a_game_tells_nothing_of_one_whose_seed_is_much_alike(kind: str, other: str) -> None:
    tables = (deal(DEALS["expert-3-2016"], SEEDS[which](MANY)) for which in (kind, other))
    assert_unrelated(*(list(orders_of(table)) for table in tables))


@pytest.mark.compiled
def test_a_game_tells_nothing_of_the_next() -> None:
    table = deal(DEALS["expert-3-2016"], range(MANY + 1))
    assert_unrelated(list(orders_of(table[:-1])), list(orders_of(table[1:])))


def test_a_seed_is_what_a_simulation_makes_of_its_number() -> None:
    by_number, by_seed = np.zeros(2, STATE)[:, None]
    seed_from_word(by_number[0], 1, 0x0102030405060708)
    write_seed(by_seed, seeds.numbered(0x0102030405060708))
    assert by_number.tobytes() == by_seed.tobytes()


# ------------------------------------------------------------------ later shuffles


class Shuffle(NamedTuple):
    """A moment of a game: this answer leads to these seats' decks being shuffled, some from the discard pile."""

    before: ExpressGame
    seat: int
    option: int
    seats: list[int]
    is_from_discard: bool


def shuffles(options: dict[str, Any], seed: int) -> Iterator[Shuffle]:
    """All such moments of a random game."""
    game, luck = new_from(read_options(options), read_seed(seed)), random.Random(seed)
    while not game.is_over:
        before = game.copy()
        answer_at_random(game, luck)
        shuffled = [e for e in game.happened_in_full() if e.event == "deck-shuffled"]
        if shuffled:
            from_discard = any(event.from_discard for event in shuffled)
            seats = sorted({event.seat for event in shuffled if event.seat is not None})
            yield Shuffle(before, *game.answers[-1], seats, from_discard)


def decks_after(shuffle: Shuffle, n: int) -> list[Order]:
    """The decks as they lay after the shuffle, with so many other seeds: what is left and was drawn since."""
    decks: list[list[list[int]]] = [[] for _ in shuffle.seats]
    for i in range(n):
        game = shuffle.before.copy()
        write_seed(game.records, bytes.fromhex(seeds.digits(i)))
        game.answer(shuffle.option, shuffle.seat)
        rows, record = game._events, game.records[0]
        for seat, found in zip(shuffle.seats, decks, strict=True):
            own = rows[rows[:, 1] == seat]
            since = own[np.flatnonzero(own[:, 0] == KINDS["deck-shuffled"].number)[-1] :]
            drawn = since[since[:, 0] == KINDS["card-drawn"].number, SECRET_COLUMN]
            left = record.cards_of[seat, : record.n_deck_of[seat]]
            found.append([*left.tolist(), *drawn[::-1].tolist()])
    return [
        Order(f"cards of seat {seat}", np.array(found), lot_of(found[0]))
        for seat, found in zip(shuffle.seats, decks, strict=True)
    ]


@rule("E3.1", "E6.1", "E8.4", "E9.3")
@pytest.mark.parametrize("name", LATER)
def test_whenever_decks_are_shuffled_they_lie_in_any_order_bullets_and_all(name: str) -> None:
    found = list(shuffles(DEALS[name], seed=1))
    if found[0].before.records["expert"][0]:
        assert any(shuffle.is_from_discard for shuffle in found)
    else:
        everyone = list(range(DEALS[name]["seats"]))
        assert [shuffle.seats for shuffle in found] == [everyone] * len(found)
        assert len(found) >= N_ROUNDS - 1
    with_bullets = [
        shuffle
        for shuffle in found
        if any(max(deck.lot) >= N_ACTION_CARDS for deck in decks_after(shuffle, 1))
    ]
    for shuffle in (found[0], with_bullets[0], with_bullets[-1]):
        assert_uniform(decks_after(shuffle, SOME))


# ------------------------------------------------------------------ that these tests can fail


in_plain_python = pytest.mark.skipif(IS_COMPILED, reason="compiled rules cannot be replaced")


@in_plain_python
@pytest.mark.parametrize(
    ("module", "name"),
    [
        (setup, "expert-3-2016"),
        (setup, "teams-2-2014"),
        (schemin, "advanced-3-2014"),
        (schemin, "teams-2-advanced"),
    ],
)
def test_a_shuffle_left_out_is_found(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "shuffle_deck", lambda *_: None)
    table = deal(DEALS[name], seeds.mixed(MANY))
    with pytest.raises(AssertionError, match="cards of seat"):
        assert_uniform(list(orders_of(table)))


@in_plain_python
def test_a_draw_that_never_gives_the_last_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "below", lambda state, n: below(state, max(n - 1, 1)))
    table = deal(DEALS["advanced-3-2016"], seeds.mixed(4 * MANY))
    with pytest.raises(AssertionError):
        assert_uniform(list(orders_of(table)))
