"""What a finished game takes in the store: its log, and the record it is packed into; and what many of them cost.

    python benchmarks/stored_games.py           100 random games of each kind: bytes a game, time to pack
    python benchmarks/stored_games.py --many    100,000 finished games, 5,000 abandoned tables: start and lists

People at every seat, names and nonces that cannot be guessed, and a human's time for each answer.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from folsom.core.fairness import NONCE_BYTES, commitment_of  # noqa: E402
from folsom.games import game_module  # noqa: E402
from folsom.server.protocol import commands  # noqa: E402
from folsom.server.protocol.bodies import Join  # noqa: E402
from folsom.server.protocol.table_state import Settings  # noqa: E402
from folsom.server.storage.listing import read_page  # noqa: E402
from folsom.server.storage.packing import pack, unpack  # noqa: E402
from folsom.server.storage.schema import finished_games, game_tables  # noqa: E402
from folsom.server.storage.store import Reader, migrate, open_engine  # noqa: E402
from folsom.server.tables import entries, game_commands, seat_commands  # noqa: E402
from folsom.server.tables.entries import AnyEntry, Row, encode_entry  # noqa: E402
from folsom.server.tables.keys import hash_of, new_key, new_secret  # noqa: E402
from folsom.server.tables.permission import Caller  # noqa: E402
from folsom.server.tables.plan import Plan  # noqa: E402
from folsom.server.tables.table import Table  # noqa: E402
from folsom.server.wall_clock import now_ms  # noqa: E402

NAMES = ("Ann", "Björn", "Chidi", "Dolores", "Ewa", "فاطمة", "Giorgos")
BAR_BYTES = 1_500
N_MANY, N_ABANDONED = 100_000, 5_000
N_RUNS = 10


class Sitting:
    """A table and its log, played by people at random."""

    def __init__(self, settings: Settings, luck: random.Random) -> None:
        self.table = Table("a" * 16, new_secret())
        self.log: list[AnyEntry] = []
        self.now = 1_790_000_000_000 + luck.randrange(10**9)
        self._luck = luck
        self._keys = [hash_of(new_key()) for _ in range(settings.n_seats)]
        self._nonces = [luck.randbytes(NONCE_BYTES) for _ in range(settings.n_seats)]
        commitment = self.table.proof().commitment.hex()
        version = int(game_module(settings.game).RULES_VERSION)
        created = entries.Created(
            self.now,
            settings=settings,
            keys=self._keys[:1],
            commitment=commitment,
            rules_version=version,
        )
        self._write(Plan(created))

    def play(self) -> list[Row]:
        """Sit down, start, answer to the end. Returns the log as it is stored."""
        for seat, key in enumerate(self._keys):
            commitment = commitment_of(self.table.id, self._nonces[seat])
            wish = Join(self._id(), NAMES[seat], commitment)
            self._write(seat_commands.join(self.table, wish, key, self._caller(seat)))
        self._write(game_commands.start(self.table, commands.Start(self._id()), self._caller(0)))
        for seat, nonce in enumerate(self._nonces):
            told = commands.RevealNonce(self._id(), seat, nonce.hex())
            self._write(game_commands.reveal_nonce(self.table, told, self._caller(seat)))
        while self.table.asked:
            seat = self._luck.choice(self.table.asked)
            game = self.table.game
            assert game is not None
            option = self._luck.choice(game.decision_of(seat).numbers)
            caller = self._caller(seat)
            number = self.table.answer_for([seat])
            answer = commands.Answer(self._id(), seat, number, option)
            self._write(game_commands.answer(self.table, answer, option, caller))
        return [Row(n, 0, encode_entry(entry)) for n, entry in enumerate(self.log)]

    def _write(self, plan: Plan) -> None:
        self.table.follow(len(self.log), 0, plan.entry, plan.played)
        self.log.append(plan.entry)

    def _caller(self, seat: int) -> Caller:
        self.now += int(1000 * self._luck.lognormvariate(1.5, 1))
        return Caller(frozenset({self._keys[seat]}), self.now, "server")

    def _id(self) -> str:
        return self._luck.randbytes(12).hex()


def stored_bytes(table: str, rows: Sequence[Row]) -> int:
    """What the rows hold, without what the database adds to each."""
    return sum(len(table) + 8 + len("answered") + len(row.payload) + 16 for row in rows)


def measure(game: str, options: dict[str, object], n_games: int) -> None:
    """Bytes of many random games."""
    luck = random.Random(20)
    logs, records, answers, pack_ms, unpack_ms = [], [], [], [], []
    for _ in range(n_games):
        n_seats = luck.randint(3, 6)
        rows = Sitting(Settings(game, n_seats, options), luck).play()
        began = time.perf_counter()
        record = pack("a" * 16, rows)
        middle = time.perf_counter()
        assert len(unpack("a" * 16, record)) == len(rows)
        unpack_ms.append(1000 * (time.perf_counter() - middle))
        pack_ms.append(1000 * (middle - began))
        logs.append(stored_bytes("a" * 16, rows))
        records.append(len(record))
        answers.append(len(rows))
    worst = max(records)
    print(
        f"{game} {options or ''}: {n_games} games of 3 to 6, {statistics.mean(answers):.0f} entries;"
        f" log {statistics.mean(logs):,.0f} bytes, record {statistics.mean(records):,.0f}"
        f" (largest {worst:,}, bar {BAR_BYTES:,}: {'holds' if worst <= BAR_BYTES else 'MISSED'});"
        f" packed in {statistics.median(pack_ms):.2f} ms, unpacked in {statistics.median(unpack_ms):.2f} ms"
    )


async def many() -> None:
    """A store full of finished games: what a start, a list and a look-up take."""
    record = pack("a" * 16, Sitting(Settings("superexpress", 4), random.Random(1)).play())
    with tempfile.TemporaryDirectory() as folder:
        for n in (0, N_MANY):
            path = Path(folder) / f"{n}.db"
            engine = open_engine(f"sqlite:///{path}")
            await migrate(engine)
            async with engine.begin() as connection:
                if n:
                    games = [
                        {"id": f"f{i:015}", "secret": b"s" * 32, "last": 99, "record": record}
                        for i in range(n)
                    ]
                    await connection.execute(sa.insert(finished_games), games)
                tables = [
                    {
                        "id": f"g{i:015}",
                        "created": now_ms(),
                        "secret": b"s" * 32,
                        "is_open": True,
                        "phase": "gathering",
                        "touched": now_ms(),
                    }
                    for i in range(N_ABANDONED)
                ]
                await connection.execute(sa.insert(game_tables), tables)
            await engine.dispose()
            best = [
                min(times)
                for times in zip(*[await _ask(path, n) for _ in range(N_RUNS)], strict=True)
            ]
            print(
                f"{n:,} finished games and {N_ABANDONED:,} abandoned tables"
                f" ({path.stat().st_size / 1e6:.1f} MB), best of {N_RUNS}: the store's part of a start"
                f" {best[0]:.1f} ms, a list {best[1]:.1f} ms, one finished game {best[2]:.1f} ms"
            )


async def _ask(path: Path, n: int) -> tuple[float, float, float]:
    """Milliseconds of a start, a list and a look-up, each with a connection of its own."""
    began = time.perf_counter()
    engine = open_engine(f"sqlite:///{path}")
    await migrate(engine)
    reader = Reader(engine)
    for owner in await reader.owners():
        await reader.tables_of(owner, 50)
    started = time.perf_counter()
    await read_page(reader, now_ms(), None, 50)
    listed = time.perf_counter()
    await reader.log(f"f{n // 2:015}")
    found = time.perf_counter()
    await engine.dispose()
    return 1000 * (started - began), 1000 * (listed - started), 1000 * (found - listed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--many", action="store_true")
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    if arguments.many:
        asyncio.run(many())
    else:
        measure("express", {}, arguments.games)
        measure("express", {"expert": True}, arguments.games)
        measure("superexpress", {}, arguments.games)
