"""The decks of an event: as they are kept, and the refusal of one that is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms import catalogue, decks
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import DeckProblem, mend, sentence
from sixrealms.errors import SixRealmsError
from sixrealms.tournament.brackets import Because
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.refusals import EventRefused, refused

_TOLD: Final = 3  # so many problems of a deck are told in one line


class EntryDeckRefused(EventRefused):
    """A deck that is not legal for the game of the event, with everything that is wrong with it."""

    def __init__(self, player: str, deck: str, problems: Sequence[DeckProblem]) -> None:
        self.problems = tuple(problems)
        rules = tuple(dict.fromkeys(one.rule_id for one in problems))
        super().__init__(Because("event-refused-deck-illegal", rules, {"player": player, "deck": deck}))

    def said(self, language: str) -> str:
        """The refusal with the first problems in words."""
        told = self.problems[:_TOLD]
        why = "; ".join(f"{sentence(one, language)} ({mend(one, language)})" for one in told)
        more = len(self.problems) - _TOLD
        return f"{super().said(language)}: {why}" + (f" (+{more})" if more > 0 else "")


def list_of(deck: Deck) -> DeckList:
    """A deck in the form in which it is kept."""
    return DeckList(deck.name, deck.cards, deck.dungeon or "", deck.sideboard, deck.realm_deck, deck.considering)


def deck_of(kept: DeckList) -> Deck:
    """A kept list as a deck; EventRefused for a card nobody knows."""
    cards = (*kept.cards, kept.dungeon) if kept.dungeon else kept.cards
    try:
        return decks.from_list(
            kept.name or "deck", cards, sideboard=kept.sideboard, considering=kept.booster, realm_deck=kept.realms
        )
    except SixRealmsError as wrong:
        raise refused("deck-unknown-card", why=str(wrong)) from None


def printing_called(said: str, pile: Sequence[str]) -> str | None:
    """The printing of a pile that is meant, by its id or by the name of the card."""
    if said in pile:
        return said
    return next((one for one in pile if folded(catalogue.printing(one).name) == folded(said)), None)
