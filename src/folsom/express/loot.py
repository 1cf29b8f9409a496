"""Loot tokens: where they are and who knows what they are worth (E4.5, E4.11)."""

from folsom.core.events import EVERYONE
from folsom.express.components import (
    AT_BANDIT,
    FIRST_JEWEL,
    FIRST_RANSOM,
    MAX_TOKENS,
    NOTHING,
    PURSE_TOKENS,
)
from folsom.express.state import State, seat_bit
from folsom.kernel import kernel, widen


@kernel
def is_purse(token: int) -> bool:
    """Purses lie face down; jewels and strongboxes are known to all."""
    return token < FIRST_JEWEL or token >= FIRST_RANSOM


@kernel
def tokens_at(state: State, place: int) -> int:
    """All tokens in a place, as bits."""
    mask = 0
    for token in range(MAX_TOKENS):
        if widen(state.token_place[token]) == place:
            mask |= 1 << token
    return mask


@kernel
def loot_of(state: State, bandit: int) -> int:
    """All tokens on a bandit's sheet."""
    return tokens_at(state, AT_BANDIT + bandit)


@kernel
def purses_in(mask: int) -> int:
    """The purses among some tokens."""
    return mask & PURSE_TOKENS


@kernel
def tell_apart(state: State, mask: int) -> int:
    """Of tokens that everybody knows to be worth the same, one is as good as another: offer the first."""
    offered = 0
    for token in range(MAX_TOKENS):
        if mask >> token & 1:
            is_new = True
            if state.token_known_by[token] == EVERYONE:
                for other in range(token):
                    if (
                        offered >> other & 1
                        and state.token_known_by[other] == EVERYONE
                        and state.token_value[other] == state.token_value[token]
                        and is_purse(other) == is_purse(token)
                    ):
                        is_new = False
            if is_new:
                offered |= 1 << token
    return offered


@kernel
def give_token(state: State, token: int, bandit: int) -> None:
    """E4.5 A bandit takes a token; its player may look at it and never forgets (E4.11)."""
    state.token_place[token] = AT_BANDIT + bandit
    state.token_known_by[token] = widen(state.token_known_by[token]) | seat_bit(state, bandit)


@kernel
def extreme_purses(state: State, bandit: int, most: bool) -> int:
    """A bandit's purses of the least (or the most) value, as bits."""
    best = NOTHING
    mask = 0
    purses = purses_in(loot_of(state, bandit))
    for token in range(MAX_TOKENS):
        if purses >> token & 1:
            value = widen(state.token_value[token])
            if best == NOTHING or (value > best if most else value < best):
                best = value
                mask = 1 << token
            elif value == best:
                mask |= 1 << token
    return mask
