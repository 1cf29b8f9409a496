"""A language: its sentences with words in them."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce

from folsom.core.errors import MissingLibrary
from folsom.words.catalogues import find_language, read_catalogue

try:
    from babel import Locale
    from fluent.runtime import FluentBundle, FluentResource
except ImportError:
    raise MissingLibrary(
        "words need Fluent, which is not installed: pip install fluent.runtime"
    ) from None

Words = Mapping[str, str | int]
"""What stands in a sentence, by the names that the catalogues give it."""

FROM_THE_RIGHT = "\u200f"
"""Said before a sentence with names in it: what is in those names does not tell which way it is read."""

LINE_BREAKS = re.compile("[\u00ad\u2060]")
"""Where a browser may break a word, and where it may not. Terminals show such marks, or miscount them."""


class Speech:
    """The sentences of one language. A sentence or a word that is missing is an error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._is_from_the_right = Locale.parse(language).text_direction == "rtl"
        self._bundle = FluentBundle([language], use_isolating=self._is_from_the_right)
        self._bundle.add_resource(FluentResource(read_catalogue(language)))

    def say(self, name: str, words: Words | None = None, bending: str = "") -> str:
        """A sentence of the catalogue, or what one of its attributes makes of it."""
        message = self._bundle.get_message(name)
        pattern = message.attributes[bending] if bending else message.value
        assert pattern is not None, name
        said, errors = self._bundle.format_pattern(pattern, dict(words or {}))
        if errors:
            raise errors[0]
        mark = FROM_THE_RIGHT if words and self._is_from_the_right else ""
        return mark + LINE_BREAKS.sub("", str(said))

    def tell(self, name: str, words: Words | None = None) -> str:
        """The same, as a sentence that stands alone."""
        said = self.say(name, words)
        return said[:1].upper() + said[1:]

    def bent(self, key: str, name: str, words: Words | None = None) -> dict[str, str]:
        """A name as a word of a sentence, `$target`, with the forms its language has: `$target-genitive`."""
        forms = self._bundle.get_message(name).attributes
        bent = {f"{key}-{form}": self.say(name, words, form) for form in forms}
        return {key: self.say(name, words), **bent}

    def money(self, value: int | str) -> str:
        """An amount, with its thousands apart as the language does it."""
        digits = str(value)
        if len(digits) >= int(self.say("thousands-from")):
            # The same as the browser: a dot, a comma or a space between groups of three.
            digits = re.sub(r"\B(?=(\d{3})+$)", self.say("thousands"), digits)
        return self.say("money", {"value": digits})

    def percent(self, share: float) -> str:
        """A share in hundredths, as the language writes it."""
        return self.say("percent", {"n": round(100 * share)})

    def listed(self, items: Sequence[str]) -> str:
        """One after another, with an "and" before the last."""
        if len(items) < 2:
            return "".join(items)
        first = reduce(lambda first, last: self._joined("list-more", first, last), items[:-1])
        return self._joined("list-last", first, items[-1])

    def named(self, name: str, what: str) -> str:
        """A name and what is told of it."""
        return self.say("terminal-named", {"name": name, "what": what})

    def in_row(self, items: Sequence[str]) -> str:
        """One after another, nothing before the last."""
        return reduce(lambda first, last: self._joined("list-row", first, last), items or [""])

    def _joined(self, how: str, first: str, last: str) -> str:
        return self.say(how, {"first": first, "last": last})


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


def speak(language: str) -> Speech:
    """A language by its name."""
    return _speech(find_language(language))
