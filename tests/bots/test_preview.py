"""A plan played ahead: what is seen of it, and that it tells nothing that is hidden."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.tables import NAMES, VARIANTS, new_game
from tests.contract import answer_at_random
from tests.express.drawing import LETTERS, choose, train
from tests.superexpress import drawing as super_drawing

from folsom.bots.preview import Ahead, preview
from folsom.core.errors import CannotRead, NotAllowed
from folsom.express import ExpressGame
from folsom.express.notation import BANDITS

PLATFORM = """
      |   |         |
    M |   | $300 j  | B D C
    """


def played(letters_and_cards: str, drawing: str = PLATFORM, **options: Any) -> ExpressGame:
    """A game in which these cards have been played, one a go: `B move, C rob` and so on."""
    game = train(drawing, **options)
    for word in letters_and_cards.split(", "):
        action = word.split()[1]
        decision = game.decision
        assert decision is not None
        (option,) = (
            o
            for o in decision.options
            if o.form.do == "play"
            and o.form.card.endswith(action)
            and o.form.face_down == ("tunnel" in word)
        )
        game.play(option)
    return game


def happened(ahead: list[Ahead]) -> list[str]:
    return [event.event for one in ahead for event in one.events]


def where(ahead: list[Ahead], letter: str) -> tuple[int | None, str | None]:
    name = BANDITS[LETTERS.index(letter)]
    (found,) = (b for b in ahead[-1].view.bandits if b.bandit == name)
    return found.car, found.floor


def test_the_pile_is_played_in_order() -> None:
    game = played("B move, C change-floor, D move, B rob", powers=False)
    ahead = preview(game.view(0))
    assert len(ahead) == 1 + 4
    assert ahead[0].events == []
    assert [c.card for c in ahead[0].view.pile] == [c.card for c in game.view(0).pile]
    assert where(ahead, "B") == (2, "inside")
    assert where(ahead, "C") == (3, "roof")
    assert "loot-robbed" in happened(ahead)


def test_an_action_without_a_target_shows_as_one_without_effect() -> None:
    game = played("B punch, C shoot, D rob", "|||\n M ||| B D C", powers=False)
    assert "no-effect" in happened(preview(game.view(2)))


def test_the_real_game_does_not_change() -> None:
    game = played("B move, C change-floor", powers=False)
    before, view = game.records.tobytes(), game.view(0)
    preview(view)
    assert game.records.tobytes() == before
    assert game.view(0) == view


def test_cards_the_viewer_cannot_see_are_left_out_and_own_ones_are_not() -> None:
    game = train(PLATFORM, card="tunnel", turn=1, powers=False)
    choose(game, "play belle change-floor", "play cheyenne move", "play doc change-floor")
    own = {seat: [c.card for c in preview(game.view(seat))[0].view.pile] for seat in range(3)}
    assert own == {0: ["belle change-floor"], 1: ["cheyenne move"], 2: ["doc change-floor"]}
    assert preview(game.view(None)) == []
    assert where(preview(game.view(0)), "B") == (3, "roof")
    assert where(preview(game.view(0)), "D") == (3, "inside")


def test_a_purse_taken_stays_unknown() -> None:
    drawing = "|||\n M || $500 | B D C"
    cards = "B move, C move, D marshal, B rob"
    game = played(cards, drawing, powers=False, known_start_purses=False)
    ahead = preview(game.view(0))
    (robbed,) = (e for one in ahead for e in one.events if e.event == "loot-robbed")
    assert robbed.value is None
    (purse,) = (t for t in ahead[-1].view.tokens if t.token == robbed.token)
    assert (purse.bandit, purse.value, purse.known_by) == ("belle", None, ())


def test_cards_of_the_hand_may_be_laid_to_see_what_they_would_do() -> None:
    game = train(PLATFORM, powers=False)
    ahead = preview(game.view(0), ["belle move", "belle rob"])
    assert where(ahead, "B") == (2, "inside")
    assert "loot-robbed" in happened(ahead)
    for cards in (["doc move"], ["belle move", "belle move"], ["nonsense"]):
        with pytest.raises(NotAllowed):
            preview(game.view(0), cards)


def test_cards_laid_in_a_tunnel_lie_face_down() -> None:
    game = train(PLATFORM, card="tunnel", turn=1, powers=False)
    ahead = preview(game.view(0), ["belle move"])
    assert [card.face_down for card in ahead[0].view.pile] == [True]
    game.play(next(o for o in game.decisions[0].options if o.form.card == "belle move"))
    assert ahead[0].view.pile == game.view(0).pile
    assert [e.face_down for e in ahead[1].events if e.event == "card-resolved"] == [True]


def test_bullets_cannot_be_laid() -> None:
    game = train(PLATFORM, hands={"B": "move, bullet-neutral"})
    with pytest.raises(NotAllowed):
        preview(game.view(0), ["bullet neutral"])


def test_there_is_nothing_to_see_once_the_cards_are_resolved() -> None:
    game = train(PLATFORM, pile="B move")
    assert preview(game.view(0)) == []


def test_a_view_of_another_game_is_refused() -> None:
    class Chess:
        game = "chess"

    with pytest.raises(CannotRead):
        preview(Chess())


def test_in_super_express_only_the_own_plan_is_played() -> None:
    game = super_drawing.train(
        """
        roof   |  |       |  |
        inside |  | 0> 1> |  | 2<
        """
    )
    for card in (3, 2, 0):
        game.play(card, 1)
    own = preview(game.view(0), ["move", "shoot", "flip"])
    assert len(own) == 4
    (mine,) = (b for b in own[-1].view.bandits if b.seat == 0)
    assert (mine.car, mine.facing) == (1, "caboose")
    (shot,) = (b for b in own[-1].view.bandits if b.seat == 2)
    assert not shot.aboard, "shot off the locomotive"
    (other,) = (b for b in own[-1].view.bandits if b.seat == 1)
    assert other.car == 2
    assert preview(game.view(0)) == []
    assert preview(game.view(None)) == []
    assert len(preview(game.view(1))) == 4
    with pytest.raises(NotAllowed):
        preview(game.view(0), ["move", "shoot", "flip", "change-floor"])


def test_in_super_express_a_plan_that_leads_off_the_train_ends_there() -> None:
    game = super_drawing.train(
        """
        roof   |  |   |  | 0>
        inside |  | 1>|  | 2<
        """
    )
    ahead = preview(game.view(0), ["move", "flip", "shoot"])
    assert len(ahead) == 2
    assert happened(ahead)[-1] == "fell-off"


@pytest.mark.compiled
@given(st.sampled_from(NAMES), st.integers(0, 2**62), st.integers(0, 60))
def test_a_preview_tells_nothing_that_is_hidden(name: str, seed: int, n: int) -> None:
    kind, options = VARIANTS[NAMES.index(name)]
    game = new_game(kind, options, seed)
    luck = random.Random(seed)
    for _ in range(n):
        if not game.is_over:
            answer_at_random(game, luck)
    for viewer in (None, *range(game.n_seats)):
        view = game.view(viewer)
        cards = [c for c in view.hand or () if not c.startswith("bullet")][:1]
        if kind == "superexpress" and viewer is not None and view.plans[viewer].locked:
            cards = []
        ahead = preview(view, cards)
        for _ in range(2):
            other = game.possible(viewer, luck.randbytes(32))
            assert preview(other.view(viewer), cards) == ahead
        known = {t.token for t in getattr(view, "tokens", ()) if t.value is not None}
        for one in ahead:
            shown = {t.token for t in getattr(one.view, "tokens", ()) if t.value is not None}
            assert shown <= known


@pytest.mark.compiled
def test_with_nothing_hidden_the_preview_is_what_happens() -> None:
    """Where all cards lie open and everyone chooses alike, Stealin' goes as it was seen ahead."""
    compared = 0
    for seed in range(12):
        game = new_game("express", {"seats": 3, "powers": False, "events": False}, seed)
        luck = random.Random(seed)
        ahead: list[Ahead] = []
        while game.view(None).phase == "schemin" and game.view(None).round == 1:
            last = game.copy()
            answer_at_random(game, luck)
            ahead = preview(game.view(None)) or ahead
        pile = last.view(None).pile
        if any(card.card is None for card in pile) or game.view(None).phase != "stealin":
            continue
        # The first decision of Stealin' is reached: up to there nobody has chosen anything.
        events = [e for e in game.happened(None) if e.event == "bandit-climbed"]
        seen = [e for one in ahead for e in one.events if e.event == "bandit-climbed"]
        assert seen[: len(events)] == events
        compared += len(events)
    assert compared
