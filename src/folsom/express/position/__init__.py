"""Whole positions, hidden things included: written out, and read with care, for they may be made by hand."""
