"""A game that was begun in somebody's browser goes on at a table here: what its log begins with.

Nobody but that browser drew the seed, and it knows every card that will come. So nothing can be proved of such a
table, and it says so: `TableState.carried`, and a transcript without a proof.
"""

from msgspec.structs import replace

from folsom.core.decision import TAKE_BACK
from folsom.core.errors import FolsomError
from folsom.core.fairness import Proof
from folsom.server.protocol.bodies import CarriedTable
from folsom.server.protocol.errors import Refusal
from folsom.server.protocol.table_state import BotSeat, ClockSettings
from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.game_commands import LEVEL_AT_ZERO, is_quiet
from folsom.server.tables.games import AnyGame, check_settings, new_game
from folsom.server.tables.text_checks import clean

ROUND_STARTED = "round-started"


def of_carried_table(
    wish: CarriedTable, key: str, secret: bytes, server: str, now: int
) -> list[AnyEntry]:
    """These people on their seats with one key, the game so far, and free seats where bots were."""
    settings = replace(wish.settings, clock=ClockSettings())
    version = check_settings(settings)
    if version != wish.rules_version:
        raise Refusal(
            "rules/unknown",
            f"the game was begun under version {wish.rules_version} of the rules, this server plays {version}",
        )
    people = {person.seat: clean(person.name, "name") for person in wish.people}
    if not people or max(people) >= settings.n_seats:
        raise Refusal("seat/unknown", f"this table has seats 0 to {settings.n_seats - 1}", 422)
    bots = [seat for seat in range(settings.n_seats) if seat not in people]
    created = entries.Created(
        now,
        settings=settings,
        bots=[BotSeat(seat, LEVEL_AT_ZERO) for seat in bots],
        keys=[key],
        commitment=Proof(secret, ()).commitment.hex(),
        rules_version=version,
    )
    seated = [
        entries.Seated(now, key, seat=seat, name=name, keys=[key]) for seat, name in people.items()
    ]
    started = entries.StartedElsewhere(
        now, key, options=dict(settings.options), server=server, seed=wish.seed
    )
    game = new_game(settings, dict(settings.options), bytes.fromhex(wish.seed), version)
    answered = _answers(game, wish.answers, frozenset(people), now)
    freed = [
        entries.HandedOver(now, key, seat=seat, level=LEVEL_AT_ZERO, why="left") for seat in bots
    ]
    return [created, *seated, started, *answered, *freed]


def _answers(
    game: AnyGame, answers: list[tuple[int, int]], people: frozenset[int], now: int
) -> list[AnyEntry]:
    """Each answer, played by the rules. The game must stand at its start or between two rounds."""
    written: list[AnyEntry] = []
    for number, (seat, option) in enumerate(answers):
        before = game.copy()
        try:
            game.answer(option, seat)
        except FolsomError as error:
            raise Refusal(
                "transcript/invalid", f"answer number {number} cannot be played: {error}", 422
            ) from None
        quiet = is_quiet(before, game, seat)
        by_bot = seat not in people and option != TAKE_BACK
        written.append(entries.Answered(now, seat=seat, option=option, by_bot=by_bot, quiet=quiet))
    if game.is_over:
        raise Refusal("game/over", "the game is over")
    if answers and not any(
        getattr(event, "event", "") == ROUND_STARTED for event in game.happened(None)
    ):
        raise Refusal(
            "table/not-between-rounds", "a game is carried over at its start or between two rounds"
        )
    return written
