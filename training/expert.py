"""Expert iteration: the search, with the net as it is, plays; the net then learns what the search found."""

from dataclasses import fields
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from training.hasty import drawn_from, value_loss
from training.model import Learner
from training.recipe import Recipe, Stage
from training.searched import Examples

HELD_BACK = 0.03
"""The part of the examples that is only asked about, not learned from: the last of them, games of their own."""
ROWS = 2048
HUSHED = 0.2
"""The part of what is heard that is left out, by chance, while learning, so that nothing is learned by heart.

What is on offer, and how good it looks, is always heard."""


HASTY_ROWS, HASTY_WEIGHT = 4, 0.3
"""So many rows of hasty games are learned beside each example, and how much all of them count together."""


def imitate(
    net: Learner,
    optimiser: Any,
    examples: Examples,
    recipe: Recipe,
    stage: Stage,
    luck: torch.Generator,
    judged: dict[str, Tensor] | None = None,
) -> dict[str, float]:
    """Some passes over the examples. Returns what the curves show: how far off it is on those held back.

    What came of hasty games, if there are any, is not forgotten meanwhile.
    """
    device = net.straight.device
    whole = {
        field.name: torch.from_numpy(getattr(examples, field.name)).to(device)
        for field in fields(examples)
    }
    n_learned = int(len(examples) * (1.0 - HELD_BACK))
    for _ in range(stage.passes):
        order = torch.randperm(n_learned, generator=luck, device=device)
        for rows in order.split(min(recipe.batch, ROWS)):
            chosen = {name: column[rows] for name, column in whole.items()}
            chosen["heard"] = _hushed(net, chosen["heard"], luck)
            losses = _losses(net, chosen)
            if judged is not None:
                hasty = drawn_from(judged, HASTY_ROWS * len(rows), luck)
                losses["hasty"] = HASTY_WEIGHT * value_loss(net, hasty)
            optimiser.zero_grad(set_to_none=True)
            sum(losses.values(), torch.zeros((), device=device)).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            net.keep_in_bounds()
    with torch.no_grad():
        missed = _losses(net, {name: column[n_learned:] for name, column in whole.items()})
    return {name: float(loss) for name, loss in missed.items()}


def _hushed(net: Learner, heard: Tensor, luck: torch.Generator) -> Tensor:
    drawn = torch.rand(heard.shape, generator=luck, device=heard.device)
    return heard.masked_fill((drawn < HUSHED) & (heard < net.first_grade), net.n_inputs)


def _losses(net: Learner, rows: dict[str, Tensor]) -> dict[str, Tensor]:
    logits, said, won = net(rows["heard"])
    actions, tried = rows["actions"].long(), rows["tried"]
    chances = functional.log_softmax(logits, 1)
    told = chances.gather(1, actions.clamp(min=0)).masked_fill(actions < 0, 0.0)
    n_asked = (tried.sum(1) > 0).sum().clamp(min=1)
    return {
        "policy": -(told * tried).sum() / n_asked,
        "value": ((said - rows["value"]) ** 2).mean(),
        "share": 0.5 * ((won - rows["share"]) ** 2).mean(),
    }
