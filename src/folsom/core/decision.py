"""Who is asked what: a decision with its options, each a number with a readable form."""

from typing import Any, NamedTuple

from folsom.core.readable import form_in_words, options_in_words
from folsom.core.structure import structure

TAKE_BACK = -1
"""The answer that takes back a secret choice while others are still choosing."""


class Answer(NamedTuple):
    """One entry of a game's list of answers."""

    seat: int
    option: int


@structure
class Option:
    """One thing that may be answered: its number, and what it means (`form.do` says which kind it is)."""

    number: int
    form: Any

    def __repr__(self) -> str:
        return f"<Option {self.number}: {form_in_words(self.form)}>"


@structure
class Decision:
    """A seat is asked. `kind` names the question; `about` says what led to it (the card, the bandit)."""

    seat: int
    kind: str
    about: Any
    options: tuple[Option, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The options as plain numbers."""
        return tuple(option.number for option in self.options)

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.kind}; {options_in_words(self.options)}>"


@structure
class SeatResult:
    """How one seat ended: its place (1 is best), its points, and the parts they are made of."""

    seat: int
    place: int
    points: int
    parts: dict[str, int]


@structure
class Outcome:
    """The end: who won (several when shared), and everyone's result in seat order."""

    winners: tuple[int, ...]
    results: tuple[SeatResult, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory; they add up to 1."""
        share = 1 / len(self.winners)
        return tuple(share if r.seat in self.winners else 0.0 for r in self.results)
