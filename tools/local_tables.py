"""Writes what the server says at tables of every variant, for the client's test of its own tables.

python -m tools.local_tables            writes web/tests/fixtures/local_tables.json
"""

import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from tests.page.jobs import EVERY

from folsom.core import bits
from folsom.core.decision import TAKE_BACK
from folsom.server.analysis.replay import make_replay
from folsom.server.http.previews import sights_ahead
from folsom.server.live.broadcast import Broadcast, as_moment, encode, sights_now, welcome
from folsom.server.protocol.table_state import BotSeat, Moment, Settings
from folsom.server.tables import entries
from folsom.server.tables.entries import AnyEntry
from folsom.server.tables.game_commands import is_quiet
from folsom.server.tables.games import check_settings
from folsom.server.tables.instead import other_options
from folsom.server.tables.table import Table
from folsom.server.tables.who_sees import is_seen_by

FIXTURE = Path(__file__).parent.parent / "web/tests/fixtures/local_tables.json"
LEVEL = "outlaw"
N_HISTORY = 30
LOOKED_BACK = {("express", "advanced-4"), ("superexpress", "5-seats-horse")}
"""Of these also the replay is compared."""


def canonical(message: bytes) -> str:
    """A message with its fields in order, without what only a server's table has."""
    told = json.loads(message, parse_float=lambda text: _plain(float(text)))
    if "table" in told:
        table = told["table"]
        kept = ("phase", "settings", "host", "asked", "rules_version")
        seats = [
            {
                name: seat[name]
                for name in ("seat", "kind", "name", "bandit", "level", "bot_plays_on")
            }
            for seat in table["seats"]
        ]
        told["table"] = {**{name: table[name] for name in kept}, "seats": seats}
    return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _plain(number: float) -> float | int:
    """As JavaScript writes it."""
    return int(number) if number.is_integer() else number


class Recorder:
    """A table that is played, and a digest of all that its people are told."""

    def __init__(self, game: str, options: dict[str, Any], people: list[int], seed: int) -> None:
        self.lots = random.Random(seed)
        self.people = tuple(people)
        self.table = Table("localtable234567", sha256(b"%d" % seed).digest())
        self.lines: list[list[int]] = []
        self.digest = sha256()
        self.history: list[Moment] = []
        rest = {name: value for name, value in options.items() if name != "seats"}
        self.settings = Settings(game, options["seats"], rest)
        bots = [BotSeat(seat, LEVEL) for seat in range(options["seats"]) if seat not in people]
        self.number = -1
        self.write(
            entries.Created(
                0,
                settings=self.settings,
                bots=bots,
                keys=[f"k{people[0]}"],
                rules_version=check_settings(self.settings),
            )
        )
        for seat in people:
            self.write(entries.Seated(0, seat=seat, name=f"P{seat}", keys=[f"k{seat}"]))
        self.write(entries.Started(1, options=rest))

    def write(self, entry: AnyEntry) -> None:
        """One more line, and what it says."""
        self.number += 1
        self.table.follow(self.number, 0, entry)
        is_told = isinstance(entry, entries.Answered | entries.Exchanged | entries.Started)
        if is_told and is_seen_by(entry, self.people):
            self.history.append(as_moment(self.table, entry, self.people))
            told = Broadcast(self.table, entry, [self.people]).bytes_for(self.people)
            self.digest.update(canonical(told).encode())

    def play(self) -> None:
        """To the end; now and then a choice is taken back or exchanged, and the table welcomes anew."""
        while not self.table.is_over:
            game = self.table.game
            assert game is not None
            at = self.number + 1
            exchangeable = other_options(game) if game.answers else None
            if exchangeable and exchangeable.seat in self.people and self.lots.random() < 0.3:
                option = self.lots.choice(exchangeable.numbers)
                self.lines.append([exchangeable.seat, option, 2])
                self.write(entries.Exchanged(at, seat=exchangeable.seat, option=option))
            else:
                self.answer(at)
            if self.lots.random() < 0.05:
                self.greet(at)
            if self.lots.random() < 0.05:
                self.look_ahead()
        self.greet(self.number)

    def answer(self, at: int) -> None:
        """Some seat answers, or takes back what it chose."""
        game = self.table.game
        assert game is not None
        regrets = [s for s in self.people if game.can_take_back(s)]
        if regrets and self.lots.random() < 0.05:
            seat, option = self.lots.choice(regrets), TAKE_BACK
        else:
            seat = self.lots.choice(bits.members(game.asked_mask()))
            option = self.lots.choice(game.decision_of(seat).numbers)
        by_bot = seat not in self.people
        after = game.copy()
        after.answer(option, seat)
        quiet = is_quiet(game, after, seat)
        self.lines.append([seat, option, int(by_bot)])
        self.write(entries.Answered(at, seat=seat, option=option, by_bot=by_bot, quiet=quiet))

    def greet(self, now: int) -> None:
        """What somebody is told who opens the page now."""
        you = self.table.you({f"k{seat}" for seat in self.people})
        game = self.table.seen.game_for(self.people)
        assert game is not None
        told = welcome(
            self.table,
            you,
            self.history[-N_HISTORY:],
            now,
            sights_now(game, self.people),
        )
        self.lines.append([-1, now, 3])
        self.digest.update(canonical(encode(told)).encode())

    def look_ahead(self) -> None:
        """The plan as the first of them can see it."""
        game = self.table.seen.game_for(self.people)
        assert game is not None
        self.lines.append([self.people[0], 0, 4])
        ahead = encode(sights_ahead(game.copy(), self.people[0], []))
        self.digest.update(canonical(b'{"sights":' + ahead + b"}").encode())


def digest_of(thing: object) -> str:
    """Of anything that goes over the wire."""
    return sha256(canonical(encode(thing)).encode()).hexdigest()


def recorded(game: str, name: str, number: int) -> dict[str, Any]:
    """One table from its start to its end."""
    options = EVERY[game][name]
    people = [0] if number % 2 else [0, options["seats"] - 1]
    recorder = Recorder(game, options, people, number)
    recorder.play()
    transcript = recorder.table.transcript()
    made: dict[str, Any] = {
        "name": f"{game} {name}",
        "settings": msgspec.to_builtins(recorder.settings),
        "rules": recorder.table.rules_version,
        "people": people,
        "seed": transcript.seed.hex(),
        "lines": recorder.lines,
        "digest": recorder.digest.hexdigest(),
    }
    if (game, name) in LOOKED_BACK:
        made["transcript"] = transcript.write()
        made["replay"] = digest_of(make_replay(transcript))
    return made


def written() -> str:
    """The text of the fixture."""
    tables = [
        recorded(game, name, number)
        for game, variants in EVERY.items()
        for number, name in enumerate(variants)
    ]
    return (
        "[\n" + ",\n".join(json.dumps(table, separators=(",", ":")) for table in tables) + "\n]\n"
    )


if __name__ == "__main__":
    FIXTURE.write_text(written())
