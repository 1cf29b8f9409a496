"""E5 The bandits' powers, each where its rule is asked for: Belle, Cheyenne, Django, Doc, Ghost, Tuco."""

from folsom.core.state import EventRows
from folsom.express.components import DOC, DOC_BONUS, GHOST, Bandit, How
from folsom.express.rules.loot import is_purse
from folsom.express.rules.movement import go_to_car
from folsom.express.rules.spaces import bandits_over_or_under, is_on_train, next_car_away
from folsom.express.state import State, has_power
from folsom.kernel import kernel, small_kernel, widen


@small_kernel
def spare_belle(state: State, targets: int) -> int:
    """E5.1 Belle cannot be chosen while there is anyone else to choose."""
    belle = 1 << Bandit.BELLE
    others = targets & ~belle
    if state.powers != 0 and others != 0:
        return others
    return targets


@kernel
def can_pocket(state: State, bandit: int, token: int) -> bool:
    """E5.2 Cheyenne may take a purse lost to her punch."""
    return has_power(state, bandit, Bandit.CHEYENNE) and is_purse(token)


@kernel
def knock_back(state: State, bandit: int, target: int, events: EventRows) -> None:
    """E5.3 Django's shot moves the target one car away from him, if the train goes on there."""
    if not has_power(state, bandit, Bandit.DJANGO):
        return
    away = next_car_away(widen(state.car_of[target]), widen(state.car_of[bandit]))
    if is_on_train(state, away):
        go_to_car(state, target, away, How.SHOT, events)


@small_kernel
def doc_bonus(state: State, seat: int) -> int:
    """E5.4, E9.3 Doc draws one card more at the start of a round, for his whole team."""
    return DOC_BONUS if leads(state, seat, DOC) and state.powers != 0 else 0


@small_kernel
def can_hide(state: State, seat: int) -> bool:
    """E3.6, E9.3 Ghost's side may play face down on the first turn; drawing then loses the chance."""
    return state.powers != 0 and state.turn == 0 and leads(state, seat, GHOST)


@small_kernel
def leads(state: State, seat: int, bandit: int) -> bool:
    """Whether that bandit plays for this seat."""
    return state.seat_of[bandit] == seat


@small_kernel
def through_the_roof(state: State, bandit: int) -> int:
    """E5.5 Tuco may also shoot a bandit on the other floor of his own car."""
    return bandits_over_or_under(state, bandit) if has_power(state, bandit, Bandit.TUCO) else 0
