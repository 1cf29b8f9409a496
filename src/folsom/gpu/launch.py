"""What every launcher needs: the card, the record types, and how many threads to a block."""

from types import ModuleType
from typing import Any

from folsom.core.errors import FolsomError

THREADS_A_BLOCK = 64


class NoCard(FolsomError):
    """There is no graphics card, or no numba-cuda, to play on."""

    code = "gpu/missing"


def cuda_module() -> ModuleType:
    """numba.cuda, or a sentence that says what is missing."""
    try:
        from numba import cuda
    except ImportError:
        raise NoCard("playing on a graphics card needs numba-cuda: install folsom[gpu]") from None
    module: ModuleType = cuda
    return module


def require_card() -> ModuleType:
    """numba.cuda with a card that answers."""
    cuda = cuda_module()
    if not cuda.is_available():
        raise NoCard("no NVIDIA graphics card answers on this machine")
    return cuda


def blocks_for(n_threads: int) -> int:
    """How many blocks hold that many threads."""
    return (n_threads + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK


def record_types(state: Any, events: Any) -> tuple[Any, Any]:
    """Numba's types of a game's record and of the event buffer."""
    from numba import from_dtype

    return from_dtype(state), from_dtype(events)
