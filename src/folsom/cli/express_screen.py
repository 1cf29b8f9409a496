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
from folsom.express.seen.narrate import narrate_all
from folsom.express.seen.view_types import TokenView, View
from folsom.words.wording import Wording, at_table, gender_of

__all__ = ["HELP", "call", "describe", "narrate_all", "question", "screen"]

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


def question(decision: Decision, view: View, language: str) -> str:
    """What is asked, in words."""
    table = at_table(language, view)
    about = decision.about
    actor = about.bandit if about else next(iter(view.players[decision.seat].bandits), "")
    words: dict[str, str | int] = {"can": _possible(decision), "gender": gender_of(actor)}
    words["n"] = _drawable(view, decision.seat)
    if actor:
        words |= table.bandit("bandit", actor)
    if about and about.target:
        words |= table.bandit("target", about.target)
    kind = decision.kind
    if kind == "move" and _floor_of(view, actor) == "roof":
        kind = "move-roof"
    elif kind == "scheme":
        card = view.rounds[view.round - 1]
        kind = f"scheme-{card.turns[view.turn] if card else 'standard'}"
    title = table.speech.say(f"ask-{decision.kind}-title")
    return f"{title} {table.speech.say(f'ask-{kind}', words)}"


def _possible(decision: Decision) -> str:
    """Whether a card can be played, cards can be drawn, or both."""
    can = {option.form.do == "draw" for option in decision.options}
    return "both" if len(can) == 2 else "draw" if can == {True} else "play"


def _drawable(view: View, seat: int) -> int:
    """E3.5, E8.4 How many cards a seat would draw: three, or what is left."""
    player = view.players[seat]
    return min(3, player.deck + (len(player.discard) if view.settings.expert else 0))


def call(option: Option, decision: Decision, view: View, language: str) -> str:
    """An option by its name; they say enough for who has to choose, too."""
    return describe(option, decision, view, language)


def describe(option: Option, decision: Decision, view: View, language: str) -> str:
    """An option in words."""
    table = at_table(language, view)
    say = table.speech.say
    form = option.form
    match form.do:
        case "team":
            return table.bandits(form.bandits)
        case "place":
            return say("do-place", table.bandit("target", form.bandit))
        case "pick" | "discard":
            return say(f"card-{form.do}", {"card": _own_card(table, view, form.card)})
        case "play":
            how = "card-play-down" if form.face_down else "card-play"
            return say(how, {"card": _own_card(table, view, form.card)})
        case "move" | "push" | "marshal":
            return _describe_way(table, form.car, decision, view)
        case "shoot" | "punch":
            return say(f"do-{form.do}", table.bandit("target", form.target))
        case "take" if decision.kind == "pocket":
            return say("do-take")
        case "rob" | "knock" | "take" | "drop":
            return _token_words(table, view, form.token)
    return say(f"do-{form.do}", {"n": _drawable(view, decision.seat)})


def _own_card(table: Wording, view: View, card: str) -> str:
    """A card; whoever leads one bandit need not be told whose it is."""
    name = table.card("card", card)["card"]
    owner = card.split(" ")[0]
    if not view.settings.two_bandits or owner == "bullet":
        return name
    return table.speech.say("card-of", {"card": name, "bandit": table.bandits([owner])})


def _describe_way(table: Wording, car: int, decision: Decision, view: View) -> str:
    """Where to, and whom one meets there."""
    about = decision.about
    moved = about.target if decision.kind == "push" else about.bandit
    floor = "inside" if decision.kind == "marshal" else _floor_of(view, moved)
    words: dict[str, str | int] = {"place": table.place(car, floor, True)}
    if about.target:
        words |= table.bandit("target", about.target)
    there = [b.bandit for b in view.bandits if b.car == car and b.floor == floor]
    met = [table.bandits([bandit]) for bandit in there]
    if decision.kind != "marshal" and floor == "inside" and car == view.marshal:
        met.insert(0, table.speech.say("marshal"))
    way = table.speech.say(f"do-{decision.kind}", words)
    return f"{way} ({table.speech.listed(met)})" if met else way


def _floor_of(view: View, bandit: str) -> str:
    return next((b.floor or "inside" for b in view.bandits if b.bandit == bandit), "inside")


def _token_words(table: Wording, view: View, number: int) -> str:
    token = next(token for token in view.tokens if token.token == number)
    name = table.speech.say(f"a-{token.kind}")
    if token.kind == "purse":
        # Purses look alike; whoever remembers where one has been knows it by its number.
        return table.loot(f"{name} #{number}", token.value or "?")
    return table.loot(name, token.value)


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
