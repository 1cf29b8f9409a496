"""Bots: `make(level, game, seed).choose(view, decision)` gives the number of an option.

A bot is given only what its seat may know (`folsom.bots.bot` says how). The levels are Tenderfoot, Outlaw
and Sharpshooter.
"""

from folsom.bots.bot import Bot, Observation, observe
from folsom.bots.imagine import imagine
from folsom.bots.levels import LEVELS, Level, Thinking, make, read_level

__all__ = [
    "LEVELS",
    "Bot",
    "Level",
    "Observation",
    "Thinking",
    "imagine",
    "make",
    "observe",
    "read_level",
]
