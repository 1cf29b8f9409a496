"""`folsom site` writes a folder for any web host, whole or not at all, and nobody's files are lost for it."""

import hashlib
import json
from pathlib import Path

import pytest

from folsom.cli import site as site_command
from folsom.cli.app import run
from folsom.server.client_files import BUILT

PAGE = """<!doctype html>
<html lang="en">
<link rel="icon" href="/icon.svg"><script type="module" src="/assets/index-abcdefgh.js"></script>
<svg><path d="/"/></svg>
</html>
"""
WORKER = 'const BUILT = {"version":"1","files":["index.html"],"modules":{},"site":false};\n'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and modules as they are built."""
    client, modules = tmp_path / "client", tmp_path / "modules"
    (client / "assets").mkdir(parents=True)
    modules.mkdir()
    (client / "index.html").write_text(PAGE)
    (client / "index.html.br").write_bytes(b"packed")
    (client / "sw.js").write_text(WORKER)
    (client / "assets" / "index-abcdefgh.js").write_text("export {}")
    for game in ("express", "superexpress"):
        code = f"\0asm {game}".encode()
        digest = hashlib.sha256(code).hexdigest()
        (modules / f"{game}.wasm").write_bytes(code)
        (modules / f"{game}.json").write_text(json.dumps({"digest": digest}))
    monkeypatch.setattr(site_command, "DIST", client)
    monkeypatch.setattr(site_command, "MODULES", modules)
    return tmp_path


def test_a_site_has_the_page_its_files_and_the_modules(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = built / "a" / "site"
    assert run(["site", str(out)]) == 0
    assert "10 files" in capsys.readouterr().out
    names = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert names == {
        "index.html",
        "sw.js",
        "assets/index-abcdefgh.js",
        "modules/express.json",
        "modules/express.net",
        "modules/express.wasm",
        "modules/superexpress.json",
        "modules/superexpress.net",
        "modules/superexpress.wasm",
        site_command.LIST,
    }
    page = (out / "index.html").read_text()
    assert '<html data-site lang="en">' in page
    assert 'href="./icon.svg"' in page
    assert 'src="./assets/index-abcdefgh.js"' in page
    assert '<path d="/"/>' in page
    found = BUILT.search((out / "sw.js").read_text())
    assert found is not None
    told = json.loads(found[1])
    assert told["site"] is True
    code = (out / "modules" / "express.wasm").read_bytes()
    assert told["modules"]["express"] == hashlib.sha256(code).hexdigest()


def test_a_site_is_written_over_an_older_one_and_over_nothing_else(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = built / "site"
    assert run(["site", str(out)]) == 0
    (out / "CNAME").write_text("mine")
    (built / "client" / "assets" / "index-abcdefgh.js").rename(
        built / "client" / "assets" / "index-ijklmnop.js"
    )
    assert run(["site", str(out)]) == 0
    assert (out / "CNAME").read_text() == "mine"
    assert [path.name for path in (out / "assets").iterdir()] == ["index-ijklmnop.js"]
    other = built / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    assert run(["site", str(other)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in other.iterdir()] == ["letter.txt"]


def test_a_list_that_names_files_elsewhere_removes_nothing_there(built: Path) -> None:
    out = built / "site"
    out.mkdir()
    (built / "precious").write_text("kept")
    (out / site_command.LIST).write_text("../precious\n")
    assert run(["site", str(out)]) == 0
    assert (built / "precious").read_text() == "kept"


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("client/index.html", "the browser client is not built"),
        ("client/sw.js", "the browser client is not built"),
        ("modules/express.wasm", "the modules of express are not built"),
        ("modules/superexpress.json", "the modules of superexpress are not built"),
    ],
)
def test_what_is_missing_is_said_before_anything_is_written(
    built: Path, capsys: pytest.CaptureFixture[str], gone: str, said: str
) -> None:
    (built / gone).unlink()
    assert run(["site", str(built / "site")]) == 2
    assert said in capsys.readouterr().err
    assert not (built / "site").exists()


def test_a_module_that_does_not_fit_its_description_is_not_put_there(built: Path) -> None:
    (built / "modules" / "express.wasm").write_bytes(b"\0asm of another build")
    assert run(["site", str(built / "site")]) == 2


def test_a_file_in_the_way_is_said_so(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (built / "site").write_text("a file")
    assert run(["site", str(built / "site")]) == 2
    assert "cannot be written" in capsys.readouterr().err
