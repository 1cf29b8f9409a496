"""How a game runs: an answer is applied, forced steps follow by themselves, up to the next real decision."""

from folsom.core.bits import is_single, lowest
from folsom.core.state import EventRows
from folsom.express.components import (
    DRAW,
    FIRST_BULLET,
    NOTHING,
    PASS,
    PLAY_FACE_DOWN,
    TAKE,
    Ask,
    How,
    Reason,
    Step,
)
from folsom.express.questions import is_secret
from folsom.express.rules.cards import set_aside
from folsom.express.rules.legal import options
from folsom.express.rules.marshal import move_marshal
from folsom.express.rules.movement import go_to_car
from folsom.express.rules.punch import knock_loot, let_fall, pocket, punch, push
from folsom.express.rules.robbery import rob
from folsom.express.rules.round_events import (
    drop_purse,
    end_round,
    next_bandit_of_event,
    pickpocket,
    resolve_event,
)
from folsom.express.rules.schemin import (
    begin_round,
    deal_hands,
    draw_instead,
    end_go,
    end_keeps,
    end_schemin,
    next_go,
    play_card,
    play_or_hide,
)
from folsom.express.rules.setup import lay_out_board, next_team, place_teams, start, take_team
from folsom.express.rules.shooting import shoot
from folsom.express.rules.stealin import do_nothing, resolve_next_card
from folsom.express.rules.telling import tell_chose, tell_passed, tell_took_back
from folsom.express.state import State
from folsom.kernel import kernel, widen


@kernel
def begin(state: State, events: EventRows) -> None:
    """Set the game up and run to the first decision."""
    start(state, events)
    run(state, events)


@kernel
def apply(state: State, seat: int, option: int, events: EventRows) -> None:
    """Apply an answer that is known to be legal and run on to the next decision."""
    answer(state, seat, option, events)
    run(state, events)


@kernel
def run(state: State, events: EventRows) -> None:
    """Do what is forced until somebody has a real choice or the game is over."""
    while True:
        if state.asking == Ask.NOTHING:
            if state.step == Step.OVER:
                return
            advance(state, events)
        elif is_secret(widen(state.asking)):
            if state.asked != 0 and not answer_forced(state, events):
                return
            if state.asked == 0:
                end_secret_choice(state, events)
        else:
            seat = lowest(widen(state.asked))
            offered = options(state, seat)
            if offered == 0:
                skip(state, events)
            elif is_single(offered):
                answer(state, seat, lowest(offered), events)
            else:
                state.offered = offered
                return


@kernel
def skip(state: State, events: EventRows) -> None:
    """E4.1 There is nothing to choose from: the card does nothing.

    E3.5 A go in Schemin' has always an option, except in positions made up by hand.
    """
    reason = Reason.NO_LOOT if state.asking == Ask.ROB else Reason.NO_TARGET
    state.asking = Ask.NOTHING
    state.asked = 0
    if state.step == Step.SCHEME:
        end_go(state)
    else:
        do_nothing(state, reason, events)


@kernel
def advance(state: State, events: EventRows) -> None:
    """Take the next step when nobody is asked."""
    match widen(state.step):
        case Step.TEAMS:
            next_team(state)
        case Step.BOARD:
            lay_out_board(state, events)
        case Step.ROUND:
            begin_round(state, events)
        case Step.DEAL:
            deal_hands(state, events)
        case Step.SCHEME:
            next_go(state, events)
        case Step.END_SCHEMIN:
            end_schemin(state, events)
        case Step.RESOLVE:
            resolve_next_card(state, events)
        case Step.EVENT:
            resolve_event(state, events)
        case Step.EVENT_EACH:
            next_bandit_of_event(state)
        case Step.END_ROUND:
            end_round(state, events)


@kernel
def answer_forced(state: State, events: EventRows) -> bool:
    """In a secret choice, answer for the seats that have none. True if there was one."""
    found = False
    for seat in range(widen(state.n_seats)):
        if widen(state.asked) >> seat & 1:
            offered = options(state, seat)
            if is_single(offered):
                choose_in_secret(state, seat, lowest(offered), False, events)
                found = True
    return found


@kernel
def choose_in_secret(
    state: State, seat: int, option: int, can_take_back: bool, events: EventRows
) -> None:
    """E8.1, E9.2, E9.3 One seat's part of a secret choice; what it is shows when all have chosen."""
    if state.asking == Ask.KEEP and option != PASS:
        set_aside(state, seat, option)
        if can_take_back:
            state.may_take_back = widen(state.may_take_back) | 1 << seat
        if state.n_hand_of[seat] > 0:
            return
    state.choice_of[seat] = option
    state.asked = widen(state.asked) & ~(1 << seat)
    if can_take_back:
        state.may_take_back = widen(state.may_take_back) | 1 << seat
    tell_chose(events, seat)


@kernel
def take_back(state: State, seat: int, events: EventRows) -> None:
    """A secret choice may be taken back while others are still choosing."""
    if state.asking == Ask.KEEP:
        return_what_is_aside(state, seat)
    if not widen(state.asked) >> seat & 1:
        tell_took_back(events, seat)
    state.choice_of[seat] = NOTHING
    state.asked = widen(state.asked) | 1 << seat
    state.may_take_back = widen(state.may_take_back) & ~(1 << seat)


@kernel
def return_what_is_aside(state: State, seat: int) -> None:
    """Cards set aside go back to the hand; bullets that must be discarded (2014) stay aside."""
    start = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
    end = start + widen(state.n_aside_of[seat])
    for i in range(start, end):
        card = widen(state.cards_of[seat, i])
        if state.keep_actions_only == 0 or card < FIRST_BULLET:
            border = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
            state.cards_of[seat, i] = state.cards_of[seat, border]
            state.cards_of[seat, border] = card
            state.n_hand_of[seat] += 1
            state.n_aside_of[seat] -= 1


@kernel
def end_secret_choice(state: State, events: EventRows) -> None:
    """All have chosen: what they chose takes effect."""
    what = widen(state.asking)
    state.asking = Ask.NOTHING
    state.may_take_back = 0
    match what:
        case Ask.PLACE:
            place_teams(state, events)
        case Ask.KEEP:
            end_keeps(state, events)


@kernel
def answer(state: State, seat: int, option: int, events: EventRows) -> None:
    """Let one answer take effect, without running on."""
    what = widen(state.asking)
    if is_secret(what):
        choose_in_secret(state, seat, option, True, events)
        return
    bandit = widen(state.acting_bandit)
    state.asking = Ask.NOTHING
    state.asked = 0
    match what:
        case Ask.TEAM:
            take_team(state, seat, option, events)
        case Ask.SCHEME:
            if option == DRAW:
                draw_instead(state, seat, events)
            elif option >= PLAY_FACE_DOWN:
                play_or_hide(state, seat, option - PLAY_FACE_DOWN, True, events)
            else:
                play_or_hide(state, seat, option, False, events)
        case Ask.COVER:
            if option == PASS:
                tell_passed(events, seat, what)
            else:
                play_card(state, seat, option, False, True, events)
            end_go(state)
        case Ask.MOVE:
            go_to_car(state, bandit, option, How.RUN, events)
        case Ask.SHOOT:
            shoot(state, bandit, option, events)
        case Ask.ROB:
            rob(state, bandit, option, events)
        case Ask.PUNCH:
            punch(state, bandit, option, events)
        case Ask.KNOCK:
            knock_loot(state, bandit, option, events)
        case Ask.POCKET:
            if option == TAKE:
                pocket(state, bandit, events)
            else:
                let_fall(state, bandit, events)
        case Ask.PUSH:
            push(state, option, events)
        case Ask.MARSHAL:
            move_marshal(state, option, events)
        case Ask.PICKPOCKET:
            if option == PASS:
                tell_passed(events, seat, what)
            else:
                pickpocket(state, bandit, option, events)
        case Ask.REVENGE:
            drop_purse(state, bandit, option, events)
