"""Seeded random games as digests: the same on every back end, printed as JSON when run by itself."""

import hashlib
import json
import random
import sys

from tests.contract import answer_at_random
from tests.express.variants import VARIANTS

from folsom import express
from folsom.kernel import IS_COMPILED


def digests(name: str, n_games: int) -> list[str]:
    """For each game a digest of the record and the possible records after every answer."""
    found = []
    for seed in range(n_games):
        game = express.new(**VARIANTS[name], seed=seed)
        luck = random.Random(seed)
        digest = hashlib.sha256(game.records.tobytes())
        while not game.is_over:
            answer_at_random(game, luck)
            digest.update(game.records.tobytes())
            if luck.random() < 0.1:
                viewer = luck.choice([None, *range(game.n_seats)])
                digest.update(game.possible(viewer, luck.randbytes(32)).records.tobytes())
        digest.update(repr(game.outcome).encode())
        found.append(digest.hexdigest()[:16])
    return found


def main(n_games: int) -> None:
    """Write the digests of all variants, and whether the rules were compiled."""
    everything = {name: digests(name, n_games) for name in VARIANTS}
    sys.stdout.write(json.dumps({"compiled": IS_COMPILED, "digests": everything}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
