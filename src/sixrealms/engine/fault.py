"""What the engine raises when it contradicts itself."""

from __future__ import annotations


class EngineFault(AssertionError):
    """The engine contradicts itself: a bug to report with the record of the game."""
