"""Learning by playing: what went better than was thought becomes likelier, and what is thought comes truer."""

from dataclasses import fields
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from training.learn import CLIP, MOST_GRADIENT
from training.model import Learner
from training.recipe import Recipe, Stage
from training.selfplay import NO_ACTION, Played

AT_A_BEGINNING = 4.0
"""How much more it counts what a position at the beginning of a round comes to: that is what a search asks."""


def on_device(sheaves: list[Played], device: torch.device) -> dict[str, Tensor]:
    """All that was played, where the learning is."""
    whole = {}
    for field in fields(Played):
        column = np.concatenate([getattr(sheaf, field.name) for sheaf in sheaves])
        whole[field.name] = torch.from_numpy(column).to(device)
    return whole


def practise(
    net: Learner,
    optimiser: Any,
    sheaves: list[Played],
    recipe: Recipe,
    stage: Stage,
    luck: torch.Generator,
) -> dict[str, float]:
    """Some passes over what was played. Returns what the curves show."""
    device = net.straight.device
    whole = on_device(sheaves, device)
    n = len(whole["actions"])
    acted = whole["actions"] != NO_ACTION
    told = whole["advantage"][acted]
    whole["advantage"] = (whole["advantage"] - told.mean()) / (told.std() + 1e-8)
    with torch.no_grad():
        before = torch.cat(
            [
                _likelihood(net(heard)[0], actions)[0]
                for heard, actions in zip(
                    whole["heard"].split(recipe.batch),
                    whole["actions"].split(recipe.batch),
                    strict=True,
                )
            ]
        )
    figures: dict[str, list[Tensor]] = {}
    for _ in range(stage.passes):
        order = torch.randperm(n, generator=luck, device=device)
        for rows in order.split(recipe.batch):
            losses = _losses(
                net, {name: column[rows] for name, column in whole.items()}, before[rows], stage
            )
            optimiser.zero_grad(set_to_none=True)
            sum(losses.values(), torch.zeros((), device=device)).backward()
            nn.utils.clip_grad_norm_(net.parameters(), MOST_GRADIENT)
            optimiser.step()
            net.keep_in_bounds()
            for name, loss in losses.items():
                figures.setdefault(name, []).append(loss.detach())
    return {name: float(torch.stack(found).mean()) for name, found in figures.items()}


def _likelihood(logits: Tensor, actions: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of how likely what was done was, and of how likely everything was."""
    chances = functional.log_softmax(logits, 1)
    return chances.gather(1, actions.long().clamp(min=0)[:, None])[:, 0], chances


def _losses(
    net: Learner, rows: dict[str, Tensor], before: Tensor, stage: Stage
) -> dict[str, Tensor]:
    logits, value, share = net(rows["heard"])
    now, chances = _likelihood(logits, rows["actions"])
    acted = (rows["actions"] != NO_ACTION).float()
    weight = 1.0 + AT_A_BEGINNING * (1.0 - acted)
    weight /= weight.sum()
    n_acted = acted.sum().clamp(min=1.0)
    ratio = ((now - before) * acted).exp()
    advantage = rows["advantage"]
    least = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
    entropy = -(chances.exp() * chances.clamp(min=-30.0)).sum(1)
    losses = {
        "policy": -(least * acted).sum() / n_acted,
        "entropy": -stage.entropy * (entropy * acted).sum() / n_acted,
    }
    if stage.learns_value:
        losses["value"] = 2.0 * ((value - rows["value"]) ** 2 * weight).sum()
        losses["share"] = 0.5 * ((share - rows["share"]) ** 2 * weight).sum()
    return losses
