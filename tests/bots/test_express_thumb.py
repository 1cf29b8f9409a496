"""Colt Express: what the rules of thumb do in plain situations."""

import numpy as np
from tests.bots.tables import answer, decisions

from folsom import bots, express
from folsom.express.components import AT_BANDIT, FIRST_JEWEL, FIRST_STRONGBOX, Ask, Floor, Step

TEAM = ("tuco", "django", "doc")


def stealin(asking: Ask, bandit: str) -> express.ExpressGame:
    """A game in which a bandit is asked for something while cards are resolved."""
    from folsom.express.notation import BANDITS

    game = express.new(seats=3, seed=1, bandits=TEAM)
    state = game.records[0]
    state.n_pile = state.n_resolved = 1
    state.step, state.asking = Step.RESOLVE, asking
    state.acting_bandit = BANDITS.index(bandit)
    state.asked = 1 << TEAM.index(bandit)
    return game


def offer(game: express.ExpressGame, seat: int) -> None:
    from folsom.express.rules.legal import options

    state = game.records[0]
    state.offered = options(state, seat)


def test_an_outlaw_robs_the_strongbox_before_the_jewel_and_the_jewel_before_a_purse() -> None:
    for best in (FIRST_STRONGBOX, FIRST_JEWEL):
        game = stealin(Ask.ROB, "tuco")
        state = game.records[0]
        car = int(state.car_of[5])
        places = np.asarray(state.token_place)
        places[places < AT_BANDIT] = 0 if car else 2
        for token in (10, FIRST_JEWEL, best):
            state.token_place[token] = 2 * car + Floor.INSIDE
        offer(game, 0)
        assert answer(bots.make("outlaw", "express", 1), game, 0, 1) == best


def test_an_outlaw_does_not_walk_into_the_marshal() -> None:
    game = stealin(Ask.MOVE, "tuco")
    state = game.records[0]
    state.car_of[5] = 1
    state.floor_of[5] = Floor.INSIDE
    state.marshal_car = 0
    offer(game, 0)
    for level in ("tenderfoot", "outlaw", "sharpshooter:300"):
        assert answer(bots.make(level, "express", 1), game, 0, 1) == 2


def test_an_outlaw_wins_most_games_against_two_who_choose_at_random() -> None:
    wins = 0.0
    for seed in range(12):
        game = express.new(seats=3, seed=seed)
        levels = ["random"] * 3
        levels[seed % 3] = "outlaw"
        players = [bots.make(level, "express", seed) for level in levels]
        while (decision := game.decision) is not None:
            game.play(answer(players[decision.seat], game, decision.seat, game.number))
        assert game.outcome is not None
        wins += game.outcome.shares[seed % 3]
    assert wins >= 9


def test_a_tenderfoot_never_draws_on_the_last_turn() -> None:
    from folsom.bots.express.expectations import turns_left
    from folsom.express.components import DRAW

    bot = bots.make("tenderfoot", "express", 1)
    for game, seat in decisions("express", {"seats": 4}, seed=2):
        if game.decision_of(seat).kind == "scheme" and turns_left(game.records[0]) == 0:
            others = [o for o in game.decision_of(seat).numbers if o != DRAW]
            assert answer(bot, game, seat, 1) != DRAW or not others


def test_a_tenderfoot_plays_no_card_that_will_do_nothing_while_it_has_a_better_one() -> None:
    from folsom.bots.express.expectations import turns_left
    from folsom.bots.express.rules_of_thumb import card_value
    from folsom.express.components import DRAW, PLAY_FACE_DOWN
    from folsom.express.rules.cards import hand_mask

    bot = bots.make("tenderfoot", "express", 1)
    met = 0
    for game, seat in decisions("express", {"seats": 4}, seed=3):
        state = game.records[0]
        numbers = game.decision_of(seat).numbers
        if game.decision_of(seat).kind != "scheme":
            continue
        hand = hand_mask(state, seat)
        useful = {
            o
            for o in numbers
            if (
                turns_left(state) > 0
                if o == DRAW
                else card_value(state, seat, o % PLAY_FACE_DOWN, hand) > 0
            )
        }
        if useful and len(useful) < len(numbers):
            met += 1
            assert answer(bot, game, seat, 1) in useful
    assert met > 10
