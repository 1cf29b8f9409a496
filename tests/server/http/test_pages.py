"""The browser client is served from where it is built to, and browsers are told what they may keep of it."""

import asyncio
import base64
import hashlib
import json
import os
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from tests.server.backends import ROOT

from folsom.server.client_files import BUILT, DIST
from folsom.server.http.pages import CHECK_EACH_TIME, FOREVER, Client

WORKER = """/* a worker */
const BUILT = { version: "1", "files": ["index.html"], "modules": {}, "site": false };
rest();
""".replace("version:", '"version":')


def asked_for(client: Client, path: str, query: str = "", accept: str = "") -> Response:
    scope = {
        "type": "http",
        "path": path,
        "query_string": query.encode(),
        "headers": [(b"host", b"x"), (b"accept-encoding", accept.encode())],
        "scheme": "http",
        "server": ("x", 80),
    }
    return asyncio.run(client.serve(Request(scope)))


@pytest.fixture
def client(tmp_path: Path) -> Client:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "index.html.br").write_bytes(b"packed")
    (page / "sw.js").write_text(WORKER)
    (page / "sw.js.br").write_bytes(b"packed")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "assets" / "page-r3YWI2sc.js").write_text("export {}")
    return Client(page, tmp_path / "modules")


def test_the_client_is_looked_for_where_it_is_built_to() -> None:
    assert ROOT / "src" / "folsom" / "web_dist" == DIST


def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_is_asked_for_again(
    client: Client,
) -> None:
    for path in ("/", "/t/abcdefghabcdefgh", "/how/express", "/index.html", "/sw.js"):
        answer = asked_for(client, path, accept="br")
        assert answer.headers["cache-control"] == CHECK_EACH_TIME, path
    manifest = asked_for(client, "/manifest.webmanifest")
    assert manifest.headers["cache-control"] == CHECK_EACH_TIME
    assert manifest.media_type == "application/manifest+json"
    kept = asked_for(client, "/assets/page-r3YWI2sc.js")
    assert kept.headers["cache-control"] == FOREVER
    assert kept.media_type == "text/javascript"


def test_the_service_worker_answers_for_the_whole_server_and_is_never_the_packed_one(
    client: Client,
) -> None:
    worker = asked_for(client, "/sw.js", accept="br, gzip")
    assert not isinstance(worker, FileResponse)
    assert worker.headers["service-worker-allowed"] == "/"
    assert worker.media_type == "text/javascript"
    assert "content-encoding" not in worker.headers
    found = BUILT.search(bytes(worker.body).decode())
    assert found is not None
    assert json.loads(found[1])["modules"] == {}


def test_a_client_that_is_built_anew_is_served_without_a_new_start(
    client: Client, tmp_path: Path
) -> None:
    assets = tmp_path / "page" / "assets"
    assert asked_for(client, "/assets/page-r3YWI2sc.js").status_code == 200
    (assets / "page-r3YWI2sc.js").unlink()
    (assets / "page-x7Kq01ab.js").write_text("export {}")
    # Some file systems note only every few milliseconds that a folder has changed.
    os.utime(assets, (1, 1))
    assert asked_for(client, "/assets/page-r3YWI2sc.js").status_code == 404
    assert asked_for(client, "/assets/page-x7Kq01ab.js").status_code == 200


def test_a_script_in_the_page_may_run_and_no_other_may_also_when_it_is_built_anew(
    client: Client, tmp_path: Path
) -> None:
    for script in ("say('één')\n", "say('two')"):
        (tmp_path / "page" / "index.html").write_bytes(
            f'<!doctype html><script src="/a.js"></script><script>{script}</script>'.encode()
        )
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        for path in ("/", "/t/abcdefghabcdefgh", "/index.html"):
            policy = asked_for(client, path, accept="br").headers["content-security-policy"]
            assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{digest}';" in policy
    assert "content-security-policy" not in asked_for(client, "/assets/page-r3YWI2sc.js").headers


def test_a_file_that_is_not_there_is_no_page(client: Client) -> None:
    assert asked_for(client, "/assets/gone-r3YWI2sc.js").status_code == 404
    assert asked_for(client, "/sw.js.br").status_code == 404
