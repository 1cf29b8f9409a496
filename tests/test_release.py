"""A release: what it says that it contains, and that its source archive gives the wheel for any machine."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tests.wheels import ROOT, build_wheel
from tools import release
from tools.release import (
    await_ready,
    build_from,
    check_changelog,
    check_same,
    check_source,
    write_sums,
)
from tools.sbom import OURS, bill, client_packages, python_packages

from folsom import __version__
from folsom.words.catalogues import languages

PINS = (ROOT / "requirements" / "run.txt").read_text()
LOCK = (ROOT / "web" / "package-lock.json").read_text()


def notices() -> str:
    """Notices as the client's build writes them, of two packages that are locked."""
    locked = json.loads(LOCK)["packages"]
    names = ("@fluent/bundle", "svelte")
    versions = [locked[f"node_modules/{name}"]["version"] for name in names]
    heads = zip(names, versions, strict=True)
    return "".join(f"{'-' * 80}\n{name} {version} (MIT), by us\n\n" for name, version in heads)


def test_the_changelog_has_a_section_for_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    check_changelog(text, __version__)
    with pytest.raises(SystemExit, match=r"no section for 0\.0\.7"):
        check_changelog(text, "0.0.7")


def test_a_source_archive_holds_what_is_committed_and_what_was_built_from_it(
    tmp_path: Path,
) -> None:
    source = tmp_path / "folsom.tar.gz"
    for name in ("README.md", "src/folsom/web_dist/index.html", "PKG-INFO"):
        with tarfile.open(source, "w:gz") as archive:
            archive.add(ROOT / "README.md", f"folsom-1/{name}")
        check_source(source)
    with tarfile.open(source, "w:gz") as archive:
        archive.add(ROOT / "README.md", "folsom-1/web/screenshots/table.png")
    with pytest.raises(SystemExit, match=r"nobody committed: \['web/screenshots/table\.png'\]"):
        check_source(source)


def test_the_bill_has_every_pinned_package_with_every_hash() -> None:
    written = bill(python_packages(PINS))
    listed = {each["name"]: each for each in written["components"]}
    assert sorted(listed) == sorted(re.findall(r"^([\w.-]+)==", PINS, re.MULTILINE))
    hashes = [each["content"] for one in listed.values() for each in one["hashes"]]
    assert sorted(hashes) == sorted(re.findall(r"sha256:(\w{64})", PINS))
    assert listed["numpy"]["purl"] == f"pkg:pypi/numpy@{listed['numpy']['version']}"


def test_the_bill_says_what_needs_what() -> None:
    written = bill(python_packages(PINS))
    needs = {each["ref"]: each["dependsOn"] for each in written["dependencies"]}
    refs = {OURS, *(each["bom-ref"] for each in written["components"])}
    assert set(needs) == refs
    assert {each for others in needs.values() for each in others} == refs - {OURS}
    numba = next(ref for ref in refs if ref.startswith("pkg:pypi/numba@"))
    assert numba in needs[OURS]
    assert any(ref.startswith("pkg:pypi/llvmlite@") for ref in needs[numba])


def test_the_bill_has_what_the_browser_client_contains() -> None:
    written = bill(client_packages(notices(), LOCK))
    fluent, svelte = written["components"]
    assert fluent["purl"].startswith("pkg:npm/%40fluent/bundle@")
    assert svelte["hashes"][0]["alg"] == "SHA-512"
    assert len(svelte["hashes"][0]["content"]) == 128
    assert written["dependencies"][-1]["dependsOn"] == [fluent["purl"], svelte["purl"]]


def test_the_same_pins_give_the_same_bill() -> None:
    packages = python_packages(PINS)
    assert bill(packages) == bill(reversed(packages))


def test_check_sums_are_of_all_files(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"one")
    (tmp_path / "b.tar.gz").write_bytes(b"two")
    write_sums(tmp_path)
    write_sums(tmp_path)
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert lines == [
        f"{hashlib.sha256(b'one').hexdigest()}  a.whl",
        f"{hashlib.sha256(b'two').hexdigest()}  b.tar.gz",
    ]


def test_a_server_that_is_long_about_an_answer_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(release, "ANSWER_SECONDS", 0.2)
    asked: list[str] = []
    over = threading.Event()

    class Busy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            match len(asked):
                case 1:
                    over.wait()
                case 2:
                    self.send_error(503)
                case _:
                    self.send_response(200)
                    self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            await_ready(f"http://127.0.0.1:{server.server_port}")
        finally:
            over.set()
            server.shutdown()
    assert asked == 3 * ["/readyz"]


def test_the_source_archive_gives_the_wheel_for_any_machine(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "sources")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    subprocess.run(command, cwd=tmp_path / "sources", check=True, capture_output=True)
    (source,) = (tmp_path / "sources" / "dist").glob("*.tar.gz")
    again = build_from(source, tmp_path / "again")
    check_same(wheel, again)
    with zipfile.ZipFile(again) as archive:
        carried = set(archive.namelist())
    assert {"folsom/art/art.svg", "folsom/art/palette.css"} <= carried
    assert {f"folsom/words/catalogues/{language}.ftl" for language in languages()} <= carried

    other = tmp_path / "other" / wheel.name
    other.parent.mkdir()
    shutil.copy(wheel, other)
    subprocess.run([sys.executable, "-m", "zipfile", "-c", other, ROOT / "LICENSE"], check=True)
    with pytest.raises(SystemExit, match="another wheel"):
        check_same(wheel, other)
