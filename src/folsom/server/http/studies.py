"""Studies kept here: read by whoever has the link, changed by whoever has the editing key, without accounts."""

import asyncio
import hmac
import zlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from folsom.server.context import Context
from folsom.server.guard.credentials import keys_of
from folsom.server.http.endpoint import answer_json, endpoint
from folsom.server.http.requests import read_body, read_number, take_one
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.studies import (
    MAX_START_CHARS,
    MAX_STUDY_BYTES,
    GuestSeen,
    KeptStudy,
    StudyChange,
    StudyGuest,
    StudyGuests,
    StudyTree,
    changed,
    check_tree,
)
from folsom.server.storage.studies import Guest, Kept
from folsom.server.tables.keys import hash_of, new_key, new_table_id
from folsom.server.wall_clock import now_ms

DAY = 86_400_000
WAIT_SECONDS = 25.0
LOOK_SECONDS = 1.0
GREET_SECONDS = 8.0
GONE_MS = 12_000
"""Whoever is at a study says so at least each GREET_SECONDS, and else has left."""
TOUCH_MS = DAY
"""Reading keeps a study longer, and is written down once a day."""

encode = msgspec.json.Encoder().encode

T = TypeVar("T")


@endpoint
async def create_study(request: Request, context: Context) -> Response:
    """Keep a study: the answer has its name, which is the reading key, and its editing key."""
    take_one(context, request, "studies")
    tree = await _read(request, StudyTree)
    check_tree(tree)
    body = _written(tree)
    study, key, now = new_table_id(), new_key(), now_ms()
    await context.studies.create(study, hash_of(key), now, body)
    kept = Kept("", 1, now, body)
    return answer_json(_told(context, study, kept, tree, key), 201)


@endpoint
async def read_study(request: Request, context: Context) -> Response:
    """A study; with `after`, once its number is above that, or after 25 seconds."""
    take_one(context, request, "replays" if "after" not in request.query_params else "previews")
    study = _name(request)
    after = read_number(request, "after", 2**31 - 1)
    if after is not None:
        known = after

        async def is_changed() -> bool:
            number = await context.studies.number(study)
            return number is None or number > known

        await _wait_for(is_changed, request, context, study, WAIT_SECONDS)
    kept = await _find(context, study)
    if now_ms() - kept.touched > TOUCH_MS:
        await context.studies.touch(study, now_ms())
    return answer_json(_told(context, study, kept, _tree(kept)))


@endpoint
async def change_study(request: Request, context: Context) -> Response:
    """Change a study, with its editing key as a bearer token."""
    take_one(context, request, "changes")
    study = _name(request)
    change = await _read(request, StudyChange)
    kept = await _find(context, study)
    _check_key(request, kept)
    if change.number != kept.number:
        raise _late()
    tree = changed(_tree(kept), change)
    body, now = _written(tree), now_ms()
    if not await context.studies.change(study, kept.number, now, body):
        raise _late()
    context.study_changes.tell(study)
    return answer_json(_told(context, study, Kept("", kept.number + 1, now, body), tree))


@endpoint
async def remove_study(request: Request, context: Context) -> Response:
    """Keep a study no longer, with its editing key as a bearer token."""
    take_one(context, request, "changes")
    study = _name(request)
    _check_key(request, await _find(context, study))
    await context.studies.remove(study)
    context.study_changes.tell(study)
    return Response(status_code=204)


@endpoint
async def greet_guests(request: Request, context: Context) -> Response:
    """Be at a study, and hear who else is: at once, or when that is not as it was `known`."""
    take_one(context, request, "changes")
    study = _name(request)
    me = await _read(request, StudyGuest)
    if await context.studies.number(study) is None:
        raise _unknown()
    now, guest = now_ms(), Guest(me.guest, me.name, me.node)
    before = await context.studies.guests(study, now - GONE_MS)
    await context.studies.welcome(study, guest, now)
    if guest not in before:
        context.study_changes.tell(study)
    told = _but(guest, before)

    async def is_other() -> bool:
        nonlocal told
        told = _but(guest, await context.studies.guests(study, now_ms() - GONE_MS))
        return told.state != me.known

    await _wait_for(is_other, request, context, study, GREET_SECONDS)
    if await request.is_disconnected():
        await context.studies.see_off(study, me.guest, now)
        context.study_changes.tell(study)
    return answer_json(told)


def _but(me: Guest, guests: list[Guest]) -> StudyGuests:
    """All others, as they are told."""
    others = [GuestSeen(name, node) for guest, name, node in guests if guest != me.guest]
    return StudyGuests(f"{zlib.crc32(encode(others)):08x}", others)


async def _wait_for(
    is_so: Callable[[], Awaitable[bool]],
    request: Request,
    context: Context,
    study: str,
    seconds: float,
) -> None:
    """Told at once by this server, found within a second if another one wrote it."""
    end = asyncio.get_running_loop().time() + seconds
    with context.study_changes.listen(study) as heard:
        while not await is_so():
            left = end - asyncio.get_running_loop().time()
            if left <= 0 or context.is_closing or await request.is_disconnected():
                return
            heard.clear()
            try:
                await asyncio.wait_for(heard.wait(), min(left, LOOK_SECONDS))
            except TimeoutError:
                continue


def _name(request: Request) -> str:
    study: str = request.path_params["study"]
    if len(study) != 16 or not study.isalnum() or not study.isascii():
        raise _unknown()
    return study


async def _read(request: Request, kind: type[T]) -> T:
    try:
        return await read_body(request, kind, MAX_STUDY_BYTES)
    except Refusal as error:
        if error.code == "message/too-long":
            sentence = f"a study has at most {MAX_STUDY_BYTES} bytes"
            raise Refusal("study/too-large", sentence, 413) from None
        raise Refusal("study/unreadable", f"this is no study: {error.sentence}", 422) from None


def _written(tree: StudyTree) -> bytes:
    body = encode(tree)
    if len(body) > MAX_STUDY_BYTES or len(encode(tree.start)) > MAX_START_CHARS:
        raise Refusal("study/too-large", f"a study has at most {MAX_STUDY_BYTES} bytes", 413)
    return body


async def _find(context: Context, study: str) -> Kept:
    kept = await context.studies.read(study)
    if kept is None:
        raise _unknown()
    return kept


def _tree(kept: Kept) -> StudyTree:
    return msgspec.json.decode(kept.body, type=StudyTree)


def _check_key(request: Request, kept: Kept) -> None:
    if not any(hmac.compare_digest(key, kept.editor) for key in keys_of(request)):
        raise Refusal("study/not-yours", "this key does not change the study; it can be read", 403)


def _told(
    context: Context, study: str, kept: Kept, tree: StudyTree, key: str | None = None
) -> KeptStudy:
    days = context.config.study_days
    expires = kept.touched + DAY * days if days else 0
    return KeptStudy(study, kept.number, expires, tree, key or msgspec.UNSET)


def _unknown() -> Refusal:
    return Refusal("study/unknown", "there is no such study, or it was kept no longer", 404)


def _late() -> Refusal:
    return Refusal("study/changed", "somebody has changed the study meanwhile: read it anew", 409)
