"""A view of Colt Express as a drawing."""

from collections.abc import Iterator

from folsom.core.drawing import Figure, Loot, Train, draw
from folsom.core.readable import asked_in_words
from folsom.express.seen.view_types import View


def draw_view(view: View) -> str:
    """The train as the viewer sees it; a purse has its value only where the viewer knows it."""
    return draw(
        Train(
            cars=max(len(view.cars), 1),
            figures=tuple(_figures(view)),
            loot=tuple(_loot(view)),
            caption=f"Colt Express: {view.where}; {asked_in_words(view.asked)}",
            own=frozenset(each.bandit for each in view.bandits if each.seat == view.seat),
        )
    )


def _figures(view: View) -> Iterator[Figure]:
    for each in view.bandits:
        if each.car is not None and each.floor is not None:
            yield Figure(each.bandit, each.car, each.floor)
    yield Figure("marshal", view.marshal, "inside")


def _loot(view: View) -> Iterator[Loot]:
    for token in view.tokens:
        if token.car is not None and token.floor is not None:
            yield Loot(token.kind, token.car, token.floor, token.value)
