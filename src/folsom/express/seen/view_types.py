"""What a view is made of, as typed structures."""

from dataclasses import field
from typing import Literal

from folsom.core.choices import settings
from folsom.core.readable import view_in_words
from folsom.core.structure import structure
from folsom.express.choices import Switches
from folsom.express.components import BanditName
from folsom.express.names import (
    CarCard,
    DecisionKind,
    FloorName,
    Phase,
    RoundCard,
    RoundEventKind,
    TokenKind,
    TokenPlace,
    TurnKind,
)
from folsom.express.seen.forms import About


@settings
class Settings(Switches[bool]):
    """What is being played."""


@structure
class RoundView:
    """A round card that has been revealed."""

    card: RoundCard
    turns: tuple[TurnKind, ...]
    event: RoundEventKind | None


@structure
class CarView:
    """A car of the train; 0 is the locomotive."""

    car: int
    card: CarCard


@structure
class DroppedView:
    """E7.7 A purse dropped for the Marshal's Revenge, and the others it was chosen among."""

    token: int
    against: tuple[int, ...]


@structure
class BanditView:
    """A figure and its cylinder. Before it is placed it stands nowhere."""

    bandit: BanditName
    seat: int
    car: int | None
    floor: FloorName | None
    bullets_left: int
    bullets_received: int
    dropped: DroppedView | None


@structure
class TokenView:
    """A loot token; `value` is None where the viewer has not learned it, as those in `known_by` have."""

    token: int
    kind: TokenKind
    value: int | None
    place: TokenPlace
    car: int | None
    floor: FloorName | None
    bandit: BanditName | None
    known_by: tuple[int, ...]


@structure
class PileView:
    """A card of the common pile; `card` and `bandit` are None where it lies face down for the viewer."""

    seat: int
    bandit: BanditName | None
    card: str | None
    face_down: bool
    cover: bool
    before_reshuffle: bool
    turn: int
    resolved: bool


@structure
class DrewView:
    """A go in which a seat drew cards instead of playing one."""

    turn: int
    go: int
    seat: int


@structure
class LimitView:
    """E9.3 Bullets seen on a deck before a pick: besides these others, no more are held than cards taken since."""

    round: int
    taken: int
    besides: tuple[str, ...]


@structure
class CountedView:
    """E8 What an attentive player can tell of an expert's hidden cards, besides those surely held.

    So many action cards in hand are sure; a face-down card from before a reshuffle is one of those held at it.
    """

    sure_actions: int
    held_at_reshuffle: tuple[str, ...]
    limits: tuple[LimitView, ...]


@structure
class PlayerView:
    """What everyone sees of a seat: counts, discard pile, bullets received, and cards it surely holds."""

    seat: int
    bandits: tuple[BanditName, ...]
    hand: int
    deck: int
    discard: tuple[str, ...]
    bullets: tuple[str, ...]
    surely_held: tuple[str, ...]
    known_on_deck: tuple[str, ...]
    counted: CountedView | None
    friendly_hits: int
    has_chosen: bool


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
    turn: int
    rounds: tuple[RoundView | None, ...]
    first_player: int
    cars: tuple[CarView, ...]
    marshal: int
    neutral_bullets: int
    bandits: tuple[BanditView, ...]
    tokens: tuple[TokenView, ...]
    pile: tuple[PileView, ...]
    drew: tuple[DrewView, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...] | None
    deck: tuple[str, ...] | None
    aside: tuple[str, ...] | None
    asked: tuple[AskedView, ...]
    resolving: About | None
    game: Literal["express"] = field(default="express")

    @property
    def where(self) -> str:
        """Where the game stands: `round 2 of 5, schemin, turn 3 of 4`."""
        if self.phase == "over" or not self.round:
            return self.phase
        card = self.rounds[self.round - 1]
        turns = "" if card is None else f", turn {self.turn + 1} of {len(card.turns)}"
        return f"round {self.round} of {len(self.rounds)}, {self.phase}{turns if self.phase == 'schemin' else ''}"

    def __repr__(self) -> str:
        return view_in_words(self)

    def _repr_svg_(self) -> str:
        """In a notebook a view draws the train."""
        from folsom.express.seen.drawing import draw_view

        return draw_view(self)
