"""A deck handed in for a game, and the ways problems with it are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sixrealms.catalogue import Printing, printing
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import DeckProblem
from sixrealms.formats.game_name import GameName

_NAMED: Final = 5  # so many cards are named in a sentence; all of them are in `DeckProblem.cards`


@dataclass(frozen=True, slots=True)
class FormatEntry:
    """A deck, the game it is for, and what else its legality hangs on.

    `issued` is the sealed deck a player was given, where that is known; `world` the world chosen for World War!, ""
    for the one most of the deck belongs to.
    """

    deck: Deck
    name: GameName
    ruleset: str = "tournament"
    players: int = 3
    issued: Deck | None = None
    world: str = ""

    @property
    def everything(self) -> tuple[Printing, ...]:
        """Every card handed in: the deck, its dungeon card, sideboard and realm deck."""
        deck = self.deck
        dungeon = (deck.dungeon,) if deck.dungeon else ()
        return tuple(printing(i) for i in (*deck.cards, *dungeon, *deck.sideboard, *deck.realm_deck))


def banned(rule: str, message: str, cards: Sequence[Printing], **values: str | int) -> Iterable[DeckProblem]:
    """One problem about these cards, which are all to be replaced; nothing when there are none."""
    if cards:
        args = {"count": len(cards), "names": names_of(cards), **values}
        yield DeckProblem(rule, message, args, ids(cards), "mend-replace", {"count": len(cards)})


def names_of(cards: Sequence[Printing]) -> str:
    """The first few names, and how many more there are."""
    names = list(dict.fromkeys(p.name for p in cards))
    more = f" (+{len(names) - _NAMED})" if len(names) > _NAMED else ""
    return ", ".join(names[:_NAMED]) + more


def ids(cards: Iterable[Printing]) -> tuple[str, ...]:
    """The printing ids of cards."""
    return tuple(p.id for p in cards)
