"""Games that are the same every time: Outlaws with fixed seeds answer for every seat."""

from typing import Any

from folsom import bots


def outlaws(game: Any) -> list[Any]:
    """A bot for each seat."""
    return [bots.make("outlaw", game.name, seed=seat) for seat in range(game.n_seats)]


def play_on(game: Any, n_answers: int) -> Any:
    """The game after so many answers."""
    players = outlaws(game)
    while game.number < n_answers:
        answer(game, players)
    return game


def answer(game: Any, players: list[Any]) -> tuple[int, int]:
    """Let whoever is asked first answer: the seat and the option."""
    decision = game.decision
    option = players[decision.seat].choose(game.view(decision.seat), decision)
    game.play(option, decision.seat)
    return decision.seat, option
