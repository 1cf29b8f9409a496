"""Loot tokens: where they are and who knows what they are worth (E4.5, E4.11)."""

from folsom.core.bits import has, lowest
from folsom.core.events import EVERYONE
from folsom.express.components import (
    FIRST_JEWEL,
    FIRST_RANSOM,
    MAX_TOKENS,
    NOTHING,
    PURSE_TOKENS,
    STRONGBOX,
)
from folsom.express.places import is_sheet, sheet_of
from folsom.express.state import State, seat_bit
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def is_purse(token: int) -> bool:
    """Purses lie face down; jewels and strongboxes are known to all."""
    return token < FIRST_JEWEL or token >= FIRST_RANSOM


@small_kernel
def tokens_at(state: State, place: int) -> int:
    """All tokens in a place, as bits."""
    mask = 0
    for token in range(MAX_TOKENS):
        if widen(state.token_place[token]) == place:
            mask |= 1 << token
    return mask


@small_kernel
def loot_of(state: State, bandit: int) -> int:
    """All tokens on a bandit's sheet."""
    return tokens_at(state, sheet_of(bandit))


@small_kernel
def purses_in(mask: int) -> int:
    """The purses among some tokens."""
    return mask & PURSE_TOKENS


@kernel
def tell_apart(state: State, mask: int) -> int:
    """Of tokens that everybody knows to be worth the same, one is as good as another: offer the first."""
    offered = mask
    seen = 0
    while mask != 0:
        token = lowest(mask)
        mask &= mask - 1
        if state.token_known_by[token] == EVERYONE:
            kind = widen(state.token_value[token])
            if is_purse(token):
                kind += STRONGBOX + 1
            if has(seen, kind):
                offered &= ~(1 << token)
            seen |= 1 << kind
    return offered


@small_kernel
def give_token(state: State, token: int, bandit: int) -> None:
    """E4.5 A bandit takes a token; its player may look at it and never forgets (E4.11)."""
    state.token_place[token] = sheet_of(bandit)
    state.token_known_by[token] = widen(state.token_known_by[token]) | seat_bit(state, bandit)


@kernel
def turn_over_purses(state: State) -> None:
    """E10.1 At the end all see what everyone holds."""
    for token in range(MAX_TOKENS):
        if is_sheet(widen(state.token_place[token])):
            state.token_known_by[token] = EVERYONE


@kernel
def extreme_purses(state: State, bandit: int, most: bool) -> int:
    """A bandit's purses of the least (or the most) value, as bits."""
    best = NOTHING
    mask = 0
    purses = purses_in(loot_of(state, bandit))
    while purses != 0:
        token = lowest(purses)
        purses &= purses - 1
        value = widen(state.token_value[token])
        if best == NOTHING or (value > best if most else value < best):
            best = value
            mask = 1 << token
        elif value == best:
            mask |= 1 << token
    return mask
