"""How the seed of a game on a server is made, so that nobody chooses it.

The server and every player fix a number and show only its hash, the commitment. When all hashes lie on the
table the players tell their numbers; the server tells its own at the end.

    server's commitment    SHA-256(secret)
    player's commitment    SHA-256("folsom nonce" + the table's id + nonce)
    seed                   SHA-256("folsom seed" + secret + every seat's nonce)

In the seed each part stands behind its length in four bytes, the highest first; a bot's nonce is empty.
"""

import hashlib
from dataclasses import dataclass

NONCE_BYTES = 32


def commitment_of(table: str, nonce: bytes) -> str:
    """What a player shows before anybody's nonce is told. The table's id keeps it from being used elsewhere."""
    return hashlib.sha256(b"folsom nonce" + table.encode() + nonce).hexdigest()


@dataclass(frozen=True, slots=True)
class Proof:
    """How a server made a seed: its secret and the nonces by seat.

    `table` is empty for games of old servers, whose players did not commit to their nonces before they were
    told. `n_broken_starts`: how often a start was broken off after somebody had told his nonce.
    """

    secret: bytes
    nonces: tuple[bytes, ...]
    table: str = ""
    n_broken_starts: int = 0

    @property
    def commitment(self) -> bytes:
        """What the server showed before anybody sat down."""
        return hashlib.sha256(self.secret).digest()

    @property
    def commitments(self) -> tuple[str, ...]:
        """What the players must have shown before anybody's nonce was told, by seat; empty for bots."""
        if not self.table:
            return tuple("" for _ in self.nonces)
        return tuple(commitment_of(self.table, nonce) if nonce else "" for nonce in self.nonces)

    @property
    def seed(self) -> bytes:
        """The seed that follows from the secret and the nonces, in seat order."""
        digest = hashlib.sha256(b"folsom seed")
        for part in (self.secret, *self.nonces):
            digest.update(len(part).to_bytes(4, "big"))
            digest.update(part)
        return digest.digest()
