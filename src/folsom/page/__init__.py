"""The games as WebAssembly modules: the very kernels that run natively, behind a narrow layer of functions.

`make wasm` builds them; docs/reference/wasm.md says how they are called from a page, or from any other program
that can run WebAssembly.
"""
