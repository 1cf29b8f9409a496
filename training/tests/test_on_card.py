"""The games that feed a training on a card: that they compile for one, and are the same as elsewhere."""

from types import SimpleNamespace

import pytest
import torch
from training.games import OnCard, OnProcessor, answer_function, hear_function

from folsom.games import game_names, parts_of

needs_card = pytest.mark.skipif(not torch.cuda.is_available(), reason="no NVIDIA graphics card")


@pytest.mark.parametrize("game", game_names())
def test_what_hears_the_games_compiles_for_a_card(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba_cuda")
    from numba import from_dtype, types
    from numba.cuda import dispatcher

    from folsom.core.state import EVENTS
    from folsom.gpu.launch import cuda_module

    card = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: card)
    records = types.Array(from_dtype(parts_of(game).state.STATE), 1, "C")
    numbers, choosers = types.Array(types.int64, 1, "C"), types.Array(types.int64, 2, "C")
    heard, row = types.Array(types.int16, 3, "C"), types.Array(types.int16, 2, "C")
    events = types.Array(from_dtype(EVENTS), 1, "C")
    for function, signature in (
        (hear_function(game), types.void(records, heard, row, records, choosers, events)),
        (answer_function(game), types.void(records, numbers, choosers, numbers)),
    ):
        code, _ = cuda_module().compile_ptx(function, signature, cc=(9, 0), opt=False)
        assert "sm_90" in code


@needs_card
@pytest.mark.parametrize("game", game_names())
def test_games_on_the_card_are_heard_as_those_on_the_processor(game: str) -> None:
    options, n = {"seats": 4}, 64
    here, there = OnProcessor(game, options, n, 256, 5), OnCard(game, options, n, 256, 5)
    policies = torch.full((n,), 2)
    for _ in range(100):
        assert torch.equal(here.heard, there.heard.cpu())
        assert torch.equal(here.seats, there.seats.cpu())
        actions = here.bots_answer(policies).clone()
        assert torch.equal(actions, there.bots_answer(policies.cuda()).cpu())
        here.step(actions)
        there.step(actions.cuda())
        assert torch.equal(here.rewards, there.rewards.cpu())
        assert torch.equal(here.dones, there.dones.cpu())
