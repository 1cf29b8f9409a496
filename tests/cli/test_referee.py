"""The referee: every request, every error, and whatever else arrives on its standard input."""

import io
import json
import random
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.games import SEED
from tools import referee_reference

from folsom import GAMES
from folsom.cli import referee_messages as messages
from folsom.cli.referee import MAX_LINE, Referee, run_referee

Reply = dict[str, Any]


def ask(referee: Referee, **request: Any) -> Reply:
    """One request and its reply."""
    reply: Reply = json.loads(referee.reply_to(json.dumps(request).encode()))
    return reply


def begun(game: str = "express", **options: Any) -> Referee:
    """A referee with a game."""
    referee = Referee()
    assert ask(referee, do="new", game=game, options=options, seed=SEED)["ok"]
    return referee


def test_a_new_game_says_who_is_asked_what() -> None:
    reply = ask(Referee(), do="new", game="express", options={"seats": 4}, seed=SEED)
    assert (reply["reply"], reply["ok"], reply["game"], reply["seats"]) == (
        "state",
        True,
        "express",
        4,
    )
    assert reply["decision"] == reply["decisions"][0]
    assert reply["decision"]["kind"] == "scheme"
    option = reply["decision"]["options"][0]
    assert isinstance(option["number"], int)
    assert option["form"]["do"] == "play"
    assert reply["events"][0]["event"] == "game-started"


def test_the_same_seed_gives_the_same_game() -> None:
    first = ask(Referee(), do="new", game="express", seed=SEED)
    assert ask(Referee(), do="new", game="express", seed=SEED) == first
    assert ask(Referee(), do="new", game="express", seed=7) != first


def test_events_say_who_may_see_them() -> None:
    reply = ask(Referee(), do="new", game="express", seed=SEED)
    drawn = [event for event in reply["events"] if event["event"] == "card-drawn"]
    assert drawn
    assert all(event["visible_to"] == [event["seat"]] and event["card"] for event in drawn)
    assert reply["events"][0]["visible_to"] == "everyone"


def test_an_answer_moves_the_game_on_and_says_what_happened() -> None:
    referee = begun()
    reply = ask(referee, do="answer", option=48)
    assert reply["number"] == 1
    assert "drew-instead" in [event["event"] for event in reply["events"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_every_kind_can_be_refereed(game: str) -> None:
    referee = begun(game)
    source = random.Random(3)
    reply = ask(referee, do="outcome")
    assert reply == {"reply": "outcome", "over": False, "outcome": None, "ok": True}
    reply = ask(referee, do="view")
    assert reply["view"]["seat"] is None
    state = ask(referee, do="load", position=ask(referee, do="position")["position"])
    while not state["over"]:
        decision = source.choice(state["decisions"])
        option = source.choice(decision["options"])
        state = ask(referee, do="answer", option=option["number"], seat=decision["seat"])
    outcome = ask(referee, do="outcome")["outcome"]
    assert sorted(result["seat"] for result in outcome["results"]) == list(range(state["seats"]))


def test_a_determinized_position_fits_the_view_and_leaves_the_game_alone() -> None:
    referee = begun()
    before = ask(referee, do="position")
    view = ask(referee, do="view", seat=2)["view"]
    position = ask(referee, do="determinize", seat=2, seed=SEED)["position"]
    assert position != before["position"]
    assert ask(referee, do="position") == before
    other = Referee()
    assert ask(other, do="load", position=position)["ok"]
    assert ask(other, do="view", seat=2)["view"] == view


def test_a_secret_choice_can_be_taken_back() -> None:
    referee = begun(seats=2, bandits=[["doc", "tuco"], ["ghost", "django"]])
    state = ask(referee, do="answer", option=3, seat=0)
    assert [decision["seat"] for decision in state["decisions"]] == [1]
    state = ask(referee, do="take_back", seat=0)
    assert [decision["seat"] for decision in state["decisions"]] == [0, 1]
    assert ask(referee, do="take_back", seat=0)["code"] == "action/illegal"


def test_a_transcript_tells_the_whole_game() -> None:
    referee = begun()
    ask(referee, do="answer", option=48)
    assert "answers 48" in ask(referee, do="transcript")["transcript"]
    ask(referee, do="load", position=ask(referee, do="position")["position"])
    assert ask(referee, do="transcript")["code"] == "transcript/invalid"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"do": "answer", "option": 99}, "action/illegal"),
    ({"do": "answer", "option": -1}, "action/illegal"),
    ({"do": "answer", "option": 10**30}, "action/illegal"),
    ({"do": "answer", "option": 48, "seat": 3}, "action/not-your-turn"),
    ({"do": "answer", "option": 48, "seat": 99}, "action/not-your-turn"),
    ({"do": "answer", "option": 48, "number": 5}, "action/out-of-date"),
    ({"do": "answer", "option": "48"}, "input/unreadable"),
    ({"do": "answer", "option": True}, "input/unreadable"),
    ({"do": "answer"}, "input/unreadable"),
    ({"do": "answer", "option": 48, "colour": 1}, "input/unreadable"),
    ({"do": "take_back", "seat": 0}, "action/illegal"),
    ({"do": "take_back", "seat": 9}, "input/unreadable"),
    ({"do": "view", "seat": 4}, "input/unreadable"),
    ({"do": "view", "seat": -1}, "input/unreadable"),
    ({"do": "determinize", "seat": 7}, "input/unreadable"),
    ({"do": "determinize", "seed": "12"}, "input/unreadable"),
    ({"do": "dance"}, "input/unreadable"),
    ({"do": ["new"]}, "input/unreadable"),
    ({}, "input/unreadable"),
    ({"do": "new"}, "input/unreadable"),
    ({"do": "new", "game": "chess"}, "input/unreadable"),
    ({"do": "new", "game": "express", "seed": "xyz"}, "input/unreadable"),
    ({"do": "new", "game": "express", "seed": -1}, "input/unreadable"),
    ({"do": "new", "game": "express", "options": {"seats": 1}}, "options/invalid"),
    ({"do": "new", "game": "express", "options": {"seats": 9}}, "options/invalid"),
    ({"do": "new", "game": "express", "options": {"seats": "4"}}, "options/invalid"),
    ({"do": "new", "game": "express", "options": {"colour": 1}}, "options/invalid"),
    ({"do": "new", "game": "express", "options": {"seats": 3, "bandits": ["doc"] * 3}}, "options/invalid"),
    ({"do": "load", "position": {}}, "input/unreadable"),
    ({"do": "load", "position": {"game": "express"}}, "input/unreadable"),
    ({"do": "load", "position": []}, "input/unreadable"),
]  # fmt: skip


@pytest.mark.parametrize(("request_", "code"), WRONG)
def test_a_request_that_fails_has_a_code_and_changes_nothing(
    request_: dict[str, Any], code: str
) -> None:
    referee = begun(seats=4, first_player=0)
    before = ask(referee, do="position")
    reply = ask(referee, **request_)
    assert (reply["ok"], reply["reply"], reply["code"]) == (False, "error", code)
    assert reply["sentence"]
    assert ask(referee, do="position") == before


@pytest.mark.parametrize("do", ["answer", "view", "position", "outcome", "transcript"])
def test_before_there_is_a_game_most_requests_are_refused(do: str) -> None:
    fields = {"option": 1} if do == "answer" else {}
    assert ask(Referee(), do=do, **fields)["code"] == messages.NO_GAME


def test_an_answer_after_the_end_is_refused() -> None:
    referee = begun(seats=3)
    bandits = [{"bandit": name, "car": 1} for name in ("belle", "cheyenne", "django")]
    over: Reply = {"game": "express", "options": {"seats": 3}, "bandits": bandits}
    over |= {"phase": "over", "round": 5}
    assert ask(referee, do="load", position=over)["over"]
    assert ask(referee, do="answer", option=1)["code"] == "game/over"


def talk(source: bytes) -> list[Reply]:
    """What a referee says to a stream of bytes."""
    sink = io.BytesIO()
    run_referee(io.BytesIO(source), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_every_line_is_answered_and_empty_ones_are_passed_over() -> None:
    new = json.dumps({"do": "new", "game": "express", "seed": SEED}).encode()
    replies = talk(b"\xff\xfe\x00 rubbish\n\n  \n" + new + b"\n{" + b"[" * 5000 + b"\n" + new)
    assert [reply["ok"] for reply in replies] == [False, True, False, True]
    assert replies[0]["code"] == "input/unreadable"


def test_a_line_that_is_too_long_is_refused_and_the_next_is_read() -> None:
    long = b'{"do":"' + b"x" * (2 * MAX_LINE + 5) + b'"}\n'
    replies = talk(long + b'{"do":"outcome"}\n' + b"y" * (MAX_LINE + 9))
    assert [reply["code"] for reply in replies] == [
        messages.TOO_LONG, messages.NO_GAME, messages.TOO_LONG,
    ]  # fmt: skip


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(["game", "options", "seed", "position", "option", "seat", "number"])
ANYTHING = st.one_of(
    st.binary(max_size=60),
    JSON.map(lambda value: json.dumps(value).encode()),
    st.builds(
        lambda do, rest: json.dumps({**rest, "do": do}).encode(),
        st.sampled_from([m.__struct_config__.tag for m in messages.REQUESTS]),
        st.dictionaries(FIELDS, JSON | st.sampled_from(["express", SEED, 48]), max_size=3),
    ),
)


@settings(max_examples=200)
@given(ANYTHING)
def test_nothing_that_arrives_breaks_the_referee(line: bytes) -> None:
    referee = FUZZED
    was_over = referee.game is None or referee.game.is_over
    reply = json.loads(referee.reply_to(line))
    assert isinstance(reply["ok"], bool)
    if not reply["ok"]:
        assert reply["code"] in messages.CODES
        assert reply["sentence"]
    if was_over:
        FUZZED.reply_to(json.dumps({"do": "new", "game": "express"}).encode())


FUZZED = begun()


def test_the_reference_agrees_with_the_code() -> None:
    assert referee_reference.SCHEMA.read_text() == referee_reference.schema_text()
    page = referee_reference.PAGE.read_text()
    assert page == referee_reference.page_text(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_reply_of_a_game_fits_the_schema(game: str) -> None:
    schema = json.loads(referee_reference.SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    reply_fits = jsonschema.Draft202012Validator({**schema, "anyOf": [{"$ref": "#/$defs/Reply"}]})
    request_fits = jsonschema.Draft202012Validator(
        {**schema, "anyOf": [{"$ref": "#/$defs/Request"}]}
    )
    referee = Referee()
    source = random.Random(1)

    def checked(**request: Any) -> Reply:
        request_fits.validate(request)
        reply = ask(referee, **request)
        reply_fits.validate(reply)
        return reply

    checked(do="outcome")
    state = checked(do="new", game=game, options={}, seed=SEED)
    while not state["over"]:
        decision = source.choice(state["decisions"])
        if state["number"] % 40 == 0:
            checked(do="view", seat=decision["seat"])
            checked(do="view", seat=None)
            checked(do="load", position=checked(do="determinize", seat=0)["position"])
            state = checked(do="load", position=checked(do="position")["position"])
            decision = source.choice(state["decisions"])
        option = source.choice(decision["options"])["number"]
        state = checked(do="answer", option=option, seat=decision["seat"])
    assert checked(do="outcome")["over"]


def test_the_example_positions_of_the_page_load() -> None:
    page = referee_reference.PAGE.read_text()
    example = page.split("```json\n")[1].split("```")[0]
    reply = ask(Referee(), do="load", position=json.loads(example))
    assert reply["ok"], reply
