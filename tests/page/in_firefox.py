"""The modules in a page of Firefox, which is told what to do by WebDriver BiDi: Debian's, as it is."""

import json
import re
import subprocess
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from tests.page.in_python import MODULES
from tests.page.jobs import Job
from websockets.sync.client import connect

HERE = Path(__file__).parent
KINDS = {".mjs": "text/javascript", ".json": "application/json", ".wasm": "application/wasm"}
SECONDS = 120
#: Does a job in the page, and gives back the check sum of all that was seen.
DO = """async (text) => {
    const job = JSON.parse(text);
    const jobs = await import("/jobs.mjs");
    globalThis.loaded ??= {};
    const fetched = async () => {
        const about = await (await fetch(`/${job.game}.json`)).json();
        return jobs.load(about, await (await fetch(`/${job.game}.wasm`)).arrayBuffer());
    };
    const parts = [];
    const digest = { update: (bytes) => parts.push(bytes.slice()) };
    jobs.perform(await (loaded[job.game] ??= fetched()), job, digest);
    const all = await new Blob(parts).arrayBuffer();
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
    return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}"""


class _Files(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        name = self.path.lstrip("/")
        file = (HERE if name == "jobs.mjs" else MODULES) / (name or "none")
        if name and not file.is_file():
            return self.send_error(404)
        self.send_response(200)
        self.send_header("content-type", KINDS.get(file.suffix, "text/html"))
        self.end_headers()
        self.wfile.write(file.read_bytes() if name else b"<!doctype html><title>modules</title>")
        return None

    def log_message(self, *_: object) -> None:
        pass


class Firefox:
    """A headless Firefox with one page."""

    def __init__(self, command: str = "firefox-esr") -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        options = ["--headless", "--no-remote", "--profile", self._folder.name]
        self._process = subprocess.Popen(
            [command, *options, "--remote-debugging-port", "0", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._socket = connect(f"{self._address()}/session", max_size=None, open_timeout=SECONDS)
        self._number = 0
        self._send("session.new", capabilities={})
        self.page = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                # What else it says is not read, and must not block it.
                threading.Thread(target=self._process.stderr.read, daemon=True).start()
                return found[1]
        raise RuntimeError("Firefox ended before it could be told anything")

    def _send(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=SECONDS))
            if message.get("id") != self._number:
                continue
            if message["type"] == "error":
                raise RuntimeError(f"{method}: {message['message']}")
            return dict(message["result"])

    def open(self, address: str) -> None:
        """Go to a page, and wait until it has loaded."""
        self._send("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def call(self, function: str, *texts: str) -> Any:
        """Call a function of the page with texts."""
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text} for text in texts],
            target={"context": self.page},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def close(self) -> None:
        """End it."""
        self._socket.close()
        self._process.terminate()
        self._process.wait(SECONDS)
        self._folder.cleanup()


class InFirefox:
    """Is given jobs, and answers each with the check sum of what was seen."""

    def __init__(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._firefox = Firefox()
        self._firefox.open(f"http://127.0.0.1:{self._server.server_port}/")

    def do(self, job: Job) -> str:
        """Give it a job and wait for the answer."""
        return str(self._firefox.call(DO, json.dumps(job)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._firefox.close()
        self._server.shutdown()
