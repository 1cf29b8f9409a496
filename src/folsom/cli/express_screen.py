"""Colt Express in the terminal: the train, the sheets, the pile, and options in words."""

from collections.abc import Sequence

from rich.text import Text

from folsom.cli.screen_parts import (
    LOOT_STYLE,
    MARSHAL_STYLE,
    STYLE_OF,
    Car,
    Sheet,
    Words,
    car_name,
    draw_sheets,
    draw_train,
    figure,
    in_lines,
    legend,
    sheet_name,
    told,
)
from folsom.core.decision import Decision, Option
from folsom.express.components import (
    DOLLARS_A_UNIT,
    GUNSLINGER_DOLLARS,
    JEWEL,
    PURSE_VALUES,
    STRONGBOX,
)
from folsom.express.notation import ACTIONS, BANDITS, TURNS
from folsom.express.seen.narrate import narrate_all
from folsom.express.seen.view_types import TokenView, View
from folsom.words.speech import Speech, speak
from folsom.words.wording import Wording, at_table, gender_of

__all__ = ["call", "describe", "explain", "narrate_all", "question", "screen"]


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


def explain(width: int, language: str) -> list[Text]:
    """The rules in short, and how the screen is read."""
    speech = speak(language)
    say = speech.say
    turns = [(say(f"turn-{turn}"), say(f"help-turn-{turn}")) for turn in TURNS]
    cards = [(say(f"card-{action}"), say(f"help-{action}")) for action in ACTIONS]
    shorts = " ".join(figure(speech, bandit, False) for bandit in BANDITS)
    least, most = (DOLLARS_A_UNIT * int(each) for each in (PURSE_VALUES.min(), PURSE_VALUES.max()))
    worth = {"least": speech.money(least), "most": speech.money(most)}
    signs = [
        (shorts, say("terminal-help-short")),
        (speech.money("?"), f"{speech.tell('a-purse')}. {say('help-purse', worth)}"),
        (say("terminal-jewel"), _worth(speech, "jewel", JEWEL)),
        (say("terminal-strongbox"), _worth(speech, "strongbox", STRONGBOX)),
        ("*", say("terminal-help-asked")),
    ]
    return [
        *told(say("help-goal"), width),
        *told(say("help-schemin"), width),
        *legend(turns, width),
        *told(say("help-stealin"), width),
        *legend(cards, width),
        *told(say("help-meeting"), width),
        *told(say("help-event"), width),
        *told(say("help-gunslinger", {"value": speech.money(GUNSLINGER_DOLLARS)}), width),
        Text(),
        *told(say("terminal-help-train"), width),
        *legend(signs, width),
    ]


def _worth(speech: Speech, kind: str, units: int) -> str:
    value = speech.money(DOLLARS_A_UNIT * units)
    return f"{speech.tell(f'a-{kind}')}. {speech.say('help-worth', {'value': value})}"


def screen(
    view: View, names: Sequence[str], width: int, is_plain: bool, language: str
) -> list[Text]:
    """All that a player may see."""
    table = at_table(language, view)
    lines = in_lines(_header(table.speech, view, names), width)
    if view.cars:
        long, short = (_cars(table.speech, view, is_wide) for is_wide in (True, False))
        lines += draw_train(long, short, width, is_plain)
    lines += _sheets(table.speech, view, width)
    if view.pile:
        lines += in_lines(_pile(table, view), width)
    if view.deck is not None and view.hand is not None and view.phase in ("schemin", "keep"):
        lines += in_lines(_hand(table, view), width)
    return lines


def _header(speech: Speech, view: View, names: Sequence[str]) -> Words:
    words = [(speech.say("terminal-round", {"round": view.round}), "bold")]
    card = view.rounds[view.round - 1] if 0 < view.round <= len(view.rounds) else None
    if card is not None:
        words.append(("·", ""))
        for i, turn in enumerate(card.turns):
            is_now = view.phase == "schemin" and i == view.turn
            words.append((f" {speech.say(f'turn-{turn}')} ", "reverse" if is_now else ""))
        event = card.event or "none"
        words.append((f"· {speech.say(f'round-{event}')}", "italic"))
    words.append((f"· {speech.say('terminal-first', {'player': names[view.first_player]})}", ""))
    words.append((f"· {speech.say('terminal-bullets', {'n': view.neutral_bullets})}", ""))
    return words


def _loot_words(speech: Speech, tokens: Sequence[TokenView]) -> Words:
    """Loot in short: what is alike is counted."""
    labels = [
        speech.money(token.value or "?")
        if token.kind == "purse"
        else speech.say(f"terminal-{token.kind}")
        for token in tokens
    ]
    counted = [(labels.count(label), label) for label in dict.fromkeys(sorted(labels))]
    return [(f"{n}x{label}" if n > 1 else label, LOOT_STYLE) for n, label in counted]


def _cars(speech: Speech, view: View, is_wide: bool) -> list[Car]:
    cars = [Car(car_name(speech, c.car, is_wide)) for c in view.cars]
    for i, car in enumerate(cars):
        for floor, words in (("roof", car.roof), ("inside", car.inside)):
            if floor == "inside" and view.marshal == i:
                words.append((speech.say("card-marshal").upper(), MARSHAL_STYLE))
            words += [
                (figure(speech, b.bandit, is_wide), STYLE_OF[b.bandit])
                for b in view.bandits
                if b.car == i and b.floor == floor
            ]
            here = [t for t in view.tokens if t.car == i and t.floor == floor]
            words += _loot_words(speech, here)
    return cars


def _sheets(speech: Speech, view: View, width: int) -> list[Text]:
    """Everyone's sheet: bullets left and received, cards, loot."""
    asked = {asked.seat for asked in view.asked}
    sheets = []
    for player in view.players:
        for i, bandit in enumerate(b for b in view.bandits if b.seat == player.seat):
            is_asked = i == 0 and player.seat in asked
            name = sheet_name(speech, bandit.bandit, is_asked, player.seat == view.seat)
            cards = [str(player.hand), str(player.deck)] if i == 0 else ["", ""]
            own = [t for t in view.tokens if t.bandit == bandit.bandit]
            counts = [str(bandit.bullets_left), str(bandit.bullets_received), *cards]
            sheets.append(Sheet(name, counts, [_loot_words(speech, own)]))
    titles = [speech.say(f"terminal-{title}") for title in ("fires", "hits", "hand", "deck")]
    return draw_sheets(titles, [speech.say("loot")], sheets, width)


def _pile(table: Wording, view: View) -> Words:
    """The common pile as a timeline; what is resolved is dim, what is being resolved stands out."""
    say = table.speech.say
    words = [(say("terminal-pile"), "bold")]
    n_resolved = sum(card.resolved for card in view.pile)
    for i, card in enumerate(view.pile):
        if i > 0:
            words.append(("·" if card.turn == view.pile[i - 1].turn else "|", "dim"))
        if card.card is None:
            bandit: str = view.players[card.seat].bandits[0]
            name = "?"
        else:
            bandit = card.card.split(" ")[0]
            name = table.card("card", card.card)["card"]
            if card.face_down and not card.resolved:
                name = say("terminal-hidden", {"card": name})
        style = STYLE_OF[bandit]
        if card.resolved:
            style = "reverse" if i == n_resolved - 1 and view.resolving else "dim"
        words.append((say("pile-card", table.bandit("bandit", bandit) | {"card": name}), style))
    return words


def _hand(table: Wording, view: View) -> Words:
    hand = list(view.hand or ())
    counted = [(hand.count(card), _own_card(table, view, card)) for card in dict.fromkeys(hand)]
    cards = [f"{n}x {card}" if n > 1 else card for n, card in counted]
    shown = table.speech.in_row(cards) or table.speech.say("nothing")
    return [(table.speech.say("hand"), "bold"), *((word, "") for word in shown.split(" "))]
