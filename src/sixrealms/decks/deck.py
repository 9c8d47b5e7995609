"""A deck: which printings, which dungeon card, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.errors import DeckRefused


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of printing ids. Nothing here promises that the deck is legal: `decks.check` says that.

    The dungeon card lies beside the deck (`deck.dungeon.extra`). A second one stays among the cards, where
    the check finds it (`deck.dungeon.single`).
    """

    name: str
    cards: tuple[str, ...]
    dungeon: str | None = None
    sideboard: tuple[str, ...] = ()
    considering: tuple[str, ...] = ()  # cards the builder thinks about; never part of a game
    author: str = ""
    format: str = ""  # what the builder meant it for: "55", "110", "551ES" ...
    id: str = ""  # the shipped deck's short name
    realm_deck: tuple[str, ...] = ()  # the second deck of the Tyrant's Game (tyrant.decks.two)

    def __post_init__(self) -> None:
        """Refuse ids the catalogue does not hold, so that a deck is always about existing cards."""
        for printing_id in (*self.cards, *self.sideboard, *self.considering, *self.realm_deck):
            catalogue.printing(printing_id)
        if self.dungeon is not None and catalogue.printing(self.dungeon).type != "dungeon":
            card = catalogue.printing(self.dungeon)
            raise DeckRefused("deck-no-dungeon", name=card.name, id=self.dungeon, type=card.type)

    @property
    def printings(self) -> tuple[Printing, ...]:
        """The cards of the deck as printings, in the deck's order, without the dungeon card."""
        return tuple(catalogue.printing(i) for i in self.cards)

    def renamed(self, name: str) -> Deck:
        """The same deck under another name."""
        return replace(self, name=name)


def from_list(
    name: str,
    cards: Iterable[str],
    *,
    sideboard: Iterable[str] = (),
    considering: Iterable[str] = (),
    author: str = "",
    format: str = "",  # noqa: A002 - the word deck files and CrossFire use
    id: str = "",  # noqa: A002 - as in the data
    realm_deck: Iterable[str] = (),
) -> Deck:
    """A deck from one list in which the dungeon card is written among the others."""
    main = list(cards)
    dungeon = next((i for i in main if catalogue.printing(i).type == "dungeon"), None)
    if dungeon is not None:
        main.remove(dungeon)
    return Deck(name, tuple(main), dungeon, tuple(sideboard), tuple(considering), author, format, id, tuple(realm_deck))


def realm_decks(decks: Sequence[Deck]) -> tuple[tuple[str, ...], ...]:
    """The realm decks of these decks for a `GameSetup`; nothing where nobody has one."""
    return tuple(deck.realm_deck for deck in decks) if any(deck.realm_deck for deck in decks) else ()
