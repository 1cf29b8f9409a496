"""A net is trained from nothing in about a minute, beats random play, and is the same for the same seed."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from training import run as run_module
from training.curves import PICTURE, TABLE, read_log
from training.games import make_games
from training.hasty import Hasty
from training.model import Learner, from_weights, of_two
from training.proof import CHOOSING, JUDGING, PARTS
from training.recipe import (
    AMONG_BOTS,
    HASTY,
    LEARNER,
    OUTLAW,
    PRACTICE,
    RECIPES,
    REINFORCE,
    SCHOOL,
    STUDY,
    Recipe,
    Stage,
    best_response,
    card,
    practice,
    smoke,
)
from training.run import ROOM_FOR_HEAD, Training
from training.searched import Wish, gather, hear_all, joined, keep, read_games, searching
from training.searched import hear as hear_game
from training.selfplay import GAMES_A_SHEAF, NO_ACTION, SelfPlay, hasty_stretches

from folsom.arena import Plan, Variant, matchups, run
from folsom.bots.express.inputs import AT
from folsom.bots.net import net_of, packed
from folsom.bots.net_kernels import (
    BOTH,
    MAX_HEARD,
    OUTPUT_UNIT,
    OUTPUTS_AT,
    SUMS_SIZE,
    hear,
    say_actions,
    say_share,
    say_value,
)
from folsom.express.components import N_ROUNDS
from folsom.games import game_names

torch.set_num_threads(1)
DEALS = 40
MAX_SEATS = 7


@pytest.fixture(scope="module", params=game_names())
def trained(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A training that ran to its end."""
    training = Training(smoke(request.param), tmp_path_factory.mktemp(request.param), "cpu")
    training.run()
    return training


def test_a_minute_of_training_beats_random_play(trained: Training) -> None:
    game = trained.recipe.game
    variant = Variant(game, dict(trained.recipe.variants[0]))
    plan = Plan(
        (f"legend:net@{trained.folder}", "random"), (variant,), DEALS, "first-against-rest", JUDGING
    )
    (found,) = (m for m in matchups(plan, run(plan, workers=1)) if m.bot.startswith("legend"))
    assert found.share.mean - found.share.margin > found.par


def test_a_training_leaves_a_net_a_table_and_a_picture(trained: Training) -> None:
    rows = read_log(trained.folder)
    assert len(rows) == sum(stage.iterations for stage in trained.recipe.stages)
    assert {row["kind"] for row in rows} == {stage.kind for stage in trained.recipe.stages}
    assert (trained.folder / TABLE).read_text().count("\n") == len(rows) + 1
    assert (trained.folder / PICTURE).stat().st_size > 1_000
    net = net_of(trained.recipe.game, str(trained.folder))
    assert net.about.made["decisions"] == trained.decisions
    assert np.array_equal(net.weights, trained.net.as_weights())


def test_the_whole_numbers_say_nearly_what_was_learned(trained: Training) -> None:
    recipe = trained.recipe
    weights = trained.net.as_weights()
    again = from_weights(recipe.game, weights)
    assert np.array_equal(again.as_weights(), weights)
    games = make_games(recipe.game, recipe.variants[0], 24, recipe.width, 99, "cpu")
    sums, row = np.zeros(SUMS_SIZE, np.int32), np.zeros(MAX_HEARD, np.int16)
    for _ in range(12):
        heard = games.heard[torch.arange(24), games.seats]
        with torch.no_grad():
            logits, value, share = trained.net(heard)
        for k in range(24):
            inputs = heard[k][heard[k] < trained.net.n_inputs].numpy()
            row[: len(inputs)] = inputs
            hear(weights, row, len(inputs), sums, BOTH)
            say_actions(weights, row, len(inputs), sums)
            assert say_value(weights, sums) == pytest.approx(float(value[k]), abs=0.05)
            assert say_share(weights, sums) == pytest.approx(float(share[k]), abs=0.05)
            for action in torch.nonzero(logits[k] > -1e8).flatten().tolist():
                said = sums[OUTPUTS_AT + action] / OUTPUT_UNIT
                assert said == pytest.approx(float(logits[k, action]), abs=0.15)
        games.step(games.bots_answer(torch.full((24,), 2)))


def test_no_row_of_what_is_heard_is_cut_off() -> None:
    for game in game_names():
        recipe = card(game)
        for options in recipe.variants:
            games = make_games(game, options, 8, MAX_HEARD, 5, "cpu")
            most = 0
            for _ in range(80):
                most = max(most, int((games.heard < Learner(game, 1, 1).n_inputs).sum(2).max()))
                games.step(games.bots_answer(torch.zeros(8, dtype=torch.long)))
            assert most < recipe.width


def small(seed: int = 3, iterations: int = 2) -> Recipe:
    """A tiny recipe."""
    recipe = smoke("superexpress")
    stages = (Stage(SCHOOL, iterations, AMONG_BOTS), *recipe.stages[1:2])
    recipe = replace(recipe, stages=stages, n_games=8, n_steps=8, seed=seed)
    return recipe


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", RECIPES)
def test_every_recipe_can_be_written_into_its_net(name: str, game: str) -> None:
    json.dumps(RECIPES[name](game).as_json())


def test_equal_seeds_train_the_same_net(tmp_path: Path) -> None:
    one, other, third = (
        Training(small(seed), tmp_path / str(i), "cpu").run() for i, seed in enumerate((3, 3, 4))
    )
    assert one.name == other.name != third.name


def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = Training(small(), tmp_path, "cpu")
    first.run(until=0.0)
    assert first.iteration == 0
    first._iterate(first.recipe.stages[0])
    first.iteration += 1
    first.save()
    second = Training(small(), tmp_path, "cpu")
    assert second.resume()
    assert (second.stage, second.iteration, second.decisions) == (0, 1, first.decisions)
    assert np.array_equal(second.net.as_weights(), first.net.as_weights())
    second.run()
    with pytest.raises(SystemExit, match="another recipe"):
        Training(small(seed=9), tmp_path, "cpu").resume()


@pytest.mark.parametrize("kind", [REINFORCE, PRACTICE])
def test_a_best_response_seats_one_learner_against_what_does_not_change(
    tmp_path: Path, kind: str
) -> None:
    whole = small() if kind == REINFORCE else practising("superexpress", 1)
    for to_outlaw in (False, True):
        recipe = best_response(whole, to_outlaw)
        assert {stage.kind for stage in recipe.stages} == {kind}
        assert all(table.count(LEARNER) == 1 for stage in recipe.stages for table in stage.tables)
        frozen = from_weights("superexpress", Learner("superexpress", 8, 4).as_weights())
        before = frozen.as_weights()
        Training(recipe, tmp_path / str(to_outlaw), "cpu", frozen).run()
        assert np.array_equal(frozen.as_weights(), before)


def test_what_is_proved_is_planned_beforehand_and_judged_on_other_deals() -> None:
    for game in game_names():
        for part, plans in PARTS.items():
            nets = ["a", "b", "c"]
            for name, plan in plans(game, JUDGING, nets):
                plan.check()
                assert plan.n_games > 0, (part, name)
                (chosen,) = (p for n, p in plans(game, CHOOSING, nets) if n == name)
                assert chosen.deal_seed(0, 0) != plan.deal_seed(0, 0)


def test_what_was_gathered_anywhere_is_studied(tmp_path: Path) -> None:
    wish = Wish("superexpress", ({"seats": 3},), None, playouts=20, seed=4)
    with searching(1) as pool:
        found = gather(pool, wish, 24)
        alone = [wish.play(number) for number in range(24)]
        assert [game.answers.tolist() for game in found] == [g.answers.tolist() for g in alone]
        keep(found, tmp_path / "examples" / "some.npz")
        games = read_games(tmp_path / "examples")
        assert [game.visits.tolist() for game in games] == [game.visits.tolist() for game in found]
        read = hear_all(pool, games)
    assert np.array_equal(read.heard, joined([hear_game(game) for game in alone]).heard)
    assert {*read.tried.sum(1).round(4)} == {0.0, 1.0}

    recipe = replace(smoke("superexpress"), stages=(Stage(STUDY, 6, passes=2, rate=4e-3),))
    training = Training(recipe, tmp_path / "run", "cpu")
    with pytest.raises(SystemExit, match="gather some"):
        training.run()
    training.given = read
    training.run()
    rows = read_log(training.folder)
    assert [row["kind"] for row in rows] == [STUDY] * 6
    assert rows[-1]["policy"] < rows[0]["policy"]

    another = Training(recipe, tmp_path / "another", "cpu")
    another.begin_as(training.folder)
    assert np.array_equal(another.net.as_weights(), training.net.as_weights())


@pytest.mark.parametrize("game", game_names())
def test_hasty_games_teach_what_a_round_begins_with(game: str, tmp_path: Path) -> None:
    recipe = replace(smoke(game), batch=1024)
    plays = [Hasty(recipe, n).play(1024, 7, "cpu") for n in (1, 2)]
    (one, n_one), (two, n_two) = plays
    assert n_one == n_two > 1024
    assert all(torch.equal(one[name], two[name]) for name in one)
    stage = Stage(HASTY, 4, games=1024, passes=8, rate=4e-3)
    training = Training(replace(recipe, stages=(stage,)), tmp_path, "cpu")
    training.run()
    missed = [row["hasty"] for row in read_log(tmp_path)]
    constant = 2.0 * float(one["value"].var()) + 0.5 * float(one["share"].var())
    assert missed[-1] < min(0.95 * constant, missed[0])


def practising(game: str, iterations: int = 3) -> Recipe:
    """A little practice."""
    stage = Stage(PRACTICE, iterations, games=512, passes=1, rate=4e-3)
    shape: dict[str, Any] = {"n_first": 32, "n_second": 16, "acting": (0, 0)}
    return replace(practice(game), stages=(stage,), batch=2048, **shape)


@pytest.mark.parametrize("game", game_names())
def test_games_between_nets_are_the_same_on_however_many_cores(game: str) -> None:
    recipe = replace(practising(game), discount=1.0)
    weights = Learner(game, 8, 4).as_weights()
    plays = [SelfPlay(recipe, n).play(recipe.stages[0], weights, weights, 5) for n in (1, 2)]
    (one, n_one), (two, n_two) = plays
    assert n_one == n_two > 512
    for sheaf, other in zip(one, two, strict=True):
        assert np.array_equal(sheaf.heard, other.heard)
        assert np.array_equal(sheaf.actions, other.actions)
        assert np.array_equal(sheaf.advantage, other.advantage)
    # Without a discount a row is worth what its game came to, whatever was thought on the way.
    values, counts = np.unique(np.concatenate([sheaf.share for sheaf in one]), return_counts=True)
    assert {0.0, 1.0} <= set(values.tolist())
    assert counts.sum() == sum(len(sheaf.actions) for sheaf in one)
    for sheaf in one:
        ends = np.unique(np.stack([sheaf.value.round(4), sheaf.share]), axis=1)
        assert ends.shape[1] <= MAX_SEATS * GAMES_A_SHEAF < len(sheaf.actions)


@pytest.mark.parametrize("game", game_names())
def test_only_the_learner_is_listened_to(game: str) -> None:
    weights = Learner(game, 8, 4).as_weights()
    rows = []
    for tables in (((LEARNER,),), ((LEARNER, OUTLAW, OUTLAW, OUTLAW, OUTLAW, OUTLAW, OUTLAW),)):
        recipe = practising(game)
        stage = replace(recipe.stages[0], tables=tables)
        sheaves, _ = SelfPlay(recipe, 1).play(stage, weights, weights, 5)
        actions = np.concatenate([sheaf.actions for sheaf in sheaves])
        assert (actions == NO_ACTION).any()
        assert (actions >= 0).any()
        rows.append(len(actions))
    assert 2 * rows[1] < rows[0]


def test_of_a_game_with_hasty_rounds_only_what_comes_behind_them_is_told() -> None:
    recipe = practising("express")
    weights = Learner("express", 8, 4).as_weights()
    rounds = {}
    for haste in (0, 100):
        stage = replace(recipe.stages[0], haste=haste)
        sheaves, _ = SelfPlay(recipe, 1).play(stage, weights, weights, 5)
        told = np.concatenate([sheaf.heard for sheaf in sheaves]) - AT.round
        rounds[haste] = np.where((told >= 0) & (told < N_ROUNDS), told, 0).max(1)
    assert set(rounds[0].tolist()) == set(range(N_ROUNDS))
    assert set(rounds[100].tolist()) == set(range(1, N_ROUNDS))
    assert len(rounds[100]) < 0.7 * len(rounds[0])


def test_a_hasty_stretch_is_a_round_or_two_and_never_the_last() -> None:
    stretches = hasty_stretches(40, np.random.default_rng(3))
    lengths = stretches[:, 1] - stretches[:, 0]
    assert set(lengths.tolist()) == {0, 1, 2}
    assert set(stretches[lengths > 0, 1].tolist()) == {1, 2, 3, 4}
    assert 0.3 < (lengths > 0).mean() < 0.5
    assert not hasty_stretches(0, np.random.default_rng(3)).any()


def test_a_net_too_large_for_its_file_is_written_more_coarsely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = Training(practising("superexpress", 0), tmp_path, "cpu")
    fine = training.net.as_weights()
    assert np.array_equal(training.run().weights, fine)
    monkeypatch.setattr(run_module, "MOST_BYTES", len(packed(fine)) + ROOM_FOR_HEAD - 1)
    coarse = training.run().weights
    assert np.array_equal(coarse, training.net.as_weights(2))
    assert len(packed(coarse)) < len(packed(fine))
    assert np.abs(coarse.astype(int) - fine).max() == 1


def test_what_judges_is_apart_from_what_plays(tmp_path: Path) -> None:
    game = "superexpress"
    heard = torch.from_numpy(hear_game(Wish(game, ({"seats": 5},), None, 8, 3).play(0)).heard)
    recipe = replace(practising(game), acting=(20, 10))

    def said(net: Learner) -> tuple[bytes, bytes]:
        logits, value, share = from_weights(game, net.as_weights())(heard)
        return logits.numpy().tobytes(), value.numpy().tobytes() + share.numpy().tobytes()

    plays = replace(recipe.stages[0], learns_value=False)
    judges = Stage(HASTY, 1, games=512, passes=2, rate=4e-3)
    for kind, stage in (("plays", plays), ("judges", judges)):
        training = Training(replace(recipe, stages=(stage,)), tmp_path / kind, "cpu")
        before = said(training.net)
        training.run()
        after = said(training.net)
        assert [one == two for one, two in zip(before, after, strict=True)] == [
            kind == "judges",
            kind == "plays",
        ]
    assert "value" not in read_log(tmp_path / "plays")[0]


@pytest.mark.parametrize("acting", [(0, 0), (20, 10)])
def test_a_net_can_act_as_one_does_and_judge_as_another(
    tmp_path: Path, acting: tuple[int, int]
) -> None:
    game = "superexpress"
    heard = torch.from_numpy(hear_game(Wish(game, ({"seats": 5},), None, 8, 3).play(0)).heard)
    nets, said = [], []
    for seed in (1, 2):
        recipe = replace(practising(game, 0), seed=seed, acting=acting)
        nets.append(Training(recipe, tmp_path / str(seed), "cpu").run())
        said.append(from_weights(game, nets[-1].weights)(heard))
    both = of_two(*(from_weights(game, net.weights) for net in nets))
    recipe = replace(
        practising(game, 0), n_first=both.n_first, n_second=both.n_second, acting=both.acting
    )
    training = Training(recipe, tmp_path / "both", "cpu")
    training.join(*nets)
    written = training.run()
    made = written.about.made["joined"]
    assert [made[what]["digest"] for what in ("acts", "judges")] == [net.name for net in nets]
    assert made["judges"]["made"]["recipe"]["seed"] == 2
    logits, value, share = from_weights(game, written.weights)(heard)
    assert torch.equal(logits, said[0][0])
    assert torch.equal(value, said[1][1])
    assert torch.equal(share, said[1][2])
    assert not torch.equal(value, said[0][1])


def test_what_a_training_began_as_is_met_again_and_again(tmp_path: Path) -> None:
    first = Training(practising("superexpress", 1), tmp_path / "first", "cpu")
    old_name = first.run().name
    second = Training(practising("superexpress", 1), tmp_path / "second", "cpu")
    second.begin_as(first.folder)
    assert second.run().about.made["began_as"] == [old_name]
    third = Training(replace(practising("superexpress", 1), seed=9), tmp_path / "third", "cpu")
    third.begin_as(second.folder)
    third.save()
    again = Training(third.recipe, third.folder, "cpu")
    assert again.resume()
    old = [run.net.as_weights().tobytes() for run in (first, second)]
    met = []
    for again.iteration in range(40):
        with torch.no_grad():
            again.net.straight.fill_(0.01 * again.iteration)
        again._choose_snapshot()
        met.append(again.snapshot.as_weights().tobytes())
    assert all(met.count(weights) >= 4 for weights in old)
    assert sum(weights not in old for weights in met) >= 10


@pytest.mark.parametrize("game", game_names())
def test_practice_makes_what_won_likelier(game: str, tmp_path: Path) -> None:
    recipe = replace(practising(game, 8), variants=practice(game).variants[:1])
    names = [Training(recipe, tmp_path / str(i), "cpu").run().name for i in range(2)]
    assert names[0] == names[1]
    rows = read_log(tmp_path / "0")
    # Who plays better also plays games that are harder to foresee.
    assert min(row["value"] for row in rows) < rows[0]["value"]
    assert min(row["share"] for row in rows) < rows[0]["share"]
    plan = Plan(
        (f"legend:net@{tmp_path / '0'}", "random"),
        (Variant(game, dict(recipe.variants[0])),),
        DEALS,
        "first-against-rest",
        JUDGING,
    )
    (found,) = (m for m in matchups(plan, run(plan, workers=1)) if m.bot.startswith("legend"))
    assert found.share.mean - found.share.margin > found.par
