"""What ids, keys, nonces and names may look like: nothing before, nothing behind."""

import re
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from tests.server.backends import GameServer
from tests.server.player import Guest, Refused, new_id
from tests.server.story import NONCE

from folsom.server.http.openapi import document
from folsom.server.protocol import bodies, terms
from folsom.server.protocol.commands import AnyCommand, ClientMessage
from folsom.server.protocol.terms import Nonce

ALIASES = {name: kind for name, kind in vars(terms).items() if get_origin(kind) is Annotated}
EXAMPLES = {
    "TableId": "abcdefghij234567",
    "CommandId": "a_B-9",
    "Key": "A" * 22,
    "Token": "A" * 22,
    "Nonce": NONCE,
    "Commitment": NONCE,
    "Avatar": "red-hat",
    "BanditId": "belle",
    "Level": "outlaw",
}


def patterns(kind: Any) -> list[str]:
    """All patterns in a type, however deep."""
    found: list[str] = []
    for part in get_args(kind):
        if isinstance(part, msgspec.Meta):
            found += [part.pattern] if part.pattern else []
        else:
            found += patterns(part)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in get_type_hints(kind, include_extras=True).values():
            found += patterns(field)
    return found


def test_every_pattern_holds_from_the_first_character_to_the_last() -> None:
    kinds = [ClientMessage, *(kind for kind in vars(bodies).values() if isinstance(kind, type))]
    found = {pattern for kind in kinds for pattern in patterns(kind)}
    assert len(found) >= 7
    assert not [one for one in found if not (one.startswith("^") and one.endswith(r"\Z"))]


@pytest.mark.parametrize("name", [name for name in ALIASES if patterns(ALIASES[name])])
def test_a_line_s_end_is_no_part_of_a_name(name: str) -> None:
    kind = ALIASES[name]
    assert msgspec.convert(EXAMPLES[name], kind) == EXAMPLES[name]
    for wrong in (EXAMPLES[name] + "\n", "\n" + EXAMPLES[name], EXAMPLES[name] + "\n\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kind)


def is_nonce(text: str) -> bool:
    try:
        msgspec.convert(text, Nonce)
    except msgspec.ValidationError:
        return False
    return True


def test_a_nonce_is_32_bytes() -> None:
    digits = "0123456789abcdef" * 5
    taken = [size for size in range(80) if is_nonce(digits[:size])]
    assert taken == [64]
    assert not is_nonce(NONCE.upper())


def test_a_command_s_nonce_is_whole_too() -> None:
    for nonce, is_good in ((NONCE, True), (NONCE + "a", False), (NONCE + "\n", False)):
        order = {"type": "reveal-nonce", "id": "x", "seat": 0, "nonce": nonce}
        try:
            msgspec.json.decode(msgspec.json.encode(order), type=AnyCommand)
        except msgspec.ValidationError:
            assert not is_good
        else:
            assert is_good


@pytest.mark.anyio
async def test_what_is_no_nonce_is_refused_before_it_can_spoil_the_start(
    one_server: GameServer,
) -> None:
    host = Guest(one_server.url)
    table = await host.create(2, bots=(1,))
    for wrong in (NONCE + "a", NONCE + "\n", NONCE[1:]):
        with pytest.raises(Refused, match="message/unreadable"):
            await host.join(table, nonce_commitment=wrong)
    with pytest.raises(Refused, match="message/unreadable"):
        await host.join(table, id=new_id() + "\n")
    await host.join(table)
    await host.start(table)


def test_the_document_says_the_same_in_the_words_of_json_schema() -> None:
    """There `\\Z` is not known, and `$` is the very end."""
    text = document().decode()
    assert re.search(r'"pattern":"\^\[0-9a-f\]\{64\}\$"', text)
    assert r"\\Z" not in text
