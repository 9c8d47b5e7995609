"""What everybody at a table hears before the first game: how large the sideboards are, and who has none."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.decks import Deck
from sixrealms.errors import Phrase
from sixrealms.formats import GameName


def sideboard_notices(name: GameName, decks: Sequence[Deck], names: Sequence[str]) -> tuple[Phrase, ...]:
    """A sentence about each player's sideboard, in the order of the seats; none in games without sideboards.

    It tells the number of the cards (`option.sideboard.count-check`), never which they are, whether anybody asked or
    not (`conflict.sideboard.count`). Of a player without a sideboard it says so (`variant.sideboard.opt-out-notice`).
    """
    if "sideboard" not in name.variants:
        return ()
    return tuple(
        Phrase("notice-sideboard", who=who, count=len(deck.sideboard))
        if deck.sideboard
        else Phrase("notice-no-sideboard", who=who)
        for who, deck in zip(names, decks, strict=True)
    )
