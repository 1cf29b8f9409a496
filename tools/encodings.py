"""Writes docs/reference/encodings.md from the tables in the code: python -m tools.encodings"""

from pathlib import Path
from types import ModuleType

from folsom.core.encoding import Described
from folsom.express import encoding as express
from folsom.express.flat_actions import OPTIONS_OF
from folsom.express.notation import ACTIONS, BANDITS
from folsom.superexpress import encoding as superexpress
from folsom.superexpress.notation import CARDS

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "encodings.md"

HEAD = """\
# Encodings

<!-- Written by `python -m tools.encodings`; a test compares. -->

What a seat may know is one row of small numbers (int8), and every answer is a number of one flat list of
actions. Both are the same for all variants and numbers of seats of a game, in every environment of
`folsom.env` and on the GPU.

- **Nothing hidden is in a row.** It holds what the seat's view holds. Re-drawing all that the seat may not
  know changes no byte.
- **Seats are counted from the observer**: 0 is its own, 1 the next clockwise. What would belong to seats that
  do not play is 0.
- **0 means none or unknown** where a number names something, so names count from 1.
- A number that is "as bits" is a set: its bit k stands for seat k, counted from the observer.
- Numbers are not scaled. `HIGHEST` holds the highest value of every place, for scaling or for one-hot
  vectors.
- The mask has a 1 for each action that is offered to the seat, and is empty when the seat is not asked.
- Taking back a secret choice is for people; it has no action.

In code: `folsom.express.encoding` and `folsom.superexpress.encoding`, with `observe(state, seat, row)`,
`action_mask(state, seat, row)`, `flat_action(asking, option)`, `asking_of_action(action)`,
`option_of_action(action)`, `rewards(state, kind, row)`, `FEATURES`, `HIGHEST`, `OBSERVATION_SIZE` and
`ACTION_COUNT`. A change of these tables is noted in the changelog.
"""

CARD_NOTE = """\
Cards are numbered as their owner holds them: {cards}.
Bandits: {bandits}. Tokens: 0 to 17 purses, 18 to 23 jewels, 24 and 25 strongboxes, 26 to 31 ransom purses.
"""


def features(encoding: ModuleType) -> str:
    """The table of an observation."""
    lines = ["| places | name | highest | meaning |", "|---|---|---|---|"]
    described: Described
    for feature, described in zip(encoding.FEATURES, encoding.TABLE, strict=True):
        end = feature.start + feature.length - 1
        places = f"{feature.start}" if feature.length == 1 else f"{feature.start} to {end}"
        lines.append(f"| {places} | `{feature.name}` | {described.highest} | {described.meaning} |")
    return "\n".join(lines) + "\n"


_OF_KIND = {
    "team": "the pair of that bandit",
    "place": "that bandit starts in the caboose",
    "pick": "card",
    "scheme": "12 cards face up, 12 cards face down, draw",
    "cover": "12 cards, pass",
    "keep": "discard card; last: done",
    "move": "car",
    "shoot": "bandit",
    "rob": "token",
    "punch": "bandit",
    "knock": "token",
    "pocket": "leave, take",
    "push": "car",
    "marshal": "car",
    "pickpocket": "token; last: pass",
    "revenge": "token",
}


def express_actions() -> str:
    """The table of flat actions of Colt Express."""
    lines = ["| actions | decision | options | what they are |", "|---|---|---|---|"]
    start = 0
    for asking, options in OPTIONS_OF.items():
        kind = asking.name.lower()
        lines.append(
            f"| {start} to {start + len(options) - 1} | {kind} | {runs(options)} | {_OF_KIND[kind]} |"
        )
        start += len(options)
    return "\n".join(lines) + "\n"


def runs(numbers: tuple[int, ...]) -> str:
    """Numbers with neighbours joined: 0 to 11, 48."""
    told: list[list[int]] = []
    for number in numbers:
        if told and told[-1][1] == number - 1:
            told[-1][1] = number
        else:
            told.append([number, number])
    return ", ".join(f"{a}" if a == b else f"{a} to {b}" for a, b in told)


def page() -> str:
    """The whole page."""
    cards = [f"{i} {action}" for i, action in enumerate(ACTIONS)]
    cards += [f"{i + 6} {action} of the second bandit" for i, action in enumerate(ACTIONS)]
    cards += [f"{i + 12} bullet of {bandit}" for i, bandit in enumerate(BANDITS)]
    parts = [
        HEAD,
        "## Colt Express\n",
        CARD_NOTE.format(
            cards=", ".join([*cards, "18 neutral bullet"]),
            bandits=", ".join(f"{i} {bandit}" for i, bandit in enumerate(BANDITS)),
        ),
        f"### Observation: {express.OBSERVATION_SIZE} numbers\n",
        features(express),
        f"### Actions: {express.ACTION_COUNT}\n",
        express_actions(),
        "## Colt Super Express\n",
        f"### Observation: {superexpress.OBSERVATION_SIZE} numbers\n",
        features(superexpress),
        f"### Actions: {superexpress.ACTION_COUNT}\n",
        "One kind of decision, the plan: the next card to stack. "
        + ", ".join(f"{i} {card}" for i, card in enumerate(CARDS))
        + ".\n",
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
