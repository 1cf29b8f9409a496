"""The parts of a view, each made from the fields it shows and kept: most answers leave most parts as they were."""

from functools import cache, lru_cache
from operator import itemgetter

from folsom.core.bits import members
from folsom.core.events import PUBLIC_BIT
from folsom.core.state import Plain, PlainReader, Records
from folsom.express.choices import SWITCHES
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    CAR_NAMES,
    COVERING,
    DOLLARS_A_UNIT,
    EVENT_OF,
    FACE_DOWN,
    FIRST_BULLET,
    FIRST_STRONGBOX,
    IN_BOX,
    N_ACTIONS,
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
from folsom.express.notation import (
    ACTIONS,
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
from folsom.express.questions import SECRETS
from folsom.express.rules.counting import TAKEN, n_besides
from folsom.express.seen.view_types import (
    BanditView,
    CarView,
    CountedView,
    DrewView,
    DroppedView,
    LimitView,
    PileView,
    PlayerView,
    RoundView,
    Settings,
    TokenView,
)
from folsom.express.state import STATE

Row = tuple[int, ...]
"""A field of a record that has a number for each of something."""
Cards = tuple[int, ...]
"""The numbers of some cards."""

REMEMBERED = 1_024
"""How many parts of views of each kind are kept: most answers leave most parts of a position as they were."""

READER = PlainReader(STATE)


def plain_record(records: Records) -> Plain:
    """All fields as plain Python values."""
    return READER.read(records[:1].tobytes())


def teams_of(plain: Plain) -> list[Team]:
    """The bandits of each seat."""
    return list(plain["bandit_of"])


@lru_cache(REMEMBERED)
def sort_cards(team: Team, cards: Cards) -> tuple[str, ...]:
    """Cards by name, in a fixed order that tells nothing."""
    return tuple(card_name(team, card) for card in sorted(cards))


def card_parts(plain: Plain, seat: int) -> tuple[Cards, Cards, Cards, Cards]:
    """A seat's deck (top last), hand, cards set aside, discard pile."""
    row = plain["cards_of"][seat]
    hand = plain["n_deck_of"][seat]
    aside = hand + plain["n_hand_of"][seat]
    discard = aside + plain["n_aside_of"][seat]
    end = discard + plain["n_discard_of"][seat]
    return row[:hand], row[hand:aside], row[aside:discard], row[discard:end]


@lru_cache(REMEMBERED)
def settings_of(*flags: int) -> Settings:
    return Settings(*(bool(flag) for flag in flags))


setting_flags = itemgetter(*(switch.name for switch in SWITCHES))
"""The fields of a record behind the settings, in their order."""


ROUND_VIEWS = tuple(
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


@lru_cache(REMEMBERED)
def rounds_of(cards: Cards, shown: int) -> tuple[RoundView | None, ...]:
    return tuple(ROUND_VIEWS[cards[i]] if i < shown else None for i in range(N_ROUNDS))


@lru_cache(REMEMBERED)
def cars_of(cards: Cards, caboose: int) -> tuple[CarView, ...]:
    named = (CarView(car, CAR_NAMES[cards[car]]) for car in range(1, caboose + 1))
    return (CarView(0, "locomotive"), *named)


def is_placed(plain: Plain) -> bool:
    """Whether the figures are on the train."""
    return bool(plain["asking"] != Ask.PLACE and plain["step"] > Step.BOARD)


def bandits_of(plain: Plain) -> tuple[BanditView, ...]:
    placed = is_placed(plain)
    return tuple(
        _bandit(
            bandit,
            seat,
            plain["car_of"][bandit] if placed else None,
            plain["floor_of"][bandit] if placed else None,
            plain["bullets_left_of"][bandit],
            plain["bullets_received_of"][bandit],
            _dropped(plain, bandit),
        )
        for bandit, seat in enumerate(plain["seat_of"])
        if seat != NOBODY
    )


def _dropped(plain: Plain, bandit: int) -> DroppedView | None:
    token = plain["dropped_of"][bandit]
    if token == NOTHING:
        return None
    return DroppedView(token, tuple(members(plain["dropped_against_of"][bandit])))


@lru_cache(REMEMBERED)
def _bandit(
    bandit: int,
    seat: int,
    car: int | None,
    floor: int | None,
    left: int,
    received: int,
    dropped: DroppedView | None,
) -> BanditView:
    where = None if floor is None else FLOORS[floor]
    return BanditView(BANDITS[bandit], seat, car, where, left, received, dropped)


@cache
def _seats_in(mask: int, n_seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(n_seats) if mask >> seat & 1)


def tokens_for(plain: Plain, seat: int | None) -> tuple[TokenView, ...]:
    if plain["step"] <= Step.BOARD:
        return ()
    return _tokens(
        plain["token_place"],
        plain["token_value"],
        plain["token_known_by"],
        PUBLIC_BIT if seat is None else seat,
        plain["n_seats"],
        bool(plain["events"]),
    )


@lru_cache(REMEMBERED)
def _tokens(
    places: Row, values: Row, known_by: Row, viewer: int, n_seats: int, has_events: bool
) -> tuple[TokenView, ...]:
    return tuple(
        _token(token, place, value if known >> viewer & 1 else None, _seats_in(known, n_seats))
        for token, (place, value, known) in enumerate(zip(places, values, known_by, strict=True))
        if place != IN_BOX or _lies_beside_the_train(token, has_events)
    )


@lru_cache(4 * REMEMBERED)
def _token(token: int, place: int, value: int | None, known_by: tuple[int, ...]) -> TokenView:
    where, car, floor, bandit = place_parts(place)
    dollars = None if value is None else value * DOLLARS_A_UNIT
    return TokenView(token, token_kind(token), dollars, where, car, floor, bandit, known_by)


def _lies_beside_the_train(token: int, has_events: bool) -> bool:
    """The second strongbox lies beside the train in sight of all; nothing else in the box is of interest."""
    return token == FIRST_STRONGBOX + 1 and has_events


def pile_for(plain: Plain, seat: int | None) -> tuple[PileView, ...]:
    n_resolved = plain["n_resolved"]
    seat_of = plain["seat_of"]
    return tuple(
        _pile_card(card, note, owner, i < n_resolved, i < n_resolved or owner == seat)
        for i, (card, note) in enumerate(
            zip(plain["pile_card"][: plain["n_pile"]], plain["pile_note"], strict=False)
        )
        for owner in (seat_of[card // N_ACTIONS],)
    )


def has_face_down(plain: Plain) -> bool:
    """Whether a card lies in the pile that its owner knows and others do not."""
    unresolved = plain["pile_note"][plain["n_resolved"] : plain["n_pile"]]
    return any(note & FACE_DOWN for note in unresolved)


@lru_cache(REMEMBERED)
def _pile_card(card: int, note: int, owner: int, is_resolved: bool, is_known: bool) -> PileView:
    bandit, action = divmod(card, N_ACTIONS)
    is_seen = is_known or not note & FACE_DOWN
    return PileView(
        seat=owner,
        bandit=BANDITS[bandit] if is_seen else None,
        card=f"{BANDITS[bandit]} {ACTIONS[action]}" if is_seen else None,
        face_down=bool(note & FACE_DOWN),
        cover=bool(note & COVERING),
        before_reshuffle=bool(note & BEFORE_RESHUFFLE),
        turn=note >> TURN_SHIFT,
        resolved=is_resolved,
    )


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


def player_for(plain: Plain, team: Team, seat: int) -> PlayerView:
    chooses = plain["asking"] in SECRETS
    return _player(
        seat,
        team,
        card_parts(plain, seat),
        plain["surely_held_of"][seat] if plain["expert"] else (),
        plain["n_known_top_of"][seat],
        _counted(plain, team, seat) if plain["expert"] else None,
        plain["friendly_hits_of"][seat],
        chooses and not plain["asked"] >> seat & 1,
    )


@lru_cache(REMEMBERED)
def _player(
    seat: int,
    team: Team,
    parts: tuple[Cards, Cards, Cards, Cards],
    surely_held: Cards,
    n_known_top: int,
    counted: CountedView | None,
    friendly_hits: int,
    has_chosen: bool,
) -> PlayerView:
    deck, hand, aside, discard = parts
    held = tuple(card for card, n in enumerate(surely_held) for _ in range(n))
    on_top = deck[len(deck) - n_known_top :] if n_known_top else ()
    return PlayerView(
        seat=seat,
        bandits=tuple(BANDITS[b] for b in team if b != NOBODY),
        hand=len(hand) + len(aside),
        deck=len(deck),
        discard=sort_cards(team, discard),
        bullets=sort_cards(
            team, tuple(card for part in parts for card in part if card >= FIRST_BULLET)
        ),
        surely_held=sort_cards(team, held),
        known_on_deck=tuple(card_name(team, card) for card in on_top),
        counted=counted,
        friendly_hits=friendly_hits,
        has_chosen=has_chosen,
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
    if not plain["pick"]:
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
