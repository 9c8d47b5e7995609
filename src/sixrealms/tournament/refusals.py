"""What an event refuses, as data, so that everybody is told in their own language."""

from __future__ import annotations

from collections.abc import Mapping

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import Because
from sixrealms.tournament.reason_sentence import said
from sixrealms.wording import LANGUAGES


class EventRefused(TournamentError):
    """Something that cannot be done at an event, with the reason as data.

    The ids of the ledger statements behind it follow the sentence in parentheses.
    """

    def __init__(self, because: Because, names: Mapping[str, str] | None = None) -> None:
        self.because = because
        self.names = dict(names or {})
        super().__init__(self.said(LANGUAGES[0]))

    def said(self, language: str) -> str:
        """The refusal in one line."""
        sentence = said(self.because, language, self.names)
        return f"{sentence} ({', '.join(self.because.ids)})" if self.because.ids else sentence


def refused(key: str, *ids: str, names: Mapping[str, str] | None = None, **arguments: str | int) -> EventRefused:
    """The refusal whose sentence is `event-refused-<key>`."""
    return EventRefused(Because(f"event-refused-{key}", ids, dict(arguments)), names)
