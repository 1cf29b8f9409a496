"""How many files and connections this process may have open at once."""

import contextlib

RESERVED = 100
"""Descriptors for the store, the client's files and the logs, which no connection may take."""
WITHOUT_A_LIMIT = 10_240
"""What systems accept that name no limit and yet refuse to be asked for one."""


def raise_limit() -> int | None:
    """Let this process open all it may (`ulimit -n`, hard). Returns how many, or None where nobody counts."""
    try:
        import resource
    except ImportError:
        return None
    kind, no_limit = resource.RLIMIT_NOFILE, resource.RLIM_INFINITY
    soft, hard = resource.getrlimit(kind)
    for wanted in (hard, WITHOUT_A_LIMIT):
        if soft != no_limit and (wanted == no_limit or wanted > soft):
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(kind, (wanted, hard))
                soft = wanted
    return None if soft == no_limit else soft


def connections_for(n_files: int) -> int:
    """How many connections leave enough descriptors for all else."""
    return max(n_files - RESERVED, n_files // 2)
