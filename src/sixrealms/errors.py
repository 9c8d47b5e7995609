"""The errors a person can cause, each with one clear line."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from typing import Final, Protocol


class SixRealmsError(Exception):
    """Something the caller gave is wrong; the message says what, where, and what would be right.

    `picture` holds lines that show the place, for errors in a line somebody typed.
    """

    picture: tuple[str, ...] = ()

    def details(self, language: str) -> tuple[str, ...]:
        """The lines that stand below the message: the picture, or each of several faults."""
        return self.picture

    def headline(self, language: str) -> str:
        """The message where the details stand below it, and need not be quoted."""
        return self.said(language)

    def said(self, language: str) -> str:
        """The message in a language; in English where only English knows it, but for what it quotes from another error
        that knows the language.
        """
        quoted = self.__cause__ or self.__context__
        whole = str(self)
        if isinstance(quoted, SixRealmsError) and str(quoted):
            return whole.replace(str(quoted), quoted.said(language))
        return whole


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


class Sayable(Protocol):
    """Part of a sentence that is other words in another language."""

    def said(self, language: str) -> str:
        """The words."""


class Alternatives:
    """One of several, as in "A or B"."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)

    def said(self, language: str) -> str:
        """The names with the word between them."""
        from sixrealms.wording import say  # the sentences are read when somebody is told one

        return f" {say('or', language)} ".join(self.names)


class Row:
    """Several things to say, one after the other."""

    def __init__(self, said: Iterable[Sayable]) -> None:
        self._said = tuple(said)

    def said(self, language: str) -> str:
        return "; ".join(one.said(language) for one in self._said)


class Phrase:
    """Part of a sentence, or a whole one, that every language has: a message of `wording` and its values."""

    def __init__(self, message_id: str, /, **values: str | int | Sayable) -> None:
        self.message_id = message_id
        self.values = values

    def said(self, language: str) -> str:
        """The words."""
        from sixrealms.wording import say  # the sentences are read when somebody is told one

        words = {
            name: value if isinstance(value, str | int) else value.said(language) for name, value in self.values.items()
        }
        return say(self.message_id, language, **words)


_SYSTEM_WORDS: Final = {
    errno.ENOSPC: "output-full",
    errno.EDQUOT: "output-full",
    errno.EROFS: "system-read-only",
    errno.EACCES: "file-why-forbidden",
    errno.EPERM: "file-why-forbidden",
    errno.ENAMETOOLONG: "system-long-name",
    errno.EEXIST: "system-is-file",
    errno.ENOTDIR: "system-is-file",
}


def why_refused(error: OSError) -> Phrase:
    """Why the system refuses a file, a folder or the output: the usual things in words, the rest as it says it."""
    if error.errno in _SYSTEM_WORDS:
        return Phrase(_SYSTEM_WORDS[error.errno])
    return Phrase("said-by-another", what=error.strerror or type(error).__name__)


class InEveryLanguage(SixRealmsError):
    """An error whose sentence every language has: a message of `wording` and its values."""

    def __init__(self, message_id: str, /, **values: str | int | Sayable) -> None:
        self.message_id = message_id
        self.values = values
        super().__init__(message_id)

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The sentence."""
        return Phrase(self.message_id, **self.values).said(language)


class OptionRefused(InEveryLanguage, OptionError):
    """An OptionError told in every language."""


class DeckRefused(InEveryLanguage, DeckError):
    """A DeckError told in every language."""


class RecordRefused(InEveryLanguage, RecordError):
    """A RecordError told in every language."""


class CardRefused(InEveryLanguage, CatalogueError):
    """A CatalogueError told in every language."""


class ScenarioRefused(InEveryLanguage, ScenarioError):
    """A ScenarioError told in every language."""


class NotationRefused(InEveryLanguage, NotationError):
    """A NotationError told in every language."""


class TournamentError(SixRealmsError):
    """Something about a tournament that its rules or its state do not allow."""


class TournamentRefused(InEveryLanguage, TournamentError):
    """A TournamentError told in every language."""
