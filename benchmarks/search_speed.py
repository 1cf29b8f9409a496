"""Complete playouts a second inside the search, one thread, from the middle of a game.

    python benchmarks/search_speed.py [--game express] [--seats 4] [--seconds 5]

The middle is the first decision of round 3 (Colt Express) after Outlaws have played until then. Both the
clock and this process's CPU time are shown: on a busy machine only the latter says what the code can do.
"""

import argparse
import time

from folsom import bots
from folsom.bots.search import Searcher
from folsom.games import game_module

N_POSITIONS = 5


def middle(game: str, seats: int, seed: int) -> bots.Observation:
    """The first decision of the middle round, as its seat may see it."""
    played = game_module(game).new(seats=seats, seed=seed)
    players = [bots.make("outlaw", game, seat) for seat in range(seats)]
    # Colt Express counts rounds from 0 in its record, Colt Super Express from 1.
    target = 2 if game == "express" else seats // 2
    while played.decision is not None and int(played.records[0].round_number) < target:
        seat = played.decision.seat
        played.play(players[seat].answer(bots.observe(played, seat, bytes(32))), seat)
    assert played.decision is not None
    return bots.observe(played, played.decision.seat, bytes(32))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="express")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    total, clock, cpu = 0, 0.0, 0.0
    for seed in range(N_POSITIONS):
        observed = middle(given.game, given.seats, seed)
        searcher = Searcher(given.game, seed)
        searcher.begin(observed.records, observed.seat)
        searcher.play(100)
        start, start_cpu = time.perf_counter(), time.process_time()
        before = searcher.results[0].sum()
        searcher.play_for(given.seconds / N_POSITIONS)
        total += int(searcher.results[0].sum() - before)
        clock += time.perf_counter() - start
        cpu += time.process_time() - start_cpu
    print(f"{given.game}, {given.seats} seats: {total} playouts")
    print(f"{total / clock:,.0f} playouts/s by the clock, {total / cpu:,.0f} by CPU time")


if __name__ == "__main__":
    main()
