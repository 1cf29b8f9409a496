"""The games' modules are served once they are built, whole, and told to the service worker."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest
from starlette.responses import FileResponse
from tests.bots.nets import write_any_nets
from tests.server.http.test_pages import WORKER, asked_for

from folsom.bots.net import FOLDER_VARIABLE
from folsom.server.client_files import BUILT
from folsom.server.http.pages import CHECK_EACH_TIME, FOREVER, Client

CODE = b"\0asm one"
DIGEST = hashlib.sha256(CODE).hexdigest()


@pytest.fixture
def client(tmp_path: Path) -> Client:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "sw.js").write_text(WORKER)
    return Client(tmp_path / "page", tmp_path / "modules")


def put(folder: Path, code: bytes = CODE, digest: str = DIGEST, packed: bytes = CODE) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "express.wasm").write_bytes(code)
    (folder / "express.wasm.gz").write_bytes(gzip.compress(packed))
    (folder / "express.json").write_text(json.dumps({"digest": digest}))


def kept_by_worker(client: Client) -> dict[str, str]:
    found = BUILT.search(bytes(asked_for(client, "/sw.js").body).decode())
    assert found is not None
    modules: dict[str, str] = json.loads(found[1])["modules"]
    return modules


def test_a_module_that_is_built_while_the_server_runs_is_served(
    client: Client, tmp_path: Path
) -> None:
    assert asked_for(client, "/modules/express.wasm").status_code == 404
    assert kept_by_worker(client) == {}
    put(tmp_path / "modules")
    plain = asked_for(client, "/modules/express.wasm")
    assert isinstance(plain, FileResponse)
    assert plain.media_type == "application/wasm"
    assert plain.headers["cache-control"] == CHECK_EACH_TIME
    packed = asked_for(client, "/modules/express.wasm", f"v={DIGEST}", "gzip, br")
    assert isinstance(packed, FileResponse)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == FOREVER
    assert str(packed.path).endswith(".wasm.gz")
    about = asked_for(client, "/modules/express.json")
    assert about.headers["cache-control"] == CHECK_EACH_TIME
    assert kept_by_worker(client) == {"express": DIGEST}


def test_a_net_is_served_where_there_is_one(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "nets"))
    assert asked_for(client, "/modules/express.net").status_code == 404
    write_any_nets(tmp_path / "nets")
    net = asked_for(client, "/modules/express.net")
    assert isinstance(net, FileResponse)
    assert str(net.path) == str(tmp_path / "nets" / "express.net")
    assert net.headers["cache-control"] == CHECK_EACH_TIME
    assert asked_for(client, "/modules/other.net").status_code == 404


def test_bytes_of_another_build_are_not_served_under_the_digest_that_was_asked_for(
    client: Client, tmp_path: Path
) -> None:
    put(tmp_path / "modules")
    answer = asked_for(client, "/modules/express.wasm", "v=of-yesterday")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


def test_a_module_that_does_not_fit_its_description_is_as_if_not_there(
    client: Client, tmp_path: Path
) -> None:
    put(tmp_path / "modules", code=b"\0asm half")
    for path in ("/modules/express.wasm", "/modules/express.json"):
        assert asked_for(client, path).status_code == 404
    assert kept_by_worker(client) == {}
    (tmp_path / "modules" / "express.json").write_text("[")
    assert asked_for(client, "/modules/express.json").status_code == 404
    put(tmp_path / "modules")
    assert asked_for(client, "/modules/express.wasm").status_code == 200


def test_a_packed_module_of_another_build_is_left_alone(client: Client, tmp_path: Path) -> None:
    put(tmp_path / "modules", packed=b"\0asm other")
    answer = asked_for(client, "/modules/express.wasm", accept="gzip")
    assert isinstance(answer, FileResponse)
    assert "content-encoding" not in answer.headers
    assert str(answer.path).endswith(".wasm")


def test_nothing_else_in_that_folder_is_served(tmp_path: Path) -> None:
    client = Client(tmp_path / "page", tmp_path)
    (tmp_path / "secret.txt").write_text("no")
    for path in ("/modules/secret.txt", "/modules/../secret.txt", "/modules/"):
        assert not isinstance(asked_for(client, path), FileResponse)
