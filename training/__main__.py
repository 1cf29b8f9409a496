"""`python -m training GAME --out FOLDER`: from nothing to a net; again, on from where it was."""

import argparse
import time
from dataclasses import replace
from pathlib import Path

import torch

from folsom.bots.net import net_of
from folsom.games import game_names
from training.curves import draw_curves
from training.model import from_weights
from training.recipe import RECIPES, best_response
from training.run import Training
from training.searched import hear_all, read_games, searching


def main() -> None:
    """Read what is wanted, and train."""
    parser = argparse.ArgumentParser(prog="python -m training")
    parser.add_argument("game", choices=game_names())
    parser.add_argument(
        "--out", type=Path, required=True, help="where checkpoints, curves and the net go"
    )
    parser.add_argument("--recipe", choices=list(RECIPES), help="usually processor, on a card card")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="stop after so long, to go on another time")
    parser.add_argument(
        "--against",
        help="train a best response to a net (its folder) or to 'outlaw', with the same effort",
    )
    parser.add_argument(
        "--examples", type=Path, help="a folder that `python -m training.searched` has filled"
    )
    parser.add_argument(
        "--begin-as", type=Path, help="the folder of another training, to go on from its net"
    )
    parser.add_argument(
        "--act-as", help="the folder of a net, to begin with what it does (with --judge-as)"
    )
    parser.add_argument(
        "--judge-as", help="the folder of a net, to begin with what it thinks of positions"
    )
    parser.add_argument(
        "--iterations", type=int, help="of the recipe's last stage, if not as many as it says"
    )
    parser.add_argument("--device", choices=("cpu", "cuda"))
    given = parser.parse_args()
    if (given.act_as is None) != (given.judge_as is None):
        parser.error("--act-as and --judge-as go together")
    device = given.device or ("cuda" if torch.cuda.is_available() else "cpu")
    name = given.recipe or ("card" if device == "cuda" else "processor")
    recipe = replace(RECIPES[name](given.game), seed=given.seed)
    if given.iterations is not None:
        last = replace(recipe.stages[-1], iterations=given.iterations)
        recipe = replace(recipe, stages=(*recipe.stages[:-1], last))
    if device == "cuda":
        torch.set_float32_matmul_precision("high")
    frozen = None
    if given.against is not None:
        recipe = best_response(recipe, given.against == "outlaw")
        if given.against != "outlaw":
            frozen = from_weights(given.game, net_of(given.game, given.against).weights).to(device)
    training = Training(recipe, given.out, device, frozen)
    if given.examples is not None:
        with searching() as pool:
            training.given = hear_all(pool, read_games(given.examples))
    if training.resume():
        print(f"on from stage {training.stage}, iteration {training.iteration}", flush=True)
    elif given.begin_as is not None:
        training.begin_as(given.begin_as)
    elif given.act_as is not None and given.judge_as is not None:
        training.join(net_of(given.game, given.act_as), net_of(given.game, given.judge_as))
    until = None if given.minutes is None else time.monotonic() + 60 * given.minutes
    net = training.run(until)
    draw_curves(given.out)
    print(
        f"{given.game}.net: {net.name}, {training.decisions:,} decisions in {training.seconds:,.0f} s"
    )


if __name__ == "__main__":
    main()
