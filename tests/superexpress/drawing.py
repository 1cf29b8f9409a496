"""Positions as drawings. The rear of the train is on the left, the locomotive is the last column.

    roof   | 1<   |       |
    inside | 0>*  | 3> 2< | 4>

`0>` is the bandit of seat 0 facing the locomotive, `1<` faces the caboose, a star means stunned.
Seats that are not drawn have left the train.
"""

import re
from typing import Any

from folsom.core.state import kept_events, new_event_buffer
from folsom.superexpress import Event, SuperExpressGame
from folsom.superexpress.notation import BANDITS, CARDS
from folsom.superexpress.position.reader import read_fields
from folsom.superexpress.rules import flow
from folsom.superexpress.rules.shootin import reveal_card
from folsom.superexpress.seen.events import decode_events

FIGURE = re.compile(r"(\d)([<>])(\*?)")


def train(
    picture: str,
    *,
    seats: int = 3,
    reflex: bool = False,
    horse: bool = False,
    first: int | None = None,
    loot: dict[int, list[int]] | None = None,
    left: dict[int, int] | None = None,
    cars: list[int] | None = None,
) -> SuperExpressGame:
    """A game from a drawing. `loot` and `left` are by seat, `cars` is the loot of each car.

    What is drawn need not add up to a whole game: the cars before may have left nobody any loot.
    """
    rows = _rows(picture)
    aboard: dict[int, dict[str, Any]] = {}
    for floor, cells in rows.items():
        for place, cell in enumerate(cells):
            for line, (seat, facing, star) in enumerate(FIGURE.findall(cell)):
                aboard[int(seat)] = {
                    "car": len(cells) - 1 - place,
                    "floor": floor,
                    "line": line,
                    "facing": "locomotive" if facing == ">" else "caboose",
                    "stunned": bool(star),
                }
    n_seats = max([seats, *(seat + 1 for seat in aboard)])
    bandits = []
    for seat in range(n_seats):
        where = aboard.get(seat, {"left": (left or {}).get(seat, 1)})
        bandits.append({"bandit": BANDITS[seat], "loot": (loot or {}).get(seat, []), **where})
    n_cars = len(rows["inside"]) - 1
    taken = [value for values in (loot or {}).values() for value in values]
    free = [value for value in (301, 312, 323, 345, 356, 367, 378, 389) if value not in taken]
    values = cars or free[:n_cars]
    records, options = read_fields(
        {
            "reflex": reflex,
            "horse": horse,
            "first_player": min(aboard, default=0) if first is None else first,
            "cars": [{"card": "ABCDEFGH"[i], "loot": values[i]} for i in range(n_cars)],
            "bandits": bandits,
        }
    )
    return SuperExpressGame(records, options, None, new_event_buffer())


def _rows(picture: str) -> dict[str, list[str]]:
    lines = [line.strip() for line in picture.strip().splitlines()]
    rows = {line.split("|")[0].strip(): line.split("|")[1:] for line in lines}
    assert list(rows) == ["roof", "inside"], "a drawing has two lines: roof and inside"
    assert len(rows["roof"]) == len(rows["inside"]), "both lines have the same columns"
    return rows


def tidy(picture: str) -> str:
    """A drawing without the spaces that only make it pretty."""
    rows = _rows(picture)
    return "\n".join(
        f"{name} | " + " | ".join(" ".join(cell.split()) for cell in cells)
        for name, cells in rows.items()
    )


def drawn(game: SuperExpressGame) -> str:
    """The train of a game, as a tidy drawing."""
    view = game.view()
    spaces: dict[tuple[str, int], list[tuple[int, str]]] = {}
    for bandit in view.bandits:
        if bandit.aboard:
            assert bandit.floor is not None
            assert bandit.car is not None
            assert bandit.line is not None
            way = ">" if bandit.facing == "locomotive" else "<"
            figure = f"{bandit.seat}{way}{'*' if bandit.stunned else ''}"
            spaces.setdefault((bandit.floor, bandit.car), []).append((bandit.line, figure))
    lines = []
    for floor in ("roof", "inside"):
        cells = []
        for car in reversed(range(len(view.cars))):
            cells.append(" ".join(figure for _, figure in sorted(spaces.get((floor, car), []))))
        lines.append(f"{floor} | " + " | ".join(cells))
    return "\n".join(lines)


def looks_like(game: SuperExpressGame, picture: str) -> bool:
    """Whether the train of a game is as drawn; on a miss, both are shown."""
    assert drawn(game) == tidy(picture), f"expected\n{tidy(picture)}\nbut it is\n{drawn(game)}"
    return True


def reveal(game: SuperExpressGame, seat: int, card: str) -> list[Event]:
    """Let one bandit reveal one card, out of turn. Returns what happened."""
    state = game.state
    state.plan[seat, 0] = CARDS.index(card)
    state.n_planned[seat] = 3
    state.n_revealed[seat] = 0
    rows = new_event_buffer()
    reveal_card(state, seat, rows[0])
    return decode_events(kept_events(rows), game.records["bandit_of"][0].tolist())


def end_round(game: SuperExpressGame) -> list[Event]:
    """End the round where it stands: uncouple, then the next round or the end."""
    game.state.asked = 0
    rows = new_event_buffer()
    flow.end_round(game.state, rows[0])
    return decode_events(kept_events(rows), game.records["bandit_of"][0].tolist())


def play_round(game: SuperExpressGame, plans: dict[int, str]) -> list[Event]:
    """Stack three cards for each seat, in words, and return what the last one set off."""
    happened: list[Event] = []
    for seat, words in plans.items():
        for card in words.split():
            happened = game.play(CARDS.index(card), seat)
    return happened


def kinds(events: list[Event]) -> list[str]:
    """The kinds of some events."""
    return [event.event for event in events]


def revealed(events: list[Event]) -> list[tuple[int | None, str | None]]:
    """Who revealed which card, in order."""
    return [(event.seat, event.card) for event in events if event.event == "card-revealed"]
