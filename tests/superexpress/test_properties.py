"""What holds in every game, however it is played."""

from itertools import permutations
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.superexpress.invariants import check
from tests.superexpress.naive import Figure, NaiveTrain

from folsom.core.errors import CannotRead, FolsomError
from folsom.superexpress import Options, SuperExpressGame, load, new, new_from
from folsom.superexpress.components import LOOT
from folsom.superexpress.notation import CARDS

options = st.builds(Options, seats=st.integers(3, 7), reflex=st.booleans(), horse=st.booleans())
seeds = st.binary(min_size=32, max_size=32)
choices = st.lists(st.integers(0, 1000), max_size=60)


def advance(game: SuperExpressGame, numbers: list[int]) -> None:
    """Answer as the numbers say: who is asked, and what he does."""
    for number in numbers:
        if game.is_over:
            return
        asked = game.decisions
        decision = asked[number % len(asked)]
        if number % 17 == 0 and game.can_take_back(decision.seat):
            game.take_back(decision.seat)
        else:
            game.play(decision.options[number % len(decision.options)], decision.seat)


@given(options, seeds, choices)
def test_bandits_loot_and_lines_stay_consistent(
    given_options: Options, seed: bytes, numbers: list[int]
) -> None:
    game = new_from(given_options, seed)
    check(game)
    for start in range(0, len(numbers), 5):
        advance(game, numbers[start : start + 5])
        check(game)


@given(options, seeds, choices)
def test_asking_changes_nothing(given_options: Options, seed: bytes, numbers: list[int]) -> None:
    game = new_from(given_options, seed)
    advance(game, numbers)
    before = game.records.tobytes()
    for seat in range(game.n_seats):
        game.view(seat)
        game.option_mask(seat)
        game.can_take_back(seat)
        game.possible(seat, seed)
        game.happened(seat)
    _ = game.decisions, game.outcome, game.position(), game.view(), game.happened_in_full()
    assert game.records.tobytes() == before


@given(options, seeds, choices, seeds)
def test_what_a_seat_may_not_know_never_changes_what_it_sees(
    given_options: Options, seed: bytes, numbers: list[int], other_seed: bytes
) -> None:
    game = new_from(given_options, seed)
    advance(game, numbers)
    for viewer in (None, *range(game.n_seats)):
        other = game.possible(viewer, other_seed)
        assert other.view(viewer) == game.view(viewer)
        assert other.asked_mask() == game.asked_mask()
        if viewer is not None:
            assert other.option_mask(viewer) == game.option_mask(viewer)
            # Taking back an empty stack is refused, but that concerns the viewer's own stack only.
            assert other.can_take_back(viewer) == game.can_take_back(viewer)
        check(other)


@given(options, seeds, choices)
def test_a_position_is_complete(given_options: Options, seed: bytes, numbers: list[int]) -> None:
    game = new_from(given_options, seed)
    advance(game, numbers[:20])
    loaded = load(game.position())
    assert loaded.position() == game.position()
    advance(game, numbers[20:])
    advance(loaded, numbers[20:])
    ours, theirs = game.position(), loaded.position()
    # Departures are numbered anew, but in the same order.
    for position in (ours, theirs):
        gone = sorted({b["left"] for b in position["bandits"] if "left" in b})
        for bandit in position["bandits"]:
            if "left" in bandit:
                bandit["left"] = gone.index(bandit["left"])
    assert ours == theirs
    assert game.outcome == loaded.outcome


@given(options, seeds)
def test_every_game_ends_within_as_many_rounds_as_there_are_cars(
    given_options: Options, seed: bytes
) -> None:
    game = new_from(given_options, seed)
    numbers = list(np.random.default_rng(list(seed)).integers(0, 1000, 400))
    advance(game, [int(number) | 1 for number in numbers])
    while not game.is_over:
        assert game.decision is not None
        game.play(game.decision.options[-1])
    assert game.view().round <= game.n_seats + 1
    assert game.outcome is not None
    best = [result.seat for result in game.outcome.results if result.place == 1]
    assert best == list(game.outcome.winners)
    check(game)


@st.composite
def drawn_trains(draw: st.DrawFn) -> dict[str, Any]:
    """A position with bandits anywhere, before anyone has planned."""
    n_seats = draw(st.integers(3, 7))
    n_cars = draw(st.integers(1, 4))
    n_gone = n_seats + 1 - n_cars
    n_aboard = draw(st.integers(2, n_seats)) if n_gone else n_seats
    spaces: dict[tuple[int, str], int] = {}
    bandits: list[dict[str, Any]] = []
    names = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")
    for seat in range(n_seats):
        if seat >= n_aboard:
            bandits.append({"bandit": names[seat], "left": 1})
            continue
        space = draw(st.tuples(st.integers(0, n_cars), st.sampled_from(("inside", "roof"))))
        spaces[space] = spaces.get(space, 0) + 1
        bandits.append(
            {
                "bandit": names[seat],
                "car": space[0],
                "floor": space[1],
                "line": spaces[space] - 1,
                "facing": draw(st.sampled_from(("locomotive", "caboose"))),
                "stunned": draw(st.booleans()),
            }
        )
    return {
        "reflex": draw(st.booleans()),
        "horse": draw(st.booleans()),
        "first_player": draw(st.integers(0, n_aboard - 1)),
        "cars": [{"card": "ABCD"[i], "loot": LOOT[i]} for i in range(n_cars)],
        "bandits": [{**bandits[0], "loot": list(LOOT[n_cars : n_cars + n_gone])}, *bandits[1:]],
    }


def naive_train(position: dict[str, Any], plans: dict[int, list[str]]) -> NaiveTrain:
    """The same position, for the second telling of the rules."""
    spaces: dict[tuple[str, int], list[Figure]] = {}
    for seat, bandit in enumerate(position["bandits"]):
        if "car" in bandit:
            line = spaces.setdefault((bandit["floor"], bandit["car"]), [])
            line.append(Figure(seat, bandit["facing"], bandit["stunned"]))
    return NaiveTrain(len(position["cars"]), position["horse"], spaces, plans)


@settings(max_examples=200)
@given(drawn_trains(), st.data())
def test_a_round_goes_as_in_a_second_telling_of_the_rules(
    position: dict[str, Any], data: st.DataObject
) -> None:
    cards = ["flip", "change-floor", "move", "shoot"]
    cards += ["reflex"] * position["reflex"] + ["horse"] * position["horse"]
    stacks = [list(stack) for stack in permutations(cards, 3)]
    game = load(position)
    n_seats = game.n_seats
    n_taken = [len(loot.values) for loot in game.view().loot]
    plans = {d.seat: data.draw(st.sampled_from(stacks)) for d in game.decisions}
    told = naive_train(position, {seat: list(stack) for seat, stack in plans.items()})
    for seat, stack in plans.items():
        for card in stack:
            game.play(CARDS.index(card), seat)
    first = position["first_player"]
    order = [(first + i) % n_seats for i in range(n_seats)]
    has_ended = told.play(order)
    if not has_ended:
        taker = told.uncouple()
        takers = [loot.seat for loot in game.view().loot if len(loot.values) > n_taken[loot.seat]]
        assert takers == ([] if taker is None else [taker])
        has_ended = told.n_aboard() <= 1 or told.n_cars == 0
    assert game.is_over == has_ended
    assert told.standing() == {
        (b.seat, b.floor, b.car, b.line, b.facing, b.stunned)
        for b in game.view().bandits
        if b.aboard
    }


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 400)
    | st.sampled_from(("A", "doc", "flip", "roof")),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                (
                    "bandit",
                    "car",
                    "floor",
                    "line",
                    "facing",
                    "stunned",
                    "loot",
                    "plan",
                    "card",
                    "left",
                )
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=10,
)


@given(drawn_trains(), st.data())
def test_a_spoilt_position_is_refused_or_can_be_played(
    position: dict[str, Any], data: st.DataObject
) -> None:
    key: Any = data.draw(st.sampled_from((*position, "round", "lost", "game")))
    place: Any = position
    if isinstance(position.get(key), list) and data.draw(st.booleans()):
        place = position[key]
        key = data.draw(st.integers(0, len(place) - 1))
        if data.draw(st.booleans()):
            place, key = place[key], data.draw(st.sampled_from(sorted(place[key])))
    place[key] = data.draw(json_values)
    try:
        game = load(position)
    except CannotRead:
        return
    advance(game, list(range(1, 40)))


@given(seeds, st.lists(st.tuples(st.integers(-2, 8), st.integers(-3, 70)), max_size=40))
def test_any_answer_is_taken_or_refused_and_leaves_the_game_whole(
    seed: bytes, answers: list[tuple[int, int]]
) -> None:
    game = new(seats=3, seed=seed)
    for seat, option in answers:
        before = game.records.tobytes()
        try:
            game.play(option, seat)
        except FolsomError:
            assert game.records.tobytes() == before
        check(game)
