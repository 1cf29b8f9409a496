"""A view of Colt Super Express as a drawing."""

from collections.abc import Iterator

from folsom.core.drawing import Figure, Train, draw
from folsom.core.readable import asked_in_words
from folsom.superexpress.components import Facing
from folsom.superexpress.notation import FACINGS
from folsom.superexpress.seen.view import View


def draw_view(view: View) -> str:
    """The train that is left, with everybody aboard in line, facing and stunned as they are."""
    return draw(
        Train(
            cars=len(view.cars),
            figures=tuple(_figures(view)),
            loot=(),
            caption=f"Colt Super Express: {view.where}; {asked_in_words(view.asked)}",
            own=frozenset(each.bandit for each in view.bandits if each.seat == view.seat),
            shows_facing=True,
        )
    )


def _figures(view: View) -> Iterator[Figure]:
    aboard = [each for each in view.bandits if each.car is not None and each.floor is not None]
    for each in sorted(aboard, key=lambda bandit: bandit.line or 0):
        assert each.car is not None
        assert each.floor is not None
        yield Figure(
            each.bandit, each.car, each.floor, each.facing == FACINGS[Facing.CABOOSE], each.stunned
        )
