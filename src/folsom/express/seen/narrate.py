"""What happened, as sentences for a log in any language. What the viewer may not know is not in them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from folsom.express.notation import token_kind
from folsom.express.seen.events import Event
from folsom.express.seen.view_types import View

if TYPE_CHECKING:
    from folsom.words.wording import Wording

INSIDE = ("marshal-moved", "strongbox-placed")
"""What never happens on a roof, so that no floor is told."""


def narrate(
    event: Event, view: View | None = None, names: Sequence[str] = (), language: str = "en"
) -> str:
    """An event as one sentence that can be read aloud.

    A view of the table lets players be called by their bandits, and the last car the caboose; `names` are the
    players' own, by seat. `language` is the short name of a language, such as `sv`.
    """
    return narrate_all([event], view, names, language)[0]


def narrate_all(
    events: Sequence[Event],
    view: View | None = None,
    names: Sequence[str] = (),
    language: str = "en",
) -> list[str]:
    """What an answer has led to, a sentence each; the view is of the table after it."""
    from folsom.words.wording import at_table

    table = at_table(language, view, names)
    return [table.speech.tell(sentence(event), _words(event, view, table)) for event in events]


def sentence(event: Event) -> str:
    """Which sentence of the catalogues tells the event."""
    match event.event:
        case "bandit-moved":
            return "log-moved" if event.how == "run" else f"log-moved-{event.how}"
        case "bandit-climbed":
            return "log-climbed" if event.floor == "roof" else "log-climbed-down"
        case "bandit-placed":
            return "log-placed"
        case "card-played":
            if event.card is None or event.face_down:
                return "log-played-down"
            return "log-covered" if event.cover else "log-played"
        case "card-drawn":
            return "log-card-drawn" if event.card else "log-drew-instead"
        case "card-picked":
            return "log-picked-known" if event.card else "log-picked"
        case "deck-shuffled":
            return "log-deck-renewed" if event.from_discard else "log-deck-shuffled"
        case "no-effect":
            return f"log-no-effect-{event.reason}"
        case "passed":
            return "log-passed-cover" if event.kind == "cover" else "log-passed"
        case "turn-started":
            return f"log-turn-{event.kind}"
    return f"log-{event.event}"


def _words(event: Event, view: View | None, table: "Wording") -> dict[str, str | int]:
    """The words of the sentence."""
    floor = "inside" if event.event in INSIDE else event.floor
    words = table.about(event, floor)
    if event.event == "card-played" and event.bandit is None:
        words["bandit"] = words["player"]
    if event.bandits is not None:
        words["team"] = table.bandits(event.bandits)
    if event.event == "round-started":
        words["card"] = table.speech.say(f"round-{event.card}")
    elif event.card is not None:
        words |= table.card("card", event.card)
    if event.event == "event-started":
        words["event"] = table.speech.say(f"round-{event.kind}")
    if event.token is not None:
        taken = table.speech.say(f"taken-{token_kind(event.token)}")
        words["loot"] = table.loot(taken, event.value or _known_value(event.token, view))
    if event.turn is not None:
        words["turn"] = event.turn + 1
    words["n"] = 1 if event.n is None else event.n
    if event.left is not None:
        words["left"] = event.left
    return words


def _known_value(token: int, view: View | None) -> int | None:
    """What the viewer knows a token to be worth."""
    tokens = view.tokens if view is not None else ()
    return next((each.value for each in tokens if each.token == token), None)
