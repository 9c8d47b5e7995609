"""How the database of the tables came to its form, step by step; `steps` takes the steps that are missing."""

from __future__ import annotations

from typing import Final

#: The last step there is.
NEWEST: Final = "16"


class UnknownStep(Exception):
    """The database has taken a step that is none of ours, or is damaged."""
