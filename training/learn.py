"""Learning from games in step: collect what happened, then improve the net, its values and the critic."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from training.games import Games, worth
from training.model import Critic, Learner
from training.recipe import LEARNER, OUTLAW, RANDOM, SCHOOL, SNAPSHOT, Recipe, Stage

CLIP = 0.2
MOST_GRADIENT = 0.5


@dataclass(frozen=True, slots=True)
class Collected:
    """What happened in some steps: a row a step and game.

    heard: what every seat heard; is_own: whether the net's own choice is to be judged
    value, share: what it came to for every seat, as far as it is known (`is_known`, `is_over`)
    """

    heard: Tensor
    seats: Tensor
    actions: Tensor
    likelihood: Tensor
    advantage: Tensor
    is_own: Tensor
    value: Tensor
    share: Tensor
    is_known: Tensor
    is_over: Tensor


class Seating:
    """Who sits where in every game; a new game is seated anew."""

    def __init__(
        self, games: Games, tables: tuple[tuple[int, ...], ...], luck: torch.Generator
    ) -> None:
        n_seats, device = games.n_seats, games.seats.device
        rows = []
        for table in tables:
            for turn in range(n_seats):
                row = [table[k % len(table)] for k in range(n_seats)]
                rows.append(row[turn:] + row[:turn])
        self._rows = torch.tensor(rows, device=device)
        self._luck = luck
        self.players = self._draw(games.n_games)

    def _draw(self, n: int) -> Tensor:
        return self._rows[below(len(self._rows), n, self._luck)]

    def reseat(self, dones: Tensor) -> None:
        """Seat the games that have just begun."""
        fresh = self._draw(len(dones))
        self.players = torch.where((dones > 0)[:, None], fresh, self.players)


def below(bound: int, n: int, luck: torch.Generator) -> Tensor:
    """So many numbers below a bound, drawn where the learning is."""
    return torch.randint(bound, (n,), generator=luck, device=luck.device)


def draw(logits: Tensor, luck: torch.Generator) -> Tensor:
    """An action each, as likely as the net finds it."""
    noise = torch.rand(logits.shape, generator=luck, device=luck.device).clamp_(1e-9)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


def collect(
    games: Games,
    seating: Seating,
    net: Learner,
    snapshot: Learner,
    critic: Critic,
    recipe: Recipe,
    stage: Stage,
    luck: torch.Generator,
) -> Collected:
    """Play some steps of all games, and work out backwards what they came to for everybody."""
    n_steps, n, device = recipe.n_steps, games.n_games, games.seats.device
    at = torch.arange(n, device=device)
    heard, seats, actions, likelihood, judged, own, rewards, dones = ([] for _ in range(8))
    is_school = stage.kind == SCHOOL
    has_snapshots = any(SNAPSHOT in table for table in stage.tables)
    with torch.no_grad():
        for _ in range(n_steps):
            rows, seat = games.heard.clone(), games.seats.clone()
            player = seating.players[at, seat]
            logits, _, _ = net(rows[at, seat])
            chosen = draw(logits, luck)
            bots = games.bots_answer(torch.where(player > OUTLAW, OUTLAW, player)).clone()
            played = torch.where(player == LEARNER, chosen, bots)
            if has_snapshots:
                other, _, _ = snapshot(rows[at, seat])
                played = torch.where(player == SNAPSHOT, draw(other, luck), played)
            target = chosen
            if is_school:
                # Everybody is shown what an Outlaw would do; what is done is sometimes anything.
                target = games.bots_answer(torch.full_like(player, OUTLAW)).clone()
                anything = games.bots_answer(torch.full_like(player, RANDOM)).clone()
                played = torch.where(below(100, n, luck) < stage.blunders, anything, played)
            heard.append(rows)
            seats.append(seat)
            actions.append(target)
            chance = functional.log_softmax(logits, 1).gather(1, target[:, None])[:, 0]
            likelihood.append(chance)
            judged.append(critic(rows, seat))
            own.append((player == LEARNER) | is_school)
            games.step(played)
            dones.append(games.dones.clone() > 0)
            rewards.append(games.rewards.clone())
            seating.reseat(games.dones)
    rows_, seats_, judged_ = torch.stack(heard), torch.stack(seats), torch.stack(judged)
    values, shares, known, over, advantage, is_known = _backwards(
        net.game, seats_, judged_, torch.stack(rewards), torch.stack(dones), recipe.discount
    )
    return Collected(
        rows_.flatten(0, 1),
        seats_.flatten(),
        torch.stack(actions).flatten(),
        torch.stack(likelihood).flatten(),
        advantage.flatten(),
        (torch.stack(own) & is_known).flatten(),
        values.flatten(0, 1),
        shares.flatten(0, 1),
        known.flatten(0, 1),
        over.flatten(0, 1),
    )


def _backwards(
    game: str, seats: Tensor, judged: Tensor, rewards: Tensor, dones: Tensor, discount: float
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Each seat along its own decisions, from the last step to the first: generalised advantages."""
    n_steps, n, n_seats = rewards.shape
    device = seats.device
    at = torch.arange(n, device=device)
    coming = torch.zeros(n, n_seats, device=device)
    gain, share = torch.zeros_like(coming), torch.zeros_like(coming)
    known = torch.zeros(n, n_seats, dtype=torch.bool, device=device)
    over = torch.zeros_like(known)
    values, shares, knowns, overs, advantages, was_known = ([] for _ in range(6))
    for t in range(n_steps - 1, -1, -1):
        ended = dones[t][:, None]
        value, won = worth(game, rewards[t])
        coming, gain = torch.where(ended, value, coming), gain.masked_fill(ended, 0.0)
        share, known, over = torch.where(ended, won, share), known | ended, over | ended
        values.append(coming + discount * gain)
        shares.append(share)
        knowns.append(known)
        overs.append(over)
        seat = seats[t]
        is_known = known[at, seat]
        step = coming[at, seat] - judged[t] + discount * gain[at, seat]
        step = torch.where(is_known, step, 0.0)
        advantages.append(step)
        was_known.append(is_known)
        coming, gain, known = coming.clone(), gain.clone(), known.clone()
        coming[at, seat], gain[at, seat], known[at, seat] = judged[t], step, True
    lists = (values, shares, knowns, overs, advantages, was_known)
    one, two, three, four, five, six = (torch.stack(each[::-1]) for each in lists)
    return one, two, three, four, five, six


def improve(
    net: Learner,
    critic: Critic,
    optimiser: Any,
    seen: Collected,
    recipe: Recipe,
    stage: Stage,
    luck: torch.Generator,
) -> dict[str, float]:
    """Some passes over what was collected. Returns what the curves show."""
    device = seen.seats.device
    useful = torch.nonzero(seen.is_own | seen.is_known.any(1)).flatten()
    told = seen.advantage[seen.is_own]
    mean = told.mean() if len(told) else torch.zeros((), device=device)
    spread = told.std() if len(told) > 1 else torch.ones((), device=device)
    figures: dict[str, list[Tensor]] = {}
    for _ in range(stage.passes):
        order = useful[torch.randperm(len(useful), generator=luck, device=device)]
        for rows in order.split(recipe.batch):
            losses = _losses(net, critic, seen, rows, stage, mean, spread, luck)
            optimiser.zero_grad(set_to_none=True)
            sum(losses.values(), torch.zeros((), device=device)).backward()
            nn.utils.clip_grad_norm_([*net.parameters(), *critic.parameters()], MOST_GRADIENT)
            optimiser.step()
            net.keep_in_bounds()
            for name, loss in losses.items():
                figures.setdefault(name, []).append(loss.detach())
    return {name: float(torch.stack(found).mean()) for name, found in figures.items()}


def _losses(
    net: Learner,
    critic: Critic,
    seen: Collected,
    rows: Tensor,
    stage: Stage,
    mean: Tensor,
    spread: Tensor,
    luck: torch.Generator,
) -> dict[str, Tensor]:
    heard, seats = seen.heard[rows], seen.seats[rows]
    at = torch.arange(len(rows), device=rows.device)
    logits, value, share = net(heard[at, seats])
    chances = functional.log_softmax(logits, 1)
    chance = chances.gather(1, seen.actions[rows][:, None])[:, 0]
    is_own = seen.is_own[rows].float()
    n_own = is_own.sum().clamp(min=1.0)
    losses: dict[str, Tensor] = {}
    if stage.kind == SCHOOL:
        losses["policy"] = -(chance * is_own).sum() / n_own
    else:
        ratio = (chance - seen.likelihood[rows]).exp()
        advantage = (seen.advantage[rows] - mean) / (spread + 1e-8)
        least = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
        losses["policy"] = -(least * is_own).sum() / n_own
        entropy = -(chances.exp() * chances.clamp(min=-30.0)).sum(1)
        losses["entropy"] = -stage.entropy * (entropy * is_own).sum() / n_own
    losses["value"] = _value_loss(value, share, seen, rows, seats)
    # What somebody else heard then, asked or not: the search judges such positions too.
    other = below(heard.shape[1], len(rows), luck)
    _, value, share = net(heard[at, other])
    losses["other value"] = _value_loss(value, share, seen, rows, other)
    known = seen.is_known[rows, seats].float()
    judged = critic(heard, seats)
    miss = (judged - seen.value[rows, seats]) ** 2
    losses["critic"] = (miss * known).sum() / known.sum().clamp(min=1.0)
    return losses


def _value_loss(
    value: Tensor, share: Tensor, seen: Collected, rows: Tensor, seats: Tensor
) -> Tensor:
    known, over = seen.is_known[rows, seats].float(), seen.is_over[rows, seats].float()
    miss = ((value - seen.value[rows, seats]) ** 2 * known).sum() / known.sum().clamp(min=1.0)
    missed = (share - seen.share[rows, seats]) ** 2 * over
    return miss + 0.5 * missed.sum() / over.sum().clamp(min=1.0)
