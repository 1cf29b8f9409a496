"""Digests of random games, to compare back ends: `python -m tests.superexpress.digests`."""

import hashlib

import numpy as np

from folsom.core.chooser import new_chooser
from folsom.core.randomness import seed_from_word
from folsom.core.state import kept_events, new_event_buffer
from folsom.superexpress import Options, new, possible
from folsom.superexpress.options import make_template
from folsom.superexpress.playout import play_out, simulate
from folsom.superexpress.rules.flow import begin
from folsom.superexpress.state import new_records, state_of


def digests() -> list[str]:
    """One for each of some games: the record at the end and all events."""
    found = []
    for seed in range(12):
        options = Options(3 + seed % 5, bool(seed & 1), bool(seed & 2))
        records, rows = make_template(options), new_event_buffer()
        seed_from_word(state_of(records), 1, seed)
        begin(state_of(records), rows[0])
        n = play_out(state_of(records), new_chooser(seed), rows[0])
        digest = hashlib.sha256(
            records.tobytes() + str(kept_events(rows).tolist()).encode() + bytes([n])
        )
        digest.update(_possible(seed))
        found.append(digest.hexdigest()[:16])
    return [*found, _many()]


def _possible(seed: int) -> bytes:
    """A game in the middle of planning, redrawn."""
    game, source = new(seats=4, seed=seed), new_records()
    seed_from_word(state_of(source), 2, seed)
    game.play(0, 1)
    for card in range(3):
        game.play(card, 2)
    possible.redraw(game.state, 0, state_of(source))
    return game.records.tobytes()


def _many() -> str:
    """Fifty games in one call."""
    template = make_template(Options(7, True, True))
    points, won = np.zeros((50, 7), np.int64), np.zeros(50, np.int64)
    bandits = np.zeros((50, 7), np.int64)
    table, rows = template.copy(), new_event_buffer()
    n = simulate(template, table, 1, 50, 3, new_chooser(5), rows[0], points, won, bandits)
    text = f"{n} {points.tolist()} {won.tolist()} {bandits.tolist()}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(*digests())  # noqa: T201
