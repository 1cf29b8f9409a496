"""Batches on a graphics card: one game per thread, with the very kernels that run everywhere else.

Needs `numba-cuda` (the extra `gpu`) and an NVIDIA card; the rules need nothing besides.
"""

from folsom.gpu.batch import Batch
from folsom.gpu.playouts import Playouts, random_playouts

__all__ = ["Batch", "Playouts", "random_playouts"]
