"""Bots: `make(level, game, seed).choose(view, decision)` gives the number of an option.

A bot is given only what its seat may know (`folsom.bots.bot` says how). The levels are Tenderfoot, Outlaw
and Sharpshooter, and Legend where there is a net for it.
"""

from folsom.bots.bot import Bot, Observation, observe
from folsom.bots.imagine import imagine
from folsom.bots.levels import LEVELS, Level, Thinking, levels_offered, make, read_level

__all__ = [
    "LEVELS",
    "Bot",
    "Level",
    "Observation",
    "Thinking",
    "imagine",
    "levels_offered",
    "make",
    "observe",
    "read_level",
]
