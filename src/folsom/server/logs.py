"""Structured logs on standard error, without secrets: no keys, tokens, nonces, views or options chosen."""

import logging
import sys
import time
from typing import Any

import structlog

log = structlog.get_logger()

NEVER_LOGGED = (
    "key",
    "keys",
    "token",
    "nonce",
    "secret",
    "seed",
    "cookie",
    "authorization",
    "option",
)


def drop_secrets(_: object, __: str, event: dict[str, Any]) -> dict[str, Any]:
    """Take out what must not be written, should anybody pass it by mistake."""
    return {name: value for name, value in event.items() if name not in NEVER_LOGGED}


def set_up_logs(level: str, as_json: bool) -> None:
    """One form for our own lines and those of libraries."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        drop_secrets,
    ]
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    # A traceback's frames hold views and keys: plain tracebacks show code only.
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                renderer,
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(number, logging.WARNING) if number > logging.DEBUG else number)


class Seldom:
    """Says a sentence about what may happen thousands of times: at most once in a while, and how often it was."""

    def __init__(self, sentence: str, seconds: float = 60.0) -> None:
        self._sentence = sentence
        self._seconds = seconds
        self._said_at = -seconds
        self._n_times = 0

    def say(self, **details: object) -> None:
        """It happened once more."""
        self._n_times += 1
        now = time.monotonic()
        if now - self._said_at >= self._seconds:
            log.warning(self._sentence, times=self._n_times, **details)
            self._said_at, self._n_times = now, 0
