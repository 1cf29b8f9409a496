"""Finished games looked at again: step by step, and where the victory was given away."""
