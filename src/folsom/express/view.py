"""What a seat or a spectator may know, as typed structures. Nothing here depends on what is hidden."""

from dataclasses import field
from functools import cache
from typing import Any

import numpy as np

from folsom.core.bits import members
from folsom.core.events import PUBLIC_BIT
from folsom.core.state import Records
from folsom.core.structure import structure
from folsom.express.components import (
    AT_BANDIT,
    BEFORE_RESHUFFLE,
    CAR_NAMES,
    COVERING,
    DOLLARS_A_UNIT,
    EVENT_OF,
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_STRONGBOX,
    IN_BOX,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    N_ROUNDS,
    N_TURNS_OF,
    NOBODY,
    NOTHING,
    TURN_SHIFT,
    TURNS_OF,
    Ask,
    Step,
    Turn,
)
from folsom.express.counting import TAKEN, n_besides
from folsom.express.forms import About
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    EVENTS,
    FLOORS,
    TURNS,
    Team,
    card_name,
    place_parts,
    round_card_name,
    token_kind,
)


@structure
class Settings:
    """What is being played."""

    powers: bool
    events: bool
    expert: bool
    two_bandits: bool
    station_last: bool
    reveal_first: bool
    keep_actions_only: bool
    drop_bullets_first: bool
    short_bullets_leave: bool
    revenge_takes_most: bool
    known_start_purses: bool
    pick: bool
    cover: bool
    gunslinger: bool


@structure
class RoundView:
    """A round card that has been revealed."""

    card: str
    turns: tuple[str, ...]
    event: str | None


@structure
class CarView:
    """A car of the train; 0 is the locomotive."""

    car: int
    card: str


@structure
class DroppedView:
    """E7.7 A purse dropped for the Marshal's Revenge, and the others it was chosen among."""

    token: int
    against: tuple[int, ...]


@structure
class BanditView:
    """A figure and its cylinder. Before it is placed it stands nowhere."""

    bandit: str
    seat: int
    car: int | None
    floor: str | None
    bullets_left: int
    bullets_received: int
    dropped: DroppedView | None


@structure
class TokenView:
    """A loot token; `value` is None where the viewer has not learned it, as those in `known_by` have."""

    token: int
    kind: str
    value: int | None
    place: str
    car: int | None
    floor: str | None
    bandit: str | None
    known_by: tuple[int, ...]


@structure
class PileView:
    """A card of the common pile; `card` and `bandit` are None where it lies face down for the viewer."""

    seat: int
    bandit: str | None
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
    bandits: tuple[str, ...]
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
    kind: str


@structure
class View:
    """All that one viewer may know."""

    seat: int | None
    n_seats: int
    settings: Settings
    phase: str
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
    game: str = field(default="express")


_PHASES = {
    Step.TEAMS: "setup",
    Step.BOARD: "setup",
    Step.ROUND: "setup",
    Step.DEAL: "schemin",
    Step.SCHEME: "schemin",
    Step.END_SCHEMIN: "schemin",
    Step.RESOLVE: "stealin",
    Step.EVENT: "stealin",
    Step.EVENT_EACH: "event",
    Step.END_ROUND: "event",
    Step.OVER: "over",
}

Plain = dict[str, Any]


def plain_record(records: Records) -> Plain:
    """All fields as plain Python values, in one go: reading a record field by field is slow."""
    names = records.dtype.names
    assert names is not None
    return {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in zip(names, records[:1].tolist()[0], strict=True)
    }


def phase_of(plain: Plain) -> str:
    """Which part of a round it is."""
    if plain["asking"] == Ask.KEEP:
        return "keep"
    return _PHASES[Step(plain["step"])]


def teams_of(plain: Plain) -> list[Team]:
    """The bandits of each seat."""
    return [(row[0], row[1]) for row in plain["bandit_of"]]


def sort_cards(team: Team, cards: list[int]) -> tuple[str, ...]:
    """Cards by name, in a fixed order that tells nothing."""
    return tuple(card_name(team, card) for card in sorted(cards))


class Shared:
    """What is the same for every viewer of one position, made once for all of them. Only to be read."""

    __slots__ = ("_public", "key", "plain", "teams")

    def __init__(self, key: bytes, plain: Plain) -> None:
        self.key = key
        self.plain = plain
        self.teams = teams_of(plain)
        self._public: View | None = None

    @property
    def public(self) -> View:
        """What spectators see."""
        if self._public is None:
            self._public = _public_view(self.plain, self.teams)
        return self._public


_last: Shared | None = None


def shared(records: Records) -> Shared:
    """The shared part of a position; a server asks for the same one seat after seat."""
    global _last
    key = records[:1].tobytes()
    last = _last
    if last is None or last.key != key:
        last = _last = Shared(key, plain_record(records))
    return last


def make_view(records: Records, seat: int | None) -> View:
    """E4.11 What a seat, or a spectator, may know."""
    position = shared(records)
    plain, teams, public = position.plain, position.teams, position.public
    if seat is None:
        return public
    deck, hand, aside, _ = card_parts(plain, seat)
    return View(
        seat,
        public.n_seats,
        public.settings,
        public.phase,
        public.round,
        public.turn,
        public.rounds,
        public.first_player,
        public.cars,
        public.marshal,
        public.neutral_bullets,
        public.bandits,
        tuple(_known_to(plain, token, seat) for token in public.tokens),
        _pile(plain, seat),
        public.drew,
        public.players,
        sort_cards(teams[seat], hand),
        sort_cards(teams[seat], deck),
        sort_cards(teams[seat], aside),
        public.asked,
        public.resolving,
    )


def _public_view(plain: Plain, teams: list[Team]) -> View:
    n_seats = plain["n_seats"]
    is_laid_out = plain["step"] > Step.BOARD
    return View(
        seat=None,
        n_seats=n_seats,
        settings=_settings(plain),
        phase=phase_of(plain),
        round=plain["round_number"] + 1 if plain["step"] > Step.ROUND else 0,
        turn=plain["turn"],
        rounds=_rounds(plain),
        first_player=plain["first_player"],
        cars=_cars(plain) if is_laid_out else (),
        marshal=plain["marshal_car"],
        neutral_bullets=plain["neutral_bullets"],
        bandits=_bandits(plain) if is_laid_out else (),
        tokens=_tokens(plain, None) if is_laid_out else (),
        pile=_pile(plain, None),
        drew=drew(plain),
        players=tuple(_player(plain, teams, other) for other in range(n_seats)),
        hand=None,
        deck=None,
        aside=None,
        asked=tuple(
            AskedView(other, ASKS[plain["asking"]])
            for other in range(n_seats)
            if plain["asked"] >> other & 1
        ),
        resolving=resolving(plain),
    )


def _known_to(plain: Plain, token: TokenView, seat: int) -> TokenView:
    """The token as a seat knows it: the same as for all, or with the value it has learned."""
    is_known = plain["token_known_by"][token.token] >> seat & 1
    if bool(is_known) == (token.value is not None):
        return token
    value = plain["token_value"][token.token] * DOLLARS_A_UNIT if is_known else None
    return TokenView(
        token.token,
        token.kind,
        value,
        token.place,
        token.car,
        token.floor,
        token.bandit,
        token.known_by,
    )


def card_parts(plain: Plain, seat: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """A seat's deck (top last), hand, cards set aside, discard pile."""
    row = plain["cards_of"][seat]
    borders = [0]
    for part in ("n_deck_of", "n_hand_of", "n_aside_of", "n_discard_of"):
        borders.append(borders[-1] + plain[part][seat])
    deck, hand, aside, discard = (row[borders[i] : borders[i + 1]] for i in range(4))
    return deck, hand, aside, discard


def resolving(plain: Plain) -> About | None:
    """The card being resolved (or covered, E9.4), and what was chosen for it so far."""
    bandit = plain["acting_bandit"]
    if plain["asking"] == Ask.COVER:
        bandit, action = divmod(plain["pile_card"][plain["n_pile"] - 1], N_ACTIONS)
        return About(BANDITS[bandit], f"{BANDITS[bandit]} {ACTIONS[action]}", None, None)
    if bandit == NOBODY or plain["asking"] == Ask.NOTHING:
        return None
    if plain["step"] == Step.RESOLVE:
        action = plain["pile_card"][plain["n_resolved"] - 1] % N_ACTIONS
        card = f"{BANDITS[bandit]} {ACTIONS[action]}"
    else:
        card = EVENTS[EVENT_OF[plain["round_card"][plain["round_number"]]]]
    target, token = plain["target_bandit"], plain["token_at_stake"]
    return About(
        BANDITS[bandit],
        card,
        None if target == NOBODY else BANDITS[target],
        None if token == NOTHING else token,
    )


def _settings(plain: Plain) -> Settings:
    return Settings(
        powers=bool(plain["powers"]),
        events=bool(plain["has_events"]),
        expert=bool(plain["expert"]),
        two_bandits=bool(plain["two_bandits"]),
        station_last=bool(plain["station_last"]),
        reveal_first=bool(plain["reveals_first"]),
        keep_actions_only=bool(plain["keeps_actions_only"]),
        drop_bullets_first=bool(plain["drops_bullets_first"]),
        short_bullets_leave=bool(plain["short_bullets_leave"]),
        revenge_takes_most=bool(plain["revenge_takes_most"]),
        known_start_purses=bool(plain["known_start_purses"]),
        pick=bool(plain["picks_card"]),
        cover=bool(plain["can_cover"]),
        gunslinger=bool(plain["has_gunslinger"]),
    )


_ROUND_VIEWS = tuple(
    RoundView(
        round_card_name(card),
        tuple(TURNS[t] for t in TURNS_OF[card][: N_TURNS_OF[card]]),
        EVENTS[EVENT_OF[card]] if EVENT_OF[card] else None,
    )
    for card in range(len(EVENT_OF))
)


def n_revealed(plain: Plain) -> int:
    """How many round cards everyone has seen."""
    return int(plain["round_number"]) + int(plain["is_revealed"])


def _rounds(plain: Plain) -> tuple[RoundView | None, ...]:
    shown = n_revealed(plain)
    cards = plain["round_card"]
    return tuple(_ROUND_VIEWS[cards[i]] if i < shown else None for i in range(N_ROUNDS))


def _cars(plain: Plain) -> tuple[CarView, ...]:
    cards = plain["car_card"]
    named = (CarView(car, CAR_NAMES[cards[car]]) for car in range(1, plain["caboose"] + 1))
    return (CarView(0, "locomotive"), *named)


def is_placed(plain: Plain) -> bool:
    """Whether the figures are on the train."""
    return bool(plain["asking"] != Ask.PLACE and plain["step"] > Step.BOARD)


def _bandits(plain: Plain) -> tuple[BanditView, ...]:
    placed = is_placed(plain)
    return tuple(
        BanditView(
            BANDITS[bandit],
            plain["seat_of"][bandit],
            plain["car_of"][bandit] if placed else None,
            FLOORS[plain["floor_of"][bandit]] if placed else None,
            plain["bullets_left_of"][bandit],
            plain["bullets_received_of"][bandit],
            _dropped(plain, bandit),
        )
        for bandit in range(N_BANDITS)
        if plain["seat_of"][bandit] != NOBODY
    )


def _dropped(plain: Plain, bandit: int) -> DroppedView | None:
    token = plain["dropped_of"][bandit]
    if token == NOTHING:
        return None
    return DroppedView(token, tuple(members(plain["dropped_against_of"][bandit])))


_PLACES = tuple(place_parts(place) for place in range(AT_BANDIT + N_BANDITS))
_KINDS = tuple(token_kind(token) for token in range(MAX_TOKENS))


@cache
def _seats_in(mask: int, n_seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(n_seats) if mask >> seat & 1)


def _tokens(plain: Plain, seat: int | None) -> tuple[TokenView, ...]:
    viewer = PUBLIC_BIT if seat is None else seat
    n_seats = plain["n_seats"]
    shown = []
    for token, (place, value, known) in enumerate(
        zip(plain["token_place"], plain["token_value"], plain["token_known_by"], strict=True)
    ):
        if place == IN_BOX:
            if not _lies_beside_the_train(plain, token):
                continue
            where, car, floor, bandit = place_parts(place)
        else:
            where, car, floor, bandit = _PLACES[place]
        dollars = value * DOLLARS_A_UNIT if known >> viewer & 1 else None
        shown.append(
            TokenView(
                token, _KINDS[token], dollars, where, car, floor, bandit, _seats_in(known, n_seats)
            )
        )
    return tuple(shown)


def _lies_beside_the_train(plain: Plain, token: int) -> bool:
    """The second strongbox lies beside the train in sight of all; nothing else in the box is of interest."""
    return token == FIRST_STRONGBOX + 1 and bool(plain["has_events"])


def _pile(plain: Plain, seat: int | None) -> tuple[PileView, ...]:
    shown = []
    for i in range(plain["n_pile"]):
        bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
        note, owner = plain["pile_note"][i], plain["seat_of"][bandit]
        is_resolved = i < plain["n_resolved"]
        is_seen = is_resolved or owner == seat or not note & FACE_DOWN
        shown.append(
            PileView(
                seat=owner,
                bandit=BANDITS[bandit] if is_seen else None,
                card=f"{BANDITS[bandit]} {ACTIONS[action]}" if is_seen else None,
                face_down=bool(note & FACE_DOWN),
                cover=bool(note & COVERING),
                before_reshuffle=bool(note & BEFORE_RESHUFFLE),
                turn=note >> TURN_SHIFT,
                resolved=is_resolved,
            )
        )
    return tuple(shown)


# For each round card, the (turn, go within the turn) of its goes in order.
_GOES = tuple(
    tuple(
        (turn, go)
        for turn in range(N_TURNS_OF[card])
        for go in range(2 if TURNS_OF[card][turn] == Turn.SPEEDING_UP else 1)
    )
    for card in range(len(EVENT_OF))
)


def drew(plain: Plain) -> tuple[DrewView, ...]:
    """The goes of this round in which seats drew cards instead of playing one."""
    if plain["round_number"] >= n_revealed(plain):
        return ()
    goes = _GOES[plain["round_card"][plain["round_number"]]]
    return tuple(
        DrewView(turn, go, seat)
        for (turn, go), seats in zip(goes, plain["drew_in_go"], strict=False)
        if seats
        for seat in range(plain["n_seats"])
        if seats >> seat & 1
    )


def _player(plain: Plain, teams: list[Team], seat: int) -> PlayerView:
    team = teams[seat]
    deck, hand, aside, discard = card_parts(plain, seat)
    n_cards = len(deck) + len(hand) + len(aside) + len(discard)
    sure = plain["surely_held_of"][seat]
    top = plain["n_known_top_of"][seat]
    chooses = plain["asking"] in (Ask.PLACE, Ask.PICK, Ask.KEEP)
    return PlayerView(
        seat=seat,
        bandits=tuple(BANDITS[b] for b in team if b != NOBODY),
        hand=len(hand) + len(aside),
        deck=len(deck),
        discard=sort_cards(team, discard),
        bullets=sort_cards(
            team, [card for card in plain["cards_of"][seat][:n_cards] if card >= FIRST_BULLET]
        ),
        surely_held=sort_cards(team, [c for c in range(N_CARD_KINDS) for _ in range(sure[c])])
        if plain["expert"]
        else (),
        known_on_deck=tuple(card_name(team, c) for c in deck[len(deck) - top :]) if top else (),
        counted=_counted(plain, team, seat) if plain["expert"] else None,
        friendly_hits=plain["friendly_hits_of"][seat],
        has_chosen=chooses and not plain["asked"] >> seat & 1,
    )


def _counted(plain: Plain, team: Team, seat: int) -> CountedView:
    held = plain["held_at_reshuffle_of"][seat]
    return CountedView(
        plain["sure_actions_of"][seat],
        tuple(card_name(team, card) for card in range(N_CARD_KINDS) if held >> card & 1),
        limits(plain, team, seat),
    )


def limits(plain: Plain, team: Team, seat: int) -> tuple[LimitView, ...]:
    """E9.3 What picks told everyone about the bullets on a seat's deck."""
    if not plain["picks_card"]:
        return ()
    return tuple(
        LimitView(
            number,
            (limit & TAKEN) - 1,
            tuple(
                card_name(team, card)
                for card in range(FIRST_BULLET, N_CARD_KINDS)
                for _ in range(n_besides(limit, card))
            ),
        )
        for number, limit in enumerate(plain["limit_of"][seat], 2)
        if limit
    )
