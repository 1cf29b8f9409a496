"""What happened, as sentences for a log. What the viewer may not know is not in them."""

from folsom.express.notation import token_kind
from folsom.express.seen.events import Event


def narrate(event: Event) -> str:
    """An event as one English sentence that can be read aloud."""
    match event.event:
        case "card-picked":
            return f"{_seat(event)} takes {_card(event)} from the deck."
        case "card-drawn":
            return f"{_seat(event)} draws {_card(event)}."
        case "deck-shuffled":
            what = "the discard pile into a new deck" if event.from_discard else "the deck"
            return f"{_seat(event)} shuffles {what}."
        case "card-played":
            return _played(event)
        case "drew-instead":
            return f"{_seat(event)} draws {_count(event.n, 'card')} instead of playing."
        case "hand-returned":
            return f"{_seat(event)} puts {_count(event.n, 'card')} back on the deck."
        case "passed":
            what = "does not cover" if event.kind == "cover" else "leaves the purse"
            return f"{_seat(event)} {what}."
        case "no-effect":
            return f"{_who(event)} {_NO_EFFECT[event.reason or '']}."
        case "bandit-moved":
            return _moved(event)
        case "bandit-climbed":
            way = "climbs onto the roof of" if event.floor == "roof" else "climbs down into"
            return f"{_who(event)} {way} {_car(event.car)}."
        case "bandit-placed":
            return f"{_who(event)} boards {_car(event.car)}."
        case "loot-robbed":
            return f"{_who(event)} takes {_loot(event)} {_where(event)}."
        case "loot-fell":
            return f"{_who(event)} loses {_loot(event)}, which falls {_where(event)}."
        case "team-taken":
            first, second = event.bandits or ("", "")
            return f"{_seat(event)} takes {first.capitalize()} and {second.capitalize()}."
        case "bullets-short":
            return f"{_count(event.n, 'neutral bullet')} would be needed, too few are left: nobody is hit."
    return _SENTENCES[event.event].format(
        seat=_seat(event),
        who=_who(event),
        target=(event.target or "").capitalize(),
        card=_card(event),
        loot=_loot(event) if event.token is not None else "",
        car=_car(event.car),
        to_car=_car(event.to_car),
        round=event.round,
        title=_title(event.card or event.kind or ""),
        turn=(event.turn or 0) + 1,
        kind=(event.kind or "").replace("-", " "),
        left=_count(event.left, "bullet"),
        aside=", turned up" if event.face_down else "",
    )


_SENTENCES = {
    "game-started": "The train leaves. {seat} is first player.",
    "chose": "{seat} has chosen.",
    "took-back": "{seat} chooses again.",
    "round-started": "Round {round}: {title}.",
    "turn-started": "Turn {turn}, {kind}.",
    "card-discarded": "{seat} discards {card}.",
    "card-resolved": "Next card{aside}: {card}.",
    "bandit-fled": "{who} flees to the roof of {car}.",
    "bandit-shot": "{who} shoots {target}, with {left} left.",
    "bandit-punched": "{who} punches {target}.",
    "loot-pocketed": "{who} pockets {loot} of {target}'s.",
    "marshal-moved": "The Marshal goes to {to_car}.",
    "neutral-bullet": "{who} is hit by a neutral bullet.",
    "event-started": "The event of this round: {title}.",
    "strongbox-placed": "The second strongbox is put into {car}.",
    "loot-pickpocketed": "{who} picks up {loot}.",
    "loot-dropped": "{who} drops {loot} on the roof of {car}.",
    "ransom-paid": "{who} takes a ransom of $250.",
    "round-ended": "Round {round} is over.",
    "first-player": "{seat} is first player now.",
    "game-ended": "The game is over.",
}

_NO_EFFECT = {
    "no-target": "finds nobody to hit",
    "no-bullets": "has no bullet left",
    "no-loot": "finds nothing to take",
}

_MOVES = {
    "run": "runs {way} to",
    "push": "is pushed {way} to",
    "shot": "is knocked {way} to",
    "braking": "slides forward to",
    "swivel-arm": "is swept back to",
}


def _seat(event: Event) -> str:
    return f"Seat {event.seat}"


def _who(event: Event) -> str:
    return (event.bandit or "").capitalize()


def _title(name: str) -> str:
    """A round card or event by the words on it."""
    words = [_POSSESSIVES.get(word, word.capitalize()) for word in name.split("-")]
    return " ".join(words)


_POSSESSIVES = {"marshals": "Marshal's", "passengers": "Passengers'"}


def card_words(card: str) -> str:
    """A card as people say it: "Doc's Change Floor", "a bullet of Belle's"."""
    first, second = card.split(" ")
    if first != "bullet":
        return f"{first.capitalize()}'s {second.replace('-', ' ').title()}"
    return "a neutral bullet" if second == "neutral" else f"a bullet of {second.capitalize()}'s"


def _card(event: Event) -> str:
    return card_words(event.card) if event.card and " " in event.card else "a card"


def _count(n: int | None, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _car(car: int | None) -> str:
    return "the locomotive" if car == 0 else f"car {car}"


def _where(event: Event) -> str:
    place = "on the roof of" if event.floor == "roof" else "in"
    return f"{place} {_car(event.car)}"


def _loot(event: Event) -> str:
    kind = token_kind(event.token if event.token is not None else 0)
    worth = f" worth ${event.value}" if kind == "purse" and event.value else ""
    return f"a {kind}{worth}"


def _played(event: Event) -> str:
    verb = "covers with" if event.cover else "plays"
    if not event.face_down:
        return f"{_seat(event)} {verb} {_card(event)}."
    return f"{_seat(event)} {verb} {_card(event)}, face down."


def _moved(event: Event) -> str:
    way = "forward" if (event.to_car or 0) < (event.from_car or 0) else "back"
    place = "the roof of " if event.floor == "roof" else ""
    return (
        f"{_who(event)} {_MOVES[event.how or 'run'].format(way=way)} {place}{_car(event.to_car)}."
    )
