"""What is true of every state of every game: nothing is lost, everybody is somewhere."""

from collections import Counter

from tests.express.invariants_round import check_round

from folsom.core import bits
from folsom.core.events import EVERYONE
from folsom.core.state import Plain
from folsom.express import ExpressGame
from folsom.express.components import (
    AT_BANDIT,
    BEFORE_RESHUFFLE,
    COPIES_OF,
    EVENT_OF,
    FACE_DOWN,
    FIRST_BANDITS,
    FIRST_BULLET,
    FIRST_JEWEL,
    FIRST_RANSOM,
    FIRST_STRONGBOX,
    IN_BOX,
    JEWEL,
    JEWELS_IN,
    MAX_TOKENS,
    N_ACTIONS,
    N_BANDITS,
    N_BULLETS,
    N_CARD_KINDS,
    N_NEUTRAL_BULLETS,
    N_PURSES,
    NEUTRAL_BULLET,
    NOBODY,
    NOTHING,
    PURSE_VALUES,
    PURSES_IN,
    SECOND_BANDITS,
    START_PURSE,
    STRONGBOX,
    Action,
    Ask,
    Floor,
    RoundEvent,
    Step,
)
from folsom.express.notation import read_card
from folsom.express.rules.legal import offered
from folsom.express.seen.view_parts import card_parts, limits, plain_record


def check(game: ExpressGame) -> None:
    """All of it, for games played from their start and for those from a position that was written by hand."""
    plain = plain_record(game.records)
    check_decisions(game, plain)
    check_teams(plain)
    if plain["step"] > Step.BOARD:
        check_loot(plain)
        check_secrets(plain)
        check_cards(plain)
        check_counting(plain)
        check_bullets(plain)
        check_places(plain)
        check_dropped(plain)
        check_round(plain)


def check_teams(plain: Plain) -> None:
    """Every seat leads bandits of its own; where pairs are taken, each team is one of three."""
    is_chosen = plain["step"] > Step.BOARD
    led = [bandit for team in plain["bandit_of"] for bandit in team if bandit != NOBODY]
    assert len(set(led)) == len(led)
    if is_chosen:
        assert len(led) == plain["n_seats"] * (1 + plain["two_bandits"])
        assert all(
            plain["seat_of"][bandit] == seat
            for seat, team in enumerate(plain["bandit_of"])
            for bandit in team
            if bandit != NOBODY
        )
    if plain["chooses_team"]:
        firsts = {b for b in range(N_BANDITS) if plain["partner_of"][b] != NOBODY}
        assert firsts == {int(bandit) for bandit in FIRST_BANDITS}
        assert {plain["partner_of"][b] for b in firsts} == {int(b) for b in SECOND_BANDITS}
        for first, second in plain["bandit_of"]:
            assert first == NOBODY or plain["partner_of"][first] == second


def n_bandits(plain: Plain) -> int:
    """How many bandits play."""
    return sum(seat != NOBODY for seat in plain["seat_of"])


def has_ended(plain: Plain, event: RoundEvent) -> bool:
    """Whether a round with that event on its card is over."""
    n = plain["round_number"] + (plain["step"] == Step.OVER)
    return bool(plain["events"]) and event in [EVENT_OF[c] for c in plain["round_card"][:n]]


def check_loot(plain: Plain) -> None:
    """All tokens exist, with the values they were made with; what was laid out is in play, and nothing else."""
    values, places = plain["token_value"], plain["token_place"]
    n_start = n_bandits(plain)
    if plain["known_start_purses"]:
        assert Counter(values[:N_PURSES]) == Counter(int(value) for value in PURSE_VALUES)
        assert values[:n_start] == (START_PURSE,) * n_start
        assert values[FIRST_RANSOM:] == (START_PURSE,) * (MAX_TOKENS - FIRST_RANSOM)
    else:
        made = [int(value) for value in PURSE_VALUES] + [START_PURSE] * (MAX_TOKENS - FIRST_RANSOM)
        assert Counter(values[:N_PURSES] + values[FIRST_RANSOM:]) == Counter(made)
    assert values[FIRST_JEWEL:FIRST_RANSOM] == (JEWEL,) * 6 + (STRONGBOX,) * 2
    cars = plain["car_card"][1 : plain["caboose"] + 1]
    assert len(set(cars)) == len(cars)
    n_purses = n_start + sum(int(PURSES_IN[card]) for card in cars)
    n_jewels = sum(int(JEWELS_IN[card]) for card in cars)
    for token, place in enumerate(places):
        if place != IN_BOX:
            is_held = place >= AT_BANDIT
            assert not is_held or plain["seat_of"][place - AT_BANDIT] != NOBODY
            assert is_held or 0 <= place // 2 <= plain["caboose"]
        if token < FIRST_JEWEL:
            is_in_play = token < n_purses
        elif token < FIRST_STRONGBOX:
            is_in_play = token - FIRST_JEWEL < n_jewels
        elif token < FIRST_RANSOM:
            is_in_play = token == FIRST_STRONGBOX or has_ended(plain, RoundEvent.TAKE_IT_ALL)
        else:
            continue
        assert is_in_play == (place != IN_BOX), f"token {token}"
    paid = [place != IN_BOX for place in places[FIRST_RANSOM:]]
    assert not any(paid) or has_ended(plain, RoundEvent.HOSTAGE_CONDUCTOR)
    assert paid == sorted(paid, reverse=True)
    assert sum(paid) <= n_start


def check_secrets(plain: Plain) -> None:
    """The owner of a purse knows it; others who have not owned it may not, unless everyone may."""
    places = plain["token_place"]
    for token, known in enumerate(plain["token_known_by"]):
        is_held = AT_BANDIT <= places[token] < IN_BOX
        is_in_box = places[token] == IN_BOX
        is_given = token < n_bandits(plain) or token >= FIRST_RANSOM
        is_open = (
            FIRST_JEWEL <= token < FIRST_RANSOM
            or (is_given and plain["known_start_purses"])
            or (token >= FIRST_RANSOM and is_in_box)
            or (is_held and plain["step"] == Step.OVER)
        )
        assert (known == EVERYONE) == bool(is_open), f"token {token}"
        assert is_open or 0 <= known < 1 << plain["n_seats"]
        assert is_open or not is_in_box or known == 0
        if is_held:
            assert known >> plain["seat_of"][places[token] - AT_BANDIT] & 1


def cards_of(plain: Plain, seat: int) -> list[int]:
    """All cards of a seat outside the common pile."""
    return [card for part in card_parts(plain, seat) for card in part]


def check_cards(plain: Plain) -> None:
    """Every seat has all its action cards."""
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


def check_counting(plain: Plain) -> None:
    """Every seat holds what everyone is sure it holds; only experts' cards can be counted."""
    for seat in range(plain["n_seats"]):
        first, second = plain["bandit_of"][seat]
        sure = plain["surely_held_of"][seat]
        deck, hand, aside, _ = card_parts(plain, seat)
        held = Counter(hand + aside)
        n_top = plain["n_known_top_of"][seat]
        mask = plain["held_at_reshuffle_of"][seat]
        if not plain["expert"]:
            assert (sum(sure), n_top, mask, plain["sure_actions_of"][seat]) == (0, 0, 0, 0)
        owned = set(cards_of(plain, seat)) | set(range(FIRST_BULLET))
        assert all(card in owned for card in bits.members(mask))
        for i in range(plain["n_pile"]):
            bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
            card = action + (N_ACTIONS if bandit == second else 0)
            if plain["seat_of"][bandit] == seat and plain["pile_note"][i] & FACE_DOWN:
                held[card] += i >= plain["n_resolved"]
                assert mask >> card & 1 or not plain["pile_note"][i] & BEFORE_RESHUFFLE
        assert all(held[card] >= n for card, n in enumerate(sure)), f"seat {seat} is not so sure"
        assert all(mask >> card & 1 for card in range(FIRST_BULLET) if sure[card])
        assert n_top <= len(deck)
        assert all(card >= FIRST_BULLET for card in deck[len(deck) - n_top :])
        n_actions = sum(card < FIRST_BULLET for card in hand + aside)
        assert plain["sure_actions_of"][seat] <= n_actions
        if not plain["keep_actions_only"] and not plain["drop_bullets_first"]:
            assert plain["sure_actions_of"][seat] == 0
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
    is_short = plain["short_bullets_leave"] and given > N_NEUTRAL_BULLETS - n_bandits(plain)
    assert left + given == N_NEUTRAL_BULLETS or (is_short and left == 0)
    for seat in seats:
        team = [bandit for bandit in plain["bandit_of"][seat] if bandit != NOBODY]
        own = Counter(card - FIRST_BULLET for card in cards_of(plain, seat) if card >= FIRST_BULLET)
        received = plain["bullets_received_of"]
        assert sum(received[bandit] for bandit in team) == own.total()
        assert plain["friendly_hits_of"][seat] == sum(own[bandit] for bandit in team)
        assert all(own[b] <= sum(received[c] for c in team if c != b) for b in team)


def check_dropped(plain: Plain) -> None:
    """A purse dropped for the Marshal's Revenge was none of those kept, and worth no more (or less)."""
    for bandit in range(N_BANDITS):
        token, kept = plain["dropped_of"][bandit], bits.members(plain["dropped_against_of"][bandit])
        if token == NOTHING:
            continue
        is_now = plain["asking"] == Ask.REVENGE
        assert is_now or has_ended(plain, RoundEvent.MARSHALS_REVENGE)
        assert token not in kept
        for other in kept:
            more = plain["token_value"][other] - plain["token_value"][token]
            assert more <= 0 if plain["revenge_takes_most"] else more >= 0
        assert all(other < FIRST_JEWEL or other >= FIRST_RANSOM for other in (token, *kept))
        if is_now:
            assert plain["token_place"][token] == 2 * plain["marshal_car"] + Floor.ROOF
    if EVENT_OF[plain["round_card"][plain["round_number"]]] == RoundEvent.MARSHALS_REVENGE:
        check_revenge(plain)


def check_revenge(plain: Plain) -> None:
    """E7.7 In order from the first player each bandit over the Marshal has dropped a purse, and nobody else."""
    n_asked = 0
    if plain["asking"] == Ask.REVENGE:
        n_asked = plain["go"] - 1
    elif plain["step"] == Step.OVER:
        n_asked = 2 * plain["n_seats"]
    for k in range(2 * plain["n_seats"]):
        seat = (plain["first_player"] + k // 2) % plain["n_seats"]
        bandit = plain["bandit_of"][seat][k % 2]
        if bandit == NOBODY:
            continue
        has_dropped = plain["dropped_of"][bandit] != NOTHING
        assert not has_dropped or k < n_asked
        is_over_him = (plain["car_of"][bandit], plain["floor_of"][bandit]) == (
            plain["marshal_car"],
            Floor.ROOF,
        )
        held = [t for t, place in enumerate(plain["token_place"]) if place == AT_BANDIT + bandit]
        has_purse = any(t < FIRST_JEWEL or t >= FIRST_RANSOM for t in held)
        assert has_dropped or not (is_over_him and has_purse and k < n_asked)


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
    """Whoever is asked has a real choice, and whoever may take one back had one; nobody is asked at the end."""
    assert (plain["step"] == Step.OVER) == (plain["asked"] == 0)
    for seat in bits.members(game.asked_mask()):
        assert bits.count(game.option_mask(seat)) > 1
        assert int(offered(game.records[0], seat)) == game.option_mask(seat)
    for seat in range(game.n_seats):
        if game.can_take_back(seat):
            other = game.copy()
            other.take_back(seat)
            assert bits.count(other.option_mask(seat)) > 1
            assert not other.can_take_back(seat)
