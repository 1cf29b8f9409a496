"""`folsom serve`: tables for friends, in the browser."""

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 for everyone.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    database_url: Annotated[
        str | None, typer.Option(help="sqlite:///PATH or postgresql://...; else a file of yours.")
    ] = None,
    redis_url: Annotated[
        str | None, typer.Option(help="redis://... when several servers share a database.")
    ] = None,
    config: Annotated[
        Path | None, typer.Option(help="A TOML file with any of these settings.", dir_okay=False)
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    log_json: Annotated[bool | None, typer.Option(help="Logs as JSON lines.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables: create one in the browser and send your friends its link."""
    from folsom.core.errors import BadOptions, CannotRead

    try:
        from folsom.server.config import read_config, summary
        from folsom.server.run import run_server
        from folsom.server.storage.store import check_place
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        raise BadOptions(
            f"a server needs {package}, which is not installed: pip install 'folsom[server]'"
        ) from None

    console = Console(stderr=True)
    flags = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "redis_url": redis_url,
        "log_level": log_level,
        "log_json": log_json,
    }
    try:
        settings = read_config(flags, config)
        check_place(settings.database_url)
    except CannotRead as error:
        console.print(str(error), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(2) from None
    lines = Table(
        "setting", "value", box=None, header_style="dim", title="Folsom", title_justify="left"
    )
    for name, value in summary(settings):
        lines.add_row(name, value)
    console.print(lines)

    def when_ready(url: str) -> None:
        print(f"Folsom is at {url}", flush=True)
        if open_browser:
            own = url.replace("//0.0.0.0", "//127.0.0.1").replace("//[::]", "//[::1]")
            # In a thread: some browsers keep whoever opens them waiting.
            threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()

    run_server(settings, when_ready)
