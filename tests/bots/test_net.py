"""The net: the same numbers everywhere, its file, and the level that uses it."""

import hashlib
import os
import subprocess
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.nets import any_net, write_any_nets
from tests.bots.tables import (
    NAMES,
    VARIANTS,
    answer,
    decisions,
    later_decision,
    new_game,
    seed_bytes,
)
from tests.bots.test_inputs import inputs_of

from folsom import bots
from folsom.bots import net as nets
from folsom.bots.levels import LEGEND, LEVELS
from folsom.bots.net_kernels import (
    ACTING,
    BOTH,
    FIRST_ACT,
    HEAD,
    JUDGING,
    MAX_HEARD,
    MAX_WEIGHTS,
    OUTPUT_UNIT,
    OUTPUTS_AT,
    SECOND_ACT,
    SUMS_SIZE,
    UNIT,
    Weights,
    hear,
    say_actions,
    say_share,
    say_value,
)
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import TREE_BITS, Searcher, default_settings
from folsom.bots.search_kernels import HORIZON, VISITS
from folsom.core.chooser import new_chooser
from folsom.core.errors import CannotRead
from folsom.core.state import NO_EVENTS
from folsom.games import parts_of
from folsom.kernel import IS_COMPILED

GAMES = ("express", "superexpress")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a net for every game."""
    write_any_nets(tmp_path)
    monkeypatch.setenv(nets.FOLDER_VARIABLE, str(tmp_path))
    return tmp_path


def by_numpy(game: str, weights: Weights, heard: list[int]) -> tuple[dict[int, int], float, float]:
    """What a net says, worked out by matrices: each action on offer, the value, the share."""
    part = bot_parts_of(game).inputs
    n_first, n_second, n_outputs = int(weights[1]), int(weights[2]), part.ACTION_COUNT + 2
    rest = weights[HEAD:].astype(np.int64)

    def take(*shape: int) -> Any:
        nonlocal rest
        n = int(np.prod(shape))
        taken, rest = rest[:n].reshape(shape), rest[n:]
        return taken

    first_bias, first = take(n_first), take(part.N_INPUTS, n_first)
    second_bias, second = take(n_second), take(n_second, n_first)
    out_bias, out = take(n_outputs), take(n_outputs, n_second)
    straight = take(part.N_INPUTS - part.FIRST_GRADE)
    layer = np.clip((first_bias + first[heard].sum(0)) >> 2, 0, UNIT)
    layer = np.clip((second_bias * UNIT + second @ layer) >> 8, 0, UNIT)
    outputs = out_bias * UNIT + out @ layer
    actions = {}
    for i in heard:
        if i >= part.FIRST_GRADE:
            action = (i - part.FIRST_GRADE) // part.GRADES
            actions[action] = int(outputs[action] + straight[i - part.FIRST_GRADE] * UNIT)

    def part_of_one(output: int) -> float:
        x = output / OUTPUT_UNIT
        return 0.5 + 0.5 * (x / (1.0 + abs(x)))

    return actions, part_of_one(int(outputs[-2])), part_of_one(int(outputs[-1]))


@pytest.mark.parametrize(("game", "options"), VARIANTS[::3], ids=NAMES[::3])
def test_the_kernels_say_what_matrices_say(game: str, options: dict[str, Any]) -> None:
    weights = any_net(game, 3, n_first=24, n_second=12)
    nets.check_weights(game, weights)
    sums, row = np.zeros(SUMS_SIZE, np.int32), np.zeros(MAX_HEARD, np.int16)
    said = set()
    for played, seat in decisions(game, options, seed=2, every=4):
        heard = inputs_of(game, played.records, seat)
        row[: len(heard)] = heard
        hear(weights, row, len(heard), sums, BOTH)
        say_actions(weights, row, len(heard), sums)
        actions, value, share = by_numpy(game, weights, heard)
        assert {a: int(sums[OUTPUTS_AT + a]) for a in actions} == actions
        assert say_value(weights, sums) == value
        assert say_share(weights, sums) == share
        said.add(value)
    assert len(said) > 3


def cut_apart(game: str, weights: Weights) -> Weights:
    """The same net without the weights that lead from cells that act to judgements, or the other way."""
    part = bot_parts_of(game).inputs
    n_first, n_second, n_outputs = int(weights[1]), int(weights[2]), part.ACTION_COUNT + 2
    at = HEAD + n_first * (1 + part.N_INPUTS) + n_second
    second = weights[at : at + n_second * n_first].reshape(n_second, n_first)
    at += n_second * n_first + n_outputs
    out = weights[at : at + n_outputs * n_second].reshape(n_outputs, n_second)
    first_act, second_act = int(weights[FIRST_ACT]), int(weights[SECOND_ACT])
    second[:second_act, first_act:] = second[second_act:, :first_act] = 0
    out[:-2, second_act:] = out[-2:, :second_act] = 0
    return weights


@pytest.mark.parametrize("game", GAMES)
def test_a_net_of_two_parts_says_what_matrices_say_whichever_is_asked(game: str) -> None:
    weights = cut_apart(game, any_net(game, 5, 24, 12, acting=(15, 5)))
    nets.check_weights(game, weights)
    row = np.zeros(MAX_HEARD, np.int16)
    for played, seat in decisions(game, {"seats": 4}, seed=2, every=6):
        heard = inputs_of(game, played.records, seat)
        row[: len(heard)] = heard
        actions, value, share = by_numpy(game, weights, heard)
        for asked in (ACTING, JUDGING, BOTH):
            # What was said before must not matter.
            sums = np.full(SUMS_SIZE, 77, np.int32)
            hear(weights, row, len(heard), sums, asked)
            if asked != JUDGING:
                say_actions(weights, row, len(heard), sums)
                assert {a: int(sums[OUTPUTS_AT + a]) for a in actions} == actions
            if asked != ACTING:
                assert (say_value(weights, sums), say_share(weights, sums)) == (value, share)


def digest_of_thinking(game: str) -> str:
    """What nets say and searches with them find, in some positions, to the last bit."""
    digest = hashlib.sha256()
    options = {"seats": 3}
    searcher = Searcher(game, 5, None, any_net(game, acting=(5, 2)))
    for played, seat in decisions(game, options, seed=8, every=12):
        seen = bots.observe(played, seat, seed_bytes(1))
        searcher.begin(seen.records, seat)
        searcher.play(4)
        digest.update(searcher.priors.tobytes() + searcher.results.tobytes())
    return digest.hexdigest()


@pytest.mark.compiled
@pytest.mark.skipif(not IS_COMPILED, reason="there is nothing to compare")
@pytest.mark.parametrize("game", GAMES)
def test_plain_python_thinks_to_the_last_bit_what_compiled_kernels_think(game: str) -> None:
    program = f"from tests.bots.test_net import digest_of_thinking as f; print(f({game!r}))"
    root = Path(__file__).parents[2]
    found = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "FOLSOM_JIT": "0", "PYTHONPATH": str(root)},
        cwd=root,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert found.stdout.strip() == digest_of_thinking(game)


@pytest.mark.parametrize("game", GAMES)
def test_priors_are_likelihoods_of_what_is_on_offer(game: str) -> None:
    searcher = Searcher(game, 1, None, any_net(game))
    for played, seat in decisions(game, {"seats": 4}, seed=4, every=5):
        seen = bots.observe(played, seat, seed_bytes(2))
        searcher.begin(seen.records, seat)
        assert searcher.priors.sum() == pytest.approx(1.0)
        assert set(np.flatnonzero(searcher.priors)) <= set(seen.options)
        assert searcher.glance() == max(seen.options, key=lambda o: searcher.priors[o])


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_playout_answers_as_likely_as_the_net_finds_it(game: str) -> None:
    weights, n = any_net(game), 4000
    searcher = Searcher(game, 1, None, weights)
    answer_for = bot_parts_of(game).search.answer_for
    sums, row, chooser = (
        np.zeros(SUMS_SIZE, np.int32),
        np.zeros(MAX_HEARD, np.int16),
        new_chooser(4),
    )
    n_asked = 0
    for played, seat in decisions(game, {"seats": 4}, seed=4, every=9):
        seen = bots.observe(played, seat, seed_bytes(2))
        searcher.begin(seen.records, seat)
        ahead, mask = seen.records.copy(), sum(1 << option for option in seen.options)
        ask = (weights, row, sums, ahead, chooser, NO_EVENTS)
        drawn = Counter(answer_for(seen.records[0], seat, mask, *ask) for _ in range(n))
        for option in seen.options:
            chance = searcher.priors[option]
            error = np.sqrt(chance * (1.0 - chance) / n)
            assert abs(drawn[option] / n - chance) < 5.0 * error + 1e-3
        first = 1 << seen.options[0]
        assert answer_for(seen.records[0], seat, first, *ask) == seen.options[0]
        n_asked += len(seen.options) > 1
    assert n_asked > 3


@pytest.mark.parametrize("game", GAMES)
def test_without_a_net_the_level_says_what_is_missing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(nets.FOLDER_VARIABLE, str(tmp_path))
    with pytest.raises(nets.NoNet, match=f"no {game}.net in .*: train one"):
        bots.make("legend", game, 1)
    assert bots.levels_offered(game) == LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_a_net_the_level_is_offered(game: str, folder: Path) -> None:
    assert bots.levels_offered(game) == (*LEVELS, LEGEND)
    assert bots.make("legend:20", game, 1).name == "legend:20"
    read = nets.net_of(game)
    assert read.about.made == {"by": "a test"}
    assert read.about.licence == "MIT"
    assert np.array_equal(read.weights, any_net(game))


SHIPPED = sorted(path.stem for path in nets.SHIPPED.glob("*.net"))


def test_folsom_has_a_net_of_its_own_for_each_game() -> None:
    assert SHIPPED == ["express", "superexpress"]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_net_that_is_part_of_folsom_fits_the_game_as_it_is(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(nets.FOLDER_VARIABLE, raising=False)
    shipped = nets.net_of(game)
    assert (nets.SHIPPED / f"{game}.net").stat().st_size <= nets.MOST_BYTES
    assert shipped.about.licence == "MIT"
    assert shipped.about.made["recipe"]["game"] == game
    assert shipped.about.made["decisions"] > 1_000_000
    assert LEGEND in bots.levels_offered(game)
    searcher = Searcher(game, 1, None, shipped.weights)
    sure = []
    for played, seat in decisions(game, {"seats": 4}, seed=4, every=5):
        seen = bots.observe(played, seat, seed_bytes(2))
        searcher.begin(seen.records, seat)
        sure.append(searcher.priors.max() * len(seen.options))
    # It has learned: on average it finds something far likelier than by lot.
    assert np.mean(sure) > 1.5


def test_a_net_is_refused_unless_it_was_made_for_this_game(folder: Path) -> None:
    path = folder / "express.net"
    with pytest.raises(CannotRead, match="has the game 'express'"):
        nets.read_net(path, "superexpress")
    whole = path.read_bytes()
    for old, new, sentence in (
        (b'"rules":', b'"rules":9', "has the rules"),
        (b'"inputs":"', b'"inputs":"x', "has the inputs"),
        (b"folsom net 2", b"folsom net 7", "is no net"),
        (b'"game"', b'"gmae"', "does not say what it is"),
    ):
        path.write_bytes(whole.replace(old, new, 1))
        with pytest.raises(CannotRead, match=sentence):
            nets.read_net(path, "express")
    path.write_bytes(whole[:-2])
    with pytest.raises(CannotRead, match="do not end where they should"):
        nets.read_net(path, "express")
    changed = any_net("express", 2)
    body = whole.index(b"\n", len(nets.FIRST_LINE)) + 1
    path.write_bytes(whole[:body] + nets.packed(changed))
    with pytest.raises(CannotRead, match="has the digest"):
        nets.read_net(path, "express")
    with pytest.raises(nets.NoNet, match="cannot use the net for express"):
        nets.net_of("express")
    assert bots.levels_offered("express") == LEVELS


def test_weights_that_a_kernel_would_read_beyond_are_refused() -> None:
    weights = any_net("express")
    nets.check_weights("express", weights)
    for broken in (weights[:-1], weights[:4], any_net("superexpress")):
        with pytest.raises(CannotRead):
            nets.check_weights("express", broken)
    for acting in ((8, 2), (2, 4), (0, 2), (2, 0), (-1, 2)):
        with pytest.raises(CannotRead, match="some act and some judge"):
            nets.check_weights("express", any_net("express", acting=acting))
    weights[1] = 9
    with pytest.raises(CannotRead, match=r"has .* numbers"):
        nets.check_weights("express", weights)
    weights[1] = 0
    with pytest.raises(CannotRead, match="cells"):
        nets.check_weights("express", weights)


def test_a_net_larger_than_a_megabyte_is_not_written(tmp_path: Path) -> None:
    weights = any_net("express", 1, 256, 64)
    weights[HEAD:] = np.random.default_rng(1).integers(-9999, 10_000, len(weights) - HEAD)
    with pytest.raises(CannotRead, match="at most 1,000,000 bytes"):
        nets.write_net(tmp_path / "express.net", "express", weights, {})
    assert list(tmp_path.iterdir()) == []


def test_what_is_packed_is_unpacked_and_nothing_else() -> None:
    weights = np.array([0, 1, -1, 255, 256, -256, 32767, -32768, 77], np.int16)
    assert np.array_equal(nets.unpacked(nets.packed(weights)), weights)
    too_many = nets.packed(np.zeros(MAX_WEIGHTS + 1, np.int16))
    odd = zlib.compress(b"abc")
    for body in (too_many, odd, nets.packed(weights)[:-1], nets.packed(weights) + b"x"):
        with pytest.raises(CannotRead, match="do not end where they should"):
            nets.unpacked(body)
    with pytest.raises(CannotRead, match="cannot be unpacked"):
        nets.unpacked(b"no such thing")


@pytest.mark.parametrize("level", ["legend:net", "legend:12"])
@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_legend_answers_with_an_option_that_is_offered(
    level: str, game: str, options: dict[str, Any], folder: Path
) -> None:
    bot = bots.make(level, game, seed=4)
    for played, seat in decisions(game, options, seed=11, every=9):
        assert answer(bot, played, seat, 5) in played.decision_of(seat).numbers


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)
def test_what_a_seat_may_not_know_does_not_change_what_the_net_answers(
    game: str, options: dict[str, Any], folder: Path
) -> None:
    for played, seat in decisions(game, options, seed=23, every=3):
        bot = bots.make("legend:net", game, seed=9)
        assert len({answer(bot, played, seat, redrawn) for redrawn in range(3)}) == 1
        assert answer(bot, played, seat, 1) == bot.choose(
            played.view(seat), played.decision_of(seat)
        )


@pytest.mark.parametrize(("game", "options"), VARIANTS[::5], ids=NAMES[::5])
def test_what_a_seat_may_not_know_does_not_change_how_often_legend_answers_what(
    game: str, options: dict[str, Any], folder: Path
) -> None:
    played, seat = later_decision(game, options, seed=31)
    found = []
    for redrawn in (1, 2):
        seen = bots.observe(played, seat, seed_bytes(redrawn))
        answers = (
            bots.make("legend:24", game, seed=1000 * redrawn + i).answer(seen) for i in range(100)
        )
        found.append(Counter(answers))
    one, other = found
    statistic = sum((one[o] - other[o]) ** 2 / (one[o] + other[o]) for o in one | other)
    freedom = len(one | other) - 1
    assert statistic < freedom + 5 * (2 * freedom + 1) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_think_alike_and_a_playout_ends_at_the_horizon(game: str) -> None:
    played = new_game(game, {"seats": 4}, 1)
    assert played.decision is not None
    seat = played.decision.seat
    seen = bots.observe(played, seat, seed_bytes(1))
    results = []
    for _ in range(2):
        searcher = Searcher(game, 6, None, any_net(game))
        searcher.begin(seen.records, seat)
        searcher.play(50)
        results.append(searcher.results.tobytes())
        rounds = searcher._work[0].round_number - seen.records[0].round_number
        assert rounds == default_settings(game, seen.records, True)[HORIZON]
    assert results[0] == results[1]
    without = Searcher(game, 6)
    without.begin(seen.records, seat)
    without.play(50)
    assert without.results.tobytes() != results[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_net_says_what_is_tried_first_in_colt_super_express_alone(game: str) -> None:
    played = new_game(game, {"seats": 3}, 1)
    while played.decision is not None and len(played.decision.options) < 4:
        played.play(played.decision.options[0])
    assert played.decision is not None
    seat = played.decision.seat
    seen = bots.observe(played, seat, seed_bytes(1))
    searcher = Searcher(game, 6, None, any_net(game))
    searcher.begin(seen.records, seat)
    searcher.priors[:] = 0.0
    searcher.priors[seen.options[0]] = 1.0
    searcher.play(len(seen.options))
    tried = [int(searcher.results[VISITS, option]) for option in seen.options]
    assert (tried == [1] * len(tried)) == (game == "express")


def test_a_long_thought_has_room_for_all_that_it_tries() -> None:
    played = new_game("express", {"seats": 6}, 1)
    assert played.decision is not None
    seat = played.decision.seat
    seen = bots.observe(played, seat, seed_bytes(1))
    grown = []
    for is_long in (False, True):
        searcher = Searcher("express", 6, None, any_net("express"))
        searcher.begin(seen.records, seat)
        searcher.begin(seen.records, seat, is_long=is_long)
        searcher.play(1 << TREE_BITS - 2)
        grown.append(int((searcher._tree["generation"] == 2).sum()))
    assert grown[0] <= 1 << TREE_BITS
    assert grown[1] > 1.3 * grown[0]


@pytest.mark.parametrize(
    ("text", "is_long"),
    [
        ("legend:40ms", False),
        ("legend:1s", True),
        ("legend", True),
        ("sharpshooter:300", False),
        ("sharpshooter:60000", True),
        ("sharpshooter:60000x8", False),
    ],
)
def test_a_long_thought_is_known_by_its_name(text: str, is_long: bool) -> None:
    thinking = bots.read_level(text).thinking
    assert thinking is not None
    assert thinking.is_long == is_long


@pytest.mark.parametrize(("text", "playouts"), [("legend:net", 0), ("legend:300", 300)])
def test_legend_is_read_by_name(text: str, playouts: int) -> None:
    level = bots.read_level(text)
    assert level.name == LEGEND
    assert level.thinking is not None
    assert level.thinking.playouts == playouts


def test_only_legend_answers_at_a_glance_and_has_a_net() -> None:
    with pytest.raises(CannotRead, match="thinking time"):
        bots.read_level("sharpshooter:net")
    for text in ("sharpshooter@nets", "outlaw@nets", "legend@"):
        with pytest.raises(CannotRead, match="only legend has a net"):
            bots.read_level(text)


def test_a_net_can_be_named_by_its_folder(tmp_path: Path) -> None:
    write_any_nets(tmp_path / "Own")
    assert bots.read_level("legend:7@runs/Own").folder == "runs/Own"
    assert bots.make(f"legend:7@{tmp_path / 'Own'}", "express", 1).name.startswith("legend:7@")
    with pytest.raises(nets.NoNet, match=r"no express\.net in"):
        bots.make(f"legend@{tmp_path}", "express", 1)


@pytest.mark.parametrize("game", GAMES)
def test_flat_actions_have_an_output_each(game: str) -> None:
    assert bot_parts_of(game).inputs.ACTION_COUNT == parts_of(game).encoding.ACTION_COUNT


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_answers_are_drawn_as_often_as_the_net_finds_them_likely(game: str) -> None:
    weights, part = any_net(game), bot_parts_of(game).search
    searcher = Searcher(game, 1, None, weights)
    chooser = new_chooser(3)
    sums, row = np.zeros(SUMS_SIZE, np.int32), np.zeros(MAX_HEARD, np.int16)
    n_drawn, n_positions = 4000, 0
    for played, seat in decisions(game, {"seats": 4}, seed=4, every=9):
        seen = bots.observe(played, seat, seed_bytes(2))
        searcher.begin(seen.records, seat)
        heard = inputs_of(game, seen.records, seat)
        row[: len(heard)] = heard
        hear(weights, row, len(heard), sums, ACTING)
        say_actions(weights, row, len(heard), sums)
        mask = sum(1 << option for option in seen.options)
        drawn = Counter(
            part.draw_said(seen.records[0], mask, sums, chooser) for _ in range(n_drawn)
        )
        assert set(drawn) <= set(seen.options)
        for option in seen.options:
            chance = searcher.priors[option]
            allowed = 5 * np.sqrt(n_drawn * chance * (1 - chance)) + 1
            assert abs(drawn[option] - n_drawn * chance) < allowed
        n_positions += 1
    assert n_positions > 3
