"""What people may call themselves and say: length is the messages' matter, characters are checked here."""

import unicodedata

from folsom.server.protocol.errors import Refusal

JOINERS = "\u200c\u200d"


def clean(text: str, what: str) -> str:
    """A name or a sentence in its normal form; control and direction characters are refused."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    for character in tidy:
        category = unicodedata.category(character)
        if category in ("Zl", "Zp") or (category[0] == "C" and character not in JOINERS):
            raise Refusal(
                "text/characters", f"a {what} has no control characters such as {character!r}", 422
            )
    if not tidy.strip(JOINERS):
        raise Refusal("text/empty", f"a {what} must not be empty", 422)
    return tidy
