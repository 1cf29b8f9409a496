"""The net as PyTorch learns it, and as whole numbers; and the critic, which hears what every seat hears."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from folsom.bots.net import head_of
from folsom.bots.net_kernels import (
    FIRST_ACT,
    FIRST_BITS,
    HEAD,
    N_FIRST,
    N_SECOND,
    SECOND_ACT,
    UNIT,
    Weights,
)
from folsom.bots.parts import bot_parts_of

MOST_WEIGHT = 15.9
"""Behind the first layer; in whole numbers the sums then fit 32 bits."""
FIRST_UNIT = UNIT << FIRST_BITS
NEVER = -1e9
AVERAGE_VALUE, AVERAGE_SHARE = -0.55, -1.0
"""As outputs: about a third and a quarter, squashed."""


def part_of_one(output: Tensor) -> Tensor:
    """An output as a part of 1, as `net_kernels.squashed` does."""
    return 0.5 + 0.5 * functional.softsign(output)


class Learner(nn.Module):
    """What an action is worth saying, the value and the share, from what one seat hears.

    `heard` is a row of inputs a position, filled up with N_INPUTS, which says nothing. With `acting`, so many
    cells of each layer, the first ones, say what to do and nothing else, and the others say value and share: what
    is learned about acting then cannot spoil what is known about positions.
    """

    def __init__(
        self, game: str, n_first: int, n_second: int, acting: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__()
        part = bot_parts_of(game).inputs
        self.game, self.n_first, self.n_second = game, n_first, n_second
        self.n_inputs, self.n_actions = part.N_INPUTS, part.ACTION_COUNT
        self.first_grade, self.grades = part.FIRST_GRADE, part.GRADES
        self.heard = nn.EmbeddingBag(
            self.n_inputs + 1, n_first, mode="sum", padding_idx=self.n_inputs
        )
        self.heard_bias = nn.Parameter(torch.full((n_first,), 0.25))
        self.second = nn.Linear(n_first, n_second)
        self.out = nn.Linear(n_second, self.n_actions + 2)
        self.straight = nn.Parameter(torch.zeros(self.n_inputs - self.first_grade))
        self.acting = acting
        first, second = torch.arange(n_first) >= acting[0], torch.arange(n_second) >= acting[1]
        judges = torch.arange(self.n_actions + 2) >= (self.n_actions if any(acting) else 0)
        self.register_buffer("second_mask", (second[:, None] == first).float(), persistent=False)
        self.register_buffer("out_mask", (judges[:, None] == second).float(), persistent=False)
        nn.init.normal_(self.heard.weight, 0.0, 0.04)
        with torch.no_grad():
            self.heard.weight[self.n_inputs] = 0.0
            self.out.weight.mul_(0.1)
            # Value and share begin near what they are on average. Else the first steps are spent on getting
            # there, which drives most cells of the first layer to an end from which few come back.
            self.out.weight[-2:].mul_(0.3)
            self.out.bias[-2:] = torch.tensor((AVERAGE_VALUE, AVERAGE_SHARE))

    def forward(self, heard: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What speaks for each action (NEVER where it is not on offer), the value and the share."""
        rows = heard.long()
        first_grade, n_inputs, n = self.first_grade, self.n_inputs, len(rows)
        if rows.is_cuda:
            # Added up by one product, which a card does far sooner than looking each row up.
            often = self._often(rows, n_inputs)
            added, graded = often @ self.heard.weight[:n_inputs], often[:, first_grade:]
        else:
            added = self.heard(rows)
            is_grade = (rows >= first_grade) & (rows < n_inputs)
            n_grades = n_inputs - first_grade
            graded = self._often(torch.where(is_grade, rows - first_grade, n_grades), n_grades)
        first = (added + self.heard_bias).clamp(0.0, 1.0)
        second = functional.linear(first, self._second_weight(), self.second.bias).clamp(0.0, 1.0)
        out = functional.linear(second, self._out_weight(), self.out.bias)
        graded = graded.reshape(n, self.n_actions, self.grades)
        says = (graded * self.straight.view(self.n_actions, self.grades)).sum(2)
        logits = (out[:, : self.n_actions] + says).masked_fill(graded.sum(2) == 0, NEVER)
        return logits, part_of_one(out[:, -2]), part_of_one(out[:, -1])

    def _second_weight(self) -> Tensor:
        return self.second.weight * self.get_buffer("second_mask")

    def _out_weight(self) -> Tensor:
        return self.out.weight * self.get_buffer("out_mask")

    def _often(self, rows: Tensor, n: int) -> Tensor:
        """How often each of `n` numbers is in a row; what is not below `n` does not count."""
        often = torch.zeros(len(rows), n + 1, device=rows.device)
        often.scatter_add_(1, rows, torch.ones_like(rows, dtype=often.dtype))
        return often[:, :n].contiguous()

    def cells(self, judging: bool) -> tuple[slice, slice, slice]:
        """Which cells of both layers, and which outputs, act or judge."""
        first, second = self.acting
        if judging:
            return slice(first, None), slice(second, None), slice(self.n_actions, None)
        return slice(first or None), slice(second or None), slice(self.n_actions)

    def keep_in_bounds(self) -> None:
        """Keep what is learned within what the whole numbers can say."""
        with torch.no_grad():
            for weights in (self.second.weight, self.second.bias, self.out.weight, self.out.bias):
                weights.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
            self.straight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
            self.heard.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)

    def as_weights(self, grain: int = 1) -> Weights:
        """The net in whole numbers, in the first layer multiples of `grain`: coarser ones take fewer bytes."""
        head = head_of(bot_parts_of(self.game).inputs, self.n_first, self.n_second, self.acting)
        parts = (
            (self.heard_bias, FIRST_UNIT),
            (self.heard.weight[: self.n_inputs], FIRST_UNIT // grain),
            (self.second.bias, UNIT),
            (self._second_weight(), UNIT),
            (self.out.bias, UNIT),
            (self._out_weight(), UNIT),
            (self.straight, UNIT),
        )
        rows = [head]
        for tensor, unit in parts:
            numbers = tensor.detach().cpu().double().numpy().ravel() * unit
            rows.append(np.clip(np.rint(numbers), -32767, 32767).astype(np.int16))
        rows[2] = np.clip(rows[2], -32767 // grain, 32767 // grain) * np.int16(grain)
        return np.concatenate(rows)


def from_weights(game: str, weights: Weights) -> Learner:
    """A net that was read from a file, to play against; it is learned from no further."""
    acting = int(weights[FIRST_ACT]), int(weights[SECOND_ACT])
    net = Learner(game, int(weights[N_FIRST]), int(weights[N_SECOND]), acting)
    rest = torch.from_numpy(weights[HEAD:].astype(np.float32))
    parts = (
        (net.heard_bias, FIRST_UNIT),
        (net.heard.weight[: net.n_inputs], FIRST_UNIT),
        (net.second.bias, UNIT),
        (net.second.weight, UNIT),
        (net.out.bias, UNIT),
        (net.out.weight, UNIT),
        (net.straight, UNIT),
    )
    with torch.no_grad():
        for tensor, unit in parts:
            n = tensor.numel()
            tensor.copy_(rest[:n].view(tensor.shape) / unit)
            rest = rest[n:]
    net.requires_grad_(False)
    return net


def of_two(acts: Learner, judges: Learner) -> Learner:
    """A net that acts as one does and judges as another, each with the cells it had."""
    first, second = acts.acting if any(acts.acting) else (acts.n_first, acts.n_second)
    n_first = first + judges.n_first - judges.acting[0]
    n_second = second + judges.n_second - judges.acting[1]
    net = Learner(acts.game, n_first, n_second, (first, second))
    with torch.no_grad():
        for source, is_judging in ((acts, False), (judges, True)):
            left, top, outputs = source.cells(is_judging)
            to_left, to_top, _ = net.cells(is_judging)
            net.heard.weight[:, to_left] = source.heard.weight[:, left]
            net.heard_bias[to_left] = source.heard_bias[left]
            net.second.weight[to_top, to_left] = source.second.weight[top, left]
            net.second.bias[to_top] = source.second.bias[top]
            net.out.weight[outputs, to_top] = source.out.weight[outputs, top]
            net.out.bias[outputs] = source.out.bias[outputs]
        net.straight.copy_(acts.straight)
    return net


class Critic(nn.Module):
    """What a position is worth to a seat, from what all seats hear together. It is used in training alone."""

    def __init__(self, game: str, width: int) -> None:
        super().__init__()
        self.n_inputs = bot_parts_of(game).inputs.N_INPUTS
        bag: dict[str, Any] = {"mode": "sum", "padding_idx": self.n_inputs}
        self.own = nn.EmbeddingBag(self.n_inputs + 1, width, **bag)
        self.others = nn.EmbeddingBag(self.n_inputs + 1, width, **bag)
        self.body = nn.Sequential(
            nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)
        )
        for table in (self.own, self.others):
            nn.init.normal_(table.weight, 0.0, 0.03)
            with torch.no_grad():
                table.weight[self.n_inputs] = 0.0

    def forward(self, heard: Tensor, seats: Tensor) -> Tensor:
        """`heard` has a row for each seat of each position; `seats` says for whom each is judged."""
        n, n_seats, width = heard.shape
        rows = heard.long().view(n * n_seats, width)
        at = torch.arange(n, device=heard.device)
        own = self.own(heard[at, seats].long())
        others = self.others(rows).view(n, n_seats, -1)
        others = others.sum(1) - others[at, seats]
        return part_of_one(self.body(own + others)[:, 0])
