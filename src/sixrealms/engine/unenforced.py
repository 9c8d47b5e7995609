"""Cards of a game whose powers are not written yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixrealms.engine.kit import Kit


@dataclass(frozen=True)
class Unenforced:
    """How many cards of a game have powers that are not written yet (shown to the players)."""

    cards: int
    names: tuple[str, ...] = field(default=())


def unenforced(kit: Kit) -> Unenforced:
    """Cards in the decks whose power exists in print and not yet in the program."""
    missing = [d for d in (kit.defs[i] for i in kit.cards) if d.power is None and not d.printing.blank]
    return Unenforced(len(missing), tuple(sorted({d.name for d in missing})))
