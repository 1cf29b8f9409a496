"""What every launcher needs: the card, the record types, and how many threads to a block."""

from types import ModuleType

import numpy as np

from folsom.core.errors import FolsomError

THREADS_A_BLOCK = 64


class NoCard(FolsomError):
    """There is no graphics card, or no numba-cuda, to play on."""

    code = "gpu/missing"


def cuda_module() -> ModuleType:
    """numba.cuda, or a sentence that says what is missing."""
    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped.
        np.row_stack = np.vstack
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
