"""What a seat or a spectator may know, as typed structures. Nothing here depends on what is hidden.

Hidden are the stacks of others, even how far they have got, and the loot of the cars still coupled.
"""

from dataclasses import field
from typing import Literal

from folsom.core.choices import settings
from folsom.core.readable import view_in_words
from folsom.core.state import Plain, PlainReader, Records
from folsom.core.structure import structure
from folsom.superexpress.choices import SWITCHES, Variants
from folsom.superexpress.components import LOCOMOTIVE, LOOT, N_CARDS, PLAN_SIZE, BanditName, Status
from folsom.superexpress.names import (
    CarCard,
    CardName,
    DecisionKind,
    FacingName,
    FloorName,
    Phase,
)
from folsom.superexpress.notation import (
    BANDITS,
    CAR_CARDS,
    CARDS,
    FACINGS,
    FLOORS,
    LOCOMOTIVE_CARD,
    PLAN,
)
from folsom.superexpress.state import LOST, STATE


@settings
class Settings(Variants[bool]):
    """What is being played."""


@structure
class CarView:
    """A car that is still coupled; 0 is the locomotive."""

    car: int
    card: CarCard


@structure
class BanditView:
    """A figure. Once it has left it stands nowhere. `line` counts from the rear of its space."""

    bandit: BanditName
    seat: int
    aboard: bool
    car: int | None
    floor: FloorName | None
    line: int | None
    facing: FacingName | None
    stunned: bool


@structure
class PlanView:
    """A stack, the card on top first. Of others one sees only a complete one, face down."""

    seat: int
    n: int
    locked: bool
    cards: tuple[CardName | None, ...]


@structure
class LootView:
    """The loot cards in front of a seat, in plain sight."""

    seat: int
    values: tuple[int, ...]


@structure
class AskedView:
    """Who is being waited for, and for what."""

    seat: int
    kind: DecisionKind


@structure
class View:
    """All that one viewer may know."""

    seat: int | None
    n_seats: int
    settings: Settings
    phase: Phase
    round: int
    first_player: int
    cars: tuple[CarView, ...]
    bandits: tuple[BanditView, ...]
    plans: tuple[PlanView, ...]
    loot: tuple[LootView, ...]
    lost: tuple[int, ...]
    hand: tuple[CardName, ...] | None
    asked: tuple[AskedView, ...]
    game: Literal["superexpress"] = field(default="superexpress")

    @property
    def where(self) -> str:
        """Where the game stands: `round 2, 4 cars`."""
        return f"round {self.round}, {self.phase}, {len(self.cars) - 1} cars"

    def __repr__(self) -> str:
        return view_in_words(self)

    def _repr_svg_(self) -> str:
        """In a notebook a view draws the train."""
        from folsom.superexpress.seen.drawing import draw_view

        return draw_view(self)


_READER = PlainReader(STATE)


def plain_record(records: Records) -> Plain:
    """All fields of the first record as plain Python values."""
    return _READER.read(records[:1].tobytes())


def make_view(records: Records, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    plain = plain_record(records)
    seats = range(plain["n_seats"])
    lines = lines_of(plain)
    return View(
        seat=seat,
        n_seats=plain["n_seats"],
        settings=Settings(*(bool(plain[switch.name]) for switch in SWITCHES)),
        phase="plan" if plain["asked"] else "over",
        round=plain["round_number"],
        first_player=plain["first_player"],
        cars=_cars(plain),
        bandits=tuple(_bandit(plain, other, lines[other]) for other in seats),
        plans=tuple(_plan(plain, other, other == seat) for other in seats),
        loot=tuple(LootView(other, loot_values(plain, other)) for other in seats),
        lost=loot_values(plain, LOST),
        hand=None if seat is None else _hand(plain, seat),
        asked=tuple(AskedView(other, PLAN) for other in seats if plain["asked"] >> other & 1),
    )


def _cars(plain: Plain) -> tuple[CarView, ...]:
    coupled = range(1, plain["caboose"] + 1)
    cars = (CarView(car, CAR_CARDS[plain["car_card"][car]]) for car in coupled)
    return (CarView(LOCOMOTIVE, LOCOMOTIVE_CARD), *cars)


def lines_of(plain: Plain) -> list[int]:
    """Each bandit's place in the line of its space, 0 for the rearmost."""
    lines = [0] * plain["n_seats"]
    n_in: dict[tuple[int, int], int] = {}
    for seat in sorted(range(plain["n_seats"]), key=plain["spot_of"].__getitem__):
        space = plain["car_of"][seat], plain["floor_of"][seat]
        lines[seat] = n_in.get(space, 0)
        n_in[space] = lines[seat] + 1
    return lines


def _bandit(plain: Plain, seat: int, line: int) -> BanditView:
    is_aboard = plain["status_of"][seat] == Status.ABOARD
    return BanditView(
        bandit=BANDITS[plain["bandit_of"][seat]],
        seat=seat,
        aboard=is_aboard,
        car=plain["car_of"][seat] if is_aboard else None,
        floor=FLOORS[plain["floor_of"][seat]] if is_aboard else None,
        line=line if is_aboard else None,
        facing=FACINGS[plain["facing_of"][seat]] if is_aboard else None,
        stunned=bool(plain["is_stunned"][seat]),
    )


def _plan(plain: Plain, seat: int, is_own: bool) -> PlanView:
    n = plain["n_planned"][seat]
    is_locked = n == PLAN_SIZE
    if is_own:
        return PlanView(seat, n, is_locked, tuple(CARDS[card] for card in plain["plan"][seat][:n]))
    if is_locked:
        return PlanView(seat, PLAN_SIZE, True, (None,) * PLAN_SIZE)
    return PlanView(seat, 0, False, ())


def loot_values(plain: Plain, owner: int) -> tuple[int, ...]:
    """The loot cards that belong to a seat (or are lost), smallest first."""
    return tuple(LOOT[loot] for loot, whose in enumerate(plain["owner_of_loot"]) if whose == owner)


def _hand(plain: Plain, seat: int) -> tuple[CardName, ...]:
    is_planning = plain["asked"] and plain["status_of"][seat] == Status.ABOARD
    hand = plain["hand_of"][seat] if is_planning else 0
    return tuple(CARDS[card] for card in range(N_CARDS) if hand >> card & 1)
