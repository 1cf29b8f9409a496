"""Talk at a table: own words and set phrases, by those who sit there and those who watch."""

import msgspec
import pytest
from tests.server.story import FRIEND, HOST, LEVELS, Story

from folsom.core.errors import FolsomError
from folsom.server.protocol import commands, messages
from folsom.server.tables.decide import decide, written_before
from folsom.server.tables.permission import Caller
from folsom.server.tables.talk import LAST_WORDS, MAX_SAID

NOBODY = Caller(frozenset(), 2_000, "server", "192.0.2.7")


def speak(story: Story, command: commands.Say, caller: Caller) -> messages.Said:
    plan = decide(story.table, command, caller, LEVELS)
    story.write(plan.entry, plan)
    return story.table.chat[-1]


def refusal(story: Story, command: commands.Say, caller: Caller) -> str:
    with pytest.raises(FolsomError) as refused:
        decide(story.table, command, caller, LEVELS)
    return refused.value.code


def test_a_set_phrase_is_told_by_its_key() -> None:
    story = Story()
    story.sit(HOST, name="Anna")
    said = speak(story, commands.Say("a", 0, phrase="howdy"), story.caller(HOST))
    assert (said.seat, said.name, said.text, said.phrase) == (0, "Anna", "", "howdy")


def test_a_phrase_that_is_not_in_the_list_cannot_be_read() -> None:
    read = msgspec.json.Decoder(commands.Say).decode
    read(b'{"type": "say", "id": "a", "seat": 0, "phrase": "good-luck"}')
    with pytest.raises(msgspec.ValidationError):
        read(b'{"type": "say", "id": "a", "seat": 0, "phrase": "buy-my-horse"}')


def test_own_words_are_told_without_a_key() -> None:
    story = Story()
    story.sit(HOST)
    speak(story, commands.Say("a", 0, "hello"), story.caller(HOST))
    assert b"phrase" not in msgspec.json.encode(story.table.chat[-1])


@pytest.mark.parametrize("given", [{}, {"text": "hello", "phrase": "howdy"}])
def test_one_says_either_words_or_a_phrase(given: dict[str, str]) -> None:
    story = Story()
    story.sit(HOST)
    command = msgspec.convert({"type": "say", "id": "a", "seat": 0, **given}, commands.Say)
    assert refusal(story, command, story.caller(HOST)) == "chat/unclear"


def test_who_watches_may_speak_under_a_name_of_his_own() -> None:
    story = Story().started()
    said = speak(story, commands.Say("a", text="bravo!", name="Zoe"), NOBODY)
    assert (said.seat, said.name, said.text) == (None, "Zoe", "bravo!")
    said = speak(story, commands.Say("b", phrase="bravo"), NOBODY)
    assert (said.seat, said.name, said.phrase) == (None, "", "bravo")


def test_what_a_spectator_says_is_said_once_however_often_it_is_sent() -> None:
    story = Story()
    speak(story, commands.Say("a", phrase="howdy"), NOBODY)
    assert written_before(story.table, NOBODY, "a") is not None
    assert written_before(story.table, NOBODY, "b") is None


def test_a_spectator_speaks_for_no_seat() -> None:
    story = Story().started()
    assert refusal(story, commands.Say("a", 0, "hello"), NOBODY) == "seat/not-yours"
    assert (
        refusal(story, commands.Say("a", 1, phrase="howdy"), story.caller(HOST)) == "seat/not-yours"
    )


def test_a_name_of_a_seat_is_the_one_it_has() -> None:
    story = Story()
    story.sit(HOST, name="Anna")
    said = speak(story, commands.Say("a", 0, "hello", name="Belle"), story.caller(HOST))
    assert said.name == "Anna"


def test_all_spectators_together_have_as_much_to_say_as_a_seat() -> None:
    story = Story()
    story.sit(FRIEND)
    for i in range(MAX_SAID):
        speak(story, commands.Say(f"a{i}", phrase="howdy"), NOBODY)
    assert refusal(story, commands.Say("b", phrase="howdy"), NOBODY) == "chat/full"
    speak(story, commands.Say("c", 0, phrase="howdy"), story.caller(FRIEND))


def test_spectators_do_not_wake_games_that_are_long_over() -> None:
    story = Story().started()
    while not story.table.is_over:
        seat = story.table.asked[0]
        story.answer_first(seat, (HOST, FRIEND)[seat])
    at = story.table.at
    bravo = commands.Say("a", phrase="bravo")
    speak(story, bravo, Caller(frozenset(), at + LAST_WORDS, "server"))
    late = Caller(frozenset(), at + 2 * LAST_WORDS + 1, "server")
    assert refusal(story, commands.Say("b", phrase="bravo"), late) == "game/over"
