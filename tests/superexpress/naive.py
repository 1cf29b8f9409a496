"""Part S told a second time, as plainly as possible: lists of figures in each space, rear first.

It shares nothing with the package, so that a slip in one of the two shows.
"""

from dataclasses import dataclass, field


@dataclass
class Figure:
    """A bandit on the train."""

    seat: int
    facing: str
    stunned: bool


Space = tuple[str, int]


@dataclass
class NaiveTrain:
    """A train with its figures, and a round of cards played on it."""

    n_cars: int
    has_horse: bool
    spaces: dict[Space, list[Figure]]
    plans: dict[int, list[str]]
    fallen: set[int] = field(default_factory=set)

    def space(self, floor: str, car: int) -> list[Figure]:
        """The line in a space, the rearmost first."""
        return self.spaces.setdefault((floor, car), [])

    def find(self, seat: int) -> tuple[Space, Figure] | None:
        """Where a bandit stands."""
        for where, line in self.spaces.items():
            for figure in line:
                if figure.seat == seat:
                    return where, figure
        return None

    def n_aboard(self) -> int:
        """How many are in or on the train."""
        return sum(len(line) for line in self.spaces.values())

    def play(self, order: list[int]) -> bool:
        """Three passes; says whether the game ended meanwhile."""
        for _ in range(3):
            for seat in order:
                if self.find(seat) or seat in self.fallen:
                    self.reveal(seat, self.plans[seat].pop(0))
                    if self.n_aboard() <= 1 and not any(
                        self.plans[rider][0] == "horse" for rider in self.fallen
                    ):
                        return True
        return False

    def reveal(self, seat: int, card: str) -> None:
        """One card of one bandit."""
        found = self.find(seat)
        if not found:
            self.fallen.discard(seat)
            if card == "horse":
                self.space("inside", 0).append(Figure(seat, "locomotive", False))
            return
        (floor, car), figure = found
        line = self.space(floor, car)
        if figure.stunned:
            figure.stunned = False
            if card == "reflex":
                self.shoot(figure, floor, car)
        elif card == "flip":
            figure.facing = "caboose" if figure.facing == "locomotive" else "locomotive"
        elif card == "change-floor":
            line.remove(figure)
            self.enter(figure, "roof" if floor == "inside" else "inside", car, figure.facing)
        elif card == "move":
            self.go(figure, floor, car, figure.facing)
        elif card == "shoot":
            self.shoot(figure, floor, car)
        elif card == "reflex":
            figure.stunned = True
        else:
            line.remove(figure)
            figure.facing = "locomotive"
            self.space("inside", 0).append(figure)

    def enter(self, figure: Figure, floor: str, car: int, towards: str) -> None:
        """Who goes forward stops at the rear, who goes back at the front."""
        line = self.space(floor, car)
        line.insert(0 if towards == "locomotive" else len(line), figure)

    def go(self, figure: Figure, floor: str, car: int, towards: str) -> bool:
        """One car further; False when that is off the train."""
        self.space(floor, car).remove(figure)
        target = car - 1 if towards == "locomotive" else car + 1
        if 0 <= target <= self.n_cars:
            self.enter(figure, floor, target, towards)
            return True
        if self.has_horse and self.plans[figure.seat]:
            self.fallen.add(figure.seat)
        return False

    def shoot(self, shooter: Figure, floor: str, car: int) -> None:
        """Look along the floor, own space first."""
        line = self.space(floor, car)
        place = line.index(shooter)
        if shooter.facing == "locomotive":
            ahead = [(car, figure) for figure in line[place + 1 :]]
            for other in range(car - 1, -1, -1):
                ahead += [(other, figure) for figure in self.space(floor, other)]
        else:
            ahead = [(car, figure) for figure in reversed(line[:place])]
            for other in range(car + 1, self.n_cars + 1):
                ahead += [(other, figure) for figure in reversed(self.space(floor, other))]
        for where, figure in ahead:
            if not figure.stunned:
                figure.stunned = self.go(figure, floor, where, shooter.facing)
                return

    def uncouple(self) -> int | None:
        """The last car leaves; says who takes its card."""
        for floor in ("inside", "roof"):
            self.spaces.pop((floor, self.n_cars), None)
        self.n_cars -= 1
        for car in range(self.n_cars, -1, -1):
            for floor in ("roof", "inside"):
                if self.space(floor, car):
                    return self.space(floor, car)[0].seat
        return None

    def standing(self) -> set[tuple[int, str, int, int, str, bool]]:
        """Everyone aboard: seat, floor, car, place in line, facing, stunned."""
        return {
            (figure.seat, floor, car, place, figure.facing, figure.stunned)
            for (floor, car), line in self.spaces.items()
            for place, figure in enumerate(line)
        }
