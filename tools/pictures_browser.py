"""Pictures of the table: people at a real server, whose game is the same every time, as Chromium shows it."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tools.seeded import answer, outlaws

from folsom.core.fairness import Proof, commitment_of
from folsom.core.registry import game_module

ROOT = Path(__file__).parents[1]
SECRET = bytes(range(32))
# The server draws its part of the seed, keys and ids from here instead: the same ones every time.
SERVER = """
import hashlib, itertools, secrets, sys
count = itertools.count()
def token_bytes(n):
    return bytes(range(32)) if n == 32 else hashlib.sha256(b"picture %d" % next(count)).digest()[:n]
secrets.token_bytes = token_bytes
from folsom.cli import main
sys.argv[0] = "folsom"
main()
"""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")


class Scene(NamedTuple):
    """A table, drawn when its first player is asked after so many answers; what the pictures are called."""

    game: str
    options: dict[str, Any]
    n_answers: int
    shots: dict[str, tuple[int, int]]


SCENES = (
    Scene(
        "express",
        {"seats": 4, "bandits": ["belle", "django", "ghost", "doc"]},
        35,
        {"table.webp": (1280, 720), "phone.webp": (390, 844)},
    ),
    Scene(
        "express",
        {"seats": 5, "bandits": ["tuco", "belle", "cheyenne", "doc", "ghost"]},
        53,
        {"stealin.webp": (1280, 720)},
    ),
    Scene(
        "superexpress",
        {"seats": 5, "horse": True},
        16,
        {"super.webp": (1280, 720)},
    ),
)


def draw_tables(folder: Path, wanted: list[str]) -> None:
    """Draw every scene, or those whose pictures are named."""
    scenes = [scene for scene in SCENES if not wanted or set(wanted) & set(scene.shots)]
    if not scenes:
        return
    with _server() as url:
        shots = [
            {"path": str(folder / name), "url": f"{url}/t/{table}", "keys": keys, "size": size}
            for scene in scenes
            for table, keys in [_play(url, scene)]
            for name, size in scene.shots.items()
        ]
        subprocess.run(
            ["tools/node", "node", "tools/pictures.mjs", json.dumps(shots)], cwd=ROOT, check=True
        )


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, "serve", "--port", "0"]
        command += ["--database-url", f"sqlite:///{folder}/tables.db", "--log-level", "error"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                yield server.stdout.readline().removeprefix("Folsom is at ").strip()
            finally:
                server.terminate()


class _Person:
    """Somebody at a table, over HTTP."""

    def __init__(self, url: str, seat: int) -> None:
        self.url = url
        self.seat = seat
        self.key = ""
        self.nonce = bytes([seat + 1]) * 32
        self._n_commands = 0

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request to the server, with this person's key."""
        headers = {"content-type": "application/json"}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.url}/api/tables{path}", data, headers)) as reply:
                return json.load(reply)
        except HTTPError as error:
            raise RuntimeError(error.read().decode()) from error

    def command(self, path: str, body: dict[str, Any]) -> None:
        """Something to be done once."""
        self._n_commands += 1
        self.ask(path, {"id": f"picture-{self.seat}-{self._n_commands}", **body})


def _play(url: str, scene: Scene) -> tuple[str, list[str]]:
    """A table in the moment that is wanted: its id, and everybody's key."""
    n_seats = scene.options["seats"]
    people = [_Person(url, seat) for seat in range(n_seats)]
    options = {
        name: value for name, value in scene.options.items() if name not in ("seats", "bandits")
    }
    settings = {"game": scene.game, "n_seats": n_seats, "options": options}
    made = people[0].ask("", {"settings": settings, "carrier": "header"})
    table, people[0].key = made["table"]["id"], made["key"]
    for person in people:
        wish: dict[str, Any] = {
            "id": f"join-{person.seat}",
            "name": NAMES[person.seat],
            "seat": person.seat,
            "nonce_commitment": commitment_of(table, person.nonce),
        }
        if "bandits" in scene.options:
            wish["bandit"] = scene.options["bandits"][person.seat]
        if not person.key:
            wish["carrier"] = "header"
        joined = person.ask(f"/{table}/join", wish)
        person.key = joined["key"] or person.key
    people[0].command(f"/{table}/commands", {"type": "start"})
    for person in people:
        told = {"type": "reveal-nonce", "seat": person.seat, "nonce": person.nonce.hex()}
        person.command(f"/{table}/commands", told)
    _answer(table, people, scene)
    return table, [person.key for person in people]


def _answer(table: str, people: list[_Person], scene: Scene) -> None:
    """Play the same game here, where the seed is known, and tell the server the same answers."""
    proof = Proof(SECRET, tuple(person.nonce for person in people), table)
    module = game_module(scene.game)
    game = module.new_from(module.read_options(scene.options), proof.seed)
    players = outlaws(game)
    while game.number < scene.n_answers or game.decision.seat != 0:
        seat, option = answer(game, players)
        number = people[seat].ask(f"/{table}/view?seat={seat}")["answer"]
        body = {"seat": seat, "number": number, "option": option}
        people[seat].command(f"/{table}/answers", body)
