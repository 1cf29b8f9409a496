"""`folsom verify FILE`: proves a saved game: checksum, answers, outcome, and how the seed was made."""

from pathlib import Path
from typing import Annotated

import typer

from folsom.cli.compiling import prepare
from folsom.cli.tables import read_file, seat_names
from folsom.core.errors import BadTranscript
from folsom.core.registry import game_module


def verify(
    file: Annotated[Path, typer.Argument(help="A transcript.")],
    commitment: Annotated[
        str | None,
        typer.Option(help="The hash the server showed when the table began, 64 hex digits."),
    ] = None,
) -> None:
    """Replay a saved game and prove that nothing in it was changed, and that nobody chose its seed."""
    transcript = read_file(file)
    module = game_module(transcript.game)
    print("checksum   fits")
    proof = transcript.proof
    if proof is None:
        if commitment is not None:
            raise BadTranscript(
                "the transcript has no 'secret' line, so no commitment can be checked"
            )
        print("fairness   no proof in the file: it was not played on a server")
    else:
        if proof.seed != transcript.seed:
            raise BadTranscript(
                "the seed does not follow from the server's secret and the players' nonces"
            )
        if commitment is not None and proof.commitment.hex() != commitment.strip().lower():
            raise BadTranscript(
                f"the server committed to {commitment!r}, but the secret's hash is {proof.commitment.hex()}"
            )
        print(
            f"fairness   the seed follows from the secret and {len(proof.nonces)} players' nonces"
        )
        print(f"commitment {proof.commitment.hex()}{' (as given)' if commitment else ''}")
    prepare(transcript.game)
    game = module.replay(transcript)
    print(f"rules      {transcript.game}, version {transcript.rules_version}")
    print(f"answers    {game.number}, all legal")
    if game.outcome is None:
        print("outcome    the game is not finished")
        return
    names = seat_names(game.view(None), None)
    for result in sorted(game.outcome.results, key=lambda result: result.place):
        print(
            f"outcome    {result.place}. seat {result.seat}, {names[result.seat]}: ${result.points}"
        )
