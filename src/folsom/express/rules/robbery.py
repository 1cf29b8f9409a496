"""E4.5 Rob."""

from folsom.core.state import EventRows
from folsom.express.rules.loot import give_token, tell_apart, tokens_at
from folsom.express.rules.spaces import space_of
from folsom.express.rules.telling import tell_loot_robbed
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def loot_to_rob(state: State, bandit: int) -> int:
    """E4.5 The tokens in the bandit's space."""
    return tell_apart(state, tokens_at(state, space_of(state, bandit)))


@kernel
def rob(state: State, bandit: int, token: int, events: EventRows) -> None:
    """E4.5 The bandit takes one token from its space."""
    give_token(state, token, bandit)
    tell_loot_robbed(
        events,
        bandit,
        token,
        widen(state.car_of[bandit]),
        widen(state.floor_of[bandit]),
        widen(state.token_value[token]),
        widen(state.token_known_by[token]),
    )
