"""All that can be wrong with a position that is put together piece by piece, by name and number."""

from typing import NoReturn

from folsom.core.complaints import Complaint, numbers_of, sentence
from folsom.core.errors import CannotRead

COMPLAINTS = (
    Complaint(
        "pile-order",
        ("seat",),
        "{where}: seat {seat} cannot have {done}: a card a go, and none where it drew (E3.2, E3.3)",
    ),
    Complaint(
        "pile-cover",
        ("seat",),
        "{where}: expected false: a cover lies on a face-up Shoot of the team's other bandit that covers"
        " nothing itself, on a standard turn, and is no Marshal, where one can cover (E9.4), not {found}",
    ),
    Complaint(
        "pile-hidden",
        ("seat",),
        "{where}: expected {rule} (E3.3, E3.6, E8.4), not {found}",
    ),
    Complaint(
        "pile-resolved",
        ("least", "most"),
        "{where}: expected {least} to {most} cards: none is resolved before Stealin', and all are at the"
        " event (E4.1), not {found}",
    ),
    Complaint(
        "inside-with-marshal",
        ("bandit", "car"),
        "{where}: nobody stays inside the Marshal's car (E4.8)",
    ),
    Complaint(
        "too-many-cards", ("seat", "most"), "{where}: a seat never has more than {most} cards"
    ),
    Complaint(
        "own-cards",
        ("seat", "card", "there", "found"),
        "{where}: there are {there} of {card!r}, not {found}, in hand, deck, discard pile and the common"
        " pile together (E1.4, E9.1)",
    ),
    Complaint(
        "hand-too-large",
        ("seat", "most", "found"),
        "{where}: expected at most {most} cards, not {found}:"
        " {dealt} dealt, {draws} times {size} drawn, {played} played (E3.1, E3.2)",
    ),
    Complaint(
        "drawn-cards-missing",
        ("seat", "draws", "least", "found"),
        "{where}: seat {seat} has drawn {draws} times, so at least {least} cards are held"
        " or were played, not {found} (E3.2, E3.5)",
    ),
    Complaint(
        "too-many-bullets",
        ("bandit", "most", "found"),
        "{where}: there are {most} of {card!r}, not {found} (E1.4, E1.5)",
    ),
    Complaint(
        "own-bullet", ("bandit",), "{where}: {bandit} cannot have a bullet of its own (E4.4)"
    ),
    Complaint(
        "bullets-left",
        ("bandit", "left"),
        "{where}: expected {left}: {most} less those among the cards of all seats",
    ),
    Complaint(
        "strongbox-missing",
        (),
        "{where}: the second strongbox, token {token}, came into play with Take It All (E7.4)",
    ),
    Complaint(
        "strongbox-too-early",
        (),
        "{where}: the second strongbox, token {token}, stays in the box until Take It All (E7.4)",
    ),
    Complaint(
        "loot-missing",
        ("token",),
        "{where}: the {kind} that is token {token} cannot be in the box:"
        " what was laid out stays in play (E2.2, E2.3)",
    ),
    Complaint(
        "loot-too-much",
        ("token",),
        "{where}: the {kind} that is token {token} stays in the box: cars and"
        " bandits have no more of them (E1.2, E2.2)",
    ),
    Complaint(
        "ransom-too-early",
        (),
        "{where}: tokens {first} to {last} are ransoms, which are paid"
        " after the Hostage Conductor's round (E7.8)",
    ),
    Complaint(
        "too-many-ransoms",
        (),
        "{where}: ransoms are numbered from {first} on, at most one a bandit (E7.8)",
    ),
    Complaint(
        "purse-values",
        ("dollars", "most"),
        "{where}: there are only {most} purses of ${dollars} (E1.3)",
    ),
    Complaint("purse-known", ("token",), "{where}: expected {known} (E4.11), not {found}"),
)
"""What can be wrong with a position that is put together piece by piece."""


def refuse(name: str, where: str, **values: object) -> NoReturn:
    """Say that something of a position cannot be."""
    raise CannotRead(sentence(COMPLAINTS, name, where=where, **values))


_NUMBERS = numbers_of(COMPLAINTS)
PILE_ORDER, PILE_COVER = _NUMBERS["pile-order"], _NUMBERS["pile-cover"]
PILE_HIDDEN, PILE_RESOLVED = _NUMBERS["pile-hidden"], _NUMBERS["pile-resolved"]
INSIDE_WITH_MARSHAL = _NUMBERS["inside-with-marshal"]
TOO_MANY_CARDS, OWN_CARDS = _NUMBERS["too-many-cards"], _NUMBERS["own-cards"]
HAND_TOO_LARGE = _NUMBERS["hand-too-large"]
DRAWN_CARDS_MISSING = _NUMBERS["drawn-cards-missing"]
TOO_MANY_BULLETS, OWN_BULLET = _NUMBERS["too-many-bullets"], _NUMBERS["own-bullet"]
BULLETS_LEFT = _NUMBERS["bullets-left"]
STRONGBOX_MISSING = _NUMBERS["strongbox-missing"]
STRONGBOX_TOO_EARLY = _NUMBERS["strongbox-too-early"]
LOOT_MISSING, LOOT_TOO_MUCH = _NUMBERS["loot-missing"], _NUMBERS["loot-too-much"]
RANSOM_TOO_EARLY, TOO_MANY_RANSOMS = _NUMBERS["ransom-too-early"], _NUMBERS["too-many-ransoms"]
PURSE_VALUES_WRONG, PURSE_KNOWN = _NUMBERS["purse-values"], _NUMBERS["purse-known"]
