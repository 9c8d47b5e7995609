"""A game that does not go as its scenario says: a failure of the scenario, told in every language."""

from __future__ import annotations

from sixrealms.errors import Phrase, Sayable


class Unexpected(AssertionError):
    """What is not as a scenario says: a message of `wording` and its values."""

    def __init__(self, message_id: str, /, **values: str | int | Sayable) -> None:
        self.what = Phrase(message_id, **values)
        super().__init__(message_id)

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The sentence."""
        return self.what.said(language)
