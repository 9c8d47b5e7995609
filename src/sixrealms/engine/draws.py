"""Drawing from one's pile, and what becomes of the discards when it is empty."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import State


def draw(s: State, player: int, count: int) -> list[int]:
    """Draw up to `count` cards; what the pile cannot give is lost (deckout.lost-draws), unless the discards become a
    new pile at once (option.barbarian.reshuffle).
    """
    drawn = list(atoms.draw(s, player, max(count, 0)))
    at_once = rules_for(s, player).empty_pile == "at-once"
    if at_once and not s.listed(player, z.DRAW):
        renew_pile(s, player)
        drawn += atoms.draw(s, player, max(count, 0) - len(drawn))
    if drawn:
        note(s, "draw", player, *drawn)
    if not s.listed(player, z.DRAW) and not at_once:
        s.marks[marks.PILE_EMPTY.alone] = 1
    return drawn


def renew_pile(s: State, player: int) -> None:
    """The discard pile, shuffled, becomes the draw pile; the Abyss does not (option.true-victory.abyss-excluded)."""
    pile = s.listed(player, z.DISCARD)
    if not pile:
        return
    for card in pile:
        atoms.move(s, card, z.DRAW)
    atoms.shuffle(s, player)
    note(s, "reshuffle", player)
