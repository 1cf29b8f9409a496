"""A module in Python, with wasmtime: as any program in any language would use it."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.page.jobs import Job
from wasmtime import Engine, Instance, Module, Store

MODULES = Path(__file__).parents[2] / "src/folsom/modules"


class GameModule:
    """A module, with room for one of each area."""

    def __init__(self, game: str, folder: Path = MODULES) -> None:
        self.about: dict[str, Any] = json.loads((folder / f"{game}.json").read_text())
        engine = Engine()
        self.store = Store(engine)
        self.module = Module.from_file(engine, str(folder / f"{game}.wasm"))
        exports: Any = Instance(self.store, self.module, []).exports(self.store)
        self._exports, self.memory = exports, exports["memory"]
        top = int(exports["__heap_base"].value(self.store))
        self.at: dict[str, int] = {}
        for area, size in self.about["areas"].items():
            self.at[area] = top = -(-top // 16) * 16
            top += size
        lacking = top - self.memory.data_len(self.store)
        if lacking > 0:
            self.memory.grow(self.store, -(-lacking // 65536))

    def call(self, name: str, *numbers: int) -> int:
        """Call a function with the areas that it takes, and these numbers."""
        areas = [self.at[each] for each in self.about["functions"][name] if each in self.at]
        return int(self._exports[name](self.store, *areas, *numbers))

    def read(self, area: str, size: int, offset: int = 0) -> bytes:
        """Some bytes of an area."""
        at = self.at[area] + offset
        return bytes(self.memory.read(self.store, at, at + size))

    def write(self, area: str, content: bytes, offset: int = 0) -> None:
        """Write into an area, from its beginning on or from further back."""
        self.memory.write(self.store, content, self.at[area] + offset)


@cache
def module_of(game: str) -> GameModule:
    """The module of a game; one is enough for all tests."""
    return GameModule(game)


TEXT_AT = 256


def _int32(numbers: list[int]) -> bytes:
    return b"".join(number.to_bytes(4, "little", signed=True) for number in numbers)


def in_python(module: GameModule, job: Job) -> str:
    """What a module answers."""
    module.write("choices", _int32(job["choices"]))
    return {"games": _games, "sights": _sights, "search": _search}[job["do"]](module, job)


def _games(module: GameModule, job: Job) -> str:
    digest, size = hashlib.sha256(), module.about["record"]
    module.write("games", bytes(module.about["areas"]["games"]))
    for number in range(job["n"]):
        n = module.call("simulate", number, 1)
        digest.update(module.read("table", size) + n.to_bytes(4, "little"))
        for row, row_size in (("points", 56), ("won", 8), ("bandits", 56)):
            digest.update(module.read("games", row_size, module.about["rows"]["games"][row]))
    return digest.hexdigest()


def _begin(module: GameModule, job: Job) -> None:
    module.write("seed", bytes.fromhex(job["seed"]))
    assert module.call("set_up") == 0


def _seen(module: GameModule, n_seats: int) -> bytes:
    seen = b""
    for seat in range(-1, n_seats):
        n = module.call("sight", seat)
        back = module.call("can_take_back", seat)
        seen += module.read("page", n, TEXT_AT) + bytes([back])
    return seen


def _sights(module: GameModule, job: Job) -> str:
    _begin(module, job)
    n_seats = job["choices"][module.about["choices"]["seats"]]
    digest = hashlib.sha256(_seen(module, n_seats))
    for seat, option in job["answers"]:
        assert module.call("answer", seat, option) == seat
        digest.update(_seen(module, n_seats))
    digest.update(module.read("page", module.call("outcome"), TEXT_AT))
    return digest.hexdigest()


def _search(module: GameModule, job: Job) -> str:
    _begin(module, job)
    for seat, option in job["answers"]:
        module.call("answer", seat, option)
    module.write("seed", bytes.fromhex(job["lots"]))
    module.call("new_searcher", job["number"])
    module.write("searcher", bytes.fromhex(job["net"]), module.about["rows"]["searcher"]["net"])
    module.call("begin_search", job["seat"], -1)
    module.call("think", job["playouts"])
    results = module.about["rows"]["searcher"]["results"]
    digest = hashlib.sha256(module.read("searcher", 5 * 64 * 8, results))
    for level in range(3):
        module.call("new_chooser", job["number"])
        digest.update(bytes([module.call("bot", job["seat"], level)]))
    return digest.hexdigest()
