"""What happened, as sentences for a log."""

from folsom.superexpress.seen.events import Event


def narrate(event: Event) -> str:
    """An event as one English sentence."""
    match event.event:
        case "bandit-climbed":
            return _climbed(event)
        case "bandit-moved":
            return f"{_who(event)} moves to {_where(event)}."
        case "bandit-pushed":
            return f"{_who(event)} is thrown to {_where(event)}."
        case "fell-off":
            place = "ahead of the locomotive" if event.end == "front" else "behind the train"
            return f"{_who(event)} goes over the edge, {place}."
    return _SENTENCES[event.event].format(
        who=_who(event),
        target=(event.target or "").capitalize(),
        seat=event.seat,
        card=(event.card or "").replace("-", " "),
        facing=event.facing,
        car=event.car,
        value=event.value,
        round=event.round,
        number=(event.number or 0) + 1,
    )


_SENTENCES = {
    "game-started": "The train leaves. Seat {seat} is first player.",
    "round-started": "Round {round}. Plan three cards.",
    "chose": "Seat {seat} is ready.",
    "took-back": "Seat {seat} plans again.",
    "shootin-started": "All are ready.",
    "pass-started": "Card {number}.",
    "card-revealed": "{who} reveals {card}.",
    "turned": "{who} turns to the {facing}.",
    "bandit-shot": "{who} shoots {target}.",
    "bandit-stunned": "{who} lies stunned.",
    "stood-up": "{who} stands up.",
    "missed": "{who} shoots and hits nobody.",
    "rode-in": "{who} rides to the locomotive and climbs in at the front.",
    "no-effect": "{who} is off the train: {card} does nothing.",
    "car-uncoupled": "Car {car} is uncoupled.",
    "left-behind": "{who} is left behind with it.",
    "loot-taken": "{who} takes its loot, ${value}.",
    "loot-lost": "Nobody is there to take its loot, ${value}.",
    "first-player": "Seat {seat} is first player.",
    "game-ended": "The game is over.",
}


def _who(event: Event) -> str:
    return (event.bandit or "").capitalize()


def _car(car: int | None) -> str:
    return "the locomotive" if car == 0 else f"car {car}"


def _where(event: Event) -> str:
    floor = "the roof of" if event.floor == "roof" else "the inside of"
    return f"{floor} {_car(event.to_car)}"


def _climbed(event: Event) -> str:
    if event.floor == "roof":
        return f"{_who(event)} climbs onto the roof of {_car(event.car)}."
    return f"{_who(event)} climbs down into {_car(event.car)}."
