"""Marks a test as an example of numbered rules; a test holds that none is left without."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The rules, by number, that a test is an example of."""
    return pytest.mark.rule(*numbers)
