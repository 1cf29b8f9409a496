"""Reads a position that may have been written by hand, and lets nothing through that no game could hold."""

from typing import Any

from folsom.core.choices import write_switches
from folsom.core.errors import CannotRead
from folsom.core.state import Records
from folsom.superexpress.choices import SWITCHES
from folsom.superexpress.components import (
    LOOT,
    MAX_SEATS,
    MIN_SEATS,
    N_CAR_CARDS,
    NOBODY,
    NOTHING,
    PLAN_SIZE,
    Status,
)
from folsom.superexpress.notation import (
    BANDITS,
    CAR_CARDS,
    CARDS,
    FACINGS,
    FLOORS,
    loot_number,
    number_of,
)
from folsom.superexpress.options import Options
from folsom.superexpress.position.checks import (
    check_plans,
    check_position,
    is_over,
    usual_round,
)
from folsom.superexpress.rules.lines import step_to
from folsom.superexpress.rules.planning import own_cards, start_plan, take_cards_up
from folsom.superexpress.state import LOST, State, new_records, state_of

MAX_DEPARTURE = 500


def read_position(position: object) -> tuple[Records, Options]:
    """A record and its options from a position that may have been written by hand, checked."""
    records, options = read_fields(position)
    check_position(state_of(records))
    return records, options


def read_fields(position: object) -> tuple[Records, Options]:
    """The same, with each field checked by itself, but not what must add up."""
    given = _fields(position, "a position", _POSITION, ("cars", "bandits"))
    if given.get("game", "superexpress") != "superexpress":
        raise CannotRead(f"this is a position of Colt Super Express, not of {given['game']!r}")
    bandits = _list(given["bandits"], "'bandits'")
    if not MIN_SEATS <= len(bandits) <= MAX_SEATS:
        raise CannotRead(f"'bandits' lists 3 to 7 bandits in seat order, not {len(bandits)} (S2.1)")
    records = new_records()
    state = state_of(records)
    state.n_seats = len(bandits)
    flags = {switch.name: _flag(given, switch.name, "a position") for switch in SWITCHES}
    write_switches(state, SWITCHES, flags.values())
    first = _number(given.get("first_player", 0), "'first_player'", 0, len(bandits) - 1)
    state.first_player = first
    _read_cars(state, given["cars"])
    _read_bandits(state, bandits)
    for value in _list(given.get("lost", []), "'lost'"):
        _give_loot(state, LOST, value, "each of 'lost'")
    _check_loot_is_told_apart(state)
    usual = usual_round(state) or 1
    state.round_number = _number(given.get("round", usual), "'round'", 1, N_CAR_CARDS)
    _read_plans(state, bandits)
    names = tuple(BANDITS[state.bandit_of[seat]] for seat in range(len(bandits)))
    options = Options(seats=len(bandits), bandits=names, **flags)
    return records, options


_SWITCHES = tuple(switch.name for switch in SWITCHES)
_POSITION = ("game", *_SWITCHES, "round", "first_player", "cars", "bandits", "lost")
_CAR = ("card", "loot")
_ABOARD = ("bandit", "car", "floor", "line", "facing", "stunned", "loot", "plan")
_GONE = ("bandit", "left", "loot")


def _fields(
    given: object, what: str, known: tuple[str, ...], needed: tuple[str, ...]
) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise CannotRead(f"{what} is an object with {', '.join(known)}, not {given!r}")
    for name in given:
        if name not in known:
            raise CannotRead(f"{what} has {', '.join(known)}, not {name!r}")
    for name in needed:
        if name not in given:
            raise CannotRead(f"{what} needs {name!r}")
    return given


def _list(given: object, what: str) -> list[Any]:
    if not isinstance(given, list | tuple):
        raise CannotRead(f"{what} is a list, not {given!r}")
    return list(given)


def _number(given: object, what: str, least: int, most: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise CannotRead(f"{what} is a number from {least} to {most}, not {given!r}")
    return given


def _flag(given: dict[str, Any], name: str, what: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise CannotRead(f"{name!r} of {what} is true or false, not {value!r}")
    return value


def _read_cars(state: State, given: object) -> None:
    cars = _list(given, "'cars'")
    if len(cars) > N_CAR_CARDS:
        raise CannotRead(
            f"'cars' lists at most 8 cars behind the locomotive, not {len(cars)} (S1.1)"
        )
    state.caboose = len(cars)
    for car in range(N_CAR_CARDS + 1):
        state.car_card[car] = NOTHING
        state.loot_of_car[car] = NOTHING
    for loot in range(N_CAR_CARDS):
        state.owner_of_loot[loot] = NOBODY
    seen = []
    for car, entry in enumerate(cars, start=1):
        fields = _fields(entry, f"car {car}", _CAR, _CAR)
        card = number_of(fields["card"], CAR_CARDS, f"'card' of car {car}")
        if card in seen:
            raise CannotRead(f"there is one car card {fields['card']!r}, but it comes twice (S1.1)")
        seen.append(card)
        state.car_card[car] = card
        state.loot_of_car[car] = loot_number(fields["loot"], f"'loot' of car {car}")


def _give_loot(state: State, owner: int, value: object, what: str) -> None:
    loot = loot_number(value, what)
    if state.owner_of_loot[loot] != NOBODY:
        raise CannotRead(f"there is one loot card of {value!r}, but it comes twice (S1.1)")
    state.owner_of_loot[loot] = owner


def _check_loot_is_told_apart(state: State) -> None:
    seen = [loot for loot in range(N_CAR_CARDS) if state.owner_of_loot[loot] != NOBODY]
    for car in range(1, state.caboose + 1):
        loot = int(state.loot_of_car[car])
        if loot in seen:
            raise CannotRead(f"there is one loot card of {LOOT[loot]}, but it comes twice (S1.1)")
        seen.append(loot)


def _read_bandits(state: State, bandits: list[Any]) -> None:
    spaces: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seat in range(MAX_SEATS):
        state.bandit_of[seat] = NOTHING
    for seat, entry in enumerate(bandits):
        what = f"the bandit of seat {seat}"
        is_aboard = isinstance(entry, dict) and entry.get("car") is not None
        if is_aboard:
            fields = _fields(entry, what, _ABOARD, ("bandit", "car", "floor", "facing"))
        else:
            if isinstance(entry, dict) and "car" in entry:
                entry = {name: value for name, value in entry.items() if name != "car"}
            fields = _fields(entry, f"{what}, not aboard,", _GONE, ("bandit",))
        bandit = number_of(fields["bandit"], BANDITS, what)
        if bandit in [state.bandit_of[other] for other in range(seat)]:
            raise CannotRead(
                f"each bandit is led once, but {fields['bandit']!r} comes twice (S1.1)"
            )
        state.bandit_of[seat] = bandit
        for value in _list(fields.get("loot", []), f"'loot' of {what}"):
            _give_loot(state, seat, value, f"each 'loot' of {what}")
        if is_aboard:
            car = _number(fields["car"], f"'car' of {what}", 0, state.caboose)
            floor = number_of(fields["floor"], FLOORS, f"'floor' of {what}")
            line = _number(fields.get("line", 0), f"'line' of {what}", 0, MAX_SEATS - 1)
            spaces.setdefault((car, floor), []).append((line, seat))
            state.facing_of[seat] = number_of(fields["facing"], FACINGS, f"'facing' of {what}")
            state.is_stunned[seat] = _flag(fields, "stunned", what)
            state.n_aboard += 1
        else:
            left = _number(fields.get("left", 1), f"'left' of {what}", 1, MAX_DEPARTURE)
            state.status_of[seat] = Status.OUT
            state.car_of[seat] = NOTHING
            state.floor_of[seat] = NOTHING
            state.left_at[seat] = left
            state.n_departures = max(int(state.n_departures), left)
    for (car, floor), figures in spaces.items():
        _stand_in_line(state, car, floor, sorted(figures))


def _stand_in_line(state: State, car: int, floor: int, line: list[tuple[int, int]]) -> None:
    if [place for place, _ in line] != list(range(len(line))):
        places = ", ".join(str(place) for place, _ in line)
        raise CannotRead(
            f"'line' counts the bandits {FLOORS[floor]} car {car} from the rear,"
            f" 0 to {len(line) - 1}, each once, not {places} (S4.1)"
        )
    for _, seat in line:
        step_to(state, seat, car, floor, False)


def _read_plans(state: State, bandits: list[Any]) -> None:
    has_ended = is_over(state)
    if has_ended:
        for seat in range(len(bandits)):
            take_cards_up(state, seat)
    else:
        start_plan(state)
    for seat, entry in enumerate(bandits):
        what = f"'plan' of the bandit of seat {seat}"
        plan = _list(entry.get("plan", []), what)
        if plan and has_ended:
            raise CannotRead(f"{what} is empty: the game is over (S5)")
        if len(plan) > PLAN_SIZE:
            raise CannotRead(f"{what} has at most three cards, not {len(plan)} (S3.1)")
        for i, name in enumerate(plan):
            card = number_of(name, CARDS, f"each of {what}")
            if not own_cards(state) >> card & 1:
                raise CannotRead(f"{name!r} is in {what}, but that expansion is not played (S1.2)")
            if not state.hand_of[seat] >> card & 1:
                raise CannotRead(f"{name!r} comes twice in {what} (S3.1)")
            state.plan[seat, i] = card
            state.hand_of[seat] = int(state.hand_of[seat]) & ~(1 << card)
        state.n_planned[seat] = len(plan)
        if len(plan) == PLAN_SIZE:
            state.asked = int(state.asked) & ~(1 << seat)
    check_plans(state)
