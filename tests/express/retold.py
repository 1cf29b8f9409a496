"""The observation told a second time, from a seat's view alone: proof that it holds nothing else."""

from collections.abc import Iterable
from dataclasses import fields

from folsom.express.components import (
    CAR_NAMES,
    FIRST_BULLET,
    MAX_GOES,
    MAX_PILE,
    MAX_SEATS,
    MAX_TOKENS,
    MAX_TRAIN,
    MAX_TURNS,
    N_BANDITS,
    N_CARD_KINDS,
    NOBODY,
)
from folsom.express.features import N_BULLET_KINDS, N_KNOWN_TOP
from folsom.express.notation import ACTIONS, ASKS, BANDITS, EVENTS, FLOORS, TURNS, Team, read_card
from folsom.express.seen.view_types import PlayerView, View

PHASES = ("setup", "schemin", "keep", "stealin", "event", "over")
Parts = dict[str, list[int]]


def retell(view: View) -> Parts:
    """Every part of the observation by name, but `pairs`, which only the decision shows."""
    return {**course(view), **train(view), **tokens(view), **pile(view), **seats(view), **own(view)}


def seat_from(view: View, seat: int) -> int:
    """How many places clockwise of the observer a seat is."""
    assert view.seat is not None
    return (seat - view.seat) % view.n_seats


def as_bits(view: View, those: Iterable[int]) -> int:
    """A set of seats, counted from the observer."""
    return sum(1 << seat_from(view, seat) for seat in those)


def filled(n: int, numbers: Iterable[int]) -> list[int]:
    """Numbers with zeros behind them."""
    listed = list(numbers)
    return listed + [0] * (n - len(listed))


def number(name: str | None, names: tuple[str, ...]) -> int:
    """A name's number from 1, or 0 for None."""
    return 0 if name is None else names.index(name) + 1


def course(view: View) -> Parts:
    """Where the game is."""
    settings = view.settings
    turns = [
        filled(MAX_TURNS, [number(t, TURNS) for t in r.turns] if r else []) for r in view.rounds
    ]
    return {
        "settings": [int(getattr(settings, field.name)) for field in fields(settings)],
        "n_seats": [view.n_seats],
        "phase": [PHASES.index(view.phase)],
        "round": [view.round],
        "turn": [view.turn],
        "second_go": [second_go(view)],
        "first_player": [seat_from(view, view.first_player) + 1],
        "marshal": [view.marshal],
        "neutral_bullets": [view.neutral_bullets],
        "asking": [ASKS.index(view.asked[0].kind) if view.asked else 0],
        "resolving": resolving(view),
        "round_turns": [turn for row in turns for turn in row],
        "round_event": [EVENTS.index(r.event) if r and r.event else 0 for r in view.rounds],
    }


def second_go(view: View) -> int:
    """Whether the seat that schemes has had one go of this speeding-up turn."""
    if not view.asked or view.asked[0].kind != "scheme":
        return 0
    card = view.rounds[view.round - 1]
    assert card is not None
    if card.turns[view.turn] != "speeding-up":
        return 0
    seat = view.asked[0].seat
    went = [view.turn == p.turn for p in view.pile if p.seat == seat]
    went += [view.turn == d.turn for d in view.drew if d.seat == seat]
    return sum(went)


def resolving(view: View) -> list[int]:
    """What is being carried out."""
    about = view.resolving
    if about is None:
        return [0] * 5
    words = about.card.split(" ")
    is_event = about.card in EVENTS
    return [
        number(about.bandit, BANDITS),
        0 if is_event else ACTIONS.index(words[1]) + 1,
        EVENTS.index(about.card) if is_event else 0,
        number(about.target, BANDITS),
        0 if about.token is None else about.token + 1,
    ]


def train(view: View) -> Parts:
    """Cars and figures."""
    by_name = {bandit.bandit: bandit for bandit in view.bandits}
    shown = [by_name.get(name) for name in BANDITS]
    cars = [CAR_NAMES.index(car.card) + 1 for car in view.cars[1:]]
    return {
        "cars": filled(MAX_TRAIN - 1, cars),
        "bandit_seat": [seat_from(view, b.seat) + 1 if b else 0 for b in shown],
        "bandit_car": [b.car + 1 if b and b.car is not None else 0 for b in shown],
        "bandit_floor": [FLOORS.index(b.floor) if b and b.floor else 0 for b in shown],
        "bandit_bullets_left": [b.bullets_left if b else 0 for b in shown],
        "bandit_bullets_received": [b.bullets_received if b else 0 for b in shown],
    }


def tokens(view: View) -> Parts:
    """Loot."""
    place, value, known_by = [0] * MAX_TOKENS, [0] * MAX_TOKENS, [0] * MAX_TOKENS
    for token in view.tokens:
        i = token.token
        match token.place:
            case "car":
                assert token.car is not None
                assert token.floor is not None
                place[i] = 1 + 2 * token.car + FLOORS.index(token.floor)
            case "bandit":
                place[i] = 16 + number(token.bandit, BANDITS)
            case _:
                place[i] = 17 + N_BANDITS
        value[i] = (token.value or 0) // 50
        known_by[i] = as_bits(view, token.known_by)
    return {"token_place": place, "token_value": value, "token_known_by": known_by}


def pile(view: View) -> Parts:
    """The common pile, and who drew."""
    goes = [0] * MAX_GOES
    if view.round:
        card = view.rounds[view.round - 1]
        for drew in view.drew:
            assert card is not None
            before = drew.turn + sum(kind == "speeding-up" for kind in card.turns[: drew.turn])
            goes[before + drew.go] |= as_bits(view, [drew.seat])
    cards = view.pile
    return {
        "pile_size": [len(cards), sum(c.resolved for c in cards)],
        "pile_seat": filled(MAX_PILE, [seat_from(view, c.seat) + 1 for c in cards]),
        "pile_bandit": filled(MAX_PILE, [number(c.bandit, BANDITS) for c in cards]),
        "pile_action": filled(
            MAX_PILE, [number(c.card.split(" ")[1] if c.card else None, ACTIONS) for c in cards]
        ),
        "pile_face": filled(MAX_PILE, [2 if c.face_down else 3 if c.cover else 1 for c in cards]),
        "pile_turn": filled(MAX_PILE, [c.turn + 1 for c in cards]),
        "drew": goes,
    }


def team_of(player: PlayerView) -> Team:
    """The bandits of a seat by number."""
    numbers = [BANDITS.index(name) for name in player.bandits] + [NOBODY, NOBODY]
    return numbers[0], numbers[1]


def counted(player: PlayerView, cards: Iterable[str]) -> list[int]:
    """Cards counted by kind."""
    numbers = [read_card(team_of(player), card) for card in cards]
    return [numbers.count(kind) for kind in range(N_CARD_KINDS)]


def seats(view: View) -> Parts:
    """What everyone sees of each seat."""
    assert view.seat is not None
    players = [view.players[(view.seat + k) % view.n_seats] for k in range(view.n_seats)]
    asked = {a.seat for a in view.asked}
    on_deck = [
        filled(
            N_KNOWN_TOP, [read_card(team_of(p), c) + 1 for c in p.known_on_deck[::-1]][:N_KNOWN_TOP]
        )
        for p in players
    ]
    parts = {
        "seat_bandits": (2, [[b + 1 for b in team_of(p)] for p in players]),
        "seat_asked": (1, [[int(p.seat in asked)] for p in players]),
        "seat_has_chosen": (1, [[int(p.has_chosen)] for p in players]),
        "seat_hand": (1, [[p.hand] for p in players]),
        "seat_deck": (1, [[p.deck] for p in players]),
        "seat_friendly_hits": (1, [[p.friendly_hits] for p in players]),
        "seat_bullets": (N_BULLET_KINDS, [counted(p, p.bullets)[FIRST_BULLET:] for p in players]),
        "seat_discard": (N_CARD_KINDS, [counted(p, p.discard) for p in players]),
        "seat_surely_held": (N_CARD_KINDS, [counted(p, p.surely_held) for p in players]),
        "seat_known_on_deck": (N_KNOWN_TOP, on_deck),
    }
    return {
        name: filled(MAX_SEATS * width, [x for row in rows for x in row])
        for name, (width, rows) in parts.items()
    }


def own(view: View) -> Parts:
    """The observer's own cards."""
    assert view.seat is not None
    player = view.players[view.seat]
    return {
        "hand": counted(player, view.hand or ()),
        "deck": counted(player, view.deck or ()),
        "aside": counted(player, view.aside or ()),
    }
