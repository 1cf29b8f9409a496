"""What must add up in a position: cars gone, loot taken, the round, and who left the train.

Where bandits stand, which way they face and who lies stunned may be anything: how it came so is not asked.
"""

from typing import Any

from folsom.core.complaints import (
    FINE,
    Complaint,
    complain,
    new_numbers,
    numbers_of,
    refuse,
)
from folsom.kernel import kernel, widen
from folsom.superexpress.components import N_CAR_CARDS, NOBODY, PLAN_SIZE, Status
from folsom.superexpress.state import LOST, State

COMPLAINTS = (
    Complaint(
        "too-many-cars",
        ("most", "seats", "cars"),
        "'cars' lists at most {most} cars for {seats} players, not {cars} (S2.1)",
    ),
    Complaint(
        "loot-of-cars-gone",
        ("cars", "all", "gone", "cards"),
        "'cars' lists {cars} of {all} cars, so {gone} have left and as many"
        " loot cards are with bandits or 'lost', not {cards} (S2.1, S3.3)",
    ),
    Complaint(
        "nobody-aboard", (), "'bandits' has nobody aboard, but no car has left yet (S3.3, S5.3)"
    ),
    Complaint(
        "round",
        ("round", "gone", "given"),
        "'round' is {round}, since {gone} cars have left, not {given} (S3.3)",
    ),
    Complaint(
        "round-at-the-end",
        ("round", "gone", "given"),
        "'round' is {round} or {gone}, since {gone} cars have left, not {given} (S3.3)",
    ),
    Complaint(
        "all-aboard-at-first", (), "'bandits' are all aboard in round 1, until it is shot (S2.1)"
    ),
    Complaint(
        "lost-loot",
        ("wanted", "aboard", "lost"),
        "'lost' has {wanted} cards, since {aboard} bandits are aboard,"
        " not {lost}: loot is lost only when nobody is left to take it (S3.3)",
    ),
    Complaint(
        "last-loot",
        (),
        "'loot' of the car that left last was taken by a bandit still aboard, but none has any (S3.3)",
    ),
    Complaint(
        "left-too-late",
        ("most", "left"),
        "'left' is at most {most}, counting bandits that fell and cars that left,"
        " not {left} (S3.3, S4.4)",
    ),
    Complaint(
        "left-together",
        ("gone", "together"),
        "'left' is the same for bandits that left with the same car, but {gone} cars have left,"
        " not {together} (S3.3)",
    ),
    Complaint(
        "last-fall",
        ("last",),
        "'left' is highest for the one bandit whose fall ended the game, not for {last} (S5.1)",
    ),
    Complaint(
        "left-with-the-last-car",
        (),
        "'left' is highest for at least two bandits, who left together and ended the game (S5.3)",
    ),
    Complaint(
        "nobody-plans",
        (),
        "somebody must still be planning: not every 'plan' has three cards (S3.1)",
    ),
    Complaint(
        "first-player-gone", ("seat",), "'first_player' is aboard, but seat {seat} is not (S3.4)"
    ),
)
"""All that is wrong with positions that can be read."""

_NUMBERS = numbers_of(COMPLAINTS)
TOO_MANY_CARS = _NUMBERS["too-many-cars"]
LOOT_OF_CARS_GONE = _NUMBERS["loot-of-cars-gone"]
NOBODY_ABOARD = _NUMBERS["nobody-aboard"]
ROUND, ROUND_AT_THE_END = _NUMBERS["round"], _NUMBERS["round-at-the-end"]
ALL_ABOARD_AT_FIRST = _NUMBERS["all-aboard-at-first"]
LOST_LOOT, LAST_LOOT = _NUMBERS["lost-loot"], _NUMBERS["last-loot"]
LEFT_TOO_LATE, LEFT_TOGETHER = _NUMBERS["left-too-late"], _NUMBERS["left-together"]
LAST_FALL, LEFT_WITH_THE_LAST_CAR = _NUMBERS["last-fall"], _NUMBERS["left-with-the-last-car"]
NOBODY_PLANS, FIRST_PLAYER_GONE = _NUMBERS["nobody-plans"], _NUMBERS["first-player-gone"]


def check_plans(state: State) -> None:
    """S3.1, S3.4 Somebody plans, and the first player is aboard."""
    about = new_numbers()
    number = complaint_of_plans(state, about)
    if number != FINE:
        refuse(COMPLAINTS, number, about)


def check_position(state: State) -> None:
    """All of it, once everything is read."""
    about = new_numbers()
    number = complaint_of(state, about)
    if number != FINE:
        refuse(COMPLAINTS, number, about)


@kernel
def n_cars_gone(state: State) -> int:
    """S2.1 As many cars as players and one more, less those still coupled."""
    return widen(state.n_seats) + 1 - widen(state.caboose)


@kernel
def is_over(state: State) -> bool:
    """S5 One bandit is left, or none, or only the locomotive is."""
    return state.n_aboard <= 1 or state.caboose == 0


@kernel
def has_ended_in_shootin(state: State) -> bool:
    """S5.1 Whether the last car of the round was not uncoupled any more."""
    return is_over(state) and widen(state.round_number) > n_cars_gone(state)


@kernel
def usual_round(state: State) -> int:
    """S3.3 The round that fits the cars that have left; where two fit, the later one. 0: none does."""
    n_gone = max(n_cars_gone(state), 0)
    can_end_in_shootin = state.n_aboard == 1 and state.caboose > 0
    return n_gone + 1 if not is_over(state) or can_end_in_shootin else n_gone


@kernel
def complaint_of(state: State, about: Any) -> int:
    """The first thing that does not add up, or 0."""
    return (
        complaint_of_plans(state, about)
        or complaint_of_cars_gone(state, about)
        or complaint_of_round(state, about)
        or complaint_of_loot(state, about)
        or complaint_of_departures(state, about)
    )


@kernel
def complaint_of_plans(state: State, about: Any) -> int:
    """S3.1, S3.4 While the game goes on somebody plans, and the first player is aboard."""
    if is_over(state):
        return FINE
    if state.asked == 0:
        return NOBODY_PLANS
    first = widen(state.first_player)
    if state.status_of[first] != Status.ABOARD:
        return complain(about, FIRST_PLAYER_GONE, first, 0, 0, 0)
    return FINE


@kernel
def complaint_of_cars_gone(state: State, about: Any) -> int:
    """S3.3 Each car that has left gave its loot card to somebody, or lost it."""
    n_gone, n_seats, caboose = n_cars_gone(state), widen(state.n_seats), widen(state.caboose)
    if n_gone < 0:
        return complain(about, TOO_MANY_CARS, n_seats + 1, n_seats, caboose, 0)
    n_cards = 0
    for loot in range(N_CAR_CARDS):
        n_cards += state.owner_of_loot[loot] != NOBODY
    if n_cards != n_gone:
        return complain(about, LOOT_OF_CARS_GONE, caboose, n_seats + 1, n_gone, n_cards)
    return FINE


@kernel
def complaint_of_round(state: State, about: Any) -> int:
    """S3.3, S5 A car leaves each round, but for one in which the game ends before that."""
    n_gone, given = n_cars_gone(state), widen(state.round_number)
    usual = usual_round(state)
    if usual == 0:
        return NOBODY_ABOARD
    can_end_with_car = is_over(state) and usual > n_gone and n_gone > 0
    if given != usual and not (can_end_with_car and given == n_gone):
        number = ROUND_AT_THE_END if can_end_with_car else ROUND
        return complain(about, number, usual, n_gone, given, 0)
    # S2.1 Nobody leaves the train before the first Shootin'.
    if given == 1 and not is_over(state) and state.n_aboard < state.n_seats:
        return ALL_ABOARD_AT_FIRST
    return FINE


@kernel
def complaint_of_loot(state: State, about: Any) -> int:
    """S3.3 Loot is lost once, when the last bandits leave with the car; else somebody aboard took it."""
    n_lost, is_taken = 0, False
    for loot in range(N_CAR_CARDS):
        owner = widen(state.owner_of_loot[loot])
        n_lost += owner == LOST
        if owner >= 0 and state.status_of[owner] == Status.ABOARD:
            is_taken = True
    wanted = 1 if state.n_aboard == 0 else 0
    if n_lost != wanted:
        return complain(about, LOST_LOOT, wanted, widen(state.n_aboard), n_lost, 0)
    is_asked = n_cars_gone(state) > 0 and state.n_aboard > 0 and not has_ended_in_shootin(state)
    return LAST_LOOT if is_asked and not is_taken else FINE


@kernel
def n_left_at(state: State, when: int) -> int:
    """How many bandits left the train at a happening."""
    n = 0
    for seat in range(widen(state.n_seats)):
        n += state.status_of[seat] == Status.OUT and state.left_at[seat] == when
    return n


@kernel
def complaint_of_departures(state: State, about: Any) -> int:
    """S3.3, S4.4, S5 Bandits leave one by one, or with a car; `left` counts these happenings."""
    n_gone, n_seats = n_cars_gone(state), widen(state.n_seats)
    n_out, latest, n_together = 0, 0, 0
    for seat in range(n_seats):
        if state.status_of[seat] != Status.OUT:
            continue
        n_out += 1
        left = widen(state.left_at[seat])
        latest = max(latest, left)
        is_first_of_them = True
        for other in range(seat):
            if state.status_of[other] == Status.OUT and state.left_at[other] == left:
                is_first_of_them = False
        n_together += is_first_of_them and n_left_at(state, left) > 1
    # With the Horse a bandit can fall as often as it has cards, and ride back in between.
    n_rounds = widen(state.round_number) - (0 if is_over(state) else 1)
    n_falls = PLAN_SIZE * n_seats * n_rounds if state.horse else n_out
    if latest > n_gone + n_falls:
        return complain(about, LEFT_TOO_LATE, n_gone + n_falls, latest, 0, 0)
    if n_together > n_gone:
        return complain(about, LEFT_TOGETHER, n_gone, n_together, 0, 0)
    n_last = n_left_at(state, latest)
    if has_ended_in_shootin(state) and n_last != 1:
        return complain(about, LAST_FALL, n_last, 0, 0, 0)
    return LEFT_WITH_THE_LAST_CAR if state.n_aboard == 0 and n_last < 2 else FINE
