"""Bots in other languages: a program that reads and writes one JSON object a line.

The arena writes                                              the program answers
    {"do":"hello","version":1,"game":"express","seat":2,"seed":17}    {"name":"…"}
    {"do":"choose","number":40,"view":{…},"decision":{…}}             {"option":3}
    {"do":"bye"}                                                      (ends)

Views and decisions are as the referee writes them (docs/guide/bots.md). Standard error is the program's own.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import IO, Any

import msgspec

from folsom.bots import Bot
from folsom.bots.bot import Observation
from folsom.core.decision import Decision
from folsom.core.errors import CannotRead, FolsomError

VERSION = 1
MAX_LINE = 1_000_000
START_SECONDS = 20.0
STOP_SECONDS = 2.0


class BotFault(FolsomError):
    """A bot did not give a usable answer; the sentence says how."""

    code = "bot/fault"


class ExternalBot(Bot):
    """A program that plays. It is started at its first decision and again after a fault."""

    def __init__(self, command: str, game: str, seed: int, time_limit: float) -> None:
        self.name = command
        self._arguments = shlex.split(command)
        if not self._arguments:
            raise CannotRead("a bot's command is empty")
        self._game, self._seed, self._time_limit = game, seed, time_limit
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._number = 0

    def choose(self, view: Any, decision: Decision) -> int:
        if self._process is None:
            self._start(decision.seat)
        question = {"do": "choose", "number": self._number, "view": view, "decision": decision}
        self._number += 1
        reply = self._ask(question, self._time_limit)
        option = reply.get("option")
        if isinstance(option, bool) or not isinstance(option, int):
            raise self._fail(f"expected an object with an integer 'option', got {reply!r}")
        return option

    def answer(self, observation: Observation) -> int:
        return self.choose(observation.view, observation.decision)

    def _start(self, seat: int) -> None:
        try:
            # In a group of its own: a Ctrl-C that is meant for the arena does not reach it.
            self._process = subprocess.Popen(
                self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, process_group=0
            )
        except OSError as error:
            raise BotFault(f"cannot be started: {error}") from None
        self._lines = queue.Queue()
        assert self._process.stdout is not None
        reader = threading.Thread(
            target=_read_lines, args=(self._process.stdout, self._lines), daemon=True
        )
        reader.start()
        hello = {"do": "hello", "version": VERSION, "game": self._game, "seat": seat}
        self._ask({**hello, "seed": self._seed}, START_SECONDS)

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._fail(f"crashed: {self._last_words()}") from None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._fail(f"gave no answer within {seconds:g} s") from None
        if line is None:
            raise self._fail(f"crashed: {self._last_words()}")
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            raise self._fail(f"wrote no JSON: {line[:80]!r}") from None
        if not isinstance(reply, dict):
            raise self._fail(f"expected an object, got {line[:80]!r}")
        return reply

    def _last_words(self) -> str:
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self._process.wait(STOP_SECONDS)}"
        return "it closed its standard output"

    def _fail(self, why: str) -> BotFault:
        self._kill()
        return BotFault(why)

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._close_pipes()
            self._process = None

    def _close_pipes(self) -> None:
        assert self._process is not None
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def close(self) -> None:
        if self._process is None:
            return
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(b'{"do":"bye"}\n')
            self._process.stdin.close()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._close_pipes()
        self._process = None


def _read_lines(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Pass on lines until the stream ends; a line without an end is cut at a million characters."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(MAX_LINE):
            if line.strip():
                lines.put(line)
    lines.put(None)
