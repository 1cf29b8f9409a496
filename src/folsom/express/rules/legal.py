"""What a seat that is asked may answer, as bits. Asking never changes anything."""

from folsom.core.bits import has, lowest
from folsom.express.components import DRAW, PASS, PLAY_FACE_DOWN, TAKE, Ask
from folsom.express.questions import is_secret
from folsom.express.rules.cards import can_draw, deck_mask, hand_mask
from folsom.express.rules.movement import reachable_cars
from folsom.express.rules.powers import can_hide
from folsom.express.rules.punch import can_be_punched, loot_to_knock, ways_to_push
from folsom.express.rules.robbery import loot_to_rob
from folsom.express.rules.round_events import purses_for_revenge, purses_to_pickpocket
from folsom.express.rules.schemin import ACTION_CARDS, covering_cards
from folsom.express.rules.setup import free_pairs
from folsom.express.rules.shooting import can_be_shot
from folsom.express.rules.spaces import neighbours
from folsom.express.state import State
from folsom.kernel import kernel, small_kernel, widen


@kernel
def options(state: State, seat: int) -> int:
    """All that a seat which is asked may answer."""
    bandit = widen(state.acting_bandit)
    match widen(state.asking):
        case Ask.TEAM:
            return free_pairs(state)
        case Ask.PLACE:
            return 1 << widen(state.bandit_of[seat, 0]) | 1 << widen(state.bandit_of[seat, 1])
        case Ask.PICK:
            return deck_mask(state, seat)
        case Ask.SCHEME:
            return scheming_options(state, seat)
        case Ask.COVER:
            return covering_cards(state, seat) | 1 << PASS
        case Ask.KEEP:
            return hand_mask(state, seat) | 1 << PASS
        case Ask.MOVE:
            return reachable_cars(state, bandit)
        case Ask.SHOOT:
            return can_be_shot(state, bandit)
        case Ask.ROB:
            return loot_to_rob(state, bandit)
        case Ask.PUNCH:
            return can_be_punched(state, bandit)
        case Ask.KNOCK:
            return loot_to_knock(state, widen(state.target_bandit))
        case Ask.POCKET:
            return 1 << TAKE | 1 << PASS
        case Ask.PUSH:
            return ways_to_push(state, widen(state.target_bandit))
        case Ask.MARSHAL:
            return neighbours(state, widen(state.marshal_car))
        case Ask.PICKPOCKET:
            return purses_to_pickpocket(state, bandit) | 1 << PASS
        case Ask.REVENGE:
            return purses_for_revenge(state, bandit)
    return 0


@small_kernel
def scheming_options(state: State, seat: int) -> int:
    """E3.2 Play an action card, face down too for Ghost's side on the first turn (E3.6), or draw."""
    cards = hand_mask(state, seat) & ACTION_CARDS
    mask = cards
    if can_hide(state, seat):
        mask |= cards << PLAY_FACE_DOWN
    if can_draw(state, seat):
        mask |= 1 << DRAW
    return mask


@small_kernel
def offered(state: State, seat: int) -> int:
    """The same as `options`, remembered from the moment a single seat was asked."""
    if is_secret(widen(state.asking)):
        return options(state, seat)
    return widen(state.offered)


@small_kernel
def can_take_back(state: State, seat: int) -> bool:
    """Whether a seat may take a secret choice back because others are still choosing."""
    return has(widen(state.may_take_back), seat)


@small_kernel
def first_asked(state: State) -> int:
    """The first of the seats that are asked."""
    return lowest(widen(state.asked))
