"""Writes positions of every variant, and ways to spoil them, for the client's test of how it reads positions.

python -m tools.local_positions            writes web/tests/fixtures/positions.json.gz
"""

import gzip
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.page.jobs import EVERY, played

from folsom.core.complaints import Complaint
from folsom.core.errors import CannotRead
from folsom.express.position.checks.complaints import COMPLAINTS as EXPRESS_COMPLAINTS
from folsom.games import game_module
from folsom.superexpress.position.checks import COMPLAINTS as SUPEREXPRESS_COMPLAINTS

FIXTURE = Path(__file__).parent.parent / "web/tests/fixtures/positions.json.gz"
COMPLAINTS = {
    "express": EXPRESS_COMPLAINTS,
    "superexpress": SUPEREXPRESS_COMPLAINTS,
}
Position = dict[str, Any]
Spoilt = dict[str, Any]
"""Whole parts of a position, put in instead of its own."""


def complaint_in(complaints: tuple[Complaint, ...], sentence: str) -> str | None:
    """The name of the complaint that is said like this."""
    for each in reversed(complaints):
        parts = (re.escape(part) for part in re.split(r"\{.*?\}", each.sentence))
        if re.match(".*".join(parts), sentence):
            return each.name
    return None


def spoil_express(position: Position, luck: random.Random) -> Iterator[Spoilt]:
    """One thing after the other that an editor could do."""

    def copy(part: str) -> Any:
        return json.loads(json.dumps(position[part]))

    bandits, tokens, seats = copy("bandits"), copy("tokens"), copy("seats")
    luck.choice(bandits).update(car=position["marshal"], floor="inside")
    yield {"bandits": bandits}
    yield {"marshal": luck.randrange(len(position["cars"]) + 1)}
    token = luck.choice(tokens)
    token.update(place="box", car=None, floor=None, bandit=None)
    if token["known_by"] != "everyone":
        token["known_by"] = []
    bandits = copy("bandits")
    for bandit in bandits:
        bandit["loot"] = [each for each in bandit["loot"] if each != token["token"]]
    yield {"tokens": tokens, "bandits": bandits}
    tokens = copy("tokens")
    token = luck.choice([each for each in tokens if each["place"] == "box"] or tokens)
    token.update(place="car", car=1, floor="roof", bandit=None)
    bandits = copy("bandits")
    for bandit in bandits:
        bandit["loot"] = [each for each in bandit["loot"] if each != token["token"]]
    yield {"tokens": tokens, "bandits": bandits}
    tokens = copy("tokens")
    for each in tokens:
        if each["kind"] == "purse" and each["known_by"] != "everyone":
            each["value"] = 500
    yield {"tokens": tokens}
    seat = luck.choice(seats)
    seat["deck"].append(f"bullet {seat['bandits'][0]}")
    bandits = copy("bandits")
    for bandit in bandits:
        if bandit["bandit"] == seat["bandits"][0]:
            bandit["bullets_left"] -= 1
            bandit["bullets_received"] += 1
    yield {"seats": seats, "bandits": bandits}
    seats, bandits = copy("seats"), copy("bandits")
    whose = seats[1]["bandits"][0]
    n = sum(
        card == f"bullet {whose}"
        for each in seats
        for part in ("hand", "deck", "aside", "discard")
        for card in each[part]
    )
    seats[0]["deck"] += [f"bullet {whose}"] * (7 - n)
    yield {"seats": seats}
    seats = copy("seats")
    seat = luck.choice(seats)
    if len(seat["deck"]) >= 4:
        seat["hand"] += seat["deck"][:4]
        seat["deck"] = seat["deck"][4:]
        yield {"seats": seats}
    seats = copy("seats")
    seat = luck.choice(seats)
    seat["deck"].append(f"{seat['bandits'][0]} move")
    yield {"seats": seats}
    seats = copy("seats")
    for seat in seats:
        seat["deck"], seat["hand"] = seat["deck"] + seat["hand"], []
    yield {"seats": seats}
    bandits = copy("bandits")
    bandits[0]["bullets_left"] -= 1
    yield {"bandits": bandits}
    yield from spoil_pile(position, luck)
    for known in ("everyone", [], [0]):
        tokens = copy("tokens")
        luck.choice(tokens)["known_by"] = known
        yield {"tokens": tokens}


def spoil_pile(position: Position, luck: random.Random) -> Iterator[Spoilt]:
    """What a foreign file may say of the common pile."""
    seat = luck.randrange(len(position["seats"]))
    yield {"drew": [*position["drew"], {"turn": luck.randrange(3), "go": 0, "seat": seat}]}
    yield {"resolved": luck.randrange(len(position["pile"]) + 1)}
    if not position["pile"]:
        return
    yield {"pile": position["pile"][::-1]}
    for field in ("face_down", "cover", "before_reshuffle"):
        pile = json.loads(json.dumps(position["pile"]))
        card = luck.choice(pile)
        card[field] = not card[field]
        yield {"pile": pile}
    pile = json.loads(json.dumps(position["pile"]))
    luck.choice(pile)["turn"] = luck.randrange(3)
    yield {"pile": pile}


def spoil_super(position: Position, luck: random.Random) -> Iterator[Spoilt]:
    """The same for the other game."""

    def copy(part: str) -> Any:
        return json.loads(json.dumps(position[part]))

    cars = copy("cars")
    yield {"cars": cars[:-1]}
    yield {"round": position["round"] + 1}
    yield {"first_player": luck.randrange(len(position["bandits"]))}
    yield {"lost": [loot for loot in (301, 312, 323, 345) if _is_free(loot, position)][:1]}
    bandits = copy("bandits")
    seat = luck.randrange(len(bandits))
    bandits[seat] = {"bandit": bandits[seat]["bandit"], "left": 1, "loot": bandits[seat]["loot"]}
    yield {"bandits": bandits}
    bandits = copy("bandits")
    for bandit in bandits[1:]:
        loot = bandit["loot"]
        bandits[0]["loot"], bandit["loot"] = bandits[0]["loot"] + loot, []
    yield {"bandits": bandits}
    bandits = copy("bandits")
    for bandit in bandits:
        if "left" in bandit:
            bandit["left"] += 1
    yield {"bandits": bandits}
    bandits = copy("bandits")
    for bandit in bandits:
        if "plan" in bandit:
            bandit["plan"] = ["flip", "move", "shoot"]
    yield {"bandits": bandits}


def _is_free(loot: int, position: Position) -> bool:
    held = [each for bandit in position["bandits"] for each in bandit["loot"]]
    return loot not in held + [car["loot"] for car in position["cars"]] + position["lost"]


def example(game: str, name: str, seed: int) -> dict[str, Any] | None:
    """A position somewhere in a game, what `load` makes of it, and what it says when it is spoilt."""
    luck = random.Random(seed)
    table = played(game, name, seed, luck.randrange(2, 60))
    position: Position = table.position()
    if position.get("phase") in ("teams", "place"):
        return None
    loaded = game_module(game).load(position)
    spoilers = spoil_express if game == "express" else spoil_super
    spoilt: list[dict[str, Any]] = []
    for change in spoilers(position, luck):
        try:
            after = game_module(game).load({**position, **change})
        except CannotRead as error:
            name_of_it = complaint_in(COMPLAINTS[game], str(error))
            if name_of_it:
                spoilt.append({"change": change, "complaint": name_of_it, "sentence": str(error)})
        else:
            spoilt.append(
                {"change": change, "complaint": None, "record": after.records.tobytes().hex()}
            )
    return {
        "game": game,
        "position": position,
        "record": loaded.records.tobytes().hex(),
        "after": loaded.position(),
        "spoilt": spoilt,
    }


def main() -> None:
    """Some positions of every variant."""
    examples = [
        found
        for game in EVERY
        for number, name in enumerate(sorted(EVERY[game]))
        for seed in (2 * number, 2 * number + 1)
        if (found := example(game, name, seed)) is not None
    ]
    FIXTURE.write_bytes(gzip.compress(json.dumps(examples).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
