"""Colt Super Express: what the rules of thumb do in plain situations."""

from tests.bots.tables import answer

from folsom import bots, superexpress
from folsom.superexpress.components import Card, Facing


def plan_of(level: str, game: superexpress.SuperExpressGame, seat: int) -> list[int]:
    """The three cards a bot stacks."""
    bot = bots.make(level, "superexpress", 3)
    planned = []
    for number in range(3):
        planned.append(answer(bot, game, seat, number))
        game.play(planned[-1], seat)
    return planned


def test_nobody_with_sense_runs_off_the_train() -> None:
    for level in ("tenderfoot", "outlaw", "sharpshooter:200"):
        game = superexpress.new(seats=3, seed=5)
        state = game.records[0]
        state.facing_of[0] = Facing.LOCOMOTIVE
        state.car_of[0] = 0
        state.spot_of[0] = 0
        assert plan_of(level, game, 0)[0] != Card.MOVE


def test_an_outlaw_leaves_the_caboose_before_it_is_uncoupled() -> None:
    game = superexpress.new(seats=3, seed=5)
    state = game.records[0]
    caboose = int(state.caboose)
    state.facing_of[0] = Facing.LOCOMOTIVE
    state.car_of[0] = caboose
    state.spot_of[0] = -1024 * caboose
    planned = plan_of("outlaw", game, 0)
    assert Card.MOVE in planned
    assert Card.FLIP not in planned[: planned.index(Card.MOVE)]


def test_an_outlaw_wins_most_games_against_two_who_choose_at_random() -> None:
    wins = 0.0
    for seed in range(12):
        game = superexpress.new(seats=3, seed=seed)
        levels = ["random"] * 3
        levels[seed % 3] = "outlaw"
        players = [bots.make(level, "superexpress", seed) for level in levels]
        while (decision := game.decision) is not None:
            game.play(answer(players[decision.seat], game, decision.seat, game.number))
        assert game.outcome is not None
        wins += game.outcome.shares[seed % 3]
    assert wins >= 7
