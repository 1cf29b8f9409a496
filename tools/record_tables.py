"""Records tables in every phase as this version's server leaves them, for a later version to be tested on.

    folsom serve --port 8123 --database-url sqlite:///new.db &
    python tools/record_tables.py http://127.0.0.1:8123 new.db tests/server/rules_version_N.json.gz

To be run in a checkout of the version whose tables are wanted, before `RULES_VERSION` is raised.
"""

import gzip
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx

from folsom.core.fairness import NONCE_BYTES, commitment_of

NONCES = [bytes([seat]) * NONCE_BYTES for seat in range(1, 5)]
Json = dict[str, Any]


class Recorder:
    """One person with a key for each seat, at one table after another."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=60)
        self._luck = random.Random(14)
        self.stories: list[Json] = []

    def ask(self, path: str, body: Json | None = None, key: str | None = None) -> Any:
        """A request, as whoever has the key."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        if body is None:
            response = self._http.get(path, headers=headers)
        else:
            response = self._http.post(path, json=body, headers=headers)
        response.raise_for_status()
        is_json = response.headers["content-type"].startswith("application/json")
        return response.json() if is_json else response.text

    def gather(self, game: str, n_seats: int, **settings: Any) -> tuple[str, list[str]]:
        """A table with people on all seats; its id and their keys, the host's first."""
        wish = {"game": game, "n_seats": n_seats, **settings}
        made = self.ask("/api/tables", {"settings": wish, "carrier": "header"})
        table, keys = made["table"]["id"], [made["key"]]
        for seat in range(n_seats):
            join = {
                "id": self._id(),
                "name": f"Guest {seat}",
                "nonce_commitment": commitment_of(table, NONCES[seat]),
                "carrier": "header",
            }
            joined = self.ask(f"/api/tables/{table}/join", join, keys[0] if seat == 0 else None)
            keys[seat:] = [joined["key"]]
        return table, keys

    def start(self, table: str, keys: list[str]) -> None:
        """The host calls the start, and all tell their nonces."""
        self.order(table, keys[0], "start")
        for seat, key in enumerate(keys):
            self.order(table, key, "reveal-nonce", seat=seat, nonce=NONCES[seat].hex())

    def order(self, table: str, key: str, kind: str, **command: Any) -> None:
        """A command."""
        self.ask(f"/api/tables/{table}/commands", {"type": kind, "id": self._id(), **command}, key)

    def play(self, table: str, keys: list[str], n: int = 10_000, until: str = "") -> None:
        """Answer at random: so often, or until that kind of decision has half an answer, or to the end."""
        for _ in range(n):
            views = [self._view(table, seat, key) for seat, key in enumerate(keys)]
            if views[0]["outcome"] is not None:
                return
            asked = [view for view in views if view["sight"]["decision"]]
            kinds = {view["sight"]["decision"]["kind"] for view in asked}
            if until in kinds and any(view["sight"]["can_take_back"] for view in views):
                return
            view = self._luck.choice(asked)
            decision = view["sight"]["decision"]
            body = {
                "type": "answer",
                "id": self._id(),
                "seat": decision["seat"],
                "number": view["answer"],
                "option": self._luck.choice(decision["options"])["number"],
            }
            self.ask(f"/api/tables/{table}/answers", body, keys[decision["seat"]])
        assert not until, f"no {until!r} came"

    def _view(self, table: str, seat: int, key: str) -> Json:
        seen: Json = self.ask(f"/api/tables/{table}/view?seat={seat}", key=key)
        return seen

    def note(self, name: str, table: str, keys: list[str]) -> None:
        """What a table shows now."""
        shown = self.ask(f"/api/tables/{table}")["table"]
        story: Json = {"name": name, "id": table, "keys": keys, "table": shown}
        if shown["phase"] != "gathering":
            story["views"] = [self._view(table, seat, key) for seat, key in enumerate(keys)]
        if shown["phase"] == "over":
            story["transcript"] = self.ask(f"/api/tables/{table}/transcript")
        self.stories.append(story)

    def _id(self) -> str:
        return f"{self._luck.getrandbits(96):024x}"


def record(recorder: Recorder) -> None:
    """Every phase."""
    expert = {"options": {"expert": True}}
    for name, settings in (("gathering", {}), ("gathering, expert", expert)):
        table, keys = recorder.gather("express", 3, **settings)
        recorder.note(name, table, keys)
    games: list[tuple[str, str, int, Json, Json]] = [
        ("begun", "express", 3, {}, {"n": 0}),
        ("begun, expert", "express", 3, expert, {"n": 0}),
        ("begun, expert pairs", "express", 3, {"options": {"expert": True, "two_bandits": True}}, {"n": 0}),
        ("in mid-play", "express", 4, {"open": True}, {"n": 30}),
        ("in mid-play, expert", "express", 4, {**expert, "open": True}, {"n": 30}),
        ("in mid-play, pairs of 2014", "express", 2, {"options": {"edition": "2014"}}, {"n": 20}),
        ("with a clock", "express", 3, {**expert, "clock": {"per_game": 86_400}}, {"n": 8}),
        ("choosing in secret, expert", "express", 3, expert, {"until": "keep"}),
        ("choosing in secret", "superexpress", 3, {}, {"until": "plan"}),
        ("finished", "express", 3, {}, {}),
        ("finished, expert", "express", 3, expert, {}),
        ("finished, expert pairs", "express", 2, {"options": {"expert": True}}, {}),
        ("finished, the other game", "superexpress", 3, {}, {}),
        ("finished, a rematch offered", "express", 3, expert, {}),
    ]  # fmt: skip
    for name, game, n_seats, settings, how in games:
        table, keys = recorder.gather(game, n_seats, **settings)
        recorder.start(table, keys)
        recorder.play(table, keys, **how)
        if "rematch" in name:
            recorder.order(table, keys[1], "say", seat=1, text="once more?")
            recorder.order(table, keys[1], "rematch")
        recorder.note(name, table, keys)
    table, keys = recorder.gather("express", 3, **expert)
    recorder.start(table, keys)
    recorder.play(table, keys, 12)
    for seat, key in enumerate(keys):
        recorder.order(table, key, "pause", seat=seat)
    recorder.note("paused, expert", table, keys)


def dump(database: Path) -> Json:
    """The rows of the store."""
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        tables = [dict(row) for row in connection.execute("SELECT * FROM game_tables")]
        entries = [dict(row) for row in connection.execute("SELECT * FROM entries")]
    for row in tables:
        row["secret"] = row["secret"].hex()
    for row in entries:
        row["payload"] = row["payload"].decode()
    return {"game_tables": tables, "entries": entries}


if __name__ == "__main__":
    recorder = Recorder(sys.argv[1])
    record(recorder)
    whole = {"stories": recorder.stories, **dump(Path(sys.argv[2]))}
    packed = gzip.compress(json.dumps(whole, separators=(",", ":")).encode(), 9, mtime=0)
    Path(sys.argv[3]).write_bytes(packed)
    print(f"{len(recorder.stories)} tables, {len(packed)} bytes")
