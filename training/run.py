"""From nothing to a file: stage after stage, with checkpoints to go on from and curves to look at."""

import copy
import json
import os
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import torch

from folsom.bots.net import MOST_BYTES, Net, digest_of, packed, write_net
from folsom.bots.net_kernels import Weights
from training.curves import draw_curves, note
from training.expert import imitate
from training.games import Games, make_games
from training.hasty import Hasty, learn_to_judge
from training.learn import Seating, below, collect, improve
from training.model import Critic, Learner, from_weights, of_two
from training.practice import practise
from training.recipe import EXPERT, HASTY, PRACTICE, STUDY, Recipe, Stage
from training.searched import Examples, Wish, gather, hear_all, joined, searching
from training.selfplay import Played, SelfPlay

KEPT_EXAMPLES = 400_000
ROOM_FOR_HEAD = 20_000
"""Bytes of a net's file besides its weights, at most."""


class Training:
    """A training in progress: the net, the critic, the pool, and how far it is."""

    def __init__(
        self, recipe: Recipe, folder: Path, device: str, frozen: Learner | None = None
    ) -> None:
        self.recipe, self.folder, self.device = recipe, folder, device
        torch.manual_seed(recipe.seed)
        self.luck = torch.Generator(device).manual_seed(recipe.seed)
        self.net = self._new_net().to(device)
        self.critic = Critic(recipe.game, recipe.critic).to(device)
        parameters = [*self.net.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(parameters, eps=1e-5)
        self.snapshot = frozen or self._new_net().to(device)
        self.pool: list[dict[str, Any]] = []
        self.ancestors: list[dict[str, Any]] = []
        self.joined: dict[str, Any] = {}
        self.is_frozen = frozen is not None
        self.stage = self.iteration = self.decisions = 0
        self.seconds = 0.0
        self.games: dict[int, tuple[Games, Seating]] = {}
        self.examples: list[Examples] = []
        self.given: Examples | None = None
        self.selfplay: SelfPlay | None = None
        self.hasty: Hasty | None = None
        self.judged: dict[str, torch.Tensor] | None = None
        self._coming: Future[tuple[list[Played], int]] | None = None
        self._aside = ThreadPoolExecutor(1)
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def checkpoint(self) -> Path:
        """Where it goes on from."""
        return self.folder / "checkpoint.pt"

    def save(self) -> None:
        """Write a checkpoint; one that was being written is never read."""
        state = {
            "recipe": self.recipe.as_json(),
            "net": self.net.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "pool": self.pool,
            "ancestors": self.ancestors,
            "joined": self.joined,
            "luck": self.luck.get_state(),
            "at": (self.stage, self.iteration, self.decisions, self.seconds),
        }
        draft = self.checkpoint.with_suffix(f".{os.getpid()}")
        torch.save(state, draft)
        draft.replace(self.checkpoint)

    def resume(self) -> bool:
        """Go on from the checkpoint, if there is one of the same recipe."""
        if not self.checkpoint.is_file():
            return False
        state = torch.load(self.checkpoint, map_location=self.device, weights_only=False)
        if json.dumps(state["recipe"]) != json.dumps(self.recipe.as_json()):
            raise SystemExit(f"{self.checkpoint} is of another recipe: choose another folder")
        self.net.load_state_dict(state["net"])
        self.critic.load_state_dict(state["critic"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.pool, self.ancestors = state["pool"], state["ancestors"]
        self.joined = state["joined"]
        self.luck.set_state(state["luck"].cpu())
        self.stage, self.iteration, self.decisions, self.seconds = state["at"]
        return True

    def begin_as(self, folder: Path) -> None:
        """Begin with what another training has learned, of whatever recipe."""
        state = torch.load(folder / "checkpoint.pt", map_location=self.device, weights_only=False)
        self.net.load_state_dict(state["net"])
        self.critic.load_state_dict(state["critic"])
        self.ancestors = [*state.get("ancestors", ()), state["net"]]
        self.joined = state.get("joined", {})

    def join(self, acts: Net, judges: Net) -> None:
        """Begin with a net that acts as one does and judges as another."""
        game = self.recipe.game
        net = of_two(from_weights(game, acts.weights), from_weights(game, judges.weights))
        self.net.load_state_dict(net.state_dict())
        self.ancestors = [copy.deepcopy(self.net.state_dict())]
        self.joined = {
            what: {"digest": net.name, "made": net.about.made}
            for what, net in (("acts", acts), ("judges", judges))
        }

    def run(self, until: float | None = None, save_every: float = 120.0) -> Net:
        """All that is left of the recipe, or as far as the time goes; then the file."""
        saved = time.monotonic()
        while self.stage < len(self.recipe.stages):
            stage = self.recipe.stages[self.stage]
            while self.iteration < stage.iterations:
                if until is not None and time.monotonic() > until:
                    self.save()
                    return self.write()
                self._iterate(stage)
                self.iteration += 1
                if time.monotonic() - saved > save_every:
                    self.save()
                    saved = time.monotonic()
            self.stage, self.iteration = self.stage + 1, 0
            self.games.clear()
        self.save()
        draw_curves(self.folder)
        return self.write()

    def write(self) -> Net:
        """The net as a file, with how it was made."""
        made = {
            "recipe": self.recipe.as_json(),
            "began_as": [self._name_of(net) for net in self.ancestors],
            "joined": self.joined,
            "decisions": self.decisions,
            "seconds": round(self.seconds),
            "device": self.device,
            "torch": torch.__version__,
        }
        path = self.folder / f"{self.recipe.game}.net"
        return write_net(path, self.recipe.game, self._fitting_weights(), made)

    def _fitting_weights(self) -> Weights:
        """The net in whole numbers, no finer than fits into a file: the more is learned, the larger it is."""
        weights: Weights = self.net.as_weights()
        for grain in (2, 4):
            if len(packed(weights)) + ROOM_FOR_HEAD > MOST_BYTES:
                weights = self.net.as_weights(grain)
        return weights

    def _new_net(self) -> Learner:
        recipe = self.recipe
        return Learner(recipe.game, recipe.n_first, recipe.n_second, recipe.acting)

    def _name_of(self, kept: dict[str, Any]) -> str:
        net = self._new_net()
        net.load_state_dict(kept)
        return digest_of(net.as_weights())[:12]

    def _iterate(self, stage: Stage) -> None:
        start = time.monotonic()
        for group in self.optimiser.param_groups:
            group["lr"] = stage.rate * (1.0 - 0.8 * self.iteration / max(stage.iterations, 1))
        ways = {
            EXPERT: self._search,
            STUDY: self._study,
            PRACTICE: self._practise,
            HASTY: self._judge,
        }
        figures = ways.get(stage.kind, self._play)(stage)
        took = time.monotonic() - start
        self.seconds += took
        row = {
            "stage": self.stage,
            "kind": stage.kind,
            "iteration": self.iteration,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            **{name: round(value, 5) for name, value in figures.items()},
        }
        note(self.folder, row)

    def _play(self, stage: Stage) -> dict[str, float]:
        recipe = self.recipe
        number = self.iteration % len(recipe.variants)
        if number not in self.games:
            # Training deals come from words of 32 bits; `training.proof` draws its own from a hash of 256.
            seed = recipe.seed * 100_003 + self.stage * 1_009 + number
            options = recipe.variants[number]
            games = make_games(
                recipe.game, options, recipe.n_games, recipe.width, seed, self.device
            )
            self.games[number] = games, Seating(games, stage.tables, self.luck)
        games, seating = self.games[number]
        self._choose_snapshot()
        seen = collect(
            games, seating, self.net, self.snapshot, self.critic, recipe, stage, self.luck
        )
        self.decisions += recipe.n_steps * recipe.n_games
        return improve(self.net, self.critic, self.optimiser, seen, recipe, stage, self.luck)

    def _choose_snapshot(self) -> None:
        """Whom to meet: one of the last; half of the time one of those that the training began as."""
        if self.is_frozen:
            return
        every = self.recipe.snapshot_every
        if every and self.iteration % every == 0:
            kept = {name: value.detach().clone() for name, value in self.net.state_dict().items()}
            self.pool = [*self.pool, kept][-self.recipe.pool :]
        is_old = bool(self.ancestors) and int(below(2, 1, self.luck)) == 0
        met = self.ancestors if is_old else self.pool
        if met:
            self.snapshot.load_state_dict(met[int(below(len(met), 1, self.luck))])

    def _study(self, stage: Stage) -> dict[str, float]:
        if self.given is None:
            raise SystemExit(
                "this recipe studies examples: gather some (python -m training.searched)"
            )
        self.decisions += len(self.given)
        return imitate(
            self.net, self.optimiser, self.given, self.recipe, stage, self.luck, self.judged
        )

    def _judge(self, stage: Stage) -> dict[str, float]:
        """Learn what came of the hasty games of the iteration before while the next are played."""
        if self.hasty is None:
            self.hasty = Hasty(self.recipe)
        seed = self.recipe.seed * 10_007 + self.stage * 1_000_003 + self.iteration
        self.judged, n_decisions = self.hasty.play(stage.games, seed, self.device)
        self.decisions += n_decisions
        return learn_to_judge(self.net, self.optimiser, self.judged, self.recipe, stage, self.luck)

    def _practise(self, stage: Stage) -> dict[str, float]:
        """Learn from the games of the iteration before while those of the next are played."""
        if self.selfplay is None:
            self.selfplay = SelfPlay(self.recipe)
        played, n_decisions = (self._coming or self._play_aside(stage, self.iteration)).result()
        if self.iteration + 1 < stage.iterations:
            self._coming = self._play_aside(stage, self.iteration + 1)
        self.decisions += n_decisions
        return practise(self.net, self.optimiser, played, self.recipe, stage, self.luck)

    def _play_aside(self, stage: Stage, iteration: int) -> Future[tuple[list[Played], int]]:
        assert self.selfplay is not None
        self._choose_snapshot()
        seed = self.recipe.seed * 10_007 + self.stage * 1_000_003 + iteration
        return self._aside.submit(
            self.selfplay.play, stage, self.net.as_weights(), self.snapshot.as_weights(), seed
        )

    def _search(self, stage: Stage) -> dict[str, float]:
        recipe = self.recipe
        seed = recipe.seed * 10_007 + self.stage * 101 + self.iteration
        weights = None if stage.is_alone else self.net.as_weights()
        wish = Wish(recipe.game, recipe.variants, weights, stage.playouts, seed)
        with searching() as pool:
            found = hear_all(pool, gather(pool, wish, stage.games))
        self.decisions += len(found)
        self.examples.append(found)
        while len(self.examples) > 1 and sum(map(len, self.examples)) > KEPT_EXAMPLES:
            self.examples.pop(0)
        every = joined(self.examples if self.given is None else [self.given, *self.examples])
        return imitate(self.net, self.optimiser, every, recipe, stage, self.luck)
