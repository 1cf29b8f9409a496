"""How a server is set up: flags over environment over file over defaults, and a summary without secrets."""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path
from sqlalchemy.engine import make_url

from folsom.core.errors import CannotRead
from folsom.server.guard.proxies import Proxies
from folsom.server.protocol.terms import KEPT_DAYS

PREFIX = "FOLSOM_"
EMBEDDER = re.compile(r"\*|https?://(\*\.)?[a-z0-9.-]+(:[0-9]{1,5})?")
"""What may stand in `embed`: nothing that ends a header's line or adds another rule to it."""
SECRETS = ("database_url", "redis_url", "metrics_token")


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that can be set, by flag, file, or environment (upper case).

    host, port: where to listen
    log_level, log_json: how much is logged, and in which form
    database_url: sqlite:///PATH or postgresql://…; empty: a file in the user's data directory
    redis_url: redis://… for several servers; empty: none
    origins: further addresses of pages that may talk to this server (its own always may)
    trusted_proxies: addresses and networks whose X-Forwarded-For is believed
    metrics_token: bearer token for /metrics from elsewhere; empty: only from this machine, which needs none
    studies_per_minute: per address, how many studies may be kept here anew
    study_days: how long a study is kept that nobody reads or changes; 0: for ever
    embed: addresses of pages that may show a game, study or puzzle of this server in a frame; "*": all may
    creates_per_minute, joins_per_minute, replays_per_minute, previews_per_minute: per address, generous because
        many people share one; hints count as previews
    messages_per_second: per socket and per key, with bursts of ten times as many
    chat_per_minute, changes_per_minute: per key: lines of chat; names, links, take-backs, pauses and the like
    commands_per_minute: per address
    max_sockets, max_sockets_per_address: how many at once
    max_connections_per_address: how many that are no sockets (yet); those of trusted proxies are not counted
    request_seconds: how long a request may take to come whole, and a client to read on in an answer
    hello_seconds: how long a new socket may be silent
    max_unsent_bytes: what may wait for a slow client before it is cut off
    pack_after_minutes: how long a finished game keeps its whole log before it is packed
    abandoned_days: how long an unfinished table is kept after its last entry; 0: for ever
    bot_threads: how many bots think at once; all but one of them for the same address
    max_waiting_bots: how many bots of one address may wait to think; further ones play by rules of thumb
    warm_up: load the games' compiled rules beside the start, not when the first table needs them
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    redis_url: str = ""
    log_level: str = "info"
    log_json: bool = False
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics_token: str = ""
    studies_per_minute: int = 20
    study_days: Annotated[int, Meta(ge=0)] = 365
    embed: tuple[str, ...] = ()
    creates_per_minute: int = 120
    joins_per_minute: int = 600
    replays_per_minute: int = 60
    previews_per_minute: int = 1_200
    messages_per_second: int = 20
    chat_per_minute: int = 30
    changes_per_minute: int = 120
    commands_per_minute: int = 60_000
    max_sockets: int = 20_000
    max_sockets_per_address: int = 4_000
    max_connections_per_address: int = 2_000
    request_seconds: float = 30.0
    hello_seconds: float = 10.0
    max_unsent_bytes: int = 1_000_000
    pack_after_minutes: Annotated[int, Meta(ge=0)] = 60
    abandoned_days: Annotated[int, Meta(ge=0)] = KEPT_DAYS
    bot_threads: Annotated[int, Meta(ge=1, le=256)] = 2
    max_waiting_bots: Annotated[int, Meta(ge=0)] = 40
    warm_up: bool = True


def data_directory() -> Path:
    """Where the user's games are kept: `FOLSOM_DATA_DIR`, or the system's place for such things."""
    chosen = os.environ.get("FOLSOM_DATA_DIR")
    return Path(chosen) if chosen else user_data_path("folsom", appauthor=False)


def read_config(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Config:
    """Put the settings together, or say which one is wrong."""
    settings: dict[str, Any] = {}
    if file is not None:
        try:
            settings |= tomllib.loads(file.read_text())
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise CannotRead(f"the configuration file cannot be read: {error}") from None
    for name in Config.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value:
            is_list = name in ("origins", "trusted_proxies", "embed")
            settings[name] = value.split(",") if is_list else value
    settings |= {name: value for name, value in flags.items() if value is not None}
    settings["database_url"] = settings.get("database_url") or _default_database()
    try:
        config = msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        raise CannotRead(f"configuration: {error}") from None
    Proxies(config.trusted_proxies)
    for address in config.embed:
        if not EMBEDDER.fullmatch(address):
            raise CannotRead(
                f"configuration: embed names pages as https://example.org, or * for all, not {address!r}"
            )
    return config


def _default_database() -> str:
    return f"sqlite:///{data_directory() / 'tables.db'}"


def summary(config: Config) -> list[tuple[str, str]]:
    """The settings for people to read; passwords are masked."""
    lines = []
    for name in Config.__struct_fields__:
        value = getattr(config, name)
        if name in SECRETS and value:
            value = make_url(value).render_as_string() if name.endswith("_url") else "set"
        shown = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        lines.append((name, shown or "-"))
    return lines
