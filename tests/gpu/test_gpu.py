"""The same kernels on a graphics card: the same games, bit for bit; and without a card, that they compile."""

from collections.abc import Mapping
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.express import deals as express_deals
from tests.superexpress import deals as superexpress_deals
from tests.uniform import assert_uniform

from folsom import GAMES
from folsom.core.chooser import new_chooser
from folsom.core.errors import FolsomError
from folsom.core.state import NO_EVENTS
from folsom.env.answers import SILENT
from folsom.env.kernels import kernels_of
from folsom.games import parts_of
from folsom.gpu.launch import cuda_module, require_card

pytestmark = pytest.mark.compiled

DEALING: dict[str, Any] = {"express": express_deals, "superexpress": superexpress_deals}
HAS_CUDA = find_spec("numba_cuda") is not None


def has_card() -> bool:
    """Whether a card answers."""
    return HAS_CUDA and bool(cuda_module().is_available())


needs_card = pytest.mark.skipif(not has_card(), reason="no NVIDIA graphics card")
needs_compiler = pytest.mark.skipif(not HAS_CUDA, reason="numba-cuda is not installed")


def template_of(game: str, given: Mapping[str, Any] | None = None) -> Any:
    options = parts_of(game).options
    return options.make_template(options.read_options(given or {"seats": 4}))


def test_a_machine_without_a_card_says_so() -> None:
    if has_card():
        require_card()
        return
    with pytest.raises(FolsomError, match="graphics card"):
        require_card()


@needs_card
@pytest.mark.parametrize("game", GAMES)
def test_random_games_on_the_card_are_those_on_the_cpu(game: str) -> None:
    from folsom.gpu.playouts import random_playouts

    n = 1000
    template = template_of(game)
    table = np.zeros(1, template.dtype)
    points = np.zeros((n, 7), np.int64)
    bandits = np.zeros((n, 7), np.int64)
    won = np.zeros(n, np.int64)
    simulate = parts_of(game).playout.simulate
    decisions = simulate(template, table, 0, n, 1, new_chooser(0), NO_EVENTS, points, won, bandits)
    played = random_playouts(game, template, n)
    assert played.decisions == decisions
    assert np.array_equal(played.won, won)
    assert np.array_equal(played.points, points[:, :4])
    assert played.records[-1].tobytes() == table[0].tobytes()


@needs_card
@pytest.mark.parametrize("game", GAMES)
def test_steps_on_the_card_are_those_on_the_cpu(game: str) -> None:
    from folsom.gpu.batch import Batch

    n, template = 128, template_of(game)
    kernels = kernels_of(game)
    batch = Batch(game, template, n, seed=7)
    table, numbers = np.zeros(n, template.dtype), np.arange(n)
    seats, dones = np.zeros(n, np.int64), np.zeros(n, np.int8)
    observations = np.zeros((n, kernels.encoding.OBSERVATION_SIZE), np.int8)
    masks = np.zeros((n, kernels.encoding.ACTION_COUNT), np.int8)
    rewards = np.zeros((n, 4), np.float32)
    kernels.reset_games(template, table, 7, numbers, SILENT, seats, observations, masks, 0, n)
    for _ in range(200):
        batch.choose_at_random()
        actions = batch.actions.copy_to_host()
        batch.step()
        kernels.step_games(
            template, table, 7, numbers, SILENT, actions, seats,
            observations, masks, 0, rewards, dones, 0, n,
        )  # fmt: skip
    assert batch.table.copy_to_host().tobytes() == table.tobytes()
    assert np.array_equal(batch.observations.copy_to_host(), observations)
    assert np.array_equal(batch.masks.copy_to_host(), masks)
    assert np.array_equal(batch.rewards.copy_to_host(), rewards)


def is_dealt(game: str, table: Any) -> bool:
    """Whether everybody has drawn a first hand; in Colt Super Express all is dealt before anybody is asked."""
    return game != "express" or bool(table["n_hand_of"][:, 0].all())


@needs_card
@pytest.mark.parametrize("game", GAMES)
def test_every_hidden_order_dealt_on_the_card_is_any_order_and_the_one_on_the_cpu(
    game: str,
) -> None:
    from folsom.gpu.batch import Batch

    dealing, n = DEALING[game], 2048
    kernels = kernels_of(game)
    for name, given in dealing.DEALS.items():
        template = template_of(game, given)
        batch = Batch(game, template, n, seed=7)
        table, numbers = np.zeros(n, template.dtype), np.arange(n)
        seats, dones = np.zeros(n, np.int64), np.zeros(n, np.int8)
        observations = np.zeros((n, kernels.encoding.OBSERVATION_SIZE), np.int8)
        masks = np.zeros((n, kernels.encoding.ACTION_COUNT), np.int8)
        rewards = np.zeros((n, given["seats"]), np.float32)
        kernels.reset_games(template, table, 7, numbers, SILENT, seats, observations, masks, 0, n)
        # Whoever is asked something before the first draw takes what is offered first.
        while not is_dealt(game, table):
            actions = masks.argmax(axis=1)
            batch.actions.copy_to_device(actions)
            batch.step()
            kernels.step_games(
                template, table, 7, numbers, SILENT, actions, seats,
                observations, masks, 0, rewards, dones, 0, n,
            )  # fmt: skip
        dealt = batch.table.copy_to_host()
        for field in dealt.dtype.names:
            assert np.array_equal(dealt[field], table[field]), f"{name}: {field}"
        assert_uniform(list(dealing.orders_of(dealt)))


@needs_card
@pytest.mark.parametrize("game", GAMES)
def test_actions_that_are_not_offered_change_nothing_on_the_card(game: str) -> None:
    from folsom.gpu.batch import Batch

    batch = Batch(game, template_of(game), 64, seed=7)
    before = batch.table.copy_to_host().tobytes()
    for wrong in (-1, 1 << 40):
        batch.actions.copy_to_device(np.full(64, wrong, np.int64))
        batch.step()
        assert (batch.dones.copy_to_host() < 0).all()
        assert batch.table.copy_to_host().tobytes() == before
    batch.choose_at_random()
    batch.step()
    assert (batch.dones.copy_to_host() == 0).all()


def code_for_a_card(
    function: Any, signature: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> str:
    """What a function of one thread is for a card. Whether it can be compiled is seen without making it fast."""
    from numba import types
    from numba.cuda import dispatcher

    # Compiling asks the card which generation it is; here the answer is given for it.
    card = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: card)
    code, _ = cuda_module().compile_ptx(function, types.void(*signature), cc=(9, 0), opt=False)
    return str(code)


WRITES_AN_EVENT = "st.u16"
"""In Colt Express only events have numbers of sixteen bits."""


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_compile_for_a_card_without_events(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba import from_dtype, types

    from folsom.gpu.playouts import playout_function

    records = types.Array(from_dtype(template_of(game).dtype), 1, "C")
    numbers, table = types.Array(types.int64, 1, "C"), types.Array(types.int64, 2, "C")
    signature = (records, records, types.int64, types.int64, numbers, numbers, table)
    code = code_for_a_card(playout_function(game), signature, monkeypatch)
    assert "sm_90" in code
    assert WRITES_AN_EVENT not in code or game != "express"


@needs_compiler
def test_a_step_of_a_batch_compiles_for_a_card_without_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from numba import from_dtype, types

    from folsom.gpu.batch import step_function

    records = types.Array(from_dtype(template_of("express").dtype), 1, "C")
    numbers, dones = types.Array(types.int64, 1, "C"), types.Array(types.int8, 1, "C")
    rows, rewards = types.Array(types.int8, 2, "F"), types.Array(types.float32, 2, "F")
    signature = (
        *(records, records, types.int64, numbers, numbers, numbers),
        *(rows, rows, types.int64, rewards, dones),
    )
    code = code_for_a_card(step_function("express"), signature, monkeypatch)
    assert "sm_90" in code
    assert WRITES_AN_EVENT not in code
