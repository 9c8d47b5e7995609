"""Cards kept beneath a card, to be played in a fight as if they were in the hand, or for what its power says. They lie
open, they are not in play, and they go when that card goes.
"""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.combatants import combatant
from sixrealms.engine.power import Context, Effect, Test
from sixrealms.engine.state import State


class KeepsBeneath(Effect):
    """Puts cards beneath the card whose power it is; fighters of its player passing `users` may use them, if any."""

    users: Test | None


def beneath(s: State, card: int) -> list[int]:
    """What is kept beneath this card."""
    return [hung for hung in s.on(card) if s.flags[hung] & z.BENEATH]


def playable_beneath(s: State, player: int) -> tuple[int, ...]:
    """Cards kept beneath champions of this player, or what these carry, that their fighting champion may use now."""
    fighter = combatant(s, player) if s.kit.keeps_beneath and s.battle is not None else -1
    if fighter < 0:
        return ()
    found = []
    for keeper in dict.fromkeys((*s.pool(player), fighter)):
        for card in (keeper, *s.on(keeper)):
            if card in s.attached and _may_use(s, card, fighter, player):
                found += beneath(s, card)
    return tuple(found)


def _may_use(s: State, keeper: int, fighter: int, player: int) -> bool:
    x = Context(keeper, player, keeper)
    nodes = s.kit.defs[s.defn[keeper]].nodes.values()
    users = (node.users for node in nodes if isinstance(node, KeepsBeneath))
    return any(test is not None and test.holds(s, fighter, x) for test in users)
