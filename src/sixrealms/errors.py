"""The errors a person can cause, each with one clear line."""

from __future__ import annotations


class SixRealmsError(Exception):
    """Something the caller gave is wrong; the message says what, where, and what would be right.

    `picture` holds lines that show the place, for errors in a line somebody typed.
    """

    picture: tuple[str, ...] = ()


class CatalogueError(SixRealmsError):
    """A card, printing, set or search that the catalogue does not know."""


class DeckError(SixRealmsError):
    """A deck or a deck file that cannot be read or is not known."""


class RecordError(SixRealmsError):
    """A game record that cannot be read or does not replay."""


class ScenarioError(SixRealmsError):
    """A scenario whose description is not a possible game."""


class NotationError(SixRealmsError):
    """A typed or written move that is not understood."""


class OptionError(SixRealmsError):
    """A ruleset, optional rule or format that is unknown or does not fit the others."""


class TournamentError(SixRealmsError):
    """Something about a tournament that its rules or its state do not allow."""
