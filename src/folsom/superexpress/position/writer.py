"""A position: everything, hidden things included, as plain values that can be written by hand.

    {"game": "superexpress", "reflex": false, "horse": true, "round": 2, "first_player": 1,
     "cars": [{"card": "C", "loot": 345}, …],
     "bandits": [{"bandit": "doc", "car": 2, "floor": "inside", "line": 0, "facing": "locomotive",
                  "stunned": false, "loot": [301], "plan": ["move"]},
                 {"bandit": "mei", "left": 1, "loot": []}, …],
     "lost": []}

Cars are listed from the locomotive to the caboose, bandits in seat order. `left` orders those who
left the train. Whatever has a usual value may be left out: `loot`, `lost` and `plan` are empty,
`line` is 0, `round` follows from the cars that have left. These are as many as there are loot cards with
bandits (`checks`).
"""

from typing import Any

from folsom.core.state import Plain, Records
from folsom.superexpress.choices import SWITCHES
from folsom.superexpress.components import (
    LOOT,
    Status,
)
from folsom.superexpress.notation import (
    BANDITS,
    CAR_CARDS,
    CARDS,
    FACINGS,
    FLOORS,
)
from folsom.superexpress.seen.view import lines_of, loot_values, plain_record
from folsom.superexpress.state import LOST


def write_position(records: Records) -> dict[str, Any]:
    """The position of a game, as `read_position` takes it."""
    plain = plain_record(records)
    return {
        "game": "superexpress",
        **{switch.name: bool(plain[switch.name]) for switch in SWITCHES},
        "round": plain["round_number"],
        "first_player": plain["first_player"],
        "cars": [
            {"card": CAR_CARDS[plain["car_card"][car]], "loot": LOOT[plain["loot_of_car"][car]]}
            for car in range(1, plain["caboose"] + 1)
        ],
        "bandits": [_write_bandit(plain, seat, line) for seat, line in enumerate(lines_of(plain))],
        "lost": list(loot_values(plain, LOST)),
    }


def _write_bandit(plain: Plain, seat: int, line: int) -> dict[str, Any]:
    written: dict[str, Any] = {"bandit": BANDITS[plain["bandit_of"][seat]]}
    if plain["status_of"][seat] == Status.ABOARD:
        n = plain["n_planned"][seat]
        written |= {
            "car": plain["car_of"][seat],
            "floor": FLOORS[plain["floor_of"][seat]],
            "line": line,
            "facing": FACINGS[plain["facing_of"][seat]],
            "stunned": bool(plain["is_stunned"][seat]),
            "plan": [CARDS[card] for card in plain["plan"][seat][:n]],
        }
    else:
        written["left"] = plain["left_at"][seat]
    written["loot"] = list(loot_values(plain, seat))
    return written
