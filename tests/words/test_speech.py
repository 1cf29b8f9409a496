"""Sentences, names and amounts as each language has them."""

import importlib
import sys

import pytest
from fluent.runtime.errors import FluentReferenceError

from folsom.core.errors import MissingLibrary
from folsom.words.speech import speak


@pytest.mark.parametrize(
    ("language", "amounts"),
    [
        ("en", ["$250", "$1,000", "$?"]),
        ("sv", ["250\u00a0$", "1\u00a0000\u00a0$", "?\u00a0$"]),
        ("es", ["250\u00a0$", "1000\u00a0$", "?\u00a0$"]),
    ],
)
def test_money_is_written_as_in_the_browser(language: str, amounts: list[str]) -> None:
    assert [speak(language).money(value) for value in (250, 1000, "?")] == amounts


def test_names_are_listed_with_an_and_before_the_last() -> None:
    english, german = speak("en"), speak("de")
    assert [english.listed(["Doc", "Mei", "Tuco"][:n]) for n in range(4)] == [
        "",
        "Doc",
        "Doc and Mei",
        "Doc, Mei and Tuco",
    ]
    assert german.listed(["Doc", "Mei"]) == "Doc und Mei"


def test_a_name_comes_in_all_forms_that_its_language_has() -> None:
    assert speak("en").bent("target", "bandit-doc") == {"target": "Doc"}
    finnish = speak("fi").bent("target", "bandit-doc")
    assert finnish["target"] == "Doc"
    assert finnish["target-genitive"] == "Docin"


def test_a_name_in_a_sentence_from_the_right_stands_apart() -> None:
    said = speak("ar").say("log-bandit-stunned", {"bandit": "Doc", "gender": "masculine"})
    assert said.startswith("\u200f")
    assert "\u2068Doc\u2069" in said


def test_a_missing_word_or_sentence_is_not_passed_over() -> None:
    with pytest.raises(FluentReferenceError, match="bandit"):
        speak("en").say("log-missed")
    with pytest.raises(LookupError):
        speak("en").say("log-nothing-of-the-kind")


def test_without_fluent_words_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    monkeypatch.delitem(sys.modules, "folsom.words.speech")
    with pytest.raises(MissingLibrary, match=r"words need Fluent, .* pip install fluent"):
        importlib.import_module("folsom.words.speech")
