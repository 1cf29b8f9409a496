"""A position: everything, hidden things included, as plain values that can be written by hand.

    {"game": "express", "options": {"seats": 3, "bandits": ["doc", "belle", "tuco"]},
     "phase": "stealin", "round": 2, "rounds": ["bridge", "tunnel", "braking", "swivel-arm", "pickpocketing"],
     "cars": ["3P", "1P", "3J"], "marshal": 0,
     "bandits": [{"bandit": "doc", "car": 2, "floor": "roof"}, …],
     "tokens": [{"token": 3, "kind": "purse", "value": 300, "bandit": "doc"}, …],
     "seats": [{"hand": [], "deck": ["doc move", …]}, …],
     "pile": [{"card": "doc shoot"}, {"card": "belle move"}]}

A deck is listed from its top card down. With `pending` somebody is asked; without it the game goes on by
itself from the beginning of what `phase` names (`round`, `schemin`, `stealin`, `event`) to the first
decision. `folsom.express.position.reader` says what may be left out.
"""

from typing import Any

import numpy as np

from folsom.core import bits
from folsom.core.events import EVERYONE
from folsom.core.state import Plain, Records, copy_records
from folsom.express.components import (
    AT_BANDIT,
    BEFORE_RESHUFFLE,
    CAR_NAMES,
    COVERING,
    DOLLARS_A_UNIT,
    FACE_DOWN,
    FIRST_RANSOM,
    IN_BOX,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_CARD_KINDS,
    NOBODY,
    NOTHING,
    TURN_SHIFT,
    Ask,
    Step,
)
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    FLOORS,
    Team,
    card_name,
    place_parts,
    round_card_name,
    token_kind,
)
from folsom.express.options import NAME, RULES_VERSION, Options
from folsom.express.position.frame import PHASE_OF_STEP
from folsom.express.questions import QUESTIONS, is_secret
from folsom.express.rules.legal import options as option_mask
from folsom.express.seen.view_parts import card_parts, drew, limits, plain_record, teams_of


def canonical(records: Records) -> Records:
    """A copy without what earlier cards and choices left behind in places that nobody reads any more."""
    copy = copy_records(records)
    state: Any = copy[0]
    for seat in range(len(state.cards_of)):
        parts = (state.n_deck_of, state.n_hand_of, state.n_aside_of, state.n_discard_of)
        state.cards_of[seat, sum(int(part[seat]) for part in parts) :] = 0
    state.pile_card[int(state.n_pile) :] = 0
    state.pile_note[int(state.n_pile) :] = 0
    if state.asking not in (Ask.PLACE, Ask.PICK):
        state.choice_of[:] = NOTHING
    for seat in bits.members(int(state.asked)):
        state.choice_of[seat] = NOTHING
    state.choice_of[int(state.n_seats) :] = NOTHING
    is_public = state.asking != Ask.NOTHING and not is_secret(int(state.asking))
    state.offered = option_mask(state, bits.lowest(int(state.asked))) if is_public else 0
    return copy


def write_position(records: Records, options: Options) -> dict[str, Any]:
    """The position of a game, as `load` takes it."""
    plain = plain_record(records)
    asking = Ask(plain["asking"])
    phase = PHASE_OF_STEP[Step(plain["step"])] if asking == Ask.NOTHING else QUESTIONS[asking].phase
    position: dict[str, Any] = {
        "game": NAME,
        "rules_version": RULES_VERSION,
        "options": options.as_json(),
        "phase": phase,
        "first_player": plain["first_player"],
    }
    if plain["chooses_team"]:
        position["pairs"] = [
            [BANDITS[first], BANDITS[second]]
            for first, second in enumerate(plain["partner_of"])
            if second != NOBODY
        ]
    teams = teams_of(plain)
    position["seats"] = [_write_seat(plain, teams, seat) for seat in range(plain["n_seats"])]
    if phase != "teams":
        position |= _write_board(plain)
    position["pending"] = _write_pending(plain, asking)
    position["random"] = {
        "key": np.array(plain["random_key"], "<u4").tobytes().hex(),
        "counter": plain["random_counter"],
        "used": plain["random_used"],
    }
    return position


def _write_seat(plain: Plain, teams: list[Team], seat: int) -> dict[str, Any]:
    team = teams[seat]
    deck, hand, aside, discard = card_parts(plain, seat)
    choice = plain["choice_of"][seat]
    has_chosen = not plain["asked"] >> seat & 1 and choice != NOTHING
    written: dict[str, Any] = {
        "seat": seat,
        "bandits": [BANDITS[bandit] for bandit in team if bandit != NOBODY],
        "hand": [card_name(team, card) for card in hand],
        "deck": [card_name(team, card) for card in reversed(deck)],
        "aside": [card_name(team, card) for card in aside],
        "discard": [card_name(team, card) for card in discard],
        "friendly_hits": plain["friendly_hits_of"][seat],
        "known": {
            "on_top": plain["n_known_top_of"][seat],
            "sure_actions": plain["sure_actions_of"][seat],
            "surely_held": [
                card_name(team, card)
                for card, n in enumerate(plain["surely_held_of"][seat])
                for _ in range(n)
            ],
            "held_at_reshuffle": [
                card_name(team, card)
                for card in range(N_CARD_KINDS)
                if plain["held_at_reshuffle_of"][seat] >> card & 1
            ],
            "limits": [
                {"round": limit.round, "taken": limit.taken, "besides": list(limit.besides)}
                for limit in limits(plain, team, seat)
            ],
        },
    }
    if has_chosen and plain["asking"] == Ask.PLACE:
        written["choice"] = BANDITS[choice]
    if has_chosen and plain["asking"] == Ask.PICK:
        written["choice"] = card_name(team, choice)
    return written


def _write_board(plain: Plain) -> dict[str, Any]:
    return {
        "round": plain["round_number"] + 1,
        "turn": plain["turn"],
        "go": plain["go"],
        "rounds": [round_card_name(card) for card in plain["round_card"]],
        "cars": [CAR_NAMES[plain["car_card"][car]] for car in range(1, plain["caboose"] + 1)],
        "marshal": plain["marshal_car"],
        "neutral_bullets": plain["neutral_bullets"],
        "bandits": [
            _write_bandit(plain, bandit)
            for bandit in range(N_BANDITS)
            if plain["seat_of"][bandit] != NOBODY
        ],
        "tokens": [
            _write_token(plain, token)
            for token in range(MAX_TOKENS)
            if token < FIRST_RANSOM or plain["token_place"][token] != IN_BOX
        ],
        "pile": [_write_pile_card(plain, i) for i in range(plain["n_pile"])],
        "resolved": plain["n_resolved"],
        "drew": [{"turn": go.turn, "go": go.go, "seat": go.seat} for go in drew(plain)],
    }


def _write_bandit(plain: Plain, bandit: int) -> dict[str, Any]:
    written: dict[str, Any] = {
        "bandit": BANDITS[bandit],
        "car": plain["car_of"][bandit],
        "floor": FLOORS[plain["floor_of"][bandit]],
        "bullets_left": plain["bullets_left_of"][bandit],
        "bullets_received": plain["bullets_received_of"][bandit],
        "loot": [t for t in range(MAX_TOKENS) if plain["token_place"][t] == AT_BANDIT + bandit],
    }
    if plain["dropped_of"][bandit] != NOTHING:
        against = bits.members(plain["dropped_against_of"][bandit])
        written["dropped"] = {"token": plain["dropped_of"][bandit], "against": against}
    return written


def _write_token(plain: Plain, token: int) -> dict[str, Any]:
    place, car, floor, bandit = place_parts(plain["token_place"][token])
    known = plain["token_known_by"][token]
    return {
        "token": token,
        "kind": token_kind(token),
        "value": plain["token_value"][token] * DOLLARS_A_UNIT,
        "place": place,
        "car": car,
        "floor": floor,
        "bandit": bandit,
        "known_by": "everyone" if known == EVERYONE else bits.members(known),
    }


def _write_pile_card(plain: Plain, i: int) -> dict[str, Any]:
    bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
    note = plain["pile_note"][i]
    return {
        "card": f"{BANDITS[bandit]} {ACTIONS[action]}",
        "turn": note >> TURN_SHIFT,
        "face_down": bool(note & FACE_DOWN),
        "cover": bool(note & COVERING),
        "before_reshuffle": bool(note & BEFORE_RESHUFFLE),
    }


def _write_pending(plain: Plain, asking: Ask) -> dict[str, Any] | None:
    if asking == Ask.NOTHING:
        return None
    acting, target, token = plain["acting_bandit"], plain["target_bandit"], plain["token_at_stake"]
    pending: dict[str, Any] = {
        "kind": ASKS[asking],
        "seats": bits.members(plain["asked"]),
        "bandit": None if acting == NOBODY else BANDITS[acting],
        "target": None if target == NOBODY else BANDITS[target],
        "token": None if token == NOTHING else token,
    }
    if is_secret(asking):
        pending["may_take_back"] = bits.members(plain["may_take_back"])
    return pending
