"""What is true of every state of every game: everyone is somewhere, nothing is lost, all adds up."""

from collections import Counter

from folsom.superexpress import SuperExpressGame
from folsom.superexpress.components import LOOT, N_CAR_CARDS, PLAN_SIZE, Status
from folsom.superexpress.seen.view import plain_record
from folsom.superexpress.state import LOST


def check(game: SuperExpressGame) -> None:
    """All of it."""
    check_lines(game)
    check_loot(game)
    check_round(game)
    check_departures(game)
    check_plans(game)


def check_lines(game: SuperExpressGame) -> None:
    """Whoever is aboard stands in a line without gaps; who is not stands nowhere."""
    view = game.view()
    lines: dict[tuple[int | None, str | None], list[int]] = {}
    for bandit in view.bandits:
        if bandit.aboard:
            assert bandit.car is not None
            assert 0 <= bandit.car < len(view.cars)
            assert bandit.line is not None
            lines.setdefault((bandit.car, bandit.floor), []).append(bandit.line)
        else:
            assert (bandit.car, bandit.floor, bandit.line, bandit.facing) == (None,) * 4
            assert not bandit.stunned
    for line in lines.values():
        assert sorted(line) == list(range(len(line)))
    n_aboard = sum(bandit.aboard for bandit in view.bandits)
    assert n_aboard == game.records["n_aboard"][0]
    assert game.is_over == (n_aboard <= 1 or len(view.cars) == 1)
    assert game.is_over == (view.phase == "over")
    assert set(game.records["status_of"][0].tolist()) <= {0, 2}
    names = [bandit.bandit for bandit in view.bandits]
    assert len(set(names)) == len(names) == game.n_seats


def check_loot(game: SuperExpressGame) -> None:
    """S3.3 Every loot card of the train is in a car, with a bandit or, once nobody is left, lost."""
    view, position = game.view(), game.position()
    taken = [value for loot in view.loot for value in loot.values]
    coupled = [car["loot"] for car in position["cars"]]
    everywhere = [*taken, *view.lost, *coupled]
    assert len(everywhere) == len(set(everywhere)) == game.n_seats + 1
    assert set(everywhere) <= set(LOOT)
    cards = [car["card"] for car in position["cars"]]
    assert len(set(cards)) == len(cards)
    assert len(view.lost) == (not any(bandit.aboard for bandit in view.bandits))


def check_round(game: SuperExpressGame) -> None:
    """S3.3, S5 Each round a car leaves, but the last if the game ends before; its loot goes to one aboard."""
    plain = plain_record(game.records)
    n_gone = game.n_seats + 1 - plain["caboose"]
    aboard = [s for s in range(game.n_seats) if plain["status_of"][s] == Status.ABOARD]
    has_left_with_car = plain["round_number"] == n_gone
    if not game.is_over:
        assert plain["round_number"] == n_gone + 1
        assert plain["first_player"] in aboard
        assert n_gone or len(aboard) == game.n_seats
    else:
        assert plain["round_number"] in (n_gone, n_gone + 1)
        assert has_left_with_car or len(aboard) == 1
        assert has_left_with_car or plain["caboose"] > 0
    if n_gone and aboard and (has_left_with_car or not game.is_over):
        assert any(plain["owner_of_loot"][loot] in aboard for loot in range(N_CAR_CARDS))
    assert (LOST in plain["owner_of_loot"]) == (not aboard)


def check_departures(game: SuperExpressGame) -> None:
    """S3.3, S4.4, S5 Bandits fall one by one, or leave together with a car."""
    plain = plain_record(game.records)
    n_gone = game.n_seats + 1 - plain["caboose"]
    out = [s for s in range(game.n_seats) if plain["status_of"][s] == Status.OUT]
    left = Counter(plain["left_at"][seat] for seat in out)
    n_falls = PLAN_SIZE * game.n_seats * plain["round_number"] if plain["horse"] else len(out)
    assert all(1 <= number <= n_gone + n_falls for number in left)
    assert sum(n > 1 for n in left.values()) <= n_gone
    last = left[max(left, default=0)]
    if game.is_over and plain["round_number"] == n_gone + 1:
        assert last == 1
    if len(out) == game.n_seats:
        assert last > 1


def check_plans(game: SuperExpressGame) -> None:
    """S3.1 Whoever is aboard plans up to three different own cards; somebody is still at it."""
    plain = plain_record(game.records)
    n_cards = 4 + plain["reflex"] + plain["horse"]
    for seat in range(game.n_seats):
        n = plain["n_planned"][seat]
        plan = plain["plan"][seat][:n]
        is_planning = plain["status_of"][seat] == Status.ABOARD and not game.is_over
        assert len(set(plan)) == n <= PLAN_SIZE
        assert n == 0 or is_planning
        assert plain["hand_of"][seat].bit_count() == n_cards - n
        assert bool(plain["asked"] >> seat & 1) == (is_planning and n < PLAN_SIZE)
