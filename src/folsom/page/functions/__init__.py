"""The functions of a module, the same for every game: made of the game's own kernels.

A parameter with the name of a row (`areas.py`) is that row; outside, all rows of an area are one offset. All other
parameters and what is returned are numbers. docs/reference/wasm.md tells it from outside.
"""
