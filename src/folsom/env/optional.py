"""Parts that need a library which is not always there say so in one sentence."""

from folsom.core.errors import MissingLibrary


def missing(library: str, part: str) -> MissingLibrary:
    """The sentence for a library that is not installed."""
    return MissingLibrary(
        f"{part} needs {library}, which is not installed: pip install 'folsom[env]'"
    )
