"""`folsom verify FILE`: proves a saved game: checksum, answers, outcome, and how the seed was made."""

from pathlib import Path
from typing import Annotated, Any

import typer

from folsom.cli.compiling import TABLE, prepare
from folsom.cli.language import seat_names
from folsom.cli.tables import read_file
from folsom.core.errors import BadTranscript
from folsom.core.fairness import Proof
from folsom.core.game import Game
from folsom.core.transcript import Transcript
from folsom.games import game_module


def verify(
    file: Annotated[Path, typer.Argument(help="A transcript.")],
    commitment: Annotated[
        list[str] | None,
        typer.Option(
            help="A hash that was shown before the start, the server's or a player's, 64 hex digits."
            " May be given several times."
        ),
    ] = None,
    nonce: Annotated[
        list[str] | None,
        typer.Option(
            help="The number that your client added, 64 hex digits. May be given several times."
        ),
    ] = None,
) -> None:
    """Replay a saved game, and prove that nothing in it was changed and how its seed was made."""
    transcript = read_file(file)
    module = game_module(transcript.game)
    print("checksum   fits")
    given = [text.strip().lower() for text in commitment or ()]
    own = [text.strip().lower() for text in nonce or ()]
    if transcript.proof is None:
        if given or own:
            raise BadTranscript(
                "the transcript has no 'secret' line, so no commitment or nonce can be checked"
            )
        print("fairness   no proof in the file: it was not played on a server")
    else:
        check_seed(transcript, transcript.proof)
        check_own(transcript.proof, given, own)
        tell_proof(transcript.proof, given, own)
    prepare(transcript.game, TABLE)
    game = module.replay(transcript)
    if transcript.proof is not None and len(transcript.proof.nonces) != game.n_seats:
        raise BadTranscript(
            f"a game of {game.n_seats} seats has {game.n_seats} nonces, not {len(transcript.proof.nonces)}"
        )
    print(f"rules      {transcript.game}, version {transcript.rules_version}")
    print(f"answers    {game.number}, all legal")
    tell_outcome(game)
    if transcript.proof is not None:
        tell_verdict(transcript.proof, given, own)


def tell_outcome(game: Game[Any, Any, Any]) -> None:
    """Who came in where."""
    if game.outcome is None:
        print("outcome    the game is not finished")
        return
    names = seat_names(game.view(None), None)
    for result in sorted(game.outcome.results, key=lambda result: result.place):
        print(
            f"outcome    {result.place}. seat {result.seat}, {names[result.seat]}: ${result.points}"
        )


def check_seed(transcript: Transcript, proof: Proof) -> None:
    """Refuse a seed that was not made as the proof says."""
    if proof.seed != transcript.seed:
        raise BadTranscript(
            "the seed does not follow from the server's secret and the players' nonces"
        )


def check_own(proof: Proof, commitments: list[str], nonces: list[str]) -> None:
    """Refuse a proof that lacks what was shown before the start, or what one's own client added."""
    shown = {proof.commitment.hex(), *filter(None, proof.commitments)}
    for text in commitments:
        if text not in shown:
            raise BadTranscript(
                f"{text!r} was shown before the start, but neither the server's secret"
                f" ({proof.commitment.hex()}) nor any player's nonce gives that hash"
            )
    for text in nonces:
        if not text or text not in {nonce.hex() for nonce in proof.nonces}:
            raise BadTranscript(f"the nonce {text!r} is not among those that made the seed")


def tell_proof(proof: Proof, commitments: list[str], nonces: list[str]) -> None:
    """How the seed was made, and what of it the user had seen."""
    n_players = sum(map(bool, proof.nonces))
    print(f"fairness   the seed follows from the server's secret and {n_players} players' nonces")
    print(f"commitment {_marked(proof.commitment.hex(), commitments)}, the server's")
    for seat, (nonce, shown) in enumerate(zip(proof.nonces, proof.commitments, strict=True)):
        if shown:
            mine = ", nonce as given" if nonce.hex() in nonces else ""
            print(f"commitment {_marked(shown, commitments)}, seat {seat}{mine}")
    if proof.n_broken_starts:
        print(
            f"starts     {proof.n_broken_starts} broken off after a nonce had been told:"
            " somebody may have waited for other cards"
        )


def tell_verdict(proof: Proof, commitments: list[str], nonces: list[str]) -> None:
    """How much all this proves, once the answers are replayed."""
    if not proof.table:
        print(
            "proved     little: this server took nonces that nobody had committed to, so the last to sit down"
            " could choose the seed together with the server"
        )
    elif not nonces:
        print(
            "proved     only that these numbers fit together; give your --nonce and every --commitment"
        )
    elif {proof.commitment.hex(), *filter(None, proof.commitments)} - set(commitments):
        print(
            "proved     your nonce is in the seed; give every --commitment you were shown before the start"
        )
    else:
        print("proved     nobody chose the seed: all was fixed before your nonce was told")


def _marked(text: str, given: list[str]) -> str:
    return f"{text} (as given)" if text in given else text
