"""A net on a graphics card says what it says everywhere; and without a card, that it compiles for one."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.bots.nets import any_net
from tests.bots.tables import decisions
from tests.gpu.test_gpu import needs_card, needs_compiler, template_of

from folsom import GAMES
from folsom.bots.net_kernels import MAX_HEARD, SUMS_SIZE
from folsom.bots.parts import bot_parts_of
from folsom.bots.search import MAX_OPTIONS
from folsom.bots.search_kernels import N_VALUES, SHARE_AT_END
from folsom.core.state import EVENTS, NO_EVENTS
from folsom.gpu.launch import THREADS_A_BLOCK, blocks_for, cuda_module, require_card

pytestmark = pytest.mark.compiled


def judging_function(game: str) -> Callable[..., None]:
    """The function of one thread that asks a net about its position."""
    cuda, search = cuda_module(), bot_parts_of(game).search
    write_priors, judge_for = search.write_priors, search.judge_for

    def judge(
        table: Any,
        seats: Any,
        weights: Any,
        heard: Any,
        sums: Any,
        ahead: Any,
        choosers: Any,
        events: Any,
        priors: Any,
        values: Any,
    ) -> None:
        k = cuda.grid(1)
        if k < table.shape[0]:
            ask = (weights, heard[k], sums[k], ahead[k : k + 1], choosers[k], events[0])
            write_priors(table[k], seats[k], *ask, priors[k])
            judge_for(table[k], seats[k], *ask, values[k], SHARE_AT_END)

    return judge


@needs_card
@pytest.mark.parametrize("game", GAMES)
def test_a_net_on_the_card_says_what_it_says_on_the_processor(game: str) -> None:
    cuda, search = require_card(), bot_parts_of(game).search
    found = [(p.records.copy(), seat) for p, seat in decisions(game, {"seats": 4}, seed=3)]
    table = np.concatenate([records for records, _ in found])
    seats, n = np.array([seat for _, seat in found]), len(found)
    weights = any_net(game, 2, 64, 32, acting=(40, 20))
    heard, sums = np.zeros((n, MAX_HEARD), np.int16), np.zeros((n, SUMS_SIZE), np.int32)
    ahead, choosers = np.zeros(n, table.dtype), np.ones((n, 1), np.int64)
    priors, values = np.zeros((n, MAX_OPTIONS)), np.zeros((n, N_VALUES))
    given = (table, seats, weights, heard, sums, ahead, choosers, np.zeros(1, EVENTS))
    told = cuda.to_device(priors), cuda.to_device(values)
    cuda.jit(judging_function(game))[blocks_for(n), THREADS_A_BLOCK](
        *map(cuda.to_device, given), *told
    )
    for k in range(n):
        ask = (weights, heard[k], sums[k], ahead[k : k + 1], choosers[k], NO_EVENTS)
        search.write_priors(table[k], int(seats[k]), *ask, priors[k])
        search.judge_for(table[k], int(seats[k]), *ask, values[k], SHARE_AT_END)
    assert priors.any()
    assert np.array_equal(told[0].copy_to_host(), priors)
    assert np.array_equal(told[1].copy_to_host(), values)


@needs_compiler
def test_a_net_compiles_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import from_dtype, types
    from numba.cuda import dispatcher

    card = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: card)
    # The smaller game's: the kernels of the net are the same, and the other's rules take a minute.
    game = "superexpress"
    records = types.Array(from_dtype(template_of(game).dtype), 1, "C")
    signature = types.void(
        records,
        types.Array(types.int64, 1, "C"),
        types.Array(types.int16, 1, "C"),
        types.Array(types.int16, 2, "C"),
        types.Array(types.int32, 2, "C"),
        records,
        types.Array(types.int64, 2, "C"),
        types.Array(from_dtype(EVENTS), 1, "C"),
        types.Array(types.float64, 2, "C"),
        types.Array(types.float64, 2, "C"),
    )
    code, _ = cuda_module().compile_ptx(judging_function(game), signature, cc=(9, 0), opt=False)
    assert "sm_90" in code
