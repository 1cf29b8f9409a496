"""A finished game step by step: with the eyes of every seat, and with everything that anybody knew."""

from typing import Any

import msgspec

from folsom.core.decision import TAKE_BACK
from folsom.core.errors import BadTranscript, FolsomError
from folsom.core.fairness import Proof
from folsom.core.transcript import Transcript, read_transcript
from folsom.games import game_module
from folsom.server.live.broadcast import NULL, raw, sights_of
from folsom.server.protocol.bodies import ReplayFile, ReplayProof, ReplayStep
from folsom.server.protocol.table_state import SeatState, Sight
from folsom.server.tables.games import AnyGame

MAX_ANSWERS = 2_000
"""Far above the longest game; choices can be taken back without end."""


def read_replay(text: str) -> Transcript:
    """A transcript that somebody sent, or what is wrong with it."""
    transcript = read_transcript(text)
    transcript.check_rules(game_module(transcript.game).RULES_VERSION)
    if len(transcript.answers) > MAX_ANSWERS:
        raise BadTranscript(f"a game to be replayed has at most {MAX_ANSWERS} answers")
    if transcript.proof is not None and transcript.proof.seed != transcript.seed:
        raise BadTranscript("the seed does not follow from the secret and the nonces")
    return transcript


def make_replay(transcript: Transcript, seats: list[SeatState] | None = None) -> ReplayFile:
    """Play a transcript and note every step. `seats` are the people, where they are known."""
    game = start_of(transcript)
    steps = [ReplayStep(None, None, NULL, _sights(game))]
    for number, (answering, option) in enumerate(transcript.answers):
        asked = game.decisions
        try:
            game.answer(option, answering)
        except FolsomError as error:
            raise BadTranscript(f"answer number {number} cannot be played: {error}") from None
        seat = game.answers[-1].seat
        answered = [raw(d) for d in asked if d.seat == seat and option != TAKE_BACK]
        steps.append(ReplayStep(seat, option, answered[0] if answered else NULL, _sights(game)))
    return ReplayFile(
        game.name,
        transcript.rules_version,
        game.options_as_json(),
        seats or [_nobody(seat) for seat in range(game.n_seats)],
        steps,
        raw(game.outcome),
        written_proof(transcript.proof, transcript.seed) if transcript.proof else None,
        transcript.write(),
    )


def written_proof(proof: Proof, seed: bytes) -> ReplayProof:
    """How a seed was made, in hex digits."""
    return ReplayProof(
        proof.table,
        proof.commitment.hex(),
        proof.secret.hex(),
        [nonce.hex() for nonce in proof.nonces],
        list(proof.commitments),
        proof.n_broken_starts,
        seed.hex(),
    )


def start_of(transcript: Transcript) -> AnyGame:
    """The game of a transcript before its first answer."""
    try:
        game: AnyGame = game_module(transcript.game).rebuild(
            transcript.options, transcript.seed, [], transcript.rules_version
        )
    except (TypeError, ValueError, OverflowError) as error:
        raise BadTranscript(f"the options do not fit together: {error}") from None
    return game


def _nobody(seat: int) -> SeatState:
    return SeatState(seat, "person", "", "", None, None, False, False, True)


def _sights(game: AnyGame) -> list[Sight]:
    """Nothing hidden first, under no seat; then every seat's own."""
    sights = sights_of(game, [None, *range(game.n_seats)])
    public, *views = (msgspec.json.decode(sight.view) for sight in sights)
    whole = {**opened(public, *views), "seat": None}
    return [Sight(None, raw(game.happened_in_full()), raw(whole), NULL, False), *sights[1:]]


def opened(public: Any, *views: Any) -> Any:
    """The spectators' view with all that any seat knows put in; hands stay in the seats' own views."""
    if isinstance(public, dict):
        owner = public.get("seat")
        if isinstance(owner, int):
            return views[owner]
        return {name: opened(value, *(v[name] for v in views)) for name, value in public.items()}
    if isinstance(public, list):
        parts = zip(public, *views, strict=True)
        is_shared = all(isinstance(v, list) and len(v) == len(public) for v in views)
        return [opened(*part) for part in parts] if is_shared else public
    if public is None:
        return next((v for v in views if v is not None and not isinstance(v, list | dict)), None)
    return public
