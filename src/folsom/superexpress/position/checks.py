"""What must add up in a position: cars gone, loot taken, the round, and who left the train.

Where bandits stand, which way they face and who lies stunned may be anything: how it came so is not asked.
"""

from collections import Counter

from folsom.core.errors import CannotRead
from folsom.superexpress.components import N_CAR_CARDS, NOBODY, PLAN_SIZE, Status
from folsom.superexpress.state import LOST, State


def n_cars_gone(state: State) -> int:
    """S2.1 As many cars as players and one more, less those still coupled."""
    return int(state.n_seats) + 1 - int(state.caboose)


def is_over(state: State) -> bool:
    """S5 One bandit is left, or none, or only the locomotive is."""
    return bool(state.n_aboard <= 1 or state.caboose == 0)


def check_position(state: State) -> None:
    """All of it, once everything is read."""
    check_loot_of_cars_gone(state)
    check_round(state)
    check_everyone_is_aboard_at_first(state)
    check_lost_loot(state)
    check_last_loot(state)
    check_departures(state)
    check_last_departure(state)


def rounds_that_fit(state: State) -> list[int]:
    """S3.3, S5 A car leaves each round, but for one in which the game ends before that."""
    n_gone = max(n_cars_gone(state), 0)
    if not is_over(state):
        return [n_gone + 1]
    can_end_in_shootin = state.n_aboard == 1 and state.caboose > 0
    can_end_with_car = n_gone > 0
    return [n_gone + 1] * bool(can_end_in_shootin) + [n_gone] * can_end_with_car


def has_ended_in_shootin(state: State) -> bool:
    """S5.1 Whether the last car of the round was not uncoupled any more."""
    return is_over(state) and state.round_number > n_cars_gone(state)


def check_loot_of_cars_gone(state: State) -> None:
    """S3.3 Each car that has left gave its loot card to somebody, or lost it."""
    n_gone = n_cars_gone(state)
    if n_gone < 0:
        raise CannotRead(
            f"'cars' lists at most {state.n_seats + 1} cars for {state.n_seats} players,"
            f" not {state.caboose} (S2.1)"
        )
    n_cards = sum(state.owner_of_loot[loot] != NOBODY for loot in range(N_CAR_CARDS))
    if n_cards != n_gone:
        raise CannotRead(
            f"'cars' lists {state.caboose} of {state.n_seats + 1} cars, so {n_gone} have left and as many"
            f" loot cards are with bandits or 'lost', not {n_cards} (S2.1, S3.3)"
        )


def check_round(state: State) -> None:
    """S3.3 The round fits the cars that have left."""
    fitting = rounds_that_fit(state)
    if not fitting:
        raise CannotRead("'bandits' has nobody aboard, but no car has left yet (S3.3, S5.3)")
    if state.round_number not in fitting:
        raise CannotRead(
            f"'round' is {' or '.join(map(str, fitting))}, since {n_cars_gone(state)} cars have left,"
            f" not {state.round_number} (S3.3)"
        )


def check_everyone_is_aboard_at_first(state: State) -> None:
    """S2.1 Nobody leaves the train before the first Shootin'."""
    if state.round_number == 1 and not is_over(state) and state.n_aboard < state.n_seats:
        raise CannotRead("'bandits' are all aboard in round 1, until it is shot (S2.1)")


def check_lost_loot(state: State) -> None:
    """S3.3 Loot is lost once, when the last bandits leave with the car."""
    n_lost = sum(state.owner_of_loot[loot] == LOST for loot in range(N_CAR_CARDS))
    wanted = int(state.n_aboard == 0)
    if n_lost != wanted:
        raise CannotRead(
            f"'lost' has {wanted} cards, since {state.n_aboard} bandits are aboard,"
            f" not {n_lost}: loot is lost only when nobody is left to take it (S3.3)"
        )


def check_last_loot(state: State) -> None:
    """S3.3 Whoever took the loot of the car that left last was aboard, and nobody has left since."""
    if n_cars_gone(state) == 0 or state.n_aboard == 0 or has_ended_in_shootin(state):
        return
    owners = {int(state.owner_of_loot[loot]) for loot in range(N_CAR_CARDS)}
    if not any(owner >= 0 and state.status_of[owner] == Status.ABOARD for owner in owners):
        raise CannotRead(
            "'loot' of the car that left last was taken by a bandit still aboard, but none has any (S3.3)"
        )


def departures(state: State) -> Counter[int]:
    """How many bandits left the train at each happening."""
    seats = range(int(state.n_seats))
    return Counter(int(state.left_at[s]) for s in seats if state.status_of[s] == Status.OUT)


def check_departures(state: State) -> None:
    """S3.3, S4.4 Bandits leave one by one, or with a car; `left` counts these happenings."""
    left = departures(state)
    n_gone, n_out = n_cars_gone(state), left.total()
    n_rounds = int(state.round_number) - (not is_over(state))
    # With the Horse a bandit can fall as often as it has cards, and ride back in between.
    n_falls = PLAN_SIZE * int(state.n_seats) * n_rounds if state.horse else n_out
    latest = max(left, default=0)
    if latest > n_gone + n_falls:
        raise CannotRead(
            f"'left' is at most {n_gone + n_falls}, counting bandits that fell and cars that left,"
            f" not {latest} (S3.3, S4.4)"
        )
    n_together = sum(n > 1 for n in left.values())
    if n_together > n_gone:
        raise CannotRead(
            f"'left' is the same for bandits that left with the same car, but {n_gone} cars have left,"
            f" not {n_together} (S3.3)"
        )


def check_last_departure(state: State) -> None:
    """S5 The game ends with a bandit that falls alone, or with all who leave with the last car."""
    left = departures(state)
    n_last = left[max(left, default=0)]
    if has_ended_in_shootin(state) and n_last != 1:
        raise CannotRead(
            f"'left' is highest for the one bandit whose fall ended the game, not for {n_last} (S5.1)"
        )
    if state.n_aboard == 0 and n_last < 2:
        raise CannotRead(
            "'left' is highest for at least two bandits, who left together and ended the game (S5.3)"
        )
