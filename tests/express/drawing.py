"""Positions drawn as text, so that a test reads like the rulebook.

    game = train(
        '''
        |     | B   |
        M s   | D j | C $250
        ''',
        pile="B shoot, (D move)",
    )

The upper line is the roofs, the lower one the insides; the locomotive is on the left, the caboose
on the right. B Belle, C Cheyenne, J Django, D Doc, G Ghost, T Tuco, M the Marshal; `$250` a purse,
`j` a jewel, `s` a strongbox. Seats follow the order of the bandits' names, or `seats="T D"`;
`seats="GT DJ"` makes two teams. With `pile` the game stands in Stealin' (a card in brackets lies
face down), else in Schemin' with the given `hands`. It then runs to its first decision.
"""

from collections.abc import Mapping
from typing import Any

from folsom.core.decision import Decision
from folsom.core.drawing import letter_of
from folsom.core.randomness import write_seed
from folsom.core.state import new_event_buffer
from folsom.express.components import (
    AT_BANDIT,
    CAR_NAMES,
    COPIES_OF,
    FACE_DOWN,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    IN_BOX,
    JEWEL,
    MAX_TOKENS,
    N_ACTIONS,
    N_BULLETS,
    N_ROUNDS,
    NOBODY,
    NOTHING,
    START_PURSE,
    STRONGBOX,
    Action,
    Ask,
    Floor,
    Step,
)
from folsom.express.game import ExpressGame
from folsom.express.notation import (
    ACTIONS,
    BANDITS,
    Team,
    card_name,
    read_card,
    round_card_number,
)
from folsom.express.options import make_template, read_options
from folsom.express.rules.flow import run
from folsom.express.seen.view import is_in_tunnel
from folsom.express.seen.view_parts import card_parts, plain_record, teams_of

LETTERS = "".join(map(letter_of, BANDITS))
NAMES = dict(zip(LETTERS, BANDITS, strict=True))
ONE_OF_EACH = "move, change-floor, shoot, rob, punch, marshal"
LOOT_LETTERS = {"j": ("jewel", FIRST_JEWEL), "s": ("strongbox", FIRST_STRONGBOX)}

Words = Mapping[str, str]


class _Tokens:
    """Hands out tokens in the order they are drawn: purses from 0, jewels 18, strongboxes 24."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.next = {"$": 0, "j": FIRST_JEWEL, "s": FIRST_STRONGBOX}
        for token in range(MAX_TOKENS):
            state.token_place[token] = IN_BOX
            state.token_known_by[token] = 0 if token < FIRST_JEWEL else -1
            state.token_value[token] = START_PURSE
        state.token_value[FIRST_JEWEL:FIRST_STRONGBOX] = JEWEL
        state.token_value[FIRST_STRONGBOX : FIRST_STRONGBOX + 2] = STRONGBOX

    def put(self, word: str, place: int, known_by: int) -> None:
        kind = word[0]
        token = self.next[kind]
        self.next[kind] += 1
        self.state.token_place[token] = place
        if kind == "$":
            self.state.token_value[token] = int(word[1:]) // 50
            self.state.token_known_by[token] |= known_by


def _rows(drawing: str) -> list[list[list[str]]]:
    lines = [line.strip() for line in drawing.strip("\n").split("\n") if line.strip()]
    assert len(lines) == 2, f"a train is drawn in two lines, roofs and insides, not {lines!r}"
    rows = [[cell.split() for cell in line.split("|")] for line in lines]
    assert len(rows[0]) == len(rows[1]), f"roofs and insides differ in number: {lines!r}"
    met = [cell for cell in rows[1] if "M" in cell and set(cell) & set(LETTERS)]
    assert not met, f"nobody can stay inside the Marshal's car: {met!r}"
    return rows


def _seat_order(drawing: str, seats: str | None) -> list[str]:
    if seats is not None:
        return seats.split()
    drawn = {word for row in _rows(drawing) for cell in row for word in cell}
    return [letter for letter in LETTERS if letter in drawn]


def train(
    drawing: str,
    *,
    seats: str | None = None,
    pile: str | None = None,
    hands: Words | None = None,
    decks: Words | None = None,
    discards: Words | None = None,
    loot: Words | None = None,
    known: Mapping[int, str] | None = None,
    cylinders: Mapping[str, int] | None = None,
    neutral: int = 13,
    first: str | None = None,
    card: str = "bridge",
    after: Mapping[int, str] | None = None,
    round: int = 1,
    turn: int = 0,
    seed: int = 0,
    **options: Any,
) -> ExpressGame:
    """A game that stands as drawn.

    hands: one of each action card where nothing is said; loot: what bandits hold;
    known: who else knows a purse, `{0: "C"}`; cylinders: bullets left; card, round, turn: the round
    card lying open and where in the game it is; after: other round cards by round.
    """
    teams = _seat_order(drawing, seats)
    is_paired = len(teams[0]) == 2
    named: Any = [
        tuple(NAMES[letter] for letter in team) if is_paired else NAMES[team] for team in teams
    ]
    read = read_options(
        {"seats": len(teams), "bandits": named, "two_bandits": is_paired, **options}
    )
    records = make_template(read)
    state: Any = records[0]
    write_seed(records, seed.to_bytes(32, "big"))
    rows = _rows(drawing)
    state.caboose = len(rows[0]) - 1
    state.neutral_bullets = neutral
    state.first_player = 0 if first is None else _seat_of(teams, first)
    _place_everything(state, rows, teams, loot or {}, known or {})
    for letter, left in (cylinders or {}).items():
        state.bullets_left_of[LETTERS.index(letter)] = left
    _choose_round_cards(state, card, round, turn, after or {})
    played = [] if pile is None else [word.strip() for word in pile.split(",") if word.strip()]
    _play(state, played)
    if pile is None:
        hands = dict.fromkeys(teams, ONE_OF_EACH) | dict(hands or {})
    _deal(state, teams, played, hands or {}, decks or {}, discards or {})
    state.step = Step.SCHEME if pile is None else Step.RESOLVE
    events = new_event_buffer()
    run(state, events[0])
    return ExpressGame(records, read, None, events)


def _seat_of(teams: list[str], letter: str) -> int:
    return next(seat for seat, team in enumerate(teams) if letter in team)


def _place_everything(
    state: Any, rows: list[list[list[str]]], teams: list[str], loot: Words, known: Mapping[int, str]
) -> None:
    for seat, team in enumerate(teams):
        for slot, letter in enumerate(team):
            bandit = LETTERS.index(letter)
            state.bandit_of[seat, slot] = bandit
            state.seat_of[bandit] = seat
    state.bullets_left_of[:] = N_BULLETS
    state.dropped_of[:] = NOTHING
    for car in range(1, int(state.caboose) + 1):
        state.car_card[car] = (car - 1) % len(CAR_NAMES)
    tokens = _Tokens(state)
    for floor, row in ((Floor.ROOF, rows[0]), (Floor.INSIDE, rows[1])):
        for car, cell in enumerate(row):
            for word in cell:
                if word == "M":
                    state.marshal_car = car
                elif word in LETTERS:
                    state.car_of[LETTERS.index(word)] = car
                    state.floor_of[LETTERS.index(word)] = floor
                else:
                    tokens.put(word, 2 * car + floor, 0)
    for letter, words in loot.items():
        for word in words.split():
            tokens.put(word, AT_BANDIT + LETTERS.index(letter), 1 << _seat_of(teams, letter))
    for token, letters in known.items():
        if letters == "everyone":
            state.token_known_by[token] = -1
            continue
        for letter in letters:
            state.token_known_by[token] |= 1 << _seat_of(teams, letter)


def _choose_round_cards(
    state: Any, card: str, round: int, turn: int, after: Mapping[int, str]
) -> None:
    n_seats = int(state.n_seats)
    chosen = {round: card, **after}
    numbers = {i: round_card_number(name, n_seats) for i, name in chosen.items()}
    first = 7 if n_seats > 4 else 0
    spare = [i for i in range(first, first + 7) if i not in numbers.values()]
    for i in range(1, N_ROUNDS + 1):
        state.round_card[i - 1] = numbers[i] if i in numbers else spare.pop()
    state.round_number = round - 1
    state.is_revealed = 1
    state.turn = turn


def _play(state: Any, played: list[str]) -> None:
    for i, word in enumerate(played):
        letter, action = word.strip("()").split()
        state.pile_card[i] = LETTERS.index(letter) * N_ACTIONS + ACTIONS.index(action)
        state.pile_note[i] = FACE_DOWN if word.startswith("(") else 0
    state.n_pile = len(played)


def _deal(
    state: Any, teams: list[str], played: list[str], hands: Words, decks: Words, discards: Words
) -> None:
    for seat, letters in enumerate(teams):
        team = (
            LETTERS.index(letters[0]),
            LETTERS.index(letters[1]) if len(letters) == 2 else NOBODY,
        )
        hand = _read_cards(team, hands.get(letters, ""))
        discard = _read_cards(team, discards.get(letters, ""))
        left = _all_actions(team)
        in_pile = [w.strip("()") for w in played if w.strip("()")[0] in letters]
        elsewhere = [read_card(team, f"{NAMES[w[0]]} {w[2:]}") for w in in_pile]
        for card in [*hand, *discard, *elsewhere]:
            if card in left:
                left.remove(card)
        deck = _read_cards(team, decks[letters]) if letters in decks else left
        row = [*deck, *hand, *discard]
        state.cards_of[seat, : len(row)] = row
        state.n_deck_of[seat] = len(deck)
        state.n_hand_of[seat] = len(hand)
        state.n_discard_of[seat] = len(discard)


def _all_actions(team: Team) -> list[int]:
    if team[1] == NOBODY:
        return [action for action in range(N_ACTIONS) for _ in range(COPIES_OF[action])]
    second = [N_ACTIONS + action for action in range(N_ACTIONS) if action != Action.MARSHAL]
    return [*range(N_ACTIONS), *second]


def _read_cards(team: Team, words: str) -> list[int]:
    """Cards of a seat, with commas: `move`, `T shoot` in a team, `bullet-D`, `bullet-neutral`."""
    cards = []
    for word in (part.strip() for part in words.split(",")):
        if word.startswith("bullet-"):
            whose = word.removeprefix("bullet-")
            cards.append(read_card(team, f"bullet {NAMES.get(whose, whose)}"))
        elif " " in word:
            cards.append(read_card(team, f"{NAMES[word[0]]} {word[2:]}"))
        elif word:
            cards.append(read_card(team, f"{BANDITS[team[0]]} {word}"))
    return cards


# Reading a game back in the same words.


def picture(drawing: str) -> str:
    """A drawing in its plainest form, to compare with `picture_of`."""
    return "\n".join(" | ".join(" ".join(sorted(cell)) for cell in row) for row in _rows(drawing))


def picture_of(game: ExpressGame) -> str:
    """The train as it stands, in the words of `train`."""
    plain = plain_record(game.records)
    cells: list[list[list[str]]] = [[[] for _ in range(plain["caboose"] + 1)] for _ in range(2)]
    cells[Floor.INSIDE][plain["marshal_car"]].append("M")
    for bandit, letter in enumerate(LETTERS):
        if plain["seat_of"][bandit] != NOBODY:
            cells[plain["floor_of"][bandit]][plain["car_of"][bandit]].append(letter)
    for token in range(MAX_TOKENS):
        place = plain["token_place"][token]
        if place < AT_BANDIT:
            cells[place % 2][place // 2].append(token_word(game, token))
    both = (cells[Floor.ROOF], cells[Floor.INSIDE])
    return "\n".join(" | ".join(" ".join(sorted(cell)) for cell in row) for row in both)


def token_word(game: ExpressGame, token: int) -> str:
    """A token as it is drawn."""
    for letter, (_, first) in LOOT_LETTERS.items():
        n = 6 if letter == "j" else 2
        if first <= token < first + n:
            return letter
    return f"${50 * int(game.records[0].token_value[token])}"


def loot_of(game: ExpressGame, letter: str) -> str:
    """What a bandit holds."""
    place = AT_BANDIT + LETTERS.index(letter)
    tokens = [t for t in range(MAX_TOKENS) if int(game.records[0].token_place[t]) == place]
    return " ".join(sorted(token_word(game, token) for token in tokens))


def _parts(game: ExpressGame, letter: str) -> tuple[list[str], ...]:
    plain = plain_record(game.records)
    seat = plain["seat_of"][LETTERS.index(letter)]
    team = teams_of(plain)[seat]
    return tuple([card_name(team, card) for card in part] for part in card_parts(plain, seat))


def deck_of(game: ExpressGame, letter: str) -> list[str]:
    """The deck of a bandit's player, its top last."""
    return _parts(game, letter)[0]


def hand_of(game: ExpressGame, letter: str) -> list[str]:
    """The hand of a bandit's player, sorted."""
    return sorted(_parts(game, letter)[1])


def discard_of(game: ExpressGame, letter: str) -> list[str]:
    """The discard pile of a bandit's player, sorted."""
    return sorted(_parts(game, letter)[3])


def bullets_of(game: ExpressGame, letter: str) -> list[str]:
    """All bullets among the cards of a bandit's player, sorted."""
    return sorted(
        card for part in _parts(game, letter) for card in part if card.startswith("bullet")
    )


def pile_of(game: ExpressGame) -> list[str]:
    """The common pile as an all-seeing eye reads it, face-down cards in brackets."""
    plain = plain_record(game.records)
    words = []
    for i in range(plain["n_pile"]):
        bandit, action = divmod(plain["pile_card"][i], N_ACTIONS)
        word = f"{LETTERS[bandit]} {ACTIONS[action]}"
        words.append(f"({word})" if plain["pile_note"][i] & FACE_DOWN else word)
    return words


def where(game: ExpressGame, letter: str) -> str:
    """Where a bandit stands: `roof 2`."""
    bandit = next(b for b in game.view().bandits if b.bandit == NAMES[letter])
    return f"{bandit.floor} {bandit.car}"


def form_word(game: ExpressGame, form: Any) -> str:
    """An option in a few words: `move 3`, `shoot belle`, `rob $250`; `hide ghost move` where he need not."""
    match form.do:
        case "play":
            is_hidden = form.face_down and not is_in_tunnel(game.records)
            return f"{'hide' if is_hidden else 'play'} {form.card}"
        case "team":
            return " ".join(("team", *form.bandits))
        case "move" | "push" | "marshal":
            return f"{form.do} {form.car}"
        case "rob" | "knock" | "take" | "drop":
            return f"{form.do} {token_word(game, form.token)}"
        case "shoot" | "punch":
            return f"{form.do} {form.target}"
        case "pick" | "discard":
            return f"{form.do} {form.card}"
        case "place":
            return f"place {form.bandit}"
        case _:
            return str(form.do)


def _decision(game: ExpressGame, letter: str | None) -> Decision:
    if letter is None:
        assert game.decision is not None, "the game is over"
        return game.decision
    seat = int(game.records[0].seat_of[LETTERS.index(letter)])
    return game.decision_of(seat)


def choices(game: ExpressGame, letter: str | None = None) -> list[str]:
    """What may be answered now, by the first asked or by this bandit's player."""
    return sorted(form_word(game, option.form) for option in _decision(game, letter).options)


def asked(game: ExpressGame) -> str:
    """Who is asked what: `B shoot`, or several with commas; empty when the game is over."""
    teams = teams_of(plain_record(game.records))
    return ", ".join(f"{LETTERS[teams[d.seat][0]]} {d.kind}" for d in game.decisions)


def choose(game: ExpressGame, *wanted: str, by: str | None = None) -> None:
    """Answer in those words, one decision after the other."""
    for words in wanted:
        decision = _decision(game, by)
        offered = {form_word(game, option.form): option for option in reversed(decision.options)}
        assert words in offered, f"{words!r} is not among {sorted(offered)} ({decision.kind})"
        game.play(offered[words], decision.seat)


def happened(game: ExpressGame) -> list[str]:
    """The kinds of all that the last answer (or the drawing) led to, in order."""
    return [event.event for event in game.happened_in_full()]


def is_asked(game: ExpressGame, kind: Ask) -> bool:
    """Whether this is what is asked now."""
    return bool(game.records[0].asking == kind)


def all_cards_of(game: ExpressGame, seat: int) -> list[str]:
    """Every card of a seat: deck, hand, set aside, discard pile."""
    plain = plain_record(game.records)
    team = teams_of(plain)[seat]
    return [card_name(team, card) for part in card_parts(plain, seat) for card in part]
