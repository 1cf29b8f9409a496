"""E3 Schemin', with E8 (expert), E9.3 and E9.4 (two bandits a player) where they change it."""

from folsom.core.bits import has
from folsom.core.events import EVERYONE
from folsom.core.state import EventRows
from folsom.express.components import (
    COVERING,
    DRAW_SIZE,
    FACE_DOWN,
    HAND_SIZE,
    N_ACTION_CARDS,
    N_ACTIONS,
    N_CARD_KINDS,
    N_ROUNDS,
    N_TURNS_OF,
    NOTHING,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Step,
    Turn,
)
from folsom.express.rules.cards import (
    draw_card,
    hand_mask,
    set_aside,
    shuffle_deck,
    shuffle_discard_pile,
    take_from_deck,
    take_from_hand,
)
from folsom.express.rules.counting import (
    card_taken,
    everyone_saw_leave,
    has_limits,
    one_sure_action_less,
    set_limit,
)
from folsom.express.rules.powers import doc_bonus
from folsom.express.rules.telling import (
    tell_card_discarded,
    tell_card_picked,
    tell_card_played,
    tell_deck_shuffled,
    tell_drew_instead,
    tell_hand_returned,
    tell_round_started,
    tell_turn_started,
)
from folsom.express.state import State, ask, bandit_on_card, is_bullet, seat_in_order
from folsom.kernel import kernel, small_kernel, widen

ACTION_CARDS = (1 << N_ACTION_CARDS) - 1


@kernel
def begin_round(state: State, events: EventRows) -> None:
    """E3.1 A round begins: 2016 reveals its card first; two bandits may pick a card before that (E9.3)."""
    state.turn = 0
    state.go = 0
    state.n_pile = 0
    state.n_resolved = 0
    for go in range(6):
        state.drew_in_go[go] = 0
    state.is_revealed = 0
    if state.reveal_first != 0:
        reveal_round_card(state, events)
    state.step = Step.DEAL
    if state.pick != 0:
        ask_picks(state, events)


@kernel
def reveal_round_card(state: State, events: EventRows) -> None:
    """E3.1 Everyone sees this round's card."""
    number = widen(state.round_number)
    state.is_revealed = 1
    tell_round_started(events, number + 1, widen(state.round_card[number]))


@kernel
def ask_picks(state: State, events: EventRows) -> None:
    """E9.3 Every player secretly takes a card of choice from the deck (empty: reshuffle first)."""
    asked = 0
    for seat in range(widen(state.n_seats)):
        state.choice_of[seat] = NOTHING
        if state.n_deck_of[seat] == 0 and state.n_discard_of[seat] > 0:
            shuffle_discard_pile(state, seat, events)
        if state.n_deck_of[seat] > 0:
            asked |= 1 << seat
    if asked != 0:
        state.asking = Ask.PICK
        state.asked = asked
        state.may_take_back = 0


@kernel
def deal_hands(state: State, events: EventRows) -> None:
    """E3.1, E8.3 Shuffle (expert: do not) and draw up to six; Doc one more, a pick besides (E9.3)."""
    for k in range(widen(state.n_seats)):
        seat = seat_in_order(state, k)
        wanted = HAND_SIZE + doc_bonus(state, seat)
        if state.pick != 0:
            wanted += 1
            take_pick(state, seat, events)
        if state.expert == 0 or state.pick != 0:
            shuffle_deck(state, seat)
            tell_deck_shuffled(events, seat, False)
        while state.n_hand_of[seat] < wanted and draw_card(state, seat, events):
            pass
        if state.drop_bullets_first != 0 and state.expert != 0:
            drop_bullets(state, seat, events)
    if state.is_revealed == 0:
        reveal_round_card(state, events)
    state.step = Step.SCHEME


@kernel
def take_pick(state: State, seat: int, events: EventRows) -> None:
    """E9.3 The card picked goes to the hand."""
    card = widen(state.choice_of[seat])
    if has_limits(state):
        set_limit(state, seat)
    if card != NOTHING:
        take_from_deck(state, seat, card)
        if has_limits(state):
            card_taken(state, seat)
        tell_card_picked(events, seat, card, 1 << seat)


@kernel
def drop_bullets(state: State, seat: int, events: EventRows) -> None:
    """E8.1 (2014-sv) Bullets in hand are discarded at the start of Schemin', without replacement."""
    for card in range(N_ACTION_CARDS, N_CARD_KINDS):
        while has(hand_mask(state, seat), card):
            set_aside(state, seat, card)
    discard_what_is_aside(state, seat, events)
    state.sure_actions_of[seat] = widen(state.n_hand_of[seat])


@kernel
def discard_what_is_aside(state: State, seat: int, events: EventRows) -> None:
    """E8.1 What was set aside goes to the face-up discard pile."""
    start = widen(state.n_deck_of[seat]) + widen(state.n_hand_of[seat])
    for i in range(start, start + widen(state.n_aside_of[seat])):
        card = widen(state.cards_of[seat, i])
        everyone_saw_leave(state, seat, card)
        if not is_bullet(card):
            one_sure_action_less(state, seat)
        tell_card_discarded(events, seat, card)
    state.n_discard_of[seat] += state.n_aside_of[seat]
    state.n_aside_of[seat] = 0


@small_kernel
def kind_of_turn(state: State) -> int:
    """The kind of the turn being played."""
    return widen(TURNS_OF[widen(state.round_card[widen(state.round_number)]), widen(state.turn)])


@small_kernel
def next_go(state: State, events: EventRows) -> None:
    """E3.2, E3.3 The next player in this turn's order is asked to play a card or draw."""
    if state.turn >= N_TURNS_OF[widen(state.round_card[widen(state.round_number)])]:
        state.step = Step.END_SCHEMIN
        return
    kind = kind_of_turn(state)
    go = widen(state.go)
    if go == 0:
        tell_turn_started(events, widen(state.turn), kind)
    k = go
    match kind:
        case Turn.SPEEDING_UP:
            k = go // 2
        case Turn.SWITCHING:
            k = widen(state.n_seats) - go
    ask(state, Ask.SCHEME, seat_in_order(state, k))


@small_kernel
def end_go(state: State) -> None:
    """E3.2 One turn for each icon: after everybody's go (two each when speeding up) the next turn begins."""
    state.go += 1
    n_goes = widen(state.n_seats)
    if kind_of_turn(state) == Turn.SPEEDING_UP:
        n_goes *= 2
    if state.go >= n_goes:
        state.go = 0
        state.turn += 1


@kernel
def play_card(
    state: State, seat: int, card: int, hidden: bool, covering: bool, events: EventRows
) -> None:
    """E3.2, E3.3 A card goes from the hand on top of the common pile."""
    is_face_down = hidden or kind_of_turn(state) == Turn.TUNNEL
    note = widen(state.turn) << TURN_SHIFT
    known_by = EVERYONE
    take_from_hand(state, seat, card)
    one_sure_action_less(state, seat)
    if is_face_down:
        note |= FACE_DOWN
        known_by = 1 << seat
    else:
        everyone_saw_leave(state, seat, card)
    if covering:
        note |= COVERING
    bandit = bandit_on_card(state, seat, card)
    top = widen(state.n_pile)
    state.pile_card[top] = bandit * N_ACTIONS + card % N_ACTIONS
    state.pile_note[top] = note
    state.n_pile += 1
    tell_card_played(events, seat, is_face_down, covering, card, known_by)


@kernel
def play_or_hide(state: State, seat: int, card: int, hidden: bool, events: EventRows) -> None:
    """E3.2 A go with a card; a Shoot played face up on a standard turn may be covered (E9.4)."""
    play_card(state, seat, card, hidden, False, events)
    is_open = kind_of_turn(state) == Turn.STANDARD and not hidden
    is_shot = card % N_ACTIONS == Action.SHOOT
    if state.cover != 0 and is_open and is_shot and covering_cards(state, seat) != 0:
        ask(state, Ask.COVER, seat)
    else:
        end_go(state)


@small_kernel
def covering_cards(state: State, seat: int) -> int:
    """E9.4 Cards of the other bandit than the one that has just shot, but not a Marshal."""
    bandit = widen(state.pile_card[widen(state.n_pile) - 1]) // N_ACTIONS
    mask = hand_mask(state, seat) & ACTION_CARDS
    for slot in range(2):
        if state.bandit_of[seat, slot] == bandit:
            mask &= ~(((1 << N_ACTIONS) - 1) << (slot * N_ACTIONS))
    return mask & ~(1 << Action.MARSHAL) & ~(1 << (N_ACTIONS + Action.MARSHAL))


@kernel
def draw_instead(state: State, seat: int, events: EventRows) -> None:
    """E3.2, E3.5 A go without a card: draw three, or what is left."""
    before = widen(state.n_hand_of[seat])
    goes_before = widen(state.turn)
    for turn in range(widen(state.turn)):
        if TURNS_OF[widen(state.round_card[widen(state.round_number)]), turn] == Turn.SPEEDING_UP:
            goes_before += 1
    second = kind_of_turn(state) == Turn.SPEEDING_UP and widen(state.go) % 2 == 1
    go = goes_before + int(second)
    state.drew_in_go[go] = widen(state.drew_in_go[go]) | 1 << seat
    for _ in range(DRAW_SIZE):
        if not draw_card(state, seat, events):
            break
    tell_drew_instead(events, seat, widen(state.n_hand_of[seat]) - before)
    end_go(state)


@kernel
def end_schemin(state: State, events: EventRows) -> None:
    """E3.7 Unplayed cards go on top of the own deck; E8.1 the expert variant asks what to keep."""
    state.step = Step.RESOLVE
    if state.expert == 0:
        for seat in range(widen(state.n_seats)):
            tell_hand_returned(events, seat, widen(state.n_hand_of[seat]))
            state.n_deck_of[seat] += state.n_hand_of[seat]
            state.n_hand_of[seat] = 0
    elif state.round_number < N_ROUNDS - 1:
        ask_keeps(state)


@kernel
def ask_keeps(state: State) -> None:
    """E8.1 All choose at the same time which cards they keep. 2014: bullets are never kept."""
    asked = 0
    for seat in range(widen(state.n_seats)):
        if state.keep_actions_only != 0:
            for card in range(N_ACTION_CARDS, N_CARD_KINDS):
                while has(hand_mask(state, seat), card):
                    set_aside(state, seat, card)
        if state.n_hand_of[seat] > 0:
            asked |= 1 << seat
    state.asking = Ask.KEEP
    state.asked = asked
    state.may_take_back = 0


@kernel
def end_keeps(state: State, events: EventRows) -> None:
    """E8.1 Everyone has chosen: the discarded cards are shown."""
    for k in range(widen(state.n_seats)):
        seat = seat_in_order(state, k)
        discard_what_is_aside(state, seat, events)
        if state.keep_actions_only != 0:
            state.sure_actions_of[seat] = widen(state.n_hand_of[seat])
