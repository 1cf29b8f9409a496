"""What the server offers is made of a module's functions, and comes out the same: previews, what-if."""

import random
from hashlib import sha256
from typing import Any

import pytest
from msgspec.json import encode
from tests.page.in_python import TEXT_AT, GameModule, in_python, module_of
from tests.page.jobs import EVERY, job_of, played

from folsom.bots.preview import preview
from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.server.http.what_if import imagined
from folsom.server.tables.games import AnyGame

pytestmark = pytest.mark.compiled


def put_down(module: GameModule, table: AnyGame) -> None:
    """The same game on the module's table."""
    in_python(module, {**job_of(table, "sights"), "answers": []})
    for seat, option in table.answers:
        assert module.call("answer", seat, option) == seat


def previewed(module: GameModule, seat: int, cards: list[int]) -> list[bytes] | None:
    """The plan played ahead by the module: events and view of each step."""
    if cards:
        module.write("page", b"".join(card.to_bytes(4, "little") for card in cards))
    n = module.call("begin_preview", seat, len(cards))
    if n < 0:
        return None
    found = []
    for step in range(n + 1 if n else 0):
        length = module.call("preview", seat, step)
        if length == 0:
            break
        found.append(module.read("page", length, TEXT_AT))
    return found


@pytest.mark.parametrize(
    ("game", "name", "seed"),
    [
        ("express", "advanced-4", 5),
        ("express", "expert-4", 6),
        ("express", "teams-3", 7),
        ("express", "teams-2-2014", 8),
        ("superexpress", "5-seats-reflex-horse", 9),
    ],
)
def test_a_plan_is_played_ahead_as_from_a_view(game: str, name: str, seed: int) -> None:
    module, luck = module_of(game), random.Random(seed)
    whole, n_shown = played(game, name, seed), 0
    for n in range(0, whole.number, 3):
        table = played(game, name, seed, n)
        put_down(module, table)
        for seat in (None, *bits.members(table.asked_mask())[:2]):
            view: Any = table.view(seat)
            cards = cards_to_lay(table, seat, luck)
            ahead = preview(view, [card for _, card in cards])
            expected = [encode(one.events) + encode(one.view) for one in ahead]
            at = -1 if seat is None else seat
            assert previewed(module, at, [number for number, _ in cards]) == expected, (n, seat)
            n_shown += len(expected)
    assert n_shown > 20


def cards_to_lay(table: AnyGame, seat: int | None, luck: random.Random) -> list[tuple[int, str]]:
    """Some of the cards that a seat may play now, with their numbers."""
    if seat is None:
        return []
    options = table.decision_of(seat).options
    plays = [
        (option.number, option.form.card)
        for option in options
        if option.form.do == "plan" or (option.form.do == "play" and option.number < 12)
    ]
    return luck.sample(plays, min(len(plays), luck.randrange(2)))


def test_cards_that_are_not_held_are_not_laid() -> None:
    for game in EVERY:
        table = played(game, min(EVERY[game]), 1, 0)
        put_down(module_of(game), table)
        seat = bits.lowest(table.asked_mask())
        assert previewed(module_of(game), seat, [18]) is None
        assert previewed(module_of(game), -1, [0]) is None


@pytest.mark.parametrize("game", EVERY)
def test_what_if_comes_out_as_at_the_server(game: str) -> None:
    module, table = module_of(game), played(game, min(EVERY[game]), 3)
    step = next(
        i for i, answer in enumerate(table.answers, 1) if i > 5 and answer.option != TAKE_BACK
    )
    before = played(game, min(EVERY[game]), 3, step - 1)
    seat = table.answers[step - 1].seat
    option = next(o for o in before.decision_of(seat).numbers)
    put_down(module, before)
    assert module.call("answer", seat, option) == seat
    assert table.seed is not None
    lots = sha256(b"what if %d %d" % (step, option) + table.seed).digest()
    choosers: dict[int, bytes] = {}
    answers = [*map(list, before.answers), [seat, option]]
    while asked := module.call("asked"):
        seat = bits.lowest(asked)
        lots = sha256(lots).digest()
        module.write("seed", lots)
        if seat in choosers:
            module.write("chooser", choosers[seat])
        else:
            module.call("new_chooser", seat)
        chosen = module.call("bot", seat, 2)
        choosers[seat] = module.read("chooser", 8)
        assert module.call("answer", seat, chosen) == seat
        answers.append([seat, chosen])
    told = imagined(table.transcript(), step, option)
    assert [[each.seat, each.option] for each in told.steps[1:]] == answers
    assert bytes(told.outcome) == module.read("page", module.call("outcome"), TEXT_AT)
