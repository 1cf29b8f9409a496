"""A wheel for one platform plays at once: it brings its games compiled, whatever processor runs them."""

import shutil
import zipfile
from pathlib import Path

import pytest
from packaging.utils import parse_wheel_filename
from tests.processors import ANOTHER_PROCESSOR
from tests.wheels import (
    ROOT,
    Installed,
    build_wheel,
    build_wheel_once,
    deal_first_hand,
    shared_folder,
)

from folsom import GAMES, kernel_cache

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

GAME = "superexpress"

WHAT_A_SERVER_COMPILES = """
from folsom.server.compiling import PARTS, _load, _not_compiled
print(*(piece for part in PARTS for piece in _not_compiled("{game}", part)))
"""
LOAD_ALL = (
    WHAT_A_SERVER_COMPILES
    + """
for part in PARTS:
    _load("{game}", part)
"""
)
PLAY_IN_EVERY_WAY = """
from folsom import superexpress
from folsom.bots import make
from folsom.bots.preview import preview
from folsom.server.compiling import _look_at
for seed, n_seats in enumerate(range(3, 8)):
    game = superexpress.new(n_seats, seed=seed, reflex=seed % 2 == 0, horse=seed > 1)
    bots = [make(level, "superexpress", 1) for level in ("tenderfoot", "outlaw", "sharpshooter:2")]
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        preview(view, view.hand[:1])
        game.play(bots[decision.seat % 3].choose(view, decision))
        _look_at(game)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For this platform, with the smaller game only: each game takes a minute to compile."""
    return build_wheel_once(shared_folder(tmp_path_factory, "wheel"), FOLSOM_KERNELS=GAME)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("environment"))


def test_a_wheel_with_kernels_is_for_the_platform_and_the_numba_they_were_made_for(
    wheel: Path,
) -> None:
    _, _, _, tags = parse_wheel_filename(wheel.name)
    assert {"any", "none"}.isdisjoint({part for tag in tags for part in (tag.platform, tag.abi)})
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        needs = files.read(about).decode()
    _, numba = kernel_cache.toolchain().split("-numba-")
    numba, llvmlite = numba.split("-llvmlite-")
    assert f"Requires-Dist: numba=={numba}\n" in needs
    assert f"Requires-Dist: llvmlite=={llvmlite}\n" in needs
    assert {"folsom/web_dist/index.html", "folsom/web_dist/notices.txt"} <= set(names)
    assert {f"folsom/modules/{game}.wasm" for game in GAMES} <= set(names)


def test_a_wheel_without_kernels_is_for_any_machine(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, FOLSOM_KERNELS="")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        assert not [name for name in files.namelist() if name.startswith("folsom/compiled")]


async def test_the_first_table_of_a_new_user_waits_for_no_compiler(
    installed: Installed, tidy: None
) -> None:
    # Colt Express is not in this wheel; without a warm-up nobody compiles it meanwhile.
    with installed.serve(ANOTHER_PROCESSOR, FOLSOM_WARM_UP="false") as server:
        assert len(await deal_first_hand(server.url, GAME)) > 0
    assert installed.compiled() == []


def test_nothing_that_a_server_loads_is_compiled_again(installed: Installed) -> None:
    assert installed.run(ANOTHER_PROCESSOR + LOAD_ALL.format(game=GAME)).split() == []
    assert installed.compiled() == []


def test_whole_games_with_every_bot_and_preview_compile_nothing(installed: Installed) -> None:
    installed.run(PLAY_IN_EVERY_WAY)
    assert installed.compiled() == []


def test_a_cache_for_any_processor_is_used_on_another_as_the_image_is(
    installed: Installed, tmp_path: Path
) -> None:
    """The sources alone, with a cache that was filled as the image's is, on a machine of another name."""
    cache = tmp_path / "cache"
    shutil.copytree(installed.package / "compiled" / kernel_cache.toolchain(), cache)
    before = sorted(cache.rglob("*"))
    environment = {"PYTHONPATH": str(ROOT / "src"), "FOLSOM_CACHE_DIR": str(cache)}
    script = ANOTHER_PROCESSOR + LOAD_ALL.format(game=GAME)
    assert installed.run(script, **environment, **kernel_cache.ANY_PROCESSOR).split() == []
    assert sorted(cache.rglob("*")) == before
    script = ANOTHER_PROCESSOR + WHAT_A_SERVER_COMPILES.format(game=GAME)
    assert installed.run(script, **environment).split() == ["rules", "bots", "search"]


def test_the_game_that_is_not_in_the_wheel_is_compiled_as_ever(installed: Installed) -> None:
    assert installed.run(WHAT_A_SERVER_COMPILES.format(game="express")).split() == [
        "rules",
        "bots",
        "search",
    ]


def test_another_numba_finds_nothing_and_compiles(installed: Installed) -> None:
    script = "import numba; numba.__version__ = '0.0'\n" + WHAT_A_SERVER_COMPILES.format(game=GAME)
    assert installed.run(script).split() == ["rules", "bots", "search"]
