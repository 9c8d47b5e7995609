"""Cards kept beneath a champion, to be played in a fight as if they were in the hand. They lie open, they are not in
play, and they go when that champion goes.
"""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.combatants import combatant
from sixrealms.engine.power import Context, Effect, Test
from sixrealms.engine.state import State


class KeepsBeneath(Effect):
    """Puts cards beneath the card whose power it is; fighters of its player passing `users` may use them."""

    users: Test


def beneath(s: State, card: int) -> list[int]:
    """What is kept beneath this card."""
    return [hung for hung in s.on(card) if s.flags[hung] & z.BENEATH]


def playable_beneath(s: State, player: int) -> tuple[int, ...]:
    """Cards kept beneath champions of this player that their fighting champion may use now."""
    fighter = combatant(s, player) if s.kit.keeps_beneath else -1
    if fighter < 0:
        return ()
    found = []
    for keeper in dict.fromkeys((*s.pool(player), fighter)):
        if keeper not in s.attached:
            continue
        x = Context(keeper, player, keeper)
        nodes = s.kit.defs[s.defn[keeper]].nodes.values()
        if any(isinstance(node, KeepsBeneath) and node.users.holds(s, fighter, x) for node in nodes):
            found += beneath(s, keeper)
    return tuple(found)
