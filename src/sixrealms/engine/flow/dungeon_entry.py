"""A dungeon card comes into play once, when its owner wants it: as the game starts or as their first turn does.

Ledger: dungeon.entry, dungeon-card.play.timing; who does not use the chance has no other
(`conflict.dungeon.entry-optional`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_yes

if TYPE_CHECKING:
    from sixrealms.engine.state import State


def offer(s: State, seat: int) -> bool:
    """Ask the player whether their dungeon card comes into play; False if they have none beside their deck."""
    held = s.listed(seat, z.DUNGEON)
    if held:
        ask_yes(s, seat, "ask-dungeon", held[0])
    return bool(held)


def take_answer(s: State, seat: int) -> None:
    """Put the card the question was about into play, or leave it where it is for the rest of the game."""
    if answered(s).verb == "yes":
        card = s.listed(seat, z.DUNGEON)[0]
        atoms.move(s, card, z.TABLE, seat)
        atoms.note(s, "dungeon", card)


def is_first_turn(s: State) -> bool:
    """Whether the turn that begins is its player's first, or their second if only the first was skipped
    (dungeon-card.play.skipped-first, dungeon-card.play.skipped-second).
    """
    skipped = s.marks.get(marks.TURNS_SKIPPED.of(s.active), 0)
    return s.turn.granted_by < 0 and s.turns_taken[s.active] == 1 and skipped <= 1
