"""The games that are installed, and the command line called from tests."""

from importlib.util import find_spec

from folsom import GAMES

INSTALLED = [game for game in GAMES if find_spec(f"folsom.{game}") is not None]
SEED = "5f0c" * 16
