"""The built browser client: hashed names kept for a year, compressed beforehand, one page."""

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from folsom.server.client_files import (
    DIST,
    MODULES,
    PAGE,
    WORKER,
    Modules,
    Pages,
    net_file,
    tell_worker,
)
from folsom.server.http.security import content_policy

MODULE = re.compile(r"/modules/([a-z]+)\.(wasm|json)\Z")
NET = re.compile(r"/modules/([a-z]+)\.net\Z")
HASHED = re.compile(r"/assets/.*[.-][A-Za-z0-9_-]{8,}\.\w+\Z")
FOREVER = "public, max-age=31536000, immutable"
CHECK_EACH_TIME = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Folsom</title>
<h1>Folsom is running</h1>
<p>The browser client is not built yet. In the source folder, <code>make play</code> builds it;
or run <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>.</p>
<p>The server itself is ready: see <a href="/api/openapi.json">its endpoints</a>.</p></html>
"""


class Client:
    """The files of the client: what is not among them is not served."""

    def __init__(self, folder: Path = DIST, modules: Path = MODULES) -> None:
        self._modules = Modules(modules)
        self._pages = Pages(folder)

    async def serve(self, request: Request) -> Response:
        """A file of the client, or its page for any address the client knows itself (`/t/…`)."""
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            return Response(
                b'{"code":"path/unknown","sentence":"there is no such endpoint"}',
                404,
                media_type="application/json",
            )
        if module := MODULE.match(path):
            return self._module(request, module[1], module[2])
        if net := NET.match(path):
            return self._net(net[1])
        files = self._pages.all()
        if path == f"/{WORKER}" and path in files:
            return self._worker(files[path])
        page = files.get(f"/{PAGE}")
        found = files.get(path)
        if found is None or path.endswith((".br", ".gz")):
            if "." in path.rpartition("/")[2]:
                return Response("not found", 404, media_type="text/plain")
            if page is None:
                return HTMLResponse(NOT_BUILT)
            found, path = page, f"/{PAGE}"
        return self._file(request, path, found)

    def _worker(self, file: Path) -> Response:
        """The service worker, with the modules that there are now."""
        text = tell_worker(file.read_text(encoding="utf-8"), self._modules.all())
        headers = {"cache-control": CHECK_EACH_TIME, "service-worker-allowed": "/"}
        return Response(text, headers=headers, media_type="text/javascript")

    def _module(self, request: Request, game: str, kind: str) -> Response:
        """A module, or what describes it. Whoever knows its digest (`?v=…`) gets that one or none."""
        module = self._modules.of(game)
        wanted = request.query_params.get("v")
        if module is None or (wanted and wanted != module.digest):
            return Response("not found", 404, {"cache-control": "no-store"}, "text/plain")
        headers = {"cache-control": FOREVER if wanted else CHECK_EACH_TIME}
        if kind == "json":
            return FileResponse(module.about, headers=headers, media_type="application/json")
        file = module.code
        if module.packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                file = module.packed
        return FileResponse(file, headers=headers, media_type="application/wasm")

    def _net(self, game: str) -> Response:
        """The net with which a page's search is Legend's."""
        net = net_file(game)
        if net is None:
            return Response("not found", 404, {"cache-control": "no-store"}, "text/plain")
        headers = {"cache-control": CHECK_EACH_TIME}
        return FileResponse(net, headers=headers, media_type="application/octet-stream")

    def _file(self, request: Request, path: str, file: Path) -> Response:
        headers = {"cache-control": FOREVER if HASHED.search(path) else CHECK_EACH_TIME}
        if path == f"/{PAGE}":
            headers["content-security-policy"] = content_policy(self._pages.scripts())
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in ENCODINGS:
            smaller = self._pages.all().get(path + ending)
            if smaller is not None:
                headers["vary"] = "accept-encoding"
                if encoding in accepted:
                    headers["content-encoding"] = encoding
                    file = smaller
                    break
        return FileResponse(file, headers=headers, media_type=kind)
