"""Colt Super Express: what its bots know of the game."""
