"""Everything that is wrong with a list of cards, told at once: each fault with its place and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms.errors import CatalogueError, DeckError, DeckRefused, InEveryLanguage, SixRealmsError

_MOST_TOLD: Final = 40

_WITHOUT_REMEDY: Final = {"card-unknown": "deck-card-unknown", "printing-unknown": "deck-printing-unknown"}
"""Refusals that know nothing near; in a list they say where to look instead."""


class DeckFaults(DeckRefused):
    """Several faults in one deck. `faults` are refusals of their own, in the order of the list."""

    def __init__(self, source: str, faults: Sequence[SixRealmsError]) -> None:
        self.faults = tuple(faults)
        self._source = source
        super().__init__("deck-faults", source=source, count=len(self.faults), first=self.faults[0])

    def headline(self, language: str) -> str:
        """How many faults there are; each stands below."""
        from sixrealms.wording import say  # the sentences are read when somebody is told one

        return say("deck-faults-above", language, source=self._source, count=len(self.faults))

    def details(self, language: str) -> tuple[str, ...]:
        """A line for each, as many as anybody reads."""
        told = [f"  {' '.join(fault.said(language).split())}" for fault in self.faults[:_MOST_TOLD]]
        if len(self.faults) > _MOST_TOLD:
            from sixrealms.wording import say  # the sentences are read when somebody is told one

            told.append(f"  {say('deck-faults-more', language, count=len(self.faults) - _MOST_TOLD)}")
        return tuple(told)


def at_place(source: str, place: str, error: CatalogueError | DeckError) -> DeckRefused:
    """What is wrong at a place of a list."""
    return DeckRefused("deck-line", source=source, line=place, why=with_remedy(error))


def with_remedy(error: CatalogueError | DeckError) -> CatalogueError | DeckError:
    """The refusal, saying where to look if it knows nothing near."""
    if isinstance(error, InEveryLanguage) and error.message_id in _WITHOUT_REMEDY:
        return DeckRefused(_WITHOUT_REMEDY[error.message_id], **error.values)
    return error


def raise_all(source: str, faults: Sequence[SixRealmsError]) -> None:
    """Nothing where nothing is wrong; one fault is raised itself, several as `DeckFaults`."""
    if len(faults) == 1:
        raise faults[0]
    if faults:
        raise DeckFaults(source, faults)
