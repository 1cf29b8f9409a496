"""What happened, as sentences for a log in any language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from folsom.superexpress.seen.events import Event
from folsom.superexpress.seen.view import View

if TYPE_CHECKING:
    from folsom.words.wording import Wording


def narrate(
    event: Event, view: View | None = None, names: Sequence[str] = (), language: str = "en"
) -> str:
    """An event as one sentence that can be read aloud.

    A view of the table after it lets players be called by their bandits, and the last car the caboose; `names`
    are the players' own, by seat. `language` is the short name of a language, such as `sv`.
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

    # A car that is gone by now was the caboose while the others happened.
    n_uncoupled = sum(event.event == "car-uncoupled" for event in events)
    n_cars = len(view.cars) + n_uncoupled if view is not None else 0
    table = at_table(language, view, names, n_cars)
    return [table.speech.tell(sentence(event), _words(event, table)) for event in events]


def sentence(event: Event) -> str:
    """Which sentence of the catalogues tells the event."""
    match event.event:
        case "bandit-moved":
            return "log-moved"
        case "bandit-climbed":
            return "log-climbed" if event.floor == "roof" else "log-climbed-down"
        case "round-started":
            return "log-round"
        case "turned":
            return f"log-turned-{event.facing}"
        case "fell-off":
            return f"log-fell-{event.end}"
    return f"log-{event.event}"


def _words(event: Event, table: "Wording") -> dict[str, str | int]:
    """The words of the sentence."""
    words = table.about(event, event.floor)
    if event.card is not None:
        words |= table.card("card", event.card)
    if event.number is not None:
        words["pass"] = event.number + 1
    if event.value is not None:
        words["value"] = table.speech.money(event.value)
    return words
