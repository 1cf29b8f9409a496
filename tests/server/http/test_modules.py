"""The games' modules are served once they are built."""

import asyncio
import gzip
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from folsom.server.http.pages import CHECK_EACH_TIME, FOREVER, Client


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


def test_a_module_that_is_built_while_the_server_runs_is_served(tmp_path: Path) -> None:
    client = Client(tmp_path / "page", tmp_path / "modules")
    assert asked_for(client, "/modules/express.wasm").status_code == 404
    (tmp_path / "modules").mkdir()
    (tmp_path / "modules" / "express.wasm").write_bytes(b"\0asm")
    (tmp_path / "modules" / "express.wasm.gz").write_bytes(gzip.compress(b"\0asm"))
    plain = asked_for(client, "/modules/express.wasm")
    assert isinstance(plain, FileResponse)
    assert plain.media_type == "application/wasm"
    assert plain.headers["cache-control"] == CHECK_EACH_TIME
    packed = asked_for(client, "/modules/express.wasm", "v=1", "gzip, br")
    assert isinstance(packed, FileResponse)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == FOREVER
    assert str(packed.path).endswith(".wasm.gz")


def test_nothing_else_in_that_folder_is_served(tmp_path: Path) -> None:
    client = Client(tmp_path / "page", tmp_path)
    (tmp_path / "secret.txt").write_text("no")
    for path in ("/modules/secret.txt", "/modules/../secret.txt", "/modules/"):
        assert not isinstance(asked_for(client, path), FileResponse)
