"""Locked decks: when two are the same, and the next game of a match with those of the last (general.deck.locked)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from sixrealms.decks import Deck
from sixrealms.engine import marks
from sixrealms.engine.chance import Seed
from sixrealms.engine.state import State
from sixrealms.errors import DeckRefused
from sixrealms.table import start


def same_lists(one: Deck, other: Deck) -> bool:
    """Whether two decks hold the same cards in the same places, in whatever order."""
    return (
        Counter(one.cards) == Counter(other.cards)
        and Counter(one.sideboard) == Counter(other.sideboard)
        and Counter(one.realm_deck) == Counter(other.realm_deck)
        and one.dungeon == other.dungeon
    )


def destroyed(finished: State) -> dict[int, list[str]]:
    """Printings that were physically destroyed by card play in this game, by their owner's seat."""
    found: dict[int, list[str]] = {}
    for key in sorted(finished.marks):
        if key.startswith(marks.TORN.prefix):
            card = int(key.removeprefix(marks.TORN.prefix))
            found.setdefault(finished.owner[card], []).append(finished.kit.defs[finished.defn[card]].printing.id)
    return found


def next_game(finished: State, seed: Seed, decks: Sequence[Sequence[str]] | None = None) -> State:
    """The next game of a match with the decks of the last one.

    `decks` may be handed in again; they must be the same cards. A destroyed card is gone from its deck, unless its
    owner adds one replacement copy, which is what handing in the full deck means (general.deck.destroyed-replacement).
    Raises DeckError if the last game is not over or a deck was changed.
    """
    if finished.result is None:
        raise DeckRefused("match-game-open")
    setup = finished.kit.setup
    gone = destroyed(finished)
    lists = []
    for seat, registered in enumerate(setup.decks):
        without = list(registered)
        for printing in gone.get(seat, ()):
            without.remove(printing)
        wanted = tuple(without) if decks is None else tuple(decks[seat])
        if Counter(wanted) not in (Counter(registered), Counter(without)):
            changed = sorted((Counter(wanted) - Counter(registered)) + (Counter(registered) - Counter(wanted)))
            raise DeckRefused("match-deck-changed", seat=str(seat + 1), cards=", ".join(changed))
        lists.append(wanted)
    return start(replace(setup, decks=tuple(lists), seed=seed))
