"""What is true of the round being played: its cards, its goes, what was played and drawn in them, the hands."""

from collections import Counter

from folsom.core.state import Plain
from folsom.express import ExpressGame
from folsom.express.components import (
    BEFORE_RESHUFFLE,
    COVERING,
    FACE_DOWN,
    FIRST_STATION,
    N_ACTIONS,
    N_PER_DECK,
    N_ROUNDS,
    N_TURNS_OF,
    TURN_SHIFT,
    TURNS_OF,
    Action,
    Ask,
    Bandit,
    Step,
    Turn,
)
from folsom.express.seen.view_parts import card_parts, plain_record

Go = tuple[int, int, int]
"""Turn, go within the turn, seat."""
TURNS: list[list[int]] = TURNS_OF.tolist()
SPEEDING_UP, SWITCHING = int(Turn.SPEEDING_UP), int(Turn.SWITCHING)


def check_round(plain: Plain) -> None:
    """All of it, as far as positions written by hand must keep to it."""
    check_round_cards(plain)
    check_pile(plain)
    check_hands(plain)


def check_round_cards(plain: Plain) -> None:
    """E2.4 Five different cards for the number of players; with events one is a station, perhaps the last."""
    cards = plain["round_card"]
    first = N_PER_DECK if plain["n_seats"] > 4 else 0
    stations = [i for i, card in enumerate(cards) if card >= FIRST_STATION]
    assert len(set(cards)) == N_ROUNDS
    assert all(c >= FIRST_STATION or first <= c < first + N_PER_DECK for c in cards)
    assert len(stations) == plain["events"]
    assert not plain["station_last"] or stations in ([], [N_ROUNDS - 1])


def goes_of_turn(plain: Plain, turn: int) -> list[Go]:
    """E3.3 All goes of a turn in order."""
    first, n = plain["first_player"], plain["n_seats"]
    seats = [(first + k) % n for k in range(n)]
    kind = TURNS[plain["round_card"][plain["round_number"]]][turn]
    if kind == SPEEDING_UP:
        return [(turn, go, seat) for seat in seats for go in range(2)]
    if kind == SWITCHING:
        return [(turn, 0, seat) for seat in (seats[0], *reversed(seats[1:]))]
    return [(turn, 0, seat) for seat in seats]


def goes_had(plain: Plain) -> list[Go]:
    """The goes of the round so far."""
    n_turns = int(N_TURNS_OF[plain["round_card"][plain["round_number"]]])
    goes: list[Go] = []
    if plain["step"] < Step.SCHEME:
        return goes
    for turn in range(min(plain["turn"], n_turns)):
        goes += goes_of_turn(plain, turn)
    if plain["step"] == Step.SCHEME:
        n = plain["go"] + (plain["asking"] == Ask.COVER)
        goes += goes_of_turn(plain, plain["turn"])[:n]
    else:
        assert plain["turn"] == n_turns
    return goes


def has_drawn(plain: Plain, go: Go) -> bool:
    """Whether somebody drew in a go."""
    turn, number, seat = go
    turns = TURNS[plain["round_card"][plain["round_number"]]][:turn]
    return bool(plain["drew_in_go"][turn + turns.count(SPEEDING_UP) + number] >> seat & 1)


def check_pile(plain: Plain) -> None:
    """E3.2, E3.3 A go has one card or a draw, in order; tunnels hide cards, and Ghost his first."""
    goes = goes_had(plain)
    assert sum(drew.bit_count() for drew in plain["drew_in_go"]) == sum(
        has_drawn(plain, go) for go in goes
    )
    played = [go for go in goes if not has_drawn(plain, go)]
    card_of_round = plain["round_card"][plain["round_number"]]
    next_go = 0
    for i in range(plain["n_pile"]):
        seat = plain["seat_of"][plain["pile_card"][i] // N_ACTIONS]
        note = plain["pile_note"][i]
        turn, is_hidden = note >> TURN_SHIFT, bool(note & FACE_DOWN)
        kind = TURNS_OF[card_of_round, turn]
        may_hide = turn == 0 and seat == plain["seat_of"][Bandit.GHOST] and plain["powers"]
        assert is_hidden or kind != Turn.TUNNEL
        assert not is_hidden or kind == Turn.TUNNEL or may_hide
        assert not note & BEFORE_RESHUFFLE or (plain["expert"] and is_hidden)
        if note & COVERING:
            check_cover(plain, i)
            continue
        while (played[next_go][0], played[next_go][2]) != (turn, seat):
            next_go += 1
        next_go += 1
    assert 0 <= plain["n_resolved"] <= plain["n_pile"]
    if plain["step"] in (Step.EVENT, Step.EVENT_EACH):
        assert plain["n_resolved"] == plain["n_pile"]
    if plain["step"] in (Step.ROUND, Step.DEAL, Step.OVER):
        assert plain["n_pile"] == 0
    if plain["step"] == Step.SCHEME or plain["asking"] == Ask.KEEP:
        assert plain["n_resolved"] == 0


def check_cover(plain: Plain, i: int) -> None:
    """E9.4 A cover lies on a face-up Shoot of the other bandit, on a standard turn, and is no Marshal."""
    bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
    shooter, shot = divmod(plain["pile_card"][i - 1], N_ACTIONS)
    turn = plain["pile_note"][i] >> TURN_SHIFT
    assert i > 0
    assert plain["cover"]
    assert shot == Action.SHOOT
    assert action != Action.MARSHAL
    assert shooter != bandit
    assert plain["seat_of"][shooter] == plain["seat_of"][bandit]
    assert plain["pile_note"][i - 1] == turn << TURN_SHIFT
    assert TURNS_OF[plain["round_card"][plain["round_number"]], turn] == Turn.STANDARD


def n_dealt(plain: Plain, seat: int) -> int:
    """E3.1 The size of a fresh hand."""
    has_doc = plain["powers"] and plain["seat_of"][Bandit.DOC] == seat
    return 6 + bool(has_doc) + bool(plain["pick"])


def n_draws(plain: Plain, seat: int) -> int:
    """How often a seat has drawn in this round."""
    return sum(drew >> seat & 1 for drew in plain["drew_in_go"])


def n_played(plain: Plain, seat: int) -> int:
    """How many cards of the pile are a seat's."""
    cards = plain["pile_card"][: plain["n_pile"]]
    return sum(plain["seat_of"][card // N_ACTIONS] == seat for card in cards)


def check_hands(plain: Plain) -> None:
    """E3.1, E3.7, E8 Hands are held in Schemin', other piles by experts; nobody holds more than was drawn."""
    is_first = plain["round_number"] == 0
    for seat in range(plain["n_seats"]):
        deck, hand, aside, discard = card_parts(plain, seat)
        assert not aside or plain["asking"] == Ask.KEEP
        assert not discard or plain["expert"]
        assert not hand or plain["expert"] or plain["step"] == Step.SCHEME
        assert not (hand or discard) or not is_first or plain["step"] >= Step.SCHEME
        if plain["step"] == Step.OVER:
            continue
        if not plain["expert"] or is_first:
            n = n_dealt(plain, seat) + 3 * n_draws(plain, seat)
            assert len(hand) + len(aside) + n_played(plain, seat) <= max(n, n_played(plain, seat))
        if n_draws(plain, seat) and (plain["step"] == Step.SCHEME or aside):
            is_all_drawn = not deck and not discard
            n = len(hand) + len(aside) + n_played(plain, seat)
            assert n >= 3 * n_draws(plain, seat) - 2 * is_all_drawn


def check_reached(game: ExpressGame) -> None:
    """What holds besides in a game that was played from its start: no go is missing, and no card of a hand."""
    plain = plain_record(game.records)
    if plain["step"] <= Step.BOARD or plain["step"] == Step.OVER:
        return
    goes = goes_had(plain)
    draws = Counter(seat for turn, go, seat in goes if has_drawn(plain, (turn, go, seat)))
    had = Counter(seat for _, _, seat in goes)
    notes = plain["pile_note"][: plain["n_pile"]]
    for seat in range(plain["n_seats"]):
        n_covers = sum(
            bool(note & COVERING) and plain["seat_of"][card // N_ACTIONS] == seat
            for note, card in zip(notes, plain["pile_card"], strict=False)
        )
        assert n_played(plain, seat) - n_covers + draws[seat] == had[seat]
        if plain["step"] == Step.SCHEME and (not plain["expert"] or plain["round_number"] == 0):
            deck, hand, _, discard = card_parts(plain, seat)
            n_cards = len(deck) + len(hand) + len(discard) + n_played(plain, seat)
            n = n_dealt(plain, seat) + 3 * draws[seat]
            assert len(hand) + n_played(plain, seat) == min(n, n_cards)
