"""The reference of all commands in Markdown, from what each command's `--help` says."""

from typing import Any

from folsom.cli.app import COMMANDS, load_command


def command_pages() -> str:
    """Every command: what it does, how it is called, its arguments and options."""
    return "\n".join(_section(name, load_command(name)) for name in COMMANDS)


def _section(name: str, command: Any) -> str:
    context = command.context_class(command, info_name=f"folsom {name}")
    usage = " ".join([f"folsom {name}", *command.collect_usage_pieces(context)])
    records = [parameter.get_help_record(context) for parameter in command.get_params(context)]
    rows = [
        f"| `{_cell(names)}` | {_cell(text)} |" for names, text in filter(None, records) if names
    ]
    head = [f"## folsom {name}", "", command.help, "", "```text", usage, "```", ""]
    return "\n".join([*head, "| argument or option | meaning |", "|---|---|", *rows, ""])


def _cell(text: str) -> str:
    """Text that does not end its cell of a table."""
    return text.replace("|", r"\|").replace("\n", " ")
