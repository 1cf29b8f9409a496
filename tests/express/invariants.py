"""What is true of every state of every game: nothing is lost, everybody is somewhere."""

from collections import Counter

from folsom.core import bits
from folsom.core.state import Plain
from folsom.express import ExpressGame
from folsom.express.components import (
    AT_BANDIT,
    COPIES_OF,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    IN_BOX,
    JEWEL,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_CARD_KINDS,
    N_NEUTRAL_BULLETS,
    N_PURSES,
    NEUTRAL_BULLET,
    NOBODY,
    PURSE_VALUES,
    START_PURSE,
    STRONGBOX,
    Action,
    Ask,
    Floor,
    Step,
)
from folsom.express.legal import offered
from folsom.express.notation import read_card
from folsom.express.view_parts import card_parts, limits, plain_record


def check(game: ExpressGame) -> None:
    """All of it. Before the board is laid out there is nothing to check."""
    plain = plain_record(game.records)
    check_decisions(game, plain)
    if plain["step"] > Step.BOARD:
        check_loot(plain)
        check_cards(plain)
        check_bullets(plain)
        check_places(plain)


def check_loot(plain: Plain) -> None:
    """All tokens exist, with the values they were made with, in a place that exists."""
    values, places = plain["token_value"], plain["token_place"]
    assert Counter(values[:N_PURSES]) == Counter(int(value) for value in PURSE_VALUES)
    assert values[FIRST_JEWEL:FIRST_RANSOM] == (JEWEL,) * 6 + (STRONGBOX,) * 2
    for token in range(MAX_TOKENS):
        place = places[token]
        if place == IN_BOX:
            continue
        if place >= AT_BANDIT:
            assert plain["seat_of"][place - AT_BANDIT] != NOBODY
        else:
            assert 0 <= place // 2 <= plain["caboose"]
        if token >= FIRST_RANSOM:
            assert values[token] == START_PURSE or plain["known_start_purses"] == 0
    held = [t for t in range(MAX_TOKENS) if AT_BANDIT <= places[t] < IN_BOX]
    for token in held:
        owner = plain["seat_of"][places[token] - AT_BANDIT]
        assert plain["token_known_by"][token] >> owner & 1


def cards_of(plain: Plain, seat: int) -> list[int]:
    """All cards of a seat outside the common pile."""
    return [card for part in card_parts(plain, seat) for card in part]


def check_cards(plain: Plain) -> None:
    """Every seat has all its action cards, and holds what everyone is sure it holds."""
    for seat in range(plain["n_seats"]):
        first, second = plain["bandit_of"][seat]
        found = Counter(card for card in cards_of(plain, seat) if card < FIRST_BULLET)
        for i in range(plain["n_resolved"], plain["n_pile"]):
            bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
            if plain["seat_of"][bandit] == seat:
                found[action + (N_ACTIONS if bandit == second else 0)] += 1
        if second == NOBODY:
            wanted = {action: int(COPIES_OF[action]) for action in range(N_ACTIONS)}
        else:
            wanted = dict.fromkeys(range(2 * N_ACTIONS), 1)
            del wanted[N_ACTIONS + Action.MARSHAL]
        assert found == wanted, f"seat {seat} of {first}: {found}"
        sure = plain["surely_held_of"][seat]
        deck, hand, aside, _ = card_parts(plain, seat)
        held = Counter(hand + aside)
        for i in range(plain["n_resolved"], plain["n_pile"]):
            bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
            if plain["seat_of"][bandit] == seat and plain["pile_note"][i] & 1:
                held[action + (N_ACTIONS if bandit == second else 0)] += 1
        assert all(held[card] >= n for card, n in enumerate(sure)), f"seat {seat} is not so sure"
        assert plain["n_known_top_of"][seat] <= len(deck)
        n_actions = sum(card < FIRST_BULLET for card in hand + aside)
        assert plain["sure_actions_of"][seat] <= n_actions
        unsure = Counter({c: held[c] - sure[c] for c in range(FIRST_BULLET, N_CARD_KINDS)})
        for limit in limits(plain, (first, second), seat):
            besides = Counter(read_card((first, second), name) for name in limit.besides)
            assert (unsure - besides).total() <= limit.taken, f"seat {seat} holds more than {limit}"


def check_bullets(plain: Plain) -> None:
    """Bullets are in a cylinder, the neutral pile, or among somebody's cards."""
    seats = range(plain["n_seats"])
    among = Counter(card for seat in seats for card in cards_of(plain, seat))
    for bandit in range(N_BANDITS):
        if plain["seat_of"][bandit] != NOBODY:
            assert plain["bullets_left_of"][bandit] + among[FIRST_BULLET + bandit] == N_BULLETS
    left, given = plain["neutral_bullets"], among[NEUTRAL_BULLET]
    assert left + given == N_NEUTRAL_BULLETS or (plain["short_bullets_leave"] and left == 0)
    for seat in seats:
        received = sum(
            plain["bullets_received_of"][b] for b in plain["bandit_of"][seat] if b != NOBODY
        )
        assert received == sum(card >= FIRST_BULLET for card in cards_of(plain, seat))


def check_places(plain: Plain) -> None:
    """Everybody is somewhere in or on the train, and nobody stays inside with the Marshal."""
    assert 0 <= plain["marshal_car"] <= plain["caboose"]
    if plain["asking"] == Ask.PLACE:
        return
    for bandit in range(N_BANDITS):
        if plain["seat_of"][bandit] != NOBODY:
            assert 0 <= plain["car_of"][bandit] <= plain["caboose"]
            is_inside = plain["floor_of"][bandit] == Floor.INSIDE
            assert not (is_inside and plain["car_of"][bandit] == plain["marshal_car"])


def check_decisions(game: ExpressGame, plain: Plain) -> None:
    """Whoever is asked has a real choice; nobody is asked when the game is over."""
    assert (plain["step"] == Step.OVER) == (plain["asked"] == 0)
    for seat in bits.members(game.asked_mask()):
        assert bits.count(game.option_mask(seat)) > 1
        assert int(offered(game.records[0], seat)) == game.option_mask(seat)
