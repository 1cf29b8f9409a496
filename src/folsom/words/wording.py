"""What things at a table are called in a language, as words of its sentences."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from folsom.words.speech import Speech, speak

WOMEN = ("belle", "cheyenne", "mei")
"""For languages whose verbs tell."""


class Happening(Protocol):
    """An event, as far as those of both games are alike."""

    @property
    def event(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def bandit(self) -> str | None: ...
    @property
    def target(self) -> str | None: ...
    @property
    def car(self) -> int | None: ...
    @property
    def from_car(self) -> int | None: ...
    @property
    def to_car(self) -> int | None: ...
    @property
    def floor(self) -> str | None: ...
    @property
    def round(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Wording:
    """A language at a table: who leads which bandits, what they are called, and how long the train is."""

    speech: Speech
    teams: Mapping[int, Sequence[str]]
    names: Sequence[str]
    n_cars: int

    def about(self, event: Happening, floor: str | None) -> dict[str, str | int]:
        """Who, where and when: what the events of both games say in the same words."""
        words: dict[str, str | int] = {}
        if event.seat is not None:
            words["player"] = self.player(event.seat)
            words["people"] = len(self.teams.get(event.seat, ())) or 1
        if event.bandit is not None:
            words |= self.bandit("bandit", event.bandit)
        if event.target is not None:
            words |= self.bandit("target", event.target)
        team = self.teams.get(event.seat, ()) if event.seat is not None else ()
        words["gender"] = gender_of(event.bandit or next(iter(team), ""))
        if event.car is not None:
            words["car"] = self.place(event.car, floor, event.event == "bandit-climbed")
        if event.from_car is not None:
            words["from-car"] = self.place(event.from_car, floor, False)
        if event.to_car is not None:
            words["to-car"] = self.place(event.to_car, floor, True)
        if event.round is not None:
            words["round"] = event.round
        return words

    def player(self, seat: int) -> str:
        """Who sits there: the name that was given, else the bandits of the seat, else its number."""
        if seat < len(self.names):
            return self.names[seat]
        bandits = self.bandits(self.teams.get(seat, ()))
        return bandits or self.speech.say("seat-n", {"seat": seat})

    def bandit(self, key: str, bandit: str) -> dict[str, str]:
        """A bandit in all forms of the name."""
        return self.speech.bent(key, f"bandit-{bandit}")

    def bandits(self, bandits: Iterable[str]) -> str:
        """Some bandits, one after another."""
        return self.speech.listed([self.speech.say(f"bandit-{bandit}") for bandit in bandits])

    def card(self, key: str, card: str) -> dict[str, str]:
        """A card in all forms of its name: `doc move`, `bullet belle`, `bullet neutral`, or an action alone."""
        owner, _, action = card.rpartition(" ")
        if owner != "bullet":
            return self.speech.bent(key, f"card-{action}")
        if action == "neutral":
            return self.speech.bent(key, "bullet-neutral")
        return self.speech.bent(key, "bullet-of", self.bandit("bandit", action))

    def place(self, car: int, floor: str | None, is_way: bool) -> str:
        """A car, the place on one of its floors, or the way there."""
        is_caboose = car == self.n_cars - 1
        if floor is None:
            name = "locomotive" if car == 0 else "caboose-n" if is_caboose else "car-n"
            return self.speech.say(name, {"car": car} if car else None)
        kind = "locomotive" if car == 0 else "caboose" if is_caboose else "car"
        names = ("to-roof-of", "into") if is_way else ("roof-of", "inside-of")
        return self.speech.say(names[floor != "roof"], {"car": car, "kind": kind})

    def loot(self, name: str, value: int | str | None) -> str:
        """Loot, and what it is worth if that is known."""
        if value is None:
            return name
        return self.speech.say("loot-worth", {"loot": name, "value": self.speech.money(value)})


def gender_of(bandit: str) -> str:
    """Which form of a verb goes with a bandit."""
    return "feminine" if bandit in WOMEN else "masculine"


def at_table(
    language: str, view: Any = None, names: Sequence[str] = (), n_cars: int | None = None
) -> Wording:
    """A language at the table of a view; `n_cars` if the train was longer when what is told happened."""
    teams: dict[int, list[str]] = {}
    for bandit in view.bandits if view is not None else ():
        teams.setdefault(bandit.seat, []).append(bandit.bandit)
    n_seen = len(view.cars) if view is not None else 0
    return Wording(speak(language), teams, names, n_seen if n_cars is None else n_cars)
