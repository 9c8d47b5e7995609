"""Showing everybody what is played: the registered decks, once nobody can change theirs any more."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.refusals import refused


class DecksPublished(Record, frozen=True, tag="decks-published"):
    """Everybody may look at the registered decks, or nobody but their players any more."""

    alone = True

    published: bool = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.decks_published = self.published

    def about(self) -> tuple[str, ...]:
        return ("decks-published",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"published": int(self.published)}


class PublishDecks(Command, frozen=True, tag="publish-decks"):
    """Show everybody the registered decks, or hide them again."""

    after_the_end = True

    published: bool = True

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Refused while somebody could still build theirs against what they see (`protocol.deck-locked`)."""
        if event.plan.decks == "none":
            raise refused("no-decks")
        if self.published and event.registers_decks:
            raise refused("decks-open", "protocol.deck-locked")
        if event.decks_published == self.published:
            raise refused("decks-published-so", published=int(self.published))
        return (DecksPublished(self.published),)
