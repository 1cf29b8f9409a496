"""The reference of a game's events in Markdown, from their declarations."""

from folsom.core.events import Field, Kind
from folsom.express.seen.events import KINDS as EXPRESS
from folsom.superexpress.seen.events import KINDS as SUPEREXPRESS


def express_events() -> str:
    """Every kind of event in Colt Express."""
    return _table(EXPRESS)


def superexpress_events() -> str:
    """Every kind of event in Colt Super Express."""
    return _table(SUPEREXPRESS)


def _table(kinds: dict[str, Kind]) -> str:
    rows = [
        f"| `{kind.name}` | {', '.join(map(_field, kind.fields))} | {kind.about} |"
        for kind in kinds.values()
    ]
    return "\n".join(["| `event` | fields | when |", "|---|---|---|", *rows])


def _field(field: Field) -> str:
    return f"`{field.name}`" + (" (secret)" if field.is_secret else "")
