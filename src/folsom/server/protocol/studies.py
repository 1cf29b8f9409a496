"""Studies over HTTP: trees of variations as `web/src/analysis/tree.ts` has them, and changes to them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.terms import Key, Milliseconds, Number

MAX_NODES = 5_000
MAX_STUDY_BYTES = 400_000
MAX_START_CHARS = 40_000

StudyId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}\Z")]
NodeId = Annotated[int, Meta(ge=0, le=10_000_000)]
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Car = Annotated[int, Meta(ge=0, le=12)]
Part = Annotated[float, Meta(ge=0, le=1)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown fields are refused."""


class StudySpot(Strict, frozen=True):
    """A place on the train: a car counted from the locomotive, and how far to the right in it."""

    car: Car
    floor: Literal["inside", "roof"]
    x: Part


class StudyMark(Strict, frozen=True, omit_defaults=True):
    """An arrow if it leads somewhere, else a circle."""

    pen: Literal["idea", "danger", "plan"]
    at: StudySpot
    to: StudySpot | UnsetType = UNSET


class StudyStep(Strict, frozen=True, omit_defaults=True):
    """An answer (`seat`, `option`), or all that some `eyes` could not know drawn anew from a `seed`."""

    seat: Annotated[int, Meta(ge=-1, le=6)] | UnsetType = UNSET
    option: Annotated[int, Meta(ge=-1, le=62)] | UnsetType = UNSET
    eyes: Annotated[int, Meta(ge=-1, le=6)] | UnsetType = UNSET
    seed: Seed | UnsetType = UNSET


class StudyNode(Strict, frozen=True, omit_defaults=True):
    """A moment of a study: what led there, what follows (the main line first), and what is said of it."""

    id: NodeId
    parent: NodeId | None
    step: StudyStep | None
    children: Annotated[list[NodeId], Meta(max_length=MAX_NODES)]
    name: Annotated[str, Meta(min_length=1, max_length=60)] | UnsetType = UNSET
    comment: Annotated[str, Meta(min_length=1, max_length=2_000)] | UnsetType = UNSET
    marks: Annotated[list[StudyMark], Meta(min_length=1, max_length=24)] | UnsetType = UNSET


class StudyTree(Strict, frozen=True):
    """A study: where it begins, and its nodes, each after its parent. `version` is that of this form."""

    version: Literal[1]
    game: Literal["express", "superexpress"]
    rules: Annotated[int, Meta(ge=1, le=1_000)]
    start: dict[str, Any]
    title: Annotated[str, Meta(max_length=120)]
    players: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=7)]
    nodes: Annotated[list[StudyNode], Meta(min_length=1, max_length=MAX_NODES)]


class KeptStudy(Struct, frozen=True):
    """GET /api/studies/{study}, and the answer to every change: the study, its number, which grows with each
    change, and until when it is kept if nobody reads it any more. `key`: what its maker changes it with."""

    id: StudyId
    number: Number
    expires: Milliseconds
    study: StudyTree
    key: Key | UnsetType = UNSET


class StudyChange(Strict, frozen=True):
    """POST /api/studies/{study}/changes, with the editing key as a bearer token: nodes in the place of those with
    the same ids, or new ones; and nodes that are gone. `number` is that of the study it was made for: whoever
    comes late is told (`study/changed`), reads what is new and changes that."""

    number: Number
    put: Annotated[list[StudyNode], Meta(max_length=MAX_NODES)] = []
    gone: Annotated[list[NodeId], Meta(max_length=MAX_NODES)] = []
    title: Annotated[str, Meta(max_length=120)] | None = None


class StudyGuest(Strict, frozen=True):
    """POST /api/studies/{study}/guests: I am here, at this node. `guest` is drawn once by whoever comes; `known`,
    the `state` of the last answer, lets this one wait up to 8 seconds until somebody has come, gone or moved."""

    guest: Annotated[str, Meta(pattern=r"^[0-9a-f]{24}\Z")]
    name: Annotated[str, Meta(max_length=60)]
    node: NodeId
    known: Annotated[str, Meta(max_length=16)] | None = None


class GuestSeen(Struct, frozen=True):
    """Somebody else at a study, and where."""

    name: str
    node: int


class StudyGuests(Struct, frozen=True):
    """Who else is at a study; `state` changes whenever one of them does."""

    state: str
    guests: list[GuestSeen]


def check_tree(tree: StudyTree) -> None:
    """Refuse nodes that are no tree."""
    nodes = {node.id: node for node in tree.nodes}
    ids = [node.id for node in tree.nodes]
    if len(nodes) != len(ids) or ids != sorted(ids) or ids[0] != 0:
        _refuse("its nodes are not numbered one after another from 0")
    for node in tree.nodes:
        if (node.parent is None) != (node.id == 0) or (node.step is None) != (node.id == 0):
            _refuse(f"node {node.id} has no place in it")
        if node.parent is not None:
            parent = nodes.get(node.parent)
            if parent is None or node.parent >= node.id or node.id not in parent.children:
                _refuse(f"node {node.id} does not hang on another")
        if len(set(node.children)) != len(node.children):
            _refuse(f"node {node.id} has a child twice")
        if any(child not in nodes or nodes[child].parent != node.id for child in node.children):
            _refuse(f"node {node.id} has a child that is not there")
        if node.step is not None:
            has = [
                getattr(node.step, name) is not UNSET for name in ("seat", "option", "eyes", "seed")
            ]
            if has not in ([True, True, False, False], [False, False, True, True]):
                _refuse(f"node {node.id} is reached by nothing that can be done")


def changed(tree: StudyTree, change: StudyChange) -> StudyTree:
    """The study after a change; refused if that is no study any more."""
    nodes = {node.id: node for node in tree.nodes}
    for gone in change.gone:
        nodes.pop(gone, None)
    nodes |= {node.id: node for node in change.put}
    if not 0 < len(nodes) <= MAX_NODES:
        raise Refusal("study/too-large", f"a study has 1 to {MAX_NODES} moments", 413)
    after = StudyTree(
        tree.version,
        tree.game,
        tree.rules,
        tree.start,
        tree.title if change.title is None else change.title,
        tree.players,
        [nodes[number] for number in sorted(nodes)],
    )
    check_tree(after)
    return after


def _refuse(sentence: str) -> None:
    raise Refusal("study/unreadable", f"this is no study: {sentence}", 422)
