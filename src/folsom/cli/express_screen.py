"""Colt Express in the terminal: the train, the sheets, the pile, and options in words."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from folsom.cli.screen_parts import (
    LOOT_STYLE,
    MARSHAL_STYLE,
    STYLE_OF,
    Car,
    Sheet,
    Words,
    draw_sheets,
    draw_train,
    figure,
    sheet_name,
)
from folsom.core.decision import Decision, Option
from folsom.express.seen.narrate import card_words
from folsom.express.seen.view_types import TokenView, View

HELP = """\
The train runs to the left: car 0 is the locomotive, the last car the caboose.
Figures above a car stand on its roof. The Marshal is never on a roof.
  Be Ch Dj Do Gh Tu   the bandits, where there is little room
  $?  a purse you have not seen into    $300  a purse you know
  J   a jewel, $500                     S     a strongbox, $1000
First everyone plans (Schemin'): in every turn play one card on the common pile
or draw three. In a tunnel cards lie face down, speeding-up gives two goes,
switching goes round the other way. Then the cards are resolved in the order
they were played (Stealin'). After five rounds the richest wins; whoever fired
most bullets gets $1000 besides.
"""

QUESTIONS = {
    "team": "Which pair do you take?",
    "place": "Who starts in the caboose?",
    "pick": "Which card do you take from your deck?",
    "scheme": "Play a card, or draw?",
    "cover": "Cover your Shoot with a card of your other bandit?",
    "keep": "Discard cards you do not want to keep for the next round.",
    "move": "{bandit} moves. Where to?",
    "shoot": "{bandit} shoots. Whom?",
    "rob": "{bandit} robs. Which loot?",
    "punch": "{bandit} punches. Whom?",
    "knock": "Which loot does {target} lose?",
    "pocket": "Cheyenne may take the purse.",
    "push": "Which way is {target} pushed?",
    "marshal": "{bandit} moves the Marshal. Where to?",
    "pickpocket": "{bandit} is alone: take a purse?",
    "revenge": "{bandit} must drop a purse. Which?",
}


def question(decision: Decision) -> str:
    """What is asked, in words."""
    about = decision.about
    return QUESTIONS[decision.kind].format(
        bandit=about.bandit.capitalize() if about else "",
        target=(about.target or "").capitalize() if about else "",
    )


def describe(option: Option, view: View) -> str:
    """An option in words."""
    form = option.form
    match form.do:
        case "team":
            return " and ".join(name.capitalize() for name in form.bandits)
        case "place":
            return str(form.bandit).capitalize()
        case "pick" | "discard":
            return f"{'take' if form.do == 'pick' else 'discard'} {_own_card(view, form.card)}"
        case "play":
            return f"play {_own_card(view, form.card)}{', face down' if form.face_down else ''}"
        case "draw":
            return "draw three cards"
        case "move" | "push" | "marshal":
            return _describe_way(form.car, form.do, view)
        case "shoot" | "punch":
            return f"{form.do} {form.target.capitalize()}"
        case "rob" | "knock" | "take" | "drop":
            return f"{_VERBS[form.do]} {_token_words(view, form.token)}"
    return {"pass": "no, thank you", "done": "keep the rest", "leave": "let it fall"}[form.do]


def _own_card(view: View, card: str) -> str:
    """A card; whoever leads one bandit need not be told whose it is."""
    words = card_words(card)
    return (
        words if view.settings.two_bandits or card.startswith("bullet") else words.partition(" ")[2]
    )


_VERBS = {"rob": "take", "knock": "knock out", "take": "take", "drop": "drop"}


def _describe_way(car: int, do: str, view: View) -> str:
    place = "the locomotive" if car == 0 else f"car {car}"
    if car == len(view.cars) - 1:
        place += ", the caboose"
    notes = []
    is_inside = True
    if view.resolving is not None and do != "marshal":
        moved = view.resolving.target if do == "push" else view.resolving.bandit
        is_inside = any(b.bandit == moved and b.floor == "inside" for b in view.bandits)
    if do != "marshal" and is_inside and car == view.marshal:
        notes.append("the Marshal is there")
    here = [
        b.bandit.capitalize()
        for b in view.bandits
        if b.car == car and (b.floor == "inside") == is_inside
    ]
    if here:
        notes.append(f"with {', '.join(here)}")
    return f"to {place} ({'; '.join(notes)})" if notes else f"to {place}"


def _token_words(view: View, number: int) -> str:
    token = next(token for token in view.tokens if token.token == number)
    if token.kind == "purse":
        return f"purse {number}" + (f", ${token.value}" if token.value else ", value unknown")
    return f"the {token.kind}, ${token.value}"


def screen(
    view: View, names: Sequence[str], log: Sequence[str], width: int, is_plain: bool
) -> RenderableType:
    """All that a player may see."""
    parts: list[RenderableType] = [_header(view, names)]
    if view.cars:
        parts += draw_train(_cars(view, True), _cars(view, False), width, is_plain)
    parts += _sheets(view, width)
    if view.pile:
        parts.append(_pile(view))
    if view.deck is not None and view.hand is not None and view.phase in ("schemin", "keep"):
        parts.append(_hand(view))
    parts += [Text(f"  {line}", style="dim") for line in log]
    return Group(*parts)


def _header(view: View, names: Sequence[str]) -> Text:
    line = Text(f"Round {view.round}/5", style="bold")
    card = view.rounds[view.round - 1] if 0 < view.round <= len(view.rounds) else None
    if card is not None:
        line.append(" · ")
        for i, turn in enumerate(card.turns):
            is_now = view.phase == "schemin" and i == view.turn
            line.append(f" {turn} ", style="reverse" if is_now else "")
        event = card.event.replace("-", " ") if card.event else "no event"
        line.append(f"· {event}", style="italic")
    line.append(f" · first {names[view.first_player]}")
    line.append(f" · {view.neutral_bullets} bullets")
    return line


def _loot_words(tokens: Sequence[TokenView]) -> Words:
    """Loot in short: what is alike is counted."""
    labels = [
        {"jewel": "J", "strongbox": "S"}.get(token.kind, f"${token.value or '?'}")
        for token in tokens
    ]
    counted = [(labels.count(label), label) for label in dict.fromkeys(sorted(labels))]
    return [(f"{n}x{label}" if n > 1 else label, LOOT_STYLE) for n, label in counted]


def _cars(view: View, is_wide: bool) -> list[Car]:
    front = "locomotive" if is_wide else "loco"
    cars = [Car(f"car {c.car}" if c.car else front) for c in view.cars]
    for i, car in enumerate(cars):
        for floor, words in (("roof", car.roof), ("inside", car.inside)):
            if floor == "inside" and view.marshal == i:
                words.append(("MARSHAL", MARSHAL_STYLE))
            words += [
                figure(b.bandit, is_wide) for b in view.bandits if b.car == i and b.floor == floor
            ]
            words += _loot_words([t for t in view.tokens if t.car == i and t.floor == floor])
    return cars


def _sheets(view: View, width: int) -> list[Text]:
    """Everyone's sheet: bullets left and received, cards, loot."""
    asked = {asked.seat for asked in view.asked}
    sheets = []
    for player in view.players:
        for i, bandit in enumerate(b for b in view.bandits if b.seat == player.seat):
            is_asked = i == 0 and player.seat in asked
            name = sheet_name(bandit.bandit, is_asked, player.seat == view.seat)
            cards = [str(player.hand), str(player.deck)] if i == 0 else ["", ""]
            own = [t for t in view.tokens if t.bandit == bandit.bandit]
            counts = [str(bandit.bullets_left), str(bandit.bullets_received), *cards]
            sheets.append(Sheet(name, counts, [_loot_words(own)]))
    return draw_sheets(("fires", "hits", "hand", "deck"), ("loot",), sheets, width)


def _pile(view: View) -> Text:
    """The common pile as a timeline; what is resolved is dim, what is being resolved stands out."""
    line = Text("Pile ", style="bold")
    turn = -1
    n_resolved = sum(card.resolved for card in view.pile)
    for i, card in enumerate(view.pile):
        if card.turn != turn:
            line.append("| " if turn >= 0 else "", style="dim")
            turn = card.turn
        if card.card is None:
            bandits = view.players[card.seat].bandits
            label, style = f"{bandits[0].capitalize()}:?", STYLE_OF[bandits[0]]
        else:
            name, action = card.card.split(" ")
            hidden = "(hidden)" if card.face_down and not card.resolved else ""
            label, style = f"{name.capitalize()}:{action}{hidden}", STYLE_OF[name]
        if card.resolved:
            style = "reverse" if i == n_resolved - 1 and view.resolving else "dim"
        line.append(label, style=style)
        line.append(" ")
    return line


def _hand(view: View) -> Text:
    line = Text("Hand ", style="bold")
    hand = list(view.hand or ())
    counted = [(hand.count(card), card) for card in dict.fromkeys(hand)]
    line.append(", ".join(f"{n}x {card}" if n > 1 else card for n, card in counted) or "empty")
    return line
