"""Colt Express: what its bots know of the game."""
